import { newId } from "@/lib/core/ids";
import type { AdminAnnotation, ArtworkChange, ExhibitionChange } from "@/lib/exhibitions/admin-contracts";
import type { Exhibition } from "@/prisma/generated/client";

/** The columns that the exhibition form sets. The opening day is stored as midnight UTC of that date. */
export function toExhibitionColumns(body: Omit<ExhibitionChange, "slug" | "version" | "isDraft">) {
  const { title, subtitle, story, image, requiresVIP, status, opensAt, link, blocks, series } = body;
  return {
    title,
    subtitle,
    story,
    imageUrl: image?.url ?? null,
    imageAlt: image?.alt ?? "",
    requiresVip: requiresVIP,
    status,
    opensAt: opensAt === null ? null : new Date(opensAt),
    linkPath: link?.href ?? null,
    linkLabel: link?.label ?? null,
    blocks,
    seriesName: series?.name ?? null,
    seriesPart: series?.part ?? null,
  };
}

/** The series of a stored exhibition. */
export const toSeries = ({ seriesName, seriesPart }: Pick<Exhibition, "seriesName" | "seriesPart">) =>
  seriesName === null || seriesPart === null ? null : { name: seriesName, part: seriesPart };

/** The columns that the artwork form sets. */
export function toArtworkColumns({ title, description, image, productSlug }: Omit<ArtworkChange, "version">) {
  return { title, description, imageUrl: image?.url ?? null, imageAlt: image?.alt ?? "", productSlug };
}

/** The rows of an artwork's annotations, in display order. */
export const toAnnotationRows = (annotations: readonly AdminAnnotation[]) =>
  annotations.map((annotation, position) => ({ ...annotation, id: newId("nte"), position }));
