import assert from "node:assert/strict";
import { makeProduct } from "@/lib/catalog/factory";
import { importProducts } from "@/lib/catalog/import-products";
import { listImports } from "@/lib/catalog/import-queries";
import { linkToken, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { adminOnly, type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";

const makeUpcomingProduct = () => makeProduct({ opensAt: new Date("2090-01-01T00:00:00Z") });

async function createAlert(): Promise<{ confirm: string; leave: string }> {
  const [confirm, leave] = [linkToken(), linkToken()];
  const id = newId("alr");
  await db.productAlert.create({
    data: {
      id,
      productId: (await makeUpcomingProduct()).id,
      email: `${id}@example.ng`,
      unsubscribeToken: leave,
      confirmTokenHash: sha256(confirm),
      confirmExpiresAt: new Date("2090-01-01T00:00:00Z"),
    },
  });
  return { confirm, leave };
}

/** A product with a smart label and a wall label. */
async function createLabelledProduct(): Promise<{ id: string; slug: string }> {
  const { id, slug } = await makeProduct({ label: { year: "2026" } });
  await db.smartLabel.create({ data: { id: newId("lbl"), productId: id } });
  return { id, slug };
}

/** Drops: alerts, edition numbers, and the import of products. */
export const catalogEndpoints: readonly Endpoint[] = [
  {
    method: "PUT",
    path: "/api/admin/smart-labels/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({
      params: { id: (await makeProduct()).id },
      body: { model: null, chapterSlug: "sani-abacha" },
    }),
  },
  {
    method: "DELETE",
    path: "/api/admin/smart-labels/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: (await createLabelledProduct()).id } }),
  },
  {
    method: "GET",
    path: "/api/admin/smart-labels/sheet",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ query: `drop=${(await createLabelledProduct()).slug}` }),
  },
  {
    method: "GET",
    path: "/api/admin/wall-labels",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ query: `drops=${(await createLabelledProduct()).slug}` }),
  },
  {
    method: "POST",
    path: "/api/products/[slug]/alert",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({
      params: { slug: (await makeUpcomingProduct()).slug },
      body: { email: `${newId("alr").toLowerCase()}@example.ng` },
    }),
  },
  {
    method: "GET",
    path: "/api/products/[slug]/editions",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { slug: (await makeProduct({ editionSize: 5, stock: 5 })).slug } }),
    assertReply: ({ body }) => assert.doesNotMatch(JSON.stringify(body), /usr_|ord_|itm_|@/),
  },
  {
    method: "POST",
    path: "/api/admin/products/[id]/numbers",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to change the numbers" },
    makeInput: async () => ({
      params: { id: (await makeProduct({ editionSize: 5, stock: 1 })).id },
      body: { act: "keep", numbers: [5], reason: "For the collection" },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/products/[id]/number-premiums",
    access: "admin",
    expected: adminOnly(201),
    messages: { 403: "Failed to save the premium" },
    makeInput: async () => ({
      params: { id: (await makeProduct({ editionSize: 5 })).id },
      body: { kind: "single", from: 1, premium: 5_000 },
    }),
  },
  {
    method: "DELETE",
    path: "/api/admin/products/[id]/number-premiums/[premium]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to remove the premium" },
    makeInput: async () => {
      const { id } = await makeProduct({ editionSize: 5 });
      const premium = newId("npm");
      await db.numberPremium.create({ data: { id: premium, productId: id, kind: "first", premiumKobo: 100 } });
      return { params: { id, premium } };
    },
  },
  {
    method: "POST",
    path: "/api/alerts/confirm",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: (await createAlert()).confirm } }),
  },
  {
    method: "POST",
    path: "/api/alerts/unsubscribe",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: (await createAlert()).leave } }),
  },
  {
    method: "POST",
    path: "/api/alerts/unsubscribe/[token]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: (await createAlert()).leave }, body: {} }),
  },
  { method: "GET", path: "/api/wishlist", access: "session", expected: signedInOnly() },
  {
    method: "POST",
    path: "/api/wishlist",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { slug: (await makeProduct()).slug, fewLeft: "on" } }),
  },
  {
    method: "POST",
    path: "/api/wishlist/remove",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { slug: (await makeProduct()).slug } }),
  },
  {
    method: "GET",
    path: "/api/admin/products/export",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ query: "q=nothing-is-called-that" }),
  },
  {
    method: "PUT",
    path: "/api/admin/products/bulk",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { rows: [{ id: "prd_never", version: 0, price: 1_000 }] } }),
  },
  {
    method: "POST",
    path: "/api/admin/products/import",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { csv: "Slug,Name,Price (naira)\nnever-made,Rehearsed,1000" } }),
    assertReply: ({ body }) => assert.equal(body.saved, false),
  },
  {
    method: "POST",
    path: "/api/admin/products/imports/[id]/undo",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const [actor, { slug }] = await Promise.all([makeActor({ role: "Admin" }), makeProduct()]);
      const csv = `Slug,Tags\n${slug},rehearsed`;
      const { plan } = await importProducts({ actor, body: { csv } });
      await importProducts({ actor, body: { csv, plan } });
      const [latest] = await listImports();
      return { params: { id: latest?._id ?? "" } };
    },
  },
];
