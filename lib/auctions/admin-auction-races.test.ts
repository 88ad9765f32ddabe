// The actions of an admin against bids that arrive at the same time.
import { beforeAll, describe, expect, test } from "vitest";
import { type AdminAuctionAction, adminAuctionAction } from "@/lib/auctions/admin-auction-action";
import { getStoredAuction, makeAuction, verifyStoredLedger } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import type { Actor } from "@/lib/auth/contracts";
import { minute } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { inTier } from "@/tests/tier";

const rounds = inTier(2, 30);
const reason = "The catalogue was wrong.";
const bidsAtOnce = 12;

let admin: Actor;
let bidders: Actor[];
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  bidders = await Promise.all(Array.from({ length: 4 }, () => makeActor({ plan: "yearly" })));
});

const act = (auctionId: string, action: AdminAuctionAction) => adminAuctionAction({ actor: admin, auctionId, action });
const attempt = (auctionId: string, action: AdminAuctionAction) =>
  act(auctionId, action).then(
    () => "done",
    (error: { code: string }) => error.code,
  );

/** Bids at once, in a random order; the acknowledged ones, and the codes of the refusals. */
async function bidAtOnce(auctionId: string, from: number) {
  const results = await Promise.allSettled(
    Array.from({ length: bidsAtOnce }, (_, i) =>
      placeBid({ actor: bidders[i % bidders.length] as Actor, auctionId, amount: from + 100 * (i + 1) }),
    ).sort(() => Math.random() - 0.5),
  );
  return {
    accepted: results.flatMap((result) => (result.status === "fulfilled" ? [result.value.bid] : [])),
    refusals: results.flatMap((result) => (result.status === "rejected" ? [String(result.reason.code)] : [])),
  };
}

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ledgerTimes = async (auctionId: string, kind: "freeze" | "unfreeze" | "close") =>
  (await db.ledgerEntry.findMany({ where: { auctionId, kind }, orderBy: { seq: "asc" } })).map(({ serverTime }) =>
    serverTime.getTime(),
  );

/** The stored sale is what its valid bids say: the highest one leads, and their number is right. */
async function expectConsistent(auctionId: string, acknowledged: { seq: number; amount: number }[], voided: number[]) {
  const [sale, bids] = await Promise.all([
    getStoredAuction(auctionId),
    db.bid.findMany({ where: { auctionId }, orderBy: { seq: "asc" } }),
  ]);
  for (const { seq, amount } of acknowledged) {
    const stored = bids.find((bid) => bid.seq === seq);
    expect([stored?.amountKobo, stored?.voidedAt !== null]).toEqual([BigInt(amount * 100), voided.includes(seq)]);
  }
  const valid = bids.filter(({ voidedAt }) => !voidedAt);
  const highest = valid.reduce((top, bid) => (bid.amountKobo > top.amountKobo ? bid : top), valid[0] as never);
  expect(sale).toMatchObject({
    bidCount: valid.length,
    currentBidKobo: (highest as (typeof valid)[0] | undefined)?.amountKobo ?? sale.openingKobo,
    topBidderId: (highest as (typeof valid)[0] | undefined)?.userId ?? null,
  });
  expect(await verifyStoredLedger(auctionId)).toMatchObject({ valid: true });
  return { sale, bids };
}

describe.each(Array.from({ length: rounds }, (_, round) => round))("round %i: bids at the same time as", (round) => {
  test("a pause: none is acknowledged during it and none is lost, and it resumes with the time that was left", async () => {
    const { id, endsAt } = await makeAuction({ extensionWindow: 0 });
    const bidding = bidAtOnce(id, 2_000);
    await soon(round % 4);
    await act(id, { kind: "freeze", reason });
    const first = await bidding;
    const paused = await bidAtOnce(id, 9_000);
    expect([paused.accepted, new Set(paused.refusals)]).toEqual([[], new Set(["not_running"])]);
    await expect(placeBid({ actor: bidders[0] as Actor, auctionId: id, amount: 9_000 })).rejects.toMatchObject({
      message: expect.stringContaining("This auction is paused."),
    });
    const [resumed, second] = await Promise.all([attempt(id, { kind: "unfreeze", reason }), bidAtOnce(id, 9_000)]);
    const third = await bidAtOnce(id, 20_000);
    expect([resumed, third.accepted.length > 0]).toEqual(["done", true]);
    const { sale, bids } = await expectConsistent(id, [...first.accepted, ...second.accepted, ...third.accepted], []);
    const [[frozenAt = 0], [resumedAt = 0]] = await Promise.all([
      ledgerTimes(id, "freeze"),
      ledgerTimes(id, "unfreeze"),
    ]);
    const inPause = bids.filter(({ placedAt }) => placedAt.getTime() > frozenAt && placedAt.getTime() < resumedAt);
    expect(inPause).toEqual([]);
    expect((sale.endsAt?.getTime() ?? 0) - resumedAt).toBe((endsAt?.getTime() ?? 0) - frozenAt);
  });

  test("a void: only the voided bid is lost, and the highest of the others leads", async () => {
    const { id } = await makeAuction({ extensionWindow: 0 });
    const before = await bidAtOnce(id, 2_000);
    const top = before.accepted.reduce((highest, bid) => (bid.amount > highest.amount ? bid : highest));
    const [during, ...voids] = await Promise.all([
      bidAtOnce(id, 3_000),
      attempt(id, { kind: "void", seq: top.seq, reason }),
      attempt(id, { kind: "void", seq: top.seq, reason }),
    ]);
    expect(voids.sort()).toEqual(["conflict", "done"]);
    await expectConsistent(id, [...before.accepted, ...during.accepted], [top.seq]);
  });

  test("an extension: it is added once, beside those of late bids", async () => {
    const endsAt = new Date(Date.now() + 30_000);
    const { id } = await makeAuction({ endsAt, extensionWindow: 60, extension: 60, extensionCap: 2 });
    const extend: AdminAuctionAction = { kind: "extend", minutes: 7, end: endsAt.toISOString(), reason };
    const [bids, ...extended] = await Promise.all([bidAtOnce(id, 2_000), attempt(id, extend), attempt(id, extend)]);
    const times = extended.filter((outcome) => outcome === "done").length;
    // The first bid may have moved the end before: both are then refused.
    expect(times).toBeLessThanOrEqual(1);
    const { sale } = await expectConsistent(id, bids.accepted, []);
    const byAdmin = times * 7 * minute;
    expect(sale.endsAt?.getTime()).toBe(endsAt.getTime() + sale.extensions * minute + byAdmin);
  });

  test("an early end: every acknowledged bid came before it, and the highest one has won", async () => {
    const { id } = await makeAuction({ extensionWindow: 0 });
    const first = await placeBid({ actor: bidders[0] as Actor, auctionId: id, amount: 2_100 });
    const bidding = bidAtOnce(id, 2_100);
    await soon(round % 4);
    const [ended, again] = await Promise.all([
      attempt(id, { kind: "end", reason }),
      attempt(id, { kind: "end", reason }),
    ]);
    const { accepted, refusals } = await bidding;
    expect([ended, again].sort()).toEqual(["conflict", "done"]);
    expect(new Set(refusals)).not.toContain("server_error");
    const { sale, bids } = await expectConsistent(id, [first.bid, ...accepted], []);
    const [closedAt = 0] = await ledgerTimes(id, "close");
    expect(bids.filter(({ placedAt }) => placedAt.getTime() > closedAt)).toEqual([]);
    expect(sale).toMatchObject({ status: "closed", winnerId: sale.topBidderId, finalBidKobo: sale.currentBidKobo });
    expect(await db.auctionOffer.count({ where: { auctionId: id, status: "open" } })).toBe(1);
  });
});
