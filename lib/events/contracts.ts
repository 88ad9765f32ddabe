import * as z from "zod/mini";
import { isPublicHttpsUrl } from "@/lib/core/urls/public-url";
import {
  eventPicture,
  eventQuestion,
  maxSeats,
  pictureList,
  questionList,
  rsvpId,
  ticketPrice,
} from "@/lib/events/ticket-contracts";

/** From when each plan can take a seat, collectors first; null for immediately. */
const openingTimes = z.object({
  collectors: z.nullable(z.string()),
  yearly: z.nullable(z.string()),
  monthly: z.nullable(z.string()),
  everyone: z.nullable(z.string()),
});
export type OpeningTimes = z.infer<typeof openingTimes>;

/** What a seat costs by plan, in naira; 0 is free. */
const eventPrices = z.object({
  collectors: z.number(),
  yearly: z.number(),
  monthly: z.number(),
  everyone: z.number(),
});
export type EventPrices = z.infer<typeof eventPrices>;

const publicEventFields = {
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  endDate: z.nullable(z.string()),
  place: z.string(),
  isOnline: z.boolean(),
  capacity: z.nullable(z.int()),
  /** The length of the waiting list. */
  waiting: z.int(),
  opens: openingTimes,
  /** Until when seats can be reserved; null until the event is over. */
  rsvpUntil: z.nullable(z.string()),
  prices: eventPrices,
  /** A guest who cancels gets the price back until so many hours before the start; null for never. */
  refundHours: z.nullable(z.int()),
  /** How many seats one person may take. */
  maxSeats: z.int(),
  /** Only people with the link find it. */
  isHidden: z.boolean(),
  /** A seat needs a code. */
  hasCode: z.boolean(),
  questions: z.array(eventQuestion),
  /** The text and pictures of a past event. */
  recap: z.string(),
  pictures: z.array(eventPicture),
  /** The slug of the leader whose artwork its page shows; null for one that is chosen by the id. */
  artwork: z.nullable(z.string()),
  /** A picture of its own, shown instead of the artwork. */
  image: z.nullable(eventPicture),
  /** The reason of a cancelled event; otherwise null. */
  cancelled: z.nullable(z.string()),
};

/** The public view of an event, without its link. Dates are ISO 8601 in UTC; seats are null without a limit. */
export const eventCard = z.object({ ...publicEventFields, seatsLeft: z.nullable(z.int()) });
export type EventCard = z.infer<typeof eventCard>;

const requiredText = "Please fill in required fields";

/** The link of an online event, which is for VIPs only. */
const eventLink = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((value) => value === "" || isPublicHttpsUrl(value), {
    error: "Enter a public URL that starts with https://, without a password in it",
  }),
);

/** A date and time; without an offset it is Lagos time. */
const eventTime = z.pipe(
  z
    .string(requiredText)
    .check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/, requiredText)),
  z.pipe(
    z.transform((value: string) => {
      const dateTime = value.includes("T") ? value : `${value}T00:00`;
      return new Date(/(Z|[+-]\d{2}:\d{2})$/.test(dateTime) ? dateTime : `${dateTime}+01:00`);
    }),
    z
      .date(requiredText)
      .check(z.refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= 2100, requiredText)),
  ),
);

const optionalEventTime = z.optional(z.nullable(z.union([z.literal(""), eventTime])));

const eventFields = {
  /** One line, because it is used in email subjects. */
  title: z.string(requiredText).check(z.trim(), z.minLength(1, requiredText), z.maxLength(140), z.regex(/^\P{Cc}+$/u)),
  date: eventTime,
  description: z._default(z.string().check(z.trim(), z.maxLength(4_000)), ""),
  link: z._default(z.nullable(eventLink), null),
  endDate: z.optional(z.nullable(z.union([z.literal(""), eventTime]))),
  place: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  isOnline: z._default(z.boolean(), false),
  /** The venue details: street and entrance, for attendees only. */
  door: z._default(z.string().check(z.trim(), z.maxLength(500)), ""),
  capacity: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100_000)))),
  /** From when each plan can take a seat; if one is set, all later ones must be. */
  collectorsFrom: optionalEventTime,
  yearlyFrom: optionalEventTime,
  monthlyFrom: optionalEventTime,
  everyoneFrom: optionalEventTime,
  /** Until when seats can be reserved; after every opening time, and not after the event. */
  rsvpUntil: optionalEventTime,
  /** What a seat costs by plan, in naira: never more for a higher plan. */
  collectorPrice: ticketPrice,
  yearlyPrice: ticketPrice,
  monthlyPrice: ticketPrice,
  everyonePrice: ticketPrice,
  refundHours: z._default(z.nullable(z.int().check(z.gte(0), z.lte(8_760))), 24),
  maxSeats: z._default(maxSeats, 1),
  isHidden: z._default(z.boolean(), false),
  accessCode: z._default(z.string().check(z.trim(), z.maxLength(40)), ""),
  questions: z._default(questionList, []),
  recap: z._default(z.string().check(z.trim(), z.maxLength(6_000)), ""),
  pictures: z._default(pictureList, []),
  artwork: z._default(z.string().check(z.maxLength(80)), ""),
  image: z._default(z.nullable(eventPicture), null),
};

/** GET /events. */
export const eventsReply = z.object({ events: z.array(eventCard) });

/** POST /events. */
export const eventBody = z.object(eventFields);
export type EventBody = z.infer<typeof eventBody>;
/** PUT /events/{id}: every field, and the version that was edited. */
export const eventChange = z.object({ ...eventFields, version: z.optional(z.int()) });
export type EventChange = z.infer<typeof eventChange>;
export const eventParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });

/** An event with its link, for VIPs and admins. */
export const eventDetail = z.object({
  ...publicEventFields,
  seatsTaken: z.int(),
  link: z.nullable(z.string()),
  version: z.int(),
});
export type EventDetail = z.infer<typeof eventDetail>;
export const eventReply = z.object({ event: eventDetail });

/** An event for the admin area, with the venue details and the number of checked-in guests. */
export const adminEvent = z.extend(eventDetail, {
  door: z.string(),
  checkedIn: z.int(),
  accessCode: z.string(),
  /** What the seats have brought in, without refunds, in naira. */
  paid: z.number(),
  /** How many seats are offered to the waiting list, how many are being paid for, and how many people without an account have not confirmed. */
  offered: z.int(),
  held: z.int(),
  unconfirmed: z.int(),
});
export type AdminEvent = z.infer<typeof adminEvent>;
export const adminEventReply = z.object({ event: adminEvent });

/** POST /events/{id}/cancel: the reason is public and part of the email to attendees. */
export const cancelEventBody = z.object({
  reason: z
    .string("A reason is required")
    .check(z.trim(), z.minLength(1, "A reason is required"), z.maxLength(300, "Please use at most 300 characters")),
});
export const cancelEventReply = z.object({ event: adminEvent, emailsSent: z.int() });
export type CancelEventReply = z.infer<typeof cancelEventReply>;

/** POST /events/{id}/duplicate: the times of the copy. */
export const duplicateEventBody = z.object({
  start: z.iso.datetime({ offset: true, error: "Enter a date and time" }),
  end: z.iso.datetime({ offset: true, error: "Enter a date and time" }),
  /** Another date of the same event: the pages of both list each other. */
  sameSeries: z._default(z.boolean(), false),
});
/** /events/{id}/waitlist/{rsvp}. */
export const waitlistParams = z.object({ ...eventParams.shape, rsvp: rsvpId });
/** /events/{id}/attendees/{rsvp}. */
export const attendeeParams = z.object({ ...eventParams.shape, rsvp: rsvpId });

/** A user's RSVP for an event: a seat, an offered or unpaid seat, a place on the waiting list (`place` counts from 1), or none. */
export const rsvpStatus = z.object({
  event: z.string(),
  status: z.enum(["seat", "offered", "held", "waiting", "none"]),
  place: z.nullable(z.int()),
  /** From when this user can take a seat; null if they can already. */
  opensAt: z.nullable(z.string()),
  /** The end of the offer, or of the time to pay. */
  expiresAt: z.nullable(z.string()),
  /** What a seat costs this user, in naira. */
  price: z.number(),
  /** How many seats this user has or is paying for, with those of companions. */
  seats: z.int(),
  /** How many of them are held until they are paid for. */
  paying: z.int(),
});
export type RsvpStatus = z.infer<typeof rsvpStatus>;
/** GET /events/rsvps: the caller's RSVP for each upcoming event, and for a hidden one whose id they have. */
export const rsvpStatusesQuery = z.object({ event: z.optional(eventParams.shape.id) });
export const rsvpStatusesReply = z.object({ seats: z.array(rsvpStatus) });
/** POST /events/{id}/cancel-rsvp; `refunded` is what is sent back, in naira. */
export const cancelRsvpReply = z.object({ seat: rsvpStatus, refunded: z.number() });
/** POST /events/{id}/rsvp; with the page of the payment for a seat that costs something. */
export const rsvpReply = z.object({ seat: rsvpStatus, authorization_url: z.nullable(z.string()) });

/** GET /events/{id}/check-in: everyone with a seat, by last name. */
const checkInGuest = z.object({
  _id: z.string(),
  name: z.string(),
  code: z.string(),
  checkedInAt: z.nullable(z.string()),
  /** The name of the admin who checked the guest in. */
  checkedInBy: z.nullable(z.string()),
});
export type CheckInGuest = z.infer<typeof checkInGuest>;
/** `storedUntil` is when a device has to erase its copy of the list. */
export const checkInListReply = z.object({ guests: z.array(checkInGuest), waiting: z.int(), storedUntil: z.string() });
export type CheckInListReply = z.infer<typeof checkInListReply>;

/**
 * POST /events/{id}/check-in: the scanned or typed code of a ticket. The Idempotency-Key identifies a retry. `secondsAgo` is how long the
 * device has had the check-in without a connection.
 */
export const checkInBody = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  secondsAgo: z.optional(z.int().check(z.gte(0), z.lte(86_400))),
});
/** `already` is the time of an earlier check-in; null when this request checked the guest in. */
export const checkInReply = z.object({ guest: checkInGuest, already: z.nullable(z.string()) });
export type CheckInReply = z.infer<typeof checkInReply>;
/** DELETE /events/{id}/check-in: undoes a check-in. */
export const undoCheckInQuery = z.object({ guest: rsvpId });

/** The list of the admin area: events to come, or those that are over or cancelled. */
export const eventsWhen = z.enum(["upcoming", "past"]);
export type EventsWhen = z.infer<typeof eventsWhen>;
