-- DropIndex
DROP INDEX "auction_offers_bid_id_idx";

-- DropIndex
DROP INDEX "auction_offers_auction_id_user_id_key";

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "provenance" JSONB;

-- CreateTable
CREATE TABLE "bid_requests" (
    "auction_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "request_key" TEXT NOT NULL,
    "amount_kobo" BIGINT NOT NULL,
    "maximum_kobo" BIGINT,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bid_requests_pkey" PRIMARY KEY ("auction_id","user_id","request_key")
);

-- CreateTable
CREATE TABLE "auction_announcements" (
    "auction_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "announced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auction_announcements_pkey" PRIMARY KEY ("auction_id")
);

-- CreateIndex
CREATE INDEX "auction_offers_auction_id_user_id_idx" ON "auction_offers"("auction_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "auction_offers_bid_id_key" ON "auction_offers"("bid_id");

-- AddForeignKey
ALTER TABLE "bid_requests" ADD CONSTRAINT "bid_requests_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_announcements" ADD CONSTRAINT "auction_announcements_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
