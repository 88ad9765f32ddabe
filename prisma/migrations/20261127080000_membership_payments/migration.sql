-- CreateEnum
CREATE TYPE "ChargebackResponse" AS ENUM ('accepted', 'contested');

-- CreateEnum
CREATE TYPE "ExitReason" AS ENUM ('price', 'seldom', 'content', 'payment', 'break', 'other');

-- CreateEnum
CREATE TYPE "ReferralStatus" AS ENUM ('started', 'rewarded', 'refused', 'reversed');

-- AlterEnum
ALTER TYPE "RefundStatus" ADD VALUE 'needs_attention';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "SubscriptionEntryKind" ADD VALUE 'pause';
ALTER TYPE "SubscriptionEntryKind" ADD VALUE 'resume';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "members_first" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "details_sent_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "paused_until" TIMESTAMPTZ(3),
ADD COLUMN     "resumes_to" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "chargebacks" (
    "id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "charge_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "resolution" TEXT,
    "category" TEXT NOT NULL DEFAULT '',
    "amount_kobo" BIGINT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "response_started_at" TIMESTAMPTZ(3),
    "responded_at" TIMESTAMPTZ(3),
    "response" "ChargebackResponse",
    "responded_by_id" TEXT,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chargebacks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exit_feedback" (
    "id" TEXT NOT NULL,
    "reason" "ExitReason" NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "plan_key" "PlanKey" NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "exit_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referral_links" (
    "user_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "referral_links_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "referrals" (
    "referred_id" TEXT NOT NULL,
    "referrer_id" TEXT NOT NULL,
    "status" "ReferralStatus" NOT NULL DEFAULT 'started',
    "refusal" TEXT,
    "payment_reference" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("referred_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "chargebacks_provider_id_key" ON "chargebacks"("provider_id");

-- CreateIndex
CREATE INDEX "chargebacks_charge_id_idx" ON "chargebacks"("charge_id");

-- CreateIndex
CREATE INDEX "chargebacks_status_due_at_id_idx" ON "chargebacks"("status", "due_at", "id");

-- CreateIndex
CREATE INDEX "chargebacks_opened_at_id_idx" ON "chargebacks"("opened_at" DESC, "id");

-- CreateIndex
CREATE INDEX "chargebacks_responded_by_id_idx" ON "chargebacks"("responded_by_id");

-- CreateIndex
CREATE INDEX "exit_feedback_day_id_idx" ON "exit_feedback"("day" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "referral_links_code_key" ON "referral_links"("code");

-- CreateIndex
CREATE UNIQUE INDEX "referrals_payment_reference_key" ON "referrals"("payment_reference");

-- CreateIndex
CREATE INDEX "referrals_referrer_id_created_at_idx" ON "referrals"("referrer_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "subscriptions_paused_until_idx" ON "subscriptions"("paused_until");

-- AddForeignKey
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_responded_by_id_fkey" FOREIGN KEY ("responded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_id_fkey" FOREIGN KEY ("referred_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- As text, because a value cannot be used in the transaction that adds it.
ALTER TABLE "subscription_entries" DROP CONSTRAINT "subscription_entries_kind_check",
  ADD CONSTRAINT "subscription_entries_kind_check" CHECK (
    CASE "kind"::text
      WHEN 'reversal' THEN "reversed_reference" IS NOT NULL AND "months" = 0 AND "days" = 0 AND "fixed_end_at" IS NULL
      WHEN 'admin' THEN "reversed_reference" IS NULL AND ("fixed_end_at" IS NULL) = ("months" + "days" > 0)
      WHEN 'pause' THEN "reversed_reference" IS NULL AND "months" + "days" = 0 AND "fixed_end_at" > "effective_at"
      WHEN 'resume' THEN "reversed_reference" IS NULL AND "months" + "days" = 0 AND "fixed_end_at" IS NULL
      ELSE "reversed_reference" IS NULL AND "fixed_end_at" IS NULL AND "months" + "days" > 0
    END
  );
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_pause_check" CHECK (
  ("paused_until" IS NULL) = ("resumes_to" IS NULL) AND ("paused_until" IS NULL OR ("paused_until" > "ends_at" AND "resumes_to" > "paused_until")));
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_self_check" CHECK ("referred_id" <> "referrer_id"),
  ADD CONSTRAINT "referrals_status_check" CHECK (("status" = 'started') = ("decided_at" IS NULL) AND ("status" = 'refused') = ("refusal" IS NOT NULL));
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_amount_check" CHECK ("amount_kobo" >= 0),
  ADD CONSTRAINT "chargebacks_response_check" CHECK (("responded_at" IS NULL) = ("response" IS NULL));
