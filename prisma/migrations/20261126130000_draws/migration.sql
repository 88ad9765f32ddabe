-- Draws: drops whose units are given by lot.
CREATE TYPE "DrawState" AS ENUM ('accepting', 'closed', 'drawn', 'finished', 'cancelled');
CREATE TYPE "DrawAudience" AS ENUM ('everyone', 'members_first', 'members');
CREATE TYPE "DrawSeedSource" AS ENUM ('beacon', 'commitment');
CREATE TYPE "DrawEntryState" AS ENUM ('entered', 'held', 'bought', 'expired', 'declined', 'skipped', 'lost');

-- What Paystack recognises a card by, no matter who pays.
ALTER TABLE "charges" ADD COLUMN "card_signature" TEXT;

CREATE TABLE "draws" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "slug" TEXT NOT NULL,
  "product_id" TEXT NOT NULL REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "variant_id" TEXT NOT NULL REFERENCES "product_variants"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "units" INTEGER NOT NULL CHECK ("units" >= 1),
  "opens_at" TIMESTAMPTZ(3) NOT NULL,
  "closes_at" TIMESTAMPTZ(3) NOT NULL,
  "audience" "DrawAudience" NOT NULL,
  "weights" JSONB NOT NULL,
  "state" "DrawState" NOT NULL DEFAULT 'accepting',
  "chain_hash" TEXT NOT NULL,
  "public_key" TEXT NOT NULL,
  "round" INTEGER NOT NULL CHECK ("round" >= 1),
  "round_at" TIMESTAMPTZ(3) NOT NULL,
  "commitment" TEXT NOT NULL,
  "secret" TEXT NOT NULL,
  "entry_list" TEXT,
  "list_hash" TEXT,
  "closed_at" TIMESTAMPTZ(3),
  "seed_source" "DrawSeedSource",
  "seed_value" TEXT,
  "signature" TEXT,
  "seed" TEXT,
  "drawn_at" TIMESTAMPTZ(3),
  "finished_at" TIMESTAMPTZ(3),
  "cancel_reason" TEXT,
  "created_by_id" TEXT REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CHECK ("closes_at" > "opens_at"),
  CHECK ("round_at" > "closes_at"),
  -- The list comes before the seed.
  CHECK ("state" <> 'closed' OR "list_hash" IS NOT NULL),
  CHECK ("seed" IS NULL OR ("list_hash" IS NOT NULL AND "seed_source" IS NOT NULL AND "drawn_at" IS NOT NULL))
);
CREATE UNIQUE INDEX "draws_slug_key" ON "draws"("slug");
CREATE INDEX "draws_product_id_idx" ON "draws"("product_id");
CREATE INDEX "draws_state_closes_at_idx" ON "draws"("state", "closes_at");
CREATE INDEX "draws_created_at_id_idx" ON "draws"("created_at" DESC, "id" DESC);
-- At most one running draw of a product.
CREATE UNIQUE INDEX "draws_running_key" ON "draws"("product_id") WHERE "state" IN ('accepting', 'closed', 'drawn');

CREATE TABLE "draw_entries" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "draw_id" TEXT NOT NULL REFERENCES "draws"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" TEXT REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "plan" "PlanKey",
  "weight" INTEGER NOT NULL CHECK ("weight" >= 1),
  "shipping_address" JSONB,
  "address_hash" TEXT,
  "rank" INTEGER CHECK ("rank" >= 1),
  "state" "DrawEntryState" NOT NULL DEFAULT 'entered',
  "note" TEXT,
  "order_id" TEXT REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "draw_entries_order_id_key" ON "draw_entries"("order_id");
CREATE UNIQUE INDEX "draw_entries_draw_id_user_id_key" ON "draw_entries"("draw_id", "user_id");
CREATE UNIQUE INDEX "draw_entries_draw_id_address_hash_key" ON "draw_entries"("draw_id", "address_hash");
CREATE INDEX "draw_entries_draw_id_rank_idx" ON "draw_entries"("draw_id", "rank");
CREATE INDEX "draw_entries_user_id_created_at_idx" ON "draw_entries"("user_id", "created_at" DESC);

CREATE TABLE "draw_entry_cards" (
  "draw_id" TEXT NOT NULL,
  "card_hash" TEXT NOT NULL,
  "entry_id" TEXT NOT NULL REFERENCES "draw_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY ("draw_id", "card_hash")
);
CREATE INDEX "draw_entry_cards_entry_id_idx" ON "draw_entry_cards"("entry_id");

CREATE TABLE "draw_refusals" (
  "draw_id" TEXT NOT NULL REFERENCES "draws"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "reason" TEXT NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY ("draw_id", "reason")
);
