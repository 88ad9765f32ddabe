import { afterEach, describe, expect, it } from "vitest";
import { sendMail } from "@/lib/email/mailer";
import { paystack, verifySignature } from "@/lib/paystack/paystack";
import { publish } from "@/lib/realtime/realtime";
import { emulator } from "@/tooling/dev-stack/test-context";

const mail = { to: "ada@museum.test", subject: "Welcome", html: "<p>₦345,000</p>", text: "₦345,000" };
const order = { email: "ada@museum.test", amountKobo: 34_500_000n, callbackUrl: "http://localhost:3000/back" };

afterEach(() => {
  emulator().faults("resend", "none");
  emulator().faults("pusher", "none");
  emulator().faults("paystack", "none");
});

describe("Resend", () => {
  it("sends one email per idempotency key", async () => {
    const first = await sendMail({ ...mail, idempotencyKey: "welcome/1" });
    expect(await sendMail({ ...mail, idempotencyKey: "welcome/1" })).toEqual(first);
    expect(
      emulator()
        .emails()
        .filter(({ id }) => id === first.id),
    ).toHaveLength(1);
    const other = sendMail({ ...mail, subject: "Other", idempotencyKey: "welcome/1" });
    await expect(other).rejects.toMatchObject({ permanent: true, status: 409 });
  });

  it("reports a temporary failure when Resend is down, rate-limited or drops the connection after accepting", async () => {
    emulator().faults("resend", "rate-limit", 1);
    const limited = await sendMail({ ...mail, idempotencyKey: "a" }).catch((error: unknown) => error);
    expect(limited).toMatchObject({ permanent: false, status: 429, retryAfterSeconds: expect.any(Number) });
    emulator().faults("resend", "down", 1);
    await expect(sendMail({ ...mail, idempotencyKey: "a" })).rejects.toMatchObject({ permanent: false });
    emulator().faults("resend", "accept-then-drop", 1);
    await expect(sendMail({ ...mail, idempotencyKey: "a" })).rejects.toMatchObject({ permanent: false, status: null });
    const before = emulator().emails().length;
    await sendMail({ ...mail, idempotencyKey: "a" });
    expect(emulator().emails()).toHaveLength(before);
  });
});

describe("Paystack", () => {
  it("completes a payment with a signed webhook", async () => {
    const page = await paystack.initializeTransaction({ ...order, reference: "ord-1", metadata: { orderId: "ord_1" } });
    expect((await paystack.verifyTransaction("ord-1")).status).not.toBe("success");
    await expect(paystack.initializeTransaction({ ...order, reference: "ord-1" })).rejects.toMatchObject({
      kind: "duplicate-reference",
    });

    await emulator().pay(page.accessCode);
    await emulator().webhooksSettled();
    const paid = await paystack.verifyTransaction("ord-1");
    expect(paid).toMatchObject({
      status: "success",
      amountKobo: 34_500_000n,
      currency: "NGN",
      metadata: { orderId: "ord_1" },
    });
    expect(paid.paidAt).toBeInstanceOf(Date);
    expect(
      (await paystack.listTransactions({ status: "success" })).transactions.map(({ reference }) => reference),
    ).toContain("ord-1");
    const [webhook] = emulator().webhooks();
    expect(webhook && verifySignature(webhook.body, webhook.signature)).toBe(true);
  });

  it("refunds a part and rejects more than the payment", async () => {
    const refund = await paystack.createRefund({ reference: "ord-1", amountKobo: 500_000n });
    expect(refund).toMatchObject({ amountKobo: 500_000n, currency: "NGN" });
    await expect(paystack.createRefund({ reference: "ord-1", amountKobo: 99_000_000n })).rejects.toMatchObject({
      kind: "refused",
    });
  });

  it("reports an unknown reference as not found", async () => {
    await expect(paystack.verifyTransaction("ord-0")).rejects.toMatchObject({ kind: "not-found" });
  });

  it("reports an outage as unreachable", async () => {
    emulator().faults("paystack", "down", 1);
    await expect(paystack.verifyTransaction("ord-1")).rejects.toMatchObject({ kind: "unreachable" });
  });

  it("renews a plan until the subscription is disabled", async () => {
    const plan = await paystack.createPlan({ name: "Monthly", amountKobo: 500_000n, interval: "monthly" });
    expect((await paystack.listPlans()).map(({ planCode }) => planCode)).toContain(plan.planCode);
    const page = await paystack.initializeTransaction({
      ...order,
      amountKobo: 500_000n,
      reference: "mem-1",
      planCode: plan.planCode,
    });
    await emulator().pay(page.accessCode);
    await emulator().webhooksSettled();
    expect((await paystack.verifyTransaction("mem-1")).planCode).toBe(plan.planCode);

    const code = emulator().subscriptions()[0]?.subscription_code ?? expect.fail("no subscription was made");
    const subscription = await paystack.fetchSubscription(code);
    expect(subscription).toMatchObject({ status: "active", planCode: plan.planCode });
    await paystack.disableSubscription(subscription);
    expect((await paystack.fetchSubscription(code)).status).not.toBe("active");
    await paystack.enableSubscription(subscription);
    expect((await paystack.fetchSubscription(code)).status).toBe("active");
    expect(await paystack.manageLink(code)).toMatch(/^https?:/);
  });
});

describe("Pusher Channels", () => {
  it("publishes to a channel and reports a failure", async () => {
    await publish("auction-auc_1", "bid_update", { seq: 1 });
    expect(emulator().messages()[0]).toMatchObject({ channel: "auction-auc_1", event: "bid_update" });
    emulator().faults("pusher", "down", 1);
    await expect(publish("auction-auc_1", "bid_update", { seq: 2 })).rejects.toMatchObject({ permanent: false });
  });
});
