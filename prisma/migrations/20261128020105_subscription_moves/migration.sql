-- A subscription that went to the new address of an account keeps its consent, and says which address gave it.
ALTER TABLE "newsletter_subscribers" ADD COLUMN "moved_from" TEXT;
ALTER TABLE "newsletter_subscribers" ADD COLUMN "moved_at" TIMESTAMPTZ(3);
