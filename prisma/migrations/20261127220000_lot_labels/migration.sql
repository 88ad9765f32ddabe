-- What a lot is made of, how large it is and its accession number, for its label.
ALTER TABLE "auctions" ADD COLUMN     "medium" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "dimensions" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "accession" TEXT NOT NULL DEFAULT '';
