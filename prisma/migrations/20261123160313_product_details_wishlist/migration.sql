-- AlterTable
ALTER TABLE "products" ADD COLUMN     "care" TEXT,
ADD COLUMN     "depth_mm" INTEGER,
ADD COLUMN     "height_mm" INTEGER,
ADD COLUMN     "material" TEXT,
ADD COLUMN     "size_guide" JSONB,
ADD COLUMN     "width_mm" INTEGER;

-- DropIndex
DROP INDEX "product_alerts_product_id_email_key";

-- AlterTable
ALTER TABLE "product_alerts" ADD COLUMN     "variant_id" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "wishlist_items" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "wants_few_left" BOOLEAN NOT NULL DEFAULT false,
    "wants_back_in_stock" BOOLEAN NOT NULL DEFAULT false,
    "few_left_at" TIMESTAMPTZ(3),
    "unsubscribe_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wishlist_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "wishlist_items_unsubscribe_token_key" ON "wishlist_items"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "wishlist_items_user_id_created_at_id_idx" ON "wishlist_items"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "wishlist_items_product_id_idx" ON "wishlist_items"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "wishlist_items_user_id_product_id_key" ON "wishlist_items"("user_id", "product_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_alerts_product_id_email_variant_id_key" ON "product_alerts"("product_id", "email", "variant_id");

-- AddForeignKey
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "cart_lines" ADD COLUMN     "added_at_kobo" BIGINT;
