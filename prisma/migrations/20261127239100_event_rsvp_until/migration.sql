-- Until when seats can be reserved; null until the event is over.
ALTER TABLE "events" ADD COLUMN "rsvp_until" TIMESTAMPTZ(3);
