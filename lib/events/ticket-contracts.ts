import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";

export const rsvpId = z.string().check(z.regex(/^rsv_\w{1,40}$/));

/** The most seats that one person may be allowed to take. */
export const MOST_SEATS = 10;
export const maxSeats = z.int().check(z.gte(1, "At least 1"), z.lte(MOST_SEATS, `At most ${MOST_SEATS}`));

/** A question to guests. Without options the answer is a text. */
export const eventQuestion = z.object({
  id: z.string().check(z.regex(/^q[0-9a-z]{1,12}$/)),
  label: z.string().check(z.trim(), z.minLength(1, "Write the question"), z.maxLength(200)),
  options: z
    .array(z.string().check(z.trim(), z.minLength(1, "Write the option"), z.maxLength(80)))
    .check(z.maxLength(12)),
  required: z.boolean(),
});
export type EventQuestion = z.infer<typeof eventQuestion>;
export const questionList = z.array(eventQuestion).check(
  z.maxLength(10, "At most 10 questions"),
  z.refine(
    (questions) => new Set(questions.map(({ id }) => id)).size === questions.length,
    "Each question needs an id",
  ),
);

/** A picture of an event, by the URL of its upload. */
export const eventPicture = z.object({
  url: z.string().check(z.regex(/^\/api\/pictures\/img-[0-9a-z]{20}[\w.-]*$/, "Upload the picture")),
  alt: z.string().check(z.trim(), z.minLength(1, "Describe the picture"), z.maxLength(500)),
});
export type EventPicture = z.infer<typeof eventPicture>;
export const pictureList = z.array(eventPicture).check(z.maxLength(24, "At most 24 pictures"));

const LOWEST_PRICE = 100;

/** A price in naira: free, or at least ₦100, because Paystack takes no less. */
export const ticketPrice = z._default(
  z.number().check(
    z.gte(0),
    z.lte(10_000_000),
    z.multipleOf(0.01),
    z.refine((price) => price === 0 || price >= LOWEST_PRICE, `Free, or at least ₦${LOWEST_PRICE}`),
  ),
  0,
);

/** GuestResponses by the ids of their questions. */
export const responses = z.record(
  z.string().check(z.maxLength(20)),
  z.string().check(z.maxLength(500, "At most 500 characters")),
);
export type GuestResponses = z.infer<typeof responses>;

/** POST /events/{id}/rsvp: how many seats, the first of which is the caller’s own. */
export const rsvpBody = z.object({
  quantity: z._default(maxSeats, 1),
  code: z._default(z.string().check(z.trim(), z.maxLength(80)), ""),
  responses: z._default(responses, {}),
});
export type RsvpBody = z.infer<typeof rsvpBody>;

/** One of the caller's seats: the own one or a companion's. */
export const seatOfCaller = z.object({ seat: z.optional(rsvpId) });
/** POST /events/{id}/transfer: whom the ticket is passed on to; the caller's own without a seat. */
export const passOnBody = z.object({ email: emailAddress, seat: z.optional(rsvpId) });

const GUEST_NAME_LENGTH = 80;
/** POST /events/{id}/companion: the name of a companion; empty for none. */
export const companionBody = z.object({
  seat: rsvpId,
  name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(GUEST_NAME_LENGTH, `At most ${GUEST_NAME_LENGTH} characters`),
      z.regex(/^\P{Cc}*$/u, "Use one line"),
    ),
});
export type CompanionBody = z.infer<typeof companionBody>;

/** The token of the link to a ticket that is passed on. */
export const ticketParams = z.object({ token: z.string().check(z.maxLength(120)) });
/** POST /events/tickets/{token}/accept. */
export const acceptTicketBody = z.object({ responses: z._default(responses, {}) });
export const acceptTicketReply = z.object({ event: z.string() });

/** The guests whom an email can go to. */
export const guestSegments = ["going", "waiting", "checked-in", "not-come"] as const;
export type GuestSegment = (typeof guestSegments)[number];

const messageFields = {
  segment: z.enum(guestSegments),
  /** One line, because it is a subject. */
  subject: z
    .string()
    .check(z.trim(), z.minLength(1, "Write a subject"), z.maxLength(140), z.regex(/^\P{Cc}+$/u, "Use one line")),
  text: z.string().check(z.trim(), z.minLength(1, "Write a text"), z.maxLength(5_000)),
};
/** The form of an email to guests. */
export const guestMessage = z.object(messageFields);
export type GuestMessage = z.infer<typeof guestMessage>;
/** POST /events/{id}/messages: with the number of guests that was shown. */
export const guestMessageBody = z.object({ ...messageFields, recipients: z.int().check(z.gte(1)) });
export type GuestMessageBody = z.infer<typeof guestMessageBody>;
/** POST /events/{id}/messages/preview: how many get the email, and how it looks. */
export const messagePreviewReply = z.object({ recipients: z.int(), html: z.string() });
export const guestMessageReply = z.object({ recipients: z.int() });

/** POST /account/calendar-feed: the URL of the feed, which replaces the one before. */
export const calendarFeedReply = z.object({ url: z.string() });
/** GET /account/calendar-feed/{token}. */
export const calendarParams = z.object({ token: z.string().check(z.maxLength(120)) });

/** A guest in the admin list. */
export type Guest = {
  _id: string;
  name: string;
  /** Who took the seat of a companion; the email is theirs then. */
  guestOf: string | null;
  email: string;
  joinedAt: string;
  checkedInAt: string | null;
  /** What the guest paid, in naira; 0 for a free seat. */
  paid: number;
  /** The responses in the order of the event's questions. */
  responses: string[];
  /** To whom the guest is passing the ticket on. */
  transferTo: string | null;
  /** Somebody else had the ticket before. */
  isPassedOn: boolean;
  /** Somebody without an account, to whom an admin gave the seat. */
  isWalkIn: boolean;
};

/** A guest on the waiting list; the first has place 1. One with an offer, or a seat that is not paid for or not confirmed, has the time at which that ends. */
export type WaitingGuest = {
  _id: string;
  place: number;
  name: string;
  email: string;
  joinedAt: string;
  state: "waiting" | "offered" | "held";
  /** The held seat of somebody without an account is not confirmed, that of others not paid for. */
  hasAccount: boolean;
  expiresAt: string | null;
};
