import { db, transaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";
import { republish } from "@/lib/platform/republish";
import { productPaths } from "@/lib/shop/published-pages";

/** So many are told in one transaction. */
const batch = 200;

/** Makes the pages of every drop fresh that has opened or ended since they were made. Returns their slugs. */
async function turnPages(): Promise<string[]> {
  const turned = await db.$queryRaw<{ slug: string }[]>`
    UPDATE products SET phase_shown = shop_phase(opens_at, closes_at, clock_timestamp())
    WHERE deleted_at IS NULL AND phase_shown <> shop_phase(opens_at, closes_at, clock_timestamp()) RETURNING slug`;
  const slugs = turned.map(({ slug }) => slug);
  republish(new Set(slugs.flatMap(productPaths)));
  return slugs;
}

// The row is marked in the transaction that writes its letter into the outbox: one letter a round, whatever fails on the way.
async function tellWhoWaits(): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string; round: number }[]>`
      UPDATE drop_alerts SET status = 'sent', sent_at = clock_timestamp() WHERE id IN (
        SELECT a.id FROM drop_alerts a JOIN products p ON p.id = a.product_id
        WHERE a.status = 'confirmed' AND p.deleted_at IS NULL AND p.in_stock
          AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live'
          AND EXISTS (SELECT 1 FROM product_variants v WHERE v.product_id = p.id AND v.retired_at IS NULL AND v.stock > 0)
        ORDER BY a.created_at, a.id LIMIT ${batch} FOR UPDATE OF a SKIP LOCKED)
      RETURNING id, round`;
    const letters = due.map(({ id, round }) => ({
      topic: "shop.drop-open",
      key: `drop-open/${id}/${round}`,
      payload: { alertId: id },
    }));
    if (letters.length > 0) await enqueue(tx, ...letters);
    return letters.length;
  });
}

/**
 * What the clock does to drops: pages are made anew, and whoever asked is told that one has opened or is back. An address is
 * kept for as long as it is of use: a week where nobody said yes, a month once it was written to.
 */
export async function sweepDrops(): Promise<{ turned: string[]; told: number }> {
  const turned = await turnPages();
  let told = 0;
  for (let more = batch; more === batch; told += more) more = await tellWhoWaits();
  await db.$executeRaw`
    DELETE FROM drop_alerts WHERE (status = 'asked' AND confirm_expires_at < clock_timestamp())
      OR (status = 'sent' AND sent_at < clock_timestamp() - interval '30 days')`;
  return { turned, told };
}
