-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "packing_started_at" TIMESTAMPTZ(3);
