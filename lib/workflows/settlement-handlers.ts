import { ticketSettlement } from "@/lib/events/settle-ticket";
import { orderSettlement } from "@/lib/orders/fulfil-order";
import { voucherSettlement } from "@/lib/orders/vouchers/settle-voucher";
import { type ChargeState, type SettlementHandlers, settleCharge } from "@/lib/payments/settle-charge";
import { PaystackError } from "@/lib/paystack/paystack";
import { giftSettlement } from "@/lib/subscriptions/gifts/settle-gift";
import { handlePaystackEvent } from "@/lib/subscriptions/handle-paystack-event";
import { subscriptionSettlement } from "@/lib/subscriptions/settle-subscription";
import { lotSettlement } from "@/lib/workflows/lot-settlement";

/** Settles the charges of each purpose, when paid or failed. */
export const settlementHandlers: SettlementHandlers = {
  order: orderSettlement,
  membership: subscriptionSettlement,
  lot: lotSettlement,
  gift: giftSettlement,
  event: ticketSettlement,
  voucher: voucherSettlement,
  onProviderEvent: handlePaystackEvent,
};

/** The state of a payment, for a waiting page; "pending" while Paystack cannot be reached. */
export function pollPayment(reference: string): Promise<ChargeState> {
  return settleCharge(reference, settlementHandlers).catch((error: unknown) => {
    if (error instanceof PaystackError) return "pending";
    throw error;
  });
}
