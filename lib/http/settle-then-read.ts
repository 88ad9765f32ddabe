import type { Actor } from "@/lib/accounts/contracts";
import { settleOrWait } from "@/lib/http/settlements";
import { type CheckoutState, orderIdByReference, readCheckoutState } from "@/lib/shop/checkout-state";

/**
 * What became of a payment, for its buyer; others learn nothing. Paystack is asked on the way, so that a lost webhook keeps
 * nobody waiting; when it does not answer, the payment is still on its way. `unlessPaid` is done before the state is read.
 */
export async function settleThenRead(
  actor: Actor | null,
  reference: string,
  unlessPaid?: (orderId: string) => Promise<void>,
): Promise<CheckoutState> {
  const orderId = actor && (await orderIdByReference(reference, actor));
  if (!actor || !orderId) return { state: "unknown", order: null };
  const payment = await settleOrWait(reference);
  if (payment !== "paid") await unlessPaid?.(orderId);
  return readCheckoutState(actor, reference, payment);
}
