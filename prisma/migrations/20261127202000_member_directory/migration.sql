-- AlterTable
ALTER TABLE "public_profiles" ADD COLUMN     "is_indexed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_listed" BOOLEAN NOT NULL DEFAULT false;

-- A profile that is off is neither listed nor found by search engines.
ALTER TABLE public_profiles ADD CONSTRAINT public_profiles_shown_check CHECK (is_public OR NOT (is_listed OR is_indexed));

CREATE INDEX public_profiles_listed_idx ON public_profiles (user_id) WHERE is_listed;
