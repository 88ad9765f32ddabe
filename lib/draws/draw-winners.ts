import { decrypt } from "@/lib/core/encryption";
import { log } from "@/lib/core/log";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { paths } from "@/lib/core/urls/paths";
import { db, withRetry } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { fetchRound } from "@/lib/draws/beacon/fetch-round";
import { isBeaconAway } from "@/lib/draws/close-draw";
import { drawJobs } from "@/lib/draws/jobs";
import { computeOrder, computeSeed, parseEntryList } from "@/lib/draws/rules";
import { runEach } from "@/lib/draws/run-each";
import type { Draw } from "@/prisma/generated/client";

type DueDraw = Draw & { product: { slug: string } };
type Seed = { seedSource: "beacon" | "commitment"; seedValue: string; signature: string | null };

/** Draws every closed draw whose round has come: with the beacon's randomness, or with the secret once the beacon has been away too long. */
export async function drawDueDraws(): Promise<void> {
  const due = await db.$queryRaw<{ id: string; now: Date }[]>`
    SELECT id, clock_timestamp() AS now FROM draws WHERE state = 'closed' AND round_at <= clock_timestamp() ORDER BY round_at LIMIT 50`;
  await runEach(due, async ({ id, now }) => {
    const draw = await db.draw.findUniqueOrThrow({ where: { id }, include: { product: { select: { slug: true } } } });
    const seed = await findSeed(draw, now);
    if (seed) await drawWinners(draw, seed);
  });
}

async function findSeed(draw: Draw, now: Date): Promise<Seed | null> {
  const round = await fetchRound(draw);
  if (round) return { seedSource: "beacon", seedValue: round.randomness, signature: round.signature };
  if (!isBeaconAway(draw.roundAt, now)) return null;
  const secret = decrypt("draw-secret", draw.id, draw.secret);
  if (secret === null) {
    log().error({ draw: draw.id }, "the secret of a draw cannot be decrypted; the draw waits for its beacon");
    return null;
  }
  return { seedSource: "commitment", seedValue: secret, signature: null };
}

/** Entries in one statement: all of a large draw would take longer than a statement may. */
const BATCH_SIZE = 2_000;

/**
 * Stores what the seed is made of, the order of the entries and then that it is drawn. A job that goes on for one that was killed, or runs
 * beside it, takes the seed that is stored.
 */
async function drawWinners({ id, slug, entryList, listHash, product }: DueDraw, source: Seed): Promise<void> {
  await db.$executeRaw`
    UPDATE draws SET seed_source = ${source.seedSource}::"DrawSeedSource", seed_value = ${source.seedValue}, signature = ${source.signature}
    WHERE id = ${id} AND state = 'closed' AND seed_value IS NULL`;
  const { seedSource, seedValue } = await db.draw.findUniqueOrThrow({
    where: { id },
    select: { seedSource: true, seedValue: true },
  });
  // It was cancelled meanwhile.
  if (seedSource === null || seedValue === null) return;
  const seed = await computeSeed(listHash ?? "", seedSource, seedValue);
  const order = await computeOrder(seed, parseEntryList(entryList ?? ""));
  for (let from = 0; from < order.length; from += BATCH_SIZE) {
    const batch = order.slice(from, from + BATCH_SIZE);
    await withRetry(
      () => db.$executeRaw`
        UPDATE draw_entries e SET rank = ${from}::int + o.place FROM unnest(${batch}::text[]) WITH ORDINALITY AS o(id, place)
        WHERE e.id = o.id AND e.draw_id = ${id} AND e.rank IS NULL`,
    );
  }
  await db.$executeRaw`
    UPDATE draws SET state = 'drawn', seed = ${seed}, drawn_at = clock_timestamp() WHERE id = ${id} AND state = 'closed'`;
  await revalidatePages([...pagesShowing.draw(slug), paths.drop(product.slug)]);
}

/**
 * Emails those who are not among the first of the draws since yesterday, in batches in their order. A job that was killed is gone on with while
 * the last has no email.
 */
export async function emailNotDrawn(): Promise<void> {
  const due = await db.$queryRaw<{ id: string; units: number; last: number }[]>`
    SELECT d.id, d.units, l.rank AS last FROM draws d JOIN LATERAL (
      SELECT e.id, e.rank FROM draw_entries e WHERE e.draw_id = d.id AND e.rank > d.units AND e.user_id IS NOT NULL
      ORDER BY e.rank DESC LIMIT 1) l ON true
    WHERE d.drawn_at > clock_timestamp() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM outbox_messages m WHERE m.key = 'draw-not-drawn/' || l.id)`;
  await runEach(due, async ({ id, units, last }) => {
    for (let after = units; after < last; after += BATCH_SIZE) {
      await withRetry(
        () => db.$executeRaw`
          INSERT INTO outbox_messages (id, topic, key, payload)
            SELECT event_outbox_id(), ${drawJobs.notDrawn.name}, 'draw-not-drawn/' || e.id, jsonb_build_object('entryId', e.id)
            FROM draw_entries e WHERE e.draw_id = ${id} AND e.rank > ${after}::int AND e.rank <= ${after + BATCH_SIZE}::int AND e.user_id IS NOT NULL
            ORDER BY e.rank
          ON CONFLICT (key) DO NOTHING`,
      );
    }
  });
}
