-- What the desks of the back office read their pages and their counts from. Each list has an index in its own order, so that the
-- thousandth page costs what the first one does; `tests/scale` holds every list to it.

-- Whom a mail went to, read off what was sent.
ALTER TABLE "outbox_messages" ADD COLUMN "recipient" TEXT GENERATED ALWAYS AS ("rendered" ->> 'to') STORED;
CREATE INDEX "outbox_by_recipient" ON "outbox_messages" ("recipient", "created_at" DESC, "id");
CREATE INDEX "outbox_by_status" ON "outbox_messages" ("status", "created_at" DESC, "id");
-- A kind is looked for by its beginning.
CREATE INDEX "outbox_by_topic" ON "outbox_messages" ("topic" text_pattern_ops, "created_at" DESC, "id");

CREATE INDEX "audit_by_action" ON "audit_log" ("action" text_pattern_ops, "created_at" DESC, "id");
CREATE INDEX "audit_by_actor" ON "audit_log" ("actor_id", "created_at" DESC, "id");

-- Moderators never see what was taken down.
CREATE INDEX "comments_at_the_desk" ON "comments" ("created_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "comments_by_status" ON "comments" ("status", "created_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "comments_by_wall" ON "comments" ("exhibition", "status", "created_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "comments_by_work" ON "comments" ("artwork", "created_at" DESC, "id") WHERE "deleted_at" IS NULL AND "artwork" IS NOT NULL;
CREATE INDEX "comment_reports_open" ON "comment_reports" ("comment_id") WHERE "resolved_at" IS NULL;

CREATE INDEX "events_at_the_desk" ON "events" ("starts_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- An order is looked for by any part of its number, its buyer's address or name.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "orders_by_words" ON "orders" USING gin ("number" gin_trgm_ops, "email" gin_trgm_ops, "name" gin_trgm_ops);
CREATE INDEX "orders_by_state" ON "orders" ("payment_status", "status", "created_at" DESC, "id");

-- The months of the overview are added up from this alone.
CREATE INDEX "charges_that_were_paid" ON "charges" ("paid_at", "amount_kobo") WHERE "status" = 'success';
