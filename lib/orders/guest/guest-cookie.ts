import { appendCookie } from "@/lib/auth/sessions/append-cookie";
import { cookieName } from "@/lib/auth/sessions/cookie-names";
import { readSignedValue, signValue } from "@/lib/core/signed-value";

const seconds = 30 * 24 * 60 * 60;

type CookieSource = { get: (name: string) => { value: string } | undefined };

/** The id of the guest whose signed cookie a browser sends, or null. */
export function readGuestId(cookies: CookieSource): string | null {
  return readSignedValue("guest", cookies.get(cookieName("la_guest"))?.value);
}

/** Sets the cookie of a guest, and one with the number of items in the cart, which scripts read. */
export function setGuestCookies(headers: Headers, guestId: string, quantity: number): void {
  appendCookie(headers, { name: "la_guest", value: signValue("guest", guestId), seconds });
  appendCookie(headers, { name: "la_cart", value: String(quantity), seconds, readable: true });
}

/** Clears the cookies of a guest who has signed in. */
export function clearGuestCookies(headers: Headers): void {
  appendCookie(headers, { name: "la_guest", value: "", seconds });
  appendCookie(headers, { name: "la_cart", value: "", seconds, readable: true });
}
