import { afterAll, expect, test } from "vitest";
import { makeUser } from "@/lib/accounts/factory";
import { db, disconnect } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { getLabel, listOrderLabels, listShownLabels } from "@/lib/shop/labels";

afterAll(disconnect);

/** A drop with a label, two pieces of which somebody has bought. */
async function sold({ labelled = true } = {}) {
  const product = await makeProduct({ editionSize: 20, editionIssued: 6, stock: 5 });
  const label = labelled
    ? await db.smartLabel.create({ data: { id: newId("lbl"), productId: product.id, chapterSlug: "sani-abacha" } })
    : null;
  const order = await makeOrder({ buyer: await makeUser(), items: [{ product, quantity: 2 }] });
  const [first, second] = order.items[0]?.editions ?? [];
  if (!first || !second) throw new Error("two pieces were to be numbered");
  return { product, label, order, first, second };
}

test("every piece has a code of its own, which says which one it is and where it came from, and not whose", async () => {
  const { product, label, first, second } = await sold();
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

test("the museum's own piece has a code and no number, and stands in the case until the drop is taken down", async () => {
  const { product, label } = await sold();
  const code = label?.code ?? "";
  expect(await getLabel(code)).toMatchObject({ code, number: null, dropSlug: product.slug });
  expect((await listShownLabels()).map((shown) => shown.code)).toContain(code);
  await db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } });
  expect((await listShownLabels()).map((shown) => shown.code)).not.toContain(code);
});

test("a piece outlives the shelf: its page stays, without the way into the shop", async () => {
  const { product, first } = await sold();
  await db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } });
  expect(await getLabel(first.labelCode)).toMatchObject({ number: 7, dropSlug: null });
});

test("nothing answers to a code of nobody, of a drop without labels, or of a number that was taken back", async () => {
  const plain = await sold({ labelled: false });
  expect(await getLabel(plain.first.labelCode)).toBeNull();
  const { first } = await sold();
  await db.edition.update({ where: { id: first.id }, data: { voidedAt: new Date() } });
  expect(await getLabel(first.labelCode)).toBeNull();
  expect(await getLabel("LA-000000")).toBeNull();
});

test("an order shows the labels of its own pieces, and of those only that carry one", async () => {
  const { order, first, second, product } = await sold();
  const named = ({ labelCode: code, number }: typeof first) => ({ code, number, name: product.name });
  expect(await listOrderLabels(order.id)).toEqual([named(first), named(second)]);
  expect(await listOrderLabels((await sold({ labelled: false })).order.id)).toEqual([]);
});
