import { expect, test } from "vitest";
import type { Actor } from "@/lib/accounts/contracts";
import { makeAuction, standing, verdictOn } from "@/lib/auction/factory";
import { placeBid } from "@/lib/auction/place-bid";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { type Instance, type Said, startInstance } from "@/tests/hostile/instances";
import { roundOver } from "@/tests/rounds";

const INSTANCE_CALLS = "/api/auctions/[auctionId]/bids";
// The short form; `npm run torture` kills more often.
const rounds = Number(process.env.KILL_ROUNDS ?? 2);

const bidders = () => Promise.all(Array.from({ length: 12 }, () => makeActor({ plan: "yearly" })));
const bid = (instance: Instance, as: Actor, id: string, amount: number): Promise<Said | null> =>
  instance
    .ask(`/api/auctions/${id}/bids`, { as, body: { amount }, headers: { "idempotency-key": `bid-${amount}` } })
    .catch(() => null);

test("a machine lost in the middle of the bidding loses no bid that it acknowledged, and leaves none that nobody made", async () => {
  const people = await bidders();
  const { id } = await makeAuction();
  const acknowledged: string[] = [];
  const sent = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    await db.$executeRaw`DELETE FROM rate_limits`;
    const instance = await startInstance({ INSTANCE_CALLS });
    const amounts = Array.from({ length: 150 }, (_, i) => 2_100 + (round * 150 + i) * 100);
    let killed: Promise<void> | undefined;
    const answers = await Promise.all(
      amounts.map(async (amount, i) => {
        sent.add(amount);
        const answer = await bid(instance, people[i % people.length] as Actor, id, amount);
        // At a moment that differs from round to round, with the others on their way.
        if (answer?.status === 201 && i >= 5 + ((round * 7) % 40)) killed ??= instance.kill();
        return answer;
      }),
    );
    await (killed ?? instance.kill());
    for (const answer of answers) if (answer?.status === 201) acknowledged.push(answer.body.bid.hash);
    expect(await verdictOn(id, acknowledged)).toMatchObject({ sound: true });
    roundOver("kill -9", round, rounds);
  }
  const stood = await db.bid.findMany({ where: { auctionId: id }, orderBy: { seq: "asc" } });
  for (const { amountKobo } of stood) expect(sent.has(Number(amountKobo) / 100)).toBe(true);
  expect(stood.map(({ seq }) => seq)).toEqual(stood.map((_, i) => i + 1));
  const [next] = people as [Actor];
  const receipt = await placeBid({ actor: next, auctionId: id, amount: 900_000 });
  expect(receipt.bid.seq).toBe(stood.length + 1);
  // Whoever was not answered asks again with the same key, and is told what became of it.
  const last = stood.at(-1);
  const bidder = people.find(({ _id }) => _id === last?.userId) as Actor;
  const again = { actor: bidder, auctionId: id, amount: Number(last?.amountKobo) / 100, key: last?.requestKey };
  expect((await placeBid(again)).bid).toMatchObject({ seq: last?.seq });
}, 900_000);

/** An instance whose clock is that far off. */
function skewed(seconds: number): Promise<Instance> {
  const source = `const D = Date; const off = ${seconds * 1_000};
    globalThis.Date = class extends D { constructor(...a) { if (a.length) super(...a); else super(D.now() + off); } static now() { return D.now() + off; } };`;
  return startInstance({ INSTANCE_CALLS, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}` });
}

test("two machines whose clocks are five seconds off, one each way, agree on the end", async () => {
  const [fast, slow, people] = await Promise.all([skewed(5), skewed(-5), bidders()]);
  const [one, two] = people as [Actor, Actor];
  const { id } = await makeAuction({ endsAt: new Date(Date.now() + 4_000), extensionCap: 0 });
  expect((await bid(fast, one, id, 2_100))?.status).toBe(201);
  expect((await bid(slow, two, id, 2_200))?.status).toBe(201);
  await db.$executeRaw`SELECT pg_sleep_until(ends_at) FROM auctions WHERE id = ${id}`;
  for (const instance of [fast, slow]) {
    const late = await bid(instance, one, id, 9_000);
    expect([late?.status, late?.body.facts.currentBid]).toEqual([409, 2_200]);
  }
  expect(await standing(id)).toMatchObject({ status: "closed", winnerId: two._id, bidCount: 2 });
}, 60_000);
