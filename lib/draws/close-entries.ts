import { log } from "@/lib/core/log";
import { db, withRetry } from "@/lib/db/client";
import { drawJobs } from "@/lib/draws/jobs";
import { runEach } from "@/lib/draws/run-each";
import { Prisma } from "@/prisma/generated/client";

/** Entries in one statement: all of a large draw would take longer than a statement may. */
const BATCH_SIZE = 2_000;

/** Whether entry `e` of a draw that is over is still to be closed. */
const isOpen = Prisma.sql`(e.state = 'entered' OR e.shipping_address IS NOT NULL OR e.address_hash IS NOT NULL OR e.mailbox_hash IS NOT NULL
  OR EXISTS (SELECT 1 FROM draw_entry_cards c WHERE c.entry_id = e.id))`;

/**
 * Closes the entries of a draw that is over, in batches: those whose turn has not come have lost, and addresses and hashes are deleted. When an
 * admin has cancelled or ended the draw, each who lost gets an email with the reason, enqueued in the statement that closes the entry.
 */
export async function closeEntries(drawId: string, batches = Number.POSITIVE_INFINITY): Promise<void> {
  for (let left = batches; left > 0; left -= 1) {
    const [{ count }] = await withRetry(
      () => db.$queryRaw<[{ count: number }]>`
        WITH open AS (
          SELECT e.id, e.state, e.user_id, d.state AS draw_state, d.cancel_reason FROM draw_entries e JOIN draws d ON d.id = e.draw_id
          WHERE e.draw_id = ${drawId} AND d.state IN ('finished', 'cancelled') AND ${isOpen}
          ORDER BY e.id LIMIT ${BATCH_SIZE} FOR UPDATE OF e
        ), closed AS (
          UPDATE draw_entries e SET state = CASE WHEN e.state = 'entered' THEN 'lost' ELSE e.state END, shipping_address = NULL,
            address_hash = NULL, mailbox_hash = NULL
          FROM open WHERE e.id = open.id
        ), cards AS (
          DELETE FROM draw_entry_cards c USING open WHERE c.entry_id = open.id
        ), mailed AS (
          INSERT INTO outbox_messages (id, topic, key, payload)
            SELECT event_outbox_id(), CASE open.draw_state WHEN 'cancelled' THEN ${drawJobs.cancelled.name} ELSE ${drawJobs.ended.name} END,
              'draw-' || CASE open.draw_state WHEN 'cancelled' THEN 'cancelled/' ELSE 'ended/' END || open.id,
              jsonb_build_object('entryId', open.id)
            FROM open WHERE open.state = 'entered' AND open.user_id IS NOT NULL AND open.cancel_reason IS NOT NULL
          ON CONFLICT (key) DO NOTHING)
        SELECT count(*)::int AS count FROM open`,
    );
    if (count < BATCH_SIZE) return;
  }
}

/** Closes the first entries in a request that has ended a draw. The scheduled jobs close the rest, also when it fails. */
export async function closeFirstEntries(drawId: string): Promise<void> {
  try {
    await closeEntries(drawId, 1);
  } catch (err) {
    log().error({ err, draw: drawId }, "the entries of a draw could not be closed; the scheduled job tries again");
  }
}

/** Closes what entries are left of the draws that ended since yesterday: a request closes the first only, and a job may be killed. */
export async function closeEntriesLeft(): Promise<void> {
  const over = await db.$queryRaw<{ id: string }[]>`
    SELECT d.id FROM draws d WHERE d.state IN ('finished', 'cancelled') AND d.finished_at > clock_timestamp() - interval '1 day'
      AND EXISTS (SELECT 1 FROM draw_entries e WHERE e.draw_id = d.id AND ${isOpen})`;
  await runEach(over, ({ id }) => closeEntries(id));
}
