import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { AdminGiftMembership } from "@/lib/subscriptions/gifts/contracts";
import { toGiftMembership } from "@/lib/subscriptions/gifts/queries";

/** One page of gifts, newest first, and their total. */
export async function listGiftMemberships({ cursor }: { cursor?: string }) {
  const size = pageSize(undefined);
  const position = readCursor(cursor, "This page of gifts does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", position);
  const [rows, total] = await Promise.all([
    db.giftMembership.findMany({ where: beyond, orderBy, take: size + 1 }),
    db.giftMembership.count(),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  const gifts = shown.map(
    (row): AdminGiftMembership => ({
      ...toGiftMembership(row),
      _id: row.id,
      buyerEmail: row.buyerEmail,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      sentAt: row.sentAt?.toISOString() ?? null,
      redeemedAt: row.redeemedAt?.toISOString() ?? null,
      refundedAt: row.refundedAt?.toISOString() ?? null,
    }),
  );
  return { gifts, nextCursor, total };
}
