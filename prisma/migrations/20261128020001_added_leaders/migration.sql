-- Leaders that a curator added: none of their texts ship with the code, and they are drafts until published.
ALTER TABLE "leaders" ADD COLUMN "is_added" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "is_draft" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "leaders" ADD CONSTRAINT "leaders_draft_is_added" CHECK ("is_added" OR NOT "is_draft");
