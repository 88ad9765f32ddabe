import { sha256 } from "@/lib/core/secrets";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { paths } from "@/lib/core/urls/paths";
import { db, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { namedChain } from "@/lib/draws/chain";
import { BEACON_WAIT_MINUTES, firstRoundFrom, formatEntryList, PUBLISH_MINUTES, roundTime } from "@/lib/draws/rules";
import { runEach } from "@/lib/draws/run-each";

/**
 * Closes the draws whose window has ended and publishes their lists of entries. A list that comes after the named round would come after
 * its seed, so the draw then names a later round together with the list.
 */
export async function closeDueDraws(): Promise<void> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM draws WHERE state = 'accepting' AND closes_at <= clock_timestamp() ORDER BY closes_at LIMIT 50`;
  await runEach(due, ({ id }) => closeDraw(id));
}

async function closeDraw(id: string): Promise<void> {
  const closed = await transaction(async (tx) => {
    // Waits for entries that are being stored. A second job finds the draw closed.
    const [draw] = await tx.$queryRaw<{ slug: string; productSlug: string; roundAt: Date }[]>`
      SELECT d.slug, p.slug AS "productSlug", d.round_at AS "roundAt" FROM draws d JOIN products p ON p.id = d.product_id
      WHERE d.id = ${id} AND d.state = 'accepting' AND d.closes_at <= clock_timestamp() FOR UPDATE OF d`;
    if (!draw) return null;
    const entries = await tx.drawEntry.findMany({ where: { drawId: id }, select: { id: true, weight: true } });
    const entryList = formatEntryList(entries);
    const closedAt = await databaseNow(tx);
    await tx.draw.update({
      where: { id },
      data: { state: "closed", entryList, listHash: sha256(entryList), closedAt, ...laterRound(draw, closedAt) },
    });
    return draw;
  });
  if (closed) await revalidatePages([...pagesShowing.draw(closed.slug), paths.drop(closed.productSlug)]);
}

/** How long before the round the list has to be public. */
const LEAST_NOTICE_MS = 60_000;

function laterRound({ roundAt }: { roundAt: Date }, closedAt: Date) {
  if (closedAt.getTime() <= roundAt.getTime() - LEAST_NOTICE_MS) return {};
  const chain = namedChain();
  const round = firstRoundFrom(chain, new Date(closedAt.getTime() + PUBLISH_MINUTES * 60_000));
  const { chainHash, publicKey } = chain;
  return { round, roundAt: roundTime(chain, round), chainHash, publicKey };
}

/** Whether the beacon has been waited for long enough. */
export const isBeaconAway = (roundAt: Date, now: Date): boolean =>
  now.getTime() >= roundAt.getTime() + BEACON_WAIT_MINUTES * 60_000;
