-- The console of a running auction, the estimate of a lot, and who checked a guest in. Earlier releases ignore the new columns.
ALTER TYPE "LedgerKind" ADD VALUE 'message';
ALTER TYPE "LedgerKind" ADD VALUE 'end';

ALTER TABLE "auctions"
  ADD COLUMN "estimate_low_kobo" BIGINT,
  ADD COLUMN "estimate_high_kobo" BIGINT,
  ADD COLUMN "message" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "message_at" TIMESTAMPTZ(3);
ALTER TABLE "auctions"
  ADD CONSTRAINT "auctions_estimate_check" CHECK (
    ("estimate_low_kobo" IS NULL) = ("estimate_high_kobo" IS NULL) AND "estimate_low_kobo" <= "estimate_high_kobo"
  );

ALTER TABLE "event_rsvps" ADD COLUMN "checked_in_by_id" TEXT;
