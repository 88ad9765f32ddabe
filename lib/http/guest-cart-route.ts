import type { NextRequest } from "next/server";
import type { Actor } from "@/lib/auth/contracts";
import type { Buyer } from "@/lib/orders/buyer";
import { emptyCart, getCart } from "@/lib/orders/cart-queries";
import type { Cart } from "@/lib/orders/contracts";
import { createGuest, guestBuyer } from "@/lib/orders/guest/guest";
import { readGuestId, setGuestCookies } from "@/lib/orders/guest/guest-cookie";

type GuestCall = { actor: Actor | null; request: NextRequest; headers: Headers };

/** Who calls: the signed-in user, else the guest of the cookie, who is stored if `create`; null for a visitor without a cart. */
export async function findBuyer({ actor, request }: GuestCall, create = false): Promise<Buyer | null> {
  if (actor) return actor;
  const guestId = readGuestId(request.cookies);
  if (create) return createGuest(guestId);
  return guestId === null ? null : guestBuyer(guestId);
}

/** The caller's cart after a change. A guest's cookies are set again, so that they last as long as the cart. */
export async function readGuestCart(call: GuestCall, buyer: Buyer | null): Promise<{ cart: Cart }> {
  const cart = buyer ? await getCart(buyer) : emptyCart;
  if (buyer && !call.actor) setGuestCookies(call.headers, buyer._id, cart.quantity);
  return { cart };
}
