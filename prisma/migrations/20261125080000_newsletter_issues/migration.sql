-- AlterEnum
ALTER TYPE "IssueStatus" ADD VALUE 'scheduled';
ALTER TYPE "IssueStatus" ADD VALUE 'stopped';
ALTER TYPE "DeliveryStatus" ADD VALUE 'stopped';

-- AlterTable
ALTER TABLE "newsletter_issues" ADD COLUMN "audience_value" TEXT NOT NULL DEFAULT '',
ADD COLUMN "blocks" JSONB,
ADD COLUMN "cards" JSONB,
ADD COLUMN "is_public" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "scheduled_at" TIMESTAMPTZ(3),
ADD COLUMN "slug" TEXT,
ADD COLUMN "summary" TEXT NOT NULL DEFAULT '',
ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "newsletter_deliveries" ADD COLUMN "claimed_at" TIMESTAMPTZ(3),
ADD COLUMN "clicked_at" TIMESTAMPTZ(3),
ADD COLUMN "complained_at" TIMESTAMPTZ(3),
ADD COLUMN "delivered_at" TIMESTAMPTZ(3),
ADD COLUMN "opened_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "newsletter_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "record_opens" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "newsletter_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_issues_slug_key" ON "newsletter_issues"("slug");

-- CreateIndex
CREATE INDEX "newsletter_issues_status_scheduled_at_idx" ON "newsletter_issues"("status", "scheduled_at");

-- Only a scheduled issue has a time, and every scheduled issue has one.
-- The comparison as text, because a value that this transaction has added cannot be used in it.
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_scheduled" CHECK (("status"::text = 'scheduled') = ("scheduled_at" IS NOT NULL));
ALTER TABLE "newsletter_settings" ADD CONSTRAINT "newsletter_settings_one" CHECK ("id" = 1);
