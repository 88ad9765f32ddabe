import { afterAll, beforeEach, expect, test } from "vitest";
import { POST as verify } from "@/app/api/admin/money/verify/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { someAddress } from "@/lib/accounts/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { compareMoney } from "@/lib/payments/compare-money";
import { backgroundSettled } from "@/lib/platform/background";
import { day } from "@/lib/platform/clock";
import { db, disconnect } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

afterAll(disconnect);
beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().faults("paystack", "webhook-lost");
});

const whyOf = async (reference: string) =>
  (await compareMoney(new Date(Date.now() - day))).differences.find((one) => one.reference === reference)?.why ?? null;

async function paidUnheard() {
  const piece = await makeProduct({ stock: 2, price: 20_000 });
  const actor = await makeActor({ shippingAddress: someAddress });
  const { body } = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: piece.id } });
  await emulator().pay(body.authorization_url);
  return String(body.reference);
}
const askAgain = async (reference: string) =>
  callRoute(verify, "/api/admin/money/verify", { as: await makeActor({ role: "Admin" }), body: { reference } });

test("a payment that only Paystack knows of is named, and asking again counts it", async () => {
  const reference = await paidUnheard();
  expect(await whyOf(reference)).toBe("not-counted");
  expect((await askAgain(reference)).body.state).toBe("paid");
  expect(await whyOf(reference)).toBeNull();
  expect(await db.auditLog.findFirst({ where: { subject: reference } })).toMatchObject({ action: "payment.verify" });
});

test("a payment of another sum stays named, whoever asks", async () => {
  const reference = await paidUnheard();
  const found = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (found) found.amount += 100;
  expect(await whyOf(reference)).toBe("another-sum");
  expect((await askAgain(reference)).body.state).toBe("pending");
  expect(await whyOf(reference)).toBe("another-sum");
});

test("what was counted here and is not paid there is named", async () => {
  const reference = await paidUnheard();
  await askAgain(reference);
  const found = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (found) found.status = "abandoned";
  expect(await whyOf(reference)).toBe("not-there");
});

test("a payment that is nobody's here is named, and stays nobody's", async () => {
  const reference = await paidUnheard();
  await db.charge.update({ where: { reference }, data: { reference: `${reference}.0` } });
  expect(await whyOf(reference)).toBe("not-ours");
  expect((await askAgain(reference)).body.state).toBe("unknown");
});

test("a refund that failed, or is not back after three weeks, is named", async () => {
  const reference = await paidUnheard();
  await askAgain(reference);
  const { id: chargeId, amountKobo } = await db.charge.findUniqueOrThrow({ where: { reference } });
  const refund = { id: newId("ref"), chargeId, key: newId("ref"), amountKobo, reason: "agreed" };
  await db.refund.create({ data: { ...refund, status: "requested" } });
  expect(await whyOf(reference)).toBeNull();
  await db.refund.updateMany({ where: { chargeId }, data: { createdAt: new Date(Date.now() - 22 * day) } });
  expect(await whyOf(reference)).toBe("refund-late");
  await db.refund.updateMany({ where: { chargeId }, data: { status: "processed" } });
  expect(await whyOf(reference)).toBeNull();
});
