import * as z from "zod/mini";
import { answerPaths } from "@/lib/platform/answer-paths";
import type { AppError } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";
import { type CheckoutBody, checkoutBody } from "@/lib/shop/contracts";
import { variantName } from "@/lib/shop/rules";

const pieceFields = z.pick(checkoutBody, { productId: true, quantity: true, variation: true });

// The one piece that the page showed, or none for the whole cart.
function pieceOf(form: unknown) {
  const { productId, quantity = 1, variation = [] } = pieceFields.safeParse(form).data ?? {};
  return productId ? { productId, quantity, variation: variantName(variation) } : undefined;
}

/** Where the checkout's form goes on without script: to Paystack, or back when the price is no longer the one it showed. */
export function afterCheckoutForm(begun: { authorization_url: string; total: number }, body: CheckoutBody): string {
  const isAsShown = body.totalSeen === undefined || body.totalSeen === begun.total;
  return isAsShown ? begun.authorization_url : answerPaths.checkoutRefused("price_changed", pieceOf(body));
}

/** Where it goes on after a refusal: a visitor to signing in, everybody else back to the checkout, which says what is wrong. */
export function afterRefusedCheckoutForm(error: AppError, form: unknown): string {
  const piece = pieceOf(form);
  if (error.code === "unauthenticated") return paths.login({ redirectTo: paths.checkout(piece) });
  return answerPaths.checkoutRefused(error.code, piece);
}
