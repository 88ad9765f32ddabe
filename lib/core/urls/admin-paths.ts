import type { AdminSection } from "@/lib/core/urls/admin-sections";
import { encodeSegment, type Query, withQuery } from "@/lib/core/urls/url";

/** What is printed of orders: one sheet each, or one list of all. */
export type OrderDocument = "packing-slips" | "address-labels" | "slips-and-labels" | "pick-list";

/** Paths of the admin pages. In a file of their own, so that public pages do not load them. */
export const adminPaths = {
  /** The overview, with the period of its sales. */
  overview: (query: { period?: string } = {}) => withQuery("/admin", query),
  /** Redirects to the admin page that edits what a public page shows. */
  editPublicPage: (path: string) => withQuery("/admin/edit", { path }),
  /** The list page of a section, with its filters. */
  section: (section: AdminSection, query: Query = {}) => withQuery(`/admin/${section}`, query),
  /** An order, by its number or id. */
  order: (id: string) => `/admin/orders/${encodeSegment(id)}`,
  /** The form of an order for a buyer on the phone. */
  newOrder: "/admin/orders/new",
  /** The packing mode, with the order on the table, for all orders or those with a product. */
  packing: (query: { order?: string; drop?: string } = {}) => withQuery("/admin/orders/packing", query),
  /** Printable documents of several orders. */
  printOrders: (document: OrderDocument, numbers: readonly string[]) =>
    withQuery(`/admin/orders/${document}`, { orders: numbers.join(",") }),
  /** The same of all results of the order list that are to be packed. */
  printAllOrders: (document: OrderDocument, query: Query) =>
    withQuery(`/admin/orders/${document}`, { ...query, all: 1 }),
  /** The products with their wall labels and smart labels. */
  labelledProducts: "/admin/smart-labels/products",
  newProduct: "/admin/products/new",
  /** The form of a new product, prefilled from another one. */
  copyProduct: (id: string) => withQuery("/admin/products/new", { copy: id }),
  editProduct: (id: string) => `/admin/products/${encodeSegment(id)}`,
  /** The units of a product: available, held and sold, and the back-in-stock subscribers. */
  productStock: (id: string, query: { from?: number; held?: string; waiting?: string } = {}) =>
    withQuery(`/admin/products/${encodeSegment(id)}/units`, query),
  /** The settings and figures of a drop's waiting room. */
  waitingRoom: (id: string) => `/admin/products/${encodeSegment(id)}/waiting-room`,
  /** The rehearsals of a drop; `report` is the id of the one that is shown. */
  rehearsal: (id: string, query: { report?: string } = {}) =>
    withQuery(`/admin/products/${encodeSegment(id)}/rehearsal`, query),
  /** The imports of products, each of which can be undone. */
  productImports: "/admin/products/imports",
  editDeliveryZone: (id: string) => `/admin/delivery-zones/${encodeSegment(id)}`,
  voucher: (id: string) => `/admin/vouchers/${encodeSegment(id)}`,
  newDiscountCode: "/admin/discount-codes/new",
  newDraw: "/admin/draws/new",
  newDeliveryZone: "/admin/delivery-zones/new",
  draw: (id: string) => `/admin/draws/${encodeSegment(id)}`,
  editDiscountCode: (id: string) => `/admin/discount-codes/${encodeSegment(id)}`,
  /** A numbered unit with its chain of owners, transfers and disputes. */
  number: (editionId: string) => `/admin/transfers/${encodeSegment(editionId)}`,
  newDownload: "/admin/downloads/new",
  editDownload: (id: string) => `/admin/downloads/${encodeSegment(id)}`,
  /** One file of the media library. */
  mediaItem: (id: string) => `/admin/media/${encodeSegment(id)}`,
  newExhibition: "/admin/exhibitions/new",
  editExhibition: (id: string) => `/admin/exhibitions/${encodeSegment(id)}`,
  previewExhibition: (id: string) => `/admin/exhibitions/${encodeSegment(id)}/preview`,
  newArtwork: (exhibitionId: string) => `/admin/exhibitions/${encodeSegment(exhibitionId)}/artworks/new`,
  editArtwork: (id: string) => `/admin/exhibitions/artworks/${encodeSegment(id)}`,
  /** The imports of works from CSV files. */
  workImports: "/admin/exhibitions/imports",
  workImport: (id: string) => `/admin/exhibitions/imports/${encodeSegment(id)}`,
  newLeader: (exhibitionId: string) => `/admin/exhibitions/${encodeSegment(exhibitionId)}/leaders/new`,
  previewLeader: (id: string) => `/admin/exhibitions/leaders/${encodeSegment(id)}/preview`,
  editLeader: (id: string) => `/admin/exhibitions/leaders/${encodeSegment(id)}`,
  editTranslation: (leaderId: string, language: string) =>
    `/admin/exhibitions/leaders/${encodeSegment(leaderId)}/${encodeSegment(language)}`,
  editTourStop: (leaderId: string, language: string) =>
    `/admin/exhibitions/leaders/${encodeSegment(leaderId)}/tour/${encodeSegment(language)}`,
  /** A user with their timeline. */
  user: (id: string, query: { kind?: string | undefined; cursor?: string } = {}) =>
    withQuery(`/admin/users/${encodeSegment(id)}`, query),
  /** The merge of a user with the account of an email or id; `stays` is the id of the one that stays. */
  mergeUser: (id: string, query: { with?: string; stays?: string } = {}) =>
    withQuery(`/admin/users/${encodeSegment(id)}/merge`, query),
  /** The admins, their roles, sessions and invitations. */
  admins: "/admin/users/admins",
  /** The free trials of the plans. */
  trials: "/admin/payments/trials",
  /** The imports of members from CSV files. */
  memberImports: "/admin/users/imports",
  memberImport: (id: string) => `/admin/users/imports/${encodeSegment(id)}`,
  segments: "/admin/users/segments",
  newSegment: "/admin/users/segments/new",
  editSegment: (id: string) => `/admin/users/segments/${encodeSegment(id)}`,
  /** One comment with its author's history. */
  comment: (id: string) => `/admin/comments/${encodeSegment(id)}`,
  /** The words and links that hold a comment for review. */
  moderationSettings: "/admin/comments/settings",
  /** What authors write against the removal of their comments. */
  appeals: "/admin/comments/appeals",
  /** The walls that users share, with what was reported. */
  sharedWalls: (query: { state?: "reported" | "shared" | "removed"; page?: number } = {}) =>
    withQuery("/admin/comments/walls", query),
  newAuction: "/admin/auctions/new",
  /** An auction; `before` pages its bids by ledger line. */
  auction: (id: string, query: { before?: number } = {}) => withQuery(`/admin/auctions/${encodeSegment(id)}`, query),
  editAuction: (id: string) => `/admin/auctions/${encodeSegment(id)}/edit`,
  auctionBans: (query: Query = {}) => withQuery("/admin/auctions/bans", query),
  newEvent: "/admin/events/new",
  editEvent: (id: string, query: { cursor?: string } = {}) => withQuery(`/admin/events/${encodeSegment(id)}`, query),
  /** The texts of the home page. */
  homePage: "/admin/pages/home",
  editLegalPage: (slug: string) => `/admin/pages/${encodeSegment(slug)}`,
  /** The editor of an issue, or its report once it is sent. */
  newsletter: (id: string) => `/admin/newsletter/${encodeSegment(id)}`,
  subscribers: (query: Query = {}) => withQuery("/admin/newsletter/subscribers", query),
} as const;
