import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";
import { guestBuyer } from "@/lib/orders/guest/guest";
import { readOrderLink } from "@/lib/orders/guest/order-link";
import type { ReturnPaths } from "@/lib/orders/start-order-payment";

export type GuestOrderKey = { actor: Buyer; number: string; email: string; name: string };

/**
 * The guest and the order of a link, for a year after the order; null for an order that is kept in an account, which only the account
 * shows.
 */
export async function findGuestOrder(token: string): Promise<GuestOrderKey | null> {
  const number = readOrderLink(token);
  if (number === null) return null;
  const [row] = await db.$queryRaw<{ userId: string; email: string; name: string }[]>`
    SELECT o.user_id AS "userId", o.email, o.name FROM orders o JOIN users g ON g.id = o.user_id
    WHERE o.number = ${number} AND g.is_guest AND o.created_at > now() - interval '1 year'`;
  return row ? { actor: guestBuyer(row.userId), number, email: row.email, name: row.name } : null;
}

/** Who made the guest's order that a path leads to, for the registration form; null for any other path. */
export async function findGuestByPath(
  path: string | undefined,
): Promise<{ email: string; firstName: string; lastName: string } | null> {
  const guest = await findGuestOrder(/^\/orders\/guest\/([^/?#]+)/.exec(path ?? "")?.[1] ?? "");
  if (!guest) return null;
  const name = await db.user.findUnique({
    where: { id: guest.actor._id },
    select: { firstName: true, lastName: true },
  });
  return name && { email: guest.email, ...name };
}

/** Like `findGuestOrder`, but throws `not_found`. */
export async function requireGuestOrder(token: string): Promise<GuestOrderKey> {
  return (await findGuestOrder(token)) ?? throwAppError("not_found", "Order not found");
}

/** Where a guest comes back to from Paystack. */
export const guestReturnPaths = (token: string): ReturnPaths => ({
  paid: serverApiPaths.guestPaymentCallback(token),
  cancelled: paths.guestOrder(token),
});
