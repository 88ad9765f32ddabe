import { afterAll, expect, test } from "vitest";
import { makeProduct } from "@/lib/catalog/factory";
import { paths } from "@/lib/core/urls/paths";
import { db, disconnect } from "@/lib/db/client";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { GET } from "./route";

afterAll(disconnect);

const read = (map: string) => GET(new Request("https://museum.test"), { params: Promise.resolve({ map }) });

test("a drop has its location, its date and its images in the order of the schema", async () => {
  const { id, slug } = await makeProduct();
  await db.productImage.create({ data: { id: `img-${id}`, productId: id, url: "/a.jpg", alt: "A vase." } });
  const xml = await (await read("drops.xml")).text();
  const [url] = xml.match(new RegExp(`<url><loc>[^<]*${paths.drop(slug)}</loc>.*`)) ?? [];
  expect([...(url ?? "").matchAll(/<(loc|lastmod|image:image)>/g)].map(([, name]) => name)).toEqual([
    "loc",
    "lastmod",
    "image:image",
  ]);
});

test("a leader has a URL in each language, and each names all of them", async () => {
  const { id: exhibitionId } = await makeExhibition({ slug: "heads-of-state" });
  await makeLeader({ exhibitionId, slug: "sani-abacha", name: "Sani Abacha" });
  const xml = await (await read("leaders.xml")).text();
  const urls = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>.*/g)].map(([url, path = ""]) => ({
    path: new URL(path).pathname,
    alternates: [...url.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
      ([, language, href = ""]) => [language, new URL(href).pathname],
    ),
  }));
  const alternates = [
    ["en", "/heads-of-state/sani-abacha"],
    ["pcm", "/heads-of-state/sani-abacha/pcm"],
    ["x-default", "/heads-of-state/sani-abacha"],
  ];
  expect(urls).toEqual([
    { path: "/heads-of-state/sani-abacha", alternates },
    { path: "/heads-of-state/sani-abacha/pcm", alternates },
  ]);
});

test("the works are listed with every value that they can be browsed by", async () => {
  const { id: exhibitionId } = await db.exhibition.findUniqueOrThrow({ where: { slug: "heads-of-state" } });
  const leader = await db.leader.findFirstOrThrow({ where: { slug: "sani-abacha" } });
  await makeArtwork({ exhibitionId, leaderId: leader.id, slug: "dark-glasses", imageUrl: "/a-960.jpg" });
  const xml = await (await read("works.xml")).text();
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(urls.filter((path) => /^\/works(\/(years|places).*)?$/.test(path))).toEqual([
    "/works",
    "/works/years",
    "/works/years/1990s",
    "/works/places",
    "/works/places/abuja",
    "/works/places/kano",
  ]);
});

test("an unknown map is not found", async () => {
  expect((await read("nothing.xml")).status).toBe(404);
});
