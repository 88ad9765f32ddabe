import { escapeHtml } from "@/lib/core/escape-html";
import { paths } from "@/lib/core/urls/paths";

/** The frame of an embedded work when the other site names no limit. */
export const embedSize = { width: 400, height: 640 } as const;

export type SizeLimits = { maxwidth?: number | undefined; maxheight?: number | undefined };

/** The frame within the limits of the other site. The page in it fits any size. */
export const fitEmbed = ({ maxwidth, maxheight }: SizeLimits) => ({
  width: Math.min(embedSize.width, maxwidth ?? embedSize.width),
  height: Math.min(embedSize.height, maxheight ?? embedSize.height),
});

/** The HTML that shows a leader's work in a frame. `site` is the origin of the site. */
export function embedCode(
  leader: { slug: string; name: string; artworkTitle: string },
  site: string,
  { width, height }: { width: number; height: number } = embedSize,
): string {
  const src = escapeHtml(new URL(paths.embed(leader.slug), site).href);
  const title = escapeHtml(`${leader.artworkTitle}: ${leader.name}, at The Living Archive`);
  return `<iframe src="${src}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

export type EmbeddablePage = { kind: "leader" | "drop"; slug: string };

const pagePattern = /^\/(heads-of-state|drops)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/;

/** The page that a URL names, if it is one of this site's that can be embedded. */
export function findEmbeddablePage(url: string, site: string): EmbeddablePage | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  const [, folder, slug] = pagePattern.exec(pathname) ?? [];
  if (origin !== new URL(site).origin || !slug) return null;
  return { kind: folder === "drops" ? "drop" : "leader", slug };
}

export type Thumbnail = { url: string; width: number; height: number };

/** The largest picture within the limits, as oEmbed asks of a thumbnail. */
export const fitThumbnail = (candidates: readonly Thumbnail[], { maxwidth, maxheight }: SizeLimits) =>
  [...candidates]
    .sort((one, other) => other.width - one.width)
    .find(({ width, height }) => width <= (maxwidth ?? width) && height <= (maxheight ?? height)) ?? null;
