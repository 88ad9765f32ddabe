import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { AdminGiftMembership } from "@/lib/subscriptions/gifts/contracts";
import { toGiftMembership } from "@/lib/subscriptions/gifts/queries";

/** At most `limit` gifts after the cursor, newest first. */
export async function selectGiftMemberships({ cursor }: { cursor?: string }, limit: number) {
  const position = readCursor(cursor, "This page of gifts does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", position);
  const rows = await db.giftMembership.findMany({
    where: beyond,
    orderBy,
    take: limit + 1,
    include: { groupSeats: { select: { redeemedAt: true, refundedAt: true } } },
  });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const gifts = shown.map(
    (row): AdminGiftMembership => ({
      ...toGiftMembership(row),
      _id: row.id,
      usedSeats: row.groupSeats.filter(({ redeemedAt }) => redeemedAt).length,
      openSeats: row.groupSeats.filter(({ redeemedAt, refundedAt }) => !redeemedAt && !refundedAt).length,
      buyerEmail: row.buyerEmail,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      sentAt: row.sentAt?.toISOString() ?? null,
      redeemedAt: row.redeemedAt?.toISOString() ?? null,
      refundedAt: row.refundedAt?.toISOString() ?? null,
    }),
  );
  return { rows: gifts, nextCursor };
}

/** One page of gifts, newest first, and their total. */
export async function listGiftMemberships({ cursor }: { cursor?: string }) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectGiftMemberships({ cursor }, pageSize(undefined)),
    db.giftMembership.count(),
  ]);
  return { gifts: rows, nextCursor, total };
}
