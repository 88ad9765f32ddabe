import type { Actor } from "@/lib/accounts/contracts";
import { percentOf, toKobo, toNaira } from "@/lib/platform/money";
import type { CartItem, Product } from "@/lib/shop/contracts";
import { isLineAvailable, mostPerLine, percentOff, shownPrice } from "@/lib/shop/rules";

type Asked = {
  quantity: string | undefined;
  variation: string | undefined;
  /** Pieces that the buyer's own unpaid order holds. */
  held: number;
  buyer: Pick<Actor, "perks">;
};

/** One piece that is bought at once, as a line of a cart; null where the drop has no such variation. */
export function pieceAsLine(product: Product, { quantity, variation = "", held, buyer }: Asked): CartItem | null {
  const variant = product.variants.find(({ name }) => name === variation);
  if (!variant) return null;
  const count = Math.min(Math.max(Math.trunc(Number(quantity ?? 1)) || 1, 1), mostPerLine);
  const { price } = shownPrice(product);
  const percent = percentOff(product.categories, buyer);
  const stock = variant.stock + held;
  return {
    _id: product._id,
    quantity: count,
    variation: variation ? [variation] : [],
    product: {
      _id: product._id,
      slug: product.slug,
      name: product.name,
      price,
      currency: product.currency,
      images: product.images,
    },
    stock: product.inStock ? stock : 0,
    available: isLineAvailable({
      quantity: count,
      variantStock: stock,
      inStock: product.inStock,
      deleted: false,
    }),
    lineTotal: toNaira(toKobo(price) * count),
    percentOff: percent,
    discount: toNaira(percentOf(toKobo(price) * count, percent)),
  };
}
