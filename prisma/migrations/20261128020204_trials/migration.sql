-- AlterEnum
ALTER TYPE "SubscriptionEntryKind" ADD VALUE 'trial';

-- AlterTable
ALTER TABLE "plans" ADD COLUMN     "trial_days" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "trials" (
    "id" TEXT NOT NULL,
    "user_id" TEXT,
    "mailbox_hash" TEXT NOT NULL,
    "plan_key" "PlanKey" NOT NULL,
    "days" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trials_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "trials_user_id_key" ON "trials"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "trials_mailbox_hash_key" ON "trials"("mailbox_hash");

-- CreateIndex
CREATE INDEX "trials_started_at_id_idx" ON "trials"("started_at" DESC, "id");

-- AddForeignKey
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trials" ADD CONSTRAINT "trials_plan_key_fkey" FOREIGN KEY ("plan_key") REFERENCES "plans"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Everything below is written by hand: what the Prisma schema cannot express.
ALTER TABLE "plans" ADD CONSTRAINT "plans_trial_days_check" CHECK ("trial_days" BETWEEN 0 AND 60);
