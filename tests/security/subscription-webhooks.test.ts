import { addMonths } from "date-fns/addMonths";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as callback } from "@/app/api/payments/callback/route";
import { POST as init } from "@/app/api/payments/init/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { callHandler } from "@/tests/security/call-handler";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { emulator } from "@/tooling/dev-stack/test-context";

const sendWebhook = (event: string, data: unknown) =>
  callHandler({
    method: "POST",
    path: "/api/webhooks/paystack",
    input: signPaystackWebhook(JSON.stringify({ event, data })),
  });
const findTransaction = (reference: string) => {
  const found = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (!found) throw new Error("Paystack does not know this payment");
  return found;
};
const subscriptionEnd = async ({ _id: userId }: Actor) =>
  (await db.subscription.findUnique({ where: { userId }, select: { endsAt: true } }))?.endsAt ?? null;
const emailsTo = ({ email }: Actor, about: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email) && about.test(mail.subject));

beforeEach(async () => {
  await backgroundSettled();
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().faults("paystack", "webhook-lost");
});

/** Someone has paid for a plan at Paystack, and the museum has not heard of it. */
async function payWithoutWebhook(plan = "monthly") {
  const actor = await makeActor();
  const { body } = await callRoute(init, "/api/payments/init", { as: actor, body: { plan } });
  await emulator().pay(body.authorization_url);
  const reference = String(body.reference);
  const payment = {
    id: Number(findTransaction(reference).id),
    reference,
    amount: 500_000,
    currency: "NGN",
    status: "success",
  };
  return { actor, reference, payment };
}

/** A member whose card Paystack has charged again, unheard. */
async function renewWithoutWebhook() {
  const { actor, payment } = await payWithoutWebhook();
  await sendWebhook("charge.success", payment);
  await backgroundSettled();
  const subscription = emulator()
    .subscriptions()
    .find(({ email }) => email === actor.email);
  const response = await fetch(`${emulator().url}/paystack/subscription/${subscription?.subscription_code}/advance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const reference = String((await response.json()).data.reference);
  const before = await subscriptionEnd(actor);
  if (!before) throw new Error("the first payment gave nothing");
  return { actor, reference, before, renewal: { id: Number(findTransaction(reference).id), reference } };
}

describe("a webhook for a first membership payment", () => {
  test("delivered fifty times at once, and again ten days later, gives one period and one welcome", async () => {
    const { actor, reference, payment } = await payWithoutWebhook();
    const responses = await Promise.all(Array.from({ length: 50 }, () => sendWebhook("charge.success", payment)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await backgroundSettled();
    const { paidAt } = await db.charge.findUniqueOrThrow({ where: { reference } });
    const end = addMonths(paidAt ?? 0, 1);
    expect(await subscriptionEnd(actor)).toEqual(end);
    expect(emailsTo(actor, /Welcome to the Circle/)).toHaveLength(1);

    await db.providerEvent.updateMany({
      where: { reference },
      data: { createdAt: new Date(Date.now() - 10 * 864e5) },
    });
    expect((await sendWebhook("charge.success", payment)).status).toBe(200);
    // The bytes differ, the payment does not.
    expect((await sendWebhook("charge.success", { ...payment, id: payment.id + 1 })).status).toBe(200);
    await backgroundSettled();
    expect(await subscriptionEnd(actor)).toEqual(end);
    expect(emailsTo(actor, /Welcome to the Circle/)).toHaveLength(1);
  });

  test.each([
    ["a kobo less", { amount: 499_999 }],
    ["a kobo more", { amount: 500_001 }],
    ["another currency", { currency: "USD" }],
    ["a payment that failed", { status: "failed" as const }],
    ["one that went back", { status: "reversed" as const }],
    ["one that is still going on", { status: "ongoing" as const }],
  ])("grants nothing for %s, returns 200, and the scheduled job grants nothing either", async (_, truth) => {
    const { actor, reference, payment } = await payWithoutWebhook();
    Object.assign(findTransaction(reference), truth);
    expect((await sendWebhook("charge.success", { ...payment, amount: "500000" })).status).toBe(200);
    await callRoute(callback, `/api/payments/callback?reference=${reference}`, { as: actor });
    await runScheduledJobs();
    await backgroundSettled();
    expect(await subscriptionEnd(actor)).toBeNull();
    expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(0);
    expect((await db.charge.findUniqueOrThrow({ where: { reference } })).settledAt).toBeNull();
  });
});

describe("a webhook for a renewal", () => {
  test("delivered fifty times at once extends the old period once", async () => {
    const { actor, before, renewal } = await renewWithoutWebhook();
    const responses = await Promise.all(Array.from({ length: 50 }, () => sendWebhook("charge.success", renewal)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await backgroundSettled();
    expect(await subscriptionEnd(actor)).toEqual(addMonths(before, 1));
  });

  test.each([
    ["a kobo less", { amount: 499_999 }],
    ["another currency", { currency: "USD" }],
    ["a charge that failed", { status: "failed" as const }],
    ["a plan of somebody else's shop", { plan: "PLN_elsewhere" }],
    ["a payer whom nobody knows", { email: "nobody@nowhere.test" }],
  ])("extends nothing for %s", async (_, truth) => {
    const { actor, reference, before, renewal } = await renewWithoutWebhook();
    Object.assign(findTransaction(reference), truth);
    expect((await sendWebhook("charge.success", renewal)).status).toBe(200);
    await runScheduledJobs();
    await backgroundSettled();
    expect(await subscriptionEnd(actor)).toEqual(before);
  });

  test("that names another member extends only whom Paystack has charged", async () => {
    const other = await makeActor({ plan: "yearly", days: 40 });
    const { actor, before, renewal } = await renewWithoutWebhook();
    const otherEnd = await subscriptionEnd(other);
    const events = { ...renewal, customer: { email: other.email }, metadata: { userId: other._id } };
    expect((await sendWebhook("charge.success", events)).status).toBe(200);
    await backgroundSettled();
    expect(await subscriptionEnd(actor)).toEqual(addMonths(before, 1));
    expect(await subscriptionEnd(other)).toEqual(otherEnd);
  });
});

test.each(["subscription.disable", "subscription.not_renew"])(
  "%s takes nothing away that was paid for",
  async (event) => {
    const { actor, before } = await renewWithoutWebhook();
    const found = emulator()
      .subscriptions()
      .find(({ email }) => email === actor.email);
    const events = { subscription_code: found?.subscription_code };
    for (let i = 0; i < 2; i += 1) expect((await sendWebhook(event, events)).status).toBe(200);
    await backgroundSettled();
    expect(await subscriptionEnd(actor)).toEqual(before);
  },
);

test("a dispute about a payment for the Circle is kept for a person, and the member stays in", async () => {
  const { actor, reference, payment } = await payWithoutWebhook();
  await sendWebhook("charge.success", payment);
  await backgroundSettled();
  const end = await subscriptionEnd(actor);
  const events = { id: 77, transaction: { reference }, amount: "500000" };
  expect((await sendWebhook("charge.dispute.create", events)).status).toBe(200);
  expect(await subscriptionEnd(actor)).toEqual(end);
});
