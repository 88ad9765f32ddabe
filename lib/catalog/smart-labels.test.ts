import { afterAll, expect, test } from "vitest";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { getLabel, listOrderLabels, listPublicLabels } from "@/lib/catalog/smart-labels";
import { newId } from "@/lib/core/ids";
import { db, disconnect } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";

afterAll(disconnect);

/** A labelled drop with an order of two units. */
async function makeSoldProduct({ labelled = true } = {}) {
  const product = await makeProduct({ editionSize: 20, editionIssued: 6, stock: 5 });
  const label = labelled
    ? await db.smartLabel.create({ data: { id: newId("lbl"), productId: product.id, chapterSlug: "sani-abacha" } })
    : null;
  const order = await makeOrder({ buyer: await makeUser(), items: [{ product, quantity: 2 }] });
  const [first, second] = order.items[0]?.editions ?? [];
  if (!first || !second) throw new Error("expected two numbered units");
  return { product, label, order, first, second };
}

test("every unit has its own code, which shows number and origin but not the owner", async () => {
  const { product, label, first, second } = await makeSoldProduct();
  expect(new Set([first.labelCode, second.labelCode, label?.code]).size).toBe(3);
  expect(first.labelCode).toMatch(/^LA-[0-9A-HJKMNP-TV-Z]{6}$/);
  const object = await getLabel(second.labelCode);
  expect(object).toMatchObject({ code: second.labelCode, number: 8, editionSize: 20, name: product.name });
  expect(object?.chapter).toEqual({
    slug: "sani-abacha",
    title: "What the Glasses Saw",
    leader: "Sani Abacha",
    term: "1993–1998",
  });
  expect(JSON.stringify(object)).not.toMatch(/usr_|ord_|@/);
});

test("the museum's own copy has a code without a number and is listed until the drop is deleted", async () => {
  const { product, label } = await makeSoldProduct();
  const code = label?.code ?? "";
  expect(await getLabel(code)).toMatchObject({ code, number: null, dropSlug: product.slug });
  expect((await listPublicLabels()).map((shown) => shown.code)).toContain(code);
  await db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } });
  expect((await listPublicLabels()).map((shown) => shown.code)).not.toContain(code);
});

test("the label page of a deleted drop has no link to the shop", async () => {
  const { product, first } = await makeSoldProduct();
  await db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } });
  expect(await getLabel(first.labelCode)).toMatchObject({ number: 7, dropSlug: null });
});

test("returns null for an unknown code, a drop without labels and a voided number", async () => {
  const unlabelled = await makeSoldProduct({ labelled: false });
  expect(await getLabel(unlabelled.first.labelCode)).toBeNull();
  const { first } = await makeSoldProduct();
  await db.edition.update({ where: { id: first.id }, data: { voidedAt: new Date() } });
  expect(await getLabel(first.labelCode)).toBeNull();
  expect(await getLabel("LA-000000")).toBeNull();
});

test("an order lists the labels of its own labelled units", async () => {
  const { order, first, second, product } = await makeSoldProduct();
  const toLabel = ({ id: editionId, labelCode: code, number }: typeof first) => ({
    ...{ editionId, code, number },
    name: product.name,
  });
  expect(await listOrderLabels(order.id)).toEqual([toLabel(first), toLabel(second)]);
  expect(await listOrderLabels((await makeSoldProduct({ labelled: false })).order.id)).toEqual([]);
});
