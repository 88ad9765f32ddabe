-- Chosen edition numbers: the numbers that a cart line asks for, those that an unpaid order holds or the museum keeps, and what a number costs.
CREATE TYPE "EditionClaimKind" AS ENUM ('held', 'withheld');

CREATE TABLE "edition_claims" (
  "product_id" TEXT NOT NULL REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "number" INTEGER NOT NULL CHECK ("number" > 0),
  "kind" "EditionClaimKind" NOT NULL,
  "order_item_id" TEXT REFERENCES "order_items"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "reason" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "edition_claims_pkey" PRIMARY KEY ("product_id", "number"),
  -- A held number belongs to the line of an order, a kept one to none.
  CONSTRAINT "edition_claims_kind_check" CHECK (("kind" = 'held') = ("order_item_id" IS NOT NULL))
);
-- A line of an order holds at most one chosen number.
CREATE UNIQUE INDEX "edition_claims_order_item_id_key" ON "edition_claims"("order_item_id");

CREATE TYPE "NumberPremiumKind" AS ENUM ('single', 'range', 'first', 'last');

CREATE TABLE "number_premiums" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "product_id" TEXT NOT NULL REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" "NumberPremiumKind" NOT NULL,
  "from_number" INTEGER,
  "to_number" INTEGER,
  "premium_kobo" BIGINT NOT NULL CHECK ("premium_kobo" > 0),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "number_premiums_numbers_check" CHECK (CASE "kind"
    WHEN 'single' THEN "from_number" > 0 AND "to_number" IS NULL AND "from_number" IS NOT NULL
    WHEN 'range' THEN "from_number" > 0 AND "to_number" IS NOT NULL AND "from_number" IS NOT NULL AND "to_number" > "from_number"
    ELSE "from_number" IS NULL AND "to_number" IS NULL END)
);
CREATE INDEX "number_premiums_product_id_idx" ON "number_premiums"("product_id");

-- One line for each variant stays, so that an earlier release can still add to it: the chosen numbers are those of its first units.
ALTER TABLE "cart_lines" ADD COLUMN "edition_numbers" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

ALTER TABLE "order_items"
  ADD COLUMN "edition_number" INTEGER,
  ADD COLUMN "number_premium_kobo" BIGINT NOT NULL DEFAULT 0,
  ADD CONSTRAINT "order_items_edition_number_check" CHECK ("edition_number" IS NULL OR ("edition_number" > 0 AND "quantity" = 1)),
  ADD CONSTRAINT "order_items_number_premium_kobo_check" CHECK ("number_premium_kobo" >= 0 AND ("number_premium_kobo" = 0 OR "edition_number" IS NOT NULL));

ALTER TYPE shop_order_line ADD ATTRIBUTE edition_number int, ADD ATTRIBUTE number_premium_kobo bigint;
