// `__Host-` is possible over https only, as for the session cookie.
const prefix = () => (location.protocol === "https:" ? "__Host-" : "");

function readCookie(name: string): string {
  const start = `${prefix()}${name}=`;
  const pair = document.cookie.split(/;\s*/).find((one) => one.startsWith(start));
  return pair?.slice(start.length) ?? "";
}

/** The number of items in a guest's cart, from the cookie that says so; "" without one. */
export const guestCartHint = () => readCookie("la_cart");

/** Raised on the window when a guest's cart has changed. */
export const guestCartChanged = "guest-cart";

/**
 * The readable cookie beside the HttpOnly session cookie; "" without one. Its value differs for each session and
 * holds no data.
 */
export const sessionHint = () => readCookie("la_hint");

/** Whether someone seems to be signed in. Only a hint that saves visitors a request; the server decides. */
export function hasSessionHint(): boolean {
  return sessionHint() !== "";
}

/** Clears a stale hint, unless a newer session has replaced it. */
export function clearSessionHint(hint: string): void {
  if (!hint || sessionHint() !== hint) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser in use, and this has to be one step.
  document.cookie = `${prefix()}la_hint=; Path=/; Max-Age=0; SameSite=Lax${prefix() && "; Secure"}`;
}
