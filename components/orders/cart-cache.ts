import { guestCartChanged, hasSessionHint } from "@/components/auth/session-hint";
import { changeReply, refetchReply } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";

const cartPath = () => (hasSessionHint() ? apiPaths.cart : apiPaths.guestCart);

/** Refetches the cart wherever it is shown. */
export async function refetchCart(): Promise<void> {
  dispatchEvent(new Event(guestCartChanged));
  await refetchReply(cartPath());
}

/** Counts more items before the server has added them. */
export const countInCart = (more: number) =>
  changeReply(cartPath(), ({ cart }) => ({ cart: { ...cart, quantity: cart.quantity + more } }));
