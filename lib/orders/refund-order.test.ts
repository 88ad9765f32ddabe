import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as retry } from "@/app/api/admin/refunds/[refundId]/retry/route";
import { POST as refund } from "@/app/api/orders/[number]/refund/route";
import { PATCH as ship } from "@/app/api/orders/[number]/ship/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db, transaction } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { getRefundAmount } from "@/lib/orders/refunds/rules";
import { createRefund } from "@/lib/payments/create-refund";
import { paystack } from "@/lib/paystack/paystack";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
beforeEach(() => emulator().faults("paystack", "none"));

/** An order that is also paid in the Paystack emulator: 2 numbered vases and 3 shirts, ₦30,000.30. */
async function paidOrder() {
  const vase = await makeProduct({ name: "Vase", price: 10_500, stock: 3, editionSize: 5 });
  const shirt = await makeProduct({ name: "Shirt", price: 3_000.1, stock: 5, editionSize: null });
  const buyer = await makeUser();
  const items = [
    { product: vase, quantity: 2 },
    { product: shirt, quantity: 3 },
  ];
  const order = await makeOrder({ buyer, items, shippingAddress: sampleAddress });
  const charge = await db.charge.findFirstOrThrow({ where: { subjectId: order.id } });
  await payAtPaystack(charge.reference, Number(charge.amountKobo), buyer.email);
  const [numbered, unnumbered] = order.items;
  if (!numbered || !unnumbered) throw new Error("an order of two lines");
  return { order, charge, vase, shirt, buyer, numbered, plain: unnumbered };
}

async function payAtPaystack(reference: string, amountKobo: number, email: string): Promise<void> {
  const callbackUrl = "http://localhost:3000/api/payments/callback";
  await paystack.initializeTransaction({ reference, amountKobo: BigInt(amountKobo), email, callbackUrl });
  await emulator().pay(reference);
  await emulator().webhooksSettled();
}

const postRefund = (number: string, body: Record<string, unknown>) =>
  callRoute(refund, "/", {
    as: admin,
    params: { number },
    body: { amount: "1", seen: 0, reason: "A scratch", ...body },
  });
const refundsAtPaystack = (reference: string) =>
  emulator()
    .refunds()
    .filter((one) => one.reference === reference);
const stored = (id: string) =>
  db.order.findUniqueOrThrow({ where: { id }, include: { items: { include: { editions: true } } } });
const counts = async (productId: string) => {
  const { stock, held, sold } = await db.productVariant.findFirstOrThrow({ where: { productId } });
  return [stock, held, sold];
};
const mailsAbout = (number: string) =>
  emulator()
    .emails()
    .filter(({ subject }) => subject.includes(number));

test("partial refunds add up to exactly what was paid, and no more is refunded", async () => {
  const { order, charge } = await paidOrder();
  expect(order.totalKobo).toBe(3_000_030n);
  let seen = 0;
  for (const amount of ["0.01", "₦10,000.29", "20000"]) {
    const response = await postRefund(order.number, { amount, seen });
    expect(response.body).toMatchObject({ success: true });
    seen = response.body.order.refunded;
  }
  expect(seen).toBe(3_000_030);
  expect(await stored(order.id)).toMatchObject({ paymentStatus: "refunded", refundedAt: expect.any(Date) });
  expect(await postRefund(order.number, { amount: "0.01", seen })).toMatchObject({
    status: 409,
    body: { fields: { order: "All of this order has been refunded already." } },
  });
  await processOutbox();
  const sums = refundsAtPaystack(charge.reference).map(({ amount }) => amount);
  expect(sums.sort((a, b) => a - b)).toEqual([1, 1_000_029, 2_000_000]);
  expect(mailsAbout(order.number)).toHaveLength(3);
});

test("accepts one of twenty concurrent refunds that saw the same state", async () => {
  const { order, charge } = await paidOrder();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => postRefund(order.number, { amount: "2000", seen: 0 })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  await processOutbox();
  expect(refundsAtPaystack(charge.reference)).toHaveLength(1);
  expect(await stored(order.id)).toMatchObject({ refundedKobo: 200_000n, paymentStatus: "paid" });
});

test("concurrent partial refunds never exceed the payment", async () => {
  const { charge } = await paidOrder();
  const part = { chargeId: charge.id, amountKobo: 400_000n, reason: "A scratch" };
  const taken = await Promise.all(Array.from({ length: 20 }, () => transaction((tx) => createRefund(tx, part))));
  expect(taken.filter(Boolean)).toHaveLength(7);
  expect(await db.charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({ refundedKobo: 2_800_000n });
  const over = db.$executeRaw`UPDATE charges SET refunded_kobo = amount_kobo + 1 WHERE id = ${charge.id}`;
  await expect(over).rejects.toThrow(/charges_refunded_kobo_check/);
});

test.each([
  ["more than is left", { amount: "30000.31" }, "amount"],
  ["nothing", { amount: "0" }, "amount"],
  ["more units than ordered", { pieces: [{ item: "plain", quantity: 4 }] }, "pieces"],
  ["a numbered unit without its number", { pieces: [{ item: "numbered", quantity: 1 }] }, "pieces"],
  ["a number of another order", { pieces: [{ item: "numbered", quantity: 1, numbers: [4] }] }, "pieces"],
] as const)("rejects %s and changes nothing", async (_, body, field) => {
  const made = await paidOrder();
  const units = "pieces" in body ? body.pieces.map((unit) => ({ ...unit, item: made[unit.item].id })) : [];
  const response = await postRefund(made.order.number, { ...body, pieces: units });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ error: "Failed to refund order", fields: { [field]: expect.any(String) } });
  expect(await stored(made.order.id)).toMatchObject({
    refundedKobo: 0n,
    items: [{ refundedQuantity: 0 }, { refundedQuantity: 0 }],
  });
  expect(await db.refund.count({ where: { chargeId: made.charge.id } })).toBe(0);
});

test.each(["1.234", "-5", "1e3", "abc", ""])("rejects the amount “%s”", async (amount) => {
  const { order } = await paidOrder();
  expect(await postRefund(order.number, { amount })).toMatchObject({
    status: 400,
    body: { error: "Failed to refund order" },
  });
});

test("voids the number of a refunded unit, and restocks it under the next number only on request", async () => {
  const { order, vase, shirt, numbered, plain: unnumbered } = await paidOrder();
  const numbers = numbered.editions.map(({ number }) => number);
  const one = { item: numbered.id, quantity: 1, numbers: numbers.slice(0, 1) };
  const first = await postRefund(order.number, { amount: "10500", pieces: [one] });
  expect(first.body.order).toMatchObject({ items: [{ refunded: 1, editions: numbers.slice(1) }, { refunded: 0 }] });
  expect(await counts(vase.id)).toEqual([1, 0, 2]);
  const two = { item: unnumbered.id, quantity: 2 };
  const second = await postRefund(order.number, {
    amount: "6000.20",
    seen: first.body.order.refunded,
    pieces: [two],
    restock: true,
  });
  expect(second.status).toBe(200);
  expect(await counts(shirt.id)).toEqual([4, 0, 1]);
  const product = await db.product.findUniqueOrThrow({ where: { id: vase.id }, include: { editions: true } });
  expect(product.editions.filter(({ voidedAt }) => voidedAt).map(({ number }) => number)).toEqual(numbers.slice(0, 1));
  expect(product.editionIssued).toBe(2);
});

test("rejects restocking a unit when the edition has no number left", async () => {
  const buyer = await makeUser();
  const full = await makeProduct({ name: "Last vase", price: 10, stock: 2, editionSize: 2 });
  const order = await makeOrder({ buyer, items: [{ product: full, quantity: 2 }] });
  const response = await postRefund(order.number, { amount: "20", restock: true });
  expect(response.body.fields.restock).toBe("No edition number is left for Last vase.");
  expect(await stored(order.id)).toMatchObject({ paymentStatus: "paid", refundedKobo: 0n });
});

test("a full refund leaves nothing to ship and emails the buyer", async () => {
  const { order, vase, shirt } = await paidOrder();
  const all = await postRefund(order.number, { amount: "30000.30", restock: true, reason: "The vase fell." });
  expect(all.body.order).toMatchObject({
    paymentStatus: "refunded",
    refunded: 3_000_030,
    items: [{ refunded: 2 }, { refunded: 3 }],
  });
  expect([await counts(vase.id), await counts(shirt.id)]).toEqual([
    [3, 0, 0],
    [5, 0, 0],
  ]);
  const sent = await callRoute(ship, "/", { as: admin, method: "PATCH", params: { number: order.number }, body: {} });
  expect(sent.body.fields.order).toBe("This order was refunded.");
  const [mail] = mailsAbout(order.number);
  expect(mail?.subject).toBe(`Your payment for order ${order.number} is being refunded`);
  expect(mail?.text).toContain("The vase fell.");
});

test("refunds of single units add up to the price of the line with any discount", () => {
  const line = { price: 1_999, quantity: 7, discount: 600, codeDiscount: 400, refunded: 0 };
  const parts = Array.from({ length: 7 }, (_, refunded) => getRefundAmount({ ...line, refunded }, 1));
  expect(parts.reduce((sum, part) => sum + part)).toBe(1_999 * 7 - 1_000);
  expect(getRefundAmount(line, 7)).toBe(1_999 * 7 - 1_000);
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
});

test("finds a refund at Paystack whose response was lost, without creating a second", async () => {
  const { order, charge } = await paidOrder();
  emulator().faults("paystack", "down", 1);
  await postRefund(order.number, { amount: "1000" });
  const refundRow = await db.refund.findFirstOrThrow({ where: { chargeId: charge.id } });
  expect([refundRow.status, refundsAtPaystack(charge.reference).length]).toEqual(["pending", 0]);
  const again = async () => {
    await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE key = ${refundRow.key}`;
    await processOutbox();
  };
  await again();
  expect(refundsAtPaystack(charge.reference)).toHaveLength(1);
  // Simulates a crash between Paystack's response and storing it.
  await db.refund.update({ where: { id: refundRow.id }, data: { status: "pending", providerId: null } });
  await db.$executeRaw`UPDATE outbox_messages SET status = 'pending' WHERE key = ${refundRow.key}`;
  await again();
  expect(refundsAtPaystack(charge.reference)).toHaveLength(1);
  expect(await db.refund.findUniqueOrThrow({ where: { id: refundRow.id } })).toMatchObject({ status: "requested" });
});

test("applies refund events in any order and only once", async () => {
  const { order, charge } = await paidOrder();
  const held: Request[] = [];
  emulator().deliverWebhooksTo(async (request) => {
    held.push(request);
    return new Response(null, { status: 200 });
  });
  await postRefund(order.number, { amount: "1000" });
  await postRefund(order.number, { amount: "2000", seen: 100_000 });
  await emulator().webhooksSettled();
  const refundEvent = await Promise.all(
    held.map(async (request) => ({ body: await request.text(), headers: Object.fromEntries(request.headers) })),
  );
  const done = refundEvent.filter(({ body }) => body.includes("refund.processed"));
  expect(done).toHaveLength(2);
  const states = async () => {
    const rows = await db.refund.findMany({ where: { chargeId: charge.id }, orderBy: { amountKobo: "asc" } });
    return rows.map(({ status }) => status);
  };
  const postEvent = (one: (typeof done)[number] | undefined) => callRoute(webhook, "/api/webhooks/paystack", one);
  const second = done.find(({ body }) => body.includes('"200000"'));
  const first = done.find(({ body }) => body.includes('"100000"'));
  // The event of the larger one arrives before its response is stored.
  await db.$executeRaw`UPDATE refunds SET status = 'pending', provider_id = NULL WHERE charge_id = ${charge.id} AND amount_kobo = 200000`;
  await postEvent(second);
  expect(await states()).toEqual(["requested", "processed"]);
  await postEvent(second);
  expect(await states()).toEqual(["requested", "processed"]);
  await postEvent(first);
  expect(await states()).toEqual(["processed", "processed"]);
});

test("retries a failed partial refund once", async () => {
  const { order, charge } = await paidOrder();
  await postRefund(order.number, { amount: "1000" });
  const { id } = await db.refund.findFirstOrThrow({ where: { chargeId: charge.id } });
  await db.refund.update({ where: { id }, data: { status: "failed" } });
  const again = () => callRoute(retry, "/", { as: admin, params: { refundId: id }, body: {} });
  const responses = await Promise.all([again(), again()]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await db.charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({ refundedKobo: 100_000n });
});
