import * as z from "zod/mini";
import { getVariantName } from "@/lib/catalog/rules";
import type { AppError } from "@/lib/core/errors";
import { toKobo } from "@/lib/core/money";
import { fieldsOf } from "@/lib/core/records";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { type CheckoutBody, checkoutBody, orderParams } from "@/lib/orders/contracts";

const toText = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);

/**
 * The redirect after a failed no-script cart form: visitors go to the login page with the item in the query, others to the
 * cart with an error.
 */
export function cartFormErrorRedirect(error: AppError, form: unknown): string {
  if (error.code !== "unauthenticated") return formRedirectPaths.cartError(error.code);
  const { productId, variation, quantity } = fieldsOf(form);
  const add = toText(productId);
  if (!add) return paths.login({ redirectTo: paths.cart });
  return paths.login({
    redirectTo: paths.cart,
    add,
    variation: Array.isArray(variation) ? toText(variation.join(" / ")) : undefined,
    quantity: typeof quantity === "number" && Number.isInteger(quantity) ? quantity : undefined,
  });
}

const pageFields = z.pick(checkoutBody, {
  productId: true,
  quantity: true,
  variation: true,
  edition: true,
  discountCode: true,
  addressId: true,
});

// What the checkout page was opened with: the "Buy Now" item, nothing for the whole cart, the discount code, and the chosen address.
function parsePageQuery(form: unknown) {
  const {
    productId,
    quantity = 1,
    variation = [],
    edition,
    discountCode,
    addressId,
  } = pageFields.safeParse(form).data ?? {};
  return {
    ...(productId && { productId, quantity, variation: getVariantName(variation) }),
    ...(productId && edition !== undefined && { edition }),
    ...(discountCode && { discountCode }),
    ...(addressId && { addressId }),
  };
}

/** The redirect after a no-script checkout: to Paystack, or back if the price differs from the one shown. */
export function checkoutFormRedirect(
  payment: { authorization_url: string; total: number },
  body: CheckoutBody,
): string {
  const wrap = body.gift?.wanted && body.gift.wrap ? toKobo(body.gift.price ?? 0) : 0;
  const seen = toKobo(body.totalSeen ?? payment.total) + (body.totalSeen === undefined ? 0 : wrap);
  // A voucher that has enough pays the gift wrap too.
  const isAsShown = seen === toKobo(payment.total) || (Boolean(body.voucher) && seen > toKobo(payment.total));
  return isAsShown ? payment.authorization_url : formRedirectPaths.checkoutError("price_changed", parsePageQuery(body));
}

/** The redirect after a failed no-script checkout: visitors go to the login page, others to the checkout with an error. */
export function checkoutFormErrorRedirect(error: AppError, form: unknown): string {
  const page = parsePageQuery(form);
  if (error.code === "waiting_room" && error.facts?.drop) return paths.waitingPlace(String(error.facts.drop));
  if (error.code === "unauthenticated") return paths.login({ redirectTo: paths.checkout(page) });
  return formRedirectPaths.checkoutError(error.code, page);
}

/** The redirect after a failed no-script form on an order page: back to it, with an error. */
export function orderFormErrorRedirect(error: AppError, _: unknown, params: unknown): string {
  const parsed = orderParams.safeParse(params);
  const { number } = parsed.success ? parsed.data : { number: "" };
  if (error.code === "unauthenticated") return paths.login({ redirectTo: number ? paths.order(number) : paths.orders });
  return number ? formRedirectPaths.orderError(number, error.code) : paths.orders;
}
