import { addMonths } from "date-fns/addMonths";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as payment } from "@/app/api/membership/payment/route";
import { POST as postPlan } from "@/app/api/membership/plan/route";
import { POST as postRenewal } from "@/app/api/membership/renewal/route";
import { POST as payLink } from "@/app/api/membership/renewals/[renewalId]/route";
import { GET as callback } from "@/app/api/payments/callback/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { formatNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { createRefund } from "@/lib/payments/create-refund";
import { createRenewalLink } from "@/lib/subscriptions/create-renewal-link";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { getSubscription } from "@/lib/subscriptions/queries";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { isFull } from "@/tests/tier";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const response = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: response.status });
  });
});

const startCheckout = (actor: Actor, plan: unknown) =>
  callRoute(init, "/api/payments/init", { as: actor, body: { plan } });
const settled = async () => {
  await emulator().webhooksSettled();
  await backgroundSettled();
};

async function join(actor: Actor, plan: string): Promise<string> {
  const response = await startCheckout(actor, plan);
  expect(response.body.error).toBeUndefined();
  await emulator().pay(response.body.authorization_url);
  await settled();
  return response.body.reference;
}

/** Joins with a payment dated `days` ago at Paystack, settled by the callback only. */
async function joinedBefore(actor: Actor, plan: string, days: number): Promise<string> {
  emulator().faults("paystack", "webhook-lost");
  const { body } = await startCheckout(actor, plan);
  await emulator().pay(body.authorization_url);
  await settled();
  emulator().faults("paystack", "none");
  setPaidAt(body.reference, days);
  await callRoute(callback, `/api/payments/callback?reference=${body.reference}`, { as: actor });
  await settled();
  return body.reference;
}

function setPaidAt(reference: string, daysAgo: number): void {
  const transaction = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (transaction) transaction.paid_at = new Date(Date.now() - daysAgo * day).toISOString();
}

const endOf = async (actor: Actor) =>
  (await db.subscription.findUniqueOrThrow({ where: { userId: actor._id } })).endsAt;
const paidAt = async (reference: string) => {
  const { paidAt: at } = await db.charge.findUniqueOrThrow({ where: { reference } });
  if (!at) throw new Error("the charge is not paid");
  return at;
};
const mailsTo = (actor: Actor, about: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(actor.email) && about.test(mail.subject));
const newestSubscription = (actor: Actor) => {
  const found = emulator()
    .subscriptions()
    .find(({ email }) => email === actor.email);
  if (!found) throw new Error("Paystack has no subscription of this person");
  return found;
};
const advance = (code: string, outcome?: "decline") =>
  fetch(`${emulator().url}/paystack/subscription/${code}/advance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ outcome }),
  }).then((response) => response.json() as Promise<{ data: { reference: string | null } }>);

const expireCard = (code: string) =>
  fetch(`${emulator().url}/paystack/subscription/${code}/expire-card`, { method: "POST" });

describe.each([
  ["monthly", 1, 500_000],
  ["yearly", 12, 5_400_000],
  ["collector", 12, 10_000_000],
] as const)("the %s plan", (plan, months, kobo) => {
  test("is charged at its stored price, whatever the body contains, and gives access at once", async () => {
    const actor = await makeActor();
    const response = await callRoute(init, "/api/payments/init", {
      as: actor,
      body: { plan, amount: 1, currency: "USD" },
    });
    expect(response.status).toBe(200);
    expect(emulator().transactions()[0]).toMatchObject({
      reference: response.body.reference,
      amount: kobo,
      currency: "NGN",
    });
    await emulator().pay(response.body.authorization_url);
    const back = await callRoute(callback, `/api/payments/callback?reference=${response.body.reference}`, {
      as: actor,
    });
    expect(back.headers.get("location")).toContain("/subscribe/success?status=success");
    // The session cookie that the middleware reads already contains the new end.
    expect(back.headers.getSetCookie().join()).toContain("la_session=");
    await settled();
    const member = await getActor(actor._id);
    expect(member).toMatchObject({ isVIP: true, subscription: { plan } });
    expect(await endOf(actor)).toEqual(addMonths(await paidAt(response.body.reference), months));
    const mails = mailsTo(actor, /Welcome to the Circle/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(formatNaira(BigInt(kobo)));
    expect(await db.autoRenewal.findMany({ where: { userId: actor._id } })).toMatchObject([
      { status: "active", planKey: plan },
    ]);
  });
});

describe("a membership payment", () => {
  test.each(["free", "Collector ", "patron", "", null, {}, ["monthly"]])(
    "is rejected for the plan %j",
    async (plan) => {
      const response = await startCheckout(await makeActor(), plan);
      expect(response).toMatchObject({ status: 400, body: { success: false } });
    },
  );

  test("opens one payment page for twenty concurrent requests", async () => {
    const actor = await makeActor();
    const responses = await Promise.all(Array.from({ length: 20 }, () => startCheckout(actor, "yearly")));
    expect(new Set(responses.map(({ body }) => body.authorization_url)).size).toBe(1);
    expect(await db.subscriptionIntent.count({ where: { userId: actor._id } })).toBe(1);
  });

  test("fails with the specified message while Paystack is down, and can be retried", async () => {
    const actor = await makeActor();
    emulator().faults("paystack", "down");
    expect(await startCheckout(actor, "monthly")).toMatchObject({
      status: 502,
      body: { error: "Failed to initialize payment" },
    });
    emulator().faults("paystack", "none");
    expect((await startCheckout(actor, "monthly")).status).toBe(200);
  });

  test("that is declined grants nothing, redirects to the cancel page, and can be retried with a new page", async () => {
    const actor = await makeActor();
    const first = await startCheckout(actor, "monthly");
    await emulator().pay(first.body.authorization_url, "decline");
    const back = await callRoute(callback, `/api/payments/callback?reference=${first.body.reference}`, { as: actor });
    expect(back.headers.get("location")).toContain("/subscribe/cancel?status=failed");
    expect((await getActor(actor._id))?.isVIP).toBe(false);
    expect((await startCheckout(actor, "monthly")).body.reference).not.toBe(first.body.reference);
  });

  test.each(["wrong-amount", "wrong-currency"] as const)(
    "with the %s grants nothing and is reported",
    async (fault) => {
      const actor = await makeActor();
      emulator().faults("paystack", fault);
      const { body } = await startCheckout(actor, "yearly");
      await emulator().pay(body.authorization_url);
      await settled();
      expect(await getSubscription(actor._id)).toBeNull();
      expect(await db.charge.findUnique({ where: { reference: body.reference } })).toMatchObject({
        settledAt: null,
        mismatch: expect.any(String),
      });
    },
  );

  test("is visible only to its user", async () => {
    const reference = await join(await makeActor(), "monthly");
    const stranger = await makeActor();
    const asked = await callRoute(payment, `/api/membership/payment?reference=${reference}`, { as: stranger });
    expect(asked.body.state).toBe("unknown");
    const back = await callRoute(callback, `/api/payments/callback?reference=${reference}`, { as: stranger });
    expect(back.headers.get("location")).toContain("/checkout/cancel");
  });

  test("that webhook, callback and scheduled job settle concurrently counts once", async () => {
    const actor = await makeActor();
    emulator().faults("paystack", "webhook-twice");
    const { body } = await startCheckout(actor, "monthly");
    await emulator().pay(body.authorization_url);
    const address = `/api/payments/callback?reference=${body.reference}`;
    await Promise.all([
      ...Array.from({ length: 10 }, () => callRoute(callback, address, { as: actor })),
      runScheduledJobs(),
      runScheduledJobs(),
    ]);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(await paidAt(body.reference), 1));
    expect(await db.subscriptionEntry.count({ where: { userId: actor._id } })).toBe(1);
    expect(mailsTo(actor, /Welcome to the Circle/)).toHaveLength(1);
  });
});

describe("a member with a plan", () => {
  test("cannot pay again for a plan that renews automatically", async () => {
    const actor = await makeActor();
    await join(actor, "yearly");
    expect(await startCheckout(actor, "yearly")).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("renews automatically") },
    });
    expect(await startCheckout(actor, "monthly")).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("after its end") },
    });
  });

  test("can upgrade at once: the unused time follows, and only the new plan renews", async () => {
    const actor = await makeActor();
    await join(actor, "yearly");
    const before = await endOf(actor);
    await join(actor, "collector");
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(before, 12));
    expect(await getSubscription(actor._id)).toMatchObject({
      plan: "collector",
      next: { plan: "yearly", at: expect.any(String) },
    });
    const renewals = await db.autoRenewal.findMany({ where: { userId: actor._id }, orderBy: { createdAt: "asc" } });
    expect(renewals.map(({ planKey, status }) => [planKey, status])).toEqual([
      ["yearly", "non_renewing"],
      ["collector", "active"],
    ]);
  });

  test("can downgrade at the end: nothing is charged, the renewal stops and the link is for the lower plan", async () => {
    const actor = await makeActor();
    await join(actor, "collector");
    const before = await endOf(actor);
    const response = await callRoute(postPlan, "/api/membership/plan", { as: actor, body: { plan: "monthly" } });
    expect(response.body.membership).toMatchObject({
      plan: "collector",
      next: { plan: "monthly", at: null },
      renewal: { status: "non_renewing" },
    });
    const link = await createRenewalLink(actor._id);
    const begun = await callRoute(payLink, "/api/membership/renewals/x", {
      body: {},
      params: { renewalId: link ?? "" },
    });
    expect(emulator().transactions()[0]?.amount).toBe(500_000);
    await emulator().pay(begun.body.authorization_url);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(before, 1));
    expect(await getSubscription(actor._id)).toMatchObject({
      plan: "collector",
      next: { plan: "monthly", at: before.toISOString() },
    });
  });

  test("can turn the renewal off and on without losing time", async () => {
    const actor = await makeActor();
    await join(actor, "monthly");
    const before = await endOf(actor);
    const off = await callRoute(postRenewal, "/api/membership/renewal", { as: actor, body: { on: false } });
    expect(off.body.membership.renewal.status).toBe("non_renewing");
    const on = await callRoute(postRenewal, "/api/membership/renewal", { as: actor, body: { on: true } });
    expect(on.body.membership.renewal.status).toBe("active");
    expect(await endOf(actor)).toEqual(before);
    const stranger = await callRoute(postRenewal, "/api/membership/renewal", {
      as: await makeActor(),
      body: { on: false },
    });
    expect(stranger.status).toBe(409);
  });

  test("is renewed once by card from the old end, whichever event comes first", async () => {
    const actor = await makeActor();
    await join(actor, "monthly");
    const before = await endOf(actor);
    emulator().faults("paystack", "webhook-twice");
    await advance(newestSubscription(actor).subscription_code);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(before, 1));
    expect((await getSubscription(actor._id))?.receipts).toHaveLength(2);
  });

  test("keeps access for seven days after a failed charge, gets one email, and loses no time by paying", async () => {
    const actor = await makeActor();
    await joinedBefore(actor, "monthly", 31);
    const paidUntil = await endOf(actor);
    await advance(newestSubscription(actor).subscription_code, "decline");
    await settled();
    const status = await getSubscription(actor._id);
    expect(status).toMatchObject({
      isActive: true,
      graceSince: expect.any(String),
      renewal: { status: "attention" },
    });
    expect(mailsTo(actor, /could not be charged/)).toHaveLength(1);
    await advance(newestSubscription(actor).subscription_code);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(paidUntil, 1));
    expect((await getSubscription(actor._id))?.graceSince).toBeNull();
  });

  test("gets one email when Paystack reports that its card is about to expire, and none once its renewal is off", async () => {
    const [actor, other] = [await makeActor(), await makeActor()];
    for (const member of [actor, other]) await join(member, "monthly");
    const [year, month] = new Date().toISOString().split("-");
    const { subscription_code: code } = newestSubscription(actor);
    for (let sent = 0; sent < 2; sent++) await expireCard(code);
    await settled();
    expect((await getSubscription(actor._id))?.renewal).toMatchObject({ cardExpires: `${month}/${year}` });
    const mails = mailsTo(actor, /about to expire/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`expires in ${month}/${year}`);

    await callRoute(postRenewal, "/api/membership/renewal", { as: other, body: { on: false } });
    await settled();
    await expireCard(newestSubscription(other).subscription_code);
    await settled();
    expect(mailsTo(other, /about to expire/)).toEqual([]);
  });
});

describe("one payment that does not repeat", () => {
  const payOnce = (actor: Actor, plan: string, more: object = {}) =>
    callRoute(init, "/api/payments/init", { as: actor, body: { plan, payment: "once", ...more } });

  test("opens every way to pay, starts the plan and renews nothing", async () => {
    const actor = await makeActor();
    const [first, second] = await Promise.all([payOnce(actor, "yearly"), payOnce(actor, "yearly")]);
    expect([first.status, second.body.reference]).toEqual([200, first.body.reference]);
    const { reference } = first.body;
    expect(emulator().transactions()[0]).toMatchObject({
      reference,
      amount: 5_400_000,
      plan: "",
      channels: ["bank_transfer", "bank", "ussd", "card"],
    });
    await emulator().pay(first.body.authorization_url);
    await settled();
    expect(await getActor(actor._id)).toMatchObject({ isVIP: true, subscription: { plan: "yearly" } });
    expect(await endOf(actor)).toEqual(addMonths(await paidAt(reference), 12));
    expect(mailsTo(actor, /Welcome to the Circle/)).toHaveLength(1);
    expect(await db.autoRenewal.count({ where: { userId: actor._id } })).toBe(0);
    expect(
      emulator()
        .subscriptions()
        .filter(({ email }) => email === actor.email),
    ).toEqual([]);
  });

  test("is refused while a card renews the membership, which would be charged as well", async () => {
    const actor = await makeActor();
    await join(actor, "monthly");
    for (const plan of ["monthly", "collector"])
      expect(await payOnce(actor, plan)).toMatchObject({ status: 409, body: { code: "already_active" } });
  });

  test("with a discount code and a card starts no renewal either", async () => {
    const actor = await makeActor();
    const { code } = await makeDiscountCode({ percent: 20, planKeys: ["monthly"] });
    const { body } = await payOnce(actor, "monthly", { discountCode: code });
    expect(emulator().transactions()[0]).toMatchObject({ reference: body.reference, amount: 400_000 });
    await emulator().pay(body.authorization_url);
    await settled();
    expect((await getActor(actor._id))?.isVIP).toBe(true);
    expect(await db.autoRenewal.count({ where: { userId: actor._id } })).toBe(0);
  });
});

describe("the renewal link", () => {
  test("is sent a week and a day before the end and after it, once each, and extends from the old end", async () => {
    const actor = await makeActor({ plan: "yearly", days: 5 });
    await runScheduledJobs();
    await runScheduledJobs();
    expect(mailsTo(actor, /membership ends on/)).toHaveLength(1);
    const before = await endOf(actor);
    const link = await createRenewalLink(actor._id);
    expect(await createRenewalLink(actor._id)).toBe(link);
    const begun = await callRoute(payLink, "/api/membership/renewals/x", {
      body: {},
      params: { renewalId: link ?? "" },
    });
    expect(emulator().transactions()[0]?.channels).toContain("bank_transfer");
    await emulator().pay(begun.body.authorization_url);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(before, 12));
    const again = await callRoute(payLink, "/api/membership/renewals/x", {
      body: {},
      params: { renewalId: link ?? "" },
    });
    expect(again).toMatchObject({ status: 409, body: { error: "This renewal has been paid already" } });
    await runScheduledJobs();
    expect(mailsTo(actor, /membership ends on/)).toHaveLength(1);
  });

  test("starts on the day of payment after the end", async () => {
    const actor = await makeActor({ plan: "monthly", days: -2 });
    await runScheduledJobs();
    expect(mailsTo(actor, /membership ended on/)).toHaveLength(1);
    const link = await createRenewalLink(actor._id);
    const begun = await callRoute(payLink, "/api/membership/renewals/x", {
      body: {},
      params: { renewalId: link ?? "" },
    });
    await emulator().pay(begun.body.authorization_url);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(await paidAt(begun.body.reference), 1));
  });

  test("is not sent to a member with automatic renewal", async () => {
    const actor = await makeActor();
    await join(actor, "monthly");
    await db.subscription.update({ where: { userId: actor._id }, data: { endsAt: new Date(Date.now() + 2 * day) } });
    await runScheduledJobs();
    expect(mailsTo(actor, /membership ends on/)).toHaveLength(0);
  });
});

test("a yearly charge is announced a week before, once, and not once the renewal is off", async () => {
  const [stays, leaves, monthly] = await Promise.all([makeActor(), makeActor(), makeActor()]);
  for (const actor of [stays, leaves]) await join(actor, "yearly");
  await join(monthly, "monthly");
  const nextPaymentAt = new Date(Date.now() + 6 * day);
  const userId = { in: [stays._id, leaves._id, monthly._id] };
  await db.autoRenewal.updateMany({ where: { userId }, data: { nextPaymentAt } });
  await db.autoRenewal.updateMany({ where: { userId: leaves._id }, data: { status: "non_renewing" } });
  await runScheduledJobs();
  await runScheduledJobs();
  expect(mailsTo(stays, /renews on .* for ₦54,000/)).toHaveLength(1);
  expect(mailsTo(leaves, /renews on/)).toHaveLength(0);
  expect(mailsTo(monthly, /renews on/)).toHaveLength(0);
});

type ProviderEvents = { event: string; body: string; headers: Record<string, string> };

/** Records webhooks instead of delivering them. */
function recordProviderEvents(): ProviderEvents[] {
  const caught: ProviderEvents[] = [];
  emulator().deliverWebhooksTo(async (request) => {
    const body = await request.text();
    caught.push({ event: JSON.parse(body).event, body, headers: Object.fromEntries(request.headers) });
    return new Response(null, { status: 200 });
  });
  return caught;
}

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((one, i) => ordersOf([...all.slice(0, i), ...all.slice(i + 1)]).map((rest) => [one, ...rest]));
}

/** Deletes the effects of all events. Ledger entries are append-only, so the trigger is disabled. */
async function removeProviderEvents(actor: Actor, first: string): Promise<void> {
  await backgroundSettled();
  await db.$transaction([
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    db.$executeRaw`DELETE FROM subscription_entries WHERE user_id = ${actor._id}`,
    db.$executeRaw`DELETE FROM auto_renewals WHERE user_id = ${actor._id}`,
    db.$executeRaw`DELETE FROM subscriptions WHERE user_id = ${actor._id}`,
    db.$executeRaw`DELETE FROM provider_events`,
    db.$executeRaw`DELETE FROM charges WHERE user_id = ${actor._id} AND reference <> ${first}`,
    db.$executeRaw`DELETE FROM subscription_intents WHERE user_id = ${actor._id} AND charge_reference <> ${first}`,
    db.$executeRaw`UPDATE charges SET settled_at = NULL, paid_at = NULL, status = 'pending' WHERE reference = ${first}`,
    db.$executeRaw`UPDATE subscription_intents SET settled_at = NULL WHERE charge_reference = ${first}`,
  ]);
}

test("the five events about one subscription end in the same state in every order", {
  timeout: 120_000,
}, async () => {
  const actor = await makeActor();
  const caught = recordProviderEvents();
  const { body } = await startCheckout(actor, "monthly");
  await emulator().pay(body.authorization_url);
  await settled();
  const { subscription_code: code } = newestSubscription(actor);
  const { data: renewed } = await advance(code);
  setPaidAt(body.reference, 62);
  setPaidAt(renewed.reference ?? "", 31);
  await advance(code, "decline");
  await callRoute(callback, `/api/payments/callback?reference=${body.reference}`, { as: actor });
  await backgroundSettled();
  await callRoute(postRenewal, "/api/membership/renewal", { as: actor, body: { on: false } });
  await settled();
  const newest = (event: string) =>
    caught.find((one) => one.event === event && (event !== "charge.success" || one.body.includes(body.reference)));
  const kinds = [
    "charge.success",
    "subscription.create",
    "invoice.update",
    "invoice.payment_failed",
    "subscription.not_renew",
  ];
  const events = kinds.map(newest).filter((one) => one !== undefined);
  expect(events.map(({ event }) => event)).toEqual(kinds);

  const states = new Set<string>();
  const orders = ordersOf(events);
  expect(orders).toHaveLength(120);
  // In every fifth order, each kind is first, is last, and comes before and after each other kind at least once.
  for (const order of orders.filter((_, index) => isFull || index % 5 === 0)) {
    await removeProviderEvents(actor, body.reference);
    // Paystack sometimes repeats an event: the first one is sent again at the end.
    for (const { body: payload, headers } of [...order, ...order.slice(0, 1)]) {
      const response = await callRoute(webhook, "/api/webhooks/paystack", { body: payload, headers });
      expect(response.status).toBe(200);
    }
    await backgroundSettled();
    const { until, since, plan, graceSince, renewal, receipts } = (await getSubscription(actor._id)) ?? {};
    const paid = receipts?.map(({ reference, amount, paidAt: on }) => [reference, amount, on]);
    states.add(JSON.stringify({ until, since, plan, graceSince, status: renewal?.status, paid }));
  }
  expect([...states]).toHaveLength(1);
  expect(JSON.parse([...states][0] ?? "{}")).toMatchObject({
    plan: "monthly",
    status: "non_renewing",
    graceSince: expect.any(String),
  });
  expect(JSON.parse([...states][0] ?? "{}").paid).toHaveLength(2);
});

test("an event with a forged signature changes nothing", async () => {
  const actor = await makeActor();
  await join(actor, "monthly");
  const before = await endOf(actor);
  emulator().faults("paystack", "webhook-forged");
  await advance(newestSubscription(actor).subscription_code);
  await settled();
  expect(await endOf(actor)).toEqual(before);
});

async function refundAtPaystack(reference: string): Promise<void> {
  const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference } });
  await db.$transaction((tx) => createRefund(tx, { chargeId, reason: "agreed" }));
  await runScheduledJobs();
  await settled();
  await runScheduledJobs();
  await settled();
}
const renewalOf = async (actor: Actor) =>
  (await db.autoRenewal.findFirstOrThrow({ where: { userId: actor._id } })).status;

test("a refunded payment loses its period, and the card is not charged again", async () => {
  const actor = await makeActor();
  const reference = await join(actor, "monthly");
  expect(await renewalOf(actor)).toBe("active");
  await refundAtPaystack(reference);
  expect((await getActor(actor._id))?.isVIP).toBe(false);
  expect(await renewalOf(actor)).toBe("non_renewing");
});

test("a refund that leaves paid time does not stop the renewal", async () => {
  const actor = await makeActor();
  await join(actor, "monthly");
  const { data } = await advance(newestSubscription(actor).subscription_code);
  await settled();
  await refundAtPaystack(data.reference ?? "");
  expect(await db.subscriptionEntry.count({ where: { userId: actor._id, kind: "reversal" } })).toBe(1);
  expect((await getActor(actor._id))?.isVIP).toBe(true);
  expect(await renewalOf(actor)).toBe("active");
});
