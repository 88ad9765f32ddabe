-- AlterEnum
ALTER TYPE "ChargePurpose" ADD VALUE 'gift';

-- CreateTable
CREATE TABLE "gift_memberships" (
    "id" TEXT NOT NULL,
    "plan_key" "PlanKey" NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "buyer_id" TEXT NOT NULL,
    "buyer_email" TEXT NOT NULL,
    "recipient_name" TEXT NOT NULL,
    "recipient_email" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "send_on" DATE NOT NULL,
    "code_hash" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "redeemed_by_id" TEXT,
    "redeemed_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gift_memberships_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "gift_memberships_code_hash_key" ON "gift_memberships"("code_hash");

-- CreateIndex
CREATE INDEX "gift_memberships_sent_at_paid_at_send_on_idx" ON "gift_memberships"("sent_at", "paid_at", "send_on");

-- CreateIndex
CREATE INDEX "gift_memberships_buyer_id_created_at_id_idx" ON "gift_memberships"("buyer_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "gift_memberships_redeemed_by_id_idx" ON "gift_memberships"("redeemed_by_id");

-- CreateIndex
CREATE INDEX "gift_memberships_created_at_id_idx" ON "gift_memberships"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_plan_key_fkey" FOREIGN KEY ("plan_key") REFERENCES "plans"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_redeemed_by_id_fkey" FOREIGN KEY ("redeemed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
