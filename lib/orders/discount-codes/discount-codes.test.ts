import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as endCode } from "@/app/api/admin/discount-codes/[id]/end/route";
import { PUT as changeCode } from "@/app/api/admin/discount-codes/[id]/route";
import { POST as createCode } from "@/app/api/admin/discount-codes/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day, minute } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { listAdminOrders } from "@/lib/orders/admin-queries";
import { cancelOrder } from "@/lib/orders/cancel-order";
import { getCart } from "@/lib/orders/cart-queries";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { quoteCode } from "@/lib/orders/discount-codes/quote-code";
import { requireOrder } from "@/lib/orders/queries";
import { refundOrder } from "@/lib/orders/refund-order";
import { getRefundAmount } from "@/lib/orders/refunds/rules";
import { releaseOrder } from "@/lib/orders/release-order";
import { makeActor } from "@/lib/subscriptions/factory";
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

const buyer = () => makeActor({ shippingAddress: sampleAddress });
const call = (as: Actor, body: object) => callRoute(postCheckout, "/api/checkout", { as, body });

async function begin(as: Actor, body: object) {
  const response = await call(as, body);
  expect(response.body.error).toBeUndefined();
  return response.body as { authorization_url: string; orderNumber: string; total: number };
}

async function pay(url: string) {
  await emulator().pay(url);
  await emulator().webhooksSettled();
  await backgroundSettled();
}

const usesOf = async (id: string) => (await db.discountCode.findUniqueOrThrow({ where: { id } })).uses;
const orderOf = (number: string) =>
  db.order.findUniqueOrThrow({ where: { number }, include: { items: { orderBy: { position: "asc" } } } });

test("a code is applied after the member's discount, from checkout to payment, email and admin", async () => {
  const actor = await makeActor({ plan: "collector", shippingAddress: sampleAddress });
  const [print, vase] = [
    await makeProduct({ categories: ["Print"], price: 45_000 }),
    await makeProduct({ price: 20_000 }),
  ];
  const code = await makeDiscountCode({ code: "HARMATTAN", percent: 10 });
  for (const { id } of [print, vase]) await addToCart({ actor, item: { productId: id, quantity: 1, variation: [] } });
  const { items } = await getCart(actor);
  // 45,000 less 15 per cent is 38,250; with 20,000 it is 58,250.
  expect(await quoteCode({ buyer: actor, limitKey: actor._id, code: " harmattan ", items })).toEqual({
    code: "HARMATTAN",
    discount: 5_825,
    problem: null,
  });
  const { total, orderNumber, authorization_url } = await begin(actor, { discountCode: " harmattan " });
  expect(total).toBe(52_425);
  expect(await usesOf(code.id)).toBe(1);
  expect(emulator().transactions().at(-1)).toMatchObject({ amount: 5_242_500 });
  // The same request finds the same order, and counts no second use.
  expect((await begin(actor, { discountCode: "Harmattan" })).orderNumber).toBe(orderNumber);
  expect(await usesOf(code.id)).toBe(1);
  await pay(authorization_url);
  expect(await requireOrder({ actor, number: orderNumber })).toMatchObject({
    paymentStatus: "paid",
    total: 52_425,
    discount: 6_750,
    discountCode: "HARMATTAN",
    codeDiscount: 5_825,
    items: [
      { discount: 6_750, codeDiscount: 3_825 },
      { discount: 0, codeDiscount: 2_000 },
    ],
  });
  expect(await usesOf(code.id)).toBe(1);
  const { orders } = await listAdminOrders({ limit: 1 });
  expect(orders[0]).toMatchObject({ number: orderNumber, total: 5_242_500, codeDiscount: 582_500 });
  const mail = emulator()
    .emails()
    .find(({ to, subject }) => [to].flat().includes(actor.email) && /LA-/.test(subject));
  expect(mail?.html).toContain("Discount code HARMATTAN");
  expect(mail?.html).toContain("−₦5,825");
});

test("an amount is divided among the lines to the kobo, and refunds of all units add up to what was paid", async () => {
  const actor = await buyer();
  const admin = await makeActor({ role: "Admin" });
  const code = await makeDiscountCode({ amountKobo: 100_000n });
  for (const price of [333.33, 777.77, 5_000])
    await addToCart({ actor, item: { productId: (await makeProduct({ price })).id, quantity: 3, variation: [] } });
  const { orderNumber, total, authorization_url } = await begin(actor, { discountCode: code.code });
  expect(total).toBe(17_333.3);
  await pay(authorization_url);
  const { orders } = await listAdminOrders({ limit: 1 });
  const parts = orders[0]?.items.map((item) => getRefundAmount(item, 3)) ?? [];
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1_733_330);
  const tooMuch = refundOrder({
    actor: admin,
    idOrNumber: orderNumber,
    amount: 1_733_331,
    seen: 0,
    reason: "All",
    pieces: [],
    restock: false,
  });
  await expect(tooMuch).rejects.toMatchObject({ fields: { amount: expect.any(String) } });
});

test("no line falls below zero, and the shares of any amount add up", async () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 99 })), {
    minLength: 1,
    maxLength: 6,
  });
  const codes = [
    await makeDiscountCode({ code: "AMOUNT", amountKobo: 7_777_777n }),
    await makeDiscountCode({ code: "PERCENT", percent: 33 }),
    await makeDiscountCode({ code: "ALL-OF-IT", percent: 100 }),
  ];
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom(...codes), async (given, { code, percent }) => {
      const items = given.map(([price_kobo, quantity]) => ({
        product_id: "p",
        price_kobo,
        quantity,
        discount_kobo: 0,
      }));
      const [{ shares }] = await db.$queryRaw<[{ shares: bigint[] }]>`
        SELECT array_agg((l ->> 'code_discount_kobo')::bigint) AS shares
        FROM jsonb_array_elements(shop_apply_code(${JSON.stringify(items)}::jsonb, ${code})) l`;
      const full = given.map(([price, quantity]) => BigInt(price) * BigInt(quantity));
      const total = full.reduce((sum, one) => sum + one, 0n);
      shares.forEach((share, index) => {
        expect(share >= 0n && share <= (full[index] ?? 0n)).toBe(true);
        if (percent) expect(share).toBe(((full[index] ?? 0n) * BigInt(percent) + 99n) / 100n);
      });
      if (!percent) expect(shares.reduce((sum, one) => sum + one, 0n)).toBe(total < 7_777_777n ? total : 7_777_777n);
    }),
    { numRuns: 40 },
  );
});

describe("a code that cannot be used", () => {
  const now = Date.now();
  test.each([
    ["unknown", null, /code was not found/],
    ["not valid yet", { startsAt: new Date(now + day) }, /is valid from/],
    ["expired", { endsAt: new Date(now - minute) }, /has expired/],
    ["used up", { maxUses: 2, uses: 2 }, /has been used up/],
    ["for other drops", { productIds: ["prd_other"] }, /does not apply to these items/],
    ["too large for the order", { percent: 100 }, /less than ₦50/],
  ])("%s is rejected with a message, and nothing changes", async (_, given, message) => {
    const actor = await buyer();
    const product = await makeProduct({ stock: 4 });
    const text = given ? (await makeDiscountCode(given)).code : "'; DROP TABLE orders; --";
    const response = await call(actor, { productId: product.id, discountCode: text });
    expect([response.status, response.body.code]).toEqual([409, "code_refused"]);
    expect(response.body.error).toMatch(message);
    expect(await db.order.count({ where: { userId: actor._id } })).toBe(0);
    const [variant] = await db.productVariant.findMany({ where: { productId: product.id } });
    expect([variant?.stock, variant?.held]).toEqual([4, 0]);
  });

  test("is rejected for a person who has used it, at checkout and on the page", async () => {
    const actor = await buyer();
    const product = await makeProduct({ stock: 9 });
    const { id, code } = await makeDiscountCode();
    await pay((await begin(actor, { productId: product.id, discountCode: code })).authorization_url);
    const again = await call(actor, { productId: product.id, discountCode: code });
    expect(again.body).toMatchObject({
      code: "code_refused",
      error: `You have already used the discount code ${code}.`,
    });
    await addToCart({ actor, item: { productId: product.id, quantity: 1, variation: [] } });
    const { items } = await getCart(actor);
    expect((await quoteCode({ buyer: actor, limitKey: actor._id, code, items })).problem).toMatch(/already/);
    await begin(actor, { productId: product.id });
    expect(await usesOf(id)).toBe(1);
  });

  test("is not applied to a body that names a discount itself", async () => {
    const product = await makeProduct({ price: 10_000 });
    const { total } = await begin(await buyer(), { productId: product.id, codeDiscount: 9_000, discountCode: "" });
    expect(total).toBe(10_000);
  });

  test("is not looked up after too many tries", async () => {
    const actor = await buyer();
    await makeDiscountCode({ code: "SECRET" });
    const quotes = [];
    for (let i = 0; i < 31; i++)
      quotes.push(await quoteCode({ buyer: actor, limitKey: actor._id, code: "GUESS", items: [] }));
    expect(quotes.at(-1)?.problem).toMatch(/Too many tries/);
    expect((await quoteCode({ buyer: actor, limitKey: actor._id, code: "SECRET", items: [] })).problem).toMatch(
      /Too many tries/,
    );
  });
});

test("of buyers who race for the last use exactly one gets it", async () => {
  const product = await makeProduct({ stock: 50 });
  const { id, code } = await makeDiscountCode({ maxUses: 1 });
  const buyers = await Promise.all(Array.from({ length: 6 }, buyer));
  const responses = await Promise.all(buyers.map((as) => call(as, { productId: product.id, discountCode: code })));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of responses.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ code: "code_refused", error: `The discount code ${code} has been used up.` });
  expect(await usesOf(id)).toBe(1);
  const [variant] = await db.productVariant.findMany({ where: { productId: product.id } });
  expect([variant?.stock, variant?.held]).toEqual([49, 1]);
});

describe("a use", () => {
  test("is returned once when the hold is released, and when the buyer cancels", async () => {
    const actor = await buyer();
    const product = await makeProduct({ stock: 9 });
    const { id, code } = await makeDiscountCode({ maxUses: 1 });
    const body = { productId: product.id, discountCode: code };
    const first = await orderOf((await begin(actor, body)).orderNumber);
    await releaseOrder(first.id, "expired");
    await releaseOrder(first.id, "expired");
    expect(await usesOf(id)).toBe(0);
    const second = await begin(await buyer(), body);
    expect(await usesOf(id)).toBe(1);
    const { userId, id: secondId } = await orderOf(second.orderNumber);
    expect(userId).not.toBe(actor._id);
    await releaseOrder(secondId, "cancelled");
    const third = await begin(actor, body);
    await pay(third.authorization_url);
    await cancelOrder({ actor, number: third.orderNumber });
    expect(await usesOf(id)).toBe(0);
    expect(await orderOf(third.orderNumber)).toMatchObject({ codeUsed: false, discountCodeId: id });
  });

  test("moves to the new order when the cart changes", async () => {
    const actor = await buyer();
    const [one, two] = [await makeProduct(), await makeProduct()];
    const { id, code } = await makeDiscountCode({ maxUses: 1 });
    await addToCart({ actor, item: { productId: one.id, quantity: 1, variation: [] } });
    const before = await begin(actor, { discountCode: code });
    await addToCart({ actor, item: { productId: two.id, quantity: 1, variation: [] } });
    const after = await begin(actor, { discountCode: code });
    expect(after.orderNumber).not.toBe(before.orderNumber);
    expect(await usesOf(id)).toBe(1);
    expect((await begin(actor, {})).total).toBe(20_000);
    expect(await usesOf(id)).toBe(0);
  });

  test("that was returned and taken by another buyer refunds a late payment", async () => {
    const actor = await buyer();
    const product = await makeProduct({ stock: 9 });
    const { id, code } = await makeDiscountCode({ maxUses: 1 });
    const body = { productId: product.id, discountCode: code };
    const late = await begin(actor, body);
    await releaseOrder((await orderOf(late.orderNumber)).id, "expired");
    const winner = await begin(await buyer(), body);
    await pay(late.authorization_url);
    expect(await orderOf(late.orderNumber)).toMatchObject({ paymentStatus: "refunded", cancelReason: "code-used" });
    await pay(winner.authorization_url);
    expect((await orderOf(winner.orderNumber)).paymentStatus).toBe("paid");
    expect(await usesOf(id)).toBe(1);
    const [variant] = await db.productVariant.findMany({ where: { productId: product.id } });
    expect([variant?.stock, variant?.held, variant?.sold]).toEqual([8, 0, 1]);
  });

  test("that is gone at a late payment leaves the buyer's newer order its hold", async () => {
    const actor = await buyer();
    const product = await makeProduct({ stock: 9 });
    const { code } = await makeDiscountCode({ maxUses: 1 });
    await addToCart({ actor, item: { productId: product.id, quantity: 1, variation: [] } });
    const late = await begin(actor, { discountCode: code });
    const newer = await begin(actor, {});
    await begin(await buyer(), { productId: product.id, discountCode: code });
    await pay(late.authorization_url);
    expect(await orderOf(late.orderNumber)).toMatchObject({ paymentStatus: "refunded", cancelReason: "code-used" });
    expect(await orderOf(newer.orderNumber)).toMatchObject({ paymentStatus: "unpaid", holdStatus: "held" });
    const [variant] = await db.productVariant.findMany({ where: { productId: product.id } });
    expect([variant?.stock, variant?.held, variant?.sold]).toEqual([7, 2, 0]);
  });

  test("that is still there is counted again for a late payment, even after the code has ended", async () => {
    const actor = await buyer();
    const product = await makeProduct({ stock: 9 });
    const { id, code } = await makeDiscountCode({ maxUses: 1 });
    const late = await begin(actor, { productId: product.id, discountCode: code });
    await releaseOrder((await orderOf(late.orderNumber)).id, "expired");
    await db.discountCode.update({ where: { id }, data: { endsAt: new Date() } });
    await pay(late.authorization_url);
    expect(await orderOf(late.orderNumber)).toMatchObject({ paymentStatus: "paid", codeUsed: true });
    expect(await usesOf(id)).toBe(1);
  });
});

describe("an admin", () => {
  const terms = {
    percent: 20,
    amount: null,
    products: [] as string[],
    startsAt: null,
    endsAt: null,
    maxUses: 5,
    oncePerPerson: true,
  };
  const admin = () => makeActor({ role: "Admin" });

  test("creates, changes and ends a code; the audit log has every step", async () => {
    const as = await admin();
    const { slug, id: productId } = await makeProduct();
    const created = await callRoute(createCode, "/", {
      as,
      body: { ...terms, code: "rainy-season", products: [slug] },
    });
    expect(created.body.code).toMatchObject({ code: "RAINY-SEASON", products: [slug], state: "active", uses: 0 });
    const { _id: id } = created.body.code as { _id: string };
    const product = { productId, discountCode: "RAINY-SEASON" };
    expect((await begin(await buyer(), product)).total).toBe(8_000);
    const params = { id };
    const changed = await callRoute(changeCode, "/", {
      as,
      method: "PUT",
      params,
      body: { ...terms, percent: 50, version: 1 },
    });
    expect(changed.body.code).toMatchObject({ percent: 50, version: 2, uses: 1 });
    const stale = await callRoute(changeCode, "/", { as, method: "PUT", params, body: { ...terms, version: 1 } });
    expect(stale.body).toMatchObject({ code: "stale", current: { version: 2, fields: { ...terms, percent: 50 } } });
    expect((await callRoute(endCode, "/", { as, params, body: {} })).body.code).toMatchObject({ state: "expired" });
    expect((await callRoute(endCode, "/", { as, params, body: {} })).status).toBe(409);
    expect((await call(await buyer(), product)).body.error).toMatch(/has expired/);
    const log = await db.auditLog.findMany({ where: { subject: id }, orderBy: { createdAt: "asc" } });
    expect(log.map(({ action }) => action)).toEqual([
      "discount-code.create",
      "discount-code.update",
      "discount-code.end",
    ]);
  });

  test("cannot lower the limit below the orders that use a code", async () => {
    const { id } = await makeDiscountCode({ maxUses: 5, uses: 3 });
    const body = { ...terms, maxUses: 2, version: 1 };
    const response = await callRoute(changeCode, "/", { as: await admin(), method: "PUT", params: { id }, body });
    expect([response.status, response.body.fields]).toEqual([409, { maxUses: "3 orders already use it" }]);
    expect(await db.discountCode.findUniqueOrThrow({ where: { id } })).toMatchObject({ maxUses: 5, version: 1 });
  });

  test.each([
    ["both kinds", { amount: 100 }, "percent"],
    ["neither kind", { percent: null }, "percent"],
    ["101 per cent", { percent: 101 }, "percent"],
    ["a negative amount", { percent: null, amount: -5 }, "amount"],
    ["a huge amount", { percent: null, amount: 1e15 }, "amount"],
    ["an unknown drop", { products: ["no-such-drop"] }, "products"],
    ["a short text", { code: "AB" }, "code"],
    ["an injected text", { code: "X'; DROP--" }, "code"],
    ["no uses", { maxUses: 0 }, "maxUses"],
    ["an end before its start", { startsAt: "2027-02-01T00:00:00Z", endsAt: "2027-01-01T00:00:00Z" }, "endsAt"],
  ])("is refused a code with %s", async (_, given, field) => {
    const body = { code: "NEW-CODE", ...terms, ...given };
    const response = await callRoute(createCode, "/", { as: await admin(), body });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields)).toEqual([field]);
    expect(await db.discountCode.findUnique({ where: { code: "NEW-CODE" } })).toBeNull();
  });

  test("is rejected with a text that is taken", async () => {
    await makeDiscountCode({ code: "TAKEN" });
    const response = await callRoute(createCode, "/", { as: await admin(), body: { ...terms, code: "taken" } });
    expect([response.status, response.body.fields]).toEqual([409, { code: "This code already exists" }]);
  });
});
