-- CreateEnum
CREATE TYPE "VoucherEntryKind" AS ENUM ('issued', 'held', 'redeemed', 'returned', 'refunded');

-- AlterEnum
ALTER TYPE "ChargePurpose" ADD VALUE 'voucher';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "voucher_id" TEXT,
ADD COLUMN     "voucher_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "voucher_taken_kobo" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "voucher_kobo" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "vouchers" (
    "id" TEXT NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "balance_kobo" BIGINT NOT NULL DEFAULT 0,
    "code_hash" TEXT,
    "buyer_id" TEXT,
    "buyer_email" TEXT,
    "recipient_email" TEXT,
    "message" TEXT NOT NULL DEFAULT '',
    "send_on" DATE NOT NULL,
    "issued_at" TIMESTAMPTZ(3),
    "issued_by_id" TEXT,
    "issue_reason" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "stop_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vouchers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voucher_entries" (
    "voucher_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" "VoucherEntryKind" NOT NULL,
    "kobo" BIGINT NOT NULL,
    "balance_kobo" BIGINT NOT NULL,
    "order_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "voucher_entries_pkey" PRIMARY KEY ("voucher_id","seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "vouchers_code_hash_key" ON "vouchers"("code_hash");

-- CreateIndex
CREATE INDEX "vouchers_sent_at_issued_at_send_on_idx" ON "vouchers"("sent_at", "issued_at", "send_on");

-- CreateIndex
CREATE INDEX "vouchers_buyer_id_created_at_id_idx" ON "vouchers"("buyer_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "vouchers_recipient_email_idx" ON "vouchers"("recipient_email");

-- CreateIndex
CREATE INDEX "vouchers_buyer_email_idx" ON "vouchers"("buyer_email");

-- CreateIndex
CREATE INDEX "vouchers_issued_by_id_idx" ON "vouchers"("issued_by_id");

-- CreateIndex
CREATE INDEX "vouchers_created_at_id_idx" ON "vouchers"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "voucher_entries_order_id_idx" ON "voucher_entries"("order_id");

-- CreateIndex
CREATE INDEX "orders_voucher_id_idx" ON "orders"("voucher_id");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_voucher_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "vouchers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_voucher_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "vouchers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Everything below is written by hand: what the Prisma schema cannot express.
ALTER TABLE "vouchers"
  ADD CONSTRAINT "vouchers_amount_check" CHECK ("amount_kobo" > 0),
  ADD CONSTRAINT "vouchers_balance_check" CHECK ("balance_kobo" BETWEEN 0 AND "amount_kobo"),
  ADD CONSTRAINT "vouchers_sent_check" CHECK ("sent_at" IS NULL OR ("issued_at" IS NOT NULL AND "code_hash" IS NOT NULL)),
  ADD CONSTRAINT "vouchers_stop_check" CHECK (("stopped_at" IS NULL) = ("stop_reason" IS NULL));
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_kobo_check" CHECK (
  CASE "kind"::text WHEN 'redeemed' THEN "kobo" = 0 WHEN 'issued' THEN "kobo" > 0 WHEN 'returned' THEN "kobo" > 0 ELSE "kobo" < 0 END);
ALTER TABLE "orders" ADD CONSTRAINT "orders_voucher_kobo_check" CHECK (
  "voucher_kobo" BETWEEN 0 AND "total_kobo" AND "voucher_taken_kobo" BETWEEN 0 AND "voucher_kobo" AND ("voucher_id" IS NOT NULL) = ("voucher_kobo" > 0));

-- An order that a voucher pays completely has a charge of nothing, so that its refunds and credit notes are like those of every order.
ALTER TABLE "charges" DROP CONSTRAINT "charges_amount_kobo_check",
  ADD CONSTRAINT "charges_amount_kobo_check" CHECK ("amount_kobo" > 0 OR ("amount_kobo" = 0 AND "channel" = 'voucher'));
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_kobo_check",
  ADD CONSTRAINT "refunds_amount_kobo_check" CHECK ("amount_kobo" >= 0 AND "voucher_kobo" >= 0 AND "amount_kobo" + "voucher_kobo" > 0);
