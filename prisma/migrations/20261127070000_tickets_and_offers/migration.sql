-- Paid tickets, offers to the waiting list, holds, transfers, questions, hidden and coded events, dates of a series, messages to guests,
-- pictures of past events, and calendar feeds.
ALTER TYPE "ChargePurpose" ADD VALUE 'event';
ALTER TYPE "RsvpStatus" ADD VALUE 'offered';
ALTER TYPE "RsvpStatus" ADD VALUE 'held';

ALTER TABLE "events" ADD COLUMN "collector_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "yearly_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "monthly_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "everyone_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "refund_hours" INTEGER DEFAULT 24,
ADD COLUMN "is_hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "access_code" TEXT,
ADD COLUMN "questions" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "series_id" TEXT,
ADD COLUMN "recap" TEXT NOT NULL DEFAULT '',
ADD COLUMN "pictures" JSONB NOT NULL DEFAULT '[]';

ALTER TABLE "events" ADD CONSTRAINT "events_prices_check"
  CHECK ("collector_kobo" >= 0 AND "collector_kobo" <= "yearly_kobo" AND "yearly_kobo" <= "monthly_kobo" AND "monthly_kobo" <= "everyone_kobo"),
  ADD CONSTRAINT "events_refund_hours_check" CHECK ("refund_hours" >= 0);

ALTER TABLE "event_rsvps" ADD COLUMN "expires_at" TIMESTAMPTZ(3),
ADD COLUMN "price_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "charge_id" TEXT,
ADD COLUMN "responses" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN "transfer_email" TEXT,
ADD COLUMN "transfer_key" TEXT,
ADD COLUMN "previous_code" TEXT;

-- An offer and a hold end, and nothing else does. As text, because a new value of a type cannot be used in the migration that adds it.
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_expiry_check"
  CHECK (("status"::text IN ('offered', 'held')) = ("expires_at" IS NOT NULL)),
  ADD CONSTRAINT "event_rsvps_transfer_check" CHECK (("transfer_email" IS NULL) = ("transfer_key" IS NULL));

CREATE TABLE "event_messages" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "segment" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "recipients" INTEGER NOT NULL,
    "sent_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "calendar_feeds" (
    "user_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("user_id")
);

CREATE INDEX "events_series_id_idx" ON "events"("series_id");
CREATE UNIQUE INDEX "event_rsvps_charge_id_key" ON "event_rsvps"("charge_id");
CREATE UNIQUE INDEX "event_rsvps_transfer_key_key" ON "event_rsvps"("transfer_key");
CREATE INDEX "event_rsvps_expires_at_idx" ON "event_rsvps"("expires_at");
CREATE INDEX "event_messages_event_id_created_at_idx" ON "event_messages"("event_id", "created_at" DESC);
CREATE INDEX "event_messages_sent_by_id_idx" ON "event_messages"("sent_by_id");

ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_sent_by_id_fkey" FOREIGN KEY ("sent_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
