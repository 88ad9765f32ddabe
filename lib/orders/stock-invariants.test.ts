import fc from "fast-check";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { AppError } from "@/lib/core/errors";
import { toKobo } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { getCart } from "@/lib/orders/cart-queries";
import { placeOrder } from "@/lib/orders/place-order";
import { releaseOrder } from "@/lib/orders/release-order";
import { removeCartLine } from "@/lib/orders/remove-cart-line";
import { updateCartLine } from "@/lib/orders/update-cart-line";
import { makeActor } from "@/lib/subscriptions/factory";
import { inTier } from "@/tests/tier";

const numRuns = inTier(12, 100);

type World = { people: Actor[]; drops: TestProduct[] };
type Step = { who: number; drop: number; count: number; act: keyof typeof actions };

const orderOf = (actor: Actor, count: number) =>
  db.order.findFirst({
    where: { userId: actor._id },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    skip: count % 3,
  });
const lineOf = async (actor: Actor, count: number) =>
  (await db.cartLine.findMany({ where: { userId: actor._id }, orderBy: { id: "asc" } })).at(count % 2)?.id ??
  "cln_none";
const productId = ({ drops }: World, { drop }: Step) => drops[drop % drops.length]?.id ?? "";

/** The actions of buyers and of the scheduled job. */
const actions = {
  add: (world: World, actor: Actor, step: Step) =>
    addToCart({ actor, item: { productId: productId(world, step), quantity: step.count, variation: [] } }),
  set: async (_: World, actor: Actor, { count }: Step) =>
    updateCartLine({ actor, itemId: await lineOf(actor, count), quantity: count }),
  remove: async (_: World, actor: Actor, { count }: Step) =>
    removeCartLine({ actor, itemId: await lineOf(actor, count) }),
  checkout: (_: World, actor: Actor) => placeOrder({ actor }),
  buy: (world: World, actor: Actor, step: Step) =>
    placeOrder({ actor, item: { productId: productId(world, step), quantity: step.count, variation: "" } }),
  cancel: async (_: World, actor: Actor, { count }: Step) => {
    const order = await orderOf(actor, count);
    if (order) await releaseOrder(order.id, "cancelled");
  },
  pay: async (_: World, actor: Actor, { count }: Step) => {
    const order = await orderOf(actor, count);
    if (order) await db.$queryRaw`SELECT outcome FROM shop_fulfil_order(${order.id})`;
  },
  reprice: (world: World, _: Actor, step: Step) =>
    db.product.update({ where: { id: productId(world, step) }, data: { priceKobo: 100_001 + step.count * 33 } }),
};

const step = fc.record<Step>({
  who: fc.nat(1),
  drop: fc.nat(2),
  count: fc.integer({ min: 1, max: 4 }),
  act: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
});

async function take(world: World, given: Step): Promise<void> {
  const actor = world.people[given.who];
  if (!actor) return;
  try {
    await actions[given.act](world, actor, given);
  } catch (error) {
    // A refusal is an expected result; anything else is a failure.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** The invariants of money and stock between requests. */
async function expectInvariants({ people, drops }: World): Promise<void> {
  const ids = drops.map(({ id }) => id);
  const items = await db.orderItem.findMany({
    where: { productId: { in: ids } },
    include: { order: true, editions: true },
  });
  for (const drop of drops) {
    const product = await db.product.findUniqueOrThrow({ where: { id: drop.id }, include: { variants: true } });
    const [variant] = product.variants;
    const before = drop.variants[0]?.stock ?? 0;
    const of = (state: "held" | "sold") =>
      items.filter((item) => item.productId === drop.id && item.order.holdStatus === state);
    const [held, sold] = [sum(of("held").map((item) => item.quantity)), sum(of("sold").map((item) => item.quantity))];
    expect([variant?.stock, variant?.held, variant?.sold]).toEqual([before - held - sold, held, sold]);
    const ledger = await db.stockMovement.aggregate({ where: { variantId: variant?.id }, _sum: { delta: true } });
    expect(ledger._sum.delta ?? 0).toBe(variant?.stock);
    const numbers = of("sold").flatMap((item) => item.editions.map(({ number }) => number));
    const given = product.editionSize === null ? 0 : sold;
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: given }, (_, index) => index + 1));
  }
  for (const actor of people) {
    const cart = await getCart(actor);
    expect(toKobo(cart.total)).toBe(sum(cart.items.map((item) => (item.available ? toKobo(item.lineTotal) : 0))));
    for (const { product, quantity, lineTotal } of cart.items) {
      expect(toKobo(lineTotal)).toBe(toKobo(product.price) * quantity);
    }
    const orders = await db.order.findMany({ where: { userId: actor._id }, include: { items: true } });
    for (const order of orders) {
      expect(Number(order.totalKobo)).toBe(sum(order.items.map((item) => Number(item.unitPriceKobo) * item.quantity)));
      expect(order.paymentStatus === "paid").toBe(order.holdStatus === "sold");
    }
    const paid = orders.filter((order) => order.paymentStatus === "paid").map((order) => order.checkoutGroup);
    expect(new Set(paid).size).toBe(paid.length);
  }
}

test("a hold that is released twice returns its units once", async () => {
  const [product, one, another] = await Promise.all([makeProduct({ stock: 5 }), makeActor(), makeActor()]);
  const item = { productId: product.id, quantity: 1, variation: "" };
  const { orderId } = await placeOrder({ actor: one, item });
  await placeOrder({ actor: another, item });
  await Promise.all([releaseOrder(orderId, "cancelled"), releaseOrder(orderId, "expired")]);
  await releaseOrder(orderId, "cancelled");
  expect(await db.productVariant.findFirstOrThrow({ where: { productId: product.id } })).toMatchObject({
    stock: 4,
    held: 1,
  });
});

test("money and stock add up after any sequence of concurrent cart and checkout actions", async () => {
  // Up to three actions run concurrently.
  const story = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(story, async (moments) => {
      const world: World = {
        people: await Promise.all([makeActor(), makeActor()]),
        drops: await Promise.all([
          makeProduct({ stock: 4, price: 0.1, editionSize: 9 }),
          makeProduct({ stock: 6, price: 1_000.33, salePrice: 999.99 }),
          makeProduct({ stock: 2, price: 345_000, editionSize: 2 }),
        ]),
      };
      for (const moment of moments) {
        await Promise.all(moment.map((each) => take(world, each)));
        await expectInvariants(world);
      }
    }),
    { numRuns, endOnFailure: true },
  );
}, 180_000);
