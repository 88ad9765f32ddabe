-- CreateEnum
CREATE TYPE "CommentMode" AS ENUM ('after', 'before', 'members', 'closed');

-- CreateEnum
CREATE TYPE "ReactionKind" AS ENUM ('like', 'laugh', 'moved', 'think');

-- CreateEnum
CREATE TYPE "AppealDecision" AS ENUM ('granted', 'declined');

-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "featured_at" TIMESTAMPTZ(3),
ADD COLUMN     "pinned_at" TIMESTAMPTZ(3),
ADD COLUMN     "voice_key" TEXT,
ADD COLUMN     "voice_seconds" INTEGER;

-- AlterTable
ALTER TABLE "comment_bans" ADD COLUMN     "hides" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "comment_thread_settings" (
    "exhibition" TEXT NOT NULL,
    "mode" "CommentMode" NOT NULL DEFAULT 'after',
    "guidelines" VARCHAR(1000) NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "comment_thread_settings_pkey" PRIMARY KEY ("exhibition")
);

-- CreateTable
CREATE TABLE "comment_reactions" (
    "comment_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" "ReactionKind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_reactions_pkey" PRIMARY KEY ("comment_id","user_id")
);

-- CreateTable
CREATE TABLE "comment_mentions" (
    "comment_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "comment_mentions_pkey" PRIMARY KEY ("comment_id","user_id")
);

-- CreateTable
CREATE TABLE "comment_conversations" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "comment_id" TEXT NOT NULL,
    "unsubscribe_token" TEXT NOT NULL,
    "muted_at" TIMESTAMPTZ(3),
    "mail_at" TIMESTAMPTZ(3),

    CONSTRAINT "comment_conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment_notices" (
    "conversation_id" TEXT NOT NULL,
    "comment_id" TEXT NOT NULL,
    "mail" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_notices_pkey" PRIMARY KEY ("conversation_id","comment_id")
);

-- CreateTable
CREATE TABLE "comment_mail_settings" (
    "user_id" TEXT NOT NULL,
    "unsubscribe_token" TEXT NOT NULL,
    "stopped_at" TIMESTAMPTZ(3),

    CONSTRAINT "comment_mail_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "comment_appeals" (
    "id" TEXT NOT NULL,
    "comment_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "text" VARCHAR(1000) NOT NULL,
    "decision" "AppealDecision",
    "reply" VARCHAR(1000),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_appeals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "comment_reactions_user_id_idx" ON "comment_reactions"("user_id");

-- CreateIndex
CREATE INDEX "comment_mentions_user_id_idx" ON "comment_mentions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "comment_conversations_unsubscribe_token_key" ON "comment_conversations"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "comment_conversations_comment_id_idx" ON "comment_conversations"("comment_id");

-- CreateIndex
CREATE UNIQUE INDEX "comment_conversations_user_id_comment_id_key" ON "comment_conversations"("user_id", "comment_id");

-- CreateIndex
CREATE INDEX "comment_notices_comment_id_idx" ON "comment_notices"("comment_id");

-- CreateIndex
CREATE UNIQUE INDEX "comment_mail_settings_unsubscribe_token_key" ON "comment_mail_settings"("unsubscribe_token");

-- CreateIndex
CREATE UNIQUE INDEX "comment_appeals_comment_id_key" ON "comment_appeals"("comment_id");

-- CreateIndex
CREATE INDEX "comment_appeals_user_id_idx" ON "comment_appeals"("user_id");

-- CreateIndex
CREATE INDEX "comment_appeals_decided_at_created_at_id_idx" ON "comment_appeals"("decided_at", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "comments_voice_key_key" ON "comments"("voice_key");

-- AddForeignKey
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_conversations" ADD CONSTRAINT "comment_conversations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_conversations" ADD CONSTRAINT "comment_conversations_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "comment_conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_mail_settings" ADD CONSTRAINT "comment_mail_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_appeals" ADD CONSTRAINT "comment_appeals_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_appeals" ADD CONSTRAINT "comment_appeals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_appeals" ADD CONSTRAINT "comment_appeals_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
