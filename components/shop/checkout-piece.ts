import type { Actor } from "@/lib/accounts/contracts";
import { percentOf, toKobo, toNaira } from "@/lib/platform/money";
import type { CartItem, Product } from "@/lib/shop/contracts";
import { isLineAvailable, mostPerLine, percentOff, shownPrice } from "@/lib/shop/rules";
import { limitSentence, scheduleSentence } from "@/lib/shop/schedule-rules";

type Asked = {
  quantity: string | undefined;
  variation: string | undefined;
  /** Pieces that the buyer's own unpaid order holds. */
  held: number;
  /** How many of the drop are theirs beside that order. */
  owned: number;
  buyer: Pick<Actor, "perks">;
};

/** One piece that is bought at once, as a line of a cart; null where the drop has no such variation. */
export function pieceAsLine(
  product: Product,
  { quantity, variation = "", held, owned, buyer }: Asked,
): CartItem | null {
  const variant = product.variants.find(({ name }) => name === variation);
  if (!variant) return null;
  const count = Math.min(Math.max(Math.trunc(Number(quantity ?? 1)) || 1, 1), mostPerLine);
  const { price } = shownPrice(product);
  const percent = percentOff(product.categories, buyer);
  const stock = variant.stock + held;
  const most = product.limitPerPerson;
  const why =
    scheduleSentence(product) ??
    (most !== null && count + owned > most ? limitSentence(product.name, { most, owned }) : null);
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
    available:
      why === null &&
      isLineAvailable({ quantity: count, variantStock: stock, inStock: product.inStock, deleted: false }),
    why,
    lineTotal: toNaira(toKobo(price) * count),
    percentOff: percent,
    discount: toNaira(percentOf(toKobo(price) * count, percent)),
  };
}
