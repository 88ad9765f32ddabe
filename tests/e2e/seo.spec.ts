import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { isFull } from "@/tests/tier";
import { expect, test } from "./support/fixtures";

// The JSON-LD types of our pages, and the fields that search engines require for each.
const requiredFields: Record<string, readonly string[]> = {
  Museum: ["name", "url"],
  Organization: ["name"],
  WebSite: ["name", "url"],
  Product: ["name", "image", "offers"],
  Offer: ["price", "priceCurrency", "availability"],
  OfferShippingDetails: ["shippingRate", "shippingDestination"],
  MonetaryAmount: ["value", "currency"],
  DefinedRegion: ["addressCountry"],
  MerchantReturnPolicy: ["applicableCountry", "merchantReturnLink"],
  Brand: ["name"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  QuantitativeValue: ["unitCode"],
  ShippingDeliveryTime: ["handlingTime", "transitTime"],
  VisualArtwork: ["name", "creator", "image"],
  Article: ["headline", "author", "image"],
  WebPageElement: ["isAccessibleForFree", "cssSelector"],
  ExhibitionEvent: ["name", "startDate", "location"],
  Event: ["name", "startDate", "location"],
  VirtualLocation: ["url"],
  Place: ["name"],
  PostalAddress: ["addressCountry"],
  Country: ["name"],
  CollectionPage: ["name", "url"],
  ContactPage: ["name"],
  AboutPage: ["name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Person: ["name"],
  ImageObject: ["contentUrl"],
};

/** Every object with an `@type`, at any depth. */
function jsonLdNodes(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(jsonLdNodes);
  if (typeof value !== "object" || value === null) return [];
  const object = value as Record<string, unknown>;
  return [...("@type" in object ? [object] : []), ...Object.values(object).flatMap(jsonLdNodes)];
}

const sitemapUrls = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");

test("every URL of the sitemaps has one h1, a canonical URL, a description, valid JSON-LD and a share image", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const sitemaps = sitemapUrls(await (await request.get("/sitemap.xml")).text());
  expect(sitemaps.length).toBeGreaterThanOrEqual(4);
  const found: string[] = [];
  for (const sitemap of sitemaps) found.push(...sitemapUrls(await (await request.get(sitemap)).text()));
  // Without the drops of other tests, which share names and are deleted meanwhile.
  const pages = found.filter((url) => !/\.(jpg|png|webp|avif)$|\/drops\/prd-/.test(url));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(50);
  const counted = new Map<string, number>();
  /** The first two pages of a folder: the others are made by the same code from other rows. */
  const isOneOfFew = (url: string) => {
    const folder = url.replace(/[^/]+$/, "");
    counted.set(folder, (counted.get(folder) ?? 0) + 1);
    return (counted.get(folder) ?? 0) <= 2 || folder === `${baseURL}/`;
  };
  const cards = new Set<string>();
  const titles = new Map<string, string>();
  for (const url of isFull ? pages : pages.filter(isOneOfFew)) {
    await test.step(url, async () => {
      expect(url.startsWith(baseURL ?? "")).toBe(true);
      const response = await request.get(url, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
      const [, canonical] = html.match(/<link rel="canonical" href="([^"]+)"/) ?? [];
      expect(canonical?.replace(/\/$/, "")).toBe(url.replace(/\/$/, ""));
      const [, description = ""] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
      expect(description.length).toBeGreaterThan(30);
      const [, title = ""] = html.match(/<title>([^<]+)<\/title>/) ?? [];
      // A lot may be auctioned again under its title.
      if (!url.includes("/auctions/"))
        expect(titles.get(title), `${url} has the title of another page`).toBeUndefined();
      titles.set(title, url);
      const [, card = ""] = html.match(/<meta property="og:image" content="([^"]+)"/) ?? [];
      expect(card).toMatch(/^https?:/);
      cards.add(card);
      for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)) {
        const jsonLd = JSON.parse(json) as Record<string, unknown>;
        expect(jsonLd["@context"]).toBe("https://schema.org");
        for (const node of jsonLdNodes(jsonLd)) {
          const type = String(node["@type"]);
          expect(Object.keys(requiredFields)).toContain(type);
          for (const property of requiredFields[type] ?? []) expect(node, `${type} on ${url}`).toHaveProperty(property);
        }
      }
    });
  }
  // Every fourth, so some of each kind: each is drawn for this request.
  for (const card of [...cards].filter((_, index) => isFull || index % 4 === 0)) {
    const response = await request.get(card);
    expect(response.status(), card).toBe(200);
    expect((await response.body()).length, card).toBeLessThan(300_000);
    expect(response.headers()["content-type"]).toContain("image/");
  }
});

test("an exhibition has event JSON-LD only when it has a date and is not closed", async ({ request }) => {
  const fronts = [
    { slug: "heads-of-state", front: paths.headsOfStateFront },
    { slug: "afroalchemy", front: paths.afroalchemy },
    { slug: "loves-labours", front: paths.lovesLabours },
  ];
  for (const { slug, front } of fronts) {
    const { opensAt, status } = await db.exhibition.findUniqueOrThrow({ where: { slug } });
    const html = await (await request.get(front)).text();
    const startDates = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)]
      .flatMap(([, json = ""]) => jsonLdNodes(JSON.parse(json)))
      .filter((node) => node["@type"] === "ExhibitionEvent")
      .map(({ startDate }) => startDate);
    expect(startDates, front).toEqual(opensAt && status !== "closed" ? [opensAt.toISOString()] : []);
  }
});

test("the feed, the manifest and robots.txt are valid", async ({ request }) => {
  const feed = await (await request.get("/feed.xml")).text();
  expect(feed).toContain("<rss");
  const dates = [...feed.matchAll(/<pubDate>([^<]+)/g)].map(([, date = ""]) => Date.parse(date));
  expect(dates.length).toBeGreaterThan(20);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});

for (const path of [
  "/cart",
  "/checkout",
  "/account",
  "/login",
  "/register",
  "/forgot-password",
  "/subscribe/success",
]) {
  test(`${path} is not indexed by search engines`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  });
}
