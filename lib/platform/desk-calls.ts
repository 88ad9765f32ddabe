import { type Query, segment, withQuery } from "@/lib/platform/address";

/** The calls of the back office. They stand apart, so that no visitor fetches them. */
export const deskCalls = {
  allOrders: "/api/orders/all",
  shipOrder: (id: string) => `/api/orders/${segment(id)}/ship`,
  shipOrders: "/api/orders/all/ship",
  deliverOrder: (id: string) => `/api/orders/${segment(id)}/delivered`,
  refundOrder: (id: string) => `/api/orders/${segment(id)}/refund`,
  noteOrder: (id: string) => `/api/orders/${segment(id)}/notes`,
  retryRefund: (id: string) => `/api/admin/refunds/${segment(id)}/retry`,
  verifyPayment: "/api/admin/money/verify",
  retryEffect: (id: string) => `/api/admin/outbox/${segment(id)}/retry`,
  adminStats: "/api/admin/stats",
  vipUsers: "/api/admin/vip-users",
  exportUsers: (query: Query = {}) => withQuery("/api/admin/users/export", query),
  /** What the desk does to one person. */
  person: (id: string, deed: "plan" | "plan/end" | "standing" | "role" | "sign-out" | "verification" | "factor") =>
    `/api/admin/users/${segment(id)}/${deed}`,
  exportOrders: (query: Query = {}) => withQuery("/api/orders/all/export", query),
  welcomePackAddresses: "/api/welcome-pack/addresses",
  deskPerks: (query: Query = {}) => withQuery("/api/admin/perks", query),
  perksSent: "/api/admin/perks/sent",
  exportPerks: (query: Query = {}) => withQuery("/api/admin/perks/export", query),
  restoreProduct: (id: string) => `/api/admin/products/${segment(id)}/restore`,
  exportProducts: (query: Query = {}) => withQuery("/api/admin/products/export", query),
  importProducts: "/api/admin/products/import",
  productPicture: "/api/admin/products/picture",
  newsletterCollectors: "/api/newsletter/collectors",
  newsletterLogs: "/api/newsletter/logs",
  newsletterPreview: "/api/newsletter/preview",
  newsletterTest: "/api/newsletter/test",
  cancelEvent: (id: string) => `/api/events/${segment(id)}/cancel`,
  exportGuests: (id: string) => `/api/events/${segment(id)}/guests`,
  checkIn: (id: string, query: { guest?: string } = {}) => withQuery(`/api/events/${segment(id)}/check-in`, query),
  deskSales: "/api/admin/auctions",
  deskSale: (id: string) => `/api/admin/auctions/${segment(id)}`,
  /** What an admin does to a sale. */
  actOnSale: (id: string, act: "schedule" | "reset" | "cancel" | "freeze" | "extend" | "void") =>
    `/api/admin/auctions/${segment(id)}/${act}`,
  liftBar: (id: string) => `/api/admin/bars/${segment(id)}/lift`,
  uploadContent: (exhibition: string) => `/api/exhibitions/${segment(exhibition)}/upload`,
  beginUpload: (exhibition: string) => `/api/exhibitions/${segment(exhibition)}/upload/tickets`,
  uploadTicket: (exhibition: string, id: string) =>
    `/api/exhibitions/${segment(exhibition)}/upload/tickets/${segment(id)}`,
  deskDownloads: "/api/admin/downloads",
  deskDownload: (id: string) => `/api/admin/downloads/${segment(id)}`,
  /** What else is done to a file for members: another file in its place, back from retirement, one place up. */
  actOnDownload: (id: string, act: "file" | "restore" | "up") => `/api/admin/downloads/${segment(id)}/${act}`,
  beginDownload: "/api/admin/downloads/uploads",
  downloadTicket: (id: string) => `/api/admin/downloads/uploads/${segment(id)}`,
  deskExhibitions: "/api/admin/exhibitions",
  deskExhibition: (id: string) => `/api/admin/exhibitions/${segment(id)}`,
  restoreExhibition: (id: string) => `/api/admin/exhibitions/${segment(id)}/restore`,
  orderExhibitions: "/api/admin/exhibitions/order",
  orderWorks: (exhibitionId: string) => `/api/admin/exhibitions/${segment(exhibitionId)}/order`,
  hangWork: (exhibitionId: string) => `/api/admin/exhibitions/${segment(exhibitionId)}/works`,
  deskWork: (id: string) => `/api/admin/works/${segment(id)}`,
  deskLeader: (id: string) => `/api/admin/leaders/${segment(id)}`,
  /** A picture cut for a work or for the cover of an exhibition. */
  exhibitionPicture: (shape: "work" | "cover") => withQuery("/api/admin/exhibitions/picture", { shape }),
  roomSound: "/api/admin/exhibitions/sound",
  approveComment: (id: string) => `/api/comments/${segment(id)}/approve`,
  allComments: (
    query: { page?: number; exhibition?: string; artwork?: string; status?: string; reported?: string } = {},
  ) => withQuery("/api/comments/admin/all", query),
} as const;
