-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "refunded_kobo" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "sent_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "charge_id" TEXT,
ADD COLUMN     "refunded_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "tracking_url" TEXT;

-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "refunded_quantity" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "order_notes" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "author_id" TEXT,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_notes_order_id_created_at_idx" ON "order_notes"("order_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "orders_charge_id_key" ON "orders"("charge_id");

-- CreateIndex
CREATE INDEX "orders_total_kobo_id_idx" ON "orders"("total_kobo" DESC, "id");

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
