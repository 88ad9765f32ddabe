import { addMonths } from "date-fns";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as payment } from "@/app/api/membership/payment/route";
import { POST as postPlan } from "@/app/api/membership/plan/route";
import { POST as postRenewal } from "@/app/api/membership/renewal/route";
import { POST as payLink } from "@/app/api/membership/renewals/[renewalId]/route";
import { GET as callback } from "@/app/api/payments/callback/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/accounts/contracts";
import { plans } from "@/lib/accounts/factory";
import { sweep } from "@/lib/http/sweep";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { offerRenewal } from "@/lib/membership/offer-renewal";
import { findActor, getMembership } from "@/lib/membership/queries";
import { requestRefund } from "@/lib/payments/request-refund";
import { backgroundSettled } from "@/lib/platform/background";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { formatNaira } from "@/lib/platform/money";
import { emulator } from "@/local/testing";

beforeEach(async () => {
  await backgroundSettled();
  await db.plan.createMany({ data: [...plans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const answer = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: answer.status });
  });
});

const begin = (actor: Actor, plan: unknown) => callRoute(init, "/api/payments/init", { as: actor, body: { plan } });
const settled = async () => {
  await emulator().webhooksSettled();
  await backgroundSettled();
};

async function join(actor: Actor, plan: string): Promise<string> {
  const answer = await begin(actor, plan);
  expect(answer.body.error).toBeUndefined();
  await emulator().pay(answer.body.authorization_url);
  await settled();
  return answer.body.reference;
}

/** Joined so many days ago: Paystack says so, and only the return of the browser brought the news. */
async function joinedBefore(actor: Actor, plan: string, days: number): Promise<string> {
  emulator().faults("paystack", "webhook-lost");
  const { body } = await begin(actor, plan);
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
  }).then((answer) => answer.json() as Promise<{ data: { reference: string | null } }>);

describe.each([
  ["monthly", 1, 500_000],
  ["yearly", 12, 5_400_000],
  ["collector", 12, 10_000_000],
] as const)("the %s plan", (plan, months, kobo) => {
  test("is paid for at the price of the table, whatever the body says, and opens the house at once", async () => {
    const actor = await makeActor();
    const answer = await callRoute(init, "/api/payments/init", {
      as: actor,
      body: { plan, amount: 1, currency: "USD" },
    });
    expect(answer.status).toBe(200);
    expect(emulator().transactions()[0]).toMatchObject({
      reference: answer.body.reference,
      amount: kobo,
      currency: "NGN",
    });
    await emulator().pay(answer.body.authorization_url);
    const back = await callRoute(callback, `/api/payments/callback?reference=${answer.body.reference}`, { as: actor });
    expect(back.headers.get("location")).toContain("/subscribe/success?status=success");
    // The cookie that middleware reads holds the new end already.
    expect(back.headers.getSetCookie().join()).toContain("la_session=");
    await settled();
    const member = await findActor(actor._id);
    expect(member).toMatchObject({ isVIP: true, subscription: { plan } });
    expect(await endOf(actor)).toEqual(addMonths(await paidAt(answer.body.reference), months));
    const mails = mailsTo(actor, /Welcome to the Circle/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(formatNaira(BigInt(kobo)));
    expect(await db.cardRenewal.findMany({ where: { userId: actor._id } })).toMatchObject([
      { status: "active", planKey: plan },
    ]);
  });
});

describe("a payment for the Circle", () => {
  test.each(["free", "Collector ", "patron", "", null, {}, ["monthly"]])(
    "is not begun for the plan %j",
    async (plan) => {
      const answer = await begin(await makeActor(), plan);
      expect(answer).toMatchObject({ status: 400, body: { success: false } });
    },
  );

  test("twenty clicks at once open one payment page", async () => {
    const actor = await makeActor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(actor, "yearly")));
    expect(new Set(answers.map(({ body }) => body.authorization_url)).size).toBe(1);
    expect(await db.membershipIntent.count({ where: { userId: actor._id } })).toBe(1);
  });

  test("fails with the document's sentence while Paystack is down, and can be begun again", async () => {
    const actor = await makeActor();
    emulator().faults("paystack", "down");
    expect(await begin(actor, "monthly")).toMatchObject({
      status: 502,
      body: { error: "Failed to initialize payment" },
    });
    emulator().faults("paystack", "none");
    expect((await begin(actor, "monthly")).status).toBe(200);
  });

  test("that was declined gives nothing and leads to the cancel page, and the next try is a new page", async () => {
    const actor = await makeActor();
    const first = await begin(actor, "monthly");
    await emulator().pay(first.body.authorization_url, "decline");
    const back = await callRoute(callback, `/api/payments/callback?reference=${first.body.reference}`, { as: actor });
    expect(back.headers.get("location")).toContain("/subscribe/cancel?status=failed");
    expect((await findActor(actor._id))?.isVIP).toBe(false);
    expect((await begin(actor, "monthly")).body.reference).not.toBe(first.body.reference);
  });

  test.each(["wrong-amount", "wrong-currency"] as const)(
    "with the %s gives nothing and stays in sight",
    async (fault) => {
      const actor = await makeActor();
      emulator().faults("paystack", fault);
      const { body } = await begin(actor, "yearly");
      await emulator().pay(body.authorization_url);
      await settled();
      expect(await getMembership(actor._id)).toBeNull();
      expect(await db.charge.findUnique({ where: { reference: body.reference } })).toMatchObject({
        settledAt: null,
        mismatch: expect.any(String),
      });
    },
  );

  test("is somebody's own: another person's reference tells nothing", async () => {
    const reference = await join(await makeActor(), "monthly");
    const stranger = await makeActor();
    const asked = await callRoute(payment, `/api/membership/payment?reference=${reference}`, { as: stranger });
    expect(asked.body.state).toBe("unknown");
    const back = await callRoute(callback, `/api/payments/callback?reference=${reference}`, { as: stranger });
    expect(back.headers.get("location")).toContain("/checkout/cancel");
  });

  test("that webhook, callback and sweep all bring at once counts once", async () => {
    const actor = await makeActor();
    emulator().faults("paystack", "webhook-twice");
    const { body } = await begin(actor, "monthly");
    await emulator().pay(body.authorization_url);
    const address = `/api/payments/callback?reference=${body.reference}`;
    await Promise.all([
      ...Array.from({ length: 10 }, () => callRoute(callback, address, { as: actor })),
      sweep(),
      sweep(),
    ]);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(await paidAt(body.reference), 1));
    expect(await db.membershipFact.count({ where: { userId: actor._id } })).toBe(1);
    expect(mailsTo(actor, /Welcome to the Circle/)).toHaveLength(1);
  });
});

describe("a member who has a plan", () => {
  test("is not charged twice for the one that renews by itself", async () => {
    const actor = await makeActor();
    await join(actor, "yearly");
    expect(await begin(actor, "yearly")).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("renews by itself") },
    });
    expect(await begin(actor, "monthly")).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("at its end") },
    });
  });

  test("may go up at once: the unused time follows, and only the new plan goes on charging", async () => {
    const actor = await makeActor();
    await join(actor, "yearly");
    const before = await endOf(actor);
    await join(actor, "collector");
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(before, 12));
    expect(await getMembership(actor._id)).toMatchObject({
      plan: "collector",
      next: { plan: "yearly", at: expect.any(String) },
    });
    const renewals = await db.cardRenewal.findMany({ where: { userId: actor._id }, orderBy: { createdAt: "asc" } });
    expect(renewals.map(({ planKey, status }) => [planKey, status])).toEqual([
      ["yearly", "non_renewing"],
      ["collector", "active"],
    ]);
  });

  test("may go down at the end: nothing is charged, the card stops, and the renewal is of the lower plan", async () => {
    const actor = await makeActor();
    await join(actor, "collector");
    const before = await endOf(actor);
    const answer = await callRoute(postPlan, "/api/membership/plan", { as: actor, body: { plan: "monthly" } });
    expect(answer.body.membership).toMatchObject({
      plan: "collector",
      next: { plan: "monthly", at: null },
      renewal: { status: "non_renewing" },
    });
    const link = await offerRenewal(actor._id);
    const begun = await callRoute(payLink, "/api/membership/renewals/x", {
      body: {},
      params: { renewalId: link ?? "" },
    });
    expect(emulator().transactions()[0]?.amount).toBe(500_000);
    await emulator().pay(begun.body.authorization_url);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(before, 1));
    expect(await getMembership(actor._id)).toMatchObject({
      plan: "collector",
      next: { plan: "monthly", at: before.toISOString() },
    });
  });

  test("turns the renewal off and on again and loses nothing by it", async () => {
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

  test("is renewed by the card: the old end plus a period, once, whichever news comes first", async () => {
    const actor = await makeActor();
    await join(actor, "monthly");
    const before = await endOf(actor);
    emulator().faults("paystack", "webhook-twice");
    await advance(newestSubscription(actor).subscription_code);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(before, 1));
    expect((await getMembership(actor._id))?.receipts).toHaveLength(2);
  });

  test("whose card says no keeps access for seven days, is told once, and loses none of them by paying", async () => {
    const actor = await makeActor();
    await joinedBefore(actor, "monthly", 31);
    const paidUntil = await endOf(actor);
    await advance(newestSubscription(actor).subscription_code, "decline");
    await settled();
    const standing = await getMembership(actor._id);
    expect(standing).toMatchObject({
      isActive: true,
      graceSince: expect.any(String),
      renewal: { status: "attention" },
    });
    expect(mailsTo(actor, /could not be charged/)).toHaveLength(1);
    await advance(newestSubscription(actor).subscription_code);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(paidUntil, 1));
    expect((await getMembership(actor._id))?.graceSince).toBeNull();
  });
});

describe("the renewal by transfer", () => {
  test("is offered a week and a day before the end and after it, once each, and extends from the old end", async () => {
    const actor = await makeActor({ plan: "yearly", days: 5 });
    await sweep();
    await sweep();
    expect(mailsTo(actor, /membership ends on/)).toHaveLength(1);
    const before = await endOf(actor);
    const link = await offerRenewal(actor._id);
    expect(await offerRenewal(actor._id)).toBe(link);
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
    await sweep();
    expect(mailsTo(actor, /membership ends on/)).toHaveLength(1);
  });

  test("after the end begins on the day of payment", async () => {
    const actor = await makeActor({ plan: "monthly", days: -2 });
    await sweep();
    expect(mailsTo(actor, /membership ended on/)).toHaveLength(1);
    const link = await offerRenewal(actor._id);
    const begun = await callRoute(payLink, "/api/membership/renewals/x", {
      body: {},
      params: { renewalId: link ?? "" },
    });
    await emulator().pay(begun.body.authorization_url);
    await settled();
    expect(await endOf(actor)).toEqual(addMonths(await paidAt(begun.body.reference), 1));
  });

  test("is not offered to a member whom a card renews", async () => {
    const actor = await makeActor();
    await join(actor, "monthly");
    await db.subscription.update({ where: { userId: actor._id }, data: { endsAt: new Date(Date.now() + 2 * day) } });
    await sweep();
    expect(mailsTo(actor, /membership ends on/)).toHaveLength(0);
  });
});

type News = { event: string; body: string; headers: Record<string, string> };

/** Catches what Paystack sends instead of delivering it. */
function catchNews(): News[] {
  const caught: News[] = [];
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

/** As if nothing had been heard yet. The facts are append-only, so a test has to set their guard aside. */
async function forget(actor: Actor, first: string): Promise<void> {
  await backgroundSettled();
  await db.$transaction([
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    db.$executeRaw`DELETE FROM membership_facts WHERE user_id = ${actor._id}`,
    db.$executeRaw`DELETE FROM card_renewals WHERE user_id = ${actor._id}`,
    db.$executeRaw`DELETE FROM subscriptions WHERE user_id = ${actor._id}`,
    db.$executeRaw`DELETE FROM provider_events`,
    db.$executeRaw`DELETE FROM charges WHERE user_id = ${actor._id} AND reference <> ${first}`,
    db.$executeRaw`DELETE FROM membership_intents WHERE user_id = ${actor._id} AND charge_reference <> ${first}`,
    db.$executeRaw`UPDATE charges SET settled_at = NULL, paid_at = NULL, status = 'pending' WHERE reference = ${first}`,
    db.$executeRaw`UPDATE membership_intents SET settled_at = NULL WHERE charge_reference = ${first}`,
  ]);
}

test("the five kinds of news about one subscription end in the same state in all 120 orders", {
  timeout: 120_000,
}, async () => {
  const actor = await makeActor();
  const caught = catchNews();
  const { body } = await begin(actor, "monthly");
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
  const news = kinds.map(newest).filter((one) => one !== undefined);
  expect(news.map(({ event }) => event)).toEqual(kinds);

  const states = new Set<string>();
  for (const order of ordersOf(news)) {
    await forget(actor, body.reference);
    // The first comes once more at the end, as Paystack sometimes sends it.
    for (const { body: said, headers } of [...order, ...order.slice(0, 1)]) {
      const answer = await callRoute(webhook, "/api/webhooks/paystack", { body: said, headers });
      expect(answer.status).toBe(200);
    }
    await backgroundSettled();
    const { until, since, plan, graceSince, renewal, receipts } = (await getMembership(actor._id)) ?? {};
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

test("news with a forged signature changes nothing", async () => {
  const actor = await makeActor();
  await join(actor, "monthly");
  const before = await endOf(actor);
  emulator().faults("paystack", "webhook-forged");
  await advance(newestSubscription(actor).subscription_code);
  await settled();
  expect(await endOf(actor)).toEqual(before);
});

test("a payment that went back takes its period with it", async () => {
  const actor = await makeActor();
  const reference = await join(actor, "monthly");
  await db.$transaction(async (tx) =>
    requestRefund(tx, await tx.charge.findUniqueOrThrow({ where: { reference } }), "agreed"),
  );
  await sweep();
  await settled();
  expect((await findActor(actor._id))?.isVIP).toBe(false);
});
