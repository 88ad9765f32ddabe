-- Transfers of numbered units, disputes about them, and marks of stolen or destroyed units. All of it is added; earlier releases go on.
CREATE TYPE "EditionMark" AS ENUM ('stolen', 'destroyed', 'disputed');
CREATE TYPE "TransferStatus" AS ENUM ('pending', 'accepted', 'declined', 'cancelled', 'expired');
CREATE TYPE "TransferEndReason" AS ENUM ('sender', 'refund', 'account', 'merge', 'mark', 'dispute');
CREATE TYPE "DisputeDecision" AS ENUM ('release', 'give_back', 'confirm', 'voided');

ALTER TABLE "edition_ownerships" ADD COLUMN "price_kobo" BIGINT CHECK ("price_kobo" > 0);
ALTER TABLE "editions"
  ADD COLUMN "mark" "EditionMark",
  ADD COLUMN "marked_at" TIMESTAMPTZ(3),
  ADD COLUMN "mark_note" TEXT,
  ADD CONSTRAINT "editions_mark_check" CHECK (("mark" IS NULL) = ("marked_at" IS NULL));

CREATE TABLE "edition_transfers" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "edition_id" TEXT NOT NULL REFERENCES "editions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "from_ownership_id" TEXT NOT NULL REFERENCES "edition_ownerships"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "to_ownership_id" TEXT REFERENCES "edition_ownerships"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "sender_id" TEXT REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "recipient_id" TEXT REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "recipient_email" TEXT NOT NULL,
  "is_gift" BOOLEAN NOT NULL DEFAULT false,
  "price_kobo" BIGINT CHECK ("price_kobo" > 0),
  "message" TEXT NOT NULL DEFAULT '',
  "status" "TransferStatus" NOT NULL DEFAULT 'pending',
  "end_reason" "TransferEndReason",
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "reminded_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  CHECK (("status" = 'pending') = ("ended_at" IS NULL)),
  CHECK (("end_reason" IS NOT NULL) = ("status" = 'cancelled')),
  CHECK (NOT ("is_gift" AND "price_kobo" IS NOT NULL))
);
-- At most one pending transfer of a unit.
CREATE UNIQUE INDEX "edition_transfers_pending_key" ON "edition_transfers"("edition_id") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "edition_transfers_to_ownership_id_key" ON "edition_transfers"("to_ownership_id");
CREATE INDEX "edition_transfers_created_at_id_idx" ON "edition_transfers"("created_at" DESC, "id" DESC);
CREATE INDEX "edition_transfers_edition_id_idx" ON "edition_transfers"("edition_id");
CREATE INDEX "edition_transfers_sender_id_idx" ON "edition_transfers"("sender_id");
CREATE INDEX "edition_transfers_recipient_id_idx" ON "edition_transfers"("recipient_id");
CREATE INDEX "edition_transfers_recipient_email_idx" ON "edition_transfers"("recipient_email");
CREATE INDEX "edition_transfers_from_ownership_id_idx" ON "edition_transfers"("from_ownership_id");
CREATE INDEX "edition_transfers_status_expires_at_idx" ON "edition_transfers"("status", "expires_at");

CREATE TABLE "edition_disputes" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "edition_id" TEXT NOT NULL REFERENCES "editions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "ownership_id" TEXT NOT NULL REFERENCES "edition_ownerships"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "transfer_id" TEXT REFERENCES "edition_transfers"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "opened_by_id" TEXT REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "reason" TEXT NOT NULL,
  "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "decision" "DisputeDecision",
  "decided_by_id" TEXT REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "decided_at" TIMESTAMPTZ(3),
  "note" TEXT NOT NULL DEFAULT '',
  CHECK (("decision" IS NULL) = ("decided_at" IS NULL))
);
-- At most one open dispute of a unit.
CREATE UNIQUE INDEX "edition_disputes_open_key" ON "edition_disputes"("edition_id") WHERE "decided_at" IS NULL;
CREATE INDEX "edition_disputes_edition_id_opened_at_idx" ON "edition_disputes"("edition_id", "opened_at" DESC);
CREATE INDEX "edition_disputes_opened_by_id_idx" ON "edition_disputes"("opened_by_id");
CREATE INDEX "edition_disputes_ownership_id_idx" ON "edition_disputes"("ownership_id");
CREATE INDEX "edition_disputes_transfer_id_idx" ON "edition_disputes"("transfer_id");
CREATE INDEX "edition_disputes_decided_by_id_idx" ON "edition_disputes"("decided_by_id");
