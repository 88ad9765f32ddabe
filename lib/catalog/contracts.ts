import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";

/**
 * POST /products/{slug}/alert: a visitor's email, which is ignored for a signed-in user, and the sold-out size that is waited for.
 * Without a size, the whole drop.
 */
export const alertBody = z.object({
  email: z.optional(emailAddress),
  size: z._default(z.string().check(z.trim(), z.maxLength(60)), ""),
});

/** The token of the link in an alert email. */
export const alertToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });

/** `focus` is the middle of a crop, as in object-position. */
export const image = z.object({ url: z.string(), alt: z.string(), focus: z.optional(z.string()) });

/** A size with its own stock. The only variant of a product without sizes is named "". */
export const variant = z.object({ name: z.string(), option: z.string(), stock: z.int() });

export const wallLabel = z.object({
  year: z.optional(z.string()),
  medium: z.optional(z.string()),
  dimensions: z.optional(z.string()),
  accession: z.optional(z.string()),
  credit: z.optional(z.string()),
});

export type WallLabel = z.infer<typeof wallLabel>;

const labelLine = z.optional(z.string().check(z.trim(), z.maxLength(120)));

/** A wall label as an admin writes it; an empty line is left out. */
export const wallLabelChange = z.object({
  year: labelLine,
  medium: labelLine,
  dimensions: labelLine,
  accession: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  credit: labelLine,
});

const centimetres = z.number().check(
  z.gte(0.1),
  z.lte(2_000),
  z.refine((cm) => Math.abs(cm * 10 - Math.round(cm * 10)) < 1e-6, "At most one decimal"),
);

/** In centimetres. A flat work has no depth. */
export const dimensions = z.object({ height: centimetres, width: centimetres, depth: z.nullable(centimetres) });

export type Dimensions = z.infer<typeof dimensions>;

const measurementName = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

/** The measurements of each size in centimetres, one for each column. */
export const sizeGuide = z
  .object({
    columns: z.array(measurementName).check(z.minLength(1), z.maxLength(6)),
    rows: z
      .array(z.object({ size: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), cm: z.array(centimetres) }))
      .check(z.minLength(1), z.maxLength(20)),
  })
  .check(
    z.refine(({ columns, rows }) => rows.every(({ cm }) => cm.length === columns.length), "A measurement is missing"),
  );

export type SizeGuide = z.infer<typeof sizeGuide>;

/** A drop as visitors see it. Prices are naira; `stock` is the sum of all variants. */
export const product = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  salePrice: z.nullable(z.number()),
  currency: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  /** The series that it belongs to. */
  series: z.nullable(z.string()),
  stock: z.int(),
  /** Units in unpaid orders, which come back if those are not paid. */
  reserved: z.int(),
  /** Not paused by an admin. The replies to GET are false without stock too (`toStockReply` in rules.ts). */
  inStock: z.boolean(),
  images: z.array(image),
  variants: z.array(variant),
  /** The edition size, null for an open edition, and the last number issued. */
  editionSize: z.nullable(z.int()),
  editionIssued: z.int(),
  label: z.nullable(wallLabel),
  artworkSlug: z.nullable(z.string()),
  /** What it is made of, and how to look after it. */
  material: z.nullable(z.string()),
  care: z.nullable(z.string()),
  dimensions: z.nullable(dimensions),
  sizeGuide: z.nullable(sizeGuide),
  /** When sales open and close; null for no limit. */
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  /** The phase by the database clock at `countedAt`. */
  phase: z.enum(["upcoming", "live", "ended"]),
  countedAt: z.string(),
  /** The draw that gives its units at the moment, so that it is not sold otherwise; null without one. */
  draw: z.nullable(z.object({ slug: z.string() })),
  /** Whether members may buy it before it opens, each plan as early as `EARLY_HOURS` in early-rules.ts. */
  membersFirst: z.boolean(),
  /** The most units that one person may buy; null for no limit. */
  limitPerPerson: z.nullable(z.int()),
  version: z.int(),
  updatedAt: z.string(),
});

export type Product = z.infer<typeof product>;

export const productsReply = z.object({ products: z.array(product) });

export const productReply = z.object({ product });

/** A category of drops and its slug. */
export type Category = { slug: string; name: string };

const naira = z.catch(z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))), undefined);

/** The orders of the list of drops; without one, the display order. */
export const productSorts = ["newest", "price", "few-left"] as const;

/** The query of /drops. An invalid value counts as none, because the URL may be typed by hand. */
export const productFilter = z.object({
  /** The slug of a category. */
  category: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  /** Naira, as charged. */
  min: naira,
  max: naira,
  /** Only what can be bought now. */
  available: z.catch(z.optional(z.literal("1")), undefined),
  sort: z.catch(z.optional(z.enum(productSorts)), undefined),
});

export type ProductFilter = z.infer<typeof productFilter>;

export const productParams = z.object({ slug: z.string() });

/** The height and width of a work for the wall in centimetres. */
export type WallSize = { height: number; width: number };

/** A 3D model, its download size, and the path of its poster images without width and format. An object that stands has no wall size. */
export type ObjectModel = { src: string; bytes: number; poster: string; wall: WallSize | null };
