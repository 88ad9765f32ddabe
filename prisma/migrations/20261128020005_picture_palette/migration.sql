-- The main colours of a picture, by which works are browsed. Null until they are read.
ALTER TABLE "public_files" ADD COLUMN "palette" JSONB;
ALTER TABLE "file_versions" ADD COLUMN "palette" JSONB;
