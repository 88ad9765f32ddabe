-- The blocks that an exhibition's page is made of, and the series that it is a part of.
ALTER TABLE "exhibitions" ADD COLUMN     "blocks" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "series_name" TEXT,
ADD COLUMN     "series_part" INTEGER;
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_series_complete" CHECK (("series_name" IS NULL) = ("series_part" IS NULL));
