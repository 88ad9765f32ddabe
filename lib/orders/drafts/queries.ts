import { chargedKobo } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { DraftProduct } from "@/lib/orders/drafts/contracts";

/** The products that an admin can put into an order now, by name, with what is left of each size. */
export async function listDraftProducts(): Promise<DraftProduct[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null, inStock: true, variants: { some: { retiredAt: null, stock: { gt: 0 } } } },
    include: {
      variants: { where: { retiredAt: null }, orderBy: [{ position: "asc" }, { id: "asc" }] },
      images: { orderBy: [{ position: "asc" }, { id: "asc" }], take: 1 },
    },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 1_000,
  });
  return rows.map(({ id, name, priceKobo, salePriceKobo, variants, images }) => ({
    _id: id,
    name,
    price: chargedKobo(Number(priceKobo), salePriceKobo === null ? null : Number(salePriceKobo)),
    image: images[0]?.url ?? null,
    variants: variants.map((variant) => ({ name: variant.name, stock: variant.stock })),
  }));
}
