import { listAuctions } from "@/lib/auctions/queries";
import { hasEditionMap } from "@/lib/catalog/editions/queries";
import { listCategories, listSeries } from "@/lib/catalog/product-filter";
import { listProducts } from "@/lib/catalog/queries";
import { listIndexedHandles } from "@/lib/collections/directory-queries";
import { env } from "@/lib/core/env";
import { escapeHtml } from "@/lib/core/escape-html";
import { languageCodes } from "@/lib/core/languages";
import { editionPaths } from "@/lib/core/urls/edition-paths";
import { alternatePaths, languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";
import { type SitemapType, sitemapTypes } from "@/lib/core/urls/sitemaps";
import { workPaths } from "@/lib/core/urls/work-paths";
import { listDrawSlugs } from "@/lib/draws/queries";
import { listEvents } from "@/lib/events/queries";
import { getLeaderUpdateDates, listExhibitions, listLeaders } from "@/lib/exhibitions/queries";
import { publicExhibitionPaths } from "@/lib/exhibitions/rules";
import { facetKeys } from "@/lib/exhibitions/works/contracts";
import { listBrowsedWorks } from "@/lib/exhibitions/works/queries";
import { listFacetValues } from "@/lib/exhibitions/works/rules";
import { legalPageSlug } from "@/lib/legal-pages/contracts";
import { getLegalPageDates } from "@/lib/legal-pages/queries";
import { listArchivedIssues } from "@/lib/newsletter/archive";

export const dynamic = "force-static";
export const revalidate = 3600;

type Entry = { path: string; lastModified?: string | Date; images?: string[]; alternates?: Record<string, string> };

const staticPaths = [
  paths.home,
  paths.drops,
  paths.exhibitions,
  paths.auctions,
  paths.events,
  paths.newsletters,
  paths.guestbook,
  paths.foundersWall,
  paths.membership,
  paths.about,
  paths.contact,
  paths.paymentHelp,
  paths.developers,
  paths.visit,
  paths.visitTickets,
  paths.visitDirections,
  paths.scan,
  paths.verifyCertificate,
  paths.status,
];

const entries: Record<SitemapType, () => Promise<Entry[]>> = {
  pages: async () => {
    const [dates, issues, { coming, been }, handles] = await Promise.all([
      getLegalPageDates(),
      listArchivedIssues(),
      listEvents(),
      listIndexedHandles(),
    ]);
    const people = handles.map((handle) => ({ path: paths.person(handle) }));
    const events = [...coming, ...been].map(({ _id }) => ({ path: paths.event(_id) }));
    const legalPages = legalPageSlug.options.map((slug) => ({ path: paths[slug], lastModified: dates.get(slug) }));
    const newsletters = issues.map(({ slug, publishedAt, picture }) => ({
      path: paths.newsletter(slug),
      lastModified: publishedAt,
      images: picture ? [picture.src] : [],
    }));
    return [...staticPaths.map((path) => ({ path })), ...legalPages, ...newsletters, ...events, ...people];
  },
  drops: async () => {
    const [products, draws] = await Promise.all([listProducts(), listDrawSlugs()]);
    return [
      ...draws.map(({ slug, changedAt }) => ({ path: paths.draw(slug), lastModified: changedAt })),
      ...listCategories(products).map(({ slug }) => ({ path: paths.dropCategory(slug) })),
      ...listSeries(products).map(({ slug }) => ({ path: paths.series(slug) })),
      ...products.map(({ slug, updatedAt, images }) => ({
        path: paths.drop(slug),
        lastModified: updatedAt,
        images: images.map(({ url }) => url),
      })),
      ...products.filter(hasEditionMap).map(({ slug, updatedAt }) => ({
        path: editionPaths.numbers(slug),
        lastModified: updatedAt,
      })),
    ];
  },
  exhibitions: async () =>
    (await listExhibitions()).flatMap(({ slug, status, requiresVIP }) => {
      // Members-only pages have nothing to index; an announced exhibition has a public page.
      const isOpenToAll = status === "announced" || !requiresVIP;
      const path = publicExhibitionPaths[slug] ?? (isOpenToAll ? paths.exhibition(slug) : undefined);
      if (path === paths.headsOfStateFront)
        return [languagePaths.wall, languagePaths.tour].flatMap((pathIn) =>
          languageCodes.map((code) => ({ path: pathIn(code), alternates: alternatePaths(pathIn) })),
        );
      return path ? [{ path }] : [];
    }),
  leaders: async () => {
    const leaders = await listLeaders();
    const inAll = languageCodes.map(async (language) => {
      const dates = await getLeaderUpdateDates(language);
      return leaders.map(({ slug, portrait }) => ({
        path: languagePaths.leader(slug, language),
        lastModified: dates.get(slug),
        images: [portrait.src],
        alternates: alternatePaths((code) => languagePaths.leader(slug, code)),
      }));
    });
    return (await Promise.all(inAll)).flat();
  },
  works: async () => {
    const works = await listBrowsedWorks();
    const values = facetKeys.flatMap((facet) => [
      workPaths.facet(facet),
      ...listFacetValues(works, facet).map(({ slug }) => workPaths.value(facet, slug)),
    ]);
    return [
      { path: paths.works, images: works.map(({ portrait }) => portrait.src) },
      ...values.map((path) => ({ path })),
    ];
  },
  auctions: async () => (await listAuctions()).map(({ slug }) => ({ path: paths.auction(slug) })),
};

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** One URL. The schema fixes the order: `loc`, `lastmod`, then the elements of other namespaces. */
function urlElement({ path, lastModified, images = [], alternates = {} }: Entry): string {
  const absolute = (to: string) => new URL(to, env().APP_URL).href;
  const parts = [
    element("loc", absolute(path)),
    ...(lastModified ? [element("lastmod", new Date(lastModified).toISOString())] : []),
    ...Object.entries(alternates).map(
      ([language, to]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(absolute(to))}"/>`,
    ),
    ...images.map((image) => `<image:image>${element("image:loc", absolute(image))}</image:image>`),
  ];
  return `<url>${parts.join("")}</url>`;
}

/** One map for each kind of page; /sitemap.xml names them all. */
export function generateStaticParams() {
  return sitemapTypes.map((type) => ({ map: `${type}.xml` }));
}

/** A sitemap. Its own XML, because Next writes `lastmod` after the images, which the schema does not allow. */
export async function GET(_: Request, { params }: { params: Promise<{ map: string }> }): Promise<Response> {
  const { map } = await params;
  const type = sitemapTypes.find((known) => map === `${known}.xml`);
  if (!type) return new Response("Not Found", { status: 404 });
  const urls = (await entries[type]()).map(urlElement);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
    },
  });
}
