-- AlterTable
ALTER TABLE "events" ADD COLUMN     "door" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "is_online" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "event_rsvps" ADD COLUMN     "check_in_key" TEXT,
ADD COLUMN     "reminded_for" TIMESTAMPTZ(3),
ADD COLUMN     "seated_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "bounce_reason" TEXT,
ADD COLUMN     "bounced_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "newsletter_deliveries" ADD COLUMN     "bounced_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "newsletter_deliveries_provider_id_idx" ON "newsletter_deliveries"("provider_id");
