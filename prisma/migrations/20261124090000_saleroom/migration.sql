-- AlterTable
ALTER TABLE "auctions" ADD COLUMN     "condition_report" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "published_terms" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "shipping_kobo" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "terms_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "auction_offers" ADD COLUMN     "shipping_kobo" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "auction_terms_acceptances" (
    "auction_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "terms_version" INTEGER NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auction_terms_acceptances_pkey" PRIMARY KEY ("auction_id","user_id","terms_version")
);

-- CreateIndex
CREATE INDEX "auction_terms_acceptances_user_id_accepted_at_idx" ON "auction_terms_acceptances"("user_id", "accepted_at" DESC);

-- AddForeignKey
ALTER TABLE "auction_terms_acceptances" ADD CONSTRAINT "auction_terms_acceptances_auction_id_fkey" FOREIGN KEY ("auction_id") REFERENCES "auctions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auction_terms_acceptances" ADD CONSTRAINT "auction_terms_acceptances_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
