-- CreateEnum
CREATE TYPE "DeliveryRating" AS ENUM ('good', 'bad');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "delivery_comment" TEXT,
ADD COLUMN     "delivery_rating" "DeliveryRating",
ADD COLUMN     "delivery_reviewed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "credit_note_number" TEXT;

-- CreateTable
CREATE TABLE "credit_note_counters" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "credit_note_counters_pkey" PRIMARY KEY ("year")
);

-- AlterTable
ALTER TABLE "discount_codes" ADD COLUMN     "plan_keys" "PlanKey"[] DEFAULT ARRAY[]::"PlanKey"[];

-- AlterTable
ALTER TABLE "subscription_intents" ADD COLUMN     "code_used" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "discount_code_id" TEXT;

-- CreateIndex
CREATE INDEX "subscription_intents_discount_code_id_user_id_idx" ON "subscription_intents"("discount_code_id", "user_id");

-- AddForeignKey
ALTER TABLE "subscription_intents" ADD CONSTRAINT "subscription_intents_discount_code_id_fkey" FOREIGN KEY ("discount_code_id") REFERENCES "discount_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE UNIQUE INDEX "refunds_credit_note_number_key" ON "refunds"("credit_note_number");

-- Everything below is written by hand: what the Prisma schema cannot express.

-- The orders of a mailbox. The expression is that of shop_email_key, which the planner puts in its place.
CREATE INDEX orders_email_key_idx ON orders ((
  regexp_replace(CASE WHEN lower(email) ~ '@(gmail|googlemail)\.com$' THEN replace(split_part(lower(email), '@', 1), '.', '') || '@gmail.com'
    ELSE lower(email) END, '(?<=.)\+[^@]*@', '@')
));

-- Replaced by it.
DROP INDEX orders_discount_code_email_idx;

ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_review_check"
  CHECK (("delivery_rating" IS NULL) = ("delivery_reviewed_at" IS NULL) AND ("delivery_rating" IS NOT NULL OR "delivery_comment" IS NULL));

-- Refunds of invoices that were made before get their numbers in the order of refund.
WITH refunded AS (
  SELECT r.id, extract(year FROM r.created_at AT TIME ZONE 'Africa/Lagos')::int AS year, r.created_at FROM refunds r
  JOIN orders o ON o.charge_id = r.charge_id WHERE o.invoice_number IS NOT NULL
), numbered AS (
  SELECT id, year, row_number() OVER (PARTITION BY year ORDER BY created_at, id) AS n FROM refunded
)
UPDATE refunds r SET credit_note_number = format('CN-%s-%s', year, lpad(n::text, greatest(5, length(n::text)), '0')) FROM numbered WHERE numbered.id = r.id;
INSERT INTO credit_note_counters (year, last)
SELECT split_part(credit_note_number, '-', 2)::int, count(*) FROM refunds WHERE credit_note_number IS NOT NULL GROUP BY 1;

ALTER TABLE "subscription_intents" ADD CONSTRAINT "subscription_intents_code_used_check" CHECK (NOT "code_used" OR "discount_code_id" IS NOT NULL);
