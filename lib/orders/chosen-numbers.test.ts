import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCartAdd } from "@/app/api/cart/add/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { GET as getEditions } from "@/app/api/products/[slug]/editions/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { getEditionMap } from "@/lib/catalog/editions/queries";
import { withholdNumbers } from "@/lib/catalog/editions/withhold-numbers";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { updateProduct } from "@/lib/catalog/update-product";
import { newId } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { getCart } from "@/lib/orders/cart-queries";
import { createOrderFromLot } from "@/lib/orders/create-order-from-lot";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { placeOrder } from "@/lib/orders/place-order";
import { getAdminOrder, getOrder } from "@/lib/orders/queries";
import { getRefundAmount } from "@/lib/orders/refunds/rules";
import { releaseExpiredOrders, releaseOrder } from "@/lib/orders/release-order";
import { updateCartLine } from "@/lib/orders/update-cart-line";
import { makeActor } from "@/lib/subscriptions/factory";
import { editionInvariants } from "./edition-invariants";

let buyer: Actor;
let other: Actor;
beforeEach(async () => {
  [buyer, other] = await Promise.all([makeActor({ shippingAddress: sampleAddress }), makeActor()]);
});

const buy = (actor: Actor, product: TestProduct, edition?: number) =>
  placeOrder({ actor, item: { productId: product.id, quantity: 1, variation: "", edition } });
const fulfil = async (orderId: string) => {
  const [row] = await db.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${orderId})`;
  return row.outcome;
};
const numbersOf = async (orderId: string) => {
  const rows = await db.edition.findMany({ where: { orderItem: { orderId } }, orderBy: { number: "asc" } });
  return rows.map(({ number }) => number);
};
const stateOf = async (product: TestProduct, number: number) =>
  (await getEditionMap(product.slug))?.cells.find((cell) => cell.number === number)?.state;
const premium = (product: TestProduct, rule: { kind: "single" | "last"; fromNumber?: number; kobo: number }) =>
  db.numberPremium.create({
    data: {
      id: newId("npm"),
      productId: product.id,
      kind: rule.kind,
      fromNumber: rule.fromNumber ?? null,
      premiumKobo: rule.kobo,
    },
  });
const lot = (product: TestProduct, actor: Actor) =>
  transaction((tx) =>
    createOrderFromLot(tx, {
      userId: actor._id,
      productId: product.id,
      title: "A lot",
      images: [],
      amountKobo: 100_000n,
      shippingKobo: 0n,
      chargeId: newId("chg"),
      provenance: { auctionId: "auc_1" },
    }),
  );

describe("a chosen number", () => {
  test("is held by the order, becomes the buyer's at payment, and the others get the lowest free numbers", async () => {
    const product = await makeProduct({ stock: 5, editionSize: 5 });
    const chosen = await buy(buyer, product, 2);
    expect(await stateOf(product, 2)).toBe("held");
    const first = await placeOrder({ actor: other, item: { productId: product.id, quantity: 2, variation: "" } });
    expect(await fulfil(first.orderId)).toBe("fulfilled");
    expect(await numbersOf(first.orderId)).toEqual([1, 3]);
    expect(await fulfil(chosen.orderId)).toBe("fulfilled");
    expect(await numbersOf(chosen.orderId)).toEqual([2]);
    expect(await db.editionClaim.count({ where: { productId: product.id } })).toBe(0);
    expect(await editionInvariants(product.id)).toEqual([]);
  });

  test("keeps out the numbers sold before orders were recorded", async () => {
    const product = await makeProduct({ stock: 6, editionSize: 10, editionIssued: 4 });
    await expect(buy(buyer, product, 4)).rejects.toMatchObject({ code: "number_taken" });
    const chosen = await buy(buyer, product, 9);
    await fulfil(chosen.orderId);
    const next = await buy(other, product);
    await fulfil(next.orderId);
    expect([await numbersOf(chosen.orderId), await numbersOf(next.orderId)]).toEqual([[9], [5]]);
    const map = await getEditionMap(product.slug);
    expect(map?.counts).toEqual({ free: 4, held: 0, sold: 6, withheld: 0, returned: 0 });
    expect(await editionInvariants(product.id)).toEqual([]);
  });

  test("that somebody else holds is refused at once with the nearest free ones", async () => {
    const product = await makeProduct({ name: "Vase", stock: 50, editionSize: 50 });
    await buy(buyer, product, 7);
    const refused = await callRoute(postCheckout, "/api/checkout", {
      as: other,
      body: { productId: product.id, edition: 7 },
    });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "number_taken",
      error: "No. 7 of Vase is taken. The nearest available numbers are 5, 6, 8 and 9.",
      facts: { edition: 7, nearest: "5,6,8,9" },
    });
    const added = await callRoute(postCartAdd, "/api/cart/add", {
      as: other,
      body: { productId: product.id, edition: 7 },
    });
    expect([added.status, added.body.code]).toEqual([409, "number_taken"]);
    await expect(buy(other, product, 51)).rejects.toThrow("No. 51 does not exist: Vase is an edition of 50.");
  });

  test.each([
    ["is cancelled", (id: string) => releaseOrder(id, "cancelled")],
    ["fails to be paid", (id: string) => releaseOrder(id, "failed")],
    [
      "expires",
      async (id: string) => {
        await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE id = ${id}`;
        await releaseExpiredOrders();
      },
    ],
    ["is replaced", () => buy(buyer, drop, 8)],
  ])("is free again when its order %s", async (_, end) => {
    drop = await makeProduct({ stock: 9, editionSize: 9 });
    const { orderId, number } = await buy(buyer, drop, 7);
    const shown = async () => (await getOrder({ actor: buyer, number }))?.items[0]?.chosenNumber;
    expect([await stateOf(drop, 7), await shown()]).toEqual(["held", 7]);
    await end(orderId);
    expect([await stateOf(drop, 7), await shown()]).toEqual(["free", undefined]);
    expect(await fulfil((await buy(other, drop, 7)).orderId)).toBe("fulfilled");
    expect(await editionInvariants(drop.id)).toEqual([]);
  });

  test("is sold to a late payment while it is free, and the payment is refunded when it is taken", async () => {
    const product = await makeProduct({ stock: 9, editionSize: 9 });
    const late = await buy(buyer, product, 7);
    await releaseOrder(late.orderId, "expired");
    expect(await fulfil(late.orderId)).toBe("fulfilled");
    expect(await numbersOf(late.orderId)).toEqual([7]);

    const lost = await buy(buyer, product, 8);
    await releaseOrder(lost.orderId, "expired");
    await buy(other, product, 8);
    expect(await fulfil(lost.orderId)).toBe("number-taken");
    expect(await db.order.findUniqueOrThrow({ where: { id: lost.orderId } })).toMatchObject({
      paymentStatus: "refunded",
      cancelReason: "number-taken",
    });
    expect(await editionInvariants(product.id)).toEqual([]);
  });

  test("of a late payment is taken over from the newer order of the same buyer", async () => {
    const product = await makeProduct({ stock: 9, editionSize: 9 });
    await addToCart({ actor: buyer, item: { productId: product.id, quantity: 1, variation: [], edition: 7 } });
    const late = await placeOrder({ actor: buyer });
    await addToCart({ actor: buyer, item: { productId: product.id, quantity: 1, variation: [] } });
    const newer = await placeOrder({ actor: buyer });
    expect(await stateOf(product, 7)).toBe("held");
    expect(await fulfil(late.orderId)).toBe("fulfilled");
    expect(await numbersOf(late.orderId)).toEqual([7]);
    expect(await fulfil(newer.orderId)).toBe("second-payment");
    expect(await getCart(buyer)).toMatchObject({ quantity: 1, items: [{ quantity: 1 }] });
    expect(await editionInvariants(product.id)).toEqual([]);
  });
});

let drop: TestProduct;

describe("the premium", () => {
  test("of the highest rule is a line of its own in the cart, the order and the total", async () => {
    const product = await makeProduct({ price: 10_000, stock: 9, editionSize: 9 });
    await premium(product, { kind: "single", fromNumber: 9, kobo: 100_000 });
    await premium(product, { kind: "last", kobo: 500_050 });
    await addToCart({ actor: buyer, item: { productId: product.id, quantity: 1, variation: [], edition: 9 } });
    await addToCart({ actor: buyer, item: { productId: product.id, quantity: 2, variation: [] } });
    // Chosen twice, it stays one unit.
    await addToCart({ actor: buyer, item: { productId: product.id, quantity: 1, variation: [], edition: 9 } });
    const cart = await getCart(buyer);
    expect(cart).toMatchObject({
      total: 35_000.5,
      numberPremium: 5_000.5,
      items: [{ quantity: 3, numbers: [9], lineTotal: 30_000, numberPremium: 5_000.5, available: true }],
    });
    const placed = await placeOrder({ actor: buyer });
    expect(placed.totalKobo).toBe(3_500_050n);
    expect(await fulfil(placed.orderId)).toBe("fulfilled");
    const order = await getOrder({ actor: buyer, number: placed.number });
    expect(order).toMatchObject({ numberPremium: 5_000.5, total: 35_000.5 });
    expect(order?.items.map(({ editions, chosenNumber }) => [editions, chosenNumber])).toEqual([
      [[9], 9],
      [[1, 2], undefined],
    ]);
    expect((await getCart(buyer)).items).toEqual([]);
  });

  test("is left to pay with a code of 100 per cent, and the refunds of single units add up to what was paid", async () => {
    const product = await makeProduct({ price: 10_000, stock: 9, editionSize: 9 });
    await premium(product, { kind: "last", kobo: 500_051 });
    await addToCart({ actor: buyer, item: { productId: product.id, quantity: 1, variation: [], edition: 9 } });
    await addToCart({ actor: buyer, item: { productId: product.id, quantity: 2, variation: [] } });
    const { code } = await makeDiscountCode({ percent: 100 });
    const placed = await placeOrder({ actor: buyer, discountCode: code });
    expect(placed.totalKobo).toBe(500_051n);
    expect(await fulfil(placed.orderId)).toBe("fulfilled");
    const order = await getAdminOrder(placed.orderId);
    const amounts = (order?.items ?? []).flatMap((item) =>
      Array.from({ length: item.quantity }, (_, refunded) => getRefundAmount({ ...item, refunded }, 1)),
    );
    expect(amounts).toEqual([500_051, 0, 0]);
    const [item] = order?.items ?? [];
    const units = JSON.stringify([{ item: item?._id, quantity: 1, numbers: [9] }]);
    await db.$executeRaw`SELECT shop_refund_order(${placed.orderId}, 500051::bigint, 0::bigint, ${units}::jsonb, false)`;
    expect(await editionInvariants(product.id)).toEqual([]);
    expect(await stateOf(product, 9)).toBe("returned");
  });

  test("is not avoided by taking the next number: those without one are given first", async () => {
    const product = await makeProduct({ stock: 3, editionSize: 3 });
    await premium(product, { kind: "single", fromNumber: 1, kobo: 100_000 });
    const given: (number | null | undefined)[] = [];
    for (let unit = 0; unit < 3; unit++) {
      const promised = (await getEditionMap(product.slug))?.next;
      const { orderId } = await buy(other, product);
      await fulfil(orderId);
      const [number] = await numbersOf(orderId);
      expect(number).toBe(promised);
      given.push(number);
    }
    // Every unit in stock has a number, so the last one has what is left.
    expect(given).toEqual([2, 3, 1]);
    expect(await editionInvariants(product.id)).toEqual([]);
  });

  test("that changes before the checkout is charged as it is then, and one request has one order", async () => {
    const product = await makeProduct({ price: 100, stock: 9, editionSize: 9 });
    const before = await buy(buyer, product, 1);
    expect((await buy(buyer, product, 1)).orderId).toBe(before.orderId);
    await premium(product, { kind: "single", fromNumber: 1, kobo: 7_000 });
    const after = await buy(buyer, product, 1);
    expect([before.totalKobo, after.totalKobo]).toEqual([10_000n, 17_000n]);
    expect(after.orderId).not.toBe(before.orderId);
  });
});

test("fewer units in the cart drop the numbers that were chosen last, and a taken one blocks the line", async () => {
  const product = await makeProduct({ name: "Vase", stock: 9, editionSize: 9 });
  for (const edition of [3, 5])
    await addToCart({ actor: buyer, item: { productId: product.id, quantity: 1, variation: [], edition } });
  const [line] = (await getCart(buyer)).items;
  await updateCartLine({ actor: buyer, itemId: line?._id ?? "", quantity: 1 });
  expect((await getCart(buyer)).items[0]?.numbers).toEqual([3]);
  await buy(other, product, 3);
  expect((await getCart(buyer)).items[0]).toMatchObject({
    available: false,
    why: "No. 3 of Vase is taken. The nearest available numbers are 1, 2, 4 and 5",
  });
  await expect(placeOrder({ actor: buyer })).rejects.toMatchObject({ code: "number_taken" });
});

describe("numbers that the museum keeps", () => {
  const withhold = (product: TestProduct, numbers: number[], act: "keep" | "release" = "keep") =>
    withholdNumbers({ actor: buyer, productId: product.id, body: { act, numbers, reason: "For the collection" } });

  test("are neither chosen nor given, need numbers that no unit needs, and are free once released", async () => {
    const product = await makeProduct({ stock: 3, editionSize: 5 });
    await withhold(product, [1, 5]);
    await expect(withhold(product, [2])).rejects.toMatchObject({ code: "conflict" });
    await expect(withhold(product, [1])).rejects.toMatchObject({ code: "number_taken" });
    await expect(buy(buyer, product, 5)).rejects.toMatchObject({ code: "number_taken" });
    const next = await buy(buyer, product);
    await fulfil(next.orderId);
    expect(await numbersOf(next.orderId)).toEqual([2]);
    await expect(
      updateProduct({ actor: buyer, slugOrId: product.id, body: { editionSize: 4, stock: 0 } }),
    ).rejects.toMatchObject({ fields: { editionSize: "No. 5 is sold, held or kept already" } });
    await expect(updateProduct({ actor: buyer, slugOrId: product.id, body: { stock: 3 } })).rejects.toMatchObject({
      fields: { stock: "At most 2 of this edition can still be sold" },
    });
    await withhold(product, [5], "release");
    await expect(withhold(product, [5], "release")).rejects.toMatchObject({ code: "conflict" });
    expect(await stateOf(product, 5)).toBe("free");
    expect(await editionInvariants(product.id)).toEqual([]);
  });

  test("and held ones are not given to a lot, which takes no number that a held unit needs", async () => {
    const product = await makeProduct({ stock: 1, editionSize: 2 });
    await withhold(product, [1]);
    const held = await buy(buyer, product);
    const orderId = await lot(product, other);
    expect(await numbersOf(orderId)).toEqual([]);
    expect(await fulfil(held.orderId)).toBe("fulfilled");
    expect(await numbersOf(held.orderId)).toEqual([2]);
    expect(await editionInvariants(product.id)).toEqual([]);
  });
});

test("the database refuses a number that is issued, held or kept already", async () => {
  const product = await makeProduct({ stock: 5, editionSize: 9 });
  const { orderId } = await buy(buyer, product, 2);
  const item = await db.orderItem.findFirstOrThrow({ where: { orderId } });
  const edition = { id: newId("edn"), productId: product.id, orderItemId: item.id };
  await expect(db.edition.create({ data: { ...edition, number: 2 } })).rejects.toThrow("is held or kept");
  await fulfil(orderId);
  await expect(
    db.editionClaim.create({ data: { productId: product.id, number: 2, kind: "withheld" } }),
  ).rejects.toThrow("is taken");
  await expect(
    db.editionClaim.create({ data: { productId: product.id, number: 10, kind: "withheld" } }),
  ).rejects.toThrow("does not exist");
});

test("GET /products/{slug}/editions shows every number and the name of an owner who agreed, and no other data of a person", async () => {
  const product = await makeProduct({ stock: 4, editionSize: 5, editionIssued: 1 });
  const [named, hidden] = [await buy(buyer, product, 3), await buy(other, product, 4)];
  await fulfil(named.orderId);
  await fulfil(hidden.orderId);
  await db.editionOwnership.updateMany({ where: { userId: buyer._id }, data: { nameShown: true } });
  await premium(product, { kind: "last", kobo: 200_000 });
  const { status, body } = await callRoute(getEditions, `/api/products/${product.slug}/editions`, {
    params: { slug: product.slug },
  });
  const { displayName } = await db.user.findUniqueOrThrow({ where: { id: buyer._id } });
  expect(status).toBe(200);
  expect(body.editions.cells).toEqual([
    { number: 1, state: "sold", premium: 0, owner: null },
    { number: 2, state: "free", premium: 0, owner: null },
    { number: 3, state: "sold", premium: 0, owner: displayName },
    { number: 4, state: "sold", premium: 0, owner: null },
    { number: 5, state: "free", premium: 2_000, owner: null },
  ]);
  expect(body.editions).toMatchObject({ next: 2, forSale: true, counts: { free: 2, sold: 3 } });
  const open = await makeProduct();
  const missing = await callRoute(getEditions, `/api/products/${open.slug}/editions`, { params: { slug: open.slug } });
  expect(missing.status).toBe(404);
});
