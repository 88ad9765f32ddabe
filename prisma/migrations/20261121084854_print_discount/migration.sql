-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "discount_kobo" BIGINT NOT NULL DEFAULT 0;
