import type { ExhibitionChange } from "@/lib/exhibitions/desk-contracts";
import { paths } from "@/lib/platform/paths";
import { sitemapPath } from "@/lib/platform/sitemaps";

/** The columns that the form of an exhibition fills in. Its day begins at midnight in Lagos’s museum, kept as that date. */
export function exhibitionColumns(body: Omit<ExhibitionChange, "slug" | "version" | "isDraft">) {
  const { title, subtitle, story, image, requiresVIP, status, opensAt, link } = body;
  return {
    title,
    subtitle,
    story,
    imageUrl: image?.url ?? null,
    imageAlt: image?.alt ?? "",
    requiresVip: requiresVIP,
    status,
    opensAt: opensAt === null ? null : new Date(opensAt),
    linkPath: link?.href ?? null,
    linkLabel: link?.label ?? null,
  };
}

/** The prerendered pages that tell of an exhibition; its own page is made for each visit. */
export const exhibitionPages = [
  paths.home,
  paths.exhibitions,
  paths.headsOfStateFront,
  paths.afroalchemy,
  paths.lovesLabours,
  "/feed.xml",
  sitemapPath("exhibitions"),
];

/** Those that tell of a leader: names and pictures stand on the neighbours’ pages too. */
export const leaderPages = [...exhibitionPages, "/(museum)/heads-of-state/[leader]", sitemapPath("leaders")];
