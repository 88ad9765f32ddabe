import { db } from "@/lib/platform/db";
import type { PrintedLabel } from "@/lib/shop/desk-contracts";

/** A drop whose pieces carry labels, and how many of them are sold. */
export type LabelledDrop = { slug: string; name: string; sold: number };

/** The labels of one printing: five sheets of 24. */
const perPrinting = 120;

/** The drops whose pieces carry labels, in the order of the shelf. */
export async function listLabelledDrops(): Promise<LabelledDrop[]> {
  const products = await db.product.findMany({
    where: { smartLabel: { isNot: null }, deletedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { slug: true, name: true, _count: { select: { editions: { where: { voidedAt: null } } } } },
  });
  return products.map(({ slug, name, _count }) => ({ slug, name, sold: _count.editions }));
}

/**
 * The labels to print: of one drop, of one order, or of everything that is paid for and has not left yet; one printing of
 * them, and whether there is another. The museum's own piece stands first on the sheet of its drop.
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
  const before = (page - 1) * perPrinting;
  const editions = await db.edition.findMany({
    where: {
      voidedAt: null,
      product: { smartLabel: { isNot: null }, ...(drop && { slug: drop }) },
      ...(order && { orderItem: { order: { number: order } } }),
      ...(!drop && !order && { orderItem: { order: { paymentStatus: "paid", status: "pending" } } }),
    },
    orderBy: [{ product: { position: "asc" } }, { productId: "asc" }, { number: "asc" }],
    skip: Math.max(0, before - own.length),
    take: perPrinting + 1,
    select: { labelCode: true, number: true, product: { select: { name: true, editionSize: true } } },
  });
  const labels = [
    ...own.slice(before).map(({ code, product }) => ({ code, number: null, ...product })),
    ...editions.map(({ labelCode: code, number, product }) => ({ code, number, ...product })),
  ];
  return { labels: labels.slice(0, perPrinting), isLast: labels.length <= perPrinting };
}
