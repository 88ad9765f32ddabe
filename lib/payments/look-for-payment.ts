import { addBusinessDays } from "date-fns";
import type { PaymentFinding } from "@/lib/payments/contracts";
import { findingWords } from "@/lib/payments/finding-words";
import { judgeFinding, refundWorkingDays } from "@/lib/payments/rules";
import type { ChargeState } from "@/lib/payments/settle-charge";
import { db } from "@/lib/platform/db";

const inWords = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Africa/Lagos" });
type Settle = (reference: string) => Promise<ChargeState>;

async function knownAs(reference: string): Promise<string | null> {
  // Ours are written in capitals, those that Paystack makes for a renewal are not.
  const spellings = [reference, reference.replace(/\s+/g, "").toUpperCase()];
  const charge = await db.charge.findFirst({ where: { reference: { in: spellings } }, select: { reference: true } });
  return charge?.reference ?? null;
}

/**
 * Asks Paystack once more about a payment, which completes it when the money is there, and says where it stands. Whoever has
 * the reference learns nothing else: not whose it is and not what for.
 */
export async function lookForPayment(given: string, settle: Settle): Promise<PaymentFinding> {
  const reference = await knownAs(given);
  if (reference) await settle(reference);
  const charge = reference ? await db.charge.findUniqueOrThrow({ where: { reference } }) : null;
  const refund = charge
    ? await db.refund.findFirst({ where: { chargeId: charge.id }, orderBy: { createdAt: "desc" } })
    : null;
  const state = judgeFinding(charge, refund);
  const backBy = refund && addBusinessDays(refund.processedAt ?? refund.createdAt, refundWorkingDays);
  return {
    state,
    message: findingWords[state](backBy ? inWords.format(backBy) : ""),
    backBy: backBy?.toISOString() ?? null,
  };
}
