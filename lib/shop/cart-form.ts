import { answerPaths } from "@/lib/platform/answer-paths";
import type { AppError } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";

const word = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);

/**
 * Where a cart form that was posted without script goes on after a refusal: a visitor to signing in, with what they wanted
 * in the address; everybody else to the cart, which says what went wrong.
 */
export function afterRefusedCartForm(error: AppError, form: unknown): string {
  if (error.code !== "unauthenticated") return answerPaths.cartRefused(error.code);
  const { productId, variation, quantity } = (form ?? {}) as Record<string, unknown>;
  const add = word(productId);
  if (!add) return paths.login({ redirectTo: paths.cart });
  return paths.login({
    redirectTo: paths.cart,
    add,
    variation: Array.isArray(variation) ? word(variation.join(" / ")) : undefined,
    quantity: typeof quantity === "number" && Number.isInteger(quantity) ? quantity : undefined,
  });
}
