import { beforeEach, expect, test } from "vitest";
import { POST as retry } from "@/app/api/admin/renewals/[failureId]/retry/route";
import { POST as retryOwn } from "@/app/api/membership/retry/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { reconcilePending } from "@/lib/payments/reconcile-pending";
import { listFailedCharges } from "@/lib/subscriptions/admin-queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { getFailedPayment, retryDueRenewals } from "@/lib/subscriptions/failed-payment";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { RETRY_AFTER_DAYS } from "@/lib/subscriptions/rules";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";
import { testSecrets } from "@/tooling/dev-stack/environment";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeEach(async () => {
  await backgroundSettled();
  admin = await makeActor({ role: "Admin" });
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const response = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: response.status });
  });
});

const settled = async () => {
  await emulator().webhooksSettled();
  await backgroundSettled();
};

/** A member whose first renewal was declined; returns the member and the id of the failure. */
async function declinedMember(): Promise<{ member: Actor; failureId: string; code: string }> {
  const member = await makeActor({ firstName: "Ada", lastName: "Obi" });
  const { body } = await callRoute(init, "/api/payments/init", { as: member, body: { plan: "monthly" } });
  await emulator().pay(body.authorization_url);
  await settled();
  const code = emulator()
    .subscriptions()
    .find(({ email }) => email === member.email)?.subscription_code;
  await fetch(`${emulator().url}/paystack/subscription/${code}/advance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ outcome: "decline" }),
  });
  await settled();
  const failure = await db.subscriptionEntry.findFirstOrThrow({ where: { userId: member._id, kind: "grace" } });
  return { member, failureId: failure.id, code: code ?? "" };
}

/** The same state without the calls that lead to it. */
async function failedMember(failedAt = new Date()): Promise<{ member: Actor; failureId: string; code: string }> {
  const member = await makeActor({ firstName: "Ada", lastName: "Obi" });
  const code = `SUB_${member._id}`;
  const plan = { plan_code: "PLN_retry", name: "Monthly", amount: 500_000, interval: "monthly", currency: "NGN" };
  const at = new Date().toISOString();
  const subscription = {
    ...{
      subscription_code: code,
      email_token: "token",
      status: "attention",
      plan: plan.plan_code,
      email: member.email,
    },
    ...{ amount: plan.amount, next_payment_date: new Date(Date.now() + 30 * day).toISOString(), created_at: at },
  };
  await fetch(`${emulator().url}/paystack/subscription/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${testSecrets.paystackKey}`, "content-type": "application/json" },
    body: JSON.stringify({ plan, subscription }),
  });
  const userId = member._id;
  await db.plan.updateMany({ where: { key: "monthly" }, data: { providerCode: plan.plan_code } });
  await db.autoRenewal.create({
    data: { code, userId, planKey: "monthly", status: "attention", customerCode: "CUS_retry" },
  });
  const failureId = newId("fct");
  await db.$transaction(async (tx) => {
    const entry = { userId, planKey: "monthly" } as const;
    const paid = { reference: newId("chg"), amountKobo: 500_000n, effectiveAt: new Date(Date.now() - 31 * day) };
    await recordLedgerEntry(tx, { ...entry, ...paid, kind: "grant", months: 1 });
    await recordLedgerEntry(tx, {
      ...entry,
      id: failureId,
      reference: newId("fct"),
      kind: "grace",
      effectiveAt: failedAt,
      days: 7,
    });
  });
  return { member, failureId, code };
}

const tryAgain = (failureId: string, as: Actor = admin) =>
  callRoute(retry, `/api/admin/renewals/${failureId}/retry`, { as, method: "POST", params: { failureId } });
const shownFailure = async (member: Actor) =>
  (await listFailedCharges({})).failures.find((one) => one.member.id === member._id);
const chargesOf = ({ email }: Actor) =>
  emulator()
    .transactions()
    .filter((one) => one.email === email && one.reference.startsWith("LR-"));
const paidEntries = (member: Actor) =>
  db.subscriptionEntry.count({ where: { userId: member._id, amountKobo: { gt: 0 } } });

test("a failed charge is listed with its reason and the next automatic try, and a second try renews the membership", async () => {
  const { member, failureId } = await declinedMember();
  expect(await shownFailure(member)).toMatchObject({
    id: failureId,
    reason: "Insufficient Funds",
    amountKobo: 500_000,
    status: "open",
    canRetry: true,
    nextTryAt: expect.any(String),
  });
  const before = await db.subscription.findUniqueOrThrow({ where: { userId: member._id } });
  expect((await tryAgain(failureId)).body).toMatchObject({ state: "paid" });
  await settled();
  const after = await db.subscription.findUniqueOrThrow({ where: { userId: member._id } });
  expect(after.endsAt.getTime()).toBeGreaterThan(before.endsAt.getTime());
  expect(after.graceSince).toBeNull();
  expect(await paidEntries(member)).toBe(2);
  expect(await shownFailure(member)).toMatchObject({ status: "paid", canRetry: false });
  expect((await tryAgain(failureId)).status).toBe(409);
  expect(chargesOf(member)).toHaveLength(1);
  const audit = await db.auditLog.findMany({ where: { action: "renewal.retry", subject: failureId } });
  expect(audit).toMatchObject([{ actorId: admin._id, detail: { kobo: 500_000 } }]);
});

test("of two tries at the same time one charges the card and the other is refused", async () => {
  const { member, failureId } = await failedMember();
  const both = await Promise.all([tryAgain(failureId), tryAgain(failureId)]);
  await settled();
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(chargesOf(member)).toHaveLength(1);
  expect(await paidEntries(member)).toBe(2);
});

test("a card that is declined again can be tried again later, with a charge of its own", async () => {
  const { member, failureId } = await failedMember();
  emulator().faults("paystack", "decline", 1);
  const declined = await tryAgain(failureId);
  expect(declined.body).toMatchObject({ state: "failed", message: "The card was declined: Insufficient Funds." });
  expect(await shownFailure(member)).toMatchObject({ status: "open", lastTry: { reason: "Insufficient Funds" } });
  expect((await tryAgain(failureId)).body.state).toBe("paid");
  await settled();
  expect(chargesOf(member).map(({ status }) => status)).toEqual(["success", "failed"]);
  expect(await paidEntries(member)).toBe(2);
});

test("a try whose response is lost is continued under its reference and never charges twice", async () => {
  const { member, failureId } = await failedMember();
  emulator().faults("paystack", "webhook-lost");
  // Paystack stops responding after it has charged the card.
  const { reference } = await lostTry(failureId, member);
  expect(await shownFailure(member)).toMatchObject({ status: "trying" });
  await db.charge.update({
    where: { reference },
    data: { createdAt: new Date(Date.now() - 60_000), initStartedAt: new Date(Date.now() - 60_000) },
  });
  expect((await tryAgain(failureId)).body.state).toBe("paid");
  expect(chargesOf(member)).toHaveLength(1);
  expect(await paidEntries(member)).toBe(2);

  const other = await failedMember();
  const lost = await lostTry(other.failureId, other.member);
  await db.charge.update({ where: { reference: lost.reference }, data: { createdAt: new Date(Date.now() - 60_000) } });
  await reconcilePending(settlementHandlers);
  expect(await paidEntries(other.member)).toBe(2);
});

/** A try that has charged the card, and whose response was lost. */
async function lostTry(failureId: string, member: Actor): Promise<{ reference: string }> {
  emulator().faults("paystack", "lost-reply", 1);
  expect((await tryAgain(failureId)).status).toBe(502);
  const [charge] = chargesOf(member);
  return { reference: charge?.reference ?? "" };
}

test("a member who turned the renewal off is not charged, and only an admin may try", async () => {
  const { failureId, code, member } = await failedMember();
  const subscription = emulator()
    .subscriptions()
    .find((one) => one.subscription_code === code);
  if (subscription) subscription.status = "non-renewing";
  expect((await tryAgain(failureId)).status).toBe(409);
  expect(chargesOf(member)).toHaveLength(0);
  expect(await shownFailure(member)).toMatchObject({ status: "ended", canRetry: false });
  expect((await tryAgain("fct_nobody")).status).toBe(404);
  expect((await tryAgain(failureId, member)).status).toBe(403);
});

test("the scheduled job tries the card on the days that the page shows, and a member may try at once", async () => {
  const { member, failureId } = await failedMember(new Date(Date.now() - 1.1 * day));
  const shown = await getFailedPayment(member._id);
  expect(shown).toMatchObject({ amount: 5_000, isActive: true });
  expect(shown?.tries).toHaveLength(RETRY_AFTER_DAYS.length);
  emulator().faults("paystack", "decline", 1);
  await retryDueRenewals();
  // Not again on the same day.
  await retryDueRenewals();
  await settled();
  expect(chargesOf(member).map(({ status }) => status)).toEqual(["failed"]);
  expect(await db.outboxMessage.count({ where: { key: `charge-failed/${failureId}/1` } })).toBe(1);
  const own = await callRoute(retryOwn, "/api/membership/retry", { as: member, body: {} });
  expect(own).toMatchObject({ status: 200, body: { state: "paid" } });
  await settled();
  expect(await getFailedPayment(member._id)).toBeNull();
  await retryDueRenewals();
  expect(chargesOf(member)).toHaveLength(2);
  expect(await paidEntries(member)).toBe(2);
});

const dueMember = () => failedMember(new Date(Date.now() - 1.1 * day));
const pastClaims = () => db.autoRenewal.updateMany({ data: { nextRetryAt: new Date(Date.now() - 1_000) } });

test("the scheduled job repeats a try that did not reach Paystack after an hour, not each minute", async () => {
  const { member } = await dueMember();
  emulator().faults("paystack", "down");
  await retryDueRenewals();
  emulator().faults("paystack", "none");
  expect(await retryDueRenewals()).toBe(0);
  expect(chargesOf(member)).toHaveLength(0);
  await pastClaims();
  await retryDueRenewals();
  await settled();
  expect(chargesOf(member)).toHaveLength(1);
  expect(await paidEntries(member)).toBe(2);
});

test("of several runs of the scheduled job one tries a card", async () => {
  const { member } = await dueMember();
  emulator().faults("paystack", "decline", 3);
  const tried = await Promise.all([1, 2, 3].map(() => retryDueRenewals()));
  await settled();
  expect(tried.reduce((sum, count) => sum + count)).toBe(1);
  expect(chargesOf(member).map(({ status }) => status)).toEqual(["failed"]);
});

test("the scheduled job begins no try after its time is over", async () => {
  const { member } = await dueMember();
  expect(await retryDueRenewals(20, -1)).toBe(0);
  expect(chargesOf(member)).toHaveLength(0);
  expect(await retryDueRenewals()).toBe(1);
});

test("a member tries only the own card", async () => {
  const { member } = await failedMember();
  const other = await makeActor();
  expect((await callRoute(retryOwn, "/api/membership/retry", { as: other, body: {} })).status).toBe(409);
  expect(chargesOf(member)).toHaveLength(0);
});
