import { followRenewal } from "@/lib/membership/follow-renewal";
import { db } from "@/lib/platform/db";
import { paystack } from "@/lib/platform/paystack";

/** Learns of the subscription that a first payment made, even when the event about it was lost. */
export async function findRenewals(userId: string): Promise<void> {
  const charges = await db.charge.findMany({
    where: { purpose: "membership", userId, status: "success" },
    distinct: ["email"],
    select: { email: true },
  });
  for (const { email } of charges) {
    for (const code of await paystack.listSubscriptionCodes(email)) await followRenewal(code);
  }
}
