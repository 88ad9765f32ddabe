import crypto from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { testSecrets } from "../environment";
import { emulator } from "../test-context";

const call = async (method: string, path: string, body?: unknown, key = testSecrets.paystackKey) => {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(`${emulator().url}/paystack${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};
const startPayment = (more: object = {}) =>
  call("POST", "/transaction/initialize", {
    email: "ada@example.test",
    amount: 4_500_000,
    callback_url: "http://localhost:3000/checkout/success?from=paystack",
    metadata: { cancel_action: "http://localhost:3000/checkout/cancel" },
    ...more,
  });
const post = (url: string, outcome: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" });
const events = () =>
  emulator()
    .webhooks()
    .map(({ event }) => event)
    .reverse();

let received: string[] = [];
beforeEach(async () => {
  // What the test before set on its way must not arrive in this one.
  await emulator().webhooksSettled();
  emulator().faults("paystack", "none");
  received = [];
  emulator().deliverWebhooksTo(async (request) => {
    const raw = await request.text();
    const expected = crypto.createHmac("sha512", testSecrets.paystackKey).update(raw).digest("hex");
    const isRight = request.headers.get("x-paystack-signature") === expected;
    received.push(isRight ? JSON.parse(raw).event : "forged");
    return new Response(null, { status: isRight ? 200 : 401 });
  });
});

describe("a payment", () => {
  it("returns from the hosted page to the callback, verifies as paid and sends a webhook", async () => {
    const { body } = await startPayment({ reference: "LA-1" });
    const page = await (await fetch(body.data.authorization_url)).text();
    expect(page).toContain("₦45,000");
    const back = await post(body.data.authorization_url, "pay");
    expect(back.headers.get("location")).toBe(
      "http://localhost:3000/checkout/success?from=paystack&trxref=LA-1&reference=LA-1",
    );
    const verified = await call("GET", "/transaction/verify/LA-1");
    expect(verified.body.data).toMatchObject({ status: "success", amount: 4_500_000, currency: "NGN", domain: "test" });
    await emulator().webhooksSettled();
    expect(received).toEqual(["charge.success"]);
  });

  it("can be paid after a decline and a cancellation", async () => {
    const { body } = await startPayment({ reference: "LA-2" });
    const url = body.data.authorization_url;
    expect((await post(url, "decline")).headers.get("location")).toContain("reference=LA-2");
    expect((await call("GET", "/transaction/verify/LA-2")).body.data.status).toBe("failed");
    expect((await post(url, "cancel")).headers.get("location")).toBe("http://localhost:3000/checkout/cancel");
    expect((await call("GET", "/transaction/verify/LA-2")).body.data.status).toBe("abandoned");
    await post(url, "pay");
    expect((await call("GET", "/transaction/verify/LA-2")).body.data.status).toBe("success");
  });

  it("rejects a used reference, a wrong key, a bad amount and an unknown transaction as Paystack does", async () => {
    await startPayment({ reference: "LA-3" });
    expect(await startPayment({ reference: "LA-3" })).toMatchObject({
      status: 400,
      body: { status: false, message: "Duplicate Transaction Reference", code: "duplicate_reference" },
    });
    expect(await call("GET", "/transaction/verify/LA-3", undefined, "sk_wrong")).toMatchObject({
      status: 401,
      body: { status: false, message: "Invalid key" },
    });
    expect((await startPayment({ amount: 10.5 })).status).toBe(400);
    expect((await call("GET", "/transaction/verify/nothing")).status).toBe(404);
  });

  it.each([
    ["webhook-lost", []],
    ["webhook-twice", ["charge.success", "charge.success"]],
    ["webhook-first", ["charge.success"]],
  ] as const)("has its webhook %s", async (mode, expected) => {
    const { body } = await startPayment();
    emulator().faults("paystack", mode, 1);
    await emulator().pay(body.data.access_code);
    if (mode === "webhook-first") expect(received).toEqual(expected);
    await emulator().webhooksSettled();
    expect(received).toEqual(expected);
  });

  it("can send a forged signature, and another amount or currency than requested", async () => {
    const forged = await startPayment();
    emulator().faults("paystack", "webhook-forged", 1);
    await emulator().pay(forged.body.data.access_code);
    await emulator().webhooksSettled();
    expect(received).toEqual(["forged"]);
    const { body } = await startPayment({ reference: "LA-4" });
    emulator().faults("paystack", "wrong-amount", 1);
    emulator().faults("paystack", "wrong-currency", 1);
    await emulator().pay(body.data.authorization_url);
    const { data } = (await call("GET", "/transaction/verify/LA-4")).body;
    expect(data).toMatchObject({ amount: 4_499_900, requested_amount: 4_500_000, currency: "USD" });
  });

  it("is refunded in part and in whole, with webhook amounts that are strings", async () => {
    await startPayment({ reference: "LA-5" });
    await emulator().pay("LA-5");
    await call("POST", "/refund", { transaction: "LA-5", amount: 1_000_000 });
    await call("POST", "/refund", { transaction: "LA-5" });
    expect((await call("POST", "/refund", { transaction: "LA-5" })).status).toBe(400);
    await emulator().webhooksSettled();
    expect(received).toContain("refund.processed");
    expect((await call("GET", "/transaction/verify/LA-5")).body.data.status).toBe("reversed");
    const webhook = emulator()
      .webhooks()
      .find(({ event }) => event === "refund.processed");
    expect(typeof JSON.parse(webhook?.body ?? "{}").data.amount).toBe("string");
  });
});

it("renews a subscription on request, and ends it once disabled", async () => {
  const plan = await call("POST", "/plan", { name: "Monthly", amount: 500_000, interval: "monthly" });
  const { body } = await startPayment({ amount: 1, plan: plan.body.data.plan_code });
  await emulator().pay(body.data.access_code);
  await emulator().webhooksSettled();
  const [subscription] = emulator().subscriptions();
  const { subscription_code: code = "", email_token: token } = subscription ?? {};
  expect(emulator().transactions()[0]?.amount).toBe(500_000);
  await call("POST", `/subscription/${code}/advance`, {});
  await call("POST", `/subscription/${code}/advance`, { outcome: "decline" });
  await call("POST", "/subscription/disable", { code, token });
  await call("POST", `/subscription/${code}/advance`, {});
  await emulator().webhooksSettled();
  const about = events().slice(events().lastIndexOf("subscription.create"));
  expect(about).toEqual([
    "subscription.create",
    "invoice.create",
    "charge.success",
    "invoice.update",
    "invoice.create",
    "invoice.payment_failed",
    "subscription.not_renew",
    "subscription.disable",
  ]);
});

it("returns errors under the fault 'down'", async () => {
  emulator().faults("paystack", "down", 1);
  expect((await startPayment()).status).toBe(503);
});
