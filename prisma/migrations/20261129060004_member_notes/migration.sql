-- CreateTable
CREATE TABLE "member_notes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "author_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "member_notes_user_id_created_at_id_idx" ON "member_notes"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "member_notes_author_id_idx" ON "member_notes"("author_id");

-- AddForeignKey
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand: what the Prisma schema cannot express.
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_text_check" CHECK (char_length("text") BETWEEN 1 AND 1000);
