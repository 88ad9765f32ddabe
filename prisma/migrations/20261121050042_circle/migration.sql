-- AlterEnum
ALTER TYPE "FactKind" ADD VALUE 'grace';

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "next_plan_at" TIMESTAMPTZ(3);
