import { appendCookie } from "@/lib/auth/sessions/append-cookie";
import { cookieName } from "@/lib/auth/sessions/cookie-names";
import { readVoucherCheckout, voucherCheckoutToken } from "@/lib/orders/vouchers/voucher-tokens";

const seconds = 2 * 60 * 60;

type CookieSource = { get: (name: string) => { value: string } | undefined };

/** The id of the voucher that a browser has applied to its checkout, or null. */
export function readVoucherCookie(cookies: CookieSource): string | null {
  return readVoucherCheckout(cookies.get(cookieName("la_voucher"))?.value);
}

/** Remembers the voucher of a checkout for two hours, without its code; null forgets it. */
export function setVoucherCookie(headers: Headers, id: string | null): void {
  appendCookie(headers, { name: "la_voucher", value: id === null ? "" : voucherCheckoutToken(id), seconds });
}
