import type { MetadataRoute } from "next";
import { leaderDates, listExhibitions, listLeaders } from "@/lib/exhibitions/queries";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { sitemapTypes } from "@/lib/platform/sitemaps";
import { listProducts } from "@/lib/shop/queries";

export const revalidate = 3600;

type Entry = { path: string; lastModified?: string | Date; images?: string[] };

/** Public front pages of exhibitions, by the exhibition's slug; the others have their room. */
const fronts: Record<string, string> = {
  "heads-of-state": paths.headsOfStateFront,
  afroalchemy: paths.afroalchemy,
  "loves-labours": paths.lovesLabours,
};

const rooms = [
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
  pages: async () => rooms.map((path) => ({ path })),
  drops: async () =>
    (await listProducts()).map(({ slug, updatedAt, images }) => ({
      path: paths.drop(slug),
      lastModified: updatedAt,
      images: images.map(({ url }) => url),
    })),
  exhibitions: async () =>
    (await listExhibitions()).flatMap(({ slug, status, requiresVIP }) => {
      // What is behind the members' door has nothing that could be found; an announcement is for everybody.
      const isOpenToAll = status === "announced" || !requiresVIP;
      const path = fronts[slug] ?? (isOpenToAll ? paths.exhibition(slug) : undefined);
      return path ? [{ path }] : [];
    }),
  leaders: async () => {
    const dates = await leaderDates();
    return (await listLeaders()).map(({ slug, portrait }) => ({
      path: paths.leader(slug),
      lastModified: dates.get(slug),
      images: [portrait.src],
    }));
  },
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
