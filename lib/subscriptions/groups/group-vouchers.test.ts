import { beforeEach, expect, test } from "vitest";
import { POST as refund } from "@/app/api/admin/gift-memberships/[id]/refund/route";
import { POST as redeem } from "@/app/api/membership/gifts/redeem/route";
import { GET as groupReturn } from "@/app/api/membership/groups/[token]/return/route";
import { POST as invite } from "@/app/api/membership/groups/[token]/seats/route";
import { POST as buy } from "@/app/api/membership/groups/route";
import { POST as init } from "@/app/api/payments/init/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { voucherCheckoutToken } from "@/lib/orders/vouchers/voucher-tokens";
import { makeActor } from "@/lib/subscriptions/factory";
import { groupLinkToken } from "@/lib/subscriptions/groups/group-link";
import { getGroupByLink } from "@/lib/subscriptions/groups/queries";
import { returnExpiredPlanVouchers } from "@/lib/subscriptions/plan-vouchers";
import { takeBackLostCharge } from "@/lib/workflows/take-back-lost-charge";
import { emulator } from "@/tooling/dev-stack/test-context";

// A seat of the monthly plan costs ₦5,000.
beforeEach(async () => {
  await backgroundSettled();
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async () => new Response(null, { status: 200 }));
});

const start = (as: Actor, voucherId: string, more: object = {}) => {
  const group = { plan: "monthly", seats: 2, name: "Adeola & Sons", voucher: voucherCheckoutToken(voucherId) };
  const body = { ...group, voucherSeen: 100_000, ...more };
  return callRoute(buy, "/api/membership/groups", { as, body });
};
const tokenOf = async (reference: string) =>
  groupLinkToken((await db.charge.findUniqueOrThrow({ where: { reference } })).subjectId);
const groupOf = async (reference: string) => getGroupByLink(await tokenOf(reference));

async function pay({ authorization_url, reference }: { authorization_url: string; reference: string }) {
  await emulator().pay(authorization_url);
  const token = await tokenOf(reference);
  await callRoute(groupReturn, `/api/membership/groups/${token}/return`, { params: { token } });
  await backgroundSettled();
}

/** The balance in naira, which has to be the sum of the ledger. */
async function balanceOf(id: string): Promise<number> {
  const { balanceKobo, entries } = await db.voucher.findUniqueOrThrow({ where: { id }, include: { entries: true } });
  expect(entries.reduce((sum, { kobo }) => sum + kobo, 0n)).toBe(balanceKobo);
  return Number(balanceKobo) / 100;
}

test("seats that the voucher pays completely are there without Paystack, once for a form that is sent twice", async () => {
  const actor = await makeActor();
  const { id } = await makeVoucher();
  const before = emulator().transactions().length;
  const dearer = await start(actor, id, { voucherSeen: 5_000 });
  expect([dearer.status, await balanceOf(id)]).toEqual([409, 20_000]);
  const unseen = await start(actor, id, { voucherSeen: undefined });
  expect([unseen.status, unseen.body.error, await balanceOf(id)]).toEqual([
    409,
    "Please check the total first. Nothing was paid.",
    20_000,
  ]);
  const replies = await Promise.all([start(actor, id), start(actor, id)]);
  expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
  expect(replies[0]?.body.authorization_url).toContain("/membership/group/");
  expect([emulator().transactions().length, await balanceOf(id)]).toEqual([before, 10_000]);
  const group = await groupOf(replies[0]?.body.reference);
  expect(group).toMatchObject({ state: "paid", total: 10_000, voucher: 10_000, count: 2 });
  expect(group?.seats.map(({ state }) => state)).toEqual(["free", "free"]);
});

test("a form without JavaScript comes back with the chosen seats where the voucher would pay more than it showed", async () => {
  const actor = await makeActor();
  const { id } = await makeVoucher();
  const send = (seats: string, voucherSeen: string) => {
    const group = { plan: "monthly", seats, name: "Adeola & Sons", voucher: voucherCheckoutToken(id), voucherSeen };
    return callRoute(buy, "/api/membership/groups", { as: actor, body: new URLSearchParams(group) });
  };
  const back = await send("4", "10000");
  expect([back.status, await balanceOf(id)]).toEqual([303, 20_000]);
  expect(back.headers.get("location")).toMatch(/\/membership\/group\?plan=monthly&seats=4&error=code_refused$/);
  const paid = await send("4", "20000");
  expect([paid.status, await balanceOf(id)]).toEqual([303, 0]);
  expect(paid.headers.get("location")).toMatch(/\/membership\/group\/\w/);
});

test("unused seats are refunded the way they were paid, to the card first, once", async () => {
  const [actor, admin, member] = [await makeActor(), await makeActor({ role: "Admin" }), await makeActor()];
  const { id: voucherId } = await makeVoucher({ amount: 12_000 });
  const { body } = await start(actor, voucherId, { seats: 3 });
  expect(emulator().transactions()[0]).toMatchObject({ reference: body.reference, amount: 300_000 });
  await pay(body);
  const token = await tokenOf(body.reference);
  await callRoute(invite, `/api/membership/groups/${token}/seats`, {
    body: { email: member.email },
    params: { token },
  });
  const mail = emulator()
    .emails()
    .find(({ to }) => [to].flat().includes(member.email));
  const code = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(mail?.text ?? "")?.[0] ?? "";
  expect((await callRoute(redeem, "/api/membership/gifts/redeem", { as: member, body: { code } })).status).toBe(200);
  const { subjectId: id } = await db.charge.findUniqueOrThrow({ where: { reference: body.reference } });
  const back = () => callRoute(refund, "/", { as: admin, params: { id }, body: {} });
  expect((await Promise.all([back(), back()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  const refunds = await db.refund.findMany({ where: { charge: { reference: body.reference } } });
  expect(refunds.map(({ amountKobo, voucherKobo }) => [amountKobo, voucherKobo])).toEqual([[300_000n, 700_000n]]);
  expect(await balanceOf(voucherId)).toBe(7_000);
  expect(await groupOf(body.reference)).toMatchObject({ refunded: 10_000, voucher: 12_000, inUse: 1 });
  // A chargeback takes back the seat in use too, and gives the rest of the voucher's part back once.
  const charge = await db.charge.findUniqueOrThrow({ where: { reference: body.reference } });
  await takeBackLostCharge(charge.id);
  await takeBackLostCharge(charge.id);
  expect(await balanceOf(voucherId)).toBe(12_000);
});

test("a late payment whose voucher was used for something else is refunded, and opens no seats", async () => {
  const [actor, other] = [await makeActor(), await makeActor()];
  const { id } = await makeVoucher({ amount: 3_000 });
  const { body } = await start(actor, id);
  await db.$executeRaw`UPDATE gift_memberships SET created_at = now() - interval '3 hours' WHERE voucher_taken_kobo > 0`;
  await returnExpiredPlanVouchers();
  expect(await balanceOf(id)).toBe(3_000);
  const taken = { plan: "monthly", payment: "once", voucher: voucherCheckoutToken(id) };
  expect((await callRoute(init, "/api/payments/init", { as: other, body: taken })).status).toBe(200);
  await pay(body);
  const refunds = await db.refund.findMany({ where: { charge: { reference: body.reference } } });
  expect(refunds.map(({ amountKobo, reason }) => [amountKobo, reason])).toEqual([[700_000n, "voucher-used"]]);
  expect(await groupOf(body.reference)).toMatchObject({ state: "refunded", seats: [] });
});

test("of groups that race for one voucher none overspends it", async () => {
  const { id } = await makeVoucher({ amount: 12_000 });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => makeActor()));
  const replies = await Promise.all(buyers.map((as) => start(as, id, { name: newId("gft") })));
  // One is paid completely and one in part; the others find nothing left.
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
  expect(await balanceOf(id)).toBe(0);
});
