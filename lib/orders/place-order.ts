import type { ShippingAddress } from "@/lib/auth/contracts";
import { orderRefusals } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { count, traced } from "@/lib/core/telemetry";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, dbErrorCode, violatesIndex, withRetry } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import type { Buyer } from "@/lib/orders/buyer";
import { PRINT_DISCOUNT_PERCENT } from "@/lib/orders/rules";

/** How long stock is held for an unpaid order (release-order.ts ends expired holds); Paystack's bank transfer accounts expire after the same time. */
export const HOLD_MINUTES = 30;
/** ₦100 million in kobo: the maximum of one payment. */
const MAX_ORDER_KOBO = 10_000_000_000n;

/** One item to buy now instead of the whole cart. */
export type BuyNowItem = { productId: string; quantity: number; variation: string };
/** What makes an order a present: the note on its packing slip, and whether it is wrapped. */
export type Gift = { note: string; wrap: boolean };
export type PlacedOrder = { orderId: string; number: string; totalKobo: bigint; email: string; created: boolean };

type PlaceOrderRow = {
  order_id: string;
  order_number: string;
  total_kobo: bigint;
  email: string;
  created: boolean;
  slugs: string[];
};

/**
 * Places an order and holds its stock for 30 minutes in one round trip: prisma/functions/shop_place_order.sql. The same request
 * returns the same order. The refusals are `orderRefusals` in lib/catalog/rules.ts.
 */
export async function placeOrder(input: {
  actor: Buyer;
  item?: BuyNowItem;
  shippingAddress?: ShippingAddress;
  discountCode?: string;
  gift?: Gift;
}): Promise<PlacedOrder> {
  const { actor, item, shippingAddress, discountCode, gift } = input;
  const percent = actor.perks.discountPrints ? PRINT_DISCOUNT_PERCENT : 0;
  const address = shippingAddress ? JSON.stringify(shippingAddress) : null;
  try {
    const place = () =>
      db.$queryRaw<[PlaceOrderRow]>`
        SELECT * FROM shop_place_order(${newId("ord")}, ${orderNumber()}, ${actor._id}, ${item?.productId ?? null}::text,
          ${item?.variation ?? null}::text, ${item?.quantity ?? null}::int, ${address}::jsonb, ${HOLD_MINUTES}::int, ${MAX_ORDER_KOBO}::bigint,
          ${percent}::int, ${discountCode ?? null}::text, ${gift ? JSON.stringify(gift) : null}::jsonb)`;
    // Retries with another number when the random order number is taken.
    const [row] = await traced("place order", {}, () =>
      withRetry(place, 4, (error) => violatesIndex(error, "orders_number_key")),
    );
    if (row.created) count("museum.holds", { outcome: "placed" });
    await revalidatePagesSoon((row.slugs ?? []).flatMap(pagesShowing.stock));
    return {
      orderId: row.order_id,
      number: row.order_number,
      totalKobo: row.total_kobo,
      email: row.email,
      created: row.created,
    };
  } catch (error) {
    const dbError = dbErrorCode(error);
    if (!dbError) throw error;
    const code = orderRefusals[dbError.code] ?? "invalid_input";
    count("museum.holds", { outcome: code });
    const field = code === "not_delivered" ? "shippingAddress.country" : undefined;
    return throwAppError(code, dbError.message, field ? { fields: { [field]: dbError.message } } : {});
  }
}
