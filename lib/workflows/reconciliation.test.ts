import { afterAll, beforeEach, expect, test } from "vitest";
import { POST as verify } from "@/app/api/admin/payments/verify/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db, disconnect } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { reconcile } from "@/lib/payments/reconciliation";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

afterAll(disconnect);
beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().faults("paystack", "webhook-lost");
});

const differenceOf = async (reference: string) =>
  (await reconcile(1)).differences.find((one) => one.reference === reference)?.reason ?? null;

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
  expect(await differenceOf(reference)).toBe("not-counted");
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
  expect(await differenceOf(reference)).toBe("another-sum");
  expect((await verifyAgain(reference)).body.state).toBe("pending");
  expect(await differenceOf(reference)).toBe("another-sum");
});

test("lists a settled charge that is not paid at Paystack", async () => {
  const reference = await payWithoutWebhook();
  await verifyAgain(reference);
  const found = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (found) found.status = "abandoned";
  expect(await differenceOf(reference)).toBe("not-there");
});

test("lists a payment without a charge, also after verifying", async () => {
  const reference = await payWithoutWebhook();
  await db.charge.update({ where: { reference }, data: { reference: `${reference}.0` } });
  expect(await differenceOf(reference)).toBe("not-ours");
  expect((await verifyAgain(reference)).body.state).toBe("unknown");
});

test("lists a refund that is not processed after three weeks", async () => {
  const reference = await payWithoutWebhook();
  await verifyAgain(reference);
  const { id: chargeId, amountKobo } = await db.charge.findUniqueOrThrow({ where: { reference } });
  const refund = { id: newId("ref"), chargeId, key: newId("ref"), amountKobo, reason: "agreed" };
  await db.refund.create({ data: { ...refund, status: "requested" } });
  expect(await differenceOf(reference)).toBeNull();
  await db.refund.updateMany({ where: { chargeId }, data: { createdAt: new Date(Date.now() - 22 * day) } });
  expect(await differenceOf(reference)).toBe("refund-late");
  await db.refund.updateMany({ where: { chargeId }, data: { status: "processed" } });
  expect(await differenceOf(reference)).toBeNull();
});
