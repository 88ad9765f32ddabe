-- An event may have a picture of its own instead of a work.
ALTER TABLE "events" ADD COLUMN "image_alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN "image_url" TEXT;
