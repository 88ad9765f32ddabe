import { alertJobs } from "@/lib/catalog/jobs";
import { processWishlist } from "@/lib/catalog/process-wishlist";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";

/** Alerts in one transaction. */
const BATCH_SIZE = 200;
/** Alerts in one run for each unit in stock: those who wait longest. The next run emails more if there is still stock. */
const ALERTS_PER_UNIT = 20;

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
async function enqueueDueAlerts(runStartedAt: Date): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string; cycle: number; created_at: Date; sent_at: Date }[]>`
      UPDATE product_alerts SET status = 'sent', sent_at = clock_timestamp() WHERE id IN (
        SELECT a.id FROM products p
          JOIN LATERAL (SELECT coalesce(v.id, '') AS variant_id, sum(v.stock) AS units FROM product_variants v
            WHERE v.product_id = p.id AND v.retired_at IS NULL AND v.stock > 0 GROUP BY GROUPING SETS ((v.id), ())) s ON s.units > 0
          JOIN LATERAL (SELECT count(*) AS sent FROM product_alerts e WHERE e.product_id = p.id AND e.variant_id = s.variant_id
            AND e.status = 'sent' AND e.sent_at >= ${runStartedAt}) r ON true
          JOIN LATERAL (SELECT w.id, w.created_at FROM product_alerts w WHERE w.product_id = p.id AND w.variant_id = s.variant_id
            AND w.status = 'confirmed' ORDER BY w.created_at, w.id LIMIT greatest(0, s.units * ${ALERTS_PER_UNIT}::int - r.sent)
            FOR UPDATE SKIP LOCKED) a ON true
        WHERE p.deleted_at IS NULL AND p.in_stock AND NOT shop_in_draw(p.id)
          AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live'
        ORDER BY a.created_at, a.id LIMIT ${BATCH_SIZE})
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
  const startedAt = await databaseNow();
  let emailed = 0;
  for (let more = BATCH_SIZE; more === BATCH_SIZE; emailed += more) more = await enqueueDueAlerts(startedAt);
  await db.$executeRaw`
    DELETE FROM product_alerts WHERE (status = 'pending' AND confirm_expires_at < clock_timestamp())
      OR (status = 'sent' AND sent_at < clock_timestamp() - interval '30 days')`;
  return { changedSlugs, emailed };
}
