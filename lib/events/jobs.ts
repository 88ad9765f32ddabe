import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

const attendee = z.object({ eventId: z.string(), userId: z.string() });

/** The emails to attendees and to the waiting list. The first two are also enqueued by prisma/functions/event_*.sql. */
export const eventJobs = {
  rsvpConfirmed: defineJob("event.rsvp-confirmed.email", attendee),
  promoted: defineJob("event.promoted.email", attendee),
  changed: defineJob("event.changed.email", attendee),
  reminder: defineJob("event.reminder.email", attendee),
  cancelled: defineJob("event.cancelled.email", attendee),
  removed: defineJob("event.removed.email", attendee),
};
