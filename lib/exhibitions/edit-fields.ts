import type { AdminArtwork, AdminExhibition } from "@/lib/exhibitions/admin-contracts";
import type { Fields } from "@/lib/versions/contracts";

/** The fields of an exhibition that have versions. */
export function toExhibitionFields(exhibition: AdminExhibition): Fields {
  const { title, subtitle, story, image, requiresVIP, status, opensAt, link, blocks, series, isDraft } = exhibition;
  return { title, subtitle, story, image, requiresVIP, status, opensAt, link, blocks, series, isDraft };
}

/** The fields of an artwork that have versions. */
export const toArtworkFields = ({ title, description, image, productSlug, notes }: AdminArtwork): Fields => ({
  title,
  description,
  image,
  productSlug,
  notes,
});
