import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as refundGift } from "@/app/api/admin/gift-memberships/[id]/refund/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as give } from "@/app/api/membership/gifts/route";
import { POST as init } from "@/app/api/payments/init/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress, seedPlans } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { listOwnVouchers } from "@/lib/orders/vouchers/queries";
import { voucherBalanceToken, voucherCheckoutToken } from "@/lib/orders/vouchers/voucher-tokens";
import { createRefund } from "@/lib/payments/create-refund";
import { makeActor } from "@/lib/subscriptions/factory";
import { lagosDay } from "@/lib/subscriptions/gifts/rules";
import { returnExpiredPlanVouchers } from "@/lib/subscriptions/plan-vouchers";
import { getSubscription } from "@/lib/subscriptions/queries";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { takeBackLostCharge } from "@/lib/workflows/take-back-lost-charge";
import { getVatReport } from "@/lib/workflows/vat-report";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeAll(() => {
  env().VAT_RATES.splice(0, env().VAT_RATES.length, "2020-01-01=7.5");
});

// The monthly plan costs ₦5,000, the yearly ₦54,000.
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

const voucherOf = (id: string) => ({ voucher: voucherCheckoutToken(id) });
const start = (as: Actor, body: object) =>
  callRoute(init, "/api/payments/init", { as, body: { plan: "monthly", payment: "once", ...body } });
const giftBody = (body: object) => ({
  plan: "monthly",
  recipientName: "Tunde Bakare",
  recipientEmail: `${newId("usr").replace("_", "-")}@example.org`,
  sendOn: lagosDay(new Date()),
  ...body,
});
const startGift = (as: Actor, body: object) => callRoute(give, "/api/membership/gifts", { as, body: giftBody(body) });

async function pay(url: string): Promise<void> {
  await emulator().pay(url);
  for (let round = 0; round < 3; round += 1) {
    await emulator().webhooksSettled();
    await backgroundSettled();
  }
}

/** The balance in naira, which has to be the sum of the ledger. */
async function balanceOf(id: string): Promise<number> {
  const { balanceKobo, entries } = await db.voucher.findUniqueOrThrow({ where: { id }, include: { entries: true } });
  expect(entries.reduce((sum, { kobo }) => sum + kobo, 0n)).toBe(balanceKobo);
  return Number(balanceKobo) / 100;
}
const ledgerOf = async (id: string) =>
  (await db.voucherEntry.findMany({ where: { voucherId: id }, orderBy: { seq: "asc" } })).map(
    ({ kind, kobo }) => `${kind} ${Number(kobo) / 100}`,
  );
const expire = (table: "intents" | "gifts") =>
  table === "intents"
    ? db.$executeRaw`UPDATE subscription_intents SET expires_at = now() - interval '1 second' WHERE voucher_taken_kobo > 0`
    : db.$executeRaw`UPDATE gift_memberships SET created_at = now() - interval '3 hours' WHERE voucher_taken_kobo > 0`;

test("a plan that costs more than the voucher is paid by it first, after a discount, and the rest at Paystack", async () => {
  const actor = await makeActor();
  const { id } = await makeVoucher({ amount: 5_000 });
  const { code } = await makeDiscountCode({ percent: 20, planKeys: ["yearly"] });
  const body = { plan: "yearly", discountCode: code, ...voucherOf(id) };
  const started = await start(actor, body);
  expect(emulator().transactions()[0]).toMatchObject({ reference: started.body.reference, amount: 3_820_000 });
  expect(await balanceOf(id)).toBe(0);
  // Repeated clicks share the payment and take nothing again.
  expect((await start(actor, body)).body.reference).toBe(started.body.reference);
  await pay(started.body.authorization_url);
  expect(await getSubscription(actor._id)).toMatchObject({
    plan: "yearly",
    receipts: [{ amount: 43_200, voucher: 5_000 }],
  });
  expect(await ledgerOf(id)).toEqual(["issued 5000", "held -5000", "redeemed 0"]);
});

test("a plan that the voucher pays completely starts without Paystack, once, and only if nothing has to renew", async () => {
  const actor = await makeActor();
  const { id } = await makeVoucher();
  const before = emulator().transactions().length;
  const renewing = await start(actor, { payment: "renewing", ...voucherOf(id) });
  expect([renewing.status, renewing.body.error]).toEqual([409, expect.stringContaining("Choose to pay once")]);
  for (const voucher of [id, `${id}.x`, voucherBalanceToken(id)])
    expect((await start(actor, { voucher })).body.code).toBe("code_refused");
  const dearer = await start(actor, { ...voucherOf(id), voucherSeen: 4_000 });
  expect([dearer.status, await balanceOf(id)]).toEqual([409, 20_000]);
  const replies = await Promise.all([start(actor, voucherOf(id)), start(actor, voucherOf(id))]);
  expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
  expect(replies[0]?.body.authorization_url).toContain("/subscribe/success");
  expect(emulator().transactions()).toHaveLength(before);
  expect(await getSubscription(actor._id)).toMatchObject({
    isActive: true,
    receipts: [{ amount: 5_000, voucher: 5_000 }],
  });
  expect(await balanceOf(id)).toBe(15_000);
});

test("of a renewing plan the voucher pays a part of the first term, and the card the full price from its end on", async () => {
  const actor = await makeActor();
  const { id } = await makeVoucher({ amount: 3_000 });
  const { body } = await start(actor, { payment: "renewing", ...voucherOf(id) });
  await pay(body.authorization_url);
  const first = await getSubscription(actor._id);
  expect(first?.renewal).toMatchObject({ status: "active", plan: "monthly", nextPaymentAt: first?.until });
  const renewing = emulator()
    .subscriptions()
    .find(({ email }) => email === actor.email);
  await fetch(`${emulator().url}/paystack/subscription/${renewing?.subscription_code}/advance`, { method: "POST" });
  await backgroundSettled();
  const renewed = await getSubscription(actor._id);
  expect(renewed?.receipts.map(({ amount }) => amount)).toEqual([5_000, 5_000]);
  expect(emulator().transactions()[0]).toMatchObject({ amount: 500_000 });
  // A change of what the card renews would not be exact.
  const again = await makeVoucher({ amount: 3_000 });
  const change = await start(actor, { plan: "yearly", payment: "renewing", ...voucherOf(again.id) });
  expect([change.status, change.body.error]).toEqual([409, expect.stringContaining("renewal of your card")]);
});

test("a payment that does not arrive gives the part back; a late one takes it again, or is refunded", async () => {
  const { id } = await makeVoucher({ amount: 3_000 });
  const [early, late] = [await makeActor(), await makeActor()];
  const first = await start(early, voucherOf(id));
  await expire("intents");
  await Promise.all([returnExpiredPlanVouchers(), returnExpiredPlanVouchers()]);
  expect(await balanceOf(id)).toBe(3_000);
  const second = await start(late, voucherOf(id));
  await expire("intents");
  await returnExpiredPlanVouchers();
  await pay(first.body.authorization_url);
  expect((await getSubscription(early._id))?.isActive).toBe(true);
  await pay(second.body.authorization_url);
  expect(await getSubscription(late._id)).toBeNull();
  const refunds = await db.refund.findMany({ where: { charge: { reference: second.body.reference } } });
  expect(refunds.map(({ amountKobo, reason }) => [amountKobo, reason])).toEqual([[200_000n, "voucher-used"]]);
  expect(await balanceOf(id)).toBe(0);

  const gifts = await makeVoucher({ amount: 3_000 });
  const gift = await startGift(early, voucherOf(gifts.id));
  await expire("gifts");
  await returnExpiredPlanVouchers();
  expect(await balanceOf(gifts.id)).toBe(3_000);
  expect((await start(late, { plan: "yearly", ...voucherOf(gifts.id) })).status).toBe(200);
  await pay(gift.body.authorization_url);
  const { subjectId } = await db.charge.findUniqueOrThrow({ where: { reference: gift.body.reference } });
  expect(await db.giftMembership.findUnique({ where: { id: subjectId } })).toMatchObject({ sentAt: null });
  expect(await db.refund.count({ where: { charge: { subjectId }, reason: "voucher-used" } })).toBe(1);
});

test("a payment that Paystack cannot start, or that failed, gives the part back", async () => {
  const actor = await makeActor();
  const { id } = await makeVoucher({ amount: 3_000 });
  emulator().faults("paystack", "down");
  expect((await start(actor, voucherOf(id))).status).toBe(502);
  expect((await startGift(actor, voucherOf(id))).status).toBe(502);
  emulator().faults("paystack", "none");
  expect(await balanceOf(id)).toBe(3_000);
  expect((await start(actor, voucherOf(id))).status).toBe(200);
  expect(await balanceOf(id)).toBe(0);
});

test("of orders, plans and gifts that race for one voucher none overspends it", async () => {
  const product = await makeProduct({ price: 5_000, stock: 50 });
  const { id } = await makeVoucher({ amount: 12_000 });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => makeActor({ shippingAddress: sampleAddress })));
  const replies = await Promise.all(
    buyers.map((as, index) => {
      if (index % 3 === 0) return start(as, voucherOf(id));
      if (index % 3 === 1) return startGift(as, voucherOf(id));
      const body = { productId: product.id, ...voucherOf(id) };
      return callRoute(postCheckout, "/api/checkout", { as, body });
    }),
  );
  // Two are paid completely and one in part; the others find nothing left.
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  for (const { body } of replies.filter(({ status }) => status === 409)) expect(body.code).toBe("code_refused");
  expect(await balanceOf(id)).toBe(0);
  const held = await db.voucherEntry.findMany({ where: { voucherId: id, kind: "held" } });
  expect(held.map(({ kobo }) => Number(kobo) / 100).sort((a, b) => a - b)).toEqual([-5_000, -5_000, -2_000]);
});

test("a gift that the voucher pays is sent without Paystack, once, and its refund goes back the way it was paid", async () => {
  const [actor, admin] = [await makeActor(), await makeActor({ role: "Admin" })];
  const { id } = await makeVoucher({ amount: 8_000 });
  const body = giftBody(voucherOf(id));
  const before = emulator().transactions().length;
  const send = () => callRoute(give, "/api/membership/gifts", { as: actor, body });
  const replies = await Promise.all([send(), send()]);
  expect(new Set(replies.map((reply) => reply.body.reference)).size).toBe(1);
  expect(replies[0]?.body.authorization_url).toContain("/membership/gift/");
  expect([emulator().transactions().length, await balanceOf(id)]).toEqual([before, 3_000]);
  const mixed = await startGift(actor, voucherOf(id));
  await pay(mixed.body.authorization_url);
  expect(await balanceOf(id)).toBe(0);
  const gifts = await db.giftMembership.findMany({ where: { voucherId: id }, orderBy: { createdAt: "asc" } });
  expect(gifts.map(({ sentAt }) => sentAt !== null)).toEqual([true, true]);
  for (const gift of gifts) {
    const refunded = await callRoute(refundGift, "/", { as: admin, params: { id: gift.id }, body: {} });
    expect(refunded.body.error).toBeUndefined();
  }
  const refunds = await db.refund.findMany({ where: { charge: { purpose: "gift" } }, orderBy: { createdAt: "asc" } });
  expect(refunds.slice(-2).map(({ amountKobo, voucherKobo }) => [amountKobo, voucherKobo])).toEqual([
    [0n, 500_000n],
    [200_000n, 300_000n],
  ]);
  expect(await balanceOf(id)).toBe(8_000);
});

test("a plan whose money goes back, by a refund at Paystack or a chargeback, gives its part back once", async () => {
  const month = lagosDay(new Date()).slice(0, 7);
  const sums = async () => {
    const [report] = await getVatReport(month, month);
    const of = (kind: string) => report?.kinds.find((one) => one.kind === kind);
    return [of("memberships")?.grossKobo, of("memberships")?.vatKobo, of("vouchers")?.grossKobo].map(Number);
  };
  const moved = (to: number[], from: number[]) => to.map((sum, index) => sum - (from[index] ?? 0));
  const { id } = await makeVoucher({ amount: 6_000 });
  for (const how of ["refund", "chargeback"]) {
    const actor = await makeActor();
    const none = await sums();
    const { body } = await start(actor, { ...voucherOf(id), plan: "yearly" });
    await pay(body.authorization_url);
    const sold = await sums();
    // VAT of 7.5 % in all of the price.
    expect(moved(sold, none)).toEqual([5_400_000, 376_744, -600_000]);
    const charge = await db.charge.findUniqueOrThrow({ where: { reference: body.reference } });
    if (how === "refund") {
      await db.$transaction((tx) => createRefund(tx, { chargeId: charge.id, reason: "asked for" }));
      await processOutbox();
      await emulator().webhooksSettled();
      await backgroundSettled();
    } else {
      await db.charge.update({ where: { id: charge.id }, data: { refundedKobo: charge.amountKobo } });
      await takeBackLostCharge(charge.id);
      await takeBackLostCharge(charge.id);
    }
    expect((await getSubscription(actor._id))?.isActive).toBe(false);
    expect(await balanceOf(id)).toBe(6_000);
    expect(moved(await sums(), none)).toEqual([0, 0, 0]);
  }
});

test("an account lists the vouchers that its user has bought or paid with, by the user's id and not by an email address", async () => {
  const [buyer, other] = [await makeActor(), await makeActor()];
  const mine = await makeVoucher();
  await db.voucher.update({ where: { id: mine.id }, data: { buyerId: buyer._id, recipientEmail: other.email } });
  const used = await makeVoucher();
  await start(buyer, voucherOf(used.id));
  const listOf = async (userId: string) =>
    (await listOwnVouchers(userId)).map(({ _id, balance, isBought }) => [_id, balance, isBought]);
  expect(await listOf(buyer._id)).toEqual([
    [used.id, 15_000, false],
    [mine.id, 20_000, true],
  ]);
  expect(await listOf(other._id)).toEqual([]);
});
