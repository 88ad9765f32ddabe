import * as z from "zod/mini";

/** From when each circle may have a seat, the collectors first; null for at once. */
const opens = z.object({
  collectors: z.nullable(z.string()),
  yearly: z.nullable(z.string()),
  monthly: z.nullable(z.string()),
  everyone: z.nullable(z.string()),
});
export type Opens = z.infer<typeof opens>;

const shown = {
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  endDate: z.nullable(z.string()),
  place: z.string(),
  isOnline: z.boolean(),
  capacity: z.nullable(z.int()),
  /** How many stand in line for a seat. */
  waiting: z.int(),
  opens,
  /** Why it does not take place; null when it does. */
  cancelled: z.nullable(z.string()),
};

/** An event as everyone may see it: never its link. Dates are ISO 8601 in UTC; seats are null where there is no limit. */
export const eventCard = z.object({ ...shown, seatsLeft: z.nullable(z.int()) });
export type EventCard = z.infer<typeof eventCard>;

/** The web address of an evening, which only members are told. */
const link = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((value) => value === "" || isWebAddress(value), { error: "A link begins with https://" }),
);

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol);
}

/** A moment with its offset, or without one as it is in Lagos; within the years that a museum plans for. */
const moment = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/)),
  z.pipe(
    z.transform((value: string) => {
      const whole = value.includes("T") ? value : `${value}T00:00`;
      return new Date(/(Z|[+-]\d{2}:\d{2})$/.test(whole) ? whole : `${whole}+01:00`);
    }),
    z.date().check(z.refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= 2100)),
  ),
);

const opening = z.optional(z.nullable(z.union([z.literal(""), moment])));

const eventFields = {
  /** One line: it is the subject of the letters to its guests. */
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(140), z.regex(/^\P{Cc}+$/u)),
  date: moment,
  description: z._default(z.string().check(z.trim(), z.maxLength(4_000)), ""),
  link: z._default(z.nullable(link), null),
  endDate: z.optional(z.nullable(z.union([z.literal(""), moment]))),
  place: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  /** It takes place on the wire. */
  isOnline: z._default(z.boolean(), false),
  /** The street and the door, for those who have a seat. */
  door: z._default(z.string().check(z.trim(), z.maxLength(500)), ""),
  capacity: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100_000)))),
  /** From when each circle may have a seat; one that is named is followed by all the later ones. */
  collectorsFrom: opening,
  yearlyFrom: opening,
  monthlyFrom: opening,
  everyoneFrom: opening,
};

/** GET /events, for everybody. */
export const eventsReply = z.object({ events: z.array(eventCard) });

/** POST /events. */
export const eventBody = z.object(eventFields);
export type EventBody = z.infer<typeof eventBody>;
/** PUT /events/{id}: the whole event, on the version that was looked at. */
export const eventChange = z.object({ ...eventFields, version: z.optional(z.int()) });
export type EventChange = z.infer<typeof eventChange>;
export const eventParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });

/** An event with its link, for those who may come: members of the Circle and admins. */
export const eventDetail = z.object({ ...shown, seatsTaken: z.int(), link: z.nullable(z.string()), version: z.int() });
export type EventDetail = z.infer<typeof eventDetail>;
export const eventReply = z.object({ event: eventDetail });

/** An event as its desk sees it: with the door, and how many have come. */
export const deskEvent = z.extend(eventDetail, { door: z.string(), checkedIn: z.int() });
export type DeskEvent = z.infer<typeof deskEvent>;
export const deskEventReply = z.object({ event: deskEvent });

/** POST /events/{id}/cancel: the reason stands on the public pages and in the letter to everybody who meant to come. */
export const cancelBody = z.object({
  reason: z
    .string("Please say why, in a sentence")
    .check(
      z.trim(),
      z.minLength(1, "Please say why, in a sentence"),
      z.maxLength(300, "Please use at most 300 characters"),
    ),
});
export const cancelReply = z.object({ event: deskEvent, told: z.int() });
export const goneReply = z.object({});

/** What somebody has of an event: a seat, a place in the line (`place` counts from 1), or neither. */
export const standing = z.object({
  event: z.string(),
  status: z.enum(["seat", "waiting", "none"]),
  place: z.nullable(z.int()),
  /** From when this person may have a seat; null where that moment has come. */
  opensAt: z.nullable(z.string()),
});
export type Standing = z.infer<typeof standing>;
/** GET /events/seats: of every event to come, what the caller has of it. */
export const standingsReply = z.object({ seats: z.array(standing) });
/** POST /events/{id}/seat and /events/{id}/leave. */
export const standingReply = z.object({ seat: standing });

/** GET /events/{id}/check-in: everybody who has a seat, by name; codes are for the door alone. `now` is the database's clock. */
const guestAtDoor = z.object({
  _id: z.string(),
  name: z.string(),
  code: z.string(),
  checkedInAt: z.nullable(z.string()),
});
export type GuestAtDoor = z.infer<typeof guestAtDoor>;
export const doorReply = z.object({ guests: z.array(guestAtDoor), waiting: z.int() });
export type DoorReply = z.infer<typeof doorReply>;

/** POST /events/{id}/check-in: the code of a ticket, as it was scanned or typed. The Idempotency-Key names the press. */
export const checkInBody = z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) });
/** `already` is the moment of an earlier check-in by another press; null when this one let them in. */
export const checkInReply = z.object({ guest: guestAtDoor, already: z.nullable(z.string()) });
export type CheckInReply = z.infer<typeof checkInReply>;
/** DELETE /events/{id}/check-in: takes a mistaken check-in back. */
export const uncheckQuery = z.object({ guest: z.string().check(z.regex(/^rsv_\w{1,40}$/)) });

/** A guest as the desk lists them. */
export type Guest = {
  _id: string;
  name: string;
  email: string;
  status: "seat" | "waiting";
  joinedAt: string;
  checkedInAt: string | null;
};
