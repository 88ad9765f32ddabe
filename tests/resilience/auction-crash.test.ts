import { expect, test } from "vitest";
import { getStoredAuction, makeAuction, verifyStoredLedger } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import type { InstanceResponse } from "@/tests/resilience/send-request";
import { type Instance, startInstance } from "@/tests/resilience/start-instance";
import { reportRound } from "@/tests/stress/progress";

const INSTANCE_ROUTES = "/api/auctions/[auctionId]/bids";
const rounds = 20;

const makeBidders = () => Promise.all(Array.from({ length: 12 }, () => makeActor({ plan: "yearly" })));
const placeBidAt = (instance: Instance, as: Actor, id: string, amount: number): Promise<InstanceResponse | null> =>
  instance
    .request(`/api/auctions/${id}/bids`, { as, body: { amount }, headers: { "idempotency-key": `bid-${amount}` } })
    .catch(() => null);

test("an instance killed during bidding loses no acknowledged bid, and leaves no bid that nobody placed", async () => {
  const people = await makeBidders();
  const { id } = await makeAuction();
  const acknowledged: string[] = [];
  const sent = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    await db.$executeRaw`DELETE FROM rate_limits`;
    const instance = await startInstance({ INSTANCE_ROUTES });
    const amounts = Array.from({ length: 150 }, (_, i) => 2_100 + (round * 150 + i) * 100);
    let killed: Promise<void> | undefined;
    const responses = await Promise.all(
      amounts.map(async (amount, i) => {
        sent.add(amount);
        const response = await placeBidAt(instance, people[i % people.length] as Actor, id, amount);
        // At a moment that differs from round to round, with the others on their way.
        if (response?.status === 201 && i >= 5 + ((round * 7) % 40)) killed ??= instance.kill();
        return response;
      }),
    );
    await (killed ?? instance.kill());
    for (const response of responses) if (response?.status === 201) acknowledged.push(response.body.bid.hash);
    expect(await verifyStoredLedger(id, acknowledged)).toMatchObject({ valid: true });
    reportRound("kill -9", round, rounds);
  }
  const stood = await db.bid.findMany({ where: { auctionId: id }, orderBy: { seq: "asc" } });
  for (const { amountKobo } of stood) expect(sent.has(Number(amountKobo) / 100)).toBe(true);
  expect(stood.map(({ seq }) => seq)).toEqual(stood.map((_, i) => i + 1));
  const [next] = people as [Actor];
  const receipt = await placeBid({ actor: next, auctionId: id, amount: 900_000 });
  expect(receipt.bid.seq).toBe(stood.length + 1);
  // A bidder without a response repeats the request with the same key and gets the stored result.
  const last = stood.at(-1);
  const bidder = people.find(({ _id }) => _id === last?.userId) as Actor;
  const again = { actor: bidder, auctionId: id, amount: Number(last?.amountKobo) / 100, key: last?.idempotencyKey };
  expect((await placeBid(again)).bid).toMatchObject({ seq: last?.seq });
}, 900_000);

/** An instance whose clock is that far off. */
function startWithSkewedClock(seconds: number): Promise<Instance> {
  const source = `const D = Date; const off = ${seconds * 1_000};
    globalThis.Date = class extends D { constructor(...a) { if (a.length) super(...a); else super(D.now() + off); } static now() { return D.now() + off; } };`;
  return startInstance({
    INSTANCE_ROUTES,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}`,
  });
}

test("two machines whose clocks are five seconds off, one each way, agree on the end", async () => {
  const [fast, slow, people] = await Promise.all([startWithSkewedClock(5), startWithSkewedClock(-5), makeBidders()]);
  const [one, two] = people as [Actor, Actor];
  const { id } = await makeAuction({ endsAt: new Date(Date.now() + 4_000), extensionCap: 0 });
  expect((await placeBidAt(fast, one, id, 2_100))?.status).toBe(201);
  expect((await placeBidAt(slow, two, id, 2_200))?.status).toBe(201);
  await db.$executeRaw`SELECT pg_sleep_until(ends_at) FROM auctions WHERE id = ${id}`;
  for (const instance of [fast, slow]) {
    const late = await placeBidAt(instance, one, id, 9_000);
    expect([late?.status, late?.body.facts.currentBid]).toEqual([409, 2_200]);
  }
  expect(await getStoredAuction(id)).toMatchObject({ status: "closed", winnerId: two._id, bidCount: 2 });
}, 60_000);
