import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { type DownloadLevel, downloadSaveFailed } from "@/lib/downloads/contracts";

type SetProducts = {
  id: string;
  level: DownloadLevel;
  /** The slugs of its products; without them they stay as they are. */
  products?: readonly string[];
};

/** Sets the products whose owners may download a file, in the transaction of its change, and returns all of their names. */
export async function setProducts(tx: Tx, { id, level, products }: SetProducts): Promise<string[]> {
  if (products) {
    const slugs = [...new Set(products)];
    // A deleted product stays with its files, because its owners keep them.
    const found = await tx.product.findMany({ where: { slug: { in: slugs } }, select: { id: true } });
    if (found.length < slugs.length)
      throwAppError("invalid_input", downloadSaveFailed, { fields: { products: "One of these drops does not exist" } });
    await tx.downloadProduct.deleteMany({
      where: { downloadId: id, productId: { notIn: found.map((product) => product.id) } },
    });
    await tx.downloadProduct.createMany({
      data: found.map((product) => ({ downloadId: id, productId: product.id })),
      skipDuplicates: true,
    });
  }
  const rows = await tx.downloadProduct.findMany({
    where: { downloadId: id },
    select: { product: { select: { name: true } } },
    orderBy: { product: { position: "asc" } },
  });
  if (level === "owners" && rows.length === 0)
    throwAppError("invalid_input", downloadSaveFailed, {
      fields: { products: "Add the drops whose owners may download it" },
    });
  return rows.map(({ product }) => product.name);
}

const levelTexts = {
  basic: "all plans",
  exclusive: "Annual and Collector",
  owners: "owners only",
} as const satisfies Record<DownloadLevel, string>;

/** Who may download a file, for the audit log. */
export function audienceText(level: DownloadLevel, products: readonly string[]): string {
  if (products.length === 0) return levelTexts[level];
  const owners = `owners of ${products.join("; ")}`;
  return level === "owners" ? owners : `${levelTexts[level]} and ${owners}`;
}
