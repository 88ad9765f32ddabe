import { beforeAll, expect, test } from "vitest";
import { GET, PUT } from "@/app/api/products/[slug]/route";
import { GET as listAll } from "@/app/api/products/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

const change = (slug: string, body: object) =>
  callRoute(PUT, `/api/products/${slug}`, { method: "PUT", as: admin, params: { slug }, body });
const read = async (slug: string) => {
  const { body } = await callRoute(GET, `/api/products/${slug}`, { params: { slug } });
  const { material, care, dimensions, sizeGuide } = body.product;
  return { material, care, dimensions, sizeGuide };
};

const guide = { columns: ["Chest", "Length"], rows: [{ size: "M", cm: [55.5, 72] }] };

test("an admin describes the object, changes a part of it and removes it again", async () => {
  const { slug } = await makeProduct();
  const none = { material: null, care: null, dimensions: null, sizeGuide: null };
  expect(await read(slug)).toEqual(none);
  const given = { material: "Bronze", care: "Dust it.", dimensions: { height: 7.2, width: 7, depth: null } };
  expect(await change(slug, { ...given, sizeGuide: guide })).toMatchObject({ status: 200 });
  expect(await read(slug)).toEqual({ ...given, sizeGuide: guide });
  await change(slug, { dimensions: { height: 46, width: 31, depth: 28.5 } });
  expect(await read(slug)).toEqual({
    ...given,
    dimensions: { height: 46, width: 31, depth: 28.5 },
    sizeGuide: guide,
  });
  await change(slug, { material: " ", care: "", dimensions: null, sizeGuide: null });
  expect(await read(slug)).toEqual(none);
});

test.each([
  ["dimensions.height", { dimensions: { height: 0, width: 1, depth: null } }],
  ["dimensions.width", { dimensions: { height: 1, width: 1.25, depth: null } }],
  ["dimensions.depth", { dimensions: { height: 1, width: 1, depth: 2_001 } }],
  ["sizeGuide", { sizeGuide: { ...guide, rows: [{ size: "M", cm: [55] }] } }],
  ["sizeGuide.rows", { sizeGuide: { ...guide, rows: [] } }],
  ["material", { material: "a".repeat(301) }],
])("rejects an invalid %s and changes nothing", async (field, body) => {
  const { slug } = await makeProduct({ material: "Clay", dimensions: { height: 1, width: 2, depth: 3 } });
  const before = await read(slug);
  const { status, body: reply } = await change(slug, body);
  expect([status, Object.keys(reply.fields)]).toEqual([400, [field]]);
  expect(await read(slug)).toEqual(before);
});

test("a drop without stock is not in stock in the replies to GET, and stays for sale for admins", async () => {
  const { slug } = await makeProduct({ stock: 0 });
  expect((await callRoute(GET, `/api/products/${slug}`, { params: { slug } })).body.product).toMatchObject({
    stock: 0,
    reserved: 0,
    inStock: false,
  });
  const { body } = await callRoute(listAll, "/api/products");
  expect(body.products.find((product: { slug: string }) => product.slug === slug).inStock).toBe(false);
  expect((await change(slug, { stock: 2 })).body.product).toMatchObject({ stock: 2, inStock: true });
});
