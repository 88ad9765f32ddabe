-- CreateEnum
CREATE TYPE "AlertStatus" AS ENUM ('asked', 'confirmed', 'sent');

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "closes_at" TIMESTAMPTZ(3),
ADD COLUMN     "limit_per_person" INTEGER,
ADD COLUMN     "opens_at" TIMESTAMPTZ(3),
ADD COLUMN     "phase_shown" TEXT NOT NULL DEFAULT 'live';

-- CreateTable
CREATE TABLE "drop_alerts" (
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "user_id" TEXT,
    "status" "AlertStatus" NOT NULL DEFAULT 'asked',
    "round" INTEGER NOT NULL DEFAULT 1,
    "confirm_token_hash" TEXT,
    "confirm_expires_at" TIMESTAMPTZ(3),
    "leave_token" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "drop_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "drop_alerts_confirm_token_hash_key" ON "drop_alerts"("confirm_token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "drop_alerts_leave_token_key" ON "drop_alerts"("leave_token");

-- CreateIndex
CREATE INDEX "drop_alerts_product_id_status_created_at_id_idx" ON "drop_alerts"("product_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "drop_alerts_email_idx" ON "drop_alerts"("email");

-- CreateIndex
CREATE INDEX "drop_alerts_user_id_idx" ON "drop_alerts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "drop_alerts_product_id_email_key" ON "drop_alerts"("product_id", "email");

-- AddForeignKey
ALTER TABLE "drop_alerts" ADD CONSTRAINT "drop_alerts_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drop_alerts" ADD CONSTRAINT "drop_alerts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
