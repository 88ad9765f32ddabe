-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "invoice_number" TEXT;

-- CreateTable
CREATE TABLE "invoice_counters" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_counters_pkey" PRIMARY KEY ("year")
);

-- CreateIndex
CREATE UNIQUE INDEX "orders_invoice_number_key" ON "orders"("invoice_number");

-- Orders that were paid before get their numbers in the order of payment.
WITH paid AS (
  SELECT id, extract(year FROM paid_at AT TIME ZONE 'Africa/Lagos')::int AS year, paid_at FROM orders
  WHERE paid_at IS NOT NULL AND (payment_status = 'paid' OR (payment_status = 'refunded' AND COALESCE(cancel_reason, 'buyer') = 'buyer'))
), numbered AS (
  SELECT id, year, row_number() OVER (PARTITION BY year ORDER BY paid_at, id) AS n FROM paid
)
UPDATE orders o SET invoice_number = format('INV-%s-%s', year, lpad(n::text, greatest(5, length(n::text)), '0')) FROM numbered WHERE numbered.id = o.id;
INSERT INTO invoice_counters (year, last)
SELECT split_part(invoice_number, '-', 2)::int, count(*) FROM orders WHERE invoice_number IS NOT NULL GROUP BY 1;
