-- AlterTable
ALTER TABLE "auto_renewals" ADD COLUMN "next_retry_at" TIMESTAMPTZ(3);
