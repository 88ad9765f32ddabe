import { leaderPathsOfDrop } from "@/lib/exhibitions/published-pages";
import { paths } from "@/lib/platform/paths";

/** The prerendered pages that show a drop: its name, price or stock. Whatever changes one of those makes them fresh. */
export function productPaths(slug: string): string[] {
  return [paths.home, paths.drops, paths.drop(slug), ...leaderPathsOfDrop(slug), "/sitemap.xml"];
}
