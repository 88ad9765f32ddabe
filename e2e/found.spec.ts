import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";

// The types that the museum's pages use, and what each must say to be shown by search engines.
const required: Record<string, readonly string[]> = {
  Museum: ["name", "url"],
  Organization: ["name"],
  WebSite: ["name", "url"],
  Product: ["name", "image", "offers"],
  Offer: ["price", "priceCurrency", "availability"],
  Brand: ["name"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
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

/** Every object with a type in it. */
function things(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== "object" || value === null) return [];
  const object = value as Record<string, unknown>;
  return [...("@type" in object ? [object] : []), ...Object.values(object).flatMap(things)];
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");

test("every address of the maps answers with one heading, itself as canonical, a description, facts and a card", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const maps = locations(await (await request.get("/sitemap.xml")).text());
  expect(maps.length).toBeGreaterThanOrEqual(4);
  const found: string[] = [];
  for (const map of maps) found.push(...locations(await (await request.get(map)).text()));
  const pages = found.filter((url) => !/\.(jpg|png|webp|avif)$/.test(url));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(50);
  const cards = new Set<string>();
  const titles = new Map<string, string>();
  for (const url of pages) {
    await test.step(url, async () => {
      expect(url.startsWith(baseURL ?? "")).toBe(true);
      const answer = await request.get(url, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
      const [, canonical] = html.match(/<link rel="canonical" href="([^"]+)"/) ?? [];
      expect(canonical?.replace(/\/$/, "")).toBe(url.replace(/\/$/, ""));
      const [, description = ""] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
      expect(description.length).toBeGreaterThan(30);
      const [, title = ""] = html.match(/<title>([^<]+)<\/title>/) ?? [];
      expect(titles.get(title), `${url} has the title of another page`).toBeUndefined();
      titles.set(title, url);
      const [, card = ""] = html.match(/<meta property="og:image" content="([^"]+)"/) ?? [];
      expect(card).toMatch(/^https?:/);
      cards.add(card);
      for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)) {
        const facts = JSON.parse(json) as Record<string, unknown>;
        expect(facts["@context"]).toBe("https://schema.org");
        for (const thing of things(facts)) {
          // A mere reference to a thing that is told elsewhere has nothing of its own to say.
          const type = String(thing["@type"]);
          expect(Object.keys(required)).toContain(type);
          for (const property of required[type] ?? []) expect(thing, `${type} on ${url}`).toHaveProperty(property);
        }
      }
    });
  }
  for (const card of cards) {
    const answer = await request.get(card);
    expect(answer.status(), card).toBe(200);
    expect((await answer.body()).length, card).toBeLessThan(300_000);
    expect(answer.headers()["content-type"]).toContain("image/");
  }
});

test("an exhibition is told as an event when it has a date, and only then", async ({ request }) => {
  const fronts = [
    { slug: "heads-of-state", front: paths.headsOfStateFront },
    { slug: "afroalchemy", front: paths.afroalchemy },
    { slug: "loves-labours", front: paths.lovesLabours },
  ];
  for (const { slug, front } of fronts) {
    const { opensAt, status } = await db.exhibition.findUniqueOrThrow({ where: { slug } });
    const html = await (await request.get(front)).text();
    const told = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)]
      .flatMap(([, json = ""]) => things(JSON.parse(json)))
      .filter((thing) => thing["@type"] === "ExhibitionEvent")
      .map(({ startDate }) => startDate);
    expect(told, front).toEqual(opensAt && status !== "closed" ? [opensAt.toISOString()] : []);
  }
});

test("the feed, the manifest and the robots file are what they should be", async ({ request }) => {
  const feed = await (await request.get("/feed.xml")).text();
  expect(feed).toContain("<rss");
  expect([...feed.matchAll(/<item>/g)].length).toBeGreaterThan(20);
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
  test(`${path} is not for search engines`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  });
}
