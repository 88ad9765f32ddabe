import { makeAuction } from "../../lib/auctions/factory";
import { publishTerms } from "../../lib/auctions/publish-terms";
import { backgroundSettled } from "../../lib/core/background";
import { day } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import { toKobo } from "../../lib/core/money";
import { db, type Tx } from "../../lib/db/client";
import { seedAuctions } from "./auction-lots";

type FixedId = (prefix: IdPrefix, name: string) => string;

/**
 * Adds the missing auctions and returns their number. Bids and closings use the same functions as real ones, under the clock of the
 * day on which they are set, so that the ledgers are valid and their times are spread over the sale.
 */
export async function addAuctions(now: Date, fixedId: FixedId): Promise<number> {
  let added = 0;
  for (const { bids, closed, from, to, ...auction } of seedAuctions) {
    const id = fixedId("auc", auction.slug);
    const [{ count }] = await db.$queryRaw<
      [{ count: bigint }]
    >`SELECT count(*) FROM auctions WHERE id = ${id} OR slug = ${auction.slug}`;
    if (count > 0n) continue;
    const at = (days: number) => new Date(now.getTime() + days * day);
    const createdById = fixedId("usr", "admin");
    await db.$transaction(
      async (tx) => {
        await makeAuction({ ...auction, id, createdById, startsAt: at(from), endsAt: at(to) }, tx);
        await publishTerms(tx, id);
        const setClock = await startSeedClock(tx);
        for (const { by, amount, maximum, day } of bids) {
          await setClock(at(day));
          const userId = fixedId("usr", by);
          await tx.$executeRaw`
            INSERT INTO auction_terms_acceptances (auction_id, user_id, terms_version, accepted_at)
            VALUES (${id}, ${userId}, 1, ${at(day)}) ON CONFLICT DO NOTHING`;
          const maximumKobo = maximum === undefined ? null : toKobo(maximum);
          const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`
            SELECT auction_place_bid(${id}, ${userId}, false, ${toKobo(amount)}::bigint, ${maximumKobo}::bigint, NULL)->>'outcome' AS outcome`;
          if (outcome !== "accepted") throw new Error(`The bid of ${amount} for ${auction.slug} is ${outcome}`);
        }
        if (closed !== undefined) {
          await setClock(at(closed));
          await tx.$queryRaw`SELECT auction_close(${id})`;
        }
        await stopSeedClock(tx);
      },
      { timeout: 30_000 },
    );
    added += 1;
  }
  await backgroundSettled();
  return added;
}

/**
 * Lets the SQL functions of this transaction read the time that the returned function sets. They call `clock_timestamp()` without a
 * schema, and a schema that only this transaction sees comes before Postgres's own. The functions are the ones that real bids call.
 */
async function startSeedClock(tx: Tx): Promise<(at: Date) => Promise<unknown>> {
  await tx.$executeRaw`CREATE SCHEMA seed_clock`;
  await tx.$executeRaw`
    CREATE FUNCTION seed_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    $$ SELECT current_setting('seed.now')::timestamptz $$`;
  await tx.$queryRaw`SELECT set_config('search_path', 'seed_clock, pg_catalog, ' || current_setting('search_path'), true)`;
  return (at) => tx.$queryRaw`SELECT set_config('seed.now', ${at.toISOString()}, true)`;
}

async function stopSeedClock(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT set_config('search_path', regexp_replace(current_setting('search_path'), '^seed_clock, pg_catalog, ', ''), true)`;
  await tx.$executeRaw`DROP SCHEMA seed_clock CASCADE`;
}
