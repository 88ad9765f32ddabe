-- A sign-in becomes a session that can be ended. Tokens from before name no session, so those sign-ins have ended.
ALTER TABLE "login_records" RENAME TO "sessions";
ALTER TABLE "sessions" RENAME CONSTRAINT "login_records_pkey" TO "sessions_pkey";
ALTER TABLE "sessions" RENAME CONSTRAINT "login_records_user_id_fkey" TO "sessions_user_id_fkey";
ALTER INDEX "login_records_user_id_created_at_id_idx" RENAME TO "sessions_user_id_created_at_id_idx";

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN "place" TEXT NOT NULL DEFAULT '',
ADD COLUMN "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "ended_at" TIMESTAMPTZ(3);

UPDATE "sessions" SET "last_used_at" = "created_at", "ended_at" = CURRENT_TIMESTAMP;
