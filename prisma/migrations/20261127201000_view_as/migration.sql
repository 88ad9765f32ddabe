-- CreateEnum
CREATE TYPE "ViewAs" AS ENUM ('visitor', 'monthly', 'yearly', 'collector', 'patron');

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "view_as" "ViewAs";
