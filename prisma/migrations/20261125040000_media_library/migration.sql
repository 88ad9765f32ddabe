-- CreateEnum
CREATE TYPE "PublicFilePurpose" AS ENUM ('product', 'artwork', 'cover', 'sound');

-- DropIndex
DROP INDEX "member_contents_exhibition_id_deleted_at_created_at_id_idx";

-- AlterTable
ALTER TABLE "product_images" ADD COLUMN     "focus" TEXT;

-- AlterTable
ALTER TABLE "exhibitions" ADD COLUMN     "focus" TEXT;

-- AlterTable
ALTER TABLE "member_contents" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "public_files" (
    "id" TEXT NOT NULL,
    "purpose" "PublicFilePurpose" NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "alt" TEXT NOT NULL DEFAULT '',
    "focus" TEXT,
    "storage_key" TEXT NOT NULL,
    "suffixes" TEXT[],
    "mime_type" TEXT NOT NULL,
    "size_bytes" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "uploaded_by_id" TEXT,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "public_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_versions" (
    "id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "suffixes" TEXT[],
    "mime_type" TEXT NOT NULL,
    "size_bytes" INTEGER,
    "filename" TEXT,
    "replaced_by_id" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "public_files_storage_key_key" ON "public_files"("storage_key");

-- CreateIndex
CREATE INDEX "public_files_archived_at_created_at_id_idx" ON "public_files"("archived_at", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "file_versions_storage_key_key" ON "file_versions"("storage_key");

-- CreateIndex
CREATE INDEX "file_versions_file_id_created_at_idx" ON "file_versions"("file_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "file_versions_expires_at_idx" ON "file_versions"("expires_at");

-- CreateIndex
CREATE INDEX "member_contents_exhibition_id_deleted_at_position_created_a_idx" ON "member_contents"("exhibition_id", "deleted_at", "position", "created_at" DESC, "id");

-- Everything below is written by hand: what the Prisma schema cannot express.

ALTER TABLE "public_files" ADD CONSTRAINT "public_files_focus_check" CHECK ("focus" ~ '^(100|\d{1,2})% (100|\d{1,2})%$');
ALTER TABLE "member_contents" ADD CONSTRAINT "member_contents_position_check" CHECK ("position" >= 0);

-- Every file that was uploaded before: each upload is in the audit log, and its name is the stem of its files.
INSERT INTO "public_files" ("id", "purpose", "storage_key", "suffixes", "mime_type", "uploaded_by_id", "created_at")
SELECT DISTINCT ON (stem) stem, purpose::"PublicFilePurpose", CASE purpose WHEN 'sound' THEN 'sounds/' ELSE 'pictures/' END || stem,
  CASE purpose
    WHEN 'sound' THEN ARRAY['.mp3']
    WHEN 'cover' THEN ARRAY['-640.avif', '-640.webp', '-960.avif', '-960.webp', '-1600.avif', '-1600.webp', '-1600.jpg']
    ELSE ARRAY['-160.avif', '-160.webp', '-480.avif', '-480.webp', '-960.avif', '-960.webp', '-960.jpg'] END
  || CASE purpose WHEN 'artwork' THEN ARRAY['-wide-640.avif', '-wide-640.webp', '-wide-960.avif', '-wide-960.webp', '-wide-1600.avif',
    '-wide-1600.webp', '-wide-1600.jpg', '-share-1200.jpg'] ELSE ARRAY[]::text[] END,
  CASE purpose WHEN 'sound' THEN 'audio/mpeg' ELSE 'image/jpeg' END, "actor_id", "created_at"
FROM (
  SELECT split_part("subject", '.', 1) AS stem, "actor_id", "created_at", CASE
    WHEN "action" = 'product.upload-image' THEN 'product'
    WHEN "action" = 'exhibition.upload-audio' THEN 'sound'
    WHEN "detail"->>'shape' = 'cover' THEN 'cover' ELSE 'artwork' END AS purpose
  FROM "audit_log" WHERE "action" IN ('product.upload-image', 'exhibition.upload-image', 'exhibition.upload-audio')
) AS uploads WHERE stem ~ '^(img|snd)-[0-9a-z]{20}$'
ORDER BY stem, "created_at";
