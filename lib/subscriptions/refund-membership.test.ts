import { beforeEach, expect, test } from "vitest";
import { POST as refund } from "@/app/api/admin/payments/[reference]/refund/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { voucherCheckoutToken } from "@/lib/orders/vouchers/voucher-tokens";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { getUserDetail } from "@/lib/workflows/user-detail-query";
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

async function join(member: Actor): Promise<string> {
  const { body } = await callRoute(init, "/api/payments/init", { as: member, body: { plan: "monthly" } });
  await emulator().pay(body.authorization_url);
  await settled();
  return body.reference;
}

const refundOf = (reference: string, as = admin) =>
  callRoute(refund, "/api/admin/payments/x/refund", {
    as,
    params: { reference },
    body: { reason: "They were ill." },
  });

test("of two refunds of a payment one is made: the time is taken back, the renewal stops, and the member gets an email", async () => {
  const member = await makeActor();
  const reference = await join(member);
  const replies = await Promise.all([refundOf(reference), refundOf(reference)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  await settled();
  expect((await getActor(member._id))?.isVIP).toBe(false);
  expect(await db.refund.findMany({ where: { charge: { reference } } })).toMatchObject([
    { amountKobo: 500_000n, status: "processed" },
  ]);
  // Paystack's report of the refund takes nothing back again.
  expect(await db.subscriptionEntry.count({ where: { userId: member._id, kind: "reversal" } })).toBe(1);
  expect(await db.autoRenewal.findFirst({ where: { userId: member._id } })).toMatchObject({ status: "non_renewing" });
  const mails = emulator()
    .emails()
    .filter(({ to, subject }) => [to].flat().includes(member.email) && /₦5,000 .* is refunded/.test(subject));
  expect(mails).toHaveLength(1);
  expect(await db.auditLog.findMany({ where: { subject: member._id, action: "subscription.refund" } })).toMatchObject([
    { actorId: admin._id, detail: { reference, kobo: 500_000 } },
  ]);
  expect((await getUserDetail(member._id))?.planPayments).toMatchObject([
    { reference, kobo: 500_000, isRefunded: true },
  ]);
});

test("a payment for something else and an unknown one are not found, and one that has not arrived is not refunded", async () => {
  const member = await makeActor();
  const { body } = await callRoute(init, "/api/payments/init", { as: member, body: { plan: "monthly" } });
  expect((await refundOf(body.reference)).status).toBe(409);
  await db.charge.update({ where: { reference: body.reference }, data: { purpose: "gift" } });
  expect((await refundOf(body.reference)).status).toBe(404);
  expect((await refundOf("LC-none")).status).toBe(404);
});

test("what a voucher paid goes back to it, once, also when it paid everything", async () => {
  const [member, other] = [await makeActor(), await makeActor()];
  const { id } = await makeVoucher({ amount: 7_000 });
  const start = (as: Actor, plan: "monthly" | "yearly") =>
    callRoute(init, "/api/payments/init", {
      as,
      body: { plan, payment: "once", voucher: voucherCheckoutToken(id) },
    });
  const balance = async () => (await db.voucher.findUniqueOrThrow({ where: { id } })).balanceKobo;
  const { body: whole } = await start(member, "monthly");
  const { body: part } = await start(other, "yearly");
  await emulator().pay(part.authorization_url);
  await settled();
  expect(await balance()).toBe(0n);
  expect((await getUserDetail(other._id))?.planPayments).toMatchObject([{ kobo: 5_400_000, isRefunded: false }]);
  for (const [{ reference }, left] of [
    [whole, 500_000n],
    [part, 700_000n],
  ] as const) {
    const replies = await Promise.all([refundOf(reference), refundOf(reference)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    await settled();
    expect(await balance()).toBe(left);
  }
  expect((await getUserDetail(member._id))?.planPayments).toMatchObject([{ kobo: 500_000, isRefunded: true }]);
  expect([(await getActor(member._id))?.isVIP, (await getActor(other._id))?.isVIP]).toEqual([false, false]);
  expect(await db.refund.findMany({ where: { charge: { reference: part.reference } } })).toMatchObject([
    { amountKobo: 5_200_000n, voucherKobo: 200_000n },
  ]);
});
