import { Feed, type Item } from "feed";
import { listNewestProducts } from "@/lib/catalog/queries";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { env } from "@/lib/core/env";
import { formatNaira } from "@/lib/core/money";
import { summarize } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listExhibitions } from "@/lib/exhibitions/queries";

export const dynamic = "force-static";
export const revalidate = 3600;

// The exhibitions opened with the museum; they have no other date of their own.
const firstParagraph = new Date("2026-11-21T09:00:00Z");

/** What is new, as a feed that readers can follow: the exhibitions and the drops, the newest first. */
export async function GET(): Promise<Response> {
  const site = env().APP_URL;
  const absolute = (path: string) => new URL(path, site).href;
  const feed = new Feed({
    id: absolute(paths.home),
    title: "The Living Archive",
    description: "New drops and exhibitions of the museum.",
    link: absolute(paths.home),
    language: "en-NG",
    favicon: absolute("/favicon.ico"),
    copyright: "The Living Archive",
    feedLinks: { rss: absolute("/feed.xml") },
  });
  const [drops, exhibitions] = await Promise.all([listNewestProducts(50), listExhibitions()]);
  const items: Item[] = [];
  for (const { slug, title, subtitle, status } of exhibitions) {
    const front = absolute(slug === "heads-of-state" ? paths.headsOfStateFront : paths.exhibitions);
    items.push({
      title: status === "announced" ? `Announced: ${title}` : title,
      id: absolute(`/exhibitions/${slug}`),
      link: front,
      description: subtitle,
      date: firstParagraph,
    });
  }
  for (const { product, createdAt } of drops) {
    const link = absolute(paths.drop(product.slug));
    const price = formatNaira(getDisplayPrice(product).price);
    const [image] = product.images;
    items.push({
      title: product.name,
      id: link,
      link,
      description: `${price}. ${summarize(product.description)}`,
      date: createdAt,
      image: image && absolute(image.url),
    });
  }
  for (const item of items.sort((one, other) => other.date.getTime() - one.date.getTime())) feed.addItem(item);
  return new Response(feed.rss2(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
