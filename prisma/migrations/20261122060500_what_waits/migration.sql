-- What awaits a hand is counted off an index that holds nothing else.
CREATE INDEX "refunds_open" ON "refunds" ("created_at", "status") WHERE "status" <> 'processed';
-- The numbers of a drop that were taken out.
CREATE INDEX "editions_taken_out" ON "editions" ("product_id") WHERE "voided_at" IS NOT NULL;
