import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verdictOn } from "../../lib/auction/factory";
import { getCurrentSale, listAuctions } from "../../lib/auction/queries";
import { db, disconnect } from "../../lib/platform/db";
import { seed } from "../seed";

beforeAll(async () => {
  await seed();
  await seed();
}, 120_000);
afterAll(disconnect);

it("has one sale that runs, one to come and one that is over, however often it is seeded", async () => {
  const sales = await listAuctions();
  expect(sales.map(({ status }) => status).sort()).toEqual(["ended", "running", "scheduled"]);
  expect(await getCurrentSale(null)).toMatchObject({
    which: "running",
    auction: { slug: "the-badger-scroll", topBidder: "Paddle 3" },
  });
});

it("has true ledgers, and a winner who can pay", async () => {
  for (const { _id } of await listAuctions()) expect(await verdictOn(_id)).toMatchObject({ sound: true });
  const [offer] = await db.auctionOffer.findMany({ include: { user: true, auction: true } });
  expect(offer).toMatchObject({ status: "open", kind: "winner", user: { email: "yearly@livingarchive.test" } });
  expect(offer?.amountKobo).toBe(offer?.auction.finalBidKobo);
});

it("shows pictures that exist, with words for them", async () => {
  for (const { images } of await listAuctions()) {
    expect(images.length).toBeGreaterThan(0);
    for (const { url, alt } of images)
      expect([existsSync(path.join("public", url)), alt.length > 40]).toEqual([true, true]);
  }
});
