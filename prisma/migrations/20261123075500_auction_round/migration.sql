-- AlterTable
ALTER TABLE "auctions" ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 1;
