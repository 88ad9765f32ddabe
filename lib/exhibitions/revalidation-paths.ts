import { paths } from "@/lib/core/urls/paths";
import { sitemapPath } from "@/lib/core/urls/sitemaps";
import { leaders } from "@/lib/exhibitions/collection/leaders";

/** The prerendered pages that show exhibitions. An exhibition's own page is rendered per request. */
export const exhibitionPagePaths = [
  paths.home,
  paths.exhibitions,
  paths.headsOfStateFront,
  paths.afroalchemy,
  paths.lovesLabours,
  "/feed.xml",
  sitemapPath("exhibitions"),
];

/** The prerendered pages that show a leader. Every leader page is included, because it links to its neighbours by name and image. */
export const leaderPagePaths = [...exhibitionPagePaths, "/(museum)/heads-of-state/[leader]", sitemapPath("leaders")];

/** The leader pages that show the name and price of a product. */
export function leaderPathsOfProduct(productSlug: string): string[] {
  return leaders.filter((leader) => leader.productSlug === productSlug).map(({ slug }) => paths.leader(slug));
}
