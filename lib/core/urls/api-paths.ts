import { encodeSegment } from "@/lib/core/urls/url";

/**
 * Paths of the API that the browser calls. Those of the account are in account-api-paths.ts, the admin's in
 * admin-api-paths.ts, those that only the server uses in server-api-paths.ts. The type of a path names its route: lib/api-client infers body, query and reply from it.
 */
export const apiPaths = {
  currentUser: "/api/current-user",
  me: "/api/me",
  serviceStatus: "/api/status",
  logout: "/api/auth/logout",
  /** What the caller follows, and the numbers that they wish for. */
  follows: "/api/follows",
  unfollow: "/api/follows/remove",
  numberWishes: "/api/number-wishes",
  removeNumberWish: "/api/number-wishes/remove",
  products: "/api/products",
  product: (slugOrId: string) => `/api/products/${encodeSegment(slugOrId)}` as const,
  /** The state of a drop's waiting room, the same for every visitor. */
  waitingRoom: (slug: string) => `/api/waiting-rooms/${encodeSegment(slug)}` as const,
  waitingPlace: (slug: string) => `/api/waiting-rooms/${encodeSegment(slug)}/place` as const,
  joinWaitingRoom: (slug: string) => `/api/waiting-rooms/${encodeSegment(slug)}/join` as const,
  /** Subscribes to an alert for a product's release or restock. */
  subscribeAlert: (slugOrId: string) => `/api/products/${encodeSegment(slugOrId)}/alert` as const,
  confirmAlert: "/api/alerts/confirm",
  unsubscribeAlert: "/api/alerts/unsubscribe",
  drawStatus: (slug: string) => `/api/draws/${encodeSegment(slug)}/status` as const,
  drawReport: (slug: string) => `/api/draws/${encodeSegment(slug)}/report` as const,
  enterDraw: (slug: string) => `/api/draws/${encodeSegment(slug)}/enter` as const,
  withdrawEntry: (slug: string) => `/api/draws/${encodeSegment(slug)}/withdraw` as const,
  declineHold: (slug: string) => `/api/draws/${encodeSegment(slug)}/decline` as const,
  wishlist: "/api/wishlist",
  removeFromWishlist: "/api/wishlist/remove",
  search: "/api/search",
  cart: "/api/cart",
  addToCart: "/api/cart/add",
  updateCart: "/api/cart/update",
  removeFromCart: "/api/cart/remove",
  delivery: "/api/delivery",
  deliveryCountries: "/api/delivery/countries",
  /** The cart of a visitor; of the account for a signed-in user. */
  guestCart: "/api/guest/cart",
  addToGuestCart: "/api/guest/cart/add",
  updateGuestCart: "/api/guest/cart/update",
  removeFromGuestCart: "/api/guest/cart/remove",
  guestCheckout: "/api/guest/checkout",
  checkout: "/api/checkout",
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
  findLabel: "/api/labels",
  verifyCertificate: "/api/certificates/verify",
  claimCertificate: (code: string) => `/api/certificates/${encodeSegment(code)}/claim` as const,
  auction: (id: string) => `/api/auctions/${encodeSegment(id)}` as const,
  auctionBids: (id: string) => `/api/auctions/${encodeSegment(id)}/bids` as const,
  auctionLedger: (id: string) => `/api/auctions/${encodeSegment(id)}/ledger` as const,
  auctionCalendar: (id: string) => `/api/auctions/${encodeSegment(id)}/calendar` as const,
  watchAuction: (id: string) => `/api/auctions/${encodeSegment(id)}/watch` as const,
  startOfferPayment: (id: string) => `/api/auctions/${encodeSegment(id)}/offer` as const,
  declineOffer: (id: string) => `/api/auctions/${encodeSegment(id)}/offer/decline` as const,
  acceptAuctionTerms: (id: string) => `/api/auctions/${encodeSegment(id)}/terms` as const,
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
  reactToComment: (id: string) => `/api/comments/${encodeSegment(id)}/reaction` as const,
  commentVoice: (id: string) => `/api/comments/${encodeSegment(id)}/voice` as const,
  storeVoice: "/api/comments/voice",
  /** The people whose comments the caller does not want to read. */
  mutes: "/api/mutes",
  unmute: "/api/mutes/remove",
  /** Which comments of a page that is the same for everybody are by people whom the caller has muted. */
  mutedComments: "/api/mutes/comments",
  realtimeSettings: "/api/pusher/settings",
  realtimeAuth: "/api/pusher/auth",
} as const;
