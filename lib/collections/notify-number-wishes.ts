import { collectionJobs } from "@/lib/collections/jobs";
import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

/**
 * Enqueues an email to everyone who wished for one of these numbers of a drop, which are free again; about one wish at most one a day,
 * because a number may be held and freed many times. None while the drop is not for sale, nor while a draw gives the numbers: triggers
 * enqueue it again afterwards (prisma/functions/number_wish_follow_drop.sql). Call it in the transaction that frees them.
 */
export async function notifyNumberWishes(tx: Tx, productId: string, numbers: readonly number[]): Promise<number> {
  if (numbers.length === 0) return 0;
  const due = await tx.$queryRaw<{ id: string; notified_at: Date }[]>`
    UPDATE number_wishes w SET notified_at = clock_timestamp() FROM users u, products p
    WHERE u.id = w.user_id AND p.id = w.product_id AND p.deleted_at IS NULL AND p.in_stock
      AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live' AND u.disabled_at IS NULL AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL
      AND w.product_id = ${productId} AND NOT shop_in_draw(w.product_id) AND w.number = ANY (${[...numbers]}::int[])
      AND (w.notified_at IS NULL OR w.notified_at < clock_timestamp() - interval '1 day')
      AND NOT EXISTS (SELECT 1 FROM editions e WHERE e.product_id = w.product_id AND e.number = w.number)
      AND NOT EXISTS (SELECT 1 FROM edition_claims c WHERE c.product_id = w.product_id AND c.number = w.number)
    RETURNING w.id, w.notified_at`;
  const jobs = due.map(({ id, notified_at }) =>
    collectionJobs.numberFree.job(`number-free/${id}/${notified_at.getTime()}`, { wishId: id }),
  );
  if (jobs.length > 0) await enqueue(tx, ...jobs);
  return jobs.length;
}
