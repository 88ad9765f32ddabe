import { decrypt } from "@/lib/core/encryption";
import { log } from "@/lib/core/log";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { paths } from "@/lib/core/urls/paths";
import { db, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { fetchRound } from "@/lib/draws/beacon/fetch-round";
import { isBeaconAway } from "@/lib/draws/close-draw";
import { emailEntries } from "@/lib/draws/email-entries";
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

/** Stores the order of the entries, once, and emails those who are not among the first. */
async function drawWinners({ id, slug, units, entryList, listHash, product }: DueDraw, source: Seed): Promise<void> {
  const entries = parseEntryList(entryList ?? "");
  const seed = await computeSeed(listHash ?? "", source.seedSource, source.seedValue);
  const order = await computeOrder(seed, entries);
  await transaction(async (tx) => {
    const drawn = await tx.$executeRaw`
      UPDATE draws SET state = 'drawn', seed_source = ${source.seedSource}::"DrawSeedSource", seed_value = ${source.seedValue},
        signature = ${source.signature}, seed = ${seed}, drawn_at = clock_timestamp() WHERE id = ${id} AND state = 'closed'`;
    // Another job has drawn.
    if (drawn === 0) return;
    await tx.$executeRaw`
      UPDATE draw_entries e SET rank = o.rank FROM unnest(${order}::text[]) WITH ORDINALITY AS o(id, rank)
      WHERE e.id = o.id AND e.draw_id = ${id}`;
    await emailEntries(tx, {
      drawId: id,
      definition: drawJobs.notDrawn,
      key: "draw-not-drawn",
      state: "entered",
      behind: units,
    });
  });
  await revalidatePages([...pagesShowing.draw(slug), paths.drop(product.slug)]);
}
