import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

const attendee = z.object({ eventId: z.string(), userId: z.string() });

/**
 * The emails to attendees and to the waiting list. Those until `passedOn`, and `removed` of a walk-in, are enqueued by
 * prisma/functions/event_*.sql.
 */
export const eventJobs = {
  rsvpConfirmed: defineJob("event.rsvp-confirmed.email", attendee),
  promoted: defineJob("event.promoted.email", attendee),
  offered: defineJob("event.offered.email", attendee),
  offerEnded: defineJob("event.offer-ended.email", attendee),
  passedOn: defineJob("event.passed-on.email", attendee),
  changed: defineJob("event.changed.email", attendee),
  reminder: defineJob("event.reminder.email", attendee),
  cancelled: defineJob("event.cancelled.email", attendee),
  removed: defineJob("event.removed.email", attendee),
  /** A payment for which there was no seat any more. */
  returned: defineJob("event.returned.email", attendee),
  /** The refund of a ticket that its payer has passed on, to its payer. */
  payerRefunded: defineJob("event.payer-refunded.email", attendee),
  /** A seat whose payment the bank has returned, to its guest. */
  seatLost: defineJob("event.seat-lost.email", attendee),
};

/** The emails that are not about an RSVP of their recipient, and those that an admin writes. */
export const guestJobs = {
  ticketSent: defineJob("event.ticket-sent.email", z.object({ key: z.string(), to: z.string() })),
  /** To somebody without an account: the link that confirms a seat, or opens the ticket. */
  guestSeat: defineJob("event.guest-seat.email", z.object({ rsvpId: z.string() })),
  message: defineJob("event.message.email", z.object({ messageId: z.string(), userId: z.string() })),
};
