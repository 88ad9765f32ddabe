import type { Actor } from "@/lib/auth/contracts";
import { type CheckoutState, getOrderIdByReference, toCheckoutState } from "@/lib/orders/queries";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/**
 * The state of a payment, for its buyer; "unknown" for everyone else. Verifies the payment with Paystack, so that a lost webhook does
 * not block the buyer. `unlessPaid` runs before the state is read.
 */
export async function getCheckoutState(
  actor: Actor | null,
  reference: string,
  unlessPaid?: (orderId: string) => Promise<void>,
): Promise<CheckoutState> {
  const orderId = actor && (await getOrderIdByReference(reference, actor));
  if (!actor || !orderId) return { state: "unknown", order: null };
  const payment = await pollPayment(reference);
  if (payment !== "paid") await unlessPaid?.(orderId);
  return toCheckoutState(actor, reference, payment);
}
