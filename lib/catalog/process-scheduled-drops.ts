import { alertJobs } from "@/lib/catalog/jobs";
import { processWishlist } from "@/lib/catalog/process-wishlist";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";

/** Alerts in one transaction. */
const BATCH_SIZE = 200;

/** Revalidates the pages of every drop that has opened or ended since the last run. Returns their slugs. */
async function revalidateChangedProducts(): Promise<string[]> {
  const rows = await db.$queryRaw<{ slug: string }[]>`
    UPDATE products SET rendered_phase = shop_phase(opens_at, closes_at, clock_timestamp())
    WHERE deleted_at IS NULL AND rendered_phase <> shop_phase(opens_at, closes_at, clock_timestamp()) RETURNING slug`;
  const slugs = rows.map(({ slug }) => slug);
  await revalidatePages(new Set(slugs.flatMap(pagesShowing.product)));
  return slugs;
}

// The alert is marked as sent in the transaction that enqueues its email, so each round sends exactly one.
async function enqueueDueAlerts(): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string; cycle: number; created_at: Date; sent_at: Date }[]>`
      UPDATE product_alerts SET status = 'sent', sent_at = clock_timestamp() WHERE id IN (
        SELECT a.id FROM product_alerts a JOIN products p ON p.id = a.product_id
        WHERE a.status = 'confirmed' AND p.deleted_at IS NULL AND p.in_stock AND NOT shop_in_draw(p.id)
          AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live'
          AND EXISTS (SELECT 1 FROM product_variants v WHERE v.product_id = p.id AND v.retired_at IS NULL AND v.stock > 0
            AND a.variant_id IN ('', v.id))
        ORDER BY a.created_at, a.id LIMIT ${BATCH_SIZE} FOR UPDATE OF a SKIP LOCKED)
      RETURNING id, cycle, created_at, sent_at`;
    due.sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1));
    const latest = Math.max(...due.map(({ sent_at }) => sent_at.getTime()));
    // A millisecond apart, so that the emails leave in the order of the subscriptions.
    const jobs = due.map(({ id, cycle }, index) =>
      alertJobs.available.job(
        `product-available/${id}/${cycle}`,
        { alertId: id },
        new Date(latest - due.length + index),
      ),
    );
    if (jobs.length > 0) await enqueue(tx, ...jobs);
    return jobs.length;
  });
}

/**
 * The scheduled job of drops: revalidates pages, enqueues alert emails and deletes addresses that are no longer needed:
 * unconfirmed ones after a week, notified ones after 30 days.
 */
export async function processScheduledDrops(): Promise<{ changedSlugs: string[]; emailed: number }> {
  const changedSlugs = await revalidateChangedProducts();
  await processWishlist();
  let emailed = 0;
  for (let more = BATCH_SIZE; more === BATCH_SIZE; emailed += more) more = await enqueueDueAlerts();
  await db.$executeRaw`
    DELETE FROM product_alerts WHERE (status = 'pending' AND confirm_expires_at < clock_timestamp())
      OR (status = 'sent' AND sent_at < clock_timestamp() - interval '30 days')`;
  return { changedSlugs, emailed };
}
