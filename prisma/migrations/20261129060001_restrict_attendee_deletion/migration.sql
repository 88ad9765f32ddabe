-- A person with a place at an event cannot be deleted. The previous release deletes guests without a cart or an order; after a rollback it must not
-- delete those who have a ticket, whose seats are counted in "events"."seats_taken".
ALTER TABLE "event_rsvps" DROP CONSTRAINT "event_rsvps_user_id_fkey",
  ADD CONSTRAINT "event_rsvps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
