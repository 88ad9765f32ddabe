-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "fees_kobo" BIGINT;

-- CreateTable
CREATE TABLE "reconciled_days" (
    "day" DATE NOT NULL,
    "checked_by_id" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "payments" INTEGER NOT NULL,
    "total_kobo" BIGINT NOT NULL,
    "differences" INTEGER NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reconciled_days_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "reconciled_days_checked_by_id_idx" ON "reconciled_days"("checked_by_id");

-- CreateIndex
CREATE INDEX "refunds_created_at_id_idx" ON "refunds"("created_at", "id");

-- AddForeignKey
ALTER TABLE "reconciled_days" ADD CONSTRAINT "reconciled_days_checked_by_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Everything below is written by hand: what the Prisma schema cannot express.

ALTER TABLE "charges" ADD CONSTRAINT "charges_fees_check" CHECK ("fees_kobo" >= 0);

-- The invoices of a month, and the failed charges of memberships.
CREATE INDEX orders_invoiced_idx ON orders (paid_at) WHERE invoice_number IS NOT NULL;
CREATE INDEX subscription_entries_grace_idx ON subscription_entries (effective_at DESC, id DESC) WHERE kind = 'grace';

-- Covers the fees too.
DROP INDEX charges_paid_idx;
CREATE INDEX charges_paid_idx ON charges (paid_at, amount_kobo, fees_kobo) WHERE status = 'success';
