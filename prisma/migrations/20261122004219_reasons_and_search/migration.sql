-- A fact of a membership can never be changed, and so it must not hold what an admin typed about a person: who leaves takes that
-- along. The words move to where they can be removed; the facts themselves stay as they are.
INSERT INTO "desk_notes" ("id", "user_id", "act", "text", "fact_id", "actor_id", "created_at")
SELECT 'dnt_' || substr("id", 5), "user_id", 'membership.fact', "reason", "id", "actor_id", "created_at"
FROM "membership_facts" WHERE "kind" = 'admin' AND "reason" IS NOT NULL;

ALTER TABLE "membership_facts" DISABLE TRIGGER "membership_facts_are_append_only";
UPDATE "membership_facts" SET "reason" = NULL WHERE "kind" = 'admin' AND "reason" IS NOT NULL;
ALTER TABLE "membership_facts" ENABLE TRIGGER "membership_facts_are_append_only";

-- The desk looks for people by any part of their address or name, and sorts them by when they were last here.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "users_by_words" ON "users" USING gin (lower("email" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops);
CREATE INDEX "users_by_last_seen" ON "users" (COALESCE("last_seen_at", "created_at") DESC, "id" DESC);
