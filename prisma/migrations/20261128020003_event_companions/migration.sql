-- Several seats in one purchase: a companion has a row of its own, with the person who took the seat as its holder.
ALTER TABLE "events" ADD COLUMN "max_seats" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "events" ADD CONSTRAINT "events_max_seats_check" CHECK ("max_seats" BETWEEN 1 AND 10);

ALTER TABLE "event_rsvps" ADD COLUMN "holder_id" TEXT,
ADD COLUMN "guest_name" TEXT,
ALTER COLUMN "user_id" DROP NOT NULL;

ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_holder_check" CHECK (("user_id" IS NULL) <> ("holder_id" IS NULL)),
  ADD CONSTRAINT "event_rsvps_guest_name_check" CHECK ("guest_name" IS NULL OR "holder_id" IS NOT NULL),
  -- A companion never waits and is never offered a seat: the waiting list is for one seat per person.
  ADD CONSTRAINT "event_rsvps_companion_check" CHECK ("holder_id" IS NULL OR "status"::text IN ('seat', 'held', 'cancelled'));

ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One charge pays all seats of a purchase.
DROP INDEX "event_rsvps_charge_id_key";
CREATE INDEX "event_rsvps_charge_id_idx" ON "event_rsvps"("charge_id");
CREATE INDEX "event_rsvps_holder_id_event_id_idx" ON "event_rsvps"("holder_id", "event_id");
