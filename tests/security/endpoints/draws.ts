import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { closeDueDraws } from "@/lib/draws/close-draw";
import { endWindow, makeDraw, makeEntry } from "@/lib/draws/factory";
import { adminOnly, type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

async function openDraw() {
  const { slug } = await makeDraw();
  return { params: { slug } };
}

/** An address with one id for everybody: the others may enter with an own one only. */
async function drawWithEntry({ actors }: Personas) {
  const draw = await makeDraw();
  await makeEntry({ drawId: draw.id, userId: actors.owner._id });
  return { params: { slug: draw.slug }, body: {} };
}

async function publishedDraw() {
  const draw = await makeDraw();
  await endWindow(draw.id, { roundHasCome: false });
  await closeDueDraws();
  return { params: { slug: draw.slug } };
}

async function drawWithoutStock() {
  const { id } = await makeDraw({ productId: (await makeProduct({ stock: 0 })).id, state: "drawn" });
  return { params: { id }, body: { reason: "The last unit was broken." } };
}

async function drawWithAddress({ actors }: Personas) {
  const id = newId("adr");
  const address = { ...sampleAddress, line1: `${id} Street` };
  await db.address.create({ data: { id, userId: actors.owner._id, address, isDefault: false } });
  const draw = await makeDraw();
  return { params: { slug: draw.slug }, body: { address: id } };
}

/** Draws: entering, the report, and the admin's. */
export const drawEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/draws/[slug]/status", access: "anyone", expected: openToAll(), makeInput: openDraw },
  {
    method: "GET",
    path: "/api/draws/[slug]/report",
    access: "public",
    expected: openToAll(),
    makeInput: publishedDraw,
  },
  {
    method: "POST",
    path: "/api/draws/[slug]/enter",
    access: "session",
    // Only with an address of one's own.
    expected: { ...signedInOnly(400), owner: 200 },
    makeInput: drawWithAddress,
  },
  {
    method: "POST",
    path: "/api/draws/[slug]/withdraw",
    access: "session",
    expected: ownerOnly(),
    makeInput: drawWithEntry,
  },
  {
    method: "POST",
    path: "/api/draws/[slug]/decline",
    access: "session",
    // The owner has an entry and no hold.
    expected: signedInOnly(404),
    makeInput: drawWithEntry,
  },
  {
    method: "POST",
    path: "/api/admin/draws",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async () => ({
      body: {
        productId: (await makeProduct({ stock: 5 })).id,
        size: "",
        units: 2,
        opensAt: new Date().toISOString(),
        closesAt: new Date(Date.now() + 86_400_000).toISOString(),
        audience: "everyone",
        weights: { none: 1, monthly: 1, yearly: 1, collector: 1, patron: 1 },
      },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/draws/[id]/end",
    access: "admin",
    expected: adminOnly(),
    makeInput: drawWithoutStock,
  },
  {
    method: "POST",
    path: "/api/admin/draws/[id]/cancel",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: (await makeDraw()).id }, body: { reason: "The edition was damaged." } }),
  },
];
