import { db } from "@/lib/db/client";
import { paystack } from "@/lib/paystack/paystack";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";

/** Syncs the Paystack subscription that a first payment created, even if its webhook was lost. */
export async function findRenewals(userId: string): Promise<void> {
  const charges = await db.charge.findMany({
    where: { purpose: "membership", userId, status: "success" },
    distinct: ["email"],
    select: { email: true },
  });
  for (const { email } of charges) {
    for (const code of await paystack.listSubscriptionCodes(email)) await syncSubscription(code);
  }
}
