import * as z from "zod/mini";
import type { AdminProduct, productBody } from "@/lib/catalog/admin-contracts";
import type { Dimensions, SizeGuide, WallLabel } from "@/lib/catalog/contracts";
import { formatDimensions, formatSizeGuide, parseDimensions, parseSizeGuide } from "@/lib/catalog/detail-rules";
import { commaList, lagosDateTime, naira, optional, required, requiredText, wholeNumber } from "@/lib/core/form-inputs";
import { formatLagosDateTime } from "@/lib/core/lagos-datetime";

const stock = z.pipe(
  optional(wholeNumber),
  z.transform((count) => count ?? 0),
);

const variant = z.object({
  key: z.string(),
  originalName: z.nullable(z.string()),
  name: z.string().check(z.trim()),
  stock,
  originalStock: z.number(),
});

const dimensions = optional<Dimensions>({
  read: parseDimensions,
  message: "Enter two or three numbers, for example 46 × 31 × 28",
});
const sizeGuide = optional<SizeGuide>({
  read: parseSizeGuide,
  message: "Name the measurements in the first line, then add one line per size with a number for each",
});

type LabelLines = Record<keyof WallLabel, string>;

/** The lines of a wall label that are not empty; null without any. */
export function toLabel(typed: LabelLines): WallLabel | null {
  const lines = Object.entries(typed)
    .map(([name, line]) => [name, line.trim()] as const)
    .filter(([, line]) => line !== "");
  return lines.length > 0 ? Object.fromEntries(lines) : null;
}

const line = z.string();
const label = z.pipe(
  z.object({ year: line, medium: line, dimensions: line, accession: line, credit: line }),
  z.transform(toLabel),
);

/** Everything as typed; times are in Lagos time. */
const fields = z.object({
  name: requiredText("A name is required"),
  slug: requiredText("A slug is required"),
  description: z.string(),
  price: required(naira, "A price is required"),
  salePrice: optional(naira),
  categories: commaList,
  tags: commaList,
  series: z.string(),
  stock,
  editionSize: optional(wholeNumber),
  opensAt: optional(lagosDateTime),
  closesAt: optional(lagosDateTime),
  limitPerPerson: optional(wholeNumber),
  membersFirst: z.boolean(),
  material: z.string(),
  dimensions,
  care: z.string(),
  sizeGuide,
  label,
  inStock: z.boolean(),
  variants: z.array(variant),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
});

/** A product as the form holds it. */
export type ProductFormValues = z.input<typeof fields>;
export type VariantValues = ProductFormValues["variants"][number];

const text = (value: number | null) => (value === null ? "" : String(value));

/** The form of a product, or of a new one. */
export function toFormValues(product: AdminProduct | null): ProductFormValues {
  return {
    name: product?.name ?? "",
    slug: product?.slug ?? "",
    description: product?.description ?? "",
    price: text(product?.price ?? null),
    salePrice: text(product?.salePrice ?? null),
    categories: product?.categories.join(", ") ?? "",
    tags: product?.tags.join(", ") ?? "",
    series: product?.series ?? "",
    stock: text(product?.stock ?? 0),
    editionSize: text(product?.editionSize ?? null),
    opensAt: formatLagosDateTime(product?.opensAt ?? null),
    closesAt: formatLagosDateTime(product?.closesAt ?? null),
    limitPerPerson: text(product?.limitPerPerson ?? null),
    membersFirst: product?.membersFirst ?? false,
    material: product?.material ?? "",
    dimensions: product?.dimensions ? formatDimensions(product.dimensions) : "",
    care: product?.care ?? "",
    sizeGuide: product?.sizeGuide ? formatSizeGuide(product.sizeGuide) : "",
    label: { year: "", medium: "", dimensions: "", accession: "", credit: "", ...product?.label },
    inStock: product?.inStock ?? true,
    variants: sizesOf(product).map(({ name, stock }) => ({
      key: name,
      originalName: name,
      name,
      stock: String(stock),
      originalStock: stock,
    })),
    images: (product?.images ?? []).map(({ url, alt }) => ({ url, alt })),
  };
}

/** The form of a copy: own name and slug, no accession number, no stock, no dates, not for sale. */
export function toCopyFormValues({ product, slug }: { product: AdminProduct; slug: string }): ProductFormValues {
  const draft = toFormValues(product);
  return {
    ...draft,
    name: `${product.name.slice(0, 113)} (copy)`,
    slug,
    // The accession number is unique.
    label: { ...draft.label, accession: "" },
    stock: "0",
    variants: draft.variants.map((size) => ({ ...size, originalName: null, stock: "0" })),
    opensAt: "",
    closesAt: "",
    inStock: false,
  };
}

/**
 * The form of a product; its output is the body of the request. Stock is sent with the stock that was shown, so that concurrent
 * sales are kept. Without images one empty image entry is sent.
 */
export const productForm = (before: AdminProduct | null) =>
  z.pipe(
    fields,
    z.transform(({ variants, stock, images, ...values }): z.input<typeof productBody> => {
      const sizes = sizesOf(before);
      const removedSizes = sizes
        .map(({ name }) => name)
        .filter((name) => variants.every(({ originalName }) => originalName !== name));
      return {
        ...values,
        currency: "NGN",
        images: images.length > 0 ? images : [{ url: "", alt: "" }],
        ...(variants.length > 0
          ? { variants: variants.map(toSizeEdit) }
          : { stock, ...(before && sizes.length === 0 && { stockSeen: before.stock }) }),
        ...(removedSizes.length > 0 && { removedSizes }),
        ...(before && { version: before.version }),
      };
    }),
  );

const toSizeEdit = ({ originalName, name, stock, originalStock }: z.output<typeof variant>) => ({
  name,
  option: "Size",
  stock,
  ...(originalName !== null && { stockSeen: originalStock, ...(originalName !== name && { was: originalName }) }),
});

/** The variants with a name; the only variant of a product without sizes has none. */
const sizesOf = (product: AdminProduct | null) => (product?.variants ?? []).filter(({ name }) => name !== "");
