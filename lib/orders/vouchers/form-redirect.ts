import { paths } from "@/lib/core/urls/paths";
import { checkoutVoucherBody } from "@/lib/orders/vouchers/contracts";

/** The page that a form without JavaScript came from, as it was opened; `voucherError` is a code. */
export function voucherFormRedirect(form: unknown, voucherError?: string): string {
  const sent = checkoutVoucherBody.safeParse(form).data ?? { code: "" };
  const { productId, quantity, variation, edition, discountCode, page, plan, friend, renew } = sent;
  if (page === "plans") return paths.plans({ plan, discountCode, friend, voucherError });
  if (page === "gift") return paths.giftForm({ plan, voucherError });
  if (page === "group") return paths.groupForm({ plan, renew, voucherError });
  return paths.checkout({
    ...(productId && { productId, quantity: quantity ?? 1, variation: variation ?? "" }),
    ...(productId && edition !== undefined && { edition }),
    ...(discountCode && { discountCode }),
    ...(voucherError && { voucherError }),
  });
}
