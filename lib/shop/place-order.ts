import type { Actor, ShippingAddress } from "@/lib/accounts/contracts";
import { db, refusal, retrying, wasTaken } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId, orderNumber } from "@/lib/platform/ids";
import { republish } from "@/lib/platform/republish";
import { productPaths } from "@/lib/shop/published-pages";
import { printDiscount } from "@/lib/shop/rules";

/** How long the pieces are kept for a buyer who went to pay; a bank transfer's account number lives as long. */
export const holdMinutes = 30;
/** ₦100 million: what one payment may come to, in kobo. */
const mostKobo = 10_000_000_000n;

/** One piece to buy at once; without one the whole cart is ordered. */
export type Piece = { productId: string; quantity: number; variation: string };
export type PlacedOrder = { orderId: string; number: string; totalKobo: bigint; email: string; created: boolean };

type Row = {
  order_id: string;
  order_number: string;
  total_kobo: bigint;
  email: string;
  created: boolean;
  slugs: string[];
};

/**
 * Makes an order and holds its stock for 30 minutes, in one round trip. Asking again for the same finds the same order.
 * Refuses an empty cart, an unknown piece, and a piece of which not enough are left (naming it).
 */
export async function placeOrder(input: {
  actor: Actor;
  piece?: Piece;
  shippingAddress?: ShippingAddress;
}): Promise<PlacedOrder> {
  const { actor, piece, shippingAddress } = input;
  const percent = actor.perks.discountPrints ? printDiscount : 0;
  const address = shippingAddress ? JSON.stringify(shippingAddress) : null;
  try {
    const [row] = await retrying(
      () => db.$queryRaw<[Row]>`
        SELECT * FROM shop_place_order(${newId("ord")}, ${orderNumber()}, ${actor._id}, ${piece?.productId ?? null}::text,
          ${piece?.variation ?? null}::text, ${piece?.quantity ?? null}::int, ${address}::jsonb, ${holdMinutes}::int, ${mostKobo}::bigint,
          ${percent}::int)`,
      4,
      // Two orders drew one number, which happens once in a trillion: this one draws again.
      (error) => wasTaken(error, "orders_number_key"),
    );
    republish((row.slugs ?? []).flatMap(productPaths));
    return {
      orderId: row.order_id,
      number: row.order_number,
      totalKobo: row.total_kobo,
      email: row.email,
      created: row.created,
    };
  } catch (error) {
    const said = refusal(error);
    if (!said) throw error;
    if (said.code === "LA001") refuse("empty_cart", said.message);
    if (said.code === "LA002") refuse("out_of_stock", said.message);
    if (said.code === "LA003") refuse("not_found", said.message);
    if (said.code === "LA005") refuse("not_open", said.message);
    if (said.code === "LA006") refuse("ended", said.message);
    if (said.code === "LA007") refuse("over_limit", said.message);
    return refuse("invalid_input", said.message);
  }
}
