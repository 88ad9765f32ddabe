import { throwAppError } from "@/lib/core/errors";
import { toKobo, toNaira } from "@/lib/core/money";
import type { EventBody, EventCard, EventPrices, OpeningTimes } from "@/lib/events/contracts";
import { openingDatesRefusal, priceRefusal, rsvpUntilRefusal } from "@/lib/events/rules";
import { type EventPicture, type EventQuestion, pictureList, questionList } from "@/lib/events/ticket-contracts";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import type { Fields } from "@/lib/versions/contracts";
import type { Event } from "@/prisma/generated/client";

/** The columns that the event form sets. Throws with `errorMessage` for inconsistent times. */
export function toEventColumns(body: EventBody) {
  const { title, date, description, link, endDate, place, isOnline, door, capacity } = body;
  const endsAt = endDate || null;
  if (endsAt && endsAt <= date)
    throwAppError("invalid_input", "The end must be after the start", {
      fields: { endDate: "The end must be after the start" },
    });
  const openings = {
    collectorsFrom: body.collectorsFrom || null,
    yearlyFrom: body.yearlyFrom || null,
    monthlyFrom: body.monthlyFrom || null,
    everyoneFrom: body.everyoneFrom || null,
  };
  const rsvpUntil = body.rsvpUntil || null;
  const errors = openingDatesRefusal(openings) ?? rsvpUntilRefusal(rsvpUntil, { openings, overAt: endsAt ?? date });
  if (errors) throwAppError("invalid_input", Object.values(errors)[0] ?? "Please check the dates", { fields: errors });
  if (body.artwork && !leaders.some(({ slug }) => slug === body.artwork))
    throwAppError("invalid_input", "There is no such artwork", { fields: { artwork: "There is no such artwork" } });
  const priceErrors = priceRefusal(body);
  if (priceErrors) throwAppError("invalid_input", Object.values(priceErrors)[0] ?? "", { fields: priceErrors });
  return {
    title,
    startsAt: date,
    collectorKobo: BigInt(toKobo(body.collectorPrice)),
    yearlyKobo: BigInt(toKobo(body.yearlyPrice)),
    monthlyKobo: BigInt(toKobo(body.monthlyPrice)),
    everyoneKobo: BigInt(toKobo(body.everyonePrice)),
    refundHours: body.refundHours,
    maxSeats: body.maxSeats,
    isHidden: body.isHidden,
    accessCode: body.accessCode || null,
    questions: body.questions,
    recap: body.recap,
    pictures: body.pictures,
    artwork: body.artwork || null,
    imageUrl: body.image?.url ?? null,
    imageAlt: body.image?.alt ?? "",
    description,
    link: link || null,
    endsAt,
    place,
    isOnline,
    venueDetails: door,
    capacity: capacity ?? null,
    ...openings,
    rsvpUntil,
  };
}

/** The fields of an event that have versions, as the request that saves them takes them. */
export const toEventFields = (row: Event): Fields => ({
  title: row.title,
  description: row.description,
  date: row.startsAt.toISOString(),
  endDate: toIso(row.endsAt),
  place: row.place,
  capacity: row.capacity,
  isOnline: row.isOnline,
  door: row.venueDetails,
  link: row.link ?? "",
  collectorsFrom: toIso(row.collectorsFrom),
  yearlyFrom: toIso(row.yearlyFrom),
  monthlyFrom: toIso(row.monthlyFrom),
  everyoneFrom: toIso(row.everyoneFrom),
  rsvpUntil: toIso(row.rsvpUntil),
  collectorPrice: toNaira(row.collectorKobo),
  yearlyPrice: toNaira(row.yearlyKobo),
  monthlyPrice: toNaira(row.monthlyKobo),
  everyonePrice: toNaira(row.everyoneKobo),
  refundHours: row.refundHours,
  maxSeats: row.maxSeats,
  isHidden: row.isHidden,
  accessCode: row.accessCode ?? "",
  questions: questionsOf(row),
  recap: row.recap,
  pictures: picturesOf(row),
  artwork: row.artwork ?? "",
  image: imageOf(row),
});

export const questionsOf = ({ questions }: Pick<Event, "questions">): EventQuestion[] => questionList.parse(questions);
const imageOf = ({ imageUrl, imageAlt }: Event): EventPicture | null =>
  imageUrl === null ? null : { url: imageUrl, alt: imageAlt };
const picturesOf = ({ pictures }: Event): EventPicture[] => pictureList.parse(pictures);

const toPrices = ({ collectorKobo, yearlyKobo, monthlyKobo, everyoneKobo }: Event): EventPrices => ({
  collectors: toNaira(collectorKobo),
  yearly: toNaira(yearlyKobo),
  monthly: toNaira(monthlyKobo),
  everyone: toNaira(everyoneKobo),
});

/** Adds the length of the waiting list to an event row. */
export const includeWaitingCount = { _count: { select: { rsvps: { where: { status: "waiting" as const } } } } };

export type EventRow = Event & { _count: { rsvps: number } };

const toIso = (at: Date | null) => at?.toISOString() ?? null;

export const toOpeningTimes = ({ collectorsFrom, yearlyFrom, monthlyFrom, everyoneFrom }: Event): OpeningTimes => ({
  collectors: toIso(collectorsFrom),
  yearly: toIso(yearlyFrom),
  monthly: toIso(monthlyFrom),
  everyone: toIso(everyoneFrom),
});

/** The public fields of an event, without the free seats. */
export const toPublicEvent = (row: EventRow): Omit<EventCard, "seatsLeft"> => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  date: row.startsAt.toISOString(),
  endDate: toIso(row.endsAt),
  place: row.place,
  isOnline: row.isOnline,
  capacity: row.capacity,
  waiting: row._count.rsvps,
  opens: toOpeningTimes(row),
  rsvpUntil: toIso(row.rsvpUntil),
  prices: toPrices(row),
  refundHours: row.refundHours,
  maxSeats: row.maxSeats,
  isHidden: row.isHidden,
  hasCode: row.accessCode !== null,
  questions: questionsOf(row),
  recap: row.recap,
  pictures: picturesOf(row),
  artwork: row.artwork,
  image: imageOf(row),
  cancelled: row.cancelledAt ? (row.cancelReason ?? "This event is cancelled.") : null,
});

export function toEventCard(row: EventRow): EventCard {
  return {
    ...toPublicEvent(row),
    seatsLeft: row.capacity === null ? null : Math.max(row.capacity - row.seatsTaken, 0),
  };
}
