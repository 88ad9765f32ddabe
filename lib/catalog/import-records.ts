import * as z from "zod/mini";
import { includeImages, toProductFields } from "@/lib/catalog/product-fields";
import type { Tx } from "@/lib/db/client";
import type { Fields } from "@/lib/versions/contracts";

const variantCount = z.object({
  id: z.string(),
  name: z.string(),
  option: z.string(),
  stock: z.int(),
  held: z.int(),
  sold: z.int(),
  isOffered: z.boolean(),
});

/** A variant with its counts. */
export type VariantCount = z.infer<typeof variantCount>;

const record = z.object({
  productId: z.string(),
  slug: z.string(),
  /** Null for a product that the import created. */
  before: z.nullable(z.object({ fields: z.record(z.string(), z.unknown()), variants: z.array(variantCount) })),
  after: z.object({ version: z.int(), variants: z.array(variantCount) }),
});

/** What an import changed in one product. */
export type ImportRecord = z.infer<typeof record>;

/** The rows of product_imports. */
export const readImportRecords = (rows: unknown): ImportRecord[] => z.parse(z.array(record), rows);

/** Every variant of a product, locked as every sale locks them. */
export const readVariantCounts = (tx: Tx, productId: string): Promise<VariantCount[]> => tx.$queryRaw<VariantCount[]>`
  SELECT id, name, option, stock, held, sold, retired_at IS NULL AS "isOffered" FROM product_variants
  WHERE product_id = ${productId} ORDER BY id FOR UPDATE`;

type Snapshot = { productId: string; fields: Fields; version: number; variants: VariantCount[] };

/** The fields and counts of a product at this moment of the transaction. */
export async function takeSnapshot(tx: Tx, productId: string): Promise<Snapshot> {
  const variants = await readVariantCounts(tx, productId);
  const row = await tx.product.findUniqueOrThrow({ where: { id: productId }, include: includeImages });
  return { productId, fields: toProductFields(row), version: row.version, variants };
}
