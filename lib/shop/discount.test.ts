import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { findActor } from "@/lib/membership/queries";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { percentOf } from "@/lib/platform/money";
import { addToCart } from "@/lib/shop/add-to-cart";
import { makeProduct } from "@/lib/shop/factory";
import { listAllOrders } from "@/lib/shop/order-desk-queries";
import { requireOrder } from "@/lib/shop/order-queries";
import { getCart } from "@/lib/shop/queries";
import { percentOff } from "@/lib/shop/rules";
import { emulator } from "@/local/testing";

beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const answer = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: answer.status });
  });
});

const aPrint = (given: Parameters<typeof makeProduct>[0] = {}) => makeProduct({ categories: ["Print"], ...given });
const collector = () => makeActor({ plan: "collector", shippingAddress: someAddress });
const put = (actor: Actor, productId: string, quantity = 1) =>
  addToCart({ actor, piece: { productId, quantity, variation: [] } });

async function begin(actor: Actor, body: object = {}) {
  const answer = await callRoute(postCheckout, "/api/checkout", { as: actor, body });
  expect(answer.body.error).toBeUndefined();
  return answer.body as { authorization_url: string; orderNumber: string; total: number };
}
const itemsOf = async (number: string) =>
  (await db.order.findUniqueOrThrow({ where: { number }, include: { items: { orderBy: { position: "asc" } } } })).items;

test("a collector pays 15 per cent less for prints, from the cart to the receipt, and nothing less for the rest", async () => {
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
  const { orders } = await listAllOrders({ limit: 1 });
  expect(orders[0]).toMatchObject({ number: orderNumber, total: 9_650_000, discount: 1_350_000 });
  const mail = emulator()
    .emails()
    .find(({ to, subject }) => [to].flat().includes(actor.email) && /LA-/.test(subject));
  expect(mail?.html).toContain("Circle print discount");
  expect(mail?.html).toContain("−₦13,500");
});

test("the discount is worked out on the sale price, and rounded down to the kobo once a line", async () => {
  const actor = await collector();
  const print = await aPrint({ price: 500, salePrice: 333.33 });
  await put(actor, print.id, 3);
  // 999.99 × 15 % = 149.9985
  expect(await getCart(actor)).toMatchObject({ discount: 149.99, total: 850 });
  const { total, orderNumber } = await begin(actor);
  expect(total).toBe(850);
  expect(await itemsOf(orderNumber)).toMatchObject([{ unitPriceKobo: 33_333n, discountKobo: 14_999n }]);
});

test("one print bought at once is discounted too", async () => {
  const print = await aPrint({ price: 10_000 });
  expect((await begin(await collector(), { productId: print.id })).total).toBe(8_500);
});

test("an admin holds every perk, this one too", async () => {
  const print = await aPrint({ price: 10_000 });
  expect((await begin(await makeActor({ role: "Admin" }), { productId: print.id })).total).toBe(8_500);
});

test.each(["monthly", "yearly", undefined] as const)("the plan %s has no discount on prints", async (plan) => {
  const print = await aPrint({ price: 10_000 });
  expect((await begin(await makeActor({ plan }), { productId: print.id })).total).toBe(10_000);
});

test("a membership that lapses between cart and checkout takes its discount along, and an order made with it is not handed out again", async () => {
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
  const lapsed = await findActor(actor._id);
  expect(lapsed && (await getCart(lapsed))).toMatchObject({ discount: 0, total: 10_000 });
  const [variant] = await db.productVariant.findMany({ where: { productId: print.id } });
  expect([variant?.stock, variant?.held]).toEqual([2, 1]);
});

test("a body that brings a discount of its own changes nothing", async () => {
  const print = await aPrint({ price: 10_000 });
  const body = { productId: print.id, discount: 9_999, percentOff: 99, perks: { discountPrints: true } };
  expect((await begin(await makeActor(), body)).total).toBe(10_000);
});

test("screen and database agree about every sum, and about what a print is", async () => {
  const categories = fc.constantFrom("Print", "prints", " Prints ", "PRINT", "Printed cloth", "Sculpture", "");
  const wanted = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000_00 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    category: categories,
  });
  const perks = (await collector()).perks;
  await fc.assert(
    fc.asyncProperty(wanted, async ({ price, quantity, category }) => {
      const percent = percentOff([category], { perks });
      const [row] = await db.$queryRaw<[{ print: boolean; off: bigint }]>`
        SELECT shop_is_print(ARRAY[${category}]) AS print, ${price}::bigint * ${quantity}::int * ${percent}::int / 100 AS off`;
      expect(row.print).toBe(percent > 0);
      expect(Number(row.off)).toBe(percentOf(price * quantity, percent));
    }),
    { numRuns: 60 },
  );
});
