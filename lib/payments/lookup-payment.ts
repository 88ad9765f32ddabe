import { addBusinessDays } from "date-fns/addBusinessDays";
import { db } from "@/lib/db/client";
import type { PaymentLookup } from "@/lib/payments/contracts";
import { lookupMessages } from "@/lib/payments/lookup-messages";
import { getLookupState, refundWorkingDays } from "@/lib/payments/rules";
import type { ChargeState } from "@/lib/payments/settle-charge";

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Africa/Lagos" });
type Settle = (reference: string) => Promise<ChargeState>;

async function findReference(reference: string): Promise<string | null> {
  // Our references are upper-case; those that Paystack creates for renewals are not.
  const variants = [reference, reference.replace(/\s+/g, "").toUpperCase()];
  const charge = await db.charge.findFirst({ where: { reference: { in: variants } }, select: { reference: true } });
  return charge?.reference ?? null;
}

/**
 * Verifies a payment with Paystack, which completes it when paid, and returns its state. The result reveals neither the payer nor
 * the purpose.
 */
export async function lookupPayment(input: string, settle: Settle): Promise<PaymentLookup> {
  const reference = await findReference(input);
  if (reference) await settle(reference);
  const charge = reference ? await db.charge.findUniqueOrThrow({ where: { reference } }) : null;
  const refund = charge
    ? await db.refund.findFirst({ where: { chargeId: charge.id }, orderBy: { createdAt: "desc" } })
    : null;
  const state = getLookupState(charge, refund);
  const backBy = refund && addBusinessDays(refund.processedAt ?? refund.createdAt, refundWorkingDays);
  return {
    state,
    message: lookupMessages[state](backBy ? dayFormat.format(backBy) : ""),
    backBy: backBy?.toISOString() ?? null,
  };
}
