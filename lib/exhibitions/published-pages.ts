import { leaders } from "@/lib/exhibitions/collection/leaders";
import { paths } from "@/lib/platform/paths";

/** The leaders' pages that show a drop's name and price, by the drop that each work is shipped with. */
export function leaderPathsOfDrop(productSlug: string): string[] {
  return leaders.filter((leader) => leader.productSlug === productSlug).map(({ slug }) => paths.leader(slug));
}
