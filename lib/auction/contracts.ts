import * as z from "zod/mini";

const tooMuch = 1_000_000_000;
const wholeNaira = "Please name a sum in whole naira";

/** A sum in whole naira: a number in JSON, digits in a form without script. */
export const sum = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,10}$/, wholeNaira)), z.transform(Number))], wholeNaira),
  z.int(wholeNaira).check(z.gte(1, wholeNaira), z.lte(tooMuch, "That is more than this room can count")),
);
const formSlug = z.optional(z.string().check(z.maxLength(80)));
const nothing = z.pipe(
  z.literal(""),
  z.transform(() => undefined),
);

/** One segment serves the slug, which people read, and the id, which the live room has. */
export const auctionParams = z.object({ auctionId: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,79}$/)) });

/**
 * POST /auctions/{id}/bids, in naira. `maximum` is the secret most that the bidder would pay; a leader who names a higher one is
 * not made to outbid themselves. `key` is the Idempotency-Key of a form without script, and `slug` the sale to whose page it
 * comes back. A `bidder` in the body is dropped. */
export const placeBidBody = z
  .object({
    amount: sum,
    maximum: z.optional(z.union([nothing, sum], wholeNaira)),
    key: z.optional(z.string().check(z.maxLength(100))),
    slug: formSlug,
  })
  .check(
    z.refine(({ amount, maximum }) => maximum === undefined || maximum >= amount, {
      error: "The most you would pay cannot be less than the bid",
      path: ["maximum"],
    }),
  );

export const auctionStatus = z.enum(["draft", "scheduled", "running", "frozen", "ended", "cancelled"]);
export type AuctionStatusName = z.infer<typeof auctionStatus>;

const picture = z.object({ url: z.string(), alt: z.string() });

/**
 * A sale as everyone may read it: sums in naira, times in ISO 8601 by the database's clock. `topBidder` and `winner` are aliases,
 * "You" for the reader; `finalBid` is null while nothing is sold. `seq` is the number of the ledger's last line.
 */
export const auction = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(picture),
  status: auctionStatus,
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  currentBid: z.number(),
  minimumBid: z.number(),
  topBidder: z.nullable(z.string()),
  bidCount: z.int(),
  seq: z.int(),
  serverTime: z.string(),
  winner: z.nullable(z.string()),
  finalBid: z.nullable(z.number()),
  extensions: z.int(),
});
export type Auction = z.infer<typeof auction>;

/** An accepted bid; `hash` is that of its line in the ledger. */
export const bid = z.object({
  seq: z.int(),
  bidder: z.string(),
  amount: z.number(),
  timestamp: z.string(),
  hash: z.string(),
});
export type Bid = z.infer<typeof bid>;

const band = z.object({ from: z.number(), increment: z.number() });

/** What is printed in the room; it stands once the sale is open. Of the reserve only whether it is met. */
export const terms = z.object({
  openingBid: z.number(),
  increment: z.number(),
  bands: z.array(band),
  reserve: z.enum(["none", "not met", "met"]),
  extensionWindow: z.int(),
  extension: z.int(),
  extensionCap: z.int(),
  announcedEnd: z.nullable(z.string()),
  frozenReason: z.nullable(z.string()),
});
export type Terms = z.infer<typeof terms>;

/** The lot, offered to the reader for payment. */
export const lotOffer = z.object({
  kind: z.enum(["winner", "second_chance"]),
  status: z.enum(["open", "paid", "lapsed", "declined", "withdrawn"]),
  amount: z.number(),
  payBy: z.string(),
  orderNumber: z.nullable(z.string()),
});

/** What only the reader may know of themselves in this sale; null for a visitor. */
export const bidderStanding = z.object({
  alias: z.nullable(z.string()),
  leads: z.boolean(),
  maximum: z.nullable(z.number()),
  /** Why this person cannot bid here, however much they would pay; null when they can. */
  barred: z.nullable(z.enum(["vip", "unpaid", "runs-sale"])),
  watches: z.boolean(),
  reminders: z.boolean(),
  offer: z.nullable(lotOffer),
});
export type BidderStanding = z.infer<typeof bidderStanding>;

/** Everything that the room of one sale shows. `watching` is the true number of people who follow it. */
export const room = z.object({
  auction,
  terms,
  bids: z.array(bid),
  watching: z.int(),
  you: z.nullable(bidderStanding),
});
export type Room = z.infer<typeof room>;

/** GET /auctions/current: the sale that runs, else the next, else the last; null where there never was one. */
export const currentReply = z.object({
  which: z.enum(["running", "next", "last", "none"]),
  ...z.partial(room).shape,
  auction: z.nullable(auction),
  next: z.nullable(z.object({ slug: z.string(), title: z.string(), start: z.string(), countdown: z.number() })),
});

/** GET /auctions/{id}/bids: in rising order; the last fifty without `after`. `more` when there are later ones still to be asked for. */
export const bidsQuery = z.object({
  after: z.optional(z.coerce.number().check(z.gte(0), z.lte(2_000_000_000), z.int())),
});
export const bidsReply = z.object({ bids: z.array(bid), seq: z.int(), serverTime: z.string(), more: z.boolean() });

/** The answer to a bid, 201. Told again for the same key. */
export const bidReceipt = z.object({
  bid,
  seq: z.int(),
  currentBid: z.number(),
  minimumBid: z.number(),
  end: z.string(),
  serverTime: z.string(),
});
export type BidReceipt = z.infer<typeof bidReceipt>;

/** What a refused bid is told beside its sentence. */
export const standingFacts = z.object({
  currentBid: z.number(),
  minimumBid: z.number(),
  seq: z.int(),
  end: z.nullable(z.string()),
  serverTime: z.string(),
});
export type StandingFacts = z.infer<typeof standingFacts>;

/** GET /auctions/{id}/state: the lite room in less than 2 kB. */
export const liteState = z.object({
  ...z.pick(auction, {
    _id: true,
    status: true,
    start: true,
    end: true,
    currentBid: true,
    minimumBid: true,
    topBidder: true,
    bidCount: true,
    seq: true,
    serverTime: true,
    winner: true,
    finalBid: true,
    extensions: true,
  }).shape,
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
]);

/** A line of the public record; `amount` in naira. What is hashed is in rules.ts. */
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

/** GET /auctions/{id}/ledger, after a line as the bids are. `yourAlias` lets a bidder find their own lines. */
export const ledgerReply = z.object({
  auctionId: z.string(),
  lines: z.array(ledgerLine),
  headHash: z.string(),
  seq: z.int(),
  yourAlias: z.nullable(z.string()),
  more: z.boolean(),
});

/** POST /auctions/{id}/watch. A form without script sends its one button. */
export const watchBody = z.object({
  watch: z.union([z.boolean(), z.stringbool()]),
  reminders: z._default(z.union([z.boolean(), z.stringbool()]), false),
  slug: formSlug,
});
export const watchReply = z.object({ watches: z.boolean(), reminders: z.boolean(), watching: z.int() });

/** POST /auctions/{id}/offer: where to pay for the lot that was offered to the caller. */
export const offerReply = z.object({ authorization_url: z.string(), reference: z.string(), total: z.number() });

const hint = { seq: z.int(), serverTime: z.string() };

/**
 * The messages on the channel `auction-{id}`: the fields of the document, with `seq` and the server's time. Each is only a hint:
 * after a gap in `seq`, or a reconnect, the room asks again. A bid_history replaces whatever the room shows from `from` on.
 */
export const auctionEvents = {
  auction_times: z.object({ start: z.nullable(z.string()), end: z.nullable(z.string()), ...hint }),
  bid_update: z.object({
    currentBid: z.number(),
    topBidder: z.nullable(z.string()),
    minimumBid: z.number(),
    bidCount: z.int(),
    ...hint,
  }),
  bid_history: z.object({ bids: z.array(bid), from: z.int(), ...hint }),
  next_auction_in: z.object({ countdown: z.number(), slug: z.string(), start: z.string(), ...hint }),
  auction_reset: z.object({ start: z.nullable(z.string()), end: z.nullable(z.string()), ...hint }),
  auction_winner: z.object({ winner: z.nullable(z.string()), finalBid: z.nullable(z.number()), ...hint }),
} as const;
export type AuctionEvents = { [Name in keyof typeof auctionEvents]: z.infer<(typeof auctionEvents)[Name]> };
