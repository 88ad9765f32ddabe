-- CreateEnum
CREATE TYPE "CommentRemovalReason" AS ENUM ('insult', 'private_details', 'off_subject', 'advertising', 'false_claim', 'other');

-- Why a moderator last rejected or deleted a comment. Comments from before have no reason.
ALTER TABLE "comments" ADD COLUMN     "removal_reason" "CommentRemovalReason",
ADD COLUMN     "removal_note" VARCHAR(280),
ADD CONSTRAINT "comments_removal_note_has_reason" CHECK ("removal_note" IS NULL OR "removal_reason" IS NOT NULL);
