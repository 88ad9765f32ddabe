import { leaderPathsOfDrop } from "@/lib/exhibitions/published-pages";
import { paths } from "@/lib/platform/paths";

/** The pages of labelled objects: a drop's name and pictures stand on those of all its pieces. */
const labelPages = "/(museum)/l/[code]";

/** The prerendered pages that show a drop: its name, price or stock. Whatever changes one of those makes them fresh. */
export function productPaths(slug: string): string[] {
  return [
    paths.home,
    paths.drops,
    paths.drop(slug),
    ...leaderPathsOfDrop(slug),
    paths.scan,
    labelPages,
    "/sitemap.xml",
  ];
}
