import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyStoredLedger } from "../../lib/auctions/factory";
import { getCurrentAuction, listAuctions } from "../../lib/auctions/queries";
import { db, disconnect } from "../../lib/db/client";
import { seed } from "./seed";

beforeAll(async () => {
  await seed();
  await seed();
}, 120_000);
afterAll(disconnect);

it("has one running, one scheduled and one ended auction after seeding twice", async () => {
  const auctions = await listAuctions();
  expect(auctions.map(({ status }) => status).sort()).toEqual(["ended", "running", "scheduled"]);
  expect(await getCurrentAuction(null)).toMatchObject({
    which: "running",
    auction: { slug: "the-badger-scroll", topBidder: "Harmattan" },
  });
});

it("has valid ledgers, and an open offer to the winner", async () => {
  for (const { _id } of await listAuctions()) expect(await verifyStoredLedger(_id)).toMatchObject({ valid: true });
  const [offer] = await db.auctionOffer.findMany({ include: { user: true, auction: true } });
  expect(offer).toMatchObject({ status: "open", kind: "winner", user: { email: "yearly@livingarchive.test" } });
  expect(offer?.amountKobo).toBe(offer?.auction.finalBidKobo);
});

it("spreads the bids over the days of the sale, at amounts above the opening bid, under published terms", async () => {
  for (const { id, startsAt, endsAt, openingKobo, termsVersion } of await db.auction.findMany()) {
    const bids = await db.bid.findMany({ where: { auctionId: id }, orderBy: { seq: "asc" } });
    expect(termsVersion).toBe(1);
    for (const { placedAt, amountKobo } of bids) {
      expect(placedAt >= (startsAt ?? placedAt) && placedAt <= new Date() && placedAt < (endsAt ?? placedAt)).toBe(
        true,
      );
      expect(amountKobo).toBeGreaterThan(openingKobo);
    }
    const days = new Set(bids.map(({ placedAt }) => placedAt.toISOString().slice(0, 10)));
    if (bids.length > 0) expect(days.size).toBeGreaterThan(3);
  }
  // Nothing of the seed's clock is left.
  expect(await db.$queryRaw`SELECT 1 FROM pg_namespace WHERE nspname = 'seed_clock'`).toEqual([]);
});

it("has existing images with alternative texts", async () => {
  for (const { images } of await listAuctions()) {
    expect(images.length).toBeGreaterThan(0);
    for (const { url, alt } of images)
      expect([existsSync(path.join("public", url)), alt.length > 40]).toEqual([true, true]);
  }
});
