import type { Actor } from "@/lib/accounts/contracts";
import type { FieldErrors } from "@/lib/platform/errors";
import { chargedKobo } from "@/lib/platform/money";
import type { OrderStatusName, PaymentStatusName } from "@/lib/shop/contracts";
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

/** The facts of an order that its words and its next steps depend on. Times may be dates or ISO strings. */
export type OrderFacts = {
  status: OrderStatusName;
  paymentStatus: PaymentStatusName;
  createdAt: Date | string;
  paidAt: Date | string | null;
  shippedAt: Date | string | null;
  deliveredAt: Date | string | null;
  refundedAt: Date | string | null;
  cancelledAt: Date | string | null;
};

/** How an order stands, as one word for a list and its tone for a colour. */
export function orderStanding(order: OrderFacts): { label: string; tone: "waiting" | "going" | "done" | "over" } {
  if (order.paymentStatus === "refunded") return { label: "Refunded", tone: "over" };
  if (order.paymentStatus === "unpaid") {
    return order.cancelledAt ? { label: "Cancelled", tone: "over" } : { label: "Waiting for payment", tone: "waiting" };
  }
  if (order.status === "delivered") return { label: "Delivered", tone: "done" };
  if (order.status === "shipped") return { label: "Shipped", tone: "going" };
  return { label: "Pending", tone: "waiting" };
}

export type TimelineStep = {
  key: "ordered" | "paid" | "shipped" | "delivered" | "refunded" | "cancelled";
  label: string;
  at: string | null;
};

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What has happened to an order, and what is still to come (`at` null), in the order in which it happens. */
export function orderTimeline(order: OrderFacts): TimelineStep[] {
  const steps: TimelineStep[] = [{ key: "ordered", label: "Order placed", at: iso(order.createdAt) }];
  if (order.cancelledAt && order.paymentStatus === "unpaid") {
    return [...steps, { key: "cancelled", label: "Cancelled", at: iso(order.cancelledAt) }];
  }
  steps.push({ key: "paid", label: "Payment received", at: iso(order.paidAt) });
  if (order.shippedAt || order.paymentStatus !== "refunded")
    steps.push({ key: "shipped", label: "Shipped", at: iso(order.shippedAt) });
  if (order.deliveredAt || order.paymentStatus !== "refunded")
    steps.push({ key: "delivered", label: "Received", at: iso(order.deliveredAt) });
  if (order.paymentStatus === "refunded") steps.push({ key: "refunded", label: "Refunded", at: iso(order.refundedAt) });
  return steps;
}

/** What keeps an order from being sent, each with its words for an admin. */
export const shipObstacles = {
  "not-paid": "This order has not been paid.",
  refunded: "This order was refunded.",
  "already-shipped": "This order has already been shipped.",
  "no-address": "The buyer has not given an address yet.",
  "nothing-left": "Every piece of it was refunded: there is nothing to send.",
} as const;
export type ShipObstacle = keyof typeof shipObstacles;

type Parcel = Pick<OrderFacts, "status" | "paymentStatus"> & {
  shippingAddress: unknown;
  items?: readonly { quantity: number; refunded: number }[];
};

/** What keeps an order from being sent, or null when it can be. */
export function shipObstacle(order: Parcel): ShipObstacle | null {
  if (order.paymentStatus === "unpaid") return "not-paid";
  if (order.paymentStatus === "refunded") return "refunded";
  if (order.status !== "pending") return "already-shipped";
  if (order.items?.every(({ quantity, refunded }) => refunded >= quantity)) return "nothing-left";
  return order.shippingAddress ? null : "no-address";
}

/** Why an order cannot be sent, in words for an admin, or null when it can. */
export function whyNotShip(order: Parcel): string | null {
  const obstacle = shipObstacle(order);
  return obstacle && shipObstacles[obstacle];
}

/** Why an order cannot be paid any more, or null when it can. `holdExpiresAt` is null once its pieces went back. */
export function whyNotPay(
  order: Pick<OrderFacts, "paymentStatus"> & { holdExpiresAt: Date | string | null },
  now: Date,
): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.paymentStatus === "paid") return "This order is already paid.";
  const isHeld = order.holdExpiresAt !== null && new Date(order.holdExpiresAt) > now;
  return isHeld ? null : "The time to pay this order is over.";
}

/** Why a buyer cannot say "I received it", or null when they can. */
export function whyNotReceive(order: Pick<OrderFacts, "status" | "paymentStatus">): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.status === "delivered") return "You have already told us that it arrived.";
  return order.status === "shipped" ? null : "This order has not been shipped yet.";
}

/** Why the address of an order cannot be changed any more, or null when it can. */
export function whyNotReaddress(order: Pick<OrderFacts, "status" | "paymentStatus" | "cancelledAt">): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.status !== "pending") return "This order is already on its way.";
  return order.cancelledAt ? "This order was cancelled." : null;
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

const labelLetters = /^[0-9A-HJKMNP-TV-Z]{6}$/;

/**
 * The code of a smart label as it is printed, "LA-7K3M9X", from what a person typed or a camera read: small letters, spaces
 * and the letters that look like figures are forgiven. A web address counts only when it is a label's on `site`. Null for
 * everything else.
 */
export function readLabelCode(text: string, site: string): string | null {
  if (text.length > 300) return null;
  if (/^\s*https?:/i.test(text)) return codeInAddress(text, site);
  const letters = text.toUpperCase().replace(/[\s.–—_-]/g, "");
  const six = (letters.length === 8 ? letters.replace(/^LA/, "") : letters).replace(/O/g, "0").replace(/[IL]/g, "1");
  return labelLetters.test(six) ? `LA-${six}` : null;
}

function codeInAddress(text: string, site: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const written = url?.origin === new URL(site).origin && /^\/l\/([\w-]{1,20})\/?$/.exec(url.pathname)?.[1];
  return written ? readLabelCode(written, site) : null;
}
