/** Every page of the museum has its address here; the calls of the API have theirs in api-paths.ts. Browser-safe. */
import { segment, withQuery } from "@/lib/platform/address";

/** What somebody may write to the museum about. */
export type EnquiryTopic = "order" | "account" | "membership" | "record" | "press" | "other";

/** A desk of the back office: what stands behind /admin/. */
export type Desk =
  | "upload"
  | "comments"
  | "newsletter"
  | "events"
  | "exhibitions"
  | "downloads"
  | "welcome-pack"
  | "users"
  | "payments"
  | "products"
  | "orders"
  | "auctions"
  | "receipts"
  | "money"
  | "labels"
  | "outbox"
  | "audit";

/** What came of asking after a payment: where it stands, that the answer goes by mail, or why there is none. */
export type PaymentHelpSaid =
  | "complete"
  | "returning"
  | "returned"
  | "pending"
  | "not-paid"
  | "mismatch"
  | "unknown"
  | "mailed"
  | "refused"
  | "busy";

/** What a visitor wanted to put into the cart before being asked to sign in. */
export type IntentQuery = { add?: string; variation?: string; quantity?: number };

export const paths = {
  home: "/",
  drops: "/drops",
  drop: (slug: string) => `/drops/${segment(slug)}`,
  cart: "/cart",
  /** The whole cart, or one piece that is bought at once. */
  checkout: (piece?: { productId: string; quantity?: number; variation?: string }) =>
    withQuery("/checkout", { productId: piece?.productId, quantity: piece?.quantity, variation: piece?.variation }),
  checkoutSuccess: (reference?: string) => withQuery("/checkout/success", { reference }),
  checkoutCancel: (query: { error?: string; reference?: string } = {}) => withQuery("/checkout/cancel", query),
  orders: "/account/orders",
  /** The same list at its short address; it says itself that the other one is meant. */
  ordersInShort: "/orders",
  order: (number: string) => `/account/orders/${segment(number)}`,
  receipt: (number: string) => `/account/orders/${segment(number)}/receipt`,
  account: "/account",
  /** What deleting the account means, and its form; a form without script that was refused leads back with the sentence. */
  deleteAccount: (query: { error?: string } = {}) => withQuery("/account/delete", query),
  /** How one signs in: the second factor, and every device signed out. */
  security: (query: { redirectTo?: string } = {}) => withQuery("/account/security", query),
  admin: "/admin",
  /** The door of an event. A ticket's pattern leads here with its code behind the #, where no log has it. */
  checkIn: (id: string, code?: string) => `/admin/events/${segment(id)}/check-in${code ? `#${code}` : ""}`,
  subscribe: "/subscribe",
  /** The plans, for someone whom a members' room sent there. */
  plans: (query: { redirectTo?: string } = {}) => withQuery("/subscribe", query),
  subscribeSuccess: (query: { status?: "success"; reference?: string } = {}) => withQuery("/subscribe/success", query),
  subscribeCancel: (query: { status?: "cancelled" | "failed" | "error"; message?: string; reference?: string } = {}) =>
    withQuery("/subscribe/cancel", query),
  /** The page of a dated payment link. */
  renewal: (id: string) => `/renew/${segment(id)}`,
  /** The public page behind a membership card. */
  membershipCard: (cardNumber: string) => `/card/${segment(cardNumber)}`,
  contact: "/contact",
  /** The form with something filled in. It rides behind the #, so that the page stays one page and no log has it. */
  contactAbout: (about: { order?: string; topic?: EnquiryTopic }) =>
    `/contact#${new URLSearchParams(Object.entries(about))}`,
  /** Every call of the API, for people and for programs. */
  developers: "/developers",
  openapi: "/api/openapi.json",
  /** Where somebody who was debited asks after the money. */
  paymentHelp: "/help/payment",
  auctions: "/auctions",
  auction: (slug: string) => `/auctions/${segment(slug)}`,
  auctionLedger: (slug: string) => `/auctions/${segment(slug)}/ledger`,
  /** The same sale for a poor line: no script, no pictures. A form that was refused leads back with its code. */
  auctionLite: (slug: string, query: { said?: "bid" | "watch"; error?: string; typed?: string } = {}) =>
    withQuery(`/auctions/${segment(slug)}/lite`, query),
  foundersWall: "/founders-wall",
  guestbook: "/guestbook",
  events: "/events",
  ownEvents: "/account/events",
  /** Somebody's ticket, or their place in the line; a form without script that was refused leads back with its code. */
  ticket: (id: string, query: { error?: string } = {}) => withQuery(`/account/events/${segment(id)}`, query),
  visit: "/visit",
  visitTickets: "/visit/tickets",
  visitDirections: "/visit/directions",
  about: "/about",
  scan: "/scan",
  /** The page of one labelled object. */
  label: (code: string) => `/l/${segment(code)}`,
  membership: "/membership",
  headsOfStateFront: "/heads-of-state",
  leader: (slug: string) => `/heads-of-state/${segment(slug)}`,
  /** The members' chapter of a leader: a section of the exhibition. */
  leaderChapter: (slug: string) => `/exhibitions/heads-of-state#${segment(slug)}`,
  afroalchemy: "/afroalchemy",
  lovesLabours: "/loves-labours",
  exhibitions: "/exhibitions",
  exhibition: (slug: string) => `/exhibitions/${segment(slug)}`,
  headsOfState: "/exhibitions/heads-of-state",
  badger: "/exhibitions/badger",
  login: (query: { redirectTo?: string; error?: string; said?: "reset" | "resent" | "deleted" } & IntentQuery = {}) =>
    withQuery("/login", query),
  /** The second step of signing in, for those who have a second factor. */
  secondStep: (query: { redirectTo?: string; error?: string } & IntentQuery = {}) => withQuery("/login/code", query),
  register: (query: { redirectTo?: string; error?: string; sent?: 1 } & IntentQuery = {}) =>
    withQuery("/register", query),
  verify: (token: string) => `/verify/${segment(token)}`,
  dashboard: "/dashboard",
  forgotPassword: "/forgot-password",
  downloads: "/downloads",
  /** The maker's own sheets: there is no such page in production. */
  design: "/design",
  designCollection: "/design/collection",
  resetPassword: (token: string, query: { error?: string } = {}) =>
    withQuery(`/reset-password/${segment(token)}`, query),
} as const;

// Browsers read a backslash as a slash and drop tabs and line breaks, so that "/\\evil" and "/\t/evil" leave the site.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here.
const trickery = /[\u0000-\u001f\u007f\\]/;

/**
 * The part of `wanted` that can be followed after signing in: a path on this site, or `fallback`. Refuses other hosts in
 * every spelling browsers accept (//host, /\host, control characters) and the sign-in pages themselves, which would loop.
 */
export function safeReturnPath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || wanted.length > 2_000 || !wanted.startsWith("/")) return fallback;
  if (wanted.includes(" ") || trickery.test(wanted)) return fallback;
  const base = "https://museum.invalid";
  if (!URL.canParse(wanted, base)) return fallback;
  const url = new URL(wanted, base);
  const decoded = decodeSafely(url.pathname);
  if (url.origin !== base || decoded === null || /^\/[/\s]/.test(decoded) || trickery.test(decoded)) return fallback;
  if (/^\/(login|register|signup)(\/|$)/.test(url.pathname) || url.pathname.startsWith("/api/")) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

function decodeSafely(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
