-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "take_out_quantity" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "repack_since" TIMESTAMPTZ(3);
