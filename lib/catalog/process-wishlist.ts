import { wishlistJobs } from "@/lib/catalog/jobs";
import { FEW_LEFT } from "@/lib/catalog/rules";
import { waitingSql } from "@/lib/catalog/waiting-sql";
import { db, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { Prisma } from "@/prisma/generated/client";

/** Emails in one transaction. */
const BATCH_SIZE = 200;

const canBeMailed = Prisma.sql`u.disabled_at IS NULL AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL`;
const stockSql = Prisma.sql`
  (SELECT coalesce(sum(v.stock), 0) FROM product_variants v WHERE v.product_id = p.id AND v.retired_at IS NULL)`;

// The row is marked in the transaction that enqueues its email, so each time that few are left sends one.
async function enqueueFewLeft(): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string; few_left_at: Date }[]>`
      UPDATE wishlist_items SET few_left_at = clock_timestamp() WHERE id IN (
        SELECT w.id FROM wishlist_items w JOIN products p ON p.id = w.product_id JOIN users u ON u.id = w.user_id
        WHERE ${canBeMailed} AND w.wants_few_left AND w.few_left_at IS NULL AND p.deleted_at IS NULL AND p.in_stock AND NOT shop_in_draw(p.id)
          AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live' AND ${stockSql} BETWEEN 1 AND ${FEW_LEFT}
        ORDER BY w.created_at, w.id LIMIT ${BATCH_SIZE} FOR UPDATE OF w SKIP LOCKED)
      RETURNING id, few_left_at`;
    const jobs = due.map(({ id, few_left_at }) =>
      wishlistJobs.fewLeft.job(`wishlist-few-left/${id}/${few_left_at.getTime()}`, { itemId: id }),
    );
    if (jobs.length > 0) await enqueue(tx, ...jobs);
    return jobs.length;
  });
}

/**
 * Part of the scheduled job of drops. Emails subscribers when few are left, and creates a back-in-stock alert for those
 * who want one and whose drop is sold out now: at most one a day, because a held unit may be released many times.
 */
export async function processWishlist(): Promise<void> {
  await db.$executeRaw`
    UPDATE wishlist_items w SET few_left_at = NULL FROM products p
    WHERE p.id = w.product_id AND w.few_left_at IS NOT NULL AND ${stockSql} > ${FEW_LEFT}`;
  for (let more = BATCH_SIZE; more === BATCH_SIZE; ) more = await enqueueFewLeft();
  await db.$executeRaw`
    INSERT INTO product_alerts AS a (id, product_id, email, user_id, status, unsubscribe_token)
    SELECT 'alr_' || left(replace(gen_random_uuid()::text, '-', ''), 20), p.id, u.email, u.id, 'confirmed',
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    FROM wishlist_items w JOIN products p ON p.id = w.product_id JOIN users u ON u.id = w.user_id
    WHERE ${canBeMailed} AND w.wants_back_in_stock AND p.deleted_at IS NULL AND ${waitingSql(Prisma.sql`true`)}
    ORDER BY w.created_at, w.id
    ON CONFLICT (product_id, email, variant_id) DO UPDATE SET user_id = EXCLUDED.user_id, status = 'confirmed', sent_at = NULL,
      cycle = a.cycle + (a.status = 'sent')::int, created_at = clock_timestamp(), confirm_token_hash = NULL, confirm_expires_at = NULL
      WHERE a.status = 'pending' OR (a.status = 'sent' AND a.sent_at < clock_timestamp() - interval '1 day')`;
}
