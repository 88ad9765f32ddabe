-- People whose comments a user does not want to read.
CREATE TABLE "comment_mutes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "muted_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_mutes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "comment_mutes_not_oneself" CHECK ("user_id" <> "muted_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "comment_mutes_user_id_muted_id_key" ON "comment_mutes"("user_id", "muted_id");

-- CreateIndex
CREATE INDEX "comment_mutes_muted_id_idx" ON "comment_mutes"("muted_id");

-- AddForeignKey
ALTER TABLE "comment_mutes" ADD CONSTRAINT "comment_mutes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_mutes" ADD CONSTRAINT "comment_mutes_muted_id_fkey" FOREIGN KEY ("muted_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A conversation is about a comment, or about a thread that its user follows.
ALTER TABLE "comment_conversations" ALTER COLUMN "comment_id" DROP NOT NULL,
ADD COLUMN "exhibition" TEXT,
ADD COLUMN "artwork" TEXT,
ADD COLUMN "followed_at" TIMESTAMPTZ(3),
ADD CONSTRAINT "comment_conversations_comment_or_thread" CHECK (("comment_id" IS NULL) = ("exhibition" IS NOT NULL) AND ("artwork" IS NULL OR "exhibition" IS NOT NULL));

-- CreateIndex
CREATE INDEX "comment_conversations_exhibition_artwork_idx" ON "comment_conversations"("exhibition", "artwork");

-- A user follows a thread once.
CREATE UNIQUE INDEX "comment_conversations_user_thread" ON "comment_conversations"("user_id", "exhibition", COALESCE("artwork", '')) WHERE "exhibition" IS NOT NULL;
