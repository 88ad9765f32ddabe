-- AlterTable
ALTER TABLE "provider_events" ADD COLUMN     "outage_attempts" INTEGER NOT NULL DEFAULT 0;
