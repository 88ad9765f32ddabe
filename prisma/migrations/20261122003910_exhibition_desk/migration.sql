-- AlterTable
ALTER TABLE "exhibitions" ADD COLUMN     "is_draft" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "artworks" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
