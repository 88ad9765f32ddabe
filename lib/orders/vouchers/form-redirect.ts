import { checkoutVoucherBody } from "@/lib/orders/vouchers/contracts";

/** What the checkout page was opened with, for the way back to it from a form without JavaScript. */
export function voucherFormRedirect(form: unknown) {
  const { productId, quantity, variation, edition, discountCode } = checkoutVoucherBody.safeParse(form).data ?? {};
  return {
    ...(productId && { productId, quantity: quantity ?? 1, variation: variation ?? "" }),
    ...(productId && edition !== undefined && { edition }),
    ...(discountCode && { discountCode }),
  };
}
