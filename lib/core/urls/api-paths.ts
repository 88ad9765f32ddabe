import { encodeSegment } from "@/lib/core/urls/url";

/**
 * Paths of the API that the browser calls. The admin's are in admin-api-paths.ts, those that only the server uses in
 * server-api-paths.ts. The type of a path names its route: lib/api-client infers body, query and reply from it.
 */
export const apiPaths = {
  currentUser: "/api/current-user",
  me: "/api/me",
  login: "/api/auth/login",
  loginCode: "/api/auth/login/code",
  logout: "/api/auth/logout",
  register: "/api/auth/register",
  verify: (token: string) => `/api/auth/verify/${encodeSegment(token)}` as const,
  resendVerification: "/api/auth/resend-verification",
  forgotPassword: "/api/auth/forgot-password",
  resetPassword: (token: string) => `/api/auth/reset-password/${encodeSegment(token)}` as const,
  exportAccount: "/api/account/export",
  deleteAccount: "/api/account/delete",
  changePassword: "/api/account/password",
  endSession: "/api/account/sessions/end",
  endOtherSessions: "/api/account/sessions/end-others",
  mfa: "/api/account/mfa",
  confirmMfa: "/api/account/mfa/confirm",
  recoveryCodes: "/api/account/mfa/recovery-codes",
  disableMfa: "/api/account/mfa/remove",
  wallVisibility: "/api/account/founders-wall",
  profilePhoto: "/api/profile/photo",
  updateProfile: "/api/profile/update",
  products: "/api/products",
  product: (slugOrId: string) => `/api/products/${encodeSegment(slugOrId)}` as const,
  /** Subscribes to an alert for a product's release or restock. */
  subscribeAlert: (slugOrId: string) => `/api/products/${encodeSegment(slugOrId)}/alert` as const,
  confirmAlert: "/api/alerts/confirm",
  unsubscribeAlert: "/api/alerts/unsubscribe",
  cart: "/api/cart",
  addToCart: "/api/cart/add",
  updateCart: "/api/cart/update",
  removeFromCart: "/api/cart/remove",
  checkout: "/api/checkout",
  payOrder: (number: string) => `/api/orders/${encodeSegment(number)}/pay` as const,
  requestReturn: (number: string) => `/api/orders/${encodeSegment(number)}/returns` as const,
  /** A photo of a return request, counted from 1. */
  returnPhoto: (id: string, photo: number) => `/api/returns/${encodeSegment(id)}/photos/${photo}` as const,
  orderAgain: (number: string) => `/api/orders/${encodeSegment(number)}/again` as const,
  cancelOrder: (number: string) => `/api/orders/${encodeSegment(number)}/cancel` as const,
  markOrderDelivered: (number: string) => `/api/orders/${encodeSegment(number)}/received` as const,
  orderAddress: (number: string) => `/api/orders/${encodeSegment(number)}/address` as const,
  cancelCheckout: "/api/checkout/cancel",
  checkoutState: "/api/checkout/state",
  subscribeNewsletter: "/api/newsletter/subscribe",
  confirmNewsletter: "/api/newsletter/confirm",
  unsubscribeNewsletter: "/api/newsletter/unsubscribe",
  contact: "/api/contact",
  paymentHelp: "/api/help/payment",
  events: "/api/events",
  event: (id: string) => `/api/events/${encodeSegment(id)}` as const,
  /** The caller's RSVPs for upcoming events. */
  myRsvps: "/api/events/rsvps",
  rsvp: (id: string) => `/api/events/${encodeSegment(id)}/rsvp` as const,
  cancelRsvp: (id: string) => `/api/events/${encodeSegment(id)}/cancel-rsvp` as const,
  eventCalendar: (id: string) => `/api/events/${encodeSegment(id)}/calendar` as const,
  initPayment: "/api/payments/init",
  membershipPayment: "/api/membership/payment",
  membershipRenewal: "/api/membership/renewal",
  membershipCard: "/api/membership/card",
  membershipPlan: "/api/membership/plan",
  payRenewal: (id: string) => `/api/membership/renewals/${encodeSegment(id)}` as const,
  markPerkReceived: (id: string) => `/api/membership/perks/${encodeSegment(id)}/received` as const,
  findLabel: "/api/labels",
  auction: (id: string) => `/api/auctions/${encodeSegment(id)}` as const,
  auctionBids: (id: string) => `/api/auctions/${encodeSegment(id)}/bids` as const,
  auctionLedger: (id: string) => `/api/auctions/${encodeSegment(id)}/ledger` as const,
  auctionCalendar: (id: string) => `/api/auctions/${encodeSegment(id)}/calendar` as const,
  watchAuction: (id: string) => `/api/auctions/${encodeSegment(id)}/watch` as const,
  startOfferPayment: (id: string) => `/api/auctions/${encodeSegment(id)}/offer` as const,
  vipUpload: "/api/vip-upload",
  downloads: "/api/downloads/list",
  /** Downloads a file by its name. */
  downloadFile: "/api/downloads/file",
  viewerLeaders: (exhibition: string) => `/api/exhibitions/${encodeSegment(exhibition)}/leaders` as const,
  narrative: (exhibition: string, leader: string) =>
    `/api/exhibitions/${encodeSegment(exhibition)}/leaders/${encodeSegment(leader)}` as const,
  membersOnly: (exhibition: string) => `/api/exhibitions/${encodeSegment(exhibition)}/members-only` as const,
  /** Titles and types of the members-only content. */
  memberContentTitles: (exhibition: string) => `/api/exhibitions/${encodeSegment(exhibition)}/content` as const,
  deepZoom: (exhibition: string, artwork: string) =>
    `/api/exhibitions/${encodeSegment(exhibition)}/artworks/${encodeSegment(artwork)}` as const,
  guestbook: "/api/comments",
  /** The comments of a thread: the guestbook's, an exhibition's or an artwork's. */
  comments: ({ exhibition, artwork }: { exhibition: string; artwork?: string | null }) =>
    artwork
      ? (`/api/comments/${encodeSegment(exhibition)}/artwork/${encodeSegment(artwork)}` as const)
      : (`/api/comments/${encodeSegment(exhibition)}` as const),
  comment: (id: string) => `/api/comments/${encodeSegment(id)}` as const,
  reportComment: (id: string) => `/api/comments/${encodeSegment(id)}/report` as const,
  realtimeSettings: "/api/pusher/settings",
  realtimeAuth: "/api/pusher/auth",
} as const;
