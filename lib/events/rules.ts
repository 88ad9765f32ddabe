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
