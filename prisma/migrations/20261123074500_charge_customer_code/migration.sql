-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "customer_code" TEXT;

-- CreateIndex
CREATE INDEX "charges_customer_code_idx" ON "charges"("customer_code");
