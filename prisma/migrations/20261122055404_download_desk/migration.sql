-- AlterTable
ALTER TABLE "downloads" ADD COLUMN     "fetched" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- What was taken before it was counted here.
UPDATE "downloads" d SET "fetched" = t.times
FROM (SELECT "download_id", sum("times")::int AS times FROM "download_takes" GROUP BY "download_id") t
WHERE t."download_id" = d."id";
