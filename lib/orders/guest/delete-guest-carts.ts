import { db } from "@/lib/db/client";

/** How long the cart of a guest is stored after its last change; the cookie lasts as long. */
const CART_DAYS = 30;

/** Scheduled job: empties the carts of guests that are 30 days old, and deletes guests without a cart, an order, a gift, a voucher and a seat. */
export async function deleteGuestCarts(): Promise<void> {
  await db.$executeRaw`
    DELETE FROM cart_lines l USING users g
    WHERE g.id = l.user_id AND g.is_guest AND l.updated_at < now() - make_interval(days => ${CART_DAYS})`;
  await db.$executeRaw`
    DELETE FROM users g WHERE g.is_guest AND g.created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM cart_lines l WHERE l.user_id = g.id) AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.user_id = g.id)
      AND NOT EXISTS (SELECT 1 FROM event_rsvps r WHERE r.user_id = g.id)
      AND NOT EXISTS (SELECT 1 FROM gift_memberships m WHERE m.buyer_id = g.id)
      AND NOT EXISTS (SELECT 1 FROM vouchers m WHERE m.buyer_id = g.id)`;
}
