import * as z from "zod/mini";

const MAX_AMOUNT = 1_000_000_000;
const wholeNairaMessage = "Enter an amount in whole naira";

const toNumber = z.transform((text: string) => Number(text.replace(/\D/g, "")));

/** A number in JSON, digits in a no-script form. */
const digits = (error: string, pattern = /^\d{1,10}$/) =>
  z.union([z.number(), z.pipe(z.string().check(z.regex(pattern, error)), toNumber)], error);

/** An amount in whole naira; in a no-script form also as people write it: "₦420,000". */
export const nairaAmount = z.pipe(
  digits(wholeNairaMessage, /^₦? ?(\d{1,10}|\d{1,3}(,\d{3}){1,3})$/),
  z.int(wholeNairaMessage).check(z.gte(1, wholeNairaMessage), z.lte(MAX_AMOUNT, "This amount is too large")),
);
const roundMessage = "Please reload the page and bid again";
const roundNumber = z.pipe(digits(roundMessage), z.int(roundMessage).check(z.gte(1), z.lte(999_999)));
const formSlug = z.optional(z.string().check(z.maxLength(80)));
const emptyAsUndefined = z.pipe(
  z.literal(""),
  z.transform(() => undefined),
);

/** An auction slug or id. */
export const auctionParams = z.object({ auctionId: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,79}$/)) });

/**
 * POST /auctions/{id}/bids, in naira. `maximum` is the bidder's secret maximum; a leader who raises it does not outbid
 * themselves. `round` is that of the auction as the bidder saw it: a bid for an earlier one is rejected. No-script forms send
 * `key` (the Idempotency-Key) and `slug` (the page to return to). `bidder` is ignored.
 */
export const placeBidBody = z
  .object({
    amount: nairaAmount,
    maximum: z.optional(z.union([emptyAsUndefined, nairaAmount], wholeNairaMessage)),
    key: z.optional(z.string().check(z.maxLength(100))),
    round: z.optional(roundNumber),
    slug: formSlug,
  })
  .check(
    z.refine(({ amount, maximum }) => maximum === undefined || maximum >= amount, {
      error: "The maximum cannot be less than the bid",
      path: ["maximum"],
    }),
  );

export const auctionStatus = z.enum(["draft", "scheduled", "running", "frozen", "ended", "cancelled"]);
export type AuctionStatusName = z.infer<typeof auctionStatus>;
export const lotImage = z.object({ url: z.string(), alt: z.string() });

/**
 * The public view of an auction: amounts in naira, ISO 8601 times by the database clock. `topBidder` and `winner` are aliases,
 * or "You" for the reader; `finalBid` is null until the lot is sold. `seq` is the number of the last ledger entry, `round` that
 * of the auction's start.
 */
export const auction = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(lotImage),
  status: auctionStatus,
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  currentBid: z.number(),
  minimumBid: z.number(),
  topBidder: z.nullable(z.string()),
  bidCount: z.int(),
  round: z.int(),
  seq: z.int(),
  serverTime: z.string(),
  winner: z.nullable(z.string()),
  finalBid: z.nullable(z.number()),
  extensions: z.int(),
});
export type Auction = z.infer<typeof auction>;

/** An accepted bid; `hash` is that of its ledger entry. `automatic` is true for one that a maximum has placed, and else missing. */
export const bid = z.object({
  seq: z.int(),
  bidder: z.string(),
  amount: z.number(),
  timestamp: z.string(),
  hash: z.string(),
  automatic: z.optional(z.boolean()),
});
export type Bid = z.infer<typeof bid>;

const band = z.object({ from: z.number(), increment: z.number() });
const lotLabel = z.object({ medium: z.string(), dimensions: z.string(), accession: z.string() });

/**
 * The terms, which are fixed once the auction is open. `lines` is their text as published, in the given version. The amount of the
 * reserve is not included. `shipping` is what the winner pays on top of the bid.
 */
export const terms = z.object({
  openingBid: z.number(),
  increment: z.number(),
  bands: z.array(band),
  reserve: z.enum(["none", "not met", "met"]),
  extensionWindow: z.int(),
  extension: z.int(),
  extensionCap: z.int(),
  announcedEnd: z.nullable(z.string()),
  /** Since when the sale is paused, and why; the time that was left then is left when it resumes. */
  frozenAt: z.nullable(z.string()),
  frozenReason: z.nullable(z.string()),
  /** The museum's message to the bidders; empty for none. */
  message: z.string(),
  estimate: z.nullable(z.object({ low: z.number(), high: z.number() })),
  shipping: z.number(),
  conditionReport: z.string(),
  ...lotLabel.shape,
  lines: z.array(z.string()),
  version: z.int(),
});
export type Terms = z.infer<typeof terms>;

/** An offer of the lot to the reader for payment. */
export const lotOffer = z.object({
  kind: z.enum(["winner", "second_chance"]),
  status: z.enum(["open", "paid", "lapsed", "declined", "withdrawn"]),
  amount: z.number(),
  shipping: z.number(),
  payBy: z.string(),
  orderNumber: z.nullable(z.string()),
});
export type LotOffer = z.infer<typeof lotOffer>;

/** The reader's private status in this auction; null for a visitor. */
export const bidderStatus = z.object({
  alias: z.nullable(z.string()),
  leads: z.boolean(),
  /** Whether the reader has a bid here that counts. */
  hasBid: z.boolean(),
  maximum: z.nullable(z.number()),
  /** Why the reader cannot bid at all; null when they can. */
  banned: z.nullable(z.enum(["vip", "unpaid", "runs-sale"])),
  /** Won lots that the reader did not pay for since their last ban was lifted. */
  unpaidWins: z.int(),
  /** The latest version of the terms that the reader accepted. */
  acceptedTerms: z.nullable(z.int()),
  watches: z.boolean(),
  reminders: z.boolean(),
  offer: z.nullable(lotOffer),
});
export type BidderStatus = z.infer<typeof bidderStatus>;

/** The data of the auction page. `watching` is the number of watchers. */
export const auctionDetail = z.object({
  auction,
  terms,
  bids: z.array(bid),
  watching: z.int(),
  you: z.nullable(bidderStatus),
});
export type AuctionDetail = z.infer<typeof auctionDetail>;

/** GET /auctions/current: the running auction, else the next, else the last; null if there is none. */
export const currentReply = z.object({
  which: z.enum(["running", "next", "last", "none"]),
  ...z.partial(auctionDetail).shape,
  auction: z.nullable(auction),
  next: z.nullable(z.object({ slug: z.string(), title: z.string(), start: z.string(), countdown: z.number() })),
});

/** GET /auctions/{id}/bids: in ascending order; the last fifty without `after`. `more` if there is another page. */
export const bidsQuery = z.object({
  after: z.optional(z.coerce.number().check(z.gte(0), z.lte(2_000_000_000), z.int())),
});
export const bidsReply = z.object({ bids: z.array(bid), seq: z.int(), serverTime: z.string(), more: z.boolean() });

/** The response to a bid, 201. The same key returns the same response. */
export const bidConfirmation = z.object({
  bid,
  seq: z.int(),
  currentBid: z.number(),
  minimumBid: z.number(),
  end: z.string(),
  serverTime: z.string(),
});
export type BidConfirmation = z.infer<typeof bidConfirmation>;

/** Details of a rejected bid. */
export const bidRefusalFacts = z.object({
  currentBid: z.number(),
  minimumBid: z.number(),
  seq: z.int(),
  end: z.nullable(z.string()),
  serverTime: z.string(),
});
export type BidRefusalFacts = z.infer<typeof bidRefusalFacts>;

/** GET /auctions/{id}/state: the state for the lite page, less than 2 kB. */
export const liteState = z.object({
  ...z.omit(auction, { slug: true, title: true, description: true, images: true }).shape,
  bids: z.array(z.pick(bid, { seq: true, bidder: true, amount: true, timestamp: true })),
});
export type LiteState = z.infer<typeof liteState>;

export const ledgerKind = z.enum([
  "bid",
  "extension",
  "freeze",
  "unfreeze",
  "extend",
  "void",
  "reset",
  "cancel",
  "close",
  "message",
  "end",
]);

/** An entry of the public ledger; `amount` in naira. `canonicalLine` in rules.ts defines what is hashed. */
export const ledgerLine = z.object({
  seq: z.int(),
  serverTime: z.string(),
  kind: ledgerKind,
  alias: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  detail: z.string(),
  prevHash: z.string(),
  hash: z.string(),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

/** GET /auctions/{id}/ledger, paged like the bids. `yourAlias` identifies the reader's own entries. */
export const ledgerReply = z.object({
  auctionId: z.string(),
  lines: z.array(ledgerLine),
  headHash: z.string(),
  seq: z.int(),
  yourAlias: z.nullable(z.string()),
  more: z.boolean(),
});

/** POST /auctions/{id}/watch. No-script forms send strings. */
export const watchBody = z.object({
  watch: z.union([z.boolean(), z.stringbool()]),
  reminders: z._default(z.union([z.boolean(), z.stringbool()]), false),
  slug: formSlug,
});

/** POST /auctions/{id}/terms: accepts the published terms in the version that the bidder read. No-script forms send strings. */
export const acceptTermsBody = z.object({
  version: z.pipe(digits("Please reload the page"), z.int().check(z.gte(1), z.lte(999_999))),
  slug: formSlug,
});
