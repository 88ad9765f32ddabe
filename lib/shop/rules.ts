import type { Actor } from "@/lib/accounts/contracts";
import type { FieldErrors } from "@/lib/platform/errors";
import { chargedKobo } from "@/lib/platform/money";
import { type Phase, type Schedule, scheduleSentence } from "@/lib/shop/schedule-rules";

/** The most pieces one line of a cart may hold, whatever the stock. */
export const mostPerLine = 99;

/** What the Circle's discount takes off prints, in per cent of the price that is charged (docs/decisions/009). */
export const printDiscount = 15;
export const discountName = "Circle print discount";

/** How many per cent a buyer saves on a drop of these categories. The database asks the same of the order (`shop_is_print`). */
export function percentOff(categories: readonly string[], { perks }: Pick<Actor, "perks">): number {
  return perks.discountPrints && categories.some((category) => /^prints?$/i.test(category.trim())) ? printDiscount : 0;
}

/** What decides whether a drop can be bought; a deleted one never reaches a page. */
export type Sellable = { inStock: boolean; stock: number; deleted?: boolean; phase?: Phase };

/** A drop can be bought when it is open, nobody paused it and at least one piece is left. */
export function isSellable({ inStock, stock, deleted = false, phase = "live" }: Sellable): boolean {
  return !deleted && inStock && stock > 0 && phase === "live";
}

/** The one sentence that every page says about the stock of a drop. */
export function stockSentence(drop: Sellable & Partial<Schedule> & { editionSize: number | null }): string {
  const { inStock, stock, editionSize, phase = "live", opensAt = null, closesAt = null } = drop;
  const closed = scheduleSentence({ phase, opensAt, closesAt });
  if (closed !== null) return closed;
  if (stock <= 0) return "Sold out";
  if (!inStock) return "Not for sale at the moment";
  if (editionSize !== null) return `${stock} of ${editionSize} left`;
  return stock <= 5 ? `Only ${stock} left` : "In stock";
}

/** "No. 7 of 50" for one numbered piece, "Nos. 7 and 8 of 50" for more; empty for an open edition. */
export function editionSentence(numbers: readonly number[], editionSize: number | null): string {
  if (numbers.length === 0) return "";
  const sorted = [...numbers].sort((a, b) => a - b);
  const list = sorted.length === 1 ? `${sorted[0]}` : `${sorted.slice(0, -1).join(", ")} and ${sorted.at(-1)}`;
  return `${sorted.length === 1 ? "No." : "Nos."} ${list}${editionSize === null ? "" : ` of ${editionSize}`}`;
}

/** The price of one piece, and the old one where a real reduction strikes it through. Naira in, naira out. */
export function shownPrice({ price, salePrice }: { price: number; salePrice: number | null }): {
  price: number;
  was: number | null;
} {
  const charged = chargedKobo(price, salePrice);
  return { price: charged, was: charged < price ? price : null };
}

/**
 * Whether a line of a cart can be bought as it stands. A cart has one line for each variant, so lines that each fit their own
 * variant's stock together fit the drop's: their sum needs no second look.
 */
export function isLineAvailable(line: {
  quantity: number;
  variantStock: number;
  inStock: boolean;
  deleted: boolean;
}): boolean {
  return (
    isSellable({ inStock: line.inStock, stock: line.variantStock, deleted: line.deleted }) &&
    line.quantity <= line.variantStock
  );
}

/** The name of the variant that a buyer's choices stand for: [] is the only one of a product without choices. */
export function variantName(variation: readonly string[]): string {
  return variation.join(" / ");
}

/** Why no more of a drop can be had: how many are left, and how many of those the buyer has already. */
export function howManyLeft({
  stock,
  inStock,
  inCart = 0,
}: {
  stock: number;
  inStock: boolean;
  inCart?: number;
}): string {
  if (stock <= 0) return "Sold out";
  if (!inStock) return "Not for sale at the moment";
  if (stock > mostPerLine) return `At most ${mostPerLine} in one order`;
  return inCart > 0 ? `Only ${stock} left, ${inCart} of them in your cart` : `Only ${stock} left`;
}

/** The most a line may be raised to on a screen. */
export function mostOf(line: { stock: number }): number {
  return Math.min(line.stock, mostPerLine);
}

/** A stock count after an edit: by the difference the editor made, else as told. Below zero when too many were sold meanwhile. */
export function countAfter(edit: { stock: number; stockSeen?: number }, current: number): number {
  return edit.stockSeen === undefined ? edit.stock : current + edit.stock - edit.stockSeen;
}

type ProductFacts = {
  price: number;
  salePrice: number | null;
  stock: number;
  held: number;
  editionSize: number | null;
  editionIssued: number;
};

/** What is wrong with a drop as an admin would have it, field by field; null when nothing is. */
export function productProblems(wanted: ProductFacts): FieldErrors | null {
  const { price, salePrice, stock, held, editionSize, editionIssued } = wanted;
  if (salePrice !== null && salePrice > price) return { salePrice: "The sale price must be below the price" };
  if (editionSize === null) return null;
  const given = editionIssued + held;
  if (editionSize < given) return { editionSize: `${given} of this edition are sold or held already` };
  // Every piece on the shelf will want a number of its own.
  if (stock + given > editionSize) return { stock: `At most ${editionSize - given} of this edition can still be sold` };
  return null;
}
