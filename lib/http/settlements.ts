import { lotSettler } from "@/lib/http/settle-lot";
import { followNews } from "@/lib/membership/follow-news";
import { membershipSettler } from "@/lib/membership/settle-membership";
import { type ChargeState, type Settlers, settleCharge } from "@/lib/payments/settle-charge";
import { PaystackError } from "@/lib/platform/paystack";
import { orderSettler } from "@/lib/shop/fulfil-order";

/** What a charge of each purpose brings about when it is paid or fails: the one place where payments and the domains meet. */
export const settlers: Settlers = {
  order: orderSettler,
  membership: membershipSettler,
  lot: lotSettler,
  onNews: followNews,
};

/** What became of a payment, for somebody who waits; while Paystack cannot be asked it is on its way. */
export function settleOrWait(reference: string): Promise<ChargeState> {
  return settleCharge(reference, settlers).catch((error: unknown) => {
    if (error instanceof PaystackError) return "pending";
    throw error;
  });
}
