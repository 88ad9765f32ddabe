// Forty bidders on several instances; in every round one is killed in the middle of it.
import { expect, test } from "vitest";
import { getStoredAuction, makeAuction, verifyStoredLedger } from "@/lib/auctions/factory";
import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import type { InstanceResponse } from "@/tests/resilience/send-request";
import type { Instance } from "@/tests/resilience/start-instance";
import { startStressInstance, startStressInstances } from "@/tests/stress/instances";
import { reportRound } from "@/tests/stress/progress";
import { createRandom, type Random, reportFigures, runAtOnce, stressCount, stressSeed } from "@/tests/stress/scale";

const BIDDERS = 40;
/** A person may bid 20 times in ten seconds; the counters are deleted before each round. */
const bidsPerRound = stressCount(80, 500);
const rounds = stressCount(2, 20);

type PlannedBid = { as: Actor; instance: Instance; key: string; body: { amount: number; maximum?: number } };

const settings = { INSTANCE_ROUTES: "/api/auctions/[auctionId]/bids" };

function planBids(random: Random, people: readonly Actor[], instances: readonly Instance[]): PlannedBid[] {
  const bids: PlannedBid[] = [];
  while (bids.length < bidsPerRound) {
    const amount = 2_100 + (bids.length + random.below(20)) * 100;
    const maximum = random.below(7) === 0 ? amount + random.below(30) * 100 : undefined;
    const as = people[bids.length % people.length] as Actor;
    const bid = { as, instance: random.pick(instances), key: `bid-${bids.length}`, body: { amount, maximum } };
    bids.push(bid);
    // A double click, or a repetition after a lost response; it may reach the other instance.
    if (random.below(10) === 0 && bids.length < bidsPerRound) bids.push({ ...bid, instance: random.pick(instances) });
  }
  return bids;
}

const place = (id: string, { as, instance, key, body }: PlannedBid): Promise<InstanceResponse | null> =>
  instance.request(`/api/auctions/${id}/bids`, { as, body, headers: { "idempotency-key": key } }).catch(() => null);

/** Bids that break a rule: not above the bid before, typed below the increment, a gap in the numbers, a key used twice. */
async function countRuleBreaks(id: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    WITH steps AS (
      SELECT b.*, b.amount_kobo - lag(b.amount_kobo, 1, a.opening_kobo) OVER (ORDER BY b.seq) AS step,
        row_number() OVER (ORDER BY b.seq) AS position
      FROM bids b JOIN auctions a ON a.id = b.auction_id WHERE b.auction_id = ${id})
    SELECT (SELECT count(*) FROM steps s JOIN auctions a ON a.id = s.auction_id
            WHERE s.step <= 0 OR (NOT s.is_proxy AND s.step < a.increment_kobo) OR s.seq <> s.position)::int
         + (SELECT count(*) FROM (SELECT 1 FROM bids WHERE auction_id = ${id} AND idempotency_key IS NOT NULL
              GROUP BY user_id, idempotency_key HAVING count(*) > 1) twice)::int
         + (SELECT count(*) FROM auctions a, LATERAL (
              SELECT count(*) AS bids, COALESCE(max(b.amount_kobo), a.opening_kobo) AS price FROM bids b WHERE b.auction_id = a.id) t
            WHERE a.id = ${id} AND (a.bid_count <> t.bids OR a.current_bid_kobo <> t.price))::int AS count`;
  return row.count;
}

test(`${rounds * bidsPerRound} bids and ${rounds} kill -9 break no rule and lose no acknowledged bid`, async () => {
  const random = createRandom(stressSeed);
  const people = await runAtOnce(Array(BIDDERS).fill(null), 10, () => makeActor({ plan: "yearly" }));
  const survivors = await startStressInstances(settings, 1);
  const figures = { "bids sent": 0, "bids accepted": 0, "kill -9": 0, "acknowledged bids lost": 0, "rule breaks": 0 };
  for (let round = 0; round < rounds; round += 1) {
    await db.$executeRaw`DELETE FROM rate_limits`;
    // The extension is switched off: it would add lines to the ledger, which have numbers too.
    const [{ id }, victim] = await Promise.all([makeAuction({ extensionCap: 0 }), startStressInstance(settings)]);
    const planned = planBids(random, people, [...survivors, victim]);
    const killAfter = 5 + random.below(Math.floor(bidsPerRound / 8));
    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    const responses = await runAtOnce(planned, 60, async (bid) => {
      const response = await place(id, bid);
      if (response?.status === 201 && ++acknowledged >= killAfter) killed ??= victim.kill();
      return response;
    });
    await (killed ?? victim.kill());
    const receipts = planned.flatMap((bid, i) =>
      responses[i]?.status === 201 ? [{ bid, body: responses[i]?.body }] : [],
    );
    const hashes = new Map<string, Set<string>>();
    for (const { bid, body } of receipts)
      hashes.set(bid.key, (hashes.get(bid.key) ?? new Set()).add(String(body.bid.hash)));
    // Both requests of a double click got the same receipt.
    for (const [key, receipt] of hashes)
      expect({ round, key, receipts: receipt.size }).toEqual({ round, key, receipts: 1 });
    const stored = await db.ledgerEntry.findMany({ where: { auctionId: id }, select: { hash: true } });
    const known = new Set(stored.map(({ hash }) => hash));
    figures["acknowledged bids lost"] += receipts.filter(({ body }) => !known.has(body.bid.hash)).length;
    figures["rule breaks"] += await countRuleBreaks(id);
    figures["bids sent"] += planned.length;
    figures["bids accepted"] += receipts.length;
    figures["kill -9"] += 1;
    expect(
      await verifyStoredLedger(
        id,
        receipts.map(({ body }) => body.bid.hash),
      ),
    ).toMatchObject({ valid: true });
    for (const response of responses) expect([201, 409, undefined]).toContain(response?.status);
    expect((await getStoredAuction(id)).bidCount).toBeGreaterThan(0);
    reportRound("bids with a kill -9", round, rounds);
  }
  reportFigures(figures);
  expect(figures).toMatchObject({ "acknowledged bids lost": 0, "rule breaks": 0 });
});
