import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as cancel } from "@/app/api/checkout/cancel/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { GET as getState } from "@/app/api/checkout/state/route";
import { GET as callback } from "@/app/api/payments/callback/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { reconcilePending } from "@/lib/payments/reconcile-pending";
import { paystack } from "@/lib/paystack/paystack";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
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

async function buyerWith(...items: { id: string; quantity?: number; variation?: string[] }[]): Promise<Actor> {
  const actor = await makeActor({ shippingAddress: sampleAddress });
  for (const { id, quantity = 1, variation = [] } of items)
    await addToCart({ actor, item: { productId: id, quantity, variation } });
  return actor;
}

async function start(actor: Actor, body: object = {}) {
  const response = await callRoute(postCheckout, "/api/checkout", { as: actor, body });
  expect(response.body.error).toBeUndefined();
  return response.body as { authorization_url: string; reference: string; orderNumber: string; total: number };
}

const orderOf = (number: string) =>
  db.order.findUniqueOrThrow({
    where: { number },
    include: { items: { include: { editions: { orderBy: { number: "asc" } } } } },
  });
const stockOf = async (productId: string) => {
  const [variant] = await db.productVariant.findMany({ where: { productId } });
  return [variant?.stock, variant?.held, variant?.sold];
};
const state = async (actor: Actor | null, reference: string) =>
  (await callRoute(getState, `/api/checkout/state?reference=${reference}`, { as: actor })).body.state;
const deliver = (reference: string, actor: Actor | null = null) =>
  callRoute(callback, `/api/payments/callback?reference=${reference}&trxref=${reference}`, { as: actor });
const mailsTo = (actor: Actor, about: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(actor.email) && about.test(mail.subject));
const ageCharges = () =>
  db.$executeRaw`UPDATE charges SET created_at = now() - interval '1 minute', last_checked_at = NULL`;

test("a cart is held, paid, numbered, emailed and emptied with equal amounts at every step", async () => {
  const vase = await makeProduct({ price: 345_000, salePrice: 300_000, stock: 7, editionSize: 50 });
  const book = await makeProduct({ price: 12_500.5, stock: 9 });
  const actor = await buyerWith({ id: vase.id, quantity: 2 }, { id: book.id });
  const { reference, orderNumber, total, authorization_url } = await start(actor);
  expect(total).toBe(612_500.5);
  expect(orderNumber).toMatch(/^LA-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await stockOf(vase.id)).toEqual([5, 2, 0]);
  expect(emulator().transactions()[0]).toMatchObject({ reference, amount: 61_250_050, currency: "NGN" });

  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  expect(await stockOf(vase.id)).toEqual([5, 0, 2]);
  const order = await orderOf(orderNumber);
  expect(order).toMatchObject({ paymentStatus: "paid", status: "pending", holdStatus: "sold", totalKobo: 61_250_050n });
  expect(order.items.map((item) => item.editions.map((edition) => edition.number))).toEqual([[1, 2], []]);
  expect(await db.cartLine.count({ where: { userId: actor._id } })).toBe(0);
  const [mail] = mailsTo(actor, /is confirmed/);
  expect(mail?.html).toContain("₦612,500.50");
  expect(mail?.text).toContain(orderNumber);

  const next = await start(await buyerWith({ id: vase.id }));
  await emulator().pay(next.authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  const [line] = (await orderOf(next.orderNumber)).items;
  expect(line?.editions.map((edition) => edition.number)).toEqual([3]);
});

test("the callback alone settles and redirects the buyer", async () => {
  emulator().faults("paystack", "webhook-lost");
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { reference, authorization_url, orderNumber } = await start(actor);
  await emulator().pay(authorization_url);
  const response = await deliver(reference, actor);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toContain(`/checkout/success?reference=${reference}`);
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
});

test("the scheduled job settles when callback and webhook are lost", async () => {
  emulator().faults("paystack", "webhook-lost");
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { authorization_url, orderNumber } = await start(actor);
  await emulator().pay(authorization_url);
  await ageCharges();
  await runScheduledJobs();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
  expect(mailsTo(actor, /is confirmed/)).toHaveLength(1);
});

test("concurrent webhook, callback, result page and scheduled job fulfil and email once", async () => {
  const product = await makeProduct({ stock: 3, editionSize: 10 });
  const actor = await buyerWith({ id: product.id });
  const { reference, authorization_url, orderNumber } = await start(actor);
  emulator().faults("paystack", "webhook-twice");
  await emulator().pay(authorization_url);
  await ageCharges();
  await Promise.all([
    ...Array.from({ length: 20 }, () => deliver(reference, actor)),
    state(actor, reference),
    runScheduledJobs(),
    runScheduledJobs(),
  ]);
  await emulator().webhooksSettled();
  await backgroundSettled();
  const order = await orderOf(orderNumber);
  expect(order.items[0]?.editions.map((edition) => edition.number)).toEqual([1]);
  expect(await stockOf(product.id)).toEqual([2, 0, 1]);
  expect(mailsTo(actor, /is confirmed/)).toHaveLength(1);
});

test("a declined payment releases the hold and keeps the cart", async () => {
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { reference, authorization_url } = await start(actor);
  await emulator().pay(authorization_url, "decline");
  const response = await deliver(reference, actor);
  expect(response.headers.get("location")).toContain("/checkout/cancel?error=declined");
  expect(await stockOf(product.id)).toEqual([1, 0, 0]);
  expect(await state(actor, reference)).toBe("failed");
  expect(await db.cartLine.count({ where: { userId: actor._id } })).toBe(1);
});

test("cancelling releases the hold, and only the buyer can cancel", async () => {
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { reference } = await start(actor);
  const stranger = await makeActor();
  const tried = await callRoute(cancel, "/api/checkout/cancel", { as: stranger, body: { reference } });
  expect(tried.body.state).toBe("unknown");
  expect(await stockOf(product.id)).toEqual([0, 1, 0]);
  const response = await callRoute(cancel, "/api/checkout/cancel", { as: actor, body: { reference } });
  expect(response.body.state).toBe("cancelled");
  expect(await stockOf(product.id)).toEqual([1, 0, 0]);
});

test("cancelling after the payment leaves the order paid", async () => {
  emulator().faults("paystack", "webhook-lost");
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { reference, authorization_url } = await start(actor);
  await emulator().pay(authorization_url);
  const response = await callRoute(cancel, "/api/checkout/cancel", { as: actor, body: { reference } });
  expect(response.body.state).toBe("paid");
});

test("repeated and concurrent checkouts create one order and one payment page", async () => {
  const product = await makeProduct({ stock: 5 });
  const actor = await buyerWith({ id: product.id });
  const before = emulator().transactions().length;
  const responses = await Promise.all(Array.from({ length: 20 }, () => start(actor)));
  expect(new Set(responses.map((response) => response.authorization_url)).size).toBe(1);
  expect(emulator().transactions().length - before).toBe(1);
  expect(await stockOf(product.id)).toEqual([4, 1, 0]);
});

test("of two payments for one cart the second is refunded once with an email", async () => {
  const product = await makeProduct({ stock: 5 });
  const other = await makeProduct({ stock: 5 });
  const actor = await buyerWith({ id: product.id });
  const first = await start(actor);
  await addToCart({ actor, item: { productId: other.id, quantity: 1, variation: [] } });
  const second = await start(actor);
  expect(second.reference).not.toBe(first.reference);
  await emulator().pay(second.authorization_url);
  await emulator().webhooksSettled();
  await emulator().pay(first.authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  expect((await orderOf(second.orderNumber)).paymentStatus).toBe("paid");
  expect((await orderOf(first.orderNumber)).paymentStatus).toBe("refunded");
  await runScheduledJobs();
  expect(emulator().refunds()).toHaveLength(1);
  expect(mailsTo(actor, /being refunded/)).toHaveLength(1);
  expect(await stockOf(product.id)).toEqual([4, 0, 1]);
});

describe("a payment that arrives after its hold ended", () => {
  async function payLate() {
    const product = await makeProduct({ stock: 1, editionSize: 5 });
    const actor = await buyerWith({ id: product.id });
    const started = await start(actor);
    await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE number = ${started.orderNumber}`;
    await runScheduledJobs();
    expect(await stockOf(product.id)).toEqual([1, 0, 0]);
    return { piece: product, actor, ...started };
  }

  test("is fulfilled while stock is left", async () => {
    const { piece: product, authorization_url, orderNumber } = await payLate();
    await emulator().pay(authorization_url);
    await emulator().webhooksSettled();
    expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
    expect(await stockOf(product.id)).toEqual([0, 0, 1]);
  });

  test("is refunded once when the item is sold out", async () => {
    const { piece: product, actor, authorization_url, orderNumber } = await payLate();
    const rival = await buyerWith({ id: product.id });
    const theirs = await start(rival);
    await emulator().pay(theirs.authorization_url);
    await emulator().webhooksSettled();
    const before = emulator().refunds().length;
    await emulator().pay(authorization_url);
    await emulator().webhooksSettled();
    await backgroundSettled();
    await runScheduledJobs();
    expect((await orderOf(orderNumber)).paymentStatus).toBe("refunded");
    expect(emulator().refunds().length - before).toBe(1);
    expect(mailsTo(actor, /being refunded/)).toHaveLength(1);
    expect(await stockOf(product.id)).toEqual([0, 0, 1]);
  });
});

test("a payment for more units than edition numbers left is refunded", async () => {
  const product = await makeProduct({ stock: 3, editionSize: 2 });
  const actor = await buyerWith({ id: product.id, quantity: 3 });
  const { authorization_url, orderNumber } = await start(actor);
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("refunded");
  expect(await stockOf(product.id)).toEqual([3, 0, 0]);
});

test.each(["wrong-amount", "wrong-currency"] as const)(
  "a payment with the %s is not fulfilled and flagged for review",
  async (mode) => {
    const product = await makeProduct({ stock: 1 });
    const actor = await buyerWith({ id: product.id });
    const { reference, authorization_url, orderNumber } = await start(actor);
    emulator().faults("paystack", mode);
    await emulator().pay(authorization_url);
    await emulator().webhooksSettled();
    await deliver(reference, actor);
    expect((await orderOf(orderNumber)).paymentStatus).toBe("unpaid");
    expect((await db.charge.findUniqueOrThrow({ where: { reference } })).mismatch).toMatch(mode.replace("wrong-", ""));
  },
);

test.each(["down", "hang"] as const)(
  "with Paystack %s checkout fails, releases the hold and keeps the cart",
  async (mode) => {
    const product = await makeProduct({ stock: 1 });
    const actor = await buyerWith({ id: product.id });
    emulator().faults("paystack", mode);
    const began = performance.now();
    const response = await callRoute(postCheckout, "/api/checkout", { as: actor, body: {} });
    expect(performance.now() - began).toBeLessThan(12_000);
    expect(response.status).toBe(502);
    expect(response.body.error).toMatch(/^Paystack /);
    expect(await stockOf(product.id)).toEqual([1, 0, 0]);
    expect(await db.cartLine.count({ where: { userId: actor._id } })).toBe(1);
    emulator().faults("paystack", "none");
    await start(actor);
  },
  20_000,
);

test("a reference that Paystack already knows is replaced by the next one", async () => {
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { reference, orderNumber } = await start(actor);
  // Simulates a crash between Paystack's response and storing it.
  await db.charge.update({
    where: { reference },
    data: { authorizationUrl: null, accessCode: null, initStartedAt: null },
  });
  const again = await start(actor);
  expect(again.orderNumber).toBe(orderNumber);
  expect(again.reference).toBe(`${reference}.2`);
  await emulator().pay(again.authorization_url);
  await emulator().webhooksSettled();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
});

test("of a double click after a lost response both get the one page that Paystack and the shop know", async () => {
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { reference, orderNumber } = await start(actor);
  await db.charge.update({
    where: { reference },
    data: { authorizationUrl: null, accessCode: null, initStartedAt: null },
  });
  const [first, second, third] = await Promise.all([start(actor), start(actor), start(actor)]);
  expect([second, third]).toEqual([first, first]);
  expect(first?.reference).toBe(`${reference}.2`);
  await emulator().pay(first?.authorization_url ?? "");
  await emulator().webhooksSettled();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
});

test("charges the price at checkout, whatever is edited later", async () => {
  const product = await makeProduct({ price: 10_000, stock: 2 });
  const actor = await buyerWith({ id: product.id });
  await db.product.update({ where: { id: product.id }, data: { priceKobo: 1_500_000 } });
  const { total, authorization_url, orderNumber } = await start(actor);
  expect(total).toBe(15_000);
  await db.product.update({
    where: { id: product.id },
    data: { priceKobo: 9_900_000, deletedAt: new Date(), inStock: false },
  });
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  expect(await orderOf(orderNumber)).toMatchObject({ paymentStatus: "paid", totalKobo: 1_500_000n });
});

test("buying one item now leaves the cart unchanged", async () => {
  const shirt = await makeProduct({ variations: { stock: { M: 1, L: 2 } } });
  const book = await makeProduct({ stock: 4 });
  const actor = await buyerWith({ id: book.id });
  const { authorization_url, orderNumber } = await start(actor, { productId: shirt.id, quantity: 1, variation: ["L"] });
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  expect((await orderOf(orderNumber)).items).toMatchObject([{ variation: "L", quantity: 1 }]);
  expect(await db.cartLine.count({ where: { userId: actor._id } })).toBe(1);
});

test("ignores prices, users and currencies in the body", async () => {
  const product = await makeProduct({ price: 20_000, stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { total } = await start(actor, {
    total: 1,
    currency: "USD",
    email: "victim@livingarchive.test",
    userId: "usr_x",
  });
  expect(total).toBe(20_000);
  expect(emulator().transactions()[0]).toMatchObject({ currency: "NGN", amount: 2_000_000 });
});

test("rejects what cannot be ordered with the reason, without a call to Paystack", async () => {
  const before = emulator().transactions().length;
  const visitor = await callRoute(postCheckout, "/api/checkout", { body: {} });
  expect([visitor.status, visitor.body.error]).toEqual([401, "You must log in to checkout"]);
  const actor = await buyerWith();
  const empty = await callRoute(postCheckout, "/api/checkout", { as: actor, body: {} });
  expect([empty.status, empty.body.error]).toEqual([400, "Your Cart is Empty"]);
  const gone = await makeProduct({ name: "Gone", stock: 0 });
  const soldOut = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: gone.id } });
  expect([soldOut.status, soldOut.body.error]).toEqual([409, "Gone is sold out"]);
  const none = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: "prd_none" } });
  expect([none.status, none.body.error]).toEqual([404, "Product not found"]);
  const dear = await makeProduct({ price: 90_000_000, stock: 99 });
  const large = await callRoute(postCheckout, "/api/checkout", {
    as: actor,
    body: { productId: dear.id, quantity: 50 },
  });
  expect([large.status, large.body.error]).toEqual([400, "This order is too large to be paid at once"]);
  expect(emulator().transactions().length).toBe(before);
});

test("shows nothing for another user's or an unknown reference", async () => {
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { reference } = await start(actor);
  const stranger = await makeActor();
  expect(await state(stranger, reference)).toBe("unknown");
  expect(await state(null, reference)).toBe("unknown");
  for (const [who, wanted] of [
    [stranger, reference],
    [null, "LA-XXXX-XXXX"],
    [actor, ""],
  ] as const) {
    expect((await deliver(wanted, who)).headers.get("location")).toMatch(/\/checkout\/cancel$/);
  }
});

test("a Resend outage delays only the confirmation email", async () => {
  emulator().faults("resend", "down");
  const product = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: product.id });
  const { authorization_url, orderNumber } = await start(actor);
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
  expect(mailsTo(actor, /is confirmed/)).toHaveLength(0);
  emulator().faults("resend", "none");
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now()`;
  await runScheduledJobs();
  await runScheduledJobs();
  expect(mailsTo(actor, /is confirmed/)).toHaveLength(1);
});

test("the scheduled job is not blocked by a slow Paystack", async () => {
  for (let count = 0; count < 3; count++) await start(await buyerWith({ id: (await makeProduct({ stock: 1 })).id }));
  await ageCharges();
  const verify = vi.spyOn(paystack, "verifyTransaction").mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error("slow");
  });
  expect(await reconcilePending({}, 50, 10)).toBeGreaterThanOrEqual(3);
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRestore();
});
