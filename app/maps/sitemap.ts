import type { MetadataRoute } from "next";
import { listAuctions } from "@/lib/auctions/queries";
import { listProducts } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { sitemapTypes } from "@/lib/core/urls/sitemaps";
import { getLeaderUpdateDates, listExhibitions, listLeaders } from "@/lib/exhibitions/queries";
import { legalPageSlug } from "@/lib/legal-pages/contracts";
import { getLegalPageDates } from "@/lib/legal-pages/queries";

export const revalidate = 3600;

type Entry = { path: string; lastModified?: string | Date; images?: string[] };

/** Public front pages of exhibitions, by the exhibition's slug; the others have their room. */
const publicPaths: Record<string, string> = {
  "heads-of-state": paths.headsOfStateFront,
  afroalchemy: paths.afroalchemy,
  "loves-labours": paths.lovesLabours,
};

const staticPaths = [
  paths.home,
  paths.drops,
  paths.exhibitions,
  paths.auctions,
  paths.events,
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
];

const entries: Record<string, () => Promise<Entry[]>> = {
  pages: async () => {
    const dates = await getLegalPageDates();
    const legalPages = legalPageSlug.options.map((slug) => ({ path: paths[slug], lastModified: dates.get(slug) }));
    return [...staticPaths.map((path) => ({ path })), ...legalPages];
  },
  drops: async () =>
    (await listProducts()).map(({ slug, updatedAt, images }) => ({
      path: paths.drop(slug),
      lastModified: updatedAt,
      images: images.map(({ url }) => url),
    })),
  exhibitions: async () =>
    (await listExhibitions()).flatMap(({ slug, status, requiresVIP }) => {
      // Members-only pages have nothing to index; an announced exhibition has a public page.
      const isOpenToAll = status === "announced" || !requiresVIP;
      const path = publicPaths[slug] ?? (isOpenToAll ? paths.exhibition(slug) : undefined);
      return path ? [{ path }] : [];
    }),
  leaders: async () => {
    const dates = await getLeaderUpdateDates();
    return (await listLeaders()).map(({ slug, portrait }) => ({
      path: paths.leader(slug),
      lastModified: dates.get(slug),
      images: [portrait.src],
    }));
  },
  auctions: async () => (await listAuctions()).map(({ slug }) => ({ path: paths.auction(slug) })),
};

/** One map for each kind of page; /sitemap.xml names them all. */
export function generateSitemaps() {
  return sitemapTypes.map((id) => ({ id }));
}

export default async function sitemap({ id }: { id: Promise<string> }): Promise<MetadataRoute.Sitemap> {
  const absolute = (path: string) => new URL(path, env().APP_URL).href;
  const found = (await entries[await id]?.()) ?? [];
  return found.map(({ path, lastModified, images }) => ({
    url: absolute(path),
    lastModified,
    images: images?.map(absolute),
  }));
}
