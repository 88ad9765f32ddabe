-- AlterTable
ALTER TABLE "gift_memberships" ADD COLUMN     "voucher_id" TEXT,
ADD COLUMN     "voucher_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "voucher_taken_kobo" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "subscription_intents" ADD COLUMN     "voucher_id" TEXT,
ADD COLUMN     "voucher_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "voucher_taken_kobo" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "voucher_entries" ADD COLUMN     "gift_id" TEXT,
ADD COLUMN     "intent_id" TEXT;

-- CreateIndex
CREATE INDEX "gift_memberships_voucher_id_idx" ON "gift_memberships"("voucher_id");

-- CreateIndex
CREATE INDEX "subscription_intents_voucher_id_idx" ON "subscription_intents"("voucher_id");

-- CreateIndex
CREATE INDEX "voucher_entries_intent_id_idx" ON "voucher_entries"("intent_id");

-- CreateIndex
CREATE INDEX "voucher_entries_gift_id_idx" ON "voucher_entries"("gift_id");

-- AddForeignKey
ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_voucher_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "vouchers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_intents" ADD CONSTRAINT "subscription_intents_voucher_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "vouchers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "subscription_intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_gift_id_fkey" FOREIGN KEY ("gift_id") REFERENCES "gift_memberships"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Everything below is written by hand: what the Prisma schema cannot express.
ALTER TABLE "subscription_intents" ADD CONSTRAINT "subscription_intents_voucher_kobo_check" CHECK (
  "voucher_kobo" BETWEEN 0 AND "amount_kobo" AND "voucher_taken_kobo" BETWEEN 0 AND "voucher_kobo" AND ("voucher_id" IS NOT NULL) = ("voucher_kobo" > 0));
ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_voucher_kobo_check" CHECK (
  "voucher_kobo" BETWEEN 0 AND "amount_kobo" AND "voucher_taken_kobo" BETWEEN 0 AND "voucher_kobo" AND ("voucher_id" IS NOT NULL) = ("voucher_kobo" > 0));
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_purchase_check" CHECK (num_nonnulls("order_id", "intent_id", "gift_id") <= 1);
