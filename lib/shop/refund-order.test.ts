import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as retry } from "@/app/api/admin/refunds/[refundId]/retry/route";
import { POST as refund } from "@/app/api/orders/[number]/refund/route";
import { PATCH as ship } from "@/app/api/orders/[number]/ship/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/accounts/contracts";
import { makeUser, someAddress } from "@/lib/accounts/factory";
import { deliverOutbox } from "@/lib/http/effects";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { refundPart } from "@/lib/payments/refund-part";
import { db, transaction } from "@/lib/platform/db";
import { paystack } from "@/lib/platform/paystack";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { refundOf } from "@/lib/shop/refund-rules";
import { emulator } from "@/local/testing";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
beforeEach(() => emulator().faults("paystack", "none"));

/** An order whose payment Paystack knows too: 2 numbered vases and 3 shirts, ₦30,000.30 in all. */
async function paidOrder() {
  const vase = await makeProduct({ name: "Vase", price: 10_500, stock: 3, editionSize: 5 });
  const shirt = await makeProduct({ name: "Shirt", price: 3_000.1, stock: 5, editionSize: null });
  const buyer = await makeUser();
  const items = [
    { product: vase, quantity: 2 },
    { product: shirt, quantity: 3 },
  ];
  const order = await makeOrder({ buyer, items, shippingAddress: someAddress });
  const charge = await db.charge.findFirstOrThrow({ where: { subjectId: order.id } });
  await payAtPaystack(charge.reference, Number(charge.amountKobo), buyer.email);
  const [numbered, plain] = order.items;
  if (!numbered || !plain) throw new Error("an order of two lines");
  return { order, charge, vase, shirt, buyer, numbered, plain };
}

async function payAtPaystack(reference: string, amountKobo: number, email: string): Promise<void> {
  const callbackUrl = "http://localhost:3000/api/payments/callback";
  await paystack.initializeTransaction({ reference, amountKobo: BigInt(amountKobo), email, callbackUrl });
  await emulator().pay(reference);
  await emulator().webhooksSettled();
}

type Body = { amount?: string; seen?: number; reason?: string; pieces?: object[]; restock?: boolean };
const ask = (number: string, body: Body) =>
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

test("parts to the kobo come to exactly what was paid, and then nothing more goes back", async () => {
  const { order, charge } = await paidOrder();
  expect(order.totalKobo).toBe(3_000_030n);
  let seen = 0;
  for (const amount of ["0.01", "₦10,000.29", "20000"]) {
    const answer = await ask(order.number, { amount, seen });
    expect(answer.body).toMatchObject({ success: true });
    seen = answer.body.order.refunded;
  }
  expect(seen).toBe(3_000_030);
  expect(await stored(order.id)).toMatchObject({ paymentStatus: "refunded", refundedAt: expect.any(Date) });
  expect(await ask(order.number, { amount: "0.01", seen })).toMatchObject({
    status: 409,
    body: { fields: { order: "All of this order has been refunded already." } },
  });
  await deliverOutbox();
  const sums = refundsAtPaystack(charge.reference).map(({ amount }) => amount);
  expect(sums.sort((a, b) => a - b)).toEqual([1, 1_000_029, 2_000_000]);
  expect(mailsAbout(order.number)).toHaveLength(3);
});

test("of twenty who refund on the same sight one is heard; the others are told to look again", async () => {
  const { order, charge } = await paidOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(order.number, { amount: "2000", seen: 0 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  await deliverOutbox();
  expect(refundsAtPaystack(charge.reference)).toHaveLength(1);
  expect(await stored(order.id)).toMatchObject({ refundedKobo: 200_000n, paymentStatus: "paid" });
});

test("however many parts are decided on at once, a payment never gives back more than it was", async () => {
  const { charge } = await paidOrder();
  const part = { chargeId: charge.id, amountKobo: 400_000n, reason: "A scratch" };
  const taken = await Promise.all(Array.from({ length: 20 }, () => transaction((tx) => refundPart(tx, part))));
  expect(taken.filter(Boolean)).toHaveLength(7);
  expect(await db.charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({ refundedKobo: 2_800_000n });
  const over = db.$executeRaw`UPDATE charges SET refunded_kobo = amount_kobo + 1 WHERE id = ${charge.id}`;
  await expect(over).rejects.toThrow(/charges_refunded_is_within_the_sum/);
});

test.each([
  ["more than is left", { amount: "30000.31" }, "amount"],
  ["nothing", { amount: "0" }, "amount"],
  ["more pieces than there are", { pieces: [{ item: "plain", quantity: 4 }] }, "pieces"],
  ["a numbered piece without its number", { pieces: [{ item: "numbered", quantity: 1 }] }, "pieces"],
  ["a number of somebody else", { pieces: [{ item: "numbered", quantity: 1, numbers: [4] }] }, "pieces"],
] as const)("%s is refused, and changes nothing", async (_, body, field) => {
  const made = await paidOrder();
  const pieces = "pieces" in body ? body.pieces.map((piece) => ({ ...piece, item: made[piece.item].id })) : [];
  const answer = await ask(made.order.number, { ...body, pieces });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: "Failed to refund order", fields: { [field]: expect.any(String) } });
  expect(await stored(made.order.id)).toMatchObject({
    refundedKobo: 0n,
    items: [{ refundedQuantity: 0 }, { refundedQuantity: 0 }],
  });
  expect(await db.refund.count({ where: { chargeId: made.charge.id } })).toBe(0);
});

test.each(["1.234", "-5", "1e3", "abc", ""])("“%s” is no sum", async (amount) => {
  const { order } = await paidOrder();
  expect(await ask(order.number, { amount })).toMatchObject({ status: 400, body: { error: "Failed to refund order" } });
});

test("a refunded piece's number is void for good; on the shelf it goes only when that is asked for, under the next number", async () => {
  const { order, vase, shirt, numbered, plain } = await paidOrder();
  const numbers = numbered.editions.map(({ number }) => number);
  const one = { item: numbered.id, quantity: 1, numbers: numbers.slice(0, 1) };
  const first = await ask(order.number, { amount: "10500", pieces: [one] });
  expect(first.body.order).toMatchObject({ items: [{ refunded: 1, editions: numbers.slice(1) }, { refunded: 0 }] });
  expect(await counts(vase.id)).toEqual([1, 0, 2]);
  const two = { item: plain.id, quantity: 2 };
  const second = await ask(order.number, {
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

test("the shelf takes no piece back for which the edition has no number left", async () => {
  const buyer = await makeUser();
  const full = await makeProduct({ name: "Last vase", price: 10, stock: 2, editionSize: 2 });
  const order = await makeOrder({ buyer, items: [{ product: full, quantity: 2 }] });
  const answer = await ask(order.number, { amount: "20", restock: true });
  expect(answer.body.fields.restock).toBe("No number is left under which Last vase could be sold again.");
  expect(await stored(order.id)).toMatchObject({ paymentStatus: "paid", refundedKobo: 0n });
});

test("all of it takes every piece: nothing is left to send, and the buyer is told", async () => {
  const { order, vase, shirt } = await paidOrder();
  const all = await ask(order.number, { amount: "30000.30", restock: true, reason: "The vase fell." });
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
  expect(mail?.subject).toBe(`Your payment for order ${order.number} is being returned`);
  expect(mail?.text).toContain("The vase fell.");
});

test("pieces one by one come to what was paid for the line, whatever the discount", () => {
  const line = { price: 1_999, quantity: 7, discount: 1_000, refunded: 0 };
  const parts = Array.from({ length: 7 }, (_, refunded) => refundOf({ ...line, refunded }, 1));
  expect(parts.reduce((sum, part) => sum + part)).toBe(1_999 * 7 - 1_000);
  expect(refundOf(line, 7)).toBe(1_999 * 7 - 1_000);
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
});

test("a part whose answer was lost is found at Paystack, and not sent twice", async () => {
  const { order, charge } = await paidOrder();
  emulator().faults("paystack", "down", 1);
  await ask(order.number, { amount: "1000" });
  const refundRow = await db.refund.findFirstOrThrow({ where: { chargeId: charge.id } });
  expect([refundRow.status, refundsAtPaystack(charge.reference).length]).toEqual(["pending", 0]);
  const again = async () => {
    await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE key = ${refundRow.key}`;
    await deliverOutbox();
  };
  await again();
  expect(refundsAtPaystack(charge.reference)).toHaveLength(1);
  // As if the process had died between Paystack's answer and our writing it down.
  await db.refund.update({ where: { id: refundRow.id }, data: { status: "pending", providerId: null } });
  await db.$executeRaw`UPDATE outbox_messages SET status = 'pending' WHERE key = ${refundRow.key}`;
  await again();
  expect(refundsAtPaystack(charge.reference)).toHaveLength(1);
  expect(await db.refund.findUniqueOrThrow({ where: { id: refundRow.id } })).toMatchObject({ status: "requested" });
});

test("news of a part is noted on that part, whether it comes before the answer, after it, or twice", async () => {
  const { order, charge } = await paidOrder();
  const held: Request[] = [];
  emulator().deliverWebhooksTo(async (request) => {
    held.push(request);
    return new Response(null, { status: 200 });
  });
  await ask(order.number, { amount: "1000" });
  await ask(order.number, { amount: "2000", seen: 100_000 });
  await emulator().webhooksSettled();
  const news = await Promise.all(
    held.map(async (request) => ({ body: await request.text(), headers: Object.fromEntries(request.headers) })),
  );
  const done = news.filter(({ body }) => body.includes("refund.processed"));
  expect(done).toHaveLength(2);
  const states = async () => {
    const rows = await db.refund.findMany({ where: { chargeId: charge.id }, orderBy: { amountKobo: "asc" } });
    return rows.map(({ status }) => status);
  };
  const tell = (one: (typeof done)[number] | undefined) => callRoute(webhook, "/api/webhooks/paystack", one);
  const second = done.find(({ body }) => body.includes('"200000"'));
  const first = done.find(({ body }) => body.includes('"100000"'));
  // The larger one is told before its answer was written down.
  await db.$executeRaw`UPDATE refunds SET status = 'pending', provider_id = NULL WHERE charge_id = ${charge.id} AND amount_kobo = 200000`;
  await tell(second);
  expect(await states()).toEqual(["requested", "processed"]);
  await tell(second);
  expect(await states()).toEqual(["requested", "processed"]);
  await tell(first);
  expect(await states()).toEqual(["processed", "processed"]);
});

test("a part that failed at Paystack is asked for again, once", async () => {
  const { order, charge } = await paidOrder();
  await ask(order.number, { amount: "1000" });
  const { id } = await db.refund.findFirstOrThrow({ where: { chargeId: charge.id } });
  await db.refund.update({ where: { id }, data: { status: "failed" } });
  const again = () => callRoute(retry, "/", { as: admin, params: { refundId: id }, body: {} });
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await db.charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({ refundedKobo: 100_000n });
});
