import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { percentOf } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { listAdminOrders } from "@/lib/orders/admin-queries";
import { getCart } from "@/lib/orders/cart-queries";
import { requireOrder } from "@/lib/orders/queries";
import { getDiscountPercent } from "@/lib/orders/rules";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const response = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: response.status });
  });
});

const aPrint = (given: Parameters<typeof makeProduct>[0] = {}) => makeProduct({ categories: ["Print"], ...given });
const collector = () => makeActor({ plan: "collector", shippingAddress: sampleAddress });
const put = (actor: Actor, productId: string, quantity = 1) =>
  addToCart({ actor, item: { productId, quantity, variation: [] } });

async function begin(actor: Actor, body: object = {}) {
  const response = await callRoute(postCheckout, "/api/checkout", { as: actor, body });
  expect(response.body.error).toBeUndefined();
  return response.body as { authorization_url: string; orderNumber: string; total: number };
}
const itemsOf = async (number: string) =>
  (await db.order.findUniqueOrThrow({ where: { number }, include: { items: { orderBy: { position: "asc" } } } })).items;

test("a collector gets 15 per cent off prints, from cart to receipt, and nothing off the rest", async () => {
  const actor = await collector();
  const [print, vase] = [await aPrint({ price: 45_000 }), await makeProduct({ price: 20_000 })];
  await put(actor, print.id, 2);
  await put(actor, vase.id);
  expect(await getCart(actor)).toMatchObject({
    discount: 13_500,
    total: 96_500,
    items: [
      { lineTotal: 90_000, discount: 13_500 },
      { lineTotal: 20_000, discount: 0 },
    ],
  });
  const { total, orderNumber, authorization_url } = await begin(actor);
  expect(total).toBe(96_500);
  expect(emulator().transactions().at(-1)).toMatchObject({ amount: 9_650_000 });
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  const order = await requireOrder({ actor, number: orderNumber });
  expect(order).toMatchObject({ paymentStatus: "paid", total: 96_500, discount: 13_500 });
  expect(order.items.map(({ price, discount }) => [price, discount])).toEqual([
    [45_000, 13_500],
    [20_000, 0],
  ]);
  const { orders } = await listAdminOrders({ limit: 1 });
  expect(orders[0]).toMatchObject({ number: orderNumber, total: 9_650_000, discount: 1_350_000 });
  const mail = emulator()
    .emails()
    .find(({ to, subject }) => [to].flat().includes(actor.email) && /LA-/.test(subject));
  expect(mail?.html).toContain("Circle print discount");
  expect(mail?.html).toContain("−₦13,500");
});

test("the discount applies to the sale price and is rounded down per line", async () => {
  const actor = await collector();
  const print = await aPrint({ price: 500, salePrice: 333.33 });
  await put(actor, print.id, 3);
  // 999.99 × 15 % = 149.9985
  expect(await getCart(actor)).toMatchObject({ discount: 149.99, total: 850 });
  const { total, orderNumber } = await begin(actor);
  expect(total).toBe(850);
  expect(await itemsOf(orderNumber)).toMatchObject([{ unitPriceKobo: 33_333n, discountKobo: 14_999n }]);
});

test("a print bought with Buy Now is discounted", async () => {
  const print = await aPrint({ price: 10_000 });
  expect((await begin(await collector(), { productId: print.id })).total).toBe(8_500);
});

test("an admin gets the discount", async () => {
  const print = await aPrint({ price: 10_000 });
  expect((await begin(await makeActor({ role: "Admin" }), { productId: print.id })).total).toBe(8_500);
});

test.each(["monthly", "yearly", undefined] as const)("the plan %s has no discount on prints", async (plan) => {
  const print = await aPrint({ price: 10_000 });
  expect((await begin(await makeActor({ plan }), { productId: print.id })).total).toBe(10_000);
});

test("a lapsed membership loses the discount at checkout, and its discounted order is not reused", async () => {
  const actor = await collector();
  const print = await aPrint({ price: 10_000, stock: 3 });
  await put(actor, print.id);
  expect((await getCart(actor)).total).toBe(8_500);
  const before = await begin(actor);
  expect(before.total).toBe(8_500);
  await db.subscription.update({ where: { userId: actor._id }, data: { startedAt: new Date(0), endsAt: new Date(1) } });

  const after = await begin(actor);
  expect(after.total).toBe(10_000);
  expect(after.orderNumber).not.toBe(before.orderNumber);
  expect(await itemsOf(after.orderNumber)).toMatchObject([{ discountKobo: 0n }]);
  const lapsed = await getActor(actor._id);
  expect(lapsed && (await getCart(lapsed))).toMatchObject({ discount: 0, total: 10_000 });
  const [variant] = await db.productVariant.findMany({ where: { productId: print.id } });
  expect([variant?.stock, variant?.held]).toEqual([2, 1]);
});

test("ignores a discount in the body", async () => {
  const print = await aPrint({ price: 10_000 });
  const body = { productId: print.id, discount: 9_999, percentOff: 99, perks: { discountPrints: true } };
  expect((await begin(await makeActor(), body)).total).toBe(10_000);
});

test("TypeScript and SQL agree on amounts and on what a print is", async () => {
  const categories = fc.constantFrom("Print", "prints", " Prints ", "PRINT", "Printed cloth", "Sculpture", "");
  const wanted = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000_00 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    category: categories,
  });
  const perks = (await collector()).perks;
  await fc.assert(
    fc.asyncProperty(wanted, async ({ price, quantity, category }) => {
      const percent = getDiscountPercent([category], { perks });
      const [row] = await db.$queryRaw<[{ print: boolean; off: bigint }]>`
        SELECT shop_is_print(ARRAY[${category}]) AS print, ${price}::bigint * ${quantity}::int * ${percent}::int / 100 AS off`;
      expect(row.print).toBe(percent > 0);
      expect(Number(row.off)).toBe(percentOf(price * quantity, percent));
    }),
    { numRuns: 60 },
  );
});
