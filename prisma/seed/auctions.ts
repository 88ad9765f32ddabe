import { closeAuction } from "../../lib/auctions/close-auction";
import { makeAuction } from "../../lib/auctions/factory";
import { placeBid } from "../../lib/auctions/place-bid";
import { backgroundSettled } from "../../lib/core/background";
import { day, hour } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import { db } from "../../lib/db/client";
import type { SeedUser } from "./users";

type SeedBid = { by: SeedUser["key"]; amount: number; maximum?: number };
type SeedAuction = {
  slug: string;
  title: string;
  description: string;
  images: { url: string; alt: string }[];
  /** Days relative to the seed date. */
  from: number;
  to: number;
  increment: number;
  bands?: { from: number; increment: number }[];
  reserve?: number;
  /** In the order in which they are placed. */
  bids: SeedBid[];
  /** Closes the auction after these bids. */
  over?: true;
};

const lotImages = "/images/lots/badger-scroll";
const productImages = "/images/products";

/** One sale runs, one is to come and one is over. */
const seedAuctions: readonly SeedAuction[] = [
  {
    slug: "the-badger-scroll",
    title: "The Badger Scroll",
    description:
      "One scroll, cut from one length of paper. Above the ground stand a tower, a bank and a flag; under it a badger has been digging since before the first of them was built, and has not been asked. The tower leans. The bank leans. The flag, which was hung by somebody else, leans the other way.\n\nIt was cut in Lagos in 2026 with two knives and no correction, hung once for members, and is sold once. It comes with its rods, its cord, a condition report and the papers of this sale, down to the line of the ledger at which it became yours.",
    images: [
      {
        url: `${lotImages}-1-960.jpg`,
        alt: "The Badger Scroll, hung by a cord between two dark rods with brass knobs. A tower, a bank and a flag lean on the surface; in the red earth under them a badger has dug its den, and coins from the bank roll down to it.",
      },
      {
        url: `${lotImages}-2-960.jpg`,
        alt: "The scroll let down over a white plinth, its upper half still rolled on a patterned backing, a red cord and a wax seal hanging from it. The badger lies over the front of the plinth.",
      },
      {
        url: `${lotImages}-3-960.jpg`,
        alt: "The badger close: its striped head, nose to the ground, and the pale claws of two paws in dark red earth, printed in dots.",
      },
    ],
    from: -2,
    to: 6,
    increment: 100,
    reserve: 60_000,
    bids: [
      { by: "monthly", amount: 2_500 },
      { by: "yearly", amount: 5_000, maximum: 18_000 },
      { by: "monthly", amount: 7_500 },
      { by: "collector", amount: 12_000, maximum: 30_000 },
      { by: "yearly", amount: 22_000 },
      { by: "monthly", amount: 25_000 },
    ],
  },
  {
    slug: "handover-amphora-thirtieth",
    title: "Handover Amphora, the Thirtieth",
    description:
      "The edition is twenty-nine, for the day of the handover. The potter made one more, because the first out of a kiln is never counted on, and then all of them came out whole. So there is a thirtieth of twenty-nine. The museum does not pretend that there is not; it sells it here, once, with a line on the foot that says what it is.\n\nBlack slip burnished with a spoon, five handovers round the shoulder, and in each of them the baton has still not been let go.",
    images: [
      {
        url: `${productImages}/handover-amphora-1-960.jpg`,
        alt: "A tall black jar with a narrow neck and red mouth on a wooden sill, in bars of light, its green shadow beside it. Round its shoulder, on a white band, two hands in coloured cuffs hold one brass baton.",
      },
      {
        url: `${productImages}/handover-amphora-2-960.jpg`,
        alt: "The band from near against a red wall: a green cuff and a red cuff, two dark hands, the baton between them, and a row of rings below.",
      },
    ],
    from: 9,
    to: 16,
    increment: 500,
    bands: [
      { from: 50_000, increment: 1_000 },
      { from: 200_000, increment: 5_000 },
    ],
    bids: [],
  },
  {
    slug: "printers-proof-of-eighteen-hats",
    title: "Printer’s Proof of Eighteen Hats",
    description:
      "The sheet that was pulled to see whether the second ink sat right. It did not, by the width of a hat brim, and the printer wrote so in the margin. The poster that everybody knows is the corrected one. This is the other.",
    images: [
      {
        url: `${productImages}/eighteen-hats-poster-1-960.jpg`,
        alt: "A poster taped to a classroom wall, one corner curling: eighteen hats in a grid of three by six, from a crown through peaked caps and embroidered caps to one with a figure eight.",
      },
    ],
    from: -9,
    to: 1,
    increment: 100,
    bids: [
      { by: "collector", amount: 3_000 },
      { by: "monthly", amount: 4_000 },
      { by: "collector", amount: 6_500, maximum: 15_000 },
      { by: "yearly", amount: 9_000, maximum: 24_000 },
      { by: "monthly", amount: 16_000 },
    ],
    over: true,
  },
];

type FixedId = (prefix: IdPrefix, name: string) => string;

/**
 * Adds the missing auctions and returns their number. Bids and closings use the same functions as real ones, so that the ledgers
 * are valid.
 */
export async function addAuctions(now: Date, fixedId: FixedId): Promise<number> {
  let added = 0;
  for (const { bids, over, from, to, ...auction } of seedAuctions) {
    const id = fixedId("auc", auction.slug);
    const [{ count }] = await db.$queryRaw<
      [{ count: bigint }]
    >`SELECT count(*) FROM auctions WHERE id = ${id} OR slug = ${auction.slug}`;
    if (count > 0n) continue;
    const at = (days: number) => new Date(now.getTime() + days * day);
    const createdById = fixedId("usr", "admin");
    await makeAuction({
      ...auction,
      id,
      createdById,
      startsAt: at(from),
      endsAt: new Date(at(to).getTime() + 7 * hour),
    });
    for (const { by, amount, maximum } of bids)
      await placeBid({ actor: { _id: fixedId("usr", by), role: "Member" }, auctionId: id, amount, maximum });
    if (over) {
      // Ends the auction early, so that the seed contains a past auction.
      await db.$executeRaw`UPDATE auctions SET ends_at = clock_timestamp() WHERE id = ${id}`;
      await closeAuction(id);
    }
    added += 1;
  }
  await backgroundSettled();
  return added;
}
