import type { AdminSection } from "@/lib/core/urls/admin-sections";
import { encodeSegment, type Query, withQuery } from "@/lib/core/urls/url";

/** Paths of the admin API. In a file of their own, so that public pages do not load them. */
export const adminApiPaths = {
  smartLabel: (productId: string) => `/api/admin/smart-labels/${encodeSegment(productId)}` as const,
  /** The smart labels of a product, an order, or all items to ship, as PDF. */
  smartLabelSheet: (query: Query = {}) => withQuery("/api/admin/smart-labels/sheet", query),
  /** The wall labels of products, or of all, as PDF. */
  wallLabels: (slugs: readonly string[] = []) =>
    withQuery("/api/admin/wall-labels", { drops: slugs.length > 0 ? slugs.join(",") : undefined }),
  viewAs: "/api/admin/view-as",
  stopViewAs: "/api/admin/view-as/stop",
  allOrders: "/api/orders/all",
  savedViews: "/api/admin/views",
  savedView: (id: string) => `/api/admin/views/${encodeSegment(id)}` as const,
  hiddenColumns: "/api/admin/views/columns",
  shipOrder: (id: string) => `/api/orders/${encodeSegment(id)}/ship` as const,
  shipOrders: "/api/orders/all/ship",
  reviewReturn: (id: string) => `/api/admin/returns/${encodeSegment(id)}` as const,
  draws: "/api/admin/draws",
  endDraw: (id: string) => `/api/admin/draws/${encodeSegment(id)}/end` as const,
  cancelDraw: (id: string) => `/api/admin/draws/${encodeSegment(id)}/cancel` as const,
  discountCodes: "/api/admin/discount-codes",
  discountCode: (id: string) => `/api/admin/discount-codes/${encodeSegment(id)}` as const,
  endDiscountCode: (id: string) => `/api/admin/discount-codes/${encodeSegment(id)}/end` as const,
  decideDispute: (id: string) => `/api/admin/disputes/${encodeSegment(id)}` as const,
  markNumber: (editionId: string) => `/api/admin/numbers/${encodeSegment(editionId)}/mark` as const,
  unmarkNumber: (editionId: string) => `/api/admin/numbers/${encodeSegment(editionId)}/unmark` as const,
  setTrialDays: (plan: string) => `/api/admin/trials/${encodeSegment(plan)}` as const,
  importMembers: "/api/admin/member-imports",
  undoMemberImport: (id: string) => `/api/admin/member-imports/${encodeSegment(id)}/undo` as const,
  exportMemberImport: (id: string) => `/api/admin/member-imports/${encodeSegment(id)}/export` as const,
  resendGift: (id: string) => `/api/admin/gift-memberships/${encodeSegment(id)}/resend` as const,
  refundGift: (id: string) => `/api/admin/gift-memberships/${encodeSegment(id)}/refund` as const,
  vouchers: "/api/admin/vouchers",
  resendVoucher: (id: string) => `/api/admin/vouchers/${encodeSegment(id)}/resend` as const,
  stopVoucher: (id: string) => `/api/admin/vouchers/${encodeSegment(id)}/stop` as const,
  refundVoucher: (id: string) => `/api/admin/vouchers/${encodeSegment(id)}/refund` as const,
  deliveryZones: "/api/admin/delivery-zones",
  deliveryZone: (id: string) => `/api/admin/delivery-zones/${encodeSegment(id)}` as const,
  shopSettings: "/api/admin/shop-settings",
  startPacking: "/api/orders/all/packing",
  packOrders: "/api/orders/all/packed",
  deliverOrders: "/api/orders/all/delivered",
  markOrderPacked: (id: string) => `/api/orders/${encodeSegment(id)}/packed` as const,
  changeDeliveryAddress: (id: string) => `/api/orders/${encodeSegment(id)}/delivery-address` as const,
  resendOrderEmail: (id: string) => `/api/orders/${encodeSegment(id)}/emails` as const,
  draftOrders: "/api/admin/draft-orders",
  draftOrder: <A extends "cancel" | "send">(id: string, action: A) =>
    `/api/admin/draft-orders/${encodeSegment(id)}/${action}` as const,
  markOrderDelivered: (id: string) => `/api/orders/${encodeSegment(id)}/delivered` as const,
  refundOrder: (id: string) => `/api/orders/${encodeSegment(id)}/refund` as const,
  addOrderNote: (id: string) => `/api/orders/${encodeSegment(id)}/notes` as const,
  retryRefund: (id: string) => `/api/admin/refunds/${encodeSegment(id)}/retry` as const,
  verifyPayment: "/api/admin/payments/verify",
  refundMembership: (reference: string) => `/api/admin/payments/${encodeSegment(reference)}/refund` as const,
  checkReconciledDay: (day: string) => `/api/admin/reconciliation/${encodeSegment(day)}/check` as const,
  exportBookings: (query: { from: string; to: string }) => withQuery("/api/admin/bookings/export", query),
  respondToChargeback: (id: string) => `/api/admin/chargebacks/${encodeSegment(id)}/response` as const,
  retryRenewal: (failureId: string) => `/api/admin/renewals/${encodeSegment(failureId)}/retry` as const,
  retryProviderEvent: (id: string) => `/api/admin/provider-events/${encodeSegment(id)}/retry` as const,
  retryJob: (id: string) => `/api/admin/outbox/${encodeSegment(id)}/retry` as const,
  exportAudit: (query: Query = {}) => withQuery("/api/admin/audit/export", query),
  /** The list of a section as CSV, with its filters. */
  exportList: (list: AdminSection | "bans", query: Query = {}) =>
    withQuery(`/api/admin/exports/${encodeSegment(list)}`, query),
  exportSubscribers: (query: Query = {}) => withQuery("/api/newsletter/subscribers/export", query),
  exportUsers: (query: Query = {}) => withQuery("/api/admin/users/export", query),
  /** An admin's action on one user. */
  userAction: <
    A extends "plan" | "plan/end" | "status" | "role" | "sign-out" | "verification" | "mfa" | "merge" | "erase",
  >(
    id: string,
    action: A,
  ) => `/api/admin/users/${encodeSegment(id)}/${action}` as const,
  endUserSession: (id: string, sessionId: string) =>
    `/api/admin/users/${encodeSegment(id)}/sessions/${encodeSegment(sessionId)}/end` as const,
  /** The notes of owners about a user, and one of them. */
  memberNotes: (id: string) => `/api/admin/users/${encodeSegment(id)}/notes` as const,
  memberNote: (id: string, noteId: string) =>
    `/api/admin/users/${encodeSegment(id)}/notes/${encodeSegment(noteId)}` as const,
  /** All stored data about a user as a file. */
  userData: (id: string) => `/api/admin/users/${encodeSegment(id)}/data`,
  invites: "/api/admin/invites",
  inviteAction: <A extends "resend" | "revoke">(id: string, action: A) =>
    `/api/admin/invites/${encodeSegment(id)}/${action}` as const,
  segments: "/api/admin/segments",
  segmentPeople: "/api/admin/segments/people",
  segment: (id: string) => `/api/admin/segments/${encodeSegment(id)}` as const,
  exportOrders: (query: Query = {}) => withQuery("/api/orders/all/export", query),
  welcomePackAddresses: "/api/welcome-pack/addresses",
  requestAddresses: "/api/welcome-pack/address-requests",
  markPerksSent: "/api/admin/perks/sent",
  exportPerks: (query: Query = {}) => withQuery("/api/admin/perks/export", query),
  restoreProduct: (id: string) => `/api/admin/products/${encodeSegment(id)}/restore` as const,
  waitingRoom: (productId: string) => `/api/admin/waiting-rooms/${encodeSegment(productId)}` as const,
  rehearsals: "/api/admin/rehearsals",
  cancelRehearsal: (id: string) => `/api/admin/rehearsals/${encodeSegment(id)}/cancel` as const,
  exportProducts: (query: Query = {}) => withQuery("/api/admin/products/export", query),
  bulkProducts: "/api/admin/products/bulk",
  importProducts: "/api/admin/products/import",
  undoImport: (id: string) => `/api/admin/products/imports/${encodeSegment(id)}/undo` as const,
  restoreVersion: (id: string) => `/api/admin/versions/${encodeSegment(id)}/restore` as const,
  scheduledChanges: "/api/admin/scheduled-changes",
  cancelScheduledChange: (id: string) => `/api/admin/scheduled-changes/${encodeSegment(id)}/cancel` as const,
  homePage: "/api/admin/pages/home",
  productImage: "/api/admin/products/images",
  /** Publishes a version of a legal page. */
  publishLegalPage: (slug: string) => `/api/admin/pages/${encodeSegment(slug)}/versions` as const,
  previewLegalPage: "/api/admin/pages/preview",
  newsletters: "/api/admin/newsletters",
  newsletterDraft: (id: string) => `/api/admin/newsletters/${encodeSegment(id)}` as const,
  /** An act on one issue. */
  newsletterAct: <A extends "test" | "send" | "schedule" | "stop" | "retry" | "archive">(id: string, act: A) =>
    `/api/admin/newsletters/${encodeSegment(id)}/${act}` as const,
  newsletterPreview: "/api/admin/newsletters/preview",
  newsletterSettings: "/api/admin/newsletters/settings",
  newsletterRecipients: "/api/admin/newsletters/recipients",
  newsletterCards: "/api/admin/newsletters/cards",
  cancelEvent: (id: string) => `/api/events/${encodeSegment(id)}/cancel` as const,
  duplicateEvent: (id: string) => `/api/events/${encodeSegment(id)}/duplicate` as const,
  messageAttendees: (id: string) => `/api/events/${encodeSegment(id)}/messages` as const,
  previewMessage: (id: string) => `/api/events/${encodeSegment(id)}/messages/preview` as const,
  eventPicture: "/api/admin/events/pictures",
  /** Gives somebody on the waiting list a seat (POST), or removes them (DELETE). */
  waitlist: (id: string, rsvp: string) => `/api/events/${encodeSegment(id)}/waitlist/${encodeSegment(rsvp)}` as const,
  /** GET: the guests as CSV; POST: one guest more. */
  attendees: (id: string) => `/api/events/${encodeSegment(id)}/attendees` as const,
  /** DELETE: takes back the seat of a walk-in. */
  attendee: (id: string, rsvp: string) => `/api/events/${encodeSegment(id)}/attendees/${encodeSegment(rsvp)}` as const,
  checkIn: (id: string) => `/api/events/${encodeSegment(id)}/check-in` as const,
  auctions: "/api/admin/auctions",
  auction: (id: string) => `/api/admin/auctions/${encodeSegment(id)}` as const,
  /** An admin's action on an auction. */
  auctionAction: <
    A extends "schedule" | "reset" | "cancel" | "freeze" | "extend" | "void" | "end" | "message" | "duplicate",
  >(
    id: string,
    action: A,
  ) => `/api/admin/auctions/${encodeSegment(id)}/${action}` as const,
  liftBan: (id: string) => `/api/admin/bans/${encodeSegment(id)}/lift` as const,
  uploadContent: (exhibition: string) => `/api/exhibitions/${encodeSegment(exhibition)}/upload` as const,
  createContentUpload: (exhibition: string) => `/api/exhibitions/${encodeSegment(exhibition)}/upload/sessions` as const,
  contentUpload: (exhibition: string, id: string) =>
    `/api/exhibitions/${encodeSegment(exhibition)}/upload/sessions/${encodeSegment(id)}` as const,
  downloads: "/api/admin/downloads",
  download: (id: string) => `/api/admin/downloads/${encodeSegment(id)}` as const,
  /** Replaces the file of a download, restores an archived one, or moves one up. */
  downloadAction: <A extends "file" | "restore" | "move-up">(id: string, action: A) =>
    `/api/admin/downloads/${encodeSegment(id)}/${action}` as const,
  /** Pictures to choose from. */
  libraryPictures: "/api/admin/media/pictures",
  media: (id: string) => `/api/admin/media/${encodeSegment(id)}` as const,
  /** The file itself, also of an archived one; `v` is its version. */
  mediaFile: (id: string, query: { size?: "small"; v?: string } = {}) =>
    withQuery(`/api/admin/media/${encodeSegment(id)}/file`, query),
  mediaAction: <A extends "archive" | "restore" | "delete" | "versions">(id: string, action: A) =>
    `/api/admin/media/${encodeSegment(id)}/${action}` as const,
  mediaUploads: "/api/admin/media-uploads",
  mediaUpload: (id: string) => `/api/admin/media-uploads/${encodeSegment(id)}` as const,
  mediaUploadPart: (id: string, part: number) => `/api/admin/media-uploads/${encodeSegment(id)}/parts/${part}` as const,
  createDownloadUpload: "/api/admin/download-uploads",
  downloadUpload: (id: string) => `/api/admin/download-uploads/${encodeSegment(id)}` as const,
  exhibitions: "/api/admin/exhibitions",
  exhibition: (id: string) => `/api/admin/exhibitions/${encodeSegment(id)}` as const,
  restoreExhibition: (id: string) => `/api/admin/exhibitions/${encodeSegment(id)}/restore` as const,
  reorderExhibitions: "/api/admin/exhibitions/reorder",
  reorderArtworks: (exhibitionId: string) => `/api/admin/exhibitions/${encodeSegment(exhibitionId)}/reorder` as const,
  createArtwork: (exhibitionId: string) => `/api/admin/exhibitions/${encodeSegment(exhibitionId)}/artworks` as const,
  artwork: (id: string) => `/api/admin/artworks/${encodeSegment(id)}` as const,
  importWorks: "/api/admin/work-imports",
  undoWorkImport: (id: string) => `/api/admin/work-imports/${encodeSegment(id)}/undo` as const,
  createLeader: (exhibitionId: string) => `/api/admin/exhibitions/${encodeSegment(exhibitionId)}/leaders` as const,
  reorderLeaders: (exhibitionId: string) =>
    `/api/admin/exhibitions/${encodeSegment(exhibitionId)}/leaders/reorder` as const,
  publishLeader: (id: string) => `/api/admin/leaders/${encodeSegment(id)}/publish` as const,
  unpublishLeader: (id: string) => `/api/admin/leaders/${encodeSegment(id)}/unpublish` as const,
  leader: (id: string) => `/api/admin/leaders/${encodeSegment(id)}` as const,
  translation: (leaderId: string, language: string) =>
    `/api/admin/leaders/${encodeSegment(leaderId)}/translations/${encodeSegment(language)}` as const,
  /** A leader's stop of the audio tour in one language. */
  tourStop: (leaderId: string, language: string) =>
    `/api/admin/leaders/${encodeSegment(leaderId)}/tour/${encodeSegment(language)}` as const,
  /** Uploads an image for an artwork or an exhibition's cover. */
  exhibitionImage: "/api/admin/exhibitions/images",
  exhibitionSound: "/api/admin/exhibitions/audio",
  moderateComments: "/api/comments/admin/moderate",
  moderationSettings: "/api/comments/admin/settings",
  exportComments: (query: Query = {}) => withQuery("/api/comments/admin/export", query),
  /** Who may comment on an exhibition or in the guestbook. */
  threadSettings: (exhibition: string) => `/api/comments/${encodeSegment(exhibition)}/settings` as const,
  highlightComment: (id: string) => `/api/comments/${encodeSegment(id)}/highlight` as const,
  takeOffWall: (id: string) => `/api/admin/walls/${encodeSegment(id)}/take-off` as const,
  allowWall: (id: string) => `/api/admin/walls/${encodeSegment(id)}/allow` as const,
  dismissWallReports: (id: string) => `/api/admin/walls/${encodeSegment(id)}/dismiss-reports` as const,
  decideAppeal: (id: string) => `/api/comments/${encodeSegment(id)}/appeal/decision` as const,
  /** The author of a comment, for moderators. */
  commentAuthor: (id: string) => `/api/comments/${encodeSegment(id)}/author` as const,
  commentNotes: (id: string) => `/api/comments/${encodeSegment(id)}/notes` as const,
  /** POST bans the author of a comment, DELETE lifts the ban. */
  commentBan: (id: string) => `/api/comments/${encodeSegment(id)}/ban` as const,
  paymentProof: (id: string) => `/api/vip-payment-proofs/${encodeSegment(id)}` as const,
  paymentProofImage: (id: string) => `/api/vip-payment-proofs/${encodeSegment(id)}/image` as const,
  signCertificate: (id: string) => `/api/admin/certificates/${encodeSegment(id)}/sign` as const,
  printClaimCodes: "/api/admin/certificates/claim-codes",
  replaceCertificateKey: (id: string) => `/api/admin/certificate-keys/${encodeSegment(id)}/replace` as const,
  todos: "/api/admin/todos",
  search: "/api/admin/search",
} as const;
