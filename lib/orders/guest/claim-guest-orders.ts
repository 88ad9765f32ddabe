import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { db, type Tx, transaction, withRetry } from "@/lib/db/client";
import type { GuestOrderKey } from "@/lib/orders/guest/guest-order";

export const otherAddress = "Log in with the email address of this order to save it to your account.";

/**
 * Moves a guest's orders into the account with the same verified address, or with the one of a merged account: every order that guests
 * made with it, with their payments, returns and edition numbers. A second call finds nothing to move.
 */
export async function claimGuestOrders({ actor, guest }: { actor: Actor; guest: GuestOrderKey }): Promise<void> {
  const { email } = guest;
  if (actor.email !== email && !(await db.formerEmail.findUnique({ where: { email, userId: actor._id } })))
    throwAppError("forbidden", otherAddress);
  await withRetry(() =>
    transaction(async (tx) => {
      const ids = await moveGuestOrders(tx, { userId: actor._id, email });
      for (const subject of ids) await recordAudit(tx, { actorId: actor._id, action: "order.claim", subject });
    }),
  );
}

/** Makes every order that guests made with a verified address the user's own, with its payment and returns. Returns their ids. */
export async function moveGuestOrders(tx: Tx, { userId, email }: { userId: string; email: string }): Promise<string[]> {
  // A checkout and a payment of the guest take the same locks.
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('checkout/' || g.id, 0)) FROM (
      SELECT DISTINCT u.id FROM orders o JOIN users u ON u.id = o.user_id WHERE o.email = ${email} AND u.is_guest ORDER BY u.id) g`;
  const moved = await tx.$queryRaw<{ id: string }[]>`
    UPDATE orders o SET user_id = ${userId} FROM users g
    WHERE g.id = o.user_id AND g.is_guest AND o.email = ${email} RETURNING o.id`;
  const ids = moved.map(({ id }) => id);
  await tx.charge.updateMany({ where: { purpose: "order", subjectId: { in: ids } }, data: { userId } });
  await tx.returnRequest.updateMany({ where: { orderId: { in: ids } }, data: { userId } });
  return ids;
}
