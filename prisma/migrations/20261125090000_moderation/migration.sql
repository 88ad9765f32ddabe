-- Why a comment was held, and what finds the same text posted again.
ALTER TABLE "comments" ADD COLUMN     "held_for" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "text_hash" TEXT;

-- CreateTable
CREATE TABLE "comment_bans" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "created_by_id" TEXT,
    "lifted_at" TIMESTAMPTZ(3),
    "lifted_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_bans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_notes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "comment_id" TEXT,
    "text" TEXT NOT NULL,
    "author_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moderation_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "words" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sites" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "hold_links" BOOLEAN NOT NULL DEFAULT true,
    "hold_repeats" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "moderation_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "comments_text_hash_created_at_idx" ON "comments"("text_hash", "created_at");

-- CreateIndex
CREATE INDEX "comment_bans_user_id_created_at_id_idx" ON "comment_bans"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "moderation_notes_user_id_created_at_id_idx" ON "moderation_notes"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "moderation_notes_comment_id_idx" ON "moderation_notes"("comment_id");

-- AddForeignKey
ALTER TABLE "comment_bans" ADD CONSTRAINT "comment_bans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_bans" ADD CONSTRAINT "comment_bans_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_notes" ADD CONSTRAINT "moderation_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_notes" ADD CONSTRAINT "moderation_notes_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_notes" ADD CONSTRAINT "moderation_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One row of settings, and one ban at a time: a ban that has ended is lifted before the next one.
ALTER TABLE "moderation_settings" ADD CONSTRAINT "moderation_settings_one_row_check" CHECK ("id" = 1);
CREATE UNIQUE INDEX "comment_bans_one_open" ON "comment_bans" ("user_id") WHERE "lifted_at" IS NULL;
