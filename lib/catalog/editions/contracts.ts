import * as z from "zod/mini";

/** The largest edition with a map. In a larger one the numbers are given in order. */
export const MAX_CHOOSABLE_SIZE = 1_000;

/** `returned`: sold and refunded; such a number is never sold again. `withheld`: the museum keeps it. */
export const numberState = z.enum(["free", "held", "sold", "withheld", "returned"]);

export type NumberState = z.infer<typeof numberState>;

/** One number of an edition. */
export const editionCell = z.object({
  number: z.int(),
  state: numberState,
  /** Naira above the price of the drop; 0 for none, and while a draw gives the numbers. */
  premium: z.number(),
  /** The public name of the owner who agreed to be named; null otherwise. */
  owner: z.nullable(z.string()),
});

export type EditionCell = z.infer<typeof editionCell>;

/** All numbers of a limited edition. */
export const editionMap = z.object({
  slug: z.string(),
  name: z.string(),
  size: z.int(),
  /** Naira without a premium. */
  price: z.number(),
  currency: z.string(),
  /** Whether a free number can be bought now. */
  forSale: z.boolean(),
  /** The draw that gives the numbers at the moment, so that none can be chosen; null without one. */
  draw: z.nullable(z.object({ slug: z.string() })),
  /** The status of the sale: "12 of 50 left", "Sold out". */
  status: z.string(),
  /** The number that a buyer without a choice gets; null when none is free. */
  next: z.nullable(z.int()),
  counts: z.object({ free: z.int(), held: z.int(), sold: z.int(), withheld: z.int(), returned: z.int() }),
  cells: z.array(editionCell),
});

export type EditionMap = z.infer<typeof editionMap>;

/** GET /products/{slug}/editions. */
export const editionsReply = z.object({ editions: editionMap });

const editionNumber = z.int().check(z.gte(1), z.lte(1_000_000));

/** POST /admin/products/{id}/numbers: the museum keeps free numbers, or releases kept ones. All of them or none. */
export const withholdNumbersBody = z.object({
  act: z.enum(["keep", "release"]),
  numbers: z.array(editionNumber).check(z.minLength(1, "Give a number"), z.maxLength(100, "At most 100 at once")),
  reason: z.string().check(z.trim(), z.minLength(3, "Please give a reason"), z.maxLength(200)),
});

export type WithholdNumbersBody = z.infer<typeof withholdNumbersBody>;

export const withheldNumber = z.object({ number: z.int(), reason: z.string(), at: z.string() });

export type WithheldNumber = z.infer<typeof withheldNumber>;

export const withheldNumbersReply = z.object({ withheld: z.array(withheldNumber) });

const premiumNaira = z.number("Give the premium in naira").check(
  z.gte(1, "Give the premium in naira"),
  z.lte(50_000_000, "At most ₦50 million"),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), "At most two decimals"),
);

const needsFrom = ({ kind, from }: PremiumFields) => kind === "first" || kind === "last" || from !== null;
const needsTo = ({ kind, from, to }: PremiumFields) => kind !== "range" || (to !== null && to > (from ?? 0));

type PremiumFields = { kind: string; from: number | null; to: number | null };

/** POST /admin/products/{id}/number-premiums: what choosing a number costs above the price, in naira. The first and last number need no `from`. */
export const numberPremiumBody = z
  .object({
    kind: z.enum(["single", "range", "first", "last"]),
    from: z._default(z.nullable(editionNumber), null),
    to: z._default(z.nullable(editionNumber), null),
    premium: premiumNaira,
  })
  .check(
    z.refine<PremiumFields>(needsFrom, { error: "Give the number", path: ["from"] }),
    z.refine<PremiumFields>(needsTo, { error: "Give a number above the first", path: ["to"] }),
  );

export type NumberPremiumBody = z.infer<typeof numberPremiumBody>;

/** A rule as an admin sees it: naira. */
export const numberPremium = z.object({
  _id: z.string(),
  kind: z.enum(["single", "range", "first", "last"]),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  premium: z.number(),
});

export type NumberPremium = z.infer<typeof numberPremium>;

export const numberPremiumsReply = z.object({ premiums: z.array(numberPremium) });

export const numberPremiumParams = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  premium: z.string().check(z.minLength(1), z.maxLength(80)),
});
