import { db } from "@/lib/db/client";
import { getLeaderText } from "@/lib/exhibitions/leader-mappers";

/** A work as a row of the export; the label is that of a leader's work. */
export type ExportedWork = {
  exhibition: string;
  state: string;
  title: string;
  slug: string;
  leader: string | null;
  label: { year: string; medium: string; dimensions: string; accession: string; credit: string } | null;
  alt: string;
  description: string;
  picture: string | null;
  product: string | null;
  annotations: number;
};

/** At most `limit` works of all exhibitions, drafts included, in display order. */
export async function selectExportedWorks(limit: number): Promise<ExportedWork[]> {
  const rows = await db.artwork.findMany({
    where: { exhibition: { deletedAt: null } },
    include: { exhibition: true, leader: true, _count: { select: { annotations: true } } },
    orderBy: [{ exhibition: { position: "asc" } }, { exhibitionId: "asc" }, { position: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(({ exhibition, leader, _count, ...work }) => ({
    exhibition: exhibition.title,
    state: exhibition.isDraft ? "draft" : exhibition.status,
    title: work.title,
    slug: work.slug,
    leader: leader?.name ?? null,
    label: (leader && getLeaderText(leader)?.label) ?? null,
    alt: work.imageAlt,
    description: work.description,
    picture: work.imageUrl,
    product: work.productSlug,
    annotations: _count.annotations,
  }));
}
