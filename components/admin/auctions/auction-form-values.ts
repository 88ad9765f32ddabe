import type { ImageValues } from "@/components/admin/products/product-form-values";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";

export type BandValues = { key: string; from: string; increment: string };

/** An auction as the form holds it: everything as typed, durations in minutes. */
export type AuctionFormValues = {
  title: string;
  slug: string;
  description: string;
  productId: string;
  openingBid: string;
  increment: string;
  reserve: string;
  extensionWindow: string;
  extension: string;
  extensionCap: string;
  bands: BandValues[];
  images: ImageValues[];
};

const toMinutes = (seconds: number) => String(seconds / 60);

/** The form of an auction, or of a new one with the default terms. */
export function toFormValues(detail: AdminAuction | null): AuctionFormValues {
  if (!detail)
    return {
      title: "",
      slug: "",
      description: "",
      productId: "",
      openingBid: "2000",
      increment: "100",
      reserve: "",
      extensionWindow: "2",
      extension: "2",
      extensionCap: "10",
      bands: [],
      images: [],
    };
  const { auction, terms, reserve, productId } = detail;
  return {
    title: auction.title,
    slug: auction.slug,
    description: auction.description,
    productId: productId ?? "",
    openingBid: String(terms.openingBid),
    increment: String(terms.increment),
    reserve: reserve === null ? "" : String(reserve),
    extensionWindow: toMinutes(terms.extensionWindow),
    extension: toMinutes(terms.extension),
    extensionCap: String(terms.extensionCap),
    bands: terms.bands.map(({ from, increment }) => ({
      key: String(from),
      from: String(from),
      increment: String(increment),
    })),
    images: auction.images.map(({ url, alt }) => ({ key: url, url, alt })),
  };
}

/** The missing required fields, or null. */
export function validate({ title, slug, openingBid, increment }: AuctionFormValues): Record<string, string> | null {
  const missing = {
    ...(title.trim() === "" && { title: "A title is required" }),
    ...(slug.trim() === "" && { slug: "A slug is required" }),
    ...(openingBid.trim() === "" && { openingBid: "Enter an amount" }),
    ...(increment.trim() === "" && { increment: "Enter an amount" }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

// Accepts "₦25,000". What is not an amount is sent as typed and rejected by the server, never read as zero.
const parseAmount = (typed: string) => typed.replace(/[\s,₦]/g, "");
const toSeconds = (typed: string) => Math.round(Number(typed.trim() || Number.NaN) * 60);

/** The request body. */
export function toRequestBody(draft: AuctionFormValues) {
  return {
    title: draft.title.trim(),
    slug: draft.slug.trim(),
    description: draft.description,
    productId: draft.productId || null,
    openingBid: parseAmount(draft.openingBid),
    increment: parseAmount(draft.increment),
    reserve: draft.reserve.trim() === "" ? null : parseAmount(draft.reserve),
    extensionWindow: toSeconds(draft.extensionWindow),
    extension: toSeconds(draft.extension),
    extensionCap: Number(draft.extensionCap.trim() || Number.NaN),
    bands: draft.bands.map(({ from, increment }) => ({ from: parseAmount(from), increment: parseAmount(increment) })),
    images: draft.images.map(({ url, alt }) => ({ url, alt })),
  };
}
