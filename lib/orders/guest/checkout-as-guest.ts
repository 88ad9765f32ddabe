import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { payForOrder } from "@/lib/orders/checkout";
import { createGuest } from "@/lib/orders/guest/guest";
import { guestReturnPaths } from "@/lib/orders/guest/guest-order";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import type { GuestCheckoutBody } from "@/lib/orders/guest-contracts";

const otherTab = "Another tab has started a checkout with another address. Please try again.";

/**
 * Places an order for a guest's cart or one item and starts its payment, as for a member. Holds, edition numbers and limits per person are
 * those of `shop_place_order`, which counts the orders of every guest with the same email address.
 */
export async function checkoutAsGuest({ guestId, body }: { guestId: string | null; body: GuestCheckoutBody }) {
  const { email, firstName, lastName } = body;
  const actor = await createGuest(guestId);
  await db.user.updateMany({
    where: { id: actor._id, isGuest: true },
    data: { guestEmail: email, firstName, lastName },
  });
  const payment = await payForOrder({
    actor,
    body,
    // Another tab may have changed the details in between. Its order is not paid by this one; the hold ends by itself.
    onPlaced: async (placed) => {
      if (placed.email !== email) throwAppError("conflict", otherTab);
    },
    returnTo: (number) => guestReturnPaths(orderLinkToken(number)),
  });
  return { guestId: actor._id, payment };
}
