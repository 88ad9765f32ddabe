import { afterAll, expect, test } from "vitest";
import { makeProduct } from "@/lib/catalog/factory";
import { paths } from "@/lib/core/urls/paths";
import { db, disconnect } from "@/lib/db/client";
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

test("an unknown map is not found", async () => {
  expect((await read("nothing.xml")).status).toBe(404);
});
