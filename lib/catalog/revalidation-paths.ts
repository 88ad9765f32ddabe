import { paths } from "@/lib/core/urls/paths";
import { leaderPathsOfProduct } from "@/lib/exhibitions/revalidation-paths";

/** All smart-label pages: each shows the name and images of its drop. */
const LABEL_PAGES = "/(museum)/l/[code]";

/** The prerendered pages that show the name, price or stock of a drop. Every change of those revalidates them. */
export function productPaths(slug: string): string[] {
  return [
    paths.home,
    paths.drops,
    paths.drop(slug),
    ...leaderPathsOfProduct(slug),
    paths.scan,
    LABEL_PAGES,
    "/sitemap.xml",
  ];
}
