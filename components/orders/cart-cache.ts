import { changeReply, refetchReply } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** Refetches the cart wherever it is shown. */
export const refetchCart = () => refetchReply(apiPaths.cart);

/** Counts more items before the server has added them. */
export const countInCart = (more: number) =>
  changeReply(apiPaths.cart, ({ cart }) => ({ cart: { ...cart, quantity: cart.quantity + more } }));
