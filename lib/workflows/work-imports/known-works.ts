import { keysOf } from "@/lib/core/keys-of";
import { recordOf } from "@/lib/core/records";
import type { Tx } from "@/lib/db/client";
import { type ExportedWork, selectWorksBySlug, workCells } from "@/lib/exhibitions/works/export-query";
import { isShippedPicture } from "@/lib/exhibitions/works/palettes";
import type { WorkLine } from "@/lib/workflows/work-imports/read-file";
import { exhibitionOf, type KnownWork, slugOf } from "@/lib/workflows/work-imports/rules";

/** The drops with these slugs. */
export async function findDrops(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx.product.findMany({
    where: { slug: { in: [...slugs] }, deletedAt: null },
    select: { slug: true },
  });
  return new Set(rows.map(({ slug }) => slug));
}

const uploaded = /^\/api\/pictures\/(img-[0-9a-z]{20})(-[\w.-]+)$/;

/** Which of these are pictures of works: one of the media library, or one that ships with the site. */
export async function findPictures(tx: Tx, urls: readonly string[]): Promise<Set<string>> {
  const ids = urls.flatMap((url) => uploaded.exec(url)?.[1] ?? []);
  const files = await tx.publicFile.findMany({
    where: { id: { in: ids }, archivedAt: null },
    select: { id: true, suffixes: true },
  });
  const stored = new Set(files.flatMap(({ id, suffixes }) => suffixes.map((suffix) => `/api/pictures/${id}${suffix}`)));
  return new Set(urls.filter((url) => stored.has(url) || isShippedPicture(url)));
}

type KnownWorks = {
  /** What a row is compared with. */
  of: (cells: WorkLine["cells"]) => KnownWork & { id: string | null };
  /** Every exhibition and work that the file names, with what decides whether a preview is still right. */
  states: string[];
};

const cellsOf = (work: ExportedWork) => recordOf(keysOf(workCells), (column) => String(workCells[column](work) ?? ""));

/** What is saved of the works that the rows name. */
export async function readKnownWorks(tx: Tx, lines: readonly WorkLine[]): Promise<KnownWorks> {
  const all = (read: (cells: WorkLine["cells"]) => string) => [...new Set(lines.map(({ cells }) => read(cells)))];
  const slugs = { exhibitions: all(exhibitionOf), works: all(slugOf) };
  const exhibitions = await tx.exhibition.findMany({
    where: { slug: { in: slugs.exhibitions }, deletedAt: null },
    select: {
      id: true,
      slug: true,
      isDraft: true,
      artworks: { where: { leaderId: { not: null } }, select: { id: true }, take: 1 },
    },
  });
  const works = await selectWorksBySlug(tx, slugs);
  const drops = await findDrops(
    tx,
    all(({ product }) => product?.trim() ?? ""),
  );
  const pictures = await findPictures(
    tx,
    all(({ picture }) => picture?.trim() ?? ""),
  );
  const exhibitionBySlug = new Map(
    exhibitions.map(({ id, slug, isDraft, artworks }) => [slug, { id, isDraft, hasLeaders: artworks.length > 0 }]),
  );
  const key = (exhibition: string, work: string) => `${exhibition} ${work}`;
  const workByKey = new Map(works.map((work) => [key(work.exhibitionSlug, work.slug), work]));
  return {
    of: (cells) => {
      const work = workByKey.get(key(exhibitionOf(cells), slugOf(cells)));
      return {
        id: work?.id ?? null,
        exhibition: exhibitionBySlug.get(exhibitionOf(cells)) ?? null,
        work: work ? cellsOf(work) : null,
        hasPicture: (url) => pictures.has(url),
        hasDrop: (slug) => drops.has(slug),
      };
    },
    states: [
      ...exhibitions.map(({ slug, isDraft }) => `${slug} ${isDraft}`),
      ...works.map(({ id, version }) => `${id} ${version}`),
    ].sort(),
  };
}
