import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { voucherCheckoutToken } from "@/lib/orders/vouchers/voucher-tokens";
import { createRenewalLink } from "@/lib/subscriptions/create-renewal-link";
import { makeActor } from "@/lib/subscriptions/factory";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { adminOnly, type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import { newReference, type Personas } from "@/tests/security/personas";

/** Something that was sent to the owner. */
async function createFulfilment({ actors }: Personas): Promise<string> {
  const { id } = await db.fulfilment.create({
    data: {
      id: newId("prk"),
      userId: actors.owner._id,
      perk: "welcomePack",
      period: newId("prk"),
      status: "sent",
      dueAt: new Date(),
      sentAt: new Date(),
    },
  });
  return id;
}

/** A membership payment of the owner, long ago, so that it opens nothing. */
async function createReceipt({ actors }: Personas): Promise<string> {
  const reference = newReference();
  await db.$transaction((tx) =>
    recordLedgerEntry(tx, {
      userId: actors.owner._id,
      reference,
      kind: "grant",
      planKey: "monthly",
      effectiveAt: new Date("2020-01-01T10:00:00.000Z"),
      months: 1,
      amountKobo: 500_000n,
    }),
  );
  return reference;
}

async function createRenewalToken(): Promise<string> {
  const { _id } = await makeActor({ plan: "monthly", days: 5 });
  return (await createRenewalLink(_id)) ?? "";
}

/** Joining the Circle, renewing, changing and leaving it. */
export const subscriptionEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/membership/trial",
    access: "session",
    // Who has or had a plan has no trial.
    expected: signedInOnly(409),
    makeInput: () => ({ body: { plan: "monthly", days: 14 } }),
  },
  {
    method: "PUT",
    path: "/api/admin/trials/[plan]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const { trialDays } = await db.plan.findUniqueOrThrow({ where: { key: "monthly" } });
      return { params: { plan: "monthly" }, body: { days: trialDays === 5 ? 6 : 5, seen: trialDays } };
    },
  },
  {
    method: "POST",
    path: "/api/payments/init",
    access: "session",
    expected: signedInOnly(),
    messages: { 401: "You must be logged in to subscribe" },
    makeInput: async () => ({
      body: {
        plan: "collector",
        amount: 1,
        voucher: voucherCheckoutToken((await makeVoucher()).id),
        voucherSeen: 20_000,
      },
    }),
  },
  { method: "GET", path: "/api/membership", access: "session", expected: signedInOnly() },
  {
    method: "GET",
    path: "/api/membership/payment",
    access: "anyone",
    expected: openToAll(),
    makeInput: () => ({ query: `reference=${newReference()}` }),
  },
  {
    // No persona has a card that renews.
    method: "POST",
    path: "/api/membership/renewal",
    access: "session",
    expected: signedInOnly(409),
    makeInput: () => ({ body: { on: false } }),
  },
  {
    method: "POST",
    path: "/api/membership/card",
    access: "session",
    expected: signedInOnly(409),
    makeInput: () => ({ body: {} }),
  },
  {
    method: "POST",
    path: "/api/membership/pause",
    access: "session",
    expected: { ...signedInOnly(409), vip: 200 },
    makeInput: () => ({ body: { months: 2 } }),
  },
  {
    // No persona is paused when it is called.
    method: "POST",
    path: "/api/membership/resume",
    access: "session",
    expected: signedInOnly(409),
    makeInput: async () => {
      // The call before may have paused one.
      await db.subscription.updateMany({
        where: { pausedUntil: { not: null } },
        data: { pausedUntil: null, resumesTo: null },
      });
      return { body: {} };
    },
  },
  {
    // No persona has a failed charge.
    method: "POST",
    path: "/api/membership/retry",
    access: "session",
    expected: signedInOnly(409),
    makeInput: () => ({ body: {} }),
  },
  {
    method: "POST",
    path: "/api/membership/pay-link",
    access: "session",
    expected: { ...signedInOnly(409), vip: 200, expired: 200 },
    makeInput: () => ({ body: {} }),
  },
  {
    method: "POST",
    path: "/api/membership/referral-link",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: {} }),
  },
  {
    method: "GET",
    path: "/api/membership/receipts/[reference]",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: { reference: await createReceipt(world) } }),
  },
  {
    method: "POST",
    path: "/api/membership/plan",
    access: "session",
    expected: { ...signedInOnly(409), vip: 200 },
    makeInput: () => ({ body: { plan: "monthly" } }),
  },
  {
    method: "POST",
    path: "/api/membership/renewals/[renewalId]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { renewalId: await createRenewalToken() }, body: {} }),
  },
  {
    method: "POST",
    path: "/api/membership/perks/[perkId]/received",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: { perkId: await createFulfilment(world) }, body: {} }),
  },
];
