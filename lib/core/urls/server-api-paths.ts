import { encodeSegment, withQuery } from "@/lib/core/urls/url";

/** API paths that the server writes into pages, emails and provider requests; kept out of the browser's bundle. */
export const serverApiPaths = {
  /** One size of a product image. */
  image: (name: string) => `/api/pictures/${encodeSegment(name)}`,
  /** The form that gives up a place in a drop's waiting room. */
  leaveWaitingRoom: (slug: string) => `/api/waiting-rooms/${encodeSegment(slug)}/leave`,
  sound: (name: string) => `/api/sounds/${encodeSegment(name)}`,
  memberContentFile: (exhibition: string, id: string) =>
    `/api/exhibitions/${encodeSegment(exhibition)}/content/${encodeSegment(id)}`,
  paymentCallback: "/api/payments/callback",
  /** Where Paystack sends a guest after the payment. */
  guestPaymentCallback: (token: string) => `/api/guest/orders/${encodeSegment(token)}/return`,
  /** Where Paystack sends the buyer of a gift after the payment. */
  voucherPaymentCallback: (token: string) => `/api/vouchers/${encodeSegment(token)}/return`,
  groupPaymentCallback: (token: string) => `/api/membership/groups/${encodeSegment(token)}/return`,
  /** The receipt of a group as a PDF. */
  groupReceipt: (token: string) => `/api/membership/groups/${encodeSegment(token)}/receipt`,
  giftPaymentCallback: (token: string) => `/api/membership/gifts/${encodeSegment(token)}/return`,
  /** The image of a profile photo; public. */
  photo: (id: string) => `/api/profile/photo/${encodeSegment(id)}`,
  /** One-click unsubscribe (RFC 8058), called by email programs. */
  unsubscribeAlertOneClick: (token: string) => `/api/alerts/unsubscribe/${encodeSegment(token)}`,
  /** One-click unsubscribe (RFC 8058), called by email programs. */
  unsubscribeNewsletterOneClick: (token: string) => `/api/newsletter/unsubscribe/${encodeSegment(token)}`,
  /** The signed document of a certificate as a file, and as a PDF to print. */
  certificateFile: (code: string) => `/api/certificates/${encodeSegment(code)}`,
  certificatePdf: (code: string) => `/api/certificates/${encodeSegment(code)}/pdf`,
  /** One-click unsubscribe (RFC 8058), called by email programs. */
  stopDigestOneClick: (token: string) => `/api/digest/stop/${encodeSegment(token)}`,
  stopCommentMailsOneClick: (token: string) => `/api/comments/mails/stop/${encodeSegment(token)}`,
  /** One-click unsubscribe (RFC 8058), called by email programs. */
  unsubscribeFollowOneClick: (token: string) => `/api/follows/unsubscribe/${encodeSegment(token)}`,
  /** What other viewers read of a work, and of the works of an exhibition (docs/decisions/056). */
  iiifManifest: (exhibition: string, artwork: string) =>
    `/api/iiif/${encodeSegment(exhibition)}/${encodeSegment(artwork)}/manifest`,
  iiifImage: (exhibition: string, artwork: string) =>
    `/api/iiif/${encodeSegment(exhibition)}/${encodeSegment(artwork)}/image`,
  iiifCollection: (exhibition: string) => `/api/iiif/${encodeSegment(exhibition)}/collection`,
  /** How to embed the page with this absolute URL, for programs that paste links. */
  oembed: (url: string) => `/api/oembed?url=${encodeURIComponent(url)}`,
  /** The citation of a public work as a file. */
  citationFile: (exhibition: string, artwork: string, format: "bibtex" | "ris") =>
    `/api/exhibitions/${encodeSegment(exhibition)}/artworks/${encodeSegment(artwork)}/citation?format=${format}`,
  /** The calendar of a person's seats, and a ticket as a PDF and for a phone's wallet. */
  calendarFeed: (token: string) => `/api/account/calendar-feed/${encodeSegment(token)}`,
  /** The own ticket, or that of a companion by the id of the seat. */
  ticketPdf: (id: string, query: { seat?: string } = {}) => withQuery(`/api/events/${encodeSegment(id)}/ticket`, query),
  walletTicket: (id: string, wallet: "apple" | "google", query: { seat?: string } = {}) =>
    withQuery(`/api/events/${encodeSegment(id)}/ticket/${wallet}`, query),
  vipVerify: "/api/vip-verify",
  foundersWall: "/api/admin/founders-wall",
};
