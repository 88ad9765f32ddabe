import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { sellerLines } from "@/lib/orders/invoice/get-invoice";
import { vatPercentAt } from "@/lib/orders/invoice/vat";

/** What the receipt of a membership payment shows; the amount in kobo. */
export type MembershipReceipt = {
  reference: string;
  plan: string;
  from: string;
  to: string;
  paidAt: string;
  amountKobo: number;
  refunded: boolean;
  vatPercent: number | null;
  seller: string[];
  buyer: { name: string; email: string };
};

/** The receipt of the caller's own payment by its reference. Throws `not_found`. */
export async function getMembershipReceipt(actor: Actor, reference: string): Promise<MembershipReceipt> {
  const entry = await db.subscriptionEntry.findFirst({
    where: { userId: actor._id, reference, amountKobo: { gt: 0 } },
    include: { plan: true },
  });
  if (!entry) return throwAppError("not_found", "Receipt not found");
  const reversals = await db.subscriptionEntry.count({ where: { reversedReference: reference } });
  const paidAt = entry.effectiveAt.toISOString();
  return {
    reference,
    plan: entry.plan.name,
    from: entry.periodFrom.toISOString(),
    to: entry.periodTo.toISOString(),
    paidAt,
    amountKobo: Number(entry.amountKobo),
    refunded: reversals > 0,
    vatPercent: vatPercentAt(env().VAT_RATES, paidAt),
    seller: sellerLines(),
    buyer: { name: `${actor.firstName} ${actor.lastName}`, email: actor.email },
  };
}
