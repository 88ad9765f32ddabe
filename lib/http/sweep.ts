import { clearExpiredTokens } from "@/lib/accounts/clear-expired-tokens";
import { deliverOutbox } from "@/lib/http/effects";
import { settlers } from "@/lib/http/settlements";
import { checkPending } from "@/lib/payments/check-pending";
import { log } from "@/lib/platform/log";
import { clearExpiredLimits } from "@/lib/platform/rate-limit";
import { releaseExpiredOrders } from "@/lib/shop/release-order";

async function attempt<T>(what: string, work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (err) {
    log().error({ err, what }, "a part of the sweep failed");
    return otherwise;
  }
}

/**
 * Does what was left undone: payments whose news was lost, holds whose time is over, effects that were not carried out.
 * Payments come first, so that a hold is not given away under a buyer who has paid. One part's failure leaves the others.
 */
export async function sweep(): Promise<{ checked: number; released: number; delivered: number }> {
  const checked = await attempt("payments", () => checkPending(settlers), 0);
  const released = (await attempt("holds", releaseExpiredOrders, [])).length;
  const delivered = await attempt("outbox", deliverOutbox, 0);
  await attempt("tokens", clearExpiredTokens, undefined);
  await attempt("limits", clearExpiredLimits, undefined);
  return { checked, released, delivered };
}
