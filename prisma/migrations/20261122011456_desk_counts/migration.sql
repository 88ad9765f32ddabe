-- What the desks count, read off an index: who is here, and how the promised things stand with those they were promised to.
CREATE INDEX "users_that_are_here" ON "users" ("created_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "perks_by_status" ON "perks_due" ("status", "due_at", "id") INCLUDE ("user_id");
