-- AlterTable
ALTER TABLE "gift_memberships" ADD COLUMN     "renews_id" TEXT,
ADD COLUMN     "seats" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "group_seats" (
    "id" TEXT NOT NULL,
    "gift_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "email" TEXT,
    "name" TEXT NOT NULL DEFAULT '',
    "code_hash" TEXT,
    "invited_at" TIMESTAMPTZ(3),
    "redeemed_by_id" TEXT,
    "redeemed_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),

    CONSTRAINT "group_seats_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "group_seats_code_hash_key" ON "group_seats"("code_hash");

-- CreateIndex
CREATE INDEX "group_seats_redeemed_by_id_idx" ON "group_seats"("redeemed_by_id");

-- CreateIndex
CREATE INDEX "group_seats_email_idx" ON "group_seats"("email");

-- CreateIndex
CREATE UNIQUE INDEX "group_seats_gift_id_position_key" ON "group_seats"("gift_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "group_seats_gift_id_email_key" ON "group_seats"("gift_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "group_seats_gift_id_redeemed_by_id_key" ON "group_seats"("gift_id", "redeemed_by_id");

-- CreateIndex
CREATE INDEX "gift_memberships_renews_id_idx" ON "gift_memberships"("renews_id");

-- AddForeignKey
ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_renews_id_fkey" FOREIGN KEY ("renews_id") REFERENCES "gift_memberships"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_gift_id_fkey" FOREIGN KEY ("gift_id") REFERENCES "gift_memberships"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_redeemed_by_id_fkey" FOREIGN KEY ("redeemed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Everything below is written by hand: what the Prisma schema cannot express.
ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_seats_check" CHECK (
  "seats" BETWEEN 1 AND 20 AND ("renews_id" IS NULL OR "seats" > 1) AND ("seats" = 1 OR ("voucher_id" IS NULL AND "code_hash" IS NULL)));
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_position_check" CHECK ("position" BETWEEN 1 AND 20);
ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_state_check" CHECK ("redeemed_at" IS NULL OR "refunded_at" IS NULL);
