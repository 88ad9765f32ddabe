import { type Query, segment, withQuery } from "@/lib/platform/address";
import type { Desk } from "@/lib/platform/paths";

/** The pages of the back office. They stand apart, so that no visitor fetches them. */
export const deskPaths = {
  /** A desk of the back office, with what its list is narrowed to. */
  desk: (desk: Desk, query: Query = {}) => withQuery(`/admin/${desk}`, query),
  /** An order at the desk, by its number or id. */
  deskOrder: (id: string) => `/admin/orders/${segment(id)}`,
  /** The papers of some orders, to be printed: their packing slips, or the labels with their addresses. */
  orderPapers: (papers: "slips" | "labels", numbers: readonly string[]) =>
    withQuery(`/admin/orders/${papers}`, { orders: numbers.join(",") }),
  newProduct: "/admin/products/new",
  /** The form of a new drop, filled in with what another one is. */
  copyProduct: (id: string) => withQuery("/admin/products/new", { copy: id }),
  editProduct: (id: string) => `/admin/products/${segment(id)}`,
  /** The pieces of a drop: what is free, held and sold, and who waits. */
  productPieces: (id: string, query: { from?: number; held?: string; waiting?: string } = {}) =>
    withQuery(`/admin/products/${segment(id)}/pieces`, query),
  newDownload: "/admin/downloads/new",
  editDownload: (id: string) => `/admin/downloads/${segment(id)}`,
  newExhibition: "/admin/exhibitions/new",
  editExhibition: (id: string) => `/admin/exhibitions/${segment(id)}`,
  previewExhibition: (id: string) => `/admin/exhibitions/${segment(id)}/preview`,
  newWork: (exhibitionId: string) => `/admin/exhibitions/${segment(exhibitionId)}/works/new`,
  editWork: (id: string) => `/admin/exhibitions/works/${segment(id)}`,
  editLeader: (id: string) => `/admin/exhibitions/leaders/${segment(id)}`,
  /** Everything the desk knows about one person. */
  person: (id: string) => `/admin/users/${segment(id)}`,
  newSale: "/admin/auctions/new",
  /** The console of a sale, with the bids before a line of its ledger. */
  saleDesk: (id: string, query: { before?: number } = {}) => withQuery(`/admin/auctions/${segment(id)}`, query),
  editSale: (id: string) => `/admin/auctions/${segment(id)}/edit`,
  /** Who may not bid. */
  saleBars: (query: Query = {}) => withQuery("/admin/auctions/bars", query),
  editEvent: (id: string, query: { cursor?: string } = {}) => withQuery(`/admin/events/${segment(id)}`, query),
  subscribers: (query: Query = {}) => withQuery("/admin/newsletter/subscribers", query),
} as const;
