import type { ShippingAddress } from "@/lib/auth/contracts";
import { parseNumberRefusal } from "@/lib/catalog/editions/rules";
import { orderRefusals } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { count, traced } from "@/lib/core/telemetry";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { dbErrorCode, type Tx, violatesIndex, withRetry } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import { announceOrderNumbers } from "@/lib/orders/announce-order-numbers";
import type { Buyer } from "@/lib/orders/buyer";
import { PRINT_DISCOUNT_PERCENT } from "@/lib/orders/rules";
import { Prisma } from "@/prisma/generated/client";

/** How long stock is held for an unpaid order (release-order.ts ends expired holds); Paystack's bank transfer accounts expire after the same time. */
export const HOLD_MINUTES = 30;
/** ₦100 million in kobo: the maximum of one payment. */
const MAX_ORDER_KOBO = 10_000_000_000n;

/** One item to buy now instead of the whole cart. */
export type BuyNowItem = { productId: string; quantity: number; variation: string; edition?: number | undefined };
/** What makes an order a present: the note on its packing slip, and whether it is wrapped. */
export type Gift = { note: string; wrap: boolean };
export type PlacedOrder = {
  orderId: string;
  number: string;
  totalKobo: bigint;
  /** What of the total the gift voucher pays. */
  voucherKobo: bigint;
  email: string;
  created: boolean;
};

type PlaceOrderRow = {
  order_id: string;
  order_number: string;
  total_kobo: bigint;
  voucher_kobo: bigint;
  email: string;
  created: boolean;
  slugs: string[];
};

type PlaceOrder = {
  actor: Buyer;
  item?: BuyNowItem;
  shippingAddress?: ShippingAddress;
  discountCode?: string | undefined;
  gift?: Gift;
  voucherId?: string | undefined;
  holdMinutes?: number;
};

function placeOrderSql(input: PlaceOrder): Prisma.Sql {
  const { actor, item, shippingAddress, discountCode, gift, voucherId, holdMinutes = HOLD_MINUTES } = input;
  const percent = actor.perks.discountPrints ? PRINT_DISCOUNT_PERCENT : 0;
  const address = shippingAddress ? JSON.stringify(shippingAddress) : null;
  return Prisma.sql`
    SELECT * FROM shop_place_order(${newId("ord")}, ${orderNumber()}, ${actor._id}, ${item?.productId ?? null}::text,
      ${item?.variation ?? null}::text, ${item?.quantity ?? null}::int, ${address}::jsonb, ${holdMinutes}::int, ${MAX_ORDER_KOBO}::bigint,
      ${percent}::int, ${discountCode ?? null}::text, ${gift ? JSON.stringify(gift) : null}::jsonb, ${item?.edition ?? null}::int,
      ${voucherId ?? null}::text)`;
}

/** Calls prisma/functions/shop_place_order.sql once in a transaction, with a new order number. */
export async function callPlaceOrder(tx: Tx, input: PlaceOrder): Promise<PlaceOrderRow> {
  const [row] = await tx.$queryRaw<[PlaceOrderRow]>(placeOrderSql(input));
  return row;
}

/** Counts a new order, and shows its stock and its numbers on the pages. */
export async function afterPlacing(placed: { order_id?: string; created: boolean; slugs: string[] }): Promise<void> {
  const { created, slugs, order_id: orderId } = placed;
  if (created) count("museum.holds", { outcome: "placed" });
  if (created && orderId !== undefined) announceOrderNumbers(orderId);
  await revalidatePagesSoon((slugs ?? []).flatMap(pagesShowing.stock));
}

/** Throws the refusal of `shop_place_order` as an error of the app, or the error as it is. */
export function throwOrderRefusal(error: unknown): never {
  const dbError = dbErrorCode(error);
  if (!dbError) throw error;
  const code = orderRefusals[dbError.code] ?? "invalid_input";
  count("museum.holds", { outcome: code });
  if (code === "number_taken")
    return throwAppError(code, dbError.message, { facts: parseNumberRefusal(dbError.message) });
  const field = code === "not_delivered" ? "shippingAddress.country" : undefined;
  if (code === "waiting_room") return throwAppError(code, dbError.message, { facts: { drop: dbError.detail } });
  return throwAppError(code, dbError.message, field ? { fields: { [field]: dbError.message } } : {});
}

/**
 * Places an order and holds its stock for 30 minutes in one round trip. The same request returns the same order. The refusals are
 * `orderRefusals` in lib/catalog/rules.ts.
 */
export async function placeOrder(input: PlaceOrder): Promise<PlacedOrder> {
  try {
    // Retries with another number when the random order number is taken.
    const [row] = await traced("place order", {}, () =>
      withRetry(
        () => preparedQuery<PlaceOrderRow>(placeOrderSql(input)),
        4,
        (error) => violatesIndex(error, "orders_number_key"),
      ),
    );
    if (!row) throw new Error("shop_place_order returned no row");
    await afterPlacing(row);
    return {
      orderId: row.order_id,
      number: row.order_number,
      totalKobo: row.total_kobo,
      voucherKobo: row.voucher_kobo,
      email: row.email,
      created: row.created,
    };
  } catch (error) {
    return throwOrderRefusal(error);
  }
}
