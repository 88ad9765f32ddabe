-- The search of the admin finds words of comments, and names without their diacritics and Hausa hooks (lib/workflows/admin-search-query.ts
-- has the same expression); the open tasks count paid charges that are not settled.
CREATE INDEX "comments_search_idx" ON "comments" USING gin ("message" gin_trgm_ops) WHERE "deleted_at" IS NULL;
CREATE INDEX "users_plain_name_idx" ON "users" USING gin (translate(lower(normalize("first_name" || ' ' || "last_name", NFKD)), U&'\0253\0257\0199\01B4\0181\018A\0198\01B3\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0324\0327\0328\032D\0331', 'bdkybdky') gin_trgm_ops) WHERE "deleted_at" IS NULL AND NOT "is_guest";
CREATE INDEX "orders_plain_name_idx" ON "orders" USING gin (translate(lower(normalize("name", NFKD)), U&'\0253\0257\0199\01B4\0181\018A\0198\01B3\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0324\0327\0328\032D\0331', 'bdkybdky') gin_trgm_ops);
CREATE INDEX "charges_stuck_idx" ON "charges" ("created_at") WHERE "settled_at" IS NULL AND ("status" = 'success' OR "mismatch" IS NOT NULL);
