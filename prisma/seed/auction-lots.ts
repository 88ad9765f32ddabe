import type { SeedUser } from "./users";

/** `day` is the day of the bid, relative to the seed date. */
type SeedBid = { by: SeedUser["key"]; amount: number; maximum?: number; day: number };
export type SeedAuction = {
  slug: string;
  title: string;
  description: string;
  images: { url: string; alt: string }[];
  /** Days relative to the seed date. */
  from: number;
  to: number;
  opening: number;
  increment: number;
  shipping: number;
  estimate: { low: number; high: number };
  conditionReport: string;
  medium: string;
  dimensions: string;
  accession: string;
  bands?: { from: number; increment: number }[];
  reserve?: number;
  /** In the order in which they are placed. */
  bids: SeedBid[];
  /** The day on which it was closed, instead of at its end. */
  closed?: number;
};

const lotImages = "/images/lots";

/** One sale runs, one is to come and one is over. */
export const seedAuctions: readonly SeedAuction[] = [
  {
    slug: "the-badger-scroll",
    title: "The Badger Scroll",
    description:
      "One scroll, cut from one length of paper. Above the ground stand a tower, a bank and a flag; under it a badger has been digging since before the first of them was built, and has not been asked. The tower leans. The bank leans. The flag, which was hung by somebody else, leans the other way.\n\nIt was cut in Lagos in 2026 with two knives and no correction, hung once for members, and is sold once. It comes with its rods, its cord, a condition report and the papers of this sale, down to the line of the ledger at which it became yours.",
    images: [
      {
        url: `${lotImages}/badger-scroll-1-960.jpg`,
        alt: "The Badger Scroll hangs askew by its cord from a nail in a pale blue wall with a crack. A tower, a bank and a flag lean on the surface; in the red earth under them a badger has dug its den, and coins from the bank roll down to it. On the floor below lie a heap of red earth and one coin.",
      },
      {
        url: `${lotImages}/badger-scroll-2-960.jpg`,
        alt: "The lower left corner of the scroll from near: the badger’s striped head, nose to the ground, and the pale claws of two paws in dark red earth; below them the dark rod with a knob of turned brass, and their shadow on the wall.",
      },
      {
        url: `${lotImages}/badger-scroll-3-960.jpg`,
        alt: "The scroll under two lamps on a dark blue wall, behind a red rope between two brass posts, with a label beside it and a bench before it. In the skirting under it is a hole, and red earth in front of the hole.",
      },
      {
        url: `${lotImages}/badger-scroll-4-960.jpg`,
        alt: "The scroll rolled on its rods, tied with red cord and sealed with a paw in wax, half drawn out of a tin case marked LA.2026.30, one of one. The case lies on a straw mat beside its lid, which holds the condition report.",
      },
    ],
    from: -6,
    to: 6,
    opening: 400_000,
    increment: 10_000,
    bands: [{ from: 1_000_000, increment: 25_000 }],
    reserve: 1_500_000,
    shipping: 45_000,
    estimate: { low: 1_200_000, high: 1_800_000 },
    medium: "Cut paper between two rods with brass knobs, one of one",
    dimensions: "94 × 62 cm",
    accession: "LA.2026.30",
    conditionReport:
      "Paper sound, no tears, no restoration. One soft fold two centimetres under the upper rod, from the hanging. The brass knobs have been handled and show it. Seen under glass and out of it, by two people, in November 2026.\n\nShipped rolled in its tin case, insured, with the condition report in the lid.",
    bids: [
      { by: "monthly", amount: 420_000, day: -5.9 },
      { by: "yearly", amount: 500_000, maximum: 680_000, day: -5.2 },
      { by: "monthly", amount: 560_000, day: -4.1 },
      { by: "collector", amount: 720_000, maximum: 980_000, day: -3.3 },
      { by: "yearly", amount: 850_000, day: -2.2 },
      { by: "monthly", amount: 900_000, day: -1.4 },
      { by: "yearly", amount: 950_000, day: -0.3 },
    ],
  },
  {
    slug: "handover-amphora-thirtieth",
    title: "Handover Amphora, the Thirtieth",
    description:
      "The edition is twenty-nine, for the day of the handover. The potter made one more, because the first out of a kiln is never counted on, and then all of them came out whole. So there is a thirtieth of twenty-nine. The museum does not pretend that there is not; it sells it here, once, with a line on the foot that says what it is.\n\nBlack slip burnished with a spoon, five handovers round the shoulder, and in each of them the baton has still not been let go.",
    images: [
      {
        url: `${lotImages}/thirtieth-amphora-1-960.jpg`,
        alt: "A tall black jar with two handles lies aslant in the straw of an open crate, its mouth to the upper right. Round its shoulder, on a white band, two hands in coloured cuffs hold one brass baton; a tag tied to it says 30 of 29.",
      },
      {
        url: `${lotImages}/thirtieth-amphora-2-960.jpg`,
        alt: "The shoulder of the jar from near, under its left handle: the print of a thumb in the black slip, light against dark, and below it the hands of the handover on their white band.",
      },
      {
        url: `${lotImages}/thirtieth-amphora-3-960.jpg`,
        alt: "In a pottery, three shelves of the same jar, twenty-nine of them, stand in the shade. The thirtieth stands by itself on the workbench under them, in the light, beside a pail of slip and a stool.",
      },
      {
        url: `${lotImages}/thirtieth-amphora-4-960.jpg`,
        alt: "The foot of the jar from below on a pale kiln shelf that other feet have marked with rings of red: in the dark clay a scratched line, the museum’s name, Abeokuta, and the number 30 of 29.",
      },
    ],
    // Opens two days after the evening on which it may be looked at (events.ts).
    from: 41,
    to: 48,
    opening: 250_000,
    increment: 5_000,
    bands: [
      { from: 500_000, increment: 10_000 },
      { from: 1_000_000, increment: 25_000 },
    ],
    shipping: 30_000,
    estimate: { low: 400_000, high: 650_000 },
    medium: "Stoneware, burnished black slip, brass lustre; the thirtieth of an edition of twenty-nine",
    dimensions: "48 × 30 × 30 cm",
    accession: "LA.2026.15, the thirtieth",
    conditionReport:
      "Whole, no chips, no hairlines. A thumbprint of the potter in the slip under the left handle, fired in. Rings true when tapped.\n\nShipped double-boxed and insured.",
    bids: [],
  },
  {
    slug: "printers-proof-of-eighteen-hats",
    title: "Printer’s Proof of Eighteen Hats",
    description:
      "The sheet that was pulled to see whether the second ink sat right. It did not, by the width of a hat brim, and the printer wrote so in the margin. The poster that everybody knows is the corrected one. This is the other.",
    images: [
      {
        url: `${lotImages}/printers-proof-1-960.jpg`,
        alt: "A sheet of eighteen hats in two inks, red and dark blue, lies askew under the rollers of a press. The blue is printed too far to the left, so that every hat has a white edge on its right; in the margin a pencil note and an arrow.",
      },
      {
        url: `${lotImages}/printers-proof-2-960.jpg`,
        alt: "Part of the sheet under a square brass loupe: in the lens the brim of a blue hat stands clear of the white place that was left for it, and where the blue runs over the red it is nearly black.",
      },
      {
        url: `${lotImages}/printers-proof-3-960.jpg`,
        alt: "The sheet on an easel in a yellow saleroom, half as high as the easel, between a plant and the auctioneer’s stand with its hammer; before it stand the backs of three chairs.",
      },
      {
        url: `${lotImages}/printers-proof-4-960.jpg`,
        alt: "The back of the sheet on a green cutting mat beside a steel rule: the hats show through faintly, an oxblood stamp says Proof, a pencil line says first pull, second ink, and one corner is turned up.",
      },
    ],
    from: -16,
    to: -0.4,
    opening: 150_000,
    increment: 5_000,
    shipping: 12_000,
    estimate: { low: 250_000, high: 350_000 },
    medium: "Offset print on 170 g paper with pencil, printer’s proof, one of one",
    dimensions: "84 × 59 cm",
    accession: "LA.2026.27, proof",
    conditionReport:
      "One sheet, unframed. Second ink a hat brim to the left, as it should not be; the printer’s pencil note in the margin. Faint crease at the lower right corner.",
    bids: [
      { by: "collector", amount: 160_000, day: -15.4 },
      { by: "monthly", amount: 180_000, day: -13.2 },
      { by: "collector", amount: 210_000, maximum: 320_000, day: -9.3 },
      { by: "yearly", amount: 240_000, maximum: 460_000, day: -5.1 },
      { by: "monthly", amount: 350_000, day: -1.6 },
    ],
    closed: -0.4,
  },
];
