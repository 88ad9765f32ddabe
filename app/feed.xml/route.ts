import { Feed } from "feed";
import { listExhibitions } from "@/lib/exhibitions/queries";
import { env } from "@/lib/platform/env";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import { summary } from "@/lib/platform/public-page";
import { listNewestDrops } from "@/lib/shop/queries";
import { shownPrice } from "@/lib/shop/rules";

export const dynamic = "force-static";
export const revalidate = 3600;

// The exhibitions were hung when the museum opened; they have no other date of their own.
const opening = new Date("2026-11-21T09:00:00Z");

/** What is new, as a feed that readers can follow: the exhibitions, and the drops with the newest first. */
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
  const [drops, exhibitions] = await Promise.all([listNewestDrops(50), listExhibitions()]);
  for (const { slug, title, subtitle, status } of exhibitions) {
    const front = absolute(slug === "heads-of-state" ? paths.headsOfStateFront : paths.exhibitions);
    feed.addItem({
      title: status === "announced" ? `Announced: ${title}` : title,
      id: absolute(`/exhibitions/${slug}`),
      link: front,
      description: subtitle,
      date: opening,
    });
  }
  for (const { product, createdAt } of drops) {
    const link = absolute(paths.drop(product.slug));
    const price = formatNaira(shownPrice(product).price);
    const [image] = product.images;
    feed.addItem({
      title: product.name,
      id: link,
      link,
      description: `${price}. ${summary(product.description)}`,
      date: createdAt,
      image: image && absolute(image.url),
    });
  }
  return new Response(feed.rss2(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
