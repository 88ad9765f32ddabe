-- AlterEnum
ALTER TYPE "DownloadLevel" ADD VALUE 'owners';

-- CreateTable
CREATE TABLE "download_products" (
    "download_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,

    CONSTRAINT "download_products_pkey" PRIMARY KEY ("download_id","product_id")
);

-- CreateIndex
CREATE INDEX "download_products_product_id_idx" ON "download_products"("product_id");

-- AddForeignKey
ALTER TABLE "download_products" ADD CONSTRAINT "download_products_download_id_fkey" FOREIGN KEY ("download_id") REFERENCES "downloads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "download_products" ADD CONSTRAINT "download_products_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
