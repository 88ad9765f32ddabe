import type { AdminAuction } from "@/lib/auction/admin-contracts";
import type { PictureDraft } from "./product-draft";

export type BandDraft = { key: string; from: string; increment: string };

/** A sale as its form holds it: everything as it was typed, spans in minutes. */
export type SaleDraft = {
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
  bands: BandDraft[];
  pictures: PictureDraft[];
};

const minutes = (seconds: number) => String(seconds / 60);

/** The form of a sale, or of one that is not there yet: then with the museum's usual terms. */
export function saleDraftOf(sale: AdminAuction | null): SaleDraft {
  if (!sale)
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
      pictures: [],
    };
  const { auction, terms, reserve, productId } = sale;
  return {
    title: auction.title,
    slug: auction.slug,
    description: auction.description,
    productId: productId ?? "",
    openingBid: String(terms.openingBid),
    increment: String(terms.increment),
    reserve: reserve === null ? "" : String(reserve),
    extensionWindow: minutes(terms.extensionWindow),
    extension: minutes(terms.extension),
    extensionCap: String(terms.extensionCap),
    bands: terms.bands.map(({ from, increment }) => ({
      key: String(from),
      from: String(from),
      increment: String(increment),
    })),
    pictures: auction.images.map(({ url, alt }) => ({ key: url, url, alt })),
  };
}

/** What has to be there before the form is sent; null when all is. */
export function missingInSale({ title, slug, openingBid, increment }: SaleDraft): Record<string, string> | null {
  const missing = {
    ...(title.trim() === "" && { title: "A title is required" }),
    ...(slug.trim() === "" && { slug: "A slug is required" }),
    ...(openingBid.trim() === "" && { openingBid: "Please name a sum" }),
    ...(increment.trim() === "" && { increment: "Please name a sum" }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

// "₦25,000" is what people write. What is no sum goes as it was typed, and is refused: never as nothing.
const sum = (typed: string) => typed.replace(/[\s,₦]/g, "");
const seconds = (typed: string) => Math.round(Number(typed.trim() || Number.NaN) * 60);

/** What the call is sent. */
export function saleBodyOf(draft: SaleDraft) {
  return {
    title: draft.title.trim(),
    slug: draft.slug.trim(),
    description: draft.description,
    productId: draft.productId || null,
    openingBid: sum(draft.openingBid),
    increment: sum(draft.increment),
    reserve: draft.reserve.trim() === "" ? null : sum(draft.reserve),
    extensionWindow: seconds(draft.extensionWindow),
    extension: seconds(draft.extension),
    extensionCap: Number(draft.extensionCap.trim() || Number.NaN),
    bands: draft.bands.map(({ from, increment }) => ({ from: sum(from), increment: sum(increment) })),
    images: draft.pictures.map(({ url, alt }) => ({ url, alt })),
  };
}
