import { getProduct } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { getShareCard } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import type { OembedQuery, OembedReply } from "@/lib/exhibitions/embeds/contracts";
import { embedCode, findEmbeddablePage, fitEmbed, fitThumbnail, type Thumbnail } from "@/lib/exhibitions/embeds/rules";
import { getLeader } from "@/lib/exhibitions/queries";

const missing = () => throwAppError("not_found", "There is nothing to embed at this address.");

/** How to embed a page of this site, by oEmbed 1.0. Throws for every page but those of leaders and drops. */
export async function getOembed({ url, ...limits }: OembedQuery): Promise<OembedReply> {
  const site = env().APP_URL;
  const page = findEmbeddablePage(url, site) ?? missing();
  const absolute = (path: string) => new URL(path, site).href;
  const about = (title: string, thumbnails: readonly Thumbnail[]) => {
    const thumbnail = fitThumbnail(thumbnails, limits);
    return {
      version: "1.0" as const,
      title,
      author_name: "The Living Archive",
      author_url: absolute(paths.about),
      provider_name: "The Living Archive",
      provider_url: absolute(paths.home),
      cache_age: 3600,
      ...(thumbnail && {
        thumbnail_url: absolute(thumbnail.url),
        thumbnail_width: thumbnail.width,
        thumbnail_height: thumbnail.height,
      }),
    };
  };
  if (page.kind === "leader") {
    const leader = (await getLeader(page.slug)) ?? missing();
    const { portrait, share } = leader;
    const size = fitEmbed(limits);
    const pictures = [
      { url: portrait.src, width: portrait.width, height: portrait.height },
      { url: share, width: 1200, height: 630 },
    ];
    const title = `${leader.artworkTitle}: ${leader.name}, ${leader.term}`;
    return { type: "rich", html: embedCode(leader, site, size), ...size, ...about(title, pictures) };
  }
  const product = (await getProduct(page.slug)) ?? missing();
  const [image] = product.images;
  // An uploaded picture has no share card, and its size is not known here.
  const card = image ? getShareCard(image.url) : undefined;
  const pictures = card && card !== image?.url ? [{ url: card, width: 1200, height: 630 }] : [];
  return { type: "link", ...about(product.name, pictures) };
}
