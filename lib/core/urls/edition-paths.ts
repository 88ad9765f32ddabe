import { encodeSegment } from "@/lib/core/urls/url";

/** The URLs of edition maps. In a file of their own, so that the script of a drop's page does not grow with them. */
export const editionPaths = {
  /** The numbers of a drop, to choose from. */
  numbers: (slug: string) => `/drops/${encodeSegment(slug)}/numbers` as const,
  api: (slug: string) => `/api/products/${encodeSegment(slug)}/editions` as const,
  adminNumbers: (productId: string) => `/api/admin/products/${encodeSegment(productId)}/numbers` as const,
  adminPremiums: (productId: string) => `/api/admin/products/${encodeSegment(productId)}/number-premiums` as const,
  adminPremium: (productId: string, premium: string) =>
    `/api/admin/products/${encodeSegment(productId)}/number-premiums/${encodeSegment(premium)}` as const,
} as const;
