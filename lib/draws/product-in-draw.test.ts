import { beforeAll, expect, test } from "vitest";
import { POST as enter } from "@/app/api/draws/[slug]/enter/route";
import { GET as status } from "@/app/api/draws/[slug]/status/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { deleteProduct } from "@/lib/catalog/delete-product";
import { makeProduct } from "@/lib/catalog/factory";
import { updateProduct } from "@/lib/catalog/update-product";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { closeDueDraws } from "@/lib/draws/close-draw";
import { createDraw } from "@/lib/draws/create-draw";
import { endWindow, makeDraw, makeEntry } from "@/lib/draws/factory";
import { findMyEntry, listMyEntries, listOpenDraws } from "@/lib/draws/queries";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { recordStatements } from "@/tests/record-statements";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

const newDraw = (productId: string) => ({
  productId,
  size: "",
  units: 1,
  opensAt: new Date().toISOString(),
  closesAt: new Date(Date.now() + 86_400_000).toISOString(),
  audience: "everyone" as const,
  weights: { none: 1, monthly: 1, yearly: 1, collector: 1, patron: 1 },
});

test("while a draw runs, its drop is not deleted, and its stock is not lowered below what the draw owes", async () => {
  const product = await makeProduct({ stock: 5 });
  const draw = await makeDraw({ productId: product.id, units: 3 });
  const edit = (body: object) => updateProduct({ actor: admin, slugOrId: product.id, body });
  await expect(deleteProduct({ actor: admin, slugOrId: product.id })).rejects.toMatchObject({ code: "conflict" });
  await expect(edit({ stock: 2 })).rejects.toMatchObject({
    code: "conflict",
    fields: { stock: expect.stringContaining("A draw has still to give 3") },
  });
  expect(await edit({ stock: 3 })).toMatchObject({ stock: 3 });
  await db.draw.update({ where: { id: draw.id }, data: { state: "finished" } });
  expect(await edit({ stock: 0 })).toMatchObject({ stock: 0 });
  await deleteProduct({ actor: admin, slugOrId: product.id });
});

test("the size that a draw gives is not retired", async () => {
  const product = await makeProduct({ variations: { stock: { S: 2, M: 2 } } });
  const variantId = product.variants.find(({ name }) => name === "S")?.id ?? "";
  await makeDraw({ productId: product.id, variantId });
  const retire = (size: string) =>
    updateProduct({ actor: admin, slugOrId: product.id, body: { removedSizes: [size] } });
  await expect(retire("S")).rejects.toMatchObject({
    code: "conflict",
    fields: { variants: "S is given by a draw. Cancel or end the draw first" },
  });
  await retire("M");
});

test("a drop that has the slug of an earlier drop gets a draw; a second draw of a drop is refused", async () => {
  const first = await makeProduct();
  await makeDraw({ productId: first.id, slug: first.slug, state: "cancelled" });
  await deleteProduct({ actor: admin, slugOrId: first.id });
  const second = await makeProduct({ slug: first.slug });
  const made = await Promise.allSettled([1, 2].map(() => createDraw({ actor: admin, body: newDraw(second.id) })));
  expect(made.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(made.find((result) => result.status === "rejected")?.reason).toMatchObject({
    code: "conflict",
    fields: { productId: "This product has a draw already" },
  });
  expect(await db.draw.findFirst({ where: { productId: second.id } })).toMatchObject({ slug: `${first.slug}-2` });
});

test("an address in a country without delivery cannot enter", async () => {
  const draw = await makeDraw();
  const actor = await makeActor();
  const id = newId("adr");
  const address = { ...sampleAddress, country: "Atlantis" };
  await db.address.create({ data: { id, userId: actor._id, isDefault: true, address } });
  const refused = await callRoute(enter, "/", { as: actor, params: { slug: draw.slug }, body: { address: id } });
  expect([refused.status, refused.body.code]).toEqual([422, "not_delivered"]);
  expect(await db.drawEntry.count({ where: { drawId: draw.id } })).toBe(0);
});

test("the page of the drop is rendered again when entries have closed", async () => {
  const product = await makeProduct();
  const draw = await makeDraw({ productId: product.id });
  await endWindow(draw.id, { roundHasCome: false });
  await closeDueDraws();
  expect(
    await db.$queryRaw`SELECT tag FROM page_invalidations WHERE tag = ${`_N_T_/drops/${product.slug}`}`,
  ).toHaveLength(1);
});

test("the published list is not read for a status or for the lists of the account", async () => {
  const draw = await makeDraw();
  const actor = await makeActor();
  await makeEntry({ drawId: draw.id, userId: actor._id });
  const statements = await recordStatements(async () => {
    await callRoute(status, "/", { as: actor, params: { slug: draw.slug } });
    await listMyEntries(actor._id);
    await findMyEntry(actor._id, draw.slug);
    await listOpenDraws(actor._id);
  });
  expect(statements.filter((statement) => statement.includes("draws"))).not.toEqual([]);
  expect(statements.filter((statement) => statement.includes("entry_list"))).toEqual([]);
});
