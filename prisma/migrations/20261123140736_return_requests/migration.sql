-- CreateEnum
CREATE TYPE "ReturnReason" AS ENUM ('damaged', 'faulty', 'different', 'wrong', 'other');

-- CreateEnum
CREATE TYPE "ReturnStatus" AS ENUM ('requested', 'approved', 'received', 'refunded', 'refused');

-- CreateTable
CREATE TABLE "return_requests" (
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "reason" "ReturnReason" NOT NULL,
    "text" TEXT NOT NULL,
    "photo_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" "ReturnStatus" NOT NULL DEFAULT 'requested',
    "reply" TEXT,
    "decided_by_id" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "received_at" TIMESTAMPTZ(3),
    "refund_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "return_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "return_requests_refund_id_key" ON "return_requests"("refund_id");

-- CreateIndex
CREATE INDEX "return_requests_created_at_id_idx" ON "return_requests"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "return_requests_status_created_at_id_idx" ON "return_requests"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "return_requests_order_id_created_at_idx" ON "return_requests"("order_id", "created_at");

-- CreateIndex
CREATE INDEX "return_requests_user_id_idx" ON "return_requests"("user_id");

-- AddForeignKey
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- At most one open request per order.
CREATE UNIQUE INDEX return_requests_open_key ON return_requests (order_id) WHERE status IN ('requested', 'approved', 'received');
