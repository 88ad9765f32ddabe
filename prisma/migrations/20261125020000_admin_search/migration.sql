-- The search of the admin looks for words of comments; the open tasks count paid charges that are not settled.
CREATE INDEX "comments_search_idx" ON "comments" USING gin ("message" gin_trgm_ops) WHERE "deleted_at" IS NULL;
CREATE INDEX "charges_stuck_idx" ON "charges" ("created_at") WHERE "settled_at" IS NULL AND ("status" = 'success' OR "mismatch" IS NOT NULL);
