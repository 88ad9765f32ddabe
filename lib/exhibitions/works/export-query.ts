import { db, type Tx } from "@/lib/db/client";
import { getLeaderText } from "@/lib/exhibitions/leader-mappers";
import type { WorkColumn } from "@/lib/exhibitions/works/contracts";
import type { Prisma } from "@/prisma/generated/client";

/** A work as a row of the CSV; the label is that of a leader's work. */
export type ExportedWork = {
  id: string;
  exhibition: string;
  exhibitionSlug: string;
  state: string;
  title: string;
  slug: string;
  version: number;
  leader: string | null;
  label: { year: string; medium: string; dimensions: string; accession: string; credit: string } | null;
  alt: string;
  description: string;
  picture: string | null;
  product: string | null;
  annotations: number;
};

const include = {
  exhibition: true,
  leader: true,
  _count: { select: { annotations: true } },
} satisfies Prisma.ArtworkInclude;

function toExportedWork(row: Prisma.ArtworkGetPayload<{ include: typeof include }>): ExportedWork {
  const { exhibition, leader, _count, ...work } = row;
  return {
    id: work.id,
    exhibition: exhibition.title,
    exhibitionSlug: exhibition.slug,
    // The work of a leader who is a draft is for admins only, as in an exhibition that is a draft.
    state: exhibition.isDraft || leader?.isDraft ? "draft" : exhibition.status,
    title: work.title,
    slug: work.slug,
    version: work.version,
    leader: leader?.name ?? null,
    label: (leader && getLeaderText(leader)?.label) ?? null,
    alt: work.imageUrl === null ? "" : work.imageAlt,
    description: work.description,
    picture: work.imageUrl,
    product: work.productSlug,
    annotations: _count.annotations,
  };
}

/** At most `limit` works of all exhibitions, drafts included, in display order. */
export async function selectExportedWorks(limit: number): Promise<ExportedWork[]> {
  const rows = await db.artwork.findMany({
    where: { exhibition: { deletedAt: null } },
    include,
    orderBy: [{ exhibition: { position: "asc" } }, { exhibitionId: "asc" }, { position: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(toExportedWork);
}

/** The works with these slugs in the exhibitions with these slugs. */
export async function selectWorksBySlug(
  tx: Tx,
  { exhibitions, works }: { exhibitions: readonly string[]; works: readonly string[] },
): Promise<ExportedWork[]> {
  const rows = await tx.artwork.findMany({
    where: { slug: { in: [...works] }, exhibition: { slug: { in: [...exhibitions] }, deletedAt: null } },
    include,
    orderBy: { id: "asc" },
  });
  return rows.map(toExportedWork);
}

/** The cell of each column of the CSV. */
export const workCells: Readonly<Record<WorkColumn, (work: ExportedWork) => string | number | null>> = {
  exhibition: ({ exhibition }) => exhibition,
  exhibitionSlug: ({ exhibitionSlug }) => exhibitionSlug,
  state: ({ state }) => state,
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  version: ({ version }) => version,
  leader: ({ leader }) => leader,
  year: ({ label }) => label?.year ?? null,
  medium: ({ label }) => label?.medium ?? null,
  dimensions: ({ label }) => label?.dimensions ?? null,
  accession: ({ label }) => label?.accession ?? null,
  credit: ({ label }) => label?.credit ?? null,
  alt: ({ alt }) => alt,
  description: ({ description }) => description,
  picture: ({ picture }) => picture,
  product: ({ product }) => product,
  annotations: ({ annotations }) => annotations,
};
