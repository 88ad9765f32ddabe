import { beforeEach, describe, expect, test } from "vitest";
import { POST as respond } from "@/app/api/admin/chargebacks/[chargebackId]/response/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db, transaction } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { placeOrder } from "@/lib/orders/place-order";
import { startOrderPayment } from "@/lib/orders/start-order-payment";
import { enqueueChargebackSearch, findLostChargebacks } from "@/lib/payments/chargebacks/find-lost-chargebacks";
import { listChargebacks } from "@/lib/payments/chargebacks/queries";
import { remindOfChargebacks, syncChargeback } from "@/lib/payments/chargebacks/sync-chargeback";
import { createRefund } from "@/lib/payments/create-refund";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeEach(async () => {
  await backgroundSettled();
  admin = await makeActor({ role: "Admin" });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const response = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: response.status });
  });
});

async function settled(): Promise<void> {
  await emulator().webhooksSettled();
  await backgroundSettled();
}

const post = (path: string, body: object = {}) =>
  fetch(`${emulator().url}/paystack/dispute/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** The reference of a paid order. */
async function paidOrder(): Promise<string> {
  const buyer = await makeActor({ firstName: "Bola", lastName: "Ade" });
  const product = await makeProduct({ name: "Agbada vase", price: 40_000, stock: 5 });
  const placed = await placeOrder({
    actor: buyer,
    item: { productId: product.id, quantity: 1, variation: "" },
    shippingAddress: sampleAddress,
  });
  const { authorization_url, reference } = await startOrderPayment(buyer._id, placed);
  await emulator().pay(authorization_url);
  await settled();
  return reference;
}

async function disputedOrder(days = 3): Promise<{ reference: string; providerId: string; id: string }> {
  const reference = await paidOrder();
  await post("open", { reference, days });
  await settled();
  const row = await db.chargeback.findFirstOrThrow({ where: { charge: { reference } } });
  return { reference, providerId: row.providerId, id: row.id };
}

const send = (id: string, response: "accepted" | "contested") =>
  callRoute(respond, "/api/admin/chargebacks/x/response", {
    as: admin,
    params: { chargebackId: id },
    body: { response, reason: "The parcel was delivered and signed for." },
  });

const mailsAbout = (id: string) => db.outboxMessage.count({ where: { key: { startsWith: `chargeback/${id}/` } } });

test("a dispute is copied from Paystack once, with its deadline, whatever the events say and how often they come", async () => {
  emulator().faults("paystack", "webhook-twice");
  const { reference, id, providerId } = await disputedOrder();
  const [row] = (await listChargebacks({ q: reference })).chargebacks;
  expect(row).toMatchObject({ amountKobo: 4_000_000, canRespond: true, isLate: false, buyer: "Bola Ade" });
  const mails = await mailsAbout(id);
  expect(mails).toBeGreaterThan(0);
  await post(`${providerId}/remind`);
  await settled();
  await post(`${providerId}/remind`);
  await settled();
  await remindOfChargebacks();
  expect(await db.chargeback.count({ where: { charge: { reference } } })).toBe(1);
  // One more for each admin, for the deadline.
  expect(await mailsAbout(id)).toBe(2 * mails);
});

test("a listed chargeback names its order and the numbers that are not void", async () => {
  const { reference } = await disputedOrder();
  const order = await db.order.findFirstOrThrow({ where: { number: reference }, include: { items: true } });
  const { id: productId, name } = await makeProduct({ editionSize: 9 });
  const data = { productId, orderItemId: order.items[0]?.id ?? "" };
  await db.edition.create({ data: { ...data, id: "ed_disputed", number: 4 } });
  await db.edition.create({ data: { ...data, id: "ed_voided", number: 5, voidedAt: new Date() } });
  const [row] = (await listChargebacks({ q: reference })).chargebacks;
  expect(row).toMatchObject({ orderId: order.id, numbers: [{ editionId: "ed_disputed", number: 4, product: name }] });
});

test("of several runs of the scheduled job one reminds of a deadline", async () => {
  const { id } = await disputedOrder(1);
  const before = await mailsAbout(id);
  const reminded = await Promise.all([1, 2, 3].map(() => remindOfChargebacks()));
  expect(reminded.reduce((sum, count) => sum + count)).toBe(1);
  expect(await mailsAbout(id)).toBe(2 * before);
  expect(await remindOfChargebacks()).toBe(0);
});

test("contesting sends the evidence of the order and a PDF, once", async () => {
  const { id, reference } = await disputedOrder();
  const [first, second] = await Promise.all([send(id, "contested"), send(id, "accepted")]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const dispute = emulator()
    .disputes()
    .find((one) => one.reference === reference);
  const winner = first.status === 200 ? "contested" : "accepted";
  expect((await db.chargeback.findUniqueOrThrow({ where: { id } })).response).toBe(winner);
  expect(dispute?.files).toHaveLength(1);
  expect(dispute?.files[0]?.bytes).toBeGreaterThan(1_000);
  if (winner === "contested") {
    expect(dispute?.evidence).toMatchObject({ customer_email: expect.stringContaining("@") });
    expect(String(dispute?.evidence?.service_details)).toContain("Agbada vase");
  }
  expect((await send(id, "contested")).status).toBe(409);
  expect(await db.auditLog.count({ where: { action: "chargeback.respond", subject: id } })).toBe(1);
});

test("while Paystack is down the response can be made again", async () => {
  const { id } = await disputedOrder();
  emulator().faults("paystack", "down");
  expect((await send(id, "contested")).status).toBe(502);
  emulator().faults("paystack", "none");
  expect((await send(id, "contested")).status).toBe(200);
  expect(await db.chargeback.findUnique({ where: { id } })).toMatchObject({ status: "awaiting-bank-feedback" });
});

describe("a dispute whose events were lost", () => {
  const loseEvents = () => emulator().deliverWebhooksTo(async () => new Response(null, { status: 200 }));

  test("is found by comparing Paystack's list, once, with the emails about it", async () => {
    const reference = await paidOrder();
    loseEvents();
    await post("open", { reference });
    await settled();
    expect(await db.chargeback.count({ where: { charge: { reference } } })).toBe(0);
    const [found] = await findLostChargebacks();
    const row = await db.chargeback.findFirstOrThrow({ where: { charge: { reference } } });
    expect([row.providerId, row.status]).toEqual([found, "awaiting-merchant-feedback"]);
    expect(await mailsAbout(row.id)).toBeGreaterThan(0);
    expect(await findLostChargebacks()).toEqual([]);
  });

  test("has its decision found too", async () => {
    const { id, providerId } = await disputedOrder();
    loseEvents();
    await post(`${providerId}/decide`, { won: false });
    await settled();
    expect(await findLostChargebacks()).toEqual([providerId]);
    expect(await db.chargeback.findUnique({ where: { id } })).toMatchObject({ resolution: "merchant-accepted" });
  });

  test("is looked for once an hour, and again after an outage", async () => {
    await db.outboxMessage.deleteMany({ where: { topic: "payment.find-chargebacks" } });
    for (const _ of [1, 2, 3]) await enqueueChargebackSearch();
    expect(await db.outboxMessage.count({ where: { topic: "payment.find-chargebacks" } })).toBe(1);
    const reference = await paidOrder();
    loseEvents();
    await post("open", { reference });
    emulator().faults("paystack", "down");
    await expect(findLostChargebacks()).rejects.toThrow();
    emulator().faults("paystack", "none");
    expect(await findLostChargebacks()).toHaveLength(1);
  });
});

test("the list has pages: those that wait for a response by deadline, then the others, newest first", async () => {
  const reference = await paidOrder();
  const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference } });
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const make = (id: string, change: object) => ({
    id: `cbk_${reference.replace(/\W/g, "")}${id}`,
    providerId: `${reference}/${id}`,
    chargeId,
    status: "awaiting-merchant-feedback",
    amountKobo: 100n,
    openedAt: day(1),
    fetchedAt: day(1),
    ...change,
  });
  const urgent = Array.from({ length: 21 }, (_, at) => make(`u${at}`, { dueAt: day(28 - at) }));
  const decided = [
    make("won", { status: "resolved", resolution: "declined", openedAt: day(3) }),
    make("lost", { status: "resolved", resolution: "merchant-accepted", openedAt: day(4) }),
    make("sent", { respondedAt: day(2), response: "contested", openedAt: day(2) }),
  ];
  await db.chargeback.createMany({ data: [...urgent, ...decided] });
  const idsOf = async (query: object) =>
    (await listChargebacks({ q: reference, ...query })).chargebacks.map(({ id }) => id);
  const [won, lost, sent] = decided.map(({ id }) => id);
  const byDeadline = urgent.map(({ id }) => id).toReversed();
  expect(await idsOf({})).toEqual(byDeadline.slice(0, 20));
  expect(await idsOf({ page: 2 })).toEqual([byDeadline[20], lost, won, sent]);
  expect(await idsOf({ page: 3 })).toEqual([]);
  expect(await idsOf({ status: "won" })).toEqual([won]);
  expect(await idsOf({ status: "returned" })).toEqual([lost]);
  expect(await idsOf({ status: "bank" })).toEqual([sent]);
  expect((await idsOf({ sort: "newest" })).slice(0, 3)).toEqual([lost, won, sent]);
  expect(await listChargebacks({ q: reference, status: "respond" })).toMatchObject({ total: 21, nextPage: 2 });
});

describe("an accepted chargeback", () => {
  const refundsOf = (reference: string) =>
    db.refund.findMany({ where: { charge: { reference } }, include: { charge: true } });

  test("leaves one credit note, which the order and the list show, however often it is copied", async () => {
    const { id, reference, providerId } = await disputedOrder();
    expect((await send(id, "accepted")).status).toBe(200);
    await settled();
    await Promise.all([1, 2, 3].map(() => syncChargeback(providerId)));
    const refunds = await refundsOf(reference);
    expect(refunds).toMatchObject([
      { status: "processed", amountKobo: 4_000_000n, charge: { refundedKobo: 4_000_000n } },
    ]);
    expect(refunds[0]?.creditNoteNumber).toMatch(/^CN-\d{4}-\d{5}$/);
    const order = await db.order.findUniqueOrThrow({ where: { chargeId: refunds[0]?.chargeId ?? "" } });
    expect(order).toMatchObject({ paymentStatus: "refunded", refundedKobo: 4_000_000n, refundedAt: expect.any(Date) });
    const [row] = (await listChargebacks({ q: reference })).chargebacks;
    expect(row?.creditNote).toBe(refunds[0]?.creditNoteNumber);
    // Nothing is sent: the bank has returned the money.
    expect(await db.outboxMessage.count({ where: { topic: "payment.refund", key: { contains: id } } })).toBe(0);
  });

  test("counts only what was not refunded before", async () => {
    const { reference, providerId } = await disputedOrder();
    const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference } });
    await transaction((tx) => createRefund(tx, { chargeId, amountKobo: 1_500_000n, reason: "A scratch" }));
    await post(`${providerId}/decide`, { won: false });
    await settled();
    const amounts = (await refundsOf(reference)).map(({ amountKobo }) => amountKobo);
    expect(amounts.sort()).toEqual([1_500_000n, 2_500_000n]);
    expect((await db.charge.findUniqueOrThrow({ where: { reference } })).refundedKobo).toBe(4_000_000n);
  });

  test("is none when we win", async () => {
    const { reference, providerId } = await disputedOrder();
    await post(`${providerId}/decide`, { won: true });
    await settled();
    expect(await refundsOf(reference)).toEqual([]);
  });
});

test("an event of before the decision that comes late does not open the dispute again", async () => {
  const { id, providerId, reference } = await disputedOrder();
  const opened = emulator()
    .webhooks()
    .find(({ event, body }) => event === "charge.dispute.create" && body.includes(providerId));
  await post(`${providerId}/decide`, { won: true });
  await settled();
  expect(await db.chargeback.findUnique({ where: { id } })).toMatchObject({
    status: "resolved",
    resolution: "declined",
  });
  const headers = { "x-paystack-signature": opened?.signature ?? "" };
  await callRoute(webhook, "/api/webhooks/paystack", { body: opened?.body ?? "", headers });
  expect(await db.chargeback.findUnique({ where: { id } })).toMatchObject({
    status: "resolved",
    resolution: "declined",
  });
  expect((await send(id, "contested")).status).toBe(409);
  expect(await db.chargeback.count({ where: { charge: { reference } } })).toBe(1);
});
