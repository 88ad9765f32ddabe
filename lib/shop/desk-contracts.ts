import * as z from "zod/mini";
import { product } from "@/lib/shop/contracts";
import { readMoment } from "@/lib/shop/moment-rules";

const searched = z.optional(z.string().check(z.trim(), z.maxLength(120)));

/** A drop as the desk sees it: also one that was taken off show, and what is held and sold. */
export const deskProduct = z.extend(product, {
  deletedAt: z.nullable(z.string()),
  held: z.int(),
  sold: z.int(),
});
export type DeskProduct = z.infer<typeof deskProduct>;

/** The page for a new drop: which one it begins as a copy of. */
export const newProductQuery = z.object({ copy: z.optional(z.string().check(z.regex(/^\w{1,80}$/))) });

/** What the list of drops is narrowed to. */
export const deskProductsQuery = z.object({
  q: searched,
  shelf: z.optional(z.enum(["shown", "paused", "sold-out", "deleted"])),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
});
export type DeskProductsQuery = z.infer<typeof deskProductsQuery>;
/** GET /admin/products/export: the same list, all of it. */
export const productsWantedQuery = z.pick(deskProductsQuery, { q: true, shelf: true });
export type ProductsWanted = z.infer<typeof productsWantedQuery>;
export const deskProductParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });

/** POST /admin/products/picture: the address that a drop's form stores. */
export const pictureReply = z.object({ url: z.string() });
/** GET /pictures/{name}: one size of a picture that was uploaded. */
export const pictureParams = z.object({
  name: z.string().check(z.regex(/^img-[0-9a-z]{20}(-wide|-share)?-\d{3,4}\.(avif|webp|jpg)$/)),
});

const naira = z.number().check(
  z.gt(0),
  z.lte(100_000_000),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), "At most two decimals"),
);
const words = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20));
const count = z.int().check(z.gte(0), z.lte(1_000_000));

/** Where a picture may come from: this site or a named https host. Empty for a row of the form that was left empty. */
const pictureUrl = z
  .string()
  .check(z.maxLength(500), z.regex(/^(\/[a-z0-9][\w./-]*|https:\/\/([a-z0-9-]+\.)+[a-z]{2,}\/[\w./-]+)?$/i));
const picture = z.object({ url: pictureUrl, alt: z._default(z.string().check(z.maxLength(300)), "") });

/** A moment as people and fields write it; empty for none. */
const moment = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(40),
    z.refine((typed) => typed === "" || readMoment(typed) !== null, "A date and a time, as 2026-12-01 12:00"),
  ),
  z.transform(readMoment),
);

const sizeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** `stockSeen` is the count the editor looked at: then the difference is applied, and what was sold meanwhile stays sold. */
const sizeEdit = z.object({
  name: sizeName,
  /** The name it had so far, for a size that is renamed. */
  was: z.optional(sizeName),
  option: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  stock: count,
  stockSeen: z.optional(count),
});

const productFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120)),
  description: z.string().check(z.maxLength(5_000)),
  price: naira,
  salePrice: z.nullable(z.union([z.literal(0), naira])),
  currency: z.literal("NGN"),
  categories: words,
  tags: words,
  inStock: z.boolean(),
  images: z.array(picture).check(z.maxLength(12)),
  editionSize: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  /** From when and until when it can be bought; null for at once, and for as long as there is one. */
  opensAt: z.nullable(moment),
  closesAt: z.nullable(moment),
  /** How many one person may have. */
  limitPerPerson: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
  /** Of a drop without sizes. */
  stock: count,
  stockSeen: count,
  /** Sizes that are added or changed, each with its own stock; a size that is not named stays as it is. */
  variants: z.array(sizeEdit).check(z.minLength(1), z.maxLength(20)),
  /** Sizes that are no longer offered. With none left, `stock` is what the drop is counted by. */
  removedSizes: z.array(sizeName).check(z.maxLength(20)),
  /** The version the editor looked at: another edit since then answers 409. */
  version: z.int(),
});

/** PUT /products/{id}: what is given changes, the rest stays. Prices are naira; a sale price of 0 or null is none. */
export const productChange = z.partial(productFields);
export type ProductChange = z.infer<typeof productChange>;

/** POST /products: the same fields, of which a name, a slug and a price are needed. */
export const productBody = z.extend(z.required(productChange, { name: true, slug: true, price: true }), {
  /** The drop it is a copy of: its wall label is taken over, without the number in the collection's book. */
  copyOf: z.optional(deskProductParams.shape.id),
});
export type ProductBody = z.infer<typeof productBody>;

/** A label as it is printed: on the museum's own piece without a number. */
export type PrintedLabel = { code: string; name: string; number: number | null; editionSize: number | null };
