import { db } from "@/lib/db/client";
import {
  type AdminLegalPage,
  type AdminLegalPageVersion,
  type LegalPageSlug,
  legalPageSlug,
} from "@/lib/legal-pages/contracts";
import { getLegalPage } from "@/lib/legal-pages/queries";

type PublishedRow = { slug: string; version: number; name: string | null };

/** The names of the admins who published versions, by page and version. */
async function listPublishers(slugs: readonly LegalPageSlug[]): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.$queryRaw<PublishedRow[]>`
    SELECT v.slug, v.version, u.first_name || ' ' || u.last_name AS name
    FROM legal_page_versions v LEFT JOIN users u ON u.id = v.published_by_id WHERE v.slug = ANY(${[...slugs]})`;
  return new Map(rows.map(({ slug, version, name }) => [`${slug}/${version}`, name]));
}

/** A page with its versions and who published them; null if there is none. */
export async function getAdminLegalPage(slug: LegalPageSlug): Promise<AdminLegalPage | null> {
  const [page, publishers] = await Promise.all([getLegalPage(slug), listPublishers([slug])]);
  if (!page) return null;
  const versions = page.versions.map((one) => ({
    ...one,
    publishedBy: publishers.get(`${slug}/${one.version}`) ?? null,
  }));
  return { ...page, versions };
}

/** The current version of each page and who published it. */
export async function listAdminLegalPages(): Promise<AdminLegalPageVersion[]> {
  const pages = await Promise.all(legalPageSlug.options.map(getAdminLegalPage));
  return pages.flatMap((page) => page?.versions[0] ?? []);
}

const COMPARED_VERSIONS = 10;

/** The texts of the latest versions of a page by their number, for comparing them. */
export async function getLegalPageTexts(slug: LegalPageSlug): Promise<ReadonlyMap<number, string>> {
  const rows = await db.legalPageVersion.findMany({
    where: { slug },
    select: { version: true, content: true },
    orderBy: { version: "desc" },
    take: COMPARED_VERSIONS,
  });
  return new Map(rows.map(({ version, content }) => [version, content]));
}
