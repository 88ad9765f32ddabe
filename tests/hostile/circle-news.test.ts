import { addMonths } from "date-fns";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as callback } from "@/app/api/payments/callback/route";
import { POST as init } from "@/app/api/payments/init/route";
import type { Actor } from "@/lib/accounts/contracts";
import { plans } from "@/lib/accounts/factory";
import { sweep } from "@/lib/http/sweep";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { emulator } from "@/local/testing";
import { knock } from "@/tests/hostile/handlers";
import { signed } from "@/tests/hostile/museum-calls";

const send = (event: string, data: unknown) =>
  knock({ verb: "POST", path: "/api/webhooks/paystack", sent: signed(JSON.stringify({ event, data })) });
const atPaystack = (reference: string) => {
  const found = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  if (!found) throw new Error("Paystack does not know this payment");
  return found;
};
const endOf = async ({ _id: userId }: Actor) =>
  (await db.subscription.findUnique({ where: { userId }, select: { endsAt: true } }))?.endsAt ?? null;
const mailsTo = ({ email }: Actor, about: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email) && about.test(mail.subject));

beforeEach(async () => {
  await backgroundSettled();
  await db.plan.createMany({ data: [...plans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().faults("paystack", "webhook-lost");
});

/** Someone has paid for a plan at Paystack, and the museum has not heard of it. */
async function paidUnheard(plan = "monthly") {
  const actor = await makeActor();
  const { body } = await callRoute(init, "/api/payments/init", { as: actor, body: { plan } });
  await emulator().pay(body.authorization_url);
  const reference = String(body.reference);
  const news = { id: Number(atPaystack(reference).id), reference, amount: 500_000, currency: "NGN", status: "success" };
  return { actor, reference, news };
}

/** A member whose card Paystack has charged again, unheard. */
async function renewedUnheard() {
  const { actor, news } = await paidUnheard();
  await send("charge.success", news);
  await backgroundSettled();
  const subscription = emulator()
    .subscriptions()
    .find(({ email }) => email === actor.email);
  const answer = await fetch(`${emulator().url}/paystack/subscription/${subscription?.subscription_code}/advance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const reference = String((await answer.json()).data.reference);
  const before = await endOf(actor);
  if (!before) throw new Error("the first payment gave nothing");
  return { actor, reference, before, renewal: { id: Number(atPaystack(reference).id), reference } };
}

describe("news of a payment for the Circle", () => {
  test("that comes fifty times at once, and again ten days later, gives one period and one welcome", async () => {
    const { actor, reference, news } = await paidUnheard();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send("charge.success", news)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await backgroundSettled();
    const { paidAt } = await db.charge.findUniqueOrThrow({ where: { reference } });
    const end = addMonths(paidAt ?? 0, 1);
    expect(await endOf(actor)).toEqual(end);
    expect(mailsTo(actor, /Welcome to the Circle/)).toHaveLength(1);

    await db.providerEvent.updateMany({
      where: { reference },
      data: { createdAt: new Date(Date.now() - 10 * 864e5) },
    });
    expect((await send("charge.success", news)).status).toBe(200);
    // The bytes differ, the payment does not.
    expect((await send("charge.success", { ...news, id: news.id + 1 })).status).toBe(200);
    await backgroundSettled();
    expect(await endOf(actor)).toEqual(end);
    expect(mailsTo(actor, /Welcome to the Circle/)).toHaveLength(1);
  });

  test.each([
    ["a kobo less", { amount: 499_999 }],
    ["a kobo more", { amount: 500_001 }],
    ["another currency", { currency: "USD" }],
    ["a payment that failed", { status: "failed" as const }],
    ["one that went back", { status: "reversed" as const }],
    ["one that is still going on", { status: "ongoing" as const }],
  ])("opens nothing for %s, is answered 200, and the sweep does not think otherwise", async (_, truth) => {
    const { actor, reference, news } = await paidUnheard();
    Object.assign(atPaystack(reference), truth);
    expect((await send("charge.success", { ...news, amount: "500000" })).status).toBe(200);
    await callRoute(callback, `/api/payments/callback?reference=${reference}`, { as: actor });
    await sweep();
    await backgroundSettled();
    expect(await endOf(actor)).toBeNull();
    expect(await db.membershipFact.count({ where: { userId: actor._id } })).toBe(0);
    expect((await db.charge.findUniqueOrThrow({ where: { reference } })).settledAt).toBeNull();
  });
});

describe("news of a renewal", () => {
  test("that comes fifty times at once extends from the old end, once", async () => {
    const { actor, before, renewal } = await renewedUnheard();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send("charge.success", renewal)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await backgroundSettled();
    expect(await endOf(actor)).toEqual(addMonths(before, 1));
  });

  test.each([
    ["a kobo less", { amount: 499_999 }],
    ["another currency", { currency: "USD" }],
    ["a charge that failed", { status: "failed" as const }],
    ["a plan of somebody else's shop", { plan: "PLN_elsewhere" }],
    ["a payer whom nobody knows", { email: "nobody@nowhere.test" }],
  ])("extends nothing for %s", async (_, truth) => {
    const { actor, reference, before, renewal } = await renewedUnheard();
    Object.assign(atPaystack(reference), truth);
    expect((await send("charge.success", renewal)).status).toBe(200);
    await sweep();
    await backgroundSettled();
    expect(await endOf(actor)).toEqual(before);
  });

  test("that names another member extends only whom Paystack has charged", async () => {
    const other = await makeActor({ plan: "yearly", days: 40 });
    const { actor, before, renewal } = await renewedUnheard();
    const otherEnd = await endOf(other);
    const said = { ...renewal, customer: { email: other.email }, metadata: { userId: other._id } };
    expect((await send("charge.success", said)).status).toBe(200);
    await backgroundSettled();
    expect(await endOf(actor)).toEqual(addMonths(before, 1));
    expect(await endOf(other)).toEqual(otherEnd);
  });
});

test.each(["subscription.disable", "subscription.not_renew"])(
  "%s takes nothing away that was paid for",
  async (event) => {
    const { actor, before } = await renewedUnheard();
    const found = emulator()
      .subscriptions()
      .find(({ email }) => email === actor.email);
    const said = { subscription_code: found?.subscription_code };
    for (let i = 0; i < 2; i += 1) expect((await send(event, said)).status).toBe(200);
    await backgroundSettled();
    expect(await endOf(actor)).toEqual(before);
  },
);

test("a dispute about a payment for the Circle is kept for a person, and the member stays in", async () => {
  const { actor, reference, news } = await paidUnheard();
  await send("charge.success", news);
  await backgroundSettled();
  const end = await endOf(actor);
  const said = { id: 77, transaction: { reference }, amount: "500000" };
  expect((await send("charge.dispute.create", said)).status).toBe(200);
  expect(await endOf(actor)).toEqual(end);
});
