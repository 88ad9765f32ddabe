import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closeAuction } from "@/lib/auctions/close-auction";
import { getStoredAuction, makeAuction, verifyStoredLedger } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import { listBids, requireAuction } from "@/lib/auctions/queries";
import { incrementAt } from "@/lib/auctions/rules";
import { backgroundSettled } from "@/lib/core/background";
import { minute, second } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { reportRound } from "@/tests/stress/progress";
import { inTier } from "@/tests/tier";

const rounds = inTier(3, 50);
const makeBidders = (size: number) => Promise.all(Array.from({ length: size }, () => makeActor({ plan: "yearly" })));
const bidder = () => makeActor({ plan: "yearly" });
const expectValidLedger = async (id: string, given?: string[]) =>
  expect(await verifyStoredLedger(id, given)).toMatchObject({ valid: true });
const isBidRefusal = { code: expect.any(String), facts: expect.objectContaining({ currentBid: expect.any(Number) }) };

describe("a bid", () => {
  test("is accepted at one increment above the current bid and returns the new state", async () => {
    const [{ id }, actor] = await Promise.all([makeAuction(), bidder()]);
    const receipt = await placeBid({ actor, auctionId: id, amount: 2_100 });
    expect(receipt).toMatchObject({
      currentBid: 2_100,
      minimumBid: 2_200,
      seq: 1,
      bid: { bidder: "You", seq: 1, amount: 2_100 },
    });
    expect(await getStoredAuction(id)).toMatchObject({
      seq: 1,
      bidCount: 1,
      topBidderId: actor._id,
      topAlias: "Iroko",
    });
    await expectValidLedger(id, [receipt.bid.hash]);
  });

  test.each([1, 1_999, 2_000, 2_099])("of ₦%i over ₦2,000 is rejected with the current amounts", async (amount) => {
    const [{ id }, actor] = await Promise.all([makeAuction(), bidder()]);
    await expect(placeBid({ actor, auctionId: id, amount })).rejects.toMatchObject({
      code: "bid_too_low",
      message: "The current bid is ₦2,000; the minimum bid is ₦2,100.",
      facts: { currentBid: 2_000, minimumBid: 2_100, seq: 0 },
    });
    expect(await getStoredAuction(id)).toMatchObject({ seq: 0, bidCount: 0, topBidderId: null });
  });

  test("must add the increment of its band", async () => {
    const bands = [
      { from: 2_500, increment: 500 },
      { from: 10_000, increment: 2_000 },
    ];
    const [{ id }, actor, other] = await Promise.all([makeAuction({ bands }), bidder(), bidder()]);
    expect(await placeBid({ actor, auctionId: id, amount: 2_500 })).toMatchObject({ minimumBid: 3_000 });
    await expect(placeBid({ actor: other, auctionId: id, amount: 2_999 })).rejects.toMatchObject({
      code: "bid_too_low",
    });
    expect(await placeBid({ actor: other, auctionId: id, amount: 10_000 })).toMatchObject({ minimumBid: 12_000 });
  });

  test("is placed once per idempotency key, and a key cannot be reused for another amount", async () => {
    const [{ id }, actor, other] = await Promise.all([makeAuction(), bidder(), bidder()]);
    const first = await placeBid({ actor, auctionId: id, amount: 2_100, key: "k1" });
    await placeBid({ actor: other, auctionId: id, amount: 2_500 });
    const again = await Promise.all([1, 2, 3].map(() => placeBid({ actor, auctionId: id, amount: 2_100, key: "k1" })));
    for (const response of again) expect(response).toEqual(first);
    await expect(placeBid({ actor, auctionId: id, amount: 2_900, key: "k1" })).rejects.toMatchObject({
      code: "key_reused",
    });
    expect(await placeBid({ actor: other, auctionId: id, amount: 2_900, key: "k1" })).toMatchObject({
      currentBid: 2_900,
    });
    expect(await getStoredAuction(id)).toMatchObject({ bidCount: 3 });
  });

  test("is rejected for a banned bidder and the managing admin, but not for another admin", async () => {
    const [admin, other, debtor] = await Promise.all([
      makeActor({ role: "Admin" }),
      makeActor({ role: "Admin" }),
      bidder(),
    ]);
    const { id } = await makeAuction({ createdById: admin._id });
    await db.bidderBan.create({ data: { id: newId("bid"), userId: debtor._id, reason: "unpaid" } });
    for (const actor of [admin, debtor])
      await expect(placeBid({ actor, auctionId: id, amount: 2_100 })).rejects.toMatchObject({ code: "banned" });
    await placeBid({ actor: other, auctionId: id, amount: 2_100 });
    await db.auditLog.create({ data: { id: newId("aud"), actorId: other._id, action: "auction.freeze", subject: id } });
    await expect(placeBid({ actor: other, auctionId: id, amount: 2_300 })).rejects.toMatchObject({ code: "banned" });
  });
});

describe("at the start and end of the auction", () => {
  test("rejects a bid before the start, while frozen, at the end and after it", async () => {
    const actor = await bidder();
    const now = Date.now();
    const at = (from: number, to: number) => ({
      startsAt: new Date(now + from * second),
      endsAt: new Date(now + to * second),
    });
    const early = await makeAuction(at(60, 120));
    const late = await makeAuction(at(-60, -1));
    const frozen = await makeAuction();
    await db.auction.update({ where: { id: frozen.id }, data: { frozenAt: new Date() } });
    for (const { id } of [early, late, frozen])
      await expect(placeBid({ actor, auctionId: id, amount: 9_000 })).rejects.toMatchObject({
        ...isBidRefusal,
        code: "not_running",
      });
    expect(await getStoredAuction(late.id)).toMatchObject({ status: "closed" });
    expect(await getStoredAuction(early.id)).toMatchObject({ status: "scheduled", seq: 0 });
  });

  test.each([
    ["one millisecond before the end is accepted", 1, "accepted"],
    ["at the end is rejected", 0, "over"],
    ["one millisecond after the end is rejected", -1, "over"],
  ])("a bid %s", async (_, milliseconds, outcome) => {
    const [{ id }, actor] = await Promise.all([makeAuction({ extensionCap: 0 }), bidder()]);
    // A copy of the function with a fixed clock before, at or after the end.
    await transaction(async (tx) => {
      const [{ definition }] = await tx.$queryRaw<
        [{ definition: string }]
      >`SELECT pg_get_functiondef('auction_place_bid'::regproc) AS definition`;
      const stopped = `(SELECT ends_at - interval '${milliseconds} milliseconds' FROM auctions WHERE id = p_auction_id)`;
      await tx.$executeRawUnsafe(
        definition.replaceAll("auction_place_bid", "stopped_bid").replaceAll("clock_timestamp()", stopped),
      );
      const [{ result }] = await tx.$queryRaw<[{ result: { outcome: string } }]>`
        SELECT stopped_bid(${id}, ${actor._id}, false, 300000::bigint, NULL::bigint, NULL::text) AS result`;
      expect(result.outcome).toBe(outcome);
      await tx.$executeRawUnsafe("DROP FUNCTION stopped_bid");
    });
  });

  test("rejects a bid that waits for the row lock until after the end", async () => {
    const actor = await bidder();
    const { id } = await makeAuction({ endsAt: new Date(Date.now() + 1_200) });
    let waiting: Promise<unknown> = Promise.resolve();
    await transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM auctions WHERE id = ${id} FOR UPDATE`;
      waiting = placeBid({ actor, auctionId: id, amount: 9_000 }).catch((error: unknown) => error);
      await tx.$executeRaw`SELECT pg_sleep_until(ends_at + interval '20 milliseconds') FROM auctions WHERE id = ${id}`;
    });
    expect(await waiting).toMatchObject({ code: "not_running" });
    expect(await getStoredAuction(id)).toMatchObject({ bidCount: 0, status: "closed" });
  });

  test("that waits for the lock while the auction is reset is not placed in the next round", async () => {
    const actor = await bidder();
    const { id } = await makeAuction({ startsAt: new Date(Date.now() + minute) });
    let waiting: Promise<unknown> = Promise.resolve();
    await transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM auctions WHERE id = ${id} FOR UPDATE`;
      waiting = placeBid({ actor, auctionId: id, amount: 9_000 }).catch((error: unknown) => error);
      await expect
        .poll(async () => {
          const [row] = await db.$queryRaw<[{ count: number }]>`
            SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%auction_place_bid%'
              AND datname = current_database()`;
          return row.count;
        })
        .toBeGreaterThan(0);
      await tx.$executeRaw`
        SELECT auction_admin_action(${id}, 'reset', 'For a test', NULL, NULL, now() - interval '1 minute', now() + interval '1 hour')`;
    });
    expect(await waiting).toMatchObject({ code: "stale", facts: { minimumBid: 2_100 } });
    expect(await getStoredAuction(id)).toMatchObject({ bidCount: 0, round: 2, status: "scheduled" });
  });

  test("names its round: an earlier one is rejected, and without a round it is for the current one", async () => {
    const actor = await bidder();
    const { id } = await makeAuction({ startsAt: new Date(Date.now() + minute) });
    await db.$executeRaw`
      SELECT auction_admin_action(${id}, 'reset', 'For a test', NULL, NULL, now() - interval '1 minute', now() + interval '1 hour')`;
    expect(await requireAuction({ slugOrId: id, viewer: actor })).toMatchObject({ round: 2 });
    await expect(placeBid({ actor, auctionId: id, amount: 2_100, round: 1 })).rejects.toMatchObject({ code: "stale" });
    expect(await placeBid({ actor, auctionId: id, amount: 2_100, round: 2 })).toMatchObject({ currentBid: 2_100 });
    expect(await placeBid({ actor: await bidder(), auctionId: id, amount: 2_200 })).toMatchObject({
      currentBid: 2_200,
    });
  });

  test("accepted bids in the last two minutes extend it by two, at most ten times; rejected ones never do", async () => {
    const [one, two] = await makeBidders(2);
    if (!one || !two) throw new Error("two bidders are needed");
    const { id, endsAt } = await makeAuction({
      endsAt: new Date(Date.now() + 100 * second),
      extension: 1,
      extensionCap: 3,
    });
    await expect(placeBid({ actor: one, auctionId: id, amount: 2_000 })).rejects.toMatchObject({ code: "bid_too_low" });
    expect(await getStoredAuction(id)).toMatchObject({ extensions: 0, endsAt });
    for (let i = 1; i <= 5; i++) await placeBid({ actor: i % 2 ? one : two, auctionId: id, amount: 2_000 + i * 100 });
    expect(await getStoredAuction(id)).toMatchObject({
      extensions: 3,
      seq: 8,
      bidCount: 5,
      endsAt: new Date(Number(endsAt) + 3 * second),
    });
    // Each extension says who moved the end, with which bid, to when, and how often it has moved.
    const moves = await db.ledgerEntry.findMany({
      where: { auctionId: id, kind: "extension" },
      orderBy: { seq: "asc" },
    });
    expect(moves.map(({ alias, amountKobo, detail }) => [alias, amountKobo, detail])).toEqual(
      [1, 2, 3].map((n) => [
        n % 2 ? "Iroko" : "Agogo",
        200_000n + BigInt(n) * 10_000n,
        `${new Date(Number(endsAt) + n * second).toISOString()} extension ${n} of 3`,
      ]),
    );
    await expectValidLedger(id);
  });

  test("is not closed before its end, nor while it is frozen", async () => {
    const [running, frozen] = await Promise.all([makeAuction(), makeAuction()]);
    await db.auction.update({
      where: { id: frozen.id },
      data: { frozenAt: new Date(), endsAt: new Date(Date.now() - second) },
    });
    for (const { id } of [running, frozen]) {
      expect(await closeAuction(id)).toBe(false);
      expect(await db.auction.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "scheduled", seq: 0 });
    }
  });

  test("is closed by one of many concurrent calls", async () => {
    const actor = await bidder();
    const { id } = await makeAuction();
    await placeBid({ actor, auctionId: id, amount: 5_000 });
    // Publishing updates reads the auction too, and would close it.
    await backgroundSettled();
    await db.auction.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1) } });
    const closed = await Promise.all(Array.from({ length: 12 }, () => closeAuction(id)));
    expect(closed.filter(Boolean)).toHaveLength(1);
    expect(await getStoredAuction(id)).toMatchObject({
      status: "closed",
      winnerId: actor._id,
      finalBidKobo: 500_000n,
      seq: 2,
    });
    expect(await db.auctionOffer.count({ where: { auctionId: id, status: "open" } })).toBe(1);
    expect(await db.outboxMessage.count({ where: { topic: "auction.closed", key: { contains: id } } })).toBe(1);
    await expectValidLedger(id);
  });
});

describe("concurrent bids", () => {
  test("two hundred bids result in increasing amounts, gapless numbers and the current price for every rejected one", async () => {
    const people = await makeBidders(40);
    for (let round = 0; round < rounds; round++) {
      const { id } = await makeAuction();
      const amounts = Array.from({ length: 200 }, (_, i) => 2_100 + ((i * 7_919) % 200) * 100);
      const outcomes = await Promise.allSettled(
        amounts.map((amount, i) => {
          const actor = people[i % people.length];
          if (!actor) throw new Error("nobody bids");
          return placeBid({ actor, auctionId: id, amount, key: `r${round}-${i}` });
        }),
      );
      const stood = outcomes.flatMap((response) => (response.status === "fulfilled" ? [response.value] : []));
      for (const response of outcomes)
        if (response.status === "rejected")
          expect(response.reason).toMatchObject({ code: "bid_too_low", facts: { currentBid: expect.any(Number) } });
      const history = await db.bid.findMany({ where: { auctionId: id }, orderBy: { seq: "asc" } });
      expect(history.map(({ seq }) => seq)).toEqual(history.map((_, i) => i + 1));
      expect(history.every(({ amountKobo }, i) => i === 0 || amountKobo > (history[i - 1]?.amountKobo ?? 0n))).toBe(
        true,
      );
      expect(stood.map(({ bid }) => bid.seq).sort((a, b) => a - b)).toEqual(history.map(({ seq }) => seq));
      expect(Number((await getStoredAuction(id)).currentBidKobo)).toBe(Math.max(...amounts) * 100);
      await expectValidLedger(
        id,
        stood.map(({ bid }) => bid.hash),
      );
      reportRound("200 bids at once", round, rounds);
    }
  }, 240_000);

  test("exactly one of two hundred equal bids is accepted", async () => {
    const [{ id }, people] = await Promise.all([makeAuction(), makeBidders(200)]);
    const outcomes = await Promise.allSettled(people.map((actor) => placeBid({ actor, auctionId: id, amount: 2_500 })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const response of outcomes)
      if (response.status === "rejected") expect(response.reason).toMatchObject({ facts: { currentBid: 2_500 } });
    expect(await getStoredAuction(id)).toMatchObject({ seq: 1, bidCount: 1 });
  }, 60_000);
});

describe("a maximum bid", () => {
  test("is used only as far as needed, and the beaten maximum is in the history", async () => {
    const [{ id }, one, two] = await Promise.all([makeAuction(), bidder(), bidder()]);
    expect(await placeBid({ actor: one, auctionId: id, amount: 2_100, maximum: 5_000 })).toMatchObject({
      currentBid: 2_100,
    });
    const beaten = await placeBid({ actor: two, auctionId: id, amount: 3_000, maximum: 4_000 });
    expect(beaten).toMatchObject({ currentBid: 4_100, minimumBid: 4_200, bid: { amount: 4_000 } });
    const winning = await placeBid({ actor: two, auctionId: id, amount: 4_200, maximum: 9_000 });
    expect(winning).toMatchObject({ currentBid: 5_100, bid: { amount: 5_100 } });
    expect(
      (await db.bid.findMany({ where: { auctionId: id }, orderBy: { seq: "asc" } })).map((b) => [
        b.alias,
        Number(b.amountKobo) / 100,
        b.isProxy,
      ]),
    ).toEqual([
      ["Iroko", 2_100, false],
      ["Agogo", 3_000, false],
      ["Agogo", 4_000, true],
      ["Iroko", 4_100, true],
      ["Agogo", 4_200, false],
      ["Iroko", 5_000, true],
      ["Agogo", 5_100, true],
    ]);
    const { bids } = await listBids({ slugOrId: id, viewer: null });
    expect(bids.map(({ seq, automatic = false }) => automatic && seq).filter(Boolean)).toEqual([3, 4, 6, 7]);
    expect(await db.maximumBid.findMany({ where: { auctionId: id } })).toMatchObject([
      { userId: two._id, maximumKobo: 900_000n },
    ]);
    await expectValidLedger(id);
  });

  test("that is earlier wins a tie, as a bid or as a maximum", async () => {
    const [{ id }, one, two, three] = await Promise.all([makeAuction(), bidder(), bidder(), bidder()]);
    await placeBid({ actor: one, auctionId: id, amount: 2_100, maximum: 5_000 });
    expect(await placeBid({ actor: two, auctionId: id, amount: 2_500, maximum: 5_000 })).toMatchObject({
      currentBid: 5_000,
      bid: { amount: 2_500 },
    });
    expect(await getStoredAuction(id)).toMatchObject({ topBidderId: one._id });
    const [{ id: other }] = await Promise.all([makeAuction()]);
    await placeBid({ actor: one, auctionId: other, amount: 2_100, maximum: 5_000 });
    await expect(placeBid({ actor: three, auctionId: other, amount: 5_000 })).rejects.toMatchObject({
      code: "bid_too_low",
      message: "Somebody had bid that amount before you. The current bid is ₦5,000; the minimum bid is ₦5,100.",
    });
    expect(await getStoredAuction(other)).toMatchObject({
      topBidderId: one._id,
      currentBidKobo: 500_000n,
      bidCount: 2,
    });
  });

  test("of the leader can be raised without raising the price, but not lowered", async () => {
    const [{ id }, one, two] = await Promise.all([makeAuction(), bidder(), bidder()]);
    await placeBid({ actor: one, auctionId: id, amount: 2_100, maximum: 3_000 });
    expect(await placeBid({ actor: one, auctionId: id, amount: 2_200, maximum: 6_000, key: "raise" })).toMatchObject({
      currentBid: 2_100,
      bid: { amount: 2_100 },
      seq: 1,
    });
    await expect(placeBid({ actor: one, auctionId: id, amount: 2_200, maximum: 5_000 })).rejects.toMatchObject({
      code: "bid_too_low",
    });
    expect(await placeBid({ actor: two, auctionId: id, amount: 5_500 })).toMatchObject({ currentBid: 5_600 });
    expect(await placeBid({ actor: one, auctionId: id, amount: 2_200, maximum: 6_000, key: "raise" })).toMatchObject({
      currentBid: 2_100,
    });
    // Without a maximum the leader's own bid raises the price like any other.
    expect(await placeBid({ actor: one, auctionId: id, amount: 5_800 })).toMatchObject({ currentBid: 5_800 });
  });

  test("matches the model for any sequence of bids", async () => {
    const people = await makeBidders(3);
    const step = fc.record({
      who: fc.nat(2),
      amount: fc.integer({ min: 20, max: 60 }),
      more: fc.option(fc.integer({ min: 0, max: 25 }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { id } = await makeAuction();
        const model = new ModelAuction();
        for (const { who, amount, more } of steps) {
          const actor = people[who];
          if (!actor) throw new Error("nobody bids");
          const wanted = { amount: amount * 100, maximum: more === undefined ? undefined : (amount + more) * 100 };
          const stood = await placeBid({ actor, auctionId: id, ...wanted }).then(
            () => true,
            () => false,
          );
          expect(stood).toBe(model.bid(who, wanted.amount, wanted.maximum));
          const { currentBidKobo, topBidderId } = await getStoredAuction(id);
          expect([Number(currentBidKobo) / 100, topBidderId]).toEqual([
            model.price,
            model.leader === null ? null : people[model.leader]?._id,
          ]);
        }
        await expectValidLedger(id);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});

/** A model of the rule: the leader pays one increment more than the second-highest maximum, at most their own. */
class ModelAuction {
  price = 2_000;
  leader: number | null = null;
  private most = 0;

  bid(who: number, amount: number, maximum?: number): boolean {
    const step = incrementAt({ increment: 100, bands: [] }, this.price);
    if (amount < this.price + step) return false;
    if (this.leader === who) {
      if (maximum === undefined) this.price = amount;
      else if (maximum <= Math.max(this.most, this.price)) return false;
      else this.most = maximum;
      return true;
    }
    const theirs = Math.max(amount, maximum ?? 0);
    if (this.leader === null || amount > this.most) return this.lead(who, amount, theirs);
    if (theirs > this.most) return this.lead(who, Math.min(theirs, this.most + step), theirs);
    this.price = Math.min(this.most, theirs + step);
    return amount < this.most;
  }

  private lead(who: number, price: number, most: number): boolean {
    this.leader = who;
    this.price = price;
    this.most = most;
    return true;
  }
}
