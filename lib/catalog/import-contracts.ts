import * as z from "zod/mini";

/** The columns of the product CSV. */
export const productColumns = [
  "slug",
  "name",
  "description",
  "price",
  "salePrice",
  "categories",
  "tags",
  "inStock",
  "editionSize",
  "limitPerPerson",
  "opensAt",
  "closesAt",
  "stock",
  "stockSeen",
  "images",
  "material",
  "dimensions",
  "care",
  "sizeGuide",
  "series",
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** The CSV column of each product field. README.md describes them. */
export const productColumnNames = {
  slug: "Slug",
  name: "Name",
  description: "Description",
  price: "Price (naira)",
  salePrice: "Sale price (naira)",
  categories: "Categories",
  tags: "Tags",
  inStock: "For sale",
  editionSize: "Edition",
  limitPerPerson: "Limit",
  opensAt: "Opens (Lagos)",
  closesAt: "Ends (Lagos)",
  stock: "Stock",
  stockSeen: "Stock when saved",
  images: "Images",
  material: "Material",
  dimensions: "Dimensions (cm)",
  care: "Care",
  sizeGuide: "Size guide",
  series: "Series",
} as const satisfies Record<ProductColumn, string>;

export const MAX_IMPORT_ROWS = 200;

/** In characters. */
export const MAX_IMPORT_LENGTH = 400_000;

/**
 * POST /admin/products/import: a CSV as `GET /admin/products/export` writes it. Without `plan` it is a dry run that returns
 * the result of each row and a plan hash. With that `plan` all rows are saved, or none.
 */
export const importBody = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(MAX_IMPORT_LENGTH)),
  /** The field of each column, null to leave it out. Without it the names of the columns are recognised. */
  columns: z.optional(z.array(z.nullable(z.enum(productColumns))).check(z.maxLength(100))),
  plan: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

export type ImportBody = z.infer<typeof importBody>;

/**
 * The result of one row; the header is row 1. `changed` lists the columns that differ from the saved drop with the old and
 * new value; for a new drop, its first values.
 */
const importedRow = z.object({
  line: z.int(),
  slug: z.string(),
  result: z.enum(["create", "update", "same", "error"]),
  changed: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  error: z.nullable(z.string()),
});

export type ImportedRow = z.infer<typeof importedRow>;

/** A column of the file with its first values, and the field that its name is recognised as. */
const importColumn = z.object({
  header: z.string(),
  field: z.nullable(z.enum(productColumns)),
  samples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof importColumn>;

/** `plan` is empty while the fields of some columns have to be chosen. */
export const importReply = z.object({
  rows: z.array(importedRow),
  columns: z.array(importColumn),
  plan: z.string(),
  saved: z.boolean(),
});

export type ImportReply = z.infer<typeof importReply>;

export const importParams = z.object({ id: z.string().check(z.regex(/^imp_[0-9a-z]{20}$/)) });

/** A product that undoing an import has left as it is. */
export const notUndone = z.object({ slug: z.string(), reason: z.string() });
export type NotUndone = z.infer<typeof notUndone>;
export const undoImportReply = z.object({ notUndone: z.array(notUndone) });

/** An import in the admin list. */
export type ProductImport = {
  _id: string;
  created: number;
  updated: number;
  at: string;
  by: string;
  undoneAt: string | null;
  undoneBy: string | null;
  notUndone: NotUndone[];
};
