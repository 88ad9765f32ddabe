import { encodeSegment, type Query, withQuery } from "@/lib/core/urls/url";

/** Paths of the admin API. In a file of their own, so that public pages do not load them. */
export const adminApiPaths = {
  allOrders: "/api/orders/all",
  shipOrder: (id: string) => `/api/orders/${encodeSegment(id)}/ship`,
  shipOrders: "/api/orders/all/ship",
  markOrderDelivered: (id: string) => `/api/orders/${encodeSegment(id)}/delivered`,
  refundOrder: (id: string) => `/api/orders/${encodeSegment(id)}/refund`,
  addOrderNote: (id: string) => `/api/orders/${encodeSegment(id)}/notes`,
  retryRefund: (id: string) => `/api/admin/refunds/${encodeSegment(id)}/retry`,
  verifyPayment: "/api/admin/payments/verify",
  retryJob: (id: string) => `/api/admin/outbox/${encodeSegment(id)}/retry`,
  adminStats: "/api/admin/stats",
  vipUsers: "/api/admin/vip-users",
  exportUsers: (query: Query = {}) => withQuery("/api/admin/users/export", query),
  /** An admin's action on one user. */
  userAction: (id: string, action: "plan" | "plan/end" | "status" | "role" | "sign-out" | "verification" | "mfa") =>
    `/api/admin/users/${encodeSegment(id)}/${action}`,
  exportOrders: (query: Query = {}) => withQuery("/api/orders/all/export", query),
  welcomePackAddresses: "/api/welcome-pack/addresses",
  fulfilments: (query: Query = {}) => withQuery("/api/admin/perks", query),
  markPerksSent: "/api/admin/perks/sent",
  exportPerks: (query: Query = {}) => withQuery("/api/admin/perks/export", query),
  restoreProduct: (id: string) => `/api/admin/products/${encodeSegment(id)}/restore`,
  exportProducts: (query: Query = {}) => withQuery("/api/admin/products/export", query),
  importProducts: "/api/admin/products/import",
  productImage: "/api/admin/products/images",
  newsletterCollectors: "/api/newsletter/collectors",
  newsletterLogs: "/api/newsletter/logs",
  newsletterPreview: "/api/newsletter/preview",
  newsletterTest: "/api/newsletter/test",
  cancelEvent: (id: string) => `/api/events/${encodeSegment(id)}/cancel`,
  exportGuests: (id: string) => `/api/events/${encodeSegment(id)}/attendees`,
  checkIn: (id: string, query: { guest?: string } = {}) =>
    withQuery(`/api/events/${encodeSegment(id)}/check-in`, query),
  auctions: "/api/admin/auctions",
  auction: (id: string) => `/api/admin/auctions/${encodeSegment(id)}`,
  /** An admin's action on an auction. */
  auctionAction: (id: string, action: "schedule" | "reset" | "cancel" | "freeze" | "extend" | "void") =>
    `/api/admin/auctions/${encodeSegment(id)}/${action}`,
  liftBan: (id: string) => `/api/admin/bans/${encodeSegment(id)}/lift`,
  uploadContent: (exhibition: string) => `/api/exhibitions/${encodeSegment(exhibition)}/upload`,
  createContentUpload: (exhibition: string) => `/api/exhibitions/${encodeSegment(exhibition)}/upload/sessions`,
  contentUpload: (exhibition: string, id: string) =>
    `/api/exhibitions/${encodeSegment(exhibition)}/upload/sessions/${encodeSegment(id)}`,
  downloads: "/api/admin/downloads",
  download: (id: string) => `/api/admin/downloads/${encodeSegment(id)}`,
  /** Replaces the file of a download, restores an archived one, or moves one up. */
  downloadAction: (id: string, action: "file" | "restore" | "move-up") =>
    `/api/admin/downloads/${encodeSegment(id)}/${action}`,
  createDownloadUpload: "/api/admin/downloads/uploads",
  downloadUpload: (id: string) => `/api/admin/downloads/uploads/${encodeSegment(id)}`,
  exhibitions: "/api/admin/exhibitions",
  exhibition: (id: string) => `/api/admin/exhibitions/${encodeSegment(id)}`,
  restoreExhibition: (id: string) => `/api/admin/exhibitions/${encodeSegment(id)}/restore`,
  reorderExhibitions: "/api/admin/exhibitions/reorder",
  reorderArtworks: (exhibitionId: string) => `/api/admin/exhibitions/${encodeSegment(exhibitionId)}/reorder`,
  createArtwork: (exhibitionId: string) => `/api/admin/exhibitions/${encodeSegment(exhibitionId)}/artworks`,
  artwork: (id: string) => `/api/admin/artworks/${encodeSegment(id)}`,
  leader: (id: string) => `/api/admin/leaders/${encodeSegment(id)}`,
  /** Uploads an image for an artwork or an exhibition's cover. */
  exhibitionImage: (shape: "work" | "cover") => withQuery("/api/admin/exhibitions/images", { shape }),
  exhibitionSound: "/api/admin/exhibitions/audio",
  approveComment: (id: string) => `/api/comments/${encodeSegment(id)}/approve`,
  allComments: (
    query: { page?: number; exhibition?: string; artwork?: string; status?: string; reported?: string } = {},
  ) => withQuery("/api/comments/admin/all", query),
  paymentProof: (id: string) => `/api/vip-payment-proofs/${encodeSegment(id)}`,
  paymentProofImage: (id: string) => `/api/vip-payment-proofs/${encodeSegment(id)}/image`,
} as const;
