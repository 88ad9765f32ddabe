import type * as z from "zod/mini";
import type { AdminProduct, productBody } from "@/lib/catalog/admin-contracts";
import { formatLagosDateTime, parseLagosDateTime } from "@/lib/core/lagos-datetime";

export type VariantValues = {
  key: string;
  originalName: string | null;
  name: string;
  stock: string;
  originalStock: number;
};
export type ImageValues = { key: string; url: string; alt: string };

/** A product as the form holds it, everything as typed. */
export type ProductFormValues = {
  name: string;
  slug: string;
  description: string;
  price: string;
  salePrice: string;
  categories: string;
  tags: string;
  stock: string;
  editionSize: string;
  /** Values of date and time fields, in Lagos time. */
  opensAt: string;
  closesAt: string;
  limitPerPerson: string;
  inStock: boolean;
  variants: VariantValues[];
  removedVariants: string[];
  images: ImageValues[];
};

const text = (value: number | null) => (value === null ? "" : String(value));

/** The form of a product, or of a new one. */
export function toFormValues(product: AdminProduct | null): ProductFormValues {
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
    opensAt: formatLagosDateTime(product?.opensAt ?? null),
    closesAt: formatLagosDateTime(product?.closesAt ?? null),
    limitPerPerson: text(product?.limitPerPerson ?? null),
    inStock: product?.inStock ?? true,
    variants: sizes.map(({ name, stock }) => ({
      key: name,
      originalName: name,
      name,
      stock: String(stock),
      originalStock: stock,
    })),
    removedVariants: [],
    images: (product?.images ?? []).map(({ url, alt }) => ({ key: url, url, alt })),
  };
}

/** The form of a copy: own name and slug, no stock, no dates, not for sale. */
export function toCopyFormValues({ product, slug }: { product: AdminProduct; slug: string }): ProductFormValues {
  const draft = toFormValues(product);
  return {
    ...draft,
    name: `${product.name.slice(0, 113)} (copy)`,
    slug,
    stock: "0",
    variants: draft.variants.map((size) => ({ ...size, originalName: null, stock: "0" })),
    opensAt: "",
    closesAt: "",
    inStock: false,
  };
}

/** Splits "Medallions, Lagos" at the commas. */
export const splitList = (list: string): string[] =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** Turns a name into a slug: "Ọ̀ṣun, at night" becomes "osun-at-night". */
export const slugify = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The missing required fields, or null. */
export function validate({ name, slug, price }: ProductFormValues): Record<string, string> | null {
  const missing = {
    ...(name.trim() === "" && { name: "A name is required" }),
    ...(slug.trim() === "" && { slug: "A slug is required" }),
    ...(price.trim() === "" && { price: "A price is required" }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

const numberOr = <T>(typed: string, empty: T) => (typed.trim() === "" ? empty : Number(typed));

/**
 * The request body. Stock is sent with the stock that was shown, so that concurrent sales are kept. Without images one
 * empty image entry is sent.
 */
export function toRequestBody(draft: ProductFormValues, before: AdminProduct | null): z.input<typeof productBody> {
  const counts =
    draft.variants.length > 0
      ? {
          variants: draft.variants.map(({ originalName, name, stock, originalStock }) => ({
            name: name.trim(),
            option: "Size",
            stock: numberOr(stock, 0),
            ...(originalName !== null && {
              stockSeen: originalStock,
              ...(originalName !== name.trim() && { was: originalName }),
            }),
          })),
        }
      : { stock: numberOr(draft.stock, 0), ...(before && hadNoVariants(before) && { stockSeen: before.stock }) };
  return {
    name: draft.name.trim(),
    slug: draft.slug.trim(),
    description: draft.description,
    price: Number(draft.price),
    salePrice: numberOr(draft.salePrice, null),
    currency: "NGN",
    categories: splitList(draft.categories),
    tags: splitList(draft.tags),
    inStock: draft.inStock,
    editionSize: numberOr(draft.editionSize, null),
    opensAt: parseLagosDateTime(draft.opensAt)?.toISOString() ?? null,
    closesAt: parseLagosDateTime(draft.closesAt)?.toISOString() ?? null,
    limitPerPerson: numberOr(draft.limitPerPerson, null),
    images: draft.images.length > 0 ? draft.images.map(({ url, alt }) => ({ url, alt })) : [{ url: "", alt: "" }],
    ...counts,
    ...(draft.removedVariants.length > 0 && { removedSizes: draft.removedVariants }),
    ...(before && { version: before.version }),
  };
}

const hadNoVariants = ({ variants }: AdminProduct) => variants.every(({ name }) => name === "");
