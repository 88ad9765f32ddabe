-- DropIndex
DROP INDEX "product_variants_product_id_name_key";

-- AlterTable
ALTER TABLE "product_variants" ADD COLUMN     "retired_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "product_variants_product_id_name_idx" ON "product_variants"("product_id", "name");
