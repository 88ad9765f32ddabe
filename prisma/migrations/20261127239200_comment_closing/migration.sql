-- From when no comments can be written any more, whatever the mode; null for never.
ALTER TABLE "comment_thread_settings" ADD COLUMN "closes_at" TIMESTAMPTZ(3);
