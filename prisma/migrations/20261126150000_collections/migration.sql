-- Series of drops, public profiles, followed leaders and series, and numbers that are wished for.
ALTER TABLE "products" ADD COLUMN "series" TEXT;

CREATE TABLE "public_profiles" (
  "user_id" TEXT NOT NULL PRIMARY KEY REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "handle" TEXT NOT NULL CHECK ("handle" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("handle") BETWEEN 3 AND 30),
  "handle_key" TEXT NOT NULL,
  "is_public" BOOLEAN NOT NULL DEFAULT false,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "public_profiles_handle_key" ON "public_profiles"("handle");
CREATE UNIQUE INDEX "public_profiles_handle_key_key" ON "public_profiles"("handle_key");

CREATE TYPE "FollowKind" AS ENUM ('leader', 'series');

CREATE TABLE "follows" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "user_id" TEXT NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" "FollowKind" NOT NULL,
  "key" TEXT NOT NULL,
  "unsubscribe_token" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "follows_unsubscribe_token_key" ON "follows"("unsubscribe_token");
CREATE UNIQUE INDEX "follows_user_id_kind_key_key" ON "follows"("user_id", "kind", "key");
CREATE INDEX "follows_kind_key_created_at_idx" ON "follows"("kind", "key", "created_at");

CREATE TABLE "follow_mails" (
  "user_id" TEXT NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "product_id" TEXT NOT NULL REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("user_id", "product_id")
);
CREATE INDEX "follow_mails_product_id_idx" ON "follow_mails"("product_id");

CREATE TABLE "number_wishes" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "user_id" TEXT NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "product_id" TEXT NOT NULL REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "number" INTEGER NOT NULL CHECK ("number" >= 1),
  "notified_at" TIMESTAMPTZ(3),
  "unsubscribe_token" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "number_wishes_unsubscribe_token_key" ON "number_wishes"("unsubscribe_token");
CREATE UNIQUE INDEX "number_wishes_user_id_product_id_number_key" ON "number_wishes"("user_id", "product_id", "number");
CREATE INDEX "number_wishes_product_id_number_idx" ON "number_wishes"("product_id", "number");
