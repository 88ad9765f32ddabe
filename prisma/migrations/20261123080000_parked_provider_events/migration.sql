-- AlterTable
ALTER TABLE "provider_events" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "last_error" TEXT,
ADD COLUMN     "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "parked_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "provider_events_handled_at_parked_at_next_attempt_at_idx" ON "provider_events"("handled_at", "parked_at", "next_attempt_at");
