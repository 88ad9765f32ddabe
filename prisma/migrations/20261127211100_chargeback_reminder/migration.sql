-- AlterTable
ALTER TABLE "chargebacks" ADD COLUMN "reminded_at" TIMESTAMPTZ(3);

-- The chargebacks of which somebody was reminded before.
UPDATE "chargebacks" c SET "reminded_at" = now()
  WHERE EXISTS (SELECT 1 FROM "outbox_messages" o WHERE o."key" LIKE 'chargeback/' || c."id" || '/due/%');
