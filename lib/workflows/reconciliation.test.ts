import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { POST as verify } from "@/app/api/admin/payments/verify/route";
import { POST as checkDay } from "@/app/api/admin/reconciliation/[day]/check/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { lagosDayOf } from "@/lib/core/lagos-datetime";
import { db, disconnect } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { createRefund } from "@/lib/payments/create-refund";
import { paystack } from "@/lib/paystack/paystack";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { listRefundsToFollowUp, reconcile } from "@/lib/workflows/reconciliation";
import { emulator } from "@/tooling/dev-stack/test-context";

afterAll(disconnect);
beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().faults("paystack", "webhook-lost");
});

const lastDay = () => ({ from: new Date(Date.now() - day), to: new Date(Date.now() + 1_000) });
const differenceOf = async (reference: string) =>
  (await reconcile(lastDay())).differences.find((one) => one.reference === reference)?.reason ?? null;

async function payWithoutWebhook() {
  const product = await makeProduct({ stock: 2, price: 20_000 });
  const actor = await makeActor({ shippingAddress: sampleAddress });
  const { body } = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: product.id } });
  await emulator().pay(body.authorization_url);
  return String(body.reference);
}
const verifyAgain = async (reference: string) =>
  callRoute(verify, "/api/admin/payments/verify", { as: await makeActor({ role: "Admin" }), body: { reference } });

test("lists a payment without a webhook until it is verified", async () => {
  const reference = await payWithoutWebhook();
  expect(await differenceOf(reference)).toBe("unrecorded");
  expect((await verifyAgain(reference)).body.state).toBe("paid");
  expect(await differenceOf(reference)).toBeNull();
  expect(await db.auditLog.findFirst({ where: { subject: reference } })).toMatchObject({ action: "payment.verify" });
});

test("lists a payment with another amount, also after verifying", async () => {
  const reference = await payWithoutWebhook();
  const found = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (found) found.amount += 100;
  expect(await differenceOf(reference)).toBe("other-amount");
  expect((await verifyAgain(reference)).body.state).toBe("pending");
  expect(await differenceOf(reference)).toBe("other-amount");
});

test("lists a settled charge that is not paid at Paystack", async () => {
  const reference = await payWithoutWebhook();
  await verifyAgain(reference);
  const found = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (found) found.status = "abandoned";
  expect(await differenceOf(reference)).toBe("unknown-there");
});

test("lists a payment without a charge, also after verifying", async () => {
  const reference = await payWithoutWebhook();
  await db.charge.update({ where: { reference }, data: { reference: `${reference}.0` } });
  expect(await differenceOf(reference)).toBe("unknown-here");
  expect((await verifyAgain(reference)).body.state).toBe("unknown");
});

test("lists a refund that is not processed after three weeks", async () => {
  const reference = await payWithoutWebhook();
  await verifyAgain(reference);
  const { id: chargeId, amountKobo } = await db.charge.findUniqueOrThrow({ where: { reference } });
  const refund = { id: newId("ref"), chargeId, key: newId("ref"), amountKobo, reason: "agreed" };
  await db.refund.create({ data: { ...refund, status: "requested" } });
  const isLate = async () => (await listRefundsToFollowUp()).some((one) => one.refundId === refund.id);
  expect(await isLate()).toBe(false);
  await db.refund.updateMany({ where: { chargeId }, data: { createdAt: new Date(Date.now() - 22 * day) } });
  expect(await isLate()).toBe(true);
  await db.refund.updateMany({ where: { chargeId }, data: { status: "processed" } });
  expect(await isLate()).toBe(false);
});

const refundAtPaystack = (reference: string, kobo?: number) =>
  paystack.createRefund({ reference, ...(kobo && { amountKobo: BigInt(kobo) }) });

test("lists a refund made at Paystack only, a part or all of a payment", async () => {
  const [part, whole] = [await payWithoutWebhook(), await payWithoutWebhook()];
  for (const reference of [part, whole]) await verifyAgain(reference);
  await refundAtPaystack(part, 500_000);
  await refundAtPaystack(whole);
  await emulator().webhooksSettled();
  expect(await differenceOf(part)).toBe("refunded-there");
  expect(await differenceOf(whole)).toBe("refunded-there");
  const found = (await reconcile(lastDay())).differences.find(({ reference }) => reference === part);
  expect(found).toMatchObject({ ours: null, theirs: 500_000, subject: { kind: "order" } });
});

test("does not list a partial refund that both sides have, and lists one of another amount", async () => {
  const reference = await payWithoutWebhook();
  await verifyAgain(reference);
  const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference } });
  await db.$transaction((tx) => createRefund(tx, { chargeId, amountKobo: 700_000n, reason: "agreed" }));
  await processOutbox();
  await emulator().webhooksSettled();
  expect(emulator().refunds()[0]).toMatchObject({ reference, amount: 700_000 });
  expect(await differenceOf(reference)).toBeNull();
  await db.refund.updateMany({ where: { chargeId }, data: { amountKobo: 600_000n } });
  expect(await differenceOf(reference)).toBe("other-refund");
});

test("looks up a payment whose page is older than Paystack's list before it is listed", async () => {
  const reference = await payWithoutWebhook();
  await verifyAgain(reference);
  const found = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (found) found.created_at = new Date(Date.now() - 9 * day).toISOString();
  expect(await differenceOf(reference)).toBeNull();
});

describe("marking a day as checked", () => {
  const mark = async (on: string, reason?: string) =>
    callRoute(checkDay, `/api/admin/reconciliation/${on}/check`, {
      as: await makeActor({ role: "Admin" }),
      params: { day: on },
      body: { reason },
    });
  const daysAgo = (count: number) => lagosDayOf(new Date(Date.now() - count * day));

  test("happens once, for the first of two admins, with the audit entry and the missing fees", async () => {
    const reference = await payWithoutWebhook();
    await verifyAgain(reference);
    const paidAt = new Date(Date.now() - 40 * day);
    const found = emulator()
      .transactions()
      .find((one) => one.reference === reference);
    if (found) Object.assign(found, { paid_at: paidAt.toISOString(), created_at: paidAt.toISOString() });
    await db.charge.update({ where: { reference }, data: { paidAt, feesKobo: null } });
    const both = await Promise.all([mark(daysAgo(40)), mark(daysAgo(40))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.reconciledDay.findMany({ where: { day: new Date(daysAgo(40)) } })).toMatchObject([
      { payments: 1, totalKobo: 2_000_000n, differences: 0 },
    ]);
    expect(await db.auditLog.count({ where: { action: "reconciled-day.check", subject: daysAgo(40) } })).toBe(1);
    expect((await db.charge.findUniqueOrThrow({ where: { reference } })).feesKobo).toBe(40_000n);
  });

  test("needs a note for a day with differences, and is refused for a day that is not over", async () => {
    const reference = await payWithoutWebhook();
    const paidAt = new Date(Date.now() - 41 * day);
    const found = emulator()
      .transactions()
      .find((one) => one.reference === reference);
    if (found) Object.assign(found, { paid_at: paidAt.toISOString(), created_at: paidAt.toISOString() });
    expect((await mark(daysAgo(41))).status).toBe(400);
    expect((await mark(daysAgo(41), "Refunded by hand at Paystack")).status).toBe(200);
    expect((await mark(daysAgo(0), "Too early")).status).toBe(409);
  });
});
