import { db } from "@/lib/db/client";
import { paystack } from "@/lib/paystack/paystack";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";

/**
 * Syncs the Paystack subscription that a first payment created, even if its webhook was lost. A deleted account has no email address
 * by which Paystack knows it; its customer codes find the cards that have to be disabled.
 */
export async function findRenewals(userId: string): Promise<void> {
  const charges = await db.charge.findMany({
    where: { purpose: "membership", userId, status: "success" },
    select: { email: true, customerCode: true },
  });
  const payers = new Set(charges.map(({ email, customerCode }) => customerCode ?? email));
  for (const payer of payers) {
    for (const code of await paystack.listSubscriptionCodes(payer)) await syncSubscription(code);
  }
}
