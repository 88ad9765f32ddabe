import type { Actor } from "@/lib/auth/contracts";
import type { Product } from "@/lib/catalog/contracts";
import { scheduleFor } from "@/lib/catalog/early-rules";
import { getDisplayPrice, inDrawSentence, limitSentence, scheduleSentence } from "@/lib/catalog/rules";
import { percentOf, toKobo, toNaira } from "@/lib/core/money";
import type { CartItem } from "@/lib/orders/contracts";
import { getDiscountPercent, isLineAvailable, MAX_PER_LINE } from "@/lib/orders/rules";

type BuyNowRequest = {
  quantity: string | undefined;
  variation: string | undefined;
  /** Units held by the buyer's own unpaid order. */
  held: number;
  /** Units that the buyer owns apart from that order. */
  owned: number;
  /** An active plan may open a drop with members first earlier. */
  buyer: Pick<Actor, "perks"> & { plan: string | null };
  /** The chosen number, what it costs, and why it cannot be had. */
  number?: ChosenNumber | undefined;
};

export type ChosenNumber = { number: number; premium: number; refusal: string | null };

/** A directly bought item as a cart line; null when the product has no such variant. */
export function buyNowLine(
  product: Product,
  { quantity, variation = "", held, owned, buyer, number }: BuyNowRequest,
): CartItem | null {
  const variant = product.variants.find(({ name }) => name === variation);
  if (!variant) return null;
  const count = number ? 1 : Math.min(Math.max(Math.trunc(Number(quantity ?? 1)) || 1, 1), MAX_PER_LINE);
  const { price } = getDisplayPrice(product);
  const percent = getDiscountPercent(product.categories, buyer);
  const stock = variant.stock + held;
  const most = product.limitPerPerson;
  const why =
    (product.draw ? inDrawSentence : null) ??
    scheduleSentence(scheduleFor(product, buyer.plan, new Date(product.countedAt))) ??
    (most !== null && count + owned > most ? limitSentence(product.name, { limit: most, owned }) : null) ??
    number?.refusal?.replace(/\.$/, "") ??
    null;
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
      ...(product.label?.accession && { accession: product.label.accession }),
      ...(product.editionSize !== null &&
        product.stock > 0 && { edition: { size: product.editionSize, left: product.stock } }),
    },
    stock: product.inStock ? stock : 0,
    available:
      why === null &&
      isLineAvailable({ quantity: count, variantStock: stock, inStock: product.inStock, deleted: false }),
    why,
    priceBefore: null,
    lineTotal: toNaira(toKobo(price) * count),
    percentOff: percent,
    discount: toNaira(percentOf(toKobo(price) * count, percent)),
    ...(number && { numbers: [number.number], editionSize: product.editionSize, numberPremium: number.premium }),
  };
}
