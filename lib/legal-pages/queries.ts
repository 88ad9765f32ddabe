import { db } from "@/lib/db/client";
import type { LegalPage, LegalPageSlug, LegalPageVersion } from "@/lib/legal-pages/contracts";

const versionColumns = { id: true, version: true, summary: true, publishedAt: true } as const;
type VersionRow = { id: string; version: number; summary: string; publishedAt: Date };

const toVersion = (slug: LegalPageSlug, { id, version, summary, publishedAt }: VersionRow): LegalPageVersion => ({
  _id: id,
  slug,
  version,
  summary,
  publishedAt: publishedAt.toISOString(),
});

/** The current version of a page, or the given one, with the list of all versions; null if there is none. */
export async function getLegalPage(slug: LegalPageSlug, version?: number): Promise<LegalPage | null> {
  const row = await db.legalPageVersion.findFirst({ where: { slug, version }, orderBy: { version: "desc" } });
  if (!row) return null;
  const versions = await db.legalPageVersion.findMany({
    where: { slug },
    select: versionColumns,
    orderBy: { version: "desc" },
  });
  return { ...toVersion(slug, row), content: row.content, versions: versions.map((one) => toVersion(slug, one)) };
}

/** When each page was last published. */
export async function getLegalPageDates(): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.legalPageVersion.groupBy({ by: ["slug"], _max: { publishedAt: true } });
  return new Map(rows.flatMap(({ slug, _max }) => (_max.publishedAt ? [[slug, _max.publishedAt]] : [])));
}
