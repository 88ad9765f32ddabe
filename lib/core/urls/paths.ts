import { giftPaths } from "@/lib/core/urls/gift-paths";
import { encodeSegment, withQuery } from "@/lib/core/urls/url";

/** Paths of the pages. The admin pages are in admin-paths.ts, the API in api-paths.ts and admin-api-paths.ts. Browser-safe. */

/** Topics of the contact form. */
export type ContactTopic = "order" | "account" | "membership" | "record" | "press" | "other";

/** Results of the payment help form: the payment's state, or that the reply is emailed, or why there is none. */
export type PaymentHelpResult =
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

/** The item that a visitor added to the cart before signing in. */
export type IntentQuery = { add?: string; variation?: string; quantity?: number };

type BuyNowQuery = { productId?: string; quantity?: number; variation?: string; edition?: number };

type PlansQuery = Partial<
  Record<"redirectTo" | "plan" | "discountCode" | "friend" | "voucherError", string | undefined>
>;

export const paths = {
  home: "/",
  drops: "/drops",
  /** The drops of a category, by its slug (`categorySlug`). */
  dropCategory: (category: string) => `/drops/category/${encodeSegment(category)}`,
  /** The drops that a filter leaves; next.config.ts routes them to a page that is rendered per request. */
  filteredDrops: (filter: { category?: string; min?: number; max?: number; available?: string; sort?: string }) =>
    withQuery("/drops", filter),
  drop: (slug: string) => `/drops/${encodeSegment(slug)}`,
  /** The rules, the entries and the report of a draw. */
  draw: (slug: string) => `/draws/${encodeSegment(slug)}`,
  /** The user's entries in draws. */
  myDraws: "/account/draws",
  /** The user's entry in a draw, and the form to enter; `ask` asks before an act, `done` says that it is done, `error` is a code. */
  myDraw: (
    slug: string,
    query: { ask?: "withdraw" | "decline"; done?: "withdrawn"; form?: "address"; saved?: 1; error?: string } = {},
  ) => withQuery(`/account/draws/${encodeSegment(slug)}`, query),
  /** The waiting room of a drop. */
  waitingRoom: (slug: string) => `/drops/${encodeSegment(slug)}/waiting`,
  /** A visitor's place in it, without JavaScript; `error` is a code, `leave` asks whether to give it up. */
  waitingPlace: (slug: string, query: { challenge?: string; error?: string; leave?: "ask" } = {}) =>
    withQuery(`/drops/${encodeSegment(slug)}/waiting/place`, query),
  /** Searches the museum; without a query, the empty form. */
  search: (query?: string) => withQuery("/search", { q: query }),
  cart: "/cart",
  /** Checks out the whole cart, or one item directly, with a discount code if one was typed. */
  checkout: (query: BuyNowQuery & { discountCode?: string; voucherError?: string } = {}) =>
    withQuery("/checkout", query),
  checkoutSuccess: (reference?: string) => withQuery("/checkout/success", { reference }),
  checkoutCancel: (query: { error?: "declined"; reference?: string } = {}) => withQuery("/checkout/cancel", query),
  /** Which services work and which are delayed. */
  status: "/status",
  /** Says with status 503 that the page `from` cannot be shown now. */
  unavailable: (from: string) => withQuery("/unavailable", { from }),
  orders: "/account/orders",
  /** Short URL of the orders; its canonical URL is `orders`. */
  ordersShortcut: "/orders",
  order: (number: string) => `/account/orders/${encodeSegment(number)}`,
  /**
   * A guest's order, by the token of an emailed link. `error` is a code, `payment` the state of the payment that the guest comes from,
   * and with `save` the order is moved into the account of a user with its address.
   */
  guestOrder: (token: string, query: { error?: string; payment?: string | undefined; save?: 1 } = {}) =>
    withQuery(`/orders/guest/${encodeSegment(token)}`, query),
  receipt: (number: string) => `/account/orders/${encodeSegment(number)}/receipt`,
  account: "/account",
  /** The account page with the form of the default address open. */
  editAddress: "/account?edit=address#addresses",
  /** The saved drops; `add` is the slug of one to save, for a visitor who has signed in without JavaScript; `error` is a code. */
  wishlist: (query: { add?: string; error?: string } = {}) => withQuery("/account/wishlist", query),
  /** The numbers that a user owns, and the public profile; `saved` and `error` are codes. */
  collection: ({ section, ...query }: { saved?: string; error?: string; section?: "profile" } = {}) =>
    `${withQuery("/account/collection", query)}${section ? `#${section}` : ""}`,
  /** What a user follows; with `kind` and `key` it asks whether to follow that. `error` is a code. */
  following: (query: { kind?: string; key?: string; product?: string; number?: number; error?: string } = {}) =>
    withQuery("/account/following", query),
  /** The user's own wall; `add` is the key of a work to put on it, for a visitor who has signed in; `error` and `saved` are codes. */
  myWall: (query: { add?: string; error?: string; saved?: string } = {}) => withQuery("/account/wall", query),
  /** A shared wall; `done` says that it was reported, `error` is a code. */
  sharedWall: (token: string, query: { done?: "reported"; error?: string } = {}) =>
    withQuery(`/walls/${encodeSegment(token)}`, query),
  /** A public profile. */
  /** A section of the account, and what a form there has led to. */
  accountSection: ({ section, ...query }: { section: "emails"; saved?: "digest"; error?: string }) =>
    `${withQuery("/account", query)}#${section}`,
  /** The members who chose to be listed. */
  people: ({ q, page }: { q?: string; page?: number } = {}) =>
    withQuery("/people", { q, page: page && page > 1 ? page : undefined }),
  person: (handle: string) => `/people/${encodeSegment(handle)}`,
  /** The drops of a series. */
  series: (key: string) => `/drops/series/${encodeSegment(key)}`,
  /** `error` is a code. */
  deleteAccount: (query: { error?: string } = {}) => withQuery("/account/delete", query),
  /** The password, MFA and the sessions; `error` is a code. */
  security: (
    query: {
      redirectTo?: string;
      error?: string;
      notice?: "password" | "email" | "session" | "sessions";
      cursor?: string;
    } = {},
  ) => withQuery("/account/security", query),
  admin: "/admin",
  /** Check-in at an event. A ticket's QR code links here with its code in the hash, so that it is not logged. */
  checkIn: (id: string, code?: string) => `/admin/events/${encodeSegment(id)}/check-in${code ? `#${code}` : ""}`,
  subscribe: "/subscribe",
  /** The plans, for a visitor whom a members-only page redirected; `plan` is the one chosen before the login. */
  plans: (query: PlansQuery = {}) => withQuery("/subscribe", query),
  subscribeSuccess: (query: { status?: "success"; reference?: string } = {}) => withQuery("/subscribe/success", query),
  subscribeCancel: (query: { status?: "cancelled" | "failed" | "error"; reference?: string } = {}) =>
    withQuery("/subscribe/cancel", query),
  /** The failed charge of a member's card, and how to pay. */
  failedPayment: "/account/membership/payment",
  /** What a change of plan costs, before it is confirmed. */
  changePlan: (plan: string) => withQuery("/account/membership/change", { plan }),
  pausePlan: "/account/membership/pause",
  turnOffRenewal: "/account/membership/renewal",
  /** The link by which a member brings somebody. */
  referrals: "/account/membership/friends",
  /** A buyer's bank account for a refund, by the token of its email; `error` is a code. */
  refundDetails: (token: string, query: { error?: string } = {}) => withQuery(`/refund/${encodeSegment(token)}`, query),
  refundSent: "/refund/sent",
  /** A renewal payment link. */
  renewal: (id: string) => `/renew/${encodeSegment(id)}`,
  /** The public page of a membership card. */
  membershipCard: (cardNumber: string) => `/card/${encodeSegment(cardNumber)}`,
  contact: "/contact",
  /** The prefilled form. The values are in the hash, so that the page stays static and they are not logged. */
  contactAbout: (about: { order?: string; topic?: ContactTopic }) =>
    `/contact#${new URLSearchParams(Object.entries(about))}`,
  /** The API reference and its OpenAPI document. */
  developers: "/developers",
  openapi: "/api/openapi.json",
  /** Help for a buyer who was debited without a confirmation. */
  paymentHelp: "/help/payment",
  auctions: "/auctions",
  auction: (slug: string) => `/auctions/${encodeSegment(slug)}`,
  auctionLedger: (slug: string) => `/auctions/${encodeSegment(slug)}/ledger`,
  /** The auction for slow connections, without JavaScript and images; `error` is a code. */
  auctionLite: (slug: string, query: { notice?: "bid" | "watch"; error?: string; typed?: string } = {}) =>
    withQuery(`/auctions/${encodeSegment(slug)}/lite`, query),
  foundersWall: "/founders-wall",
  guestbook: "/guestbook",
  events: "/events",
  event: (id: string) => `/events/${encodeSegment(id)}`,
  /** The archive of the newsletter, and one issue of it. */
  newsletters: "/newsletter",
  newsletter: (slug: string) => `/newsletter/${encodeSegment(slug)}`,
  myEvents: "/account/events",
  /** A numbered unit that the user owns or owned. The collection lists them. */
  myNumber: (editionId: string) => `/account/numbers/${encodeSegment(editionId)}`,
  /** The form that transfers a number; with `gift`, as a gift. */
  transferNumber: (editionId: string, query: { gift?: 1 } = {}) =>
    withQuery(`/account/numbers/${encodeSegment(editionId)}/transfer`, query),
  /** A transfer of a number, by the token of its email; `error` is a code. */
  transfer: (token: string, query: { error?: string } = {}) => withQuery(`/transfers/${encodeSegment(token)}`, query),
  /** The user's bids, offers and followed auctions. */
  myBids: "/account/bids",
  /** An event ticket or waiting-list position; `error` is a code. */
  ticket: (id: string, query: { error?: string } = {}) => withQuery(`/account/events/${encodeSegment(id)}`, query),
  /** The form for a free seat without an account; `error` is a code. */
  guestSeat: (event: string, query: { error?: string; sent?: 1 } = {}) =>
    withQuery(`/events/${encodeSegment(event)}/seat`, query),
  /** The ticket of somebody without an account, by the token of its email; `error` is a code. */
  guestTicket: (token: string, query: { error?: string } = {}) =>
    withQuery(`/tickets/guest/${encodeSegment(token)}`, query),
  offeredTicket: (token: string) => `/tickets/${encodeSegment(token)}`,
  visit: "/visit",
  visitTickets: "/visit/tickets",
  visitDirections: "/visit/directions",
  about: "/about",
  terms: "/terms",
  privacy: "/privacy",
  /** The part of the privacy notice about cookies. */
  cookies: "/privacy#cookies",
  returns: "/returns",
  shipping: "/shipping",
  faq: "/faq",
  /** One version of a legal page, current or earlier. */
  legalPageVersion: (page: string, version: number) => `/legal/${encodeSegment(page)}/${version}`,
  scan: "/scan",
  /** The page of a smart label. */
  label: (code: string) => `/l/${encodeSegment(code)}`,
  /** The page of a certificate. */
  certificate: (code: string) => `/c/${encodeSegment(code)}`,
  /** The form for the code that is sealed under the label; `error` is a code, `done` the result. */
  claimCertificate: (code: string, query: { error?: string; done?: "claimed" | "given" } = {}) =>
    withQuery(`/c/${encodeSegment(code)}/claim`, query),
  /** Checks a certificate. */
  verifyCertificate: "/verify",
  membership: "/membership",
  ...giftPaths,
  /** All public works; the pages below it are in work-paths.ts. */
  works: "/works",
  headsOfStateFront: "/heads-of-state",
  /** The audio tour; public/tour-worker.js opens a saved one without a connection. */
  tour: "/heads-of-state/tour",
  leader: (slug: string) => `/heads-of-state/${encodeSegment(slug)}`,
  /** A leader's work in a frame on another site. */
  embed: (slug: string) => `/embed/${encodeSegment(slug)}`,
  /** A leader's section of the members' exhibition. */
  leaderChapter: (slug: string) => `/exhibitions/heads-of-state#${encodeSegment(slug)}`,
  afroalchemy: "/afroalchemy",
  lovesLabours: "/loves-labours",
  exhibitions: "/exhibitions",
  exhibition: (slug: string) => `/exhibitions/${encodeSegment(slug)}`,
  headsOfState: "/exhibitions/heads-of-state",
  badger: "/exhibitions/badger",
  login: (
    query: {
      redirectTo?: string;
      /** The code of an error. */
      code?: string;
      notice?: "reset" | "resent" | "deleted" | "link";
    } & IntentQuery = {},
  ) => withQuery("/login", query),
  /** The page behind an emailed link to sign in. */
  signInLink: (token: string) => `/login/link/${encodeSegment(token)}`,
  /** The second step of signing in, for users with MFA. */
  mfaLogin: (query: { redirectTo?: string; code?: string } & IntentQuery = {}) => withQuery("/login/code", query),
  register: (query: { redirectTo?: string; code?: string; sent?: 1 } & IntentQuery = {}) =>
    withQuery("/register", query),
  verify: (token: string) => `/verify/${encodeSegment(token)}`,
  /** An invitation to become an admin, by the token of its email; `code` is that of an error. */
  adminInvite: (token: string, query: { code?: string } = {}) => withQuery(`/invite/${encodeSegment(token)}`, query),
  dashboard: "/dashboard",
  forgotPassword: "/forgot-password",
  downloads: "/downloads",
  /** The design system; not available in production. */
  design: "/design",
  designCollection: "/design/collection",
  designMails: "/design/mails",
  resetPassword: (token: string, query: { code?: string } = {}) =>
    withQuery(`/reset-password/${encodeSegment(token)}`, query),
} as const;
