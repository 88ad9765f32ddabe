import { beforeEach, expect, test } from "vitest";
import { GET as payment } from "@/app/api/membership/payment/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { checkout } from "@/lib/orders/checkout";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { createRefund } from "@/lib/payments/create-refund";
import { paystack } from "@/lib/paystack/paystack";
import { makeActor } from "@/lib/subscriptions/factory";
import { returnExpiredPlanCodes } from "@/lib/subscriptions/plan-codes";
import { getSubscription, listPlans } from "@/lib/subscriptions/queries";
import { quotePlanCode } from "@/lib/subscriptions/quote-plan-code";
import { subscriptionSettlement } from "@/lib/subscriptions/settle-subscription";
import { startRenewal } from "@/lib/subscriptions/start-renewal";
import { processOutbox } from "@/lib/workflows/job-handlers";
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

const start = (as: Actor, plan: string, discountCode?: string) =>
  callRoute(init, "/api/payments/init", { as, body: { plan, discountCode } });
const usesOf = async (id: string) => (await db.discountCode.findUniqueOrThrow({ where: { id } })).uses;
async function pay(url: string): Promise<void> {
  await emulator().pay(url);
  for (let round = 0; round < 3; round += 1) {
    await emulator().webhooksSettled();
    await backgroundSettled();
  }
}
const planCode = (given: Parameters<typeof makeDiscountCode>[0] = {}) =>
  makeDiscountCode({ percent: 20, planKeys: ["monthly", "yearly"], ...given });
const expire = () =>
  db.$executeRaw`UPDATE subscription_intents SET expires_at = now() - interval '1 second' WHERE code_used`;

test("a discounted first payment starts the plan, and the card is charged the full price from its end on", async () => {
  const actor = await makeActor();
  const { id, code } = await planCode();
  const quote = await quotePlanCode({ userId: actor._id, code: code.toLowerCase(), plans: await listPlans() });
  expect(quote).toEqual({ code, problem: null, firstPayment: { monthly: 4_000, yearly: 43_200 } });
  const { body } = await start(actor, "monthly", ` ${code.toLowerCase()} `);
  expect(emulator().transactions()[0]).toMatchObject({ reference: body.reference, amount: 400_000, plan: "" });
  // Repeated clicks share the payment and the use.
  expect((await start(actor, "monthly", code)).body.reference).toBe(body.reference);
  expect(await usesOf(id)).toBe(1);

  await pay(body.authorization_url);
  const first = await getSubscription(actor._id);
  expect(first).toMatchObject({ isActive: true, plan: "monthly", receipts: [{ amount: 4_000 }] });
  expect(first?.renewal).toMatchObject({ status: "active", plan: "monthly", nextPaymentAt: first?.until });

  const renewing = emulator()
    .subscriptions()
    .find(({ email }) => email === actor.email);
  await fetch(`${emulator().url}/paystack/subscription/${renewing?.subscription_code}/advance`, { method: "POST" });
  await backgroundSettled();
  const renewed = await getSubscription(actor._id);
  expect(renewed?.receipts.map(({ amount }) => amount).sort()).toEqual([4_000, 5_000]);
  expect(renewed?.receipts.find(({ amount }) => amount === 5_000)?.from).toBe(first?.until);
  expect((await start(await makeActor({ plan: "monthly" }), "yearly", code)).status).toBe(200);
  const again = await start(actor, "yearly", code);
  expect([again.status, again.body.code]).toEqual([409, "code_refused"]);
  expect(again.body.error).toContain("first payment of a membership");
});

test("of many people for the last use of a code one gets it", async () => {
  const { id, code } = await planCode({ maxUses: 1 });
  const people = await Promise.all(Array.from({ length: 8 }, () => makeActor()));
  const replies = await Promise.all(people.map((actor, i) => start(actor, i % 2 ? "monthly" : "yearly", code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "code_refused",
    error: `The discount code ${code} has been used up.`,
  });
  expect(await usesOf(id)).toBe(1);
});

test("an order and a plan share the limit of a code, and one person uses it once", async () => {
  const { id: productId } = await makeProduct();
  const { code } = await planCode({ productIds: [productId], oncePerPerson: true });
  const actor = await makeActor();
  await checkout({ actor, body: { productId, discountCode: code } });
  const { body } = await start(actor, "monthly", code);
  expect(body.error).toBe(`You have already used the discount code ${code}.`);
});

test("a code for plans is for no drop that it does not name", async () => {
  const { id: productId } = await makeProduct();
  const { code } = await planCode();
  await expect(checkout({ actor: await makeActor(), body: { productId, discountCode: code } })).rejects.toMatchObject({
    code: "code_refused",
  });
});

test.each([
  ["is not for this plan", { planKeys: [] }, "does not apply to this plan"],
  ["leaves nothing to pay", { percent: 100 }, "less than ₦50 would be left to pay"],
  ["is more than the price", { percent: null, amountKobo: 900_000_00n }, "less than ₦50 would be left to pay"],
  ["has expired", { endsAt: new Date("2020-01-01") }, "has expired"],
] as const)("refuses a code that %s, before anything is stored", async (_, given, message) => {
  const actor = await makeActor();
  const { id, code } = await planCode({ ...given, planKeys: "planKeys" in given ? [] : ["monthly"] });
  const { status, body } = await start(actor, "monthly", code);
  expect([status, body.code]).toEqual([409, "code_refused"]);
  expect(body.error).toContain(message);
  const quote = await quotePlanCode({ userId: actor._id, code, plans: (await listPlans()).slice(0, 1) });
  expect(quote.problem).toContain(message);
  expect(await db.subscriptionIntent.count({ where: { userId: actor._id } })).toBe(0);
  expect(await usesOf(id)).toBe(0);
});

test("choosing another plan, or no code, gives the use back", async () => {
  const actor = await makeActor();
  const { id, code } = await planCode({ oncePerPerson: true });
  const first = await start(actor, "monthly", code);
  expect((await start(actor, "yearly", code)).status).toBe(200);
  expect(await usesOf(id)).toBe(1);
  const full = await start(actor, "yearly");
  expect(full.body.reference).not.toBe(first.body.reference);
  expect(await usesOf(id)).toBe(0);
  expect(emulator().transactions()[0]).toMatchObject({ reference: full.body.reference, amount: 5_400_000 });
});

test("a payment after its time takes the code again, or is refunded when the code has been used up", async () => {
  const { id, code } = await planCode({ maxUses: 1 });
  const [late, other] = [await makeActor(), await makeActor()];
  const first = await start(late, "monthly", code);
  await expire();
  await returnExpiredPlanCodes();
  expect(await usesOf(id)).toBe(0);
  const second = await start(other, "monthly", code);
  expect(second.status).toBe(200);
  await pay(first.body.authorization_url);
  expect(await getSubscription(late._id)).toBeNull();
  const charge = await db.charge.findUniqueOrThrow({ where: { reference: first.body.reference } });
  expect([charge.refundedKobo, await usesOf(id)]).toEqual([400_000n, 1]);
  const { body } = await callRoute(payment, `/api/membership/payment?reference=${charge.reference}`, { as: late });
  expect(body.state).toBe("refunded");
  const mails = emulator().emails();
  expect(mails.filter(({ to, subject }) => to.includes(late.email) && /being refunded/.test(subject))).toHaveLength(1);

  await expire();
  await returnExpiredPlanCodes();
  await pay(second.body.authorization_url);
  expect((await getSubscription(other._id))?.isActive).toBe(true);
  expect(await usesOf(id)).toBe(1);
});

test("of several discounted payments that were opened only the first counts; the others are refunded", async () => {
  const actor = await makeActor();
  const [one, two] = [await planCode({ oncePerPerson: false }), await planCode({ oncePerPerson: false })];
  const monthly = await start(actor, "monthly", one.code);
  const yearly = await start(actor, "yearly", two.code);
  // The page of the first payment is still open at Paystack, and its code can be taken again.
  await pay(monthly.body.authorization_url);
  expect((await getSubscription(actor._id))?.plan).toBe("monthly");
  await pay(yearly.body.authorization_url);
  expect(await getSubscription(actor._id)).toMatchObject({ plan: "monthly", receipts: [{ amount: 4_000 }] });
  const charge = await db.charge.findUniqueOrThrow({ where: { reference: yearly.body.reference } });
  expect([charge.refundedKobo, await usesOf(one.id), await usesOf(two.id)]).toEqual([4_320_000n, 1, 0]);
});

test("a report of failure that arrives after the payment was settled leaves the use of the code", async () => {
  const actor = await makeActor();
  const { id, code } = await planCode();
  const { body } = await start(actor, "monthly", code);
  await pay(body.authorization_url);
  await subscriptionSettlement.failed(await db.charge.findUniqueOrThrow({ where: { reference: body.reference } }));
  expect(await usesOf(id)).toBe(1);
});

test("the renewal of a discounted plan does not begin when the member has chosen another since", async () => {
  const actor = await makeActor();
  const { code } = await planCode();
  const { body } = await start(actor, "monthly", code);
  await pay(body.authorization_url);
  const begun = await db.autoRenewal.findFirstOrThrow({ where: { userId: actor._id } });
  // As if Paystack had been down until the member paid for another plan.
  await db.autoRenewal.update({
    where: { code: begun.code },
    data: { status: "ended", statusChangedAt: new Date("2100-01-01") },
  });
  await db.autoRenewal.create({ data: { ...begun, code: "SUB_chosen_since", planKey: "yearly" } });
  await startRenewal(body.reference);
  const mine = emulator()
    .subscriptions()
    .filter(({ email }) => email === actor.email);
  expect(mine).toHaveLength(1);
});

test("the renewal of a discounted plan does not begin once its payment was refunded", async () => {
  const actor = await makeActor();
  const { code } = await planCode();
  const { body } = await start(actor, "monthly", code);
  await pay(body.authorization_url);
  // As if Paystack had been down until the refund.
  await db.autoRenewal.updateMany({
    where: { userId: actor._id },
    data: { status: "ended", statusChangedAt: new Date("2100-01-01") },
  });
  const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference: body.reference } });
  await db.$transaction((tx) => createRefund(tx, { chargeId, reason: "asked for" }));
  await processOutbox();
  await emulator().webhooksSettled();
  expect((await paystack.verifyTransaction(body.reference)).status).toBe("reversed");
  await startRenewal(body.reference);
  expect(
    emulator()
      .subscriptions()
      .filter(({ email }) => email === actor.email),
  ).toHaveLength(1);
});
