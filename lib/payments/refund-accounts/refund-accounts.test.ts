import { beforeEach, expect, test } from "vitest";
import { POST as sendAccount } from "@/app/api/refunds/[token]/account/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { placeOrder } from "@/lib/orders/place-order";
import { startOrderPayment } from "@/lib/orders/start-order-payment";
import { createRefund } from "@/lib/payments/create-refund";
import { getRefundToSend } from "@/lib/payments/refund-accounts/get-refund-to-send";
import { refundToken } from "@/lib/payments/refund-accounts/refund-link";
import { paystack } from "@/lib/paystack/paystack";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
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

async function settled(): Promise<void> {
  await processOutbox();
  await emulator().webhooksSettled();
  await backgroundSettled();
}

/** A refund that Paystack cannot send back the way it came. */
async function stuckRefund(): Promise<string> {
  const buyer = await makeActor();
  const product = await makeProduct({ price: 40_000, stock: 5 });
  const placed = await placeOrder({
    actor: buyer,
    item: { productId: product.id, quantity: 1, variation: "" },
    shippingAddress: sampleAddress,
  });
  const { authorization_url, reference } = await startOrderPayment(buyer._id, placed);
  await emulator().pay(authorization_url);
  await settled();
  emulator().faults("paystack", "refund-needs-account");
  const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference } });
  const id = await db.$transaction((tx) => createRefund(tx, { chargeId, reason: "A scratch" }));
  await settled();
  emulator().faults("paystack", "none");
  return id ?? "";
}

const send = (refundId: string, accountNumber: string) =>
  callRoute(sendAccount, "/api/refunds/x/account", {
    params: { token: refundToken(refundId) },
    body: { bankId: "9", accountNumber },
  });
test("every bank can be chosen, also when Paystack lists them on several pages", async () => {
  const banks = await paystack.listBanks();
  expect(banks.length).toBeGreaterThan(100);
  expect(new Set(banks.map(({ id }) => id)).size).toBe(banks.length);
  expect(banks.map(({ name }) => name)).toContain("Zenith Bank");
});

const statusOf = async (id: string) => (await db.refund.findUniqueOrThrow({ where: { id } })).status;
const asked = (id: string) => db.outboxMessage.count({ where: { key: { startsWith: `refund-account/${id}/` } } });

test("the buyer is asked once, and the account goes to Paystack without being stored", async () => {
  const id = await stuckRefund();
  expect(await statusOf(id)).toBe("needs_attention");
  expect(await asked(id)).toBe(1);
  const account = "3141592653";
  const results = await Promise.all([send(id, account), send(id, account)]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  await settled();
  expect(await statusOf(id)).toBe("processed");
  expect(await getRefundToSend(refundToken(id))).toMatchObject({ state: "returned" });
  const [{ found }] = await db.$queryRaw<[{ found: number }]>`
    SELECT (SELECT count(*) FROM refunds r WHERE r::text LIKE ${`%${account}%`})::int
      + (SELECT count(*) FROM provider_events e WHERE e::text LIKE ${`%${account}%`})::int
      + (SELECT count(*) FROM outbox_messages o WHERE o::text LIKE ${`%${account}%`})::int AS found`;
  expect(found).toBe(0);
  expect((await send(id, account)).status).toBe(409);
});

test("an account that the bank refuses later is asked for again", async () => {
  const id = await stuckRefund();
  expect((await send(id, "0000000000")).status).toBe(200);
  await settled();
  expect(await statusOf(id)).toBe("needs_attention");
  expect(await asked(id)).toBe(2);
});

test("a wrong account, a broken link and an outage change nothing", async () => {
  const id = await stuckRefund();
  const wrong = await callRoute(sendAccount, "/api/refunds/x/account", {
    params: { token: refundToken(id) },
    body: { bankId: "12345", accountNumber: "3141592653" },
  });
  expect(wrong.status).toBe(409);
  const forged = await callRoute(sendAccount, "/api/refunds/x/account", {
    params: { token: `${id}.${"x".repeat(43)}` },
    body: { bankId: "9", accountNumber: "3141592653" },
  });
  expect(forged.status).toBe(404);
  emulator().faults("paystack", "down");
  expect((await send(id, "3141592653")).status).toBe(502);
  expect(await statusOf(id)).toBe("needs_attention");
});

test("a refund that failed is not shown as being sent", async () => {
  const id = await stuckRefund();
  await db.refund.update({ where: { id }, data: { status: "failed" } });
  expect(await getRefundToSend(refundToken(id))).toMatchObject({ state: "failed" });
});
