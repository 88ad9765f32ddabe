import { beforeEach, expect, test } from "vitest";
import { GET as getReceipt } from "@/app/api/membership/receipts/[reference]/route";
import { POST as renewal } from "@/app/api/membership/renewal/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { summarizeExits } from "@/lib/subscriptions/exit-feedback";
import { makeActor } from "@/lib/subscriptions/factory";
import { quotePlanChange } from "@/lib/subscriptions/quote-plan-change";
import { startTrial } from "@/lib/subscriptions/trials/start-trial";
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

async function paidMember(plan: "monthly" | "yearly") {
  const member = await makeActor();
  const { body } = await callRoute(init, "/api/payments/init", { as: member, body: { plan } });
  await emulator().pay(body.authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  return { member, reference: String(body.reference) };
}

test("an upgrade ends on the day that was quoted before it was paid", async () => {
  const { member } = await paidMember("monthly");
  const quote = await quotePlanChange(member._id, "collector");
  const plan = await db.plan.findUniqueOrThrow({ where: { key: "collector" } });
  expect(quote).toMatchObject({
    from: "monthly",
    to: "collector",
    isUpgrade: true,
    payToday: Number(plan.priceKobo) / 100,
  });
  expect(quote?.periods.map((period) => period.plan)).toEqual(["collector", "monthly"]);
  const monthly = await db.plan.findUniqueOrThrow({ where: { key: "monthly" } });
  expect(quote?.worth).toBe(Number((monthly.priceKobo * BigInt(quote?.daysLeft ?? 0)) / 30n) / 100);
  const { body } = await callRoute(init, "/api/payments/init", { as: member, body: { plan: "collector" } });
  await emulator().pay(body.authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  const { endsAt, plan: now } = await db.subscription.findUniqueOrThrow({ where: { userId: member._id } });
  expect(now).toBe("collector");
  expect(Math.abs(endsAt.getTime() - Date.parse(quote?.newEnd ?? ""))).toBeLessThan(60_000);
});

test("the days of a free trial are worth nothing, those that were paid after it their price", async () => {
  const member = await makeActor();
  const plan = await db.plan.update({ where: { key: "monthly" }, data: { trialDays: 10 } });
  await startTrial({ actor: member, plan: "monthly", days: 10 });
  await db.plan.update({ where: { key: "monthly" }, data: { trialDays: 0 } });
  const trial = await quotePlanChange(member._id, "collector");
  expect(trial).toMatchObject({ from: "monthly", worth: 0, payToday: expect.any(Number) });
  expect(trial?.trialDaysLeft).toBe(trial?.daysLeft);
  expect(trial?.periods.map((period) => period.plan)).toEqual(["collector", "monthly"]);
  const { body } = await callRoute(init, "/api/payments/init", { as: member, body: { plan: "monthly" } });
  await emulator().pay(body.authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  const paid = await quotePlanChange(member._id, "collector");
  const paidDays = (paid?.daysLeft ?? 0) - (paid?.trialDaysLeft ?? 0);
  expect(paidDays).toBeGreaterThanOrEqual(28);
  expect(Math.abs((paid?.worth ?? 0) - (Number(plan.priceKobo) / 100 / 30) * paidDays)).toBeLessThan(
    Number(plan.priceKobo) / 100 / 30 + 1,
  );
  expect(paid?.periods.map((period) => period.plan)).toEqual(["collector", "monthly"]);
});

test("a downgrade costs nothing today and ends no day earlier; the own plan has no quote", async () => {
  const { member } = await paidMember("yearly");
  const quote = await quotePlanChange(member._id, "monthly");
  expect(quote).toMatchObject({ isUpgrade: false, payToday: 0 });
  expect(quote?.newEnd).toBe(quote?.currentEnd);
  expect(await quotePlanChange(member._id, "yearly")).toBeNull();
});

test("why somebody left is stored once, without them", async () => {
  const { member } = await paidMember("monthly");
  const leave = () =>
    callRoute(renewal, "/api/membership/renewal", {
      as: member,
      body: { on: false, reason: "price", comment: "Too dear in March" },
    });
  expect((await leave()).status).toBe(200);
  expect((await leave()).status).toBe(200);
  const rows = await db.exitFeedback.findMany({ where: { comment: "Too dear in March" } });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(member._id);
  expect(await summarizeExits()).toMatchObject({ reasons: expect.arrayContaining([{ reason: "price", count: 1 }]) });
});

test("a receipt is a PDF for its payer only", async () => {
  const { member, reference } = await paidMember("monthly");
  const call = (as: typeof member) =>
    callRoute(getReceipt, `/api/membership/receipts/${reference}`, { as, method: "GET", params: { reference } });
  const own = await call(member);
  expect(own.status).toBe(200);
  expect(own.headers.get("content-type")).toBe("application/pdf");
  expect((await call(await makeActor())).status).toBe(404);
});
