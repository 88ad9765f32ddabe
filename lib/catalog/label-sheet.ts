import type { PrintedLabel } from "@/lib/catalog/admin-contracts";
import { db } from "@/lib/db/client";

/** A drop with smart labels, and how many units are sold. */
export type LabelledProductSummary = { slug: string; name: string; sold: number };

/** Five sheets of 24. */
const LABELS_PER_PRINT = 120;

/** The drops with smart labels, in display order. */
export async function listLabelledProducts(): Promise<LabelledProductSummary[]> {
  const products = await db.product.findMany({
    where: { smartLabel: { isNot: null }, deletedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { slug: true, name: true, _count: { select: { editions: { where: { voidedAt: null } } } } },
  });
  return products.map(({ slug, name, _count }) => ({ slug, name, sold: _count.editions }));
}

/**
 * The labels to print for one drop, one order, or all paid orders that are not shipped yet; one page of them, and whether it
 * is the last. The label of the museum's own copy comes first.
 */
export async function listLabelSheet({
  drop,
  order,
  page = 1,
}: {
  drop?: string;
  order?: string;
  page?: number;
}): Promise<{ labels: PrintedLabel[]; isLast: boolean }> {
  const own = drop
    ? await db.smartLabel.findMany({
        where: { product: { slug: drop } },
        select: { code: true, product: { select: { name: true, editionSize: true } } },
      })
    : [];
  const before = (page - 1) * LABELS_PER_PRINT;
  const editions = await db.edition.findMany({
    where: {
      voidedAt: null,
      product: { smartLabel: { isNot: null }, ...(drop && { slug: drop }) },
      ...(order && { orderItem: { order: { number: order } } }),
      ...(!drop && !order && { orderItem: { order: { paymentStatus: "paid", status: "pending" } } }),
    },
    orderBy: [{ product: { position: "asc" } }, { productId: "asc" }, { number: "asc" }],
    skip: Math.max(0, before - own.length),
    take: LABELS_PER_PRINT + 1,
    select: { labelCode: true, number: true, product: { select: { name: true, editionSize: true } } },
  });
  const labels = [
    ...own.slice(before).map(({ code, product }) => ({ code, number: null, ...product })),
    ...editions.map(({ labelCode: code, number, product }) => ({ code, number, ...product })),
  ];
  return { labels: labels.slice(0, LABELS_PER_PRINT), isLast: labels.length <= LABELS_PER_PRINT };
}
