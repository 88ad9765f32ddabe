-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "shipped_quantity" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "drafted_by_id" TEXT,
ADD COLUMN     "packed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "parcels" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "courier" TEXT,
    "tracking_number" TEXT,
    "tracking_url" TEXT,
    "shipped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "shipped_by_id" TEXT,

    CONSTRAINT "parcels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parcel_items" (
    "parcel_id" TEXT NOT NULL,
    "order_item_id" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "parcel_items_pkey" PRIMARY KEY ("parcel_id","order_item_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "parcels_order_id_number_key" ON "parcels"("order_id", "number");

-- CreateIndex
CREATE INDEX "parcel_items_order_item_id_idx" ON "parcel_items"("order_item_id");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_drafted_by_id_fkey" FOREIGN KEY ("drafted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_shipped_by_id_fkey" FOREIGN KEY ("shipped_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_parcel_id_fkey" FOREIGN KEY ("parcel_id") REFERENCES "parcels"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Everything below is written by hand: what the Prisma schema cannot express, and what is already sent.

ALTER TABLE "order_items" ADD CONSTRAINT "order_items_shipped_quantity_check" CHECK ("shipped_quantity" BETWEEN 0 AND "quantity");
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_quantity_check" CHECK ("quantity" > 0);

-- The orders that an admin made for a buyer, newest first.
CREATE INDEX "orders_drafted_idx" ON "orders" ("created_at" DESC, "id") WHERE "drafted_by_id" IS NOT NULL;

-- Every order that was sent has one parcel. A unit that came back was in it; of one that is still on its way the refunded units were not sent.
INSERT INTO "parcels" ("id", "order_id", "number", "courier", "tracking_number", "tracking_url", "shipped_at", "shipped_by_id")
SELECT 'prc_' || substr(md5(o.id), 1, 20), o.id, 1, o.courier, o.tracking_number, o.tracking_url, COALESCE(o.shipped_at, o.delivered_at, o.created_at), o.shipped_by_id
FROM "orders" o WHERE o.status <> 'pending';
INSERT INTO "parcel_items" ("parcel_id", "order_item_id", "quantity")
SELECT p.id, i.id, CASE WHEN o.status = 'shipped' THEN i.quantity - i.refunded_quantity ELSE i.quantity END
FROM "parcels" p JOIN "orders" o ON o.id = p.order_id JOIN "order_items" i ON i.order_id = o.id
WHERE o.status = 'delivered' OR i.quantity > i.refunded_quantity;
UPDATE "order_items" i SET "shipped_quantity" = p.quantity FROM "parcel_items" p WHERE p.order_item_id = i.id;

-- Whether an order has a unit that was not refunded, without reading its lines.
CREATE INDEX "order_items_not_refunded_idx" ON "order_items" ("order_id") WHERE "refunded_quantity" < "quantity";
