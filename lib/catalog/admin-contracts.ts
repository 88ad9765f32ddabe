import * as z from "zod/mini";
import { dimensions, product, sizeGuide, wallLabelChange } from "@/lib/catalog/contracts";
import { categorySlug } from "@/lib/catalog/product-filter";
import { parseLagosDateTime } from "@/lib/core/lagos-datetime";

const searchText = z.optional(z.string().check(z.trim(), z.maxLength(120)));

/** A drop as admins see it: deleted ones too, with the held and sold counts. */
export const adminProduct = z.extend(product, {
  deletedAt: z.nullable(z.string()),
  held: z.int(),
  sold: z.int(),
});

export type AdminProduct = z.infer<typeof adminProduct>;

/** Query of the new-drop page: the drop to copy. */
export const newProductQuery = z.object({ copy: z.optional(z.string().check(z.regex(/^\w{1,80}$/))) });

/** Filters of the admin product list. */
export const adminProductsQuery = z.object({
  q: searchText,
  shelf: z.optional(z.enum(["shown", "paused", "low", "sold-out", "deleted"])),
  /** The default is the order of the shop. */
  sort: z.optional(z.enum(["name", "newest", "cheapest", "dearest"])),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
});

export type AdminProductsQuery = z.infer<typeof adminProductsQuery>;

/** GET /admin/products/export: the same filters and order, without pages. */
export const exportProductsQuery = z.pick(adminProductsQuery, { q: true, shelf: true, sort: true });

export type ProductsFilter = z.infer<typeof exportProductsQuery>;

export const adminProductParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });

/** POST /admin/products/images: the address that a drop's form stores. */
export const storedImageReply = z.object({ url: z.string() });

/** GET /images/{name}: one size of an uploaded image. */
export const imageParams = z.object({
  name: z.string().check(z.regex(/^img-[0-9a-z]{20}(-wide|-share)?-\d{3,4}\.(avif|webp|jpg)$/)),
});

const nairaPrice = z.number().check(
  z.gt(0),
  z.lte(100_000_000),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), "At most two decimals"),
);

const textList = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20));

const stockCount = z.int().check(z.gte(0), z.lte(1_000_000));

/** A path of this site or an https URL with a host name; empty for an empty row of the form. */
const imageUrl = z
  .string()
  .check(z.maxLength(500), z.regex(/^(\/[a-z0-9][\w./-]*|https:\/\/([a-z0-9-]+\.)+[a-z]{2,}\/[\w./-]+)?$/i));

const productImage = z.object({ url: imageUrl, alt: z._default(z.string().check(z.maxLength(300)), "") });

/** A Lagos date and time as typed; empty for none. */
const optionalTime = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(40),
    z.refine(
      (typed) => typed === "" || parseLagosDateTime(typed) !== null,
      "Enter a date and time, for example 2026-12-01 12:00",
    ),
  ),
  z.transform(parseLagosDateTime),
);

const sizeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** With `stockSeen`, the count that the editor saw, the difference is applied, so sales made meanwhile stay counted. */
const sizeEdit = z.object({
  name: sizeName,
  /** The old name of a renamed size. */
  was: z.optional(sizeName),
  option: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  stock: stockCount,
  stockSeen: z.optional(stockCount),
});

/** White space is one space; without a letter or a digit it would have no slug. */
const seriesName = z.pipe(
  z.string().check(z.maxLength(60)),
  z.pipe(
    z.transform((typed: string) => typed.replace(/\s+/g, " ").trim()),
    z.string().check(z.refine((name) => name === "" || categorySlug(name) !== "", "Use at least one letter or digit")),
  ),
);

const productFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120)),
  description: z.string().check(z.maxLength(5_000)),
  price: nairaPrice,
  salePrice: z.nullable(z.union([z.literal(0), nairaPrice])),
  currency: z.literal("NGN"),
  categories: textList,
  tags: textList,
  /** An empty text takes it out of its series. */
  series: z.nullable(seriesName),
  inStock: z.boolean(),
  images: z.array(productImage).check(z.maxLength(12)),
  editionSize: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  /** When sales open and close; null for no limit. */
  opensAt: z.nullable(optionalTime),
  closesAt: z.nullable(optionalTime),
  /** Members may buy before it opens, by plan. */
  membersFirst: z.boolean(),
  /** The most units that one person may buy. */
  limitPerPerson: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
  /** About the object; an empty text removes it. */
  material: z.nullable(z.string().check(z.trim(), z.maxLength(300))),
  care: z.nullable(z.string().check(z.trim(), z.maxLength(1_000))),
  dimensions: z.nullable(dimensions),
  sizeGuide: z.nullable(sizeGuide),
  /** The wall label; an empty line is left out of it, and without any line there is none. */
  label: z.nullable(wallLabelChange),
  /** The count of a drop without sizes. */
  stock: stockCount,
  stockSeen: stockCount,
  /** Sizes to add or change, each with its own stock; sizes that are not named stay unchanged. */
  variants: z.array(sizeEdit).check(z.minLength(1), z.maxLength(20)),
  /** Sizes to stop offering. If none is left, `stock` counts the whole drop. */
  removedSizes: z.array(sizeName).check(z.maxLength(20)),
  /** The version that the editor saw; a newer one returns 409. */
  version: z.int(),
});

/** PUT /products/{id}: changes only the given fields. Prices are naira; a sale price of 0 or null removes it. */
export const productChange = z.partial(productFields);

export type ProductChange = z.infer<typeof productChange>;

/** POST /products: the same fields; name, slug and price are required. */
export const productBody = z.extend(z.required(productChange, { name: true, slug: true, price: true }), {
  /** The drop to copy: its wall label is copied without the accession number. */
  copyOf: z.optional(adminProductParams.shape.id),
});

export type ProductBody = z.infer<typeof productBody>;

const { price, salePrice, inStock, stock, stockSeen, version } = productFields.shape;

/** One row of the grid: the changed fields, and the version that the admin saw. */
const productRowChange = z.extend(z.partial(z.object({ price, salePrice, inStock, stock, stockSeen })), {
  id: adminProductParams.shape.id,
  version,
});

export type ProductRowChange = z.infer<typeof productRowChange>;

/** The most products of one request. */
export const MAX_BULK_PRODUCTS = 500;

/**
 * PUT /admin/products/bulk: rows of the grid; or whether products are for sale, by id or as all results of the list. Products that
 * were created after `until`, when the list was shown, are left out.
 */
export const bulkProductsBody = z.union([
  z.object({ rows: z.array(productRowChange).check(z.minLength(1), z.maxLength(100)) }),
  z.object({
    inStock,
    ids: z.array(adminProductParams.shape.id).check(z.minLength(1), z.maxLength(MAX_BULK_PRODUCTS)),
  }),
  z.object({ inStock, filter: exportProductsQuery, until: z.iso.datetime() }),
]);

export type BulkProductsBody = z.infer<typeof bulkProductsBody>;

const bulkResult = z.object({ id: z.string(), version: z.nullable(z.int()), error: z.nullable(z.string()) });

/** The result of each row: its new version, or why it was not saved. */
export const bulkProductsReply = z.object({ results: z.array(bulkResult) });

export type BulkProductsReply = z.infer<typeof bulkProductsReply>;

/** A printed smart label; the museum's own copy has no number. */
export type PrintedLabel = { code: string; name: string; number: number | null; editionSize: number | null };

/** One change of the stock. */
export type StockMovement = {
  _id: string;
  size: string;
  delta: number;
  reason: string;
  at: string;
  by: string | null;
  orderNumber: string | null;
};

const cursorField = z.optional(z.string().check(z.maxLength(200)));

/** Where the three lists of the stock page start: an edition number, a hold, a subscriber. */
export const stockQuery = z.object({
  from: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
  held: cursorField,
  waiting: cursorField,
});

export type StockQuery = z.infer<typeof stockQuery>;

/** The counts of one size; the only size of a drop without sizes has an empty name. */
export type SizeCounts = { _id: string; size: string; stock: number; held: number; sold: number; isOffered: boolean };

/** The counts of a drop. */
export type StockCounts = {
  sizes: SizeCounts[];
  numbered: number;
  takenOut: number;
  waiting: number;
  unconfirmed: number;
};

/** One numbered unit: its order, its buyer and its status. */
export type NumberedUnit = {
  editionId: string;
  number: number;
  size: string;
  orderNumber: string;
  buyer: string;
  at: string;
  status: "to-ship" | "shipped" | "delivered" | "taken-out";
};

/** Units held by an unpaid order. After it expires the next scheduled job returns them to stock. */
export type ActiveHold = {
  _id: string;
  size: string;
  quantity: number;
  orderNumber: string;
  buyer: string;
  until: string;
  isOver: boolean;
};

/** A confirmed back-in-stock subscriber; `size` is empty for the whole drop. */
export type WaitingSubscriber = { _id: string; email: string; userId: string | null; size: string; since: string };
