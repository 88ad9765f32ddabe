-- Who gave a guest the seat, so that it can be taken back, and the key of the request, so that a repeated one gives one seat.
ALTER TABLE "event_rsvps" ADD COLUMN "add_idempotency_key" TEXT,
ADD COLUMN "added_by_id" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "event_rsvps_event_id_added_by_id_add_idempotency_key_key" ON "event_rsvps"("event_id", "added_by_id", "add_idempotency_key");
