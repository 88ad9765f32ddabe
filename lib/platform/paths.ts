/** Every address of the museum is built here. Browser-safe. */

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== "",
  );
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

const segment = encodeURIComponent;

/** What somebody may write to the museum about. */
export type EnquiryTopic = "order" | "account" | "membership" | "record" | "press" | "other";

/** A desk of the back office: what stands behind /admin/. */
export type Desk =
  | "upload"
  | "comments"
  | "newsletter"
  | "events"
  | "welcome-pack"
  | "users"
  | "payments"
  | "products"
  | "orders"
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
  /** The cart after a form without script was refused; the page turns the code into its sentence. */
  cartRefused: (code: string) => withQuery("/cart", { error: code }),
  /** The whole cart, or one piece that is bought at once. */
  checkout: (piece?: { productId: string; quantity?: number; variation?: string }) =>
    withQuery("/checkout", { productId: piece?.productId, quantity: piece?.quantity, variation: piece?.variation }),
  /** The checkout after its form without script was refused; the page turns the code into its sentence. */
  checkoutRefused: (code: string, piece?: { productId: string; quantity?: number; variation?: string }) =>
    withQuery("/checkout", { ...piece, error: code }),
  checkoutSuccess: (reference?: string) => withQuery("/checkout/success", { reference }),
  checkoutCancel: (query: { error?: string; reference?: string } = {}) => withQuery("/checkout/cancel", query),
  orders: "/account/orders",
  order: (number: string) => `/account/orders/${segment(number)}`,
  /** An order whose payment could not be gone on with; the page turns the code into its sentence. */
  orderRefused: (number: string, code: string) => withQuery(`/account/orders/${segment(number)}`, { error: code }),
  receipt: (number: string) => `/account/orders/${segment(number)}/receipt`,
  account: "/account",
  /** The account after one of its forms was sent without script. */
  accountSaid: (form: "profile" | "address", query: { saved?: 1; error?: string }) =>
    `${withQuery("/account", { form, ...query })}#${form}`,
  /** What deleting the account means, and its form; a form without script that was refused leads back with the sentence. */
  deleteAccount: (query: { error?: string } = {}) => withQuery("/account/delete", query),
  admin: "/admin",
  /** A desk of the back office, with what its list is narrowed to. */
  desk: (desk: Desk, query: Query = {}) => withQuery(`/admin/${desk}`, query),
  newProduct: "/admin/products/new",
  editProduct: (id: string) => `/admin/products/${segment(id)}`,
  editEvent: (id: string) => `/admin/events/${segment(id)}`,
  subscribe: "/subscribe",
  /** The plans, for someone whom a members' room sent there. */
  plans: (query: { redirectTo?: string } = {}) => withQuery("/subscribe", query),
  /** The plans, with the sentence of a refusal that came to a form without script. */
  subscribeRefused: (code: string) => withQuery("/subscribe", { error: code }),
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
  /** Where the form without script ends. */
  enquiry: (state: "sent" | "refused" | "busy") => `/contact/${state}`,
  /** Every call of the API, for people and for programs. */
  developers: "/developers",
  openapi: "/api/openapi.json",
  /** Where somebody who was debited asks after the money. */
  paymentHelp: "/help/payment",
  /** Where its form without script ends. */
  paymentHelpSaid: (state: PaymentHelpSaid) => `/help/payment/${state}`,
  auctions: "/auctions",
  auction: (slug: string) => `/auctions/${segment(slug)}`,
  auctionLedger: (slug: string) => `/auctions/${segment(slug)}/ledger`,
  /** The same sale for a poor line: no script, no pictures. A form that was refused leads back with its code. */
  auctionLite: (slug: string, query: { said?: "bid" | "watch"; error?: string } = {}) =>
    withQuery(`/auctions/${segment(slug)}/lite`, query),
  foundersWall: "/founders-wall",
  guestbook: "/guestbook",
  events: "/events",
  visit: "/visit",
  visitTickets: "/visit/tickets",
  visitDirections: "/visit/directions",
  about: "/about",
  scan: "/scan",
  unknownLabel: "/scan/unknown",
  /** The page of one labelled object. */
  label: (code: string) => `/l/${segment(code)}`,
  newsletter: (state: "asked" | "refused" | "confirmed" | "unsubscribed" | "expired") => `/newsletter/${state}`,
  confirmNewsletter: (token: string) => `/newsletter/confirm/${segment(token)}`,
  unsubscribeNewsletter: (token: string) => `/newsletter/unsubscribe/${segment(token)}`,
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
  register: (query: { redirectTo?: string; error?: string; sent?: 1 } & IntentQuery = {}) =>
    withQuery("/register", query),
  verify: (token: string) => `/verify/${segment(token)}`,
  dashboard: "/dashboard",
  forgotPassword: "/forgot-password",
  /** The page after its form was sent without script. */
  forgotPasswordSaid: (query: { sent?: 1; error?: string }) => withQuery("/forgot-password", query),
  downloads: "/downloads",
  /** The maker's own sheets: there is no such page in production. */
  design: "/design",
  designCollection: "/design/collection",
  resetPassword: (token: string, query: { error?: string } = {}) =>
    withQuery(`/reset-password/${segment(token)}`, query),
} as const;

/** The calls of the API that the browser makes. */
export const apiPaths = {
  viewer: "/api/viewer",
  me: "/api/me",
  login: "/api/auth/login",
  logout: "/api/auth/logout",
  register: "/api/auth/register",
  verify: (token: string) => `/api/auth/verify/${segment(token)}`,
  resendVerification: "/api/auth/resend-verification",
  forgotPassword: "/api/auth/forgot-password",
  resetPassword: (token: string) => `/api/auth/reset-password/${segment(token)}`,
  exportAccount: "/api/account/export",
  deleteAccount: "/api/account/delete",
  answerWall: "/api/account/wall",
  profilePhoto: "/api/profile/photo",
  /** The photo itself, for everybody who meets its owner's name. */
  photo: (id: string) => `/api/profile/photo/${segment(id)}`,
  updateProfile: "/api/profile/update",
  products: "/api/products",
  product: (slugOrId: string) => `/api/products/${segment(slugOrId)}`,
  cart: "/api/cart",
  addToCart: "/api/cart/add",
  updateCart: "/api/cart/update",
  removeFromCart: "/api/cart/remove",
  checkout: "/api/checkout",
  orders: "/api/orders",
  order: (number: string) => `/api/orders/${segment(number)}`,
  payOrder: (number: string) => `/api/orders/${segment(number)}/pay`,
  receiveOrder: (number: string) => `/api/orders/${segment(number)}/received`,
  allOrders: "/api/orders/all",
  shipOrder: (id: string) => `/api/orders/${segment(id)}/ship`,
  orderAddress: (number: string) => `/api/orders/${segment(number)}/address`,
  cancelCheckout: "/api/checkout/cancel",
  checkoutState: (reference: string) => withQuery("/api/checkout/state", { reference }),
  subscribeNewsletter: "/api/newsletter/subscribe",
  confirmNewsletter: "/api/newsletter/confirm",
  unsubscribeNewsletter: "/api/newsletter/unsubscribe",
  contact: "/api/contact",
  verifyPayment: "/api/admin/money/verify",
  retryEffect: (id: string) => `/api/admin/outbox/${segment(id)}/retry`,
  paymentHelp: "/api/help/payment",
  foundersWall: "/api/admin/founders-wall",
  adminStats: "/api/admin/stats",
  vipUsers: "/api/admin/vip-users",
  exportOrders: (query: Query = {}) => withQuery("/api/orders/all/export", query),
  welcomePackAddresses: "/api/welcome-pack/addresses",
  deskPerks: (query: Query = {}) => withQuery("/api/admin/perks", query),
  perksSent: "/api/admin/perks/sent",
  exportPerks: (query: Query = {}) => withQuery("/api/admin/perks/export", query),
  restoreProduct: (id: string) => `/api/admin/products/${segment(id)}/restore`,
  productPicture: "/api/admin/products/picture",
  /** A picture that was uploaded for a drop, in one of its sizes. */
  picture: (name: string) => `/api/pictures/${segment(name)}`,
  /** What a mail program calls when its own button for leaving is pressed. */
  leaveNewsletter: (token: string) => `/api/newsletter/unsubscribe/${segment(token)}`,
  newsletterCollectors: "/api/newsletter/collectors",
  newsletterLogs: "/api/newsletter/logs",
  newsletterPreview: "/api/newsletter/preview",
  newsletterTest: "/api/newsletter/test",
  events: "/api/events",
  event: (id: string) => `/api/events/${segment(id)}`,
  paymentCallback: "/api/payments/callback",
  initPayment: "/api/payments/init",
  membership: "/api/membership",
  membershipPayment: (reference: string) => withQuery("/api/membership/payment", { reference }),
  membershipRenewal: "/api/membership/renewal",
  membershipCard: "/api/membership/card",
  membershipPlan: "/api/membership/plan",
  payRenewal: (id: string) => `/api/membership/renewals/${segment(id)}`,
  receivePerk: (id: string) => `/api/membership/perks/${segment(id)}/received`,
  findLabel: "/api/labels",
  currentAuction: "/api/auctions/current",
  auction: (id: string) => `/api/auctions/${segment(id)}`,
  auctionState: (id: string) => `/api/auctions/${segment(id)}/state`,
  auctionBids: (id: string, after?: number) => withQuery(`/api/auctions/${segment(id)}/bids`, { after }),
  auctionLedger: (id: string, after?: number) => withQuery(`/api/auctions/${segment(id)}/ledger`, { after }),
  watchAuction: (id: string) => `/api/auctions/${segment(id)}/watch`,
  payLot: (id: string) => `/api/auctions/${segment(id)}/offer`,
  vipVerify: "/api/vip-verify",
  vipUpload: "/api/vip-upload",
  downloads: "/api/downloads/list",
  /** The call behind a Download button; its one field is the name. */
  downloadFile: "/api/downloads/file",
  hall: (exhibition: string) => `/api/exhibitions/${segment(exhibition)}/leaders`,
  narrative: (exhibition: string, leader: string) =>
    `/api/exhibitions/${segment(exhibition)}/leaders/${segment(leader)}`,
  membersOnly: (exhibition: string) => `/api/exhibitions/${segment(exhibition)}/members-only`,
  /** What hangs behind the door, by title and type. */
  memberTitles: (exhibition: string) => `/api/exhibitions/${segment(exhibition)}/content`,
  memberFile: (exhibition: string, id: string) => `/api/exhibitions/${segment(exhibition)}/content/${segment(id)}`,
  uploadContent: (exhibition: string) => `/api/exhibitions/${segment(exhibition)}/upload`,
  beginUpload: (exhibition: string) => `/api/exhibitions/${segment(exhibition)}/upload/tickets`,
  uploadTicket: (exhibition: string, id: string) =>
    `/api/exhibitions/${segment(exhibition)}/upload/tickets/${segment(id)}`,
  lookClosely: (exhibition: string, artwork: string) =>
    `/api/exhibitions/${segment(exhibition)}/artworks/${segment(artwork)}`,
  /** The notes on a wall: the guestbook's, an exhibition's or an artwork's. */
  comments: (wall: { exhibition: string; artwork?: string | null }, query: { cursor?: string; limit?: number } = {}) =>
    withQuery(
      `/api/comments/${segment(wall.exhibition)}${wall.artwork ? `/artwork/${segment(wall.artwork)}` : ""}`,
      query,
    ),
  comment: (id: string) => `/api/comments/${segment(id)}`,
  reportComment: (id: string) => `/api/comments/${segment(id)}/report`,
  approveComment: (id: string) => `/api/comments/${segment(id)}/approve`,
  allComments: (
    query: { page?: number; exhibition?: string; artwork?: string; status?: string; reported?: string } = {},
  ) => withQuery("/api/comments/admin/all", query),
  liveSettings: "/api/pusher/settings",
  liveAuth: "/api/pusher/auth",
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
