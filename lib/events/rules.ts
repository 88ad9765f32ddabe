import type { EventQuestion, GuestResponses } from "@/lib/events/ticket-contracts";

type OpeningDates = Record<"collectorsFrom" | "yearlyFrom" | "monthlyFrom" | "everyoneFrom", Date | null>;

/** The plans in the order in which an event opens to them. */
const openingOrder = ["collectorsFrom", "yearlyFrom", "monthlyFrom", "everyoneFrom"] as const;

/** Errors by field, or null when the opening times are in order. */
export function openingDatesRefusal(openings: OpeningDates): Record<string, string> | null {
  for (const [index, field] of openingOrder.entries()) {
    const previous = openingOrder.slice(0, index).findLast((each) => openings[each] !== null);
    if (!previous) continue;
    const [own, earlier] = [openings[field], openings[previous]];
    if (own === null) return { [field]: "Required, because an earlier group has an opening time" };
    if (earlier && own < earlier) return { [field]: "This group cannot start before the one above it" };
  }
  return null;
}

/** Errors by field, or null when reservations end after every opening time and not after the event. */
export function rsvpUntilRefusal(
  rsvpUntil: Date | null,
  { openings, overAt }: { openings: OpeningDates; overAt: Date },
): Record<string, string> | null {
  if (!rsvpUntil) return null;
  if (rsvpUntil > overAt) return { rsvpUntil: "Reservations cannot end after the event" };
  const opensLast = openingOrder.some((field) => (openings[field] ?? rsvpUntil) > rsvpUntil);
  return opensLast ? { rsvpUntil: "Reservations cannot end before they open" } : null;
}

/** Normalizes a scanned URL or a typed code to the stored form of a ticket code; null for other input. */
export function parseTicketCode(input: string): string | null {
  const last = input.trim().split("#").at(-1) ?? "";
  const code = last
    .toUpperCase()
    .replace(/[\s-]/g, "")
    // Corrects misread characters: the alphabet has no I, L, O or U.
    .replace(/[IL]/g, "1")
    .replaceAll("O", "0");
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : null;
}

/** An event without an end is over after so long. */
const EVENT_LENGTH_MS = 12 * 3_600_000;

/** Until when a device may keep the list of guests for a check-in without a connection: the end of the event. */
export const checkInListExpiry = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }): Date =>
  endsAt ?? new Date(startsAt.getTime() + EVENT_LENGTH_MS);

export const notWaitingMessage = "This person is no longer on the waiting list. Reload the page.";

type PlanPrices = Record<"collectorPrice" | "yearlyPrice" | "monthlyPrice" | "everyonePrice", number>;

/** The plans from the lowest price to the highest, so that a higher plan never pays more. */
const priceOrder = ["collectorPrice", "yearlyPrice", "monthlyPrice", "everyonePrice"] as const;

/** Errors by field, or null when no plan pays more than the one below it. */
export function priceRefusal(prices: PlanPrices): Record<string, string> | null {
  for (const [index, field] of priceOrder.entries()) {
    const next = priceOrder[index + 1];
    if (next && prices[field] > prices[next]) return { [field]: "This plan cannot pay more than the one below it" };
  }
  return null;
}

/**
 * The responses to the questions of an event, without those to other questions, and the errors by `responses.<id>`: a required answer that is
 * missing, or one that is not among the options.
 */
export function readResponses(
  questions: readonly EventQuestion[],
  given: GuestResponses,
): { responses: GuestResponses; errors: Record<string, string> | null } {
  const responses: GuestResponses = {};
  const errors: Record<string, string> = {};
  for (const { id, options, required } of questions) {
    const response = (given[id] ?? "").trim();
    if (response === "") {
      if (required) errors[`responses.${id}`] = "Please answer this question";
    } else if (options.length > 0 && !options.includes(response))
      errors[`responses.${id}`] = "Please choose one of the answers";
    else responses[id] = response;
  }
  return { responses, errors: Object.keys(errors).length > 0 ? errors : null };
}

/** "1 seat", "3 seats". */
export const seatCount = (seats: number): string => `${seats} ${seats === 1 ? "seat" : "seats"}`;

/** What an event says about refunds, on its page and on the ticket. */
export function refundSentence(hours: number | null): string {
  if (hours === null) return "Tickets are not refunded, unless the event is cancelled.";
  if (hours === 0) return "Full refund if you cancel before the start.";
  const time = hours % 24 === 0 && hours >= 48 ? `${hours / 24} days` : `${hours} ${hours === 1 ? "hour" : "hours"}`;
  return `Full refund if you cancel at least ${time} before the start. After that there is none, unless the event is cancelled.`;
}

type LinkRules = { everyoneKobo: bigint; accessCode: string | null };
type LinkViewer = { isAdmin: boolean; isVip: boolean; hasSeat: boolean };

/** Whether the link goes to the guests of the event, not to the members. */
const isLinkForAttendees = ({ everyoneKobo, accessCode }: LinkRules): boolean =>
  everyoneKobo > 0n || accessCode !== null;

/** Who may see the link to join online: admins; the guests of an event that costs something or has a code; the members of any other. */
export const canSeeLink = (event: LinkRules, { isAdmin, isVip, hasSeat }: LinkViewer): boolean =>
  isAdmin || (isLinkForAttendees(event) ? hasSeat : isVip);

/** Why a viewer of an online event does not see its link: it has none yet, or the viewer needs a plan or a seat. */
export type MissingLink = "later" | "plan" | "seat";

/** Why a viewer does not see the link of an online event; null with the link, and for an event that is not online. */
export function missingLink(
  event: LinkRules & { isOnline: boolean; link: string | null },
  viewer: LinkViewer,
): MissingLink | null {
  if (!event.isOnline) return null;
  if (canSeeLink(event, viewer)) return event.link ? null : "later";
  return isLinkForAttendees(event) ? "seat" : "plan";
}

/** How many seats one person can take of those that are left; 1 for the waiting list. */
export const mostSeats = ({ maxSeats, seatsLeft }: { maxSeats: number; seatsLeft: number | null }): number =>
  Math.max(Math.min(maxSeats, seatsLeft ?? maxSeats), 1);

/** Whether anybody pays for a seat. */
export const isPaidEvent = ({ everyone }: { everyone: number }): boolean => everyone > 0;
