-- AlterEnum
ALTER TYPE "TokenPurpose" ADD VALUE 'SignIn';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "guest_email" TEXT,
ADD COLUMN     "is_guest" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "orders_email_idx" ON "orders"("email");

-- The lists and figures of users leave guests out.
DROP INDEX "users_active_idx";
CREATE INDEX "users_active_idx" ON "users" ("created_at" DESC, "id") WHERE "deleted_at" IS NULL AND NOT "is_guest";
