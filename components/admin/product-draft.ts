import type { DeskProduct, ProductBody } from "@/lib/shop/desk-contracts";
import { readMoment, writeMoment } from "@/lib/shop/moment-rules";

export type SizeDraft = { key: string; was: string | null; name: string; stock: string; stockSeen: number };
export type PictureDraft = { key: string; url: string; alt: string };

/** A drop as its form holds it: everything as it was typed. */
export type ProductDraft = {
  name: string;
  slug: string;
  description: string;
  price: string;
  salePrice: string;
  categories: string;
  tags: string;
  stock: string;
  editionSize: string;
  /** As fields for a date and a time have them, by the clock of Lagos. */
  opensAt: string;
  closesAt: string;
  limitPerPerson: string;
  inStock: boolean;
  sizes: SizeDraft[];
  removedSizes: string[];
  pictures: PictureDraft[];
};

const text = (value: number | null) => (value === null ? "" : String(value));

/** The form of a drop, or of one that is not there yet. */
export function draftOf(product: DeskProduct | null): ProductDraft {
  const sizes = (product?.variants ?? []).filter(({ name }) => name !== "");
  return {
    name: product?.name ?? "",
    slug: product?.slug ?? "",
    description: product?.description ?? "",
    price: text(product?.price ?? null),
    salePrice: text(product?.salePrice ?? null),
    categories: product?.categories.join(", ") ?? "",
    tags: product?.tags.join(", ") ?? "",
    stock: text(product?.stock ?? 0),
    editionSize: text(product?.editionSize ?? null),
    opensAt: writeMoment(product?.opensAt ?? null),
    closesAt: writeMoment(product?.closesAt ?? null),
    limitPerPerson: text(product?.limitPerPerson ?? null),
    inStock: product?.inStock ?? true,
    sizes: sizes.map(({ name, stock }) => ({ key: name, was: name, name, stock: String(stock), stockSeen: stock })),
    removedSizes: [],
    pictures: (product?.images ?? []).map(({ url, alt }) => ({ key: url, url, alt })),
  };
}

/** The form of a copy: as its source is, with a name and a slug of its own, nothing on the shelf, no date and not for sale yet. */
export function draftOfCopy({ product, slug }: { product: DeskProduct; slug: string }): ProductDraft {
  const draft = draftOf(product);
  return {
    ...draft,
    name: `${product.name.slice(0, 113)} (copy)`,
    slug,
    stock: "0",
    sizes: draft.sizes.map((size) => ({ ...size, was: null, stock: "0" })),
    opensAt: "",
    closesAt: "",
    inStock: false,
  };
}

/** "Medallions, Lagos" as the words it is made of. */
export const wordsOf = (list: string): string[] =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** A name as the last part of an address: "Ọ̀ṣun, at night" becomes "osun-at-night". */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** What has to be there before the form is sent; null when all is. */
export function missingIn({ name, slug, price }: ProductDraft): Record<string, string> | null {
  const missing = {
    ...(name.trim() === "" && { name: "A name is required" }),
    ...(slug.trim() === "" && { slug: "A slug is required" }),
    ...(price.trim() === "" && { price: "A price is required" }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

const numberOr = <T>(typed: string, empty: T) => (typed.trim() === "" ? empty : Number(typed));

/**
 * What the call is sent. Counts go with the count that was looked at, so that what is sold meanwhile stays sold; at least one
 * picture entry is sent, an empty one if there is none.
 */
export function bodyOf(draft: ProductDraft, before: DeskProduct | null): ProductBody {
  const counts =
    draft.sizes.length > 0
      ? {
          variants: draft.sizes.map(({ was, name, stock, stockSeen }) => ({
            name: name.trim(),
            option: "Size",
            stock: numberOr(stock, 0),
            ...(was !== null && { stockSeen, ...(was !== name.trim() && { was }) }),
          })),
        }
      : { stock: numberOr(draft.stock, 0), ...(before && hadNoSizes(before) && { stockSeen: before.stock }) };
  return {
    name: draft.name.trim(),
    slug: draft.slug.trim(),
    description: draft.description,
    price: Number(draft.price),
    salePrice: numberOr(draft.salePrice, null),
    currency: "NGN",
    categories: wordsOf(draft.categories),
    tags: wordsOf(draft.tags),
    inStock: draft.inStock,
    editionSize: numberOr(draft.editionSize, null),
    opensAt: readMoment(draft.opensAt),
    closesAt: readMoment(draft.closesAt),
    limitPerPerson: numberOr(draft.limitPerPerson, null),
    images: draft.pictures.length > 0 ? draft.pictures.map(({ url, alt }) => ({ url, alt })) : [{ url: "", alt: "" }],
    ...counts,
    ...(draft.removedSizes.length > 0 && { removedSizes: draft.removedSizes }),
    ...(before && { version: before.version }),
  };
}

const hadNoSizes = ({ variants }: DeskProduct) => variants.every(({ name }) => name === "");
