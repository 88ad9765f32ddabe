import type { StockCounts } from "@/lib/catalog/admin-contracts";
import type { ErrorCode, FieldErrors } from "@/lib/core/errors";
import { chargedKobo } from "@/lib/core/money";

/**
 * Why an order is refused. prisma/functions/shop_place_order.sql decides (stock and schedule in shop_assert_stock.sql, which it
 * calls) and raises one of these codes with the message for the buyer.
 */
export const orderRefusals: Readonly<Record<string, ErrorCode>> = {
  /** The cart is empty. */
  LA001: "empty_cart",
  /** Not enough left, or sold out. */
  LA002: "out_of_stock",
  /** No such product or size. */
  LA003: "not_found",
  /** The total is too large for one payment. */
  LA004: "invalid_input",
  /** The drop has not opened yet. */
  LA005: "not_open",
  /** The drop has ended. */
  LA006: "ended",
  LA007: "over_limit",
  /** The discount code. */
  LA008: "code_refused",
  /** No delivery to the country of the address. */
  LA009: "not_delivered",
  /** Gift wrap is not offered. */
  LA010: "invalid_input",
  /** The chosen edition number is taken. */
  LA011: "number_taken",
  /** The gift voucher. */
  LA012: "code_refused",
  /** Its units are given by a draw (prisma/functions/shop_in_draw.sql). */
  LA021: "not_open",
  /** The drop has a waiting room and the buyer no admitted place; the detail is its slug. */
  LA051: "waiting_room",
};

/** What decides whether a drop can be bought. */
export type Sellable = {
  inStock: boolean;
  stock: number;
  deleted?: boolean;
  phase?: Phase;
  draw?: { slug: string } | null;
};

/** A drop can be bought when it is live, not paused, in stock and not given by a draw. */
export function isSellable({ inStock, stock, deleted = false, phase = "live", draw = null }: Sellable): boolean {
  return !deleted && inStock && stock > 0 && phase === "live" && draw === null;
}

/** Why a drop whose units are given by a draw is not sold otherwise (prisma/functions/shop_in_draw.sql). */
export const inDrawSentence = "This drop is given by a draw at the moment. Enter the draw on its page";

/** The stock status of such a drop. */
export const inDrawStatus = "Given by a draw at the moment";

/** "Few left" means this many or fewer. */
export const FEW_LEFT = 5;

/** A drop as GET /products returns it: a sold-out drop is not in stock. */
export const toStockReply = <Drop extends Pick<Sellable, "inStock" | "stock">>(drop: Drop): Drop => ({
  ...drop,
  inStock: drop.inStock && drop.stock > 0,
});

/** The stock status that every page shows. */
export function stockSentence(drop: Sellable & Partial<Schedule> & { editionSize: number | null }): string {
  const { inStock, stock, editionSize, phase = "live", opensAt = null, closesAt = null } = drop;
  if (drop.draw) return inDrawStatus;
  const closed = scheduleSentence({ phase, opensAt, closesAt });
  if (closed !== null) return closed;
  if (stock <= 0) return "Sold out";
  if (!inStock) return "Not for sale at the moment";
  if (editionSize !== null) return `${stock} of ${editionSize} left`;
  return stock <= FEW_LEFT ? `Only ${stock} left` : "In stock";
}

/** "No. 7 of 50" for one numbered piece, "Nos. 7 and 8 of 50" for more; empty for an open edition. */
export function editionSentence(numbers: readonly number[], editionSize: number | null): string {
  if (numbers.length === 0) return "";
  const sorted = [...numbers].sort((a, b) => a - b);
  const list = sorted.length === 1 ? `${sorted[0]}` : `${sorted.slice(0, -1).join(", ")} and ${sorted.at(-1)}`;
  return `${sorted.length === 1 ? "No." : "Nos."} ${list}${editionSize === null ? "" : ` of ${editionSize}`}`;
}

/** The unit price, and the old price when a sale lowers it. Naira in, naira out. */
export function getDisplayPrice({ price, salePrice }: { price: number; salePrice: number | null }): {
  price: number;
  was: number | null;
} {
  const charged = chargedKobo(price, salePrice);
  return { price: charged, was: charged < price ? price : null };
}

/** The variant name for the chosen options; [] is the only variant of a product without sizes. */
export function getVariantName(variation: readonly string[]): string {
  return variation.join(" / ");
}

/** The stock after an edit: the difference applied to the current count. Negative when too many were sold meanwhile. */
export function applyStockEdit(edit: { stock: number; stockSeen?: number }, current: number): number {
  return edit.stockSeen === undefined ? edit.stock : current + edit.stock - edit.stockSeen;
}

type ProductFacts = {
  price: number;
  salePrice: number | null;
  stock: number;
  held: number;
  editionSize: number | null;
  editionIssued: number;
  /** Numbers that the museum keeps. */
  withheld?: number;
  /** The highest number that is issued, held or kept. */
  highestNumber?: number;
};

/** Validates a drop before saving: errors by field, or null. */
export function productProblems(wanted: ProductFacts): FieldErrors | null {
  const { price, salePrice, stock, held, editionSize, editionIssued, withheld = 0, highestNumber = 0 } = wanted;
  if (salePrice !== null && salePrice > price) return { salePrice: "The sale price must be below the price" };
  if (editionSize === null) return null;
  const committed = editionIssued + held + withheld;
  if (editionSize < committed)
    return {
      editionSize: `${committed} of this edition are ${withheld > 0 ? "sold, held or kept" : "sold or held"} already`,
    };
  if (editionSize < highestNumber) return { editionSize: `No. ${highestNumber} is sold, held or kept already` };
  // Every unit in stock needs its own number.
  if (stock + committed > editionSize)
    return { stock: `At most ${editionSize - committed} of this edition can still be sold` };
  return null;
}

type EditionFacts = { editionSize: number | null; editionIssued: number; withheld?: number } & Pick<
  StockCounts,
  "sizes" | "takenOut"
>;

/** The progress of an edition. Units that are neither numbered, in stock nor held are not released yet. */
export function editionStatusSentence({
  editionSize,
  editionIssued,
  sizes,
  takenOut,
  withheld = 0,
}: EditionFacts): string {
  const sum = (count: (size: StockCounts["sizes"][number]) => number) =>
    sizes.reduce((total, size) => total + count(size), 0);
  const [stock, held] = [sum((size) => size.stock), sum((size) => size.held)];
  if (editionSize === null) return `Open edition: ${stock} in stock, ${held} held, ${sum(({ sold }) => sold)} sold.`;
  const unreleased = editionSize - editionIssued - stock - held - withheld;
  const parts = [
    `${editionIssued} of ${editionSize} numbers issued`,
    ...(takenOut > 0 ? [`${takenOut} of them voided`] : []),
    `${stock} in stock`,
    `${held} held`,
    ...(withheld > 0 ? [`${withheld} kept`] : []),
    ...(unreleased > 0 ? [`${unreleased} not released yet`] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** The phases of a scheduled drop. Without a schedule a drop is always live. */
export const phases = ["upcoming", "live", "ended"] as const;

export type Phase = (typeof phases)[number];

/** As dates or as ISO strings. */
export type Schedule = { opensAt: Date | string | null; closesAt: Date | string | null };

const toMilliseconds = (at: Date | string | null): number | null => (at === null ? null : new Date(at).getTime());

/** The phase at a time: live from `opensAt` on and until just before `closesAt`, like the SQL function `shop_phase`. */
export function getProductPhase({ opensAt, closesAt }: Schedule, now: Date | number): Phase {
  const [opens, closes, at] = [toMilliseconds(opensAt), toMilliseconds(closesAt), Number(now)];
  if (closes !== null && at >= closes) return "ended";
  return opens !== null && at < opens ? "upcoming" : "live";
}

/** The time of the next phase change in milliseconds; null if there is none. */
export function getNextPhaseChange({ opensAt, closesAt }: Schedule, now: number): number | null {
  const upcoming = [toMilliseconds(opensAt), toMilliseconds(closesAt)].flatMap((at) =>
    at !== null && at > now ? [at] : [],
  );
  return upcoming.length > 0 ? Math.min(...upcoming) : null;
}

const lagosOptions = { timeZone: "Africa/Lagos" } as const;

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", ...lagosOptions });

const timeFormat = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", ...lagosOptions });

/** "1 December 2026 at 12:00", in Lagos time; the SQL function `shop_lagos_time` uses the same format. */
export const formatLagosTime = (at: Date | string): string =>
  `${dayFormat.format(new Date(at))} at ${timeFormat.format(new Date(at))}`;

/** The opening or closing time of a drop that is not live; null while it is. Absolute times, so a cached page stays correct. */
export function scheduleSentence(drop: Schedule & { phase: Phase }): string | null {
  if (drop.phase === "upcoming" && drop.opensAt) return `Opens on ${formatLagosTime(drop.opensAt)}, Lagos time`;
  if (drop.phase === "ended" && drop.closesAt) return `Ended on ${formatLagosTime(drop.closesAt)}, Lagos time`;
  return null;
}

type AlertFacts = { inStock: boolean; stock: number; phase: Phase; editionSize: number | null; editionIssued: number };

/** Whether a drop that cannot be bought now may be later: it is upcoming, paused, or its last units are held. */
export function isAlertUseful({ inStock, stock, phase, editionSize, editionIssued }: AlertFacts): boolean {
  if (phase === "ended") return false;
  const isSoldOut = editionSize !== null && editionIssued >= editionSize;
  return !isSoldOut && (phase === "upcoming" || !inStock || stock <= 0);
}

/** The message when a buyer exceeds the limit per person, as the SQL function `shop_limit_message` writes it. */
export function limitSentence(name: string, { limit, owned }: { limit: number; owned: number }): string {
  const already = owned > 0 ? `, and ${owned} ${owned === 1 ? "is" : "are"} yours already` : "";
  return `One person may have ${limit} of ${name}${already}`;
}

/** "2d 03:04:05", or "03:04:05" in the last day. */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const pad = (value: number) => String(value).padStart(2, "0");
  const days = Math.floor(seconds / 86_400);
  const rest = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(":");
  return days > 0 ? `${days}d ${rest}` : rest;
}

/** Validates the times of a drop: errors by field, or null. */
export function scheduleProblems({ opensAt, closesAt }: Schedule): Record<string, string> | null {
  const [opens, closes] = [toMilliseconds(opensAt), toMilliseconds(closesAt)];
  return opens !== null && closes !== null && closes <= opens
    ? { closesAt: "The end must be after the opening" }
    : null;
}

/** The stock of a size from which on it is low; none left is sold out. */
export const LOW_STOCK = 5;
