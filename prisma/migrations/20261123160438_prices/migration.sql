-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "code_used" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "discount_code_id" TEXT;

-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "code_discount_kobo" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "discount_codes" (
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "percent" INTEGER,
    "amount_kobo" BIGINT,
    "product_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "max_uses" INTEGER,
    "once_per_person" BOOLEAN NOT NULL DEFAULT true,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "discount_codes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "discount_codes_code_key" ON "discount_codes"("code");

-- CreateIndex
CREATE INDEX "discount_codes_created_at_id_idx" ON "discount_codes"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_discount_code_id_user_id_idx" ON "orders"("discount_code_id", "user_id");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_id_fkey" FOREIGN KEY ("discount_code_id") REFERENCES "discount_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "delivery_kobo" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "delivery_zones" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "countries" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "country_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_rest" BOOLEAN NOT NULL DEFAULT false,
    "price_kobo" BIGINT NOT NULL,
    "estimate" TEXT NOT NULL DEFAULT '',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "delivery_zones_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "delivery_zones_name_key" ON "delivery_zones"("name");

-- CreateIndex
CREATE INDEX "delivery_zones_created_at_id_idx" ON "delivery_zones"("created_at", "id");

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "gift_note" TEXT,
ADD COLUMN     "gift_wrap_kobo" BIGINT,
ADD COLUMN     "is_gift" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "shop_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "gift_wrap_kobo" BIGINT,
    "usd_kobo" BIGINT,
    "gbp_kobo" BIGINT,
    "eur_kobo" BIGINT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id")
);

-- Everything below is written by hand: what the Prisma schema cannot express.

ALTER TABLE "discount_codes"
  ADD CONSTRAINT "discount_codes_kind_check" CHECK (num_nonnulls("percent", "amount_kobo") = 1),
  ADD CONSTRAINT "discount_codes_percent_check" CHECK ("percent" BETWEEN 1 AND 100),
  ADD CONSTRAINT "discount_codes_amount_kobo_check" CHECK ("amount_kobo" > 0),
  ADD CONSTRAINT "discount_codes_dates_check" CHECK ("ends_at" >= "starts_at"),
  ADD CONSTRAINT "discount_codes_uses_check" CHECK ("uses" >= 0 AND ("max_uses" IS NULL OR "uses" <= "max_uses")),
  ADD CONSTRAINT "discount_codes_code_check" CHECK ("code" = upper("code"));

ALTER TABLE "order_items" ADD CONSTRAINT "order_items_code_discount_kobo_check"
  CHECK ("code_discount_kobo" >= 0 AND "discount_kobo" + "code_discount_kobo" <= "unit_price_kobo" * "quantity");

ALTER TABLE "orders" ADD CONSTRAINT "orders_code_used_check" CHECK (NOT "code_used" OR "discount_code_id" IS NOT NULL);

-- Who has used a code, by the email of the order too.
CREATE INDEX orders_discount_code_email_idx ON orders (discount_code_id, lower(email)) WHERE discount_code_id IS NOT NULL;

ALTER TYPE shop_order_line ADD ATTRIBUTE code_discount_kobo bigint;

ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_kobo_check" CHECK ("delivery_kobo" BETWEEN 0 AND "total_kobo");

ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_price_kobo_check" CHECK ("price_kobo" >= 0);

-- At most one active zone for the rest of the world.
CREATE UNIQUE INDEX delivery_zones_rest_key ON delivery_zones (is_rest) WHERE is_rest AND active;

ALTER TABLE "shop_settings"
  ADD CONSTRAINT "shop_settings_one_row_check" CHECK ("id" = 1),
  ADD CONSTRAINT "shop_settings_amounts_check" CHECK ("gift_wrap_kobo" >= 0 AND "usd_kobo" > 0 AND "gbp_kobo" > 0 AND "eur_kobo" > 0);

ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_check"
  CHECK ("gift_wrap_kobo" >= 0 AND ("is_gift" OR ("gift_note" IS NULL AND "gift_wrap_kobo" IS NULL)));
