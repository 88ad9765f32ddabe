import * as z from "zod/mini";
import { auction, auctionStatus, ledgerKind, lotOffer, nairaAmount, terms } from "@/lib/auctions/contracts";

const labelText = z.string().check(z.trim(), z.maxLength(200));

const auctionTime = z.iso.datetime({ offset: true, error: "Enter a date and time" });
const reason = z.string().check(z.trim(), z.minLength(3, "Enter a reason"), z.maxLength(300));
const countUpTo = (maximum: number) => z.int().check(z.gte(0), z.lte(maximum));
const shippingAmount = z.int("Enter an amount in whole naira").check(z.gte(0), z.lte(10_000_000));
const auctionFields = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.regex(/^(?!current$)/), z.maxLength(80)),
  description: z.string().check(z.maxLength(5_000)),
  images: z
    .array(
      z.object({
        url: z.string().check(z.regex(/^\/[a-z0-9][\w./-]{0,300}$/i)),
        alt: z.string().check(z.maxLength(300)),
      }),
    )
    .check(z.maxLength(12)),
  openingBid: nairaAmount,
  increment: nairaAmount,
  bands: z.array(z.object({ from: nairaAmount, increment: nairaAmount })).check(z.maxLength(12)),
  reserve: z.nullable(nairaAmount),
  extensionWindow: countUpTo(3_600),
  extension: countUpTo(3_600),
  extensionCap: countUpTo(100),
  productId: z.nullable(z.string().check(z.maxLength(80))),
  /** What the winner pays for shipping; 0 for free. */
  shipping: shippingAmount,
  /** What the museum expects the lot to fetch. */
  estimate: z.nullable(
    z.object({ low: nairaAmount, high: nairaAmount }).check(
      z.refine(({ low, high }) => low <= high, {
        error: "The upper estimate cannot be less than the lower one",
        path: ["high"],
      }),
    ),
  ),
  conditionReport: z.string().check(z.trim(), z.maxLength(3_000)),
  /** The label of the lot; empty for unknown. */
  medium: labelText,
  dimensions: labelText,
  accession: labelText,
});
export type AuctionFields = z.infer<typeof auctionFields>;

/** POST /admin/auctions. Amounts in naira, durations in seconds. */
export const createAuctionBody = z.required(z.partial(auctionFields), { title: true, slug: true });
/** PATCH /admin/auctions/{id}, before it opens. `version` is the one that the editor saw. */
export const editAuctionBody = z.extend(z.partial(auctionFields), { version: z.int() });
export const scheduleBody = z.object({ start: auctionTime, end: auctionTime });
// Admin actions on a scheduled auction; each is a ledger entry.
export const resetBody = z.object({ start: auctionTime, end: auctionTime, reason });
export const cancelBody = z.object({ reason });
export const freezeBody = z.object({ frozen: z.boolean(), reason });
/** `end` is the end that the admin saw: the request is refused when it has moved since. */
export const extendBody = z.object({
  minutes: z.int().check(z.gte(1), z.lte(1_440)),
  end: z.optional(auctionTime),
  reason,
});
/** Ends the sale at once. `seq` is the last ledger entry that the admin saw: the request is refused when there is a later one. */
export const endBody = z.object({
  seq: z.optional(z.int().check(z.gte(0), z.lte(2_000_000_000))),
  reason,
});
/** A message to the bidders, shown on the auction page and emailed to bidders and followers; an empty one removes it from the page. */
export const messageBody = z.object({
  message: z.string().check(
    z.trim(),
    z.maxLength(300),
    z.refine((text) => text === "" || text.length >= 3, "Enter a message"),
  ),
});
/** POST /admin/auctions/{id}/duplicate: a draft with the same lot and terms, without bids, and with new times if given. */
export const duplicateAuctionBody = z.object({ start: auctionTime, end: auctionTime });
export const voidBody = z.object({ seq: z.int().check(z.gte(1), z.lte(2_000_000_000)), reason });

/** A bid with the bidder's name, whether it was placed automatically for a maximum, and whether it was voided. */
export const adminBid = z.object({
  seq: z.int(),
  alias: z.string(),
  name: z.string(),
  email: z.string(),
  amount: z.number(),
  timestamp: z.string(),
  raised: z.boolean(),
  voidedAt: z.nullable(z.string()),
});
export type AdminBid = z.infer<typeof adminBid>;

/** Whom an action concerns: the bidders whose bids count, the followers, and how many people both are together. */
const auctionAudience = z.object({ bidders: z.int(), followers: z.int(), people: z.int() });
export type AuctionAudience = z.infer<typeof auctionAudience>;

/**
 * The admin view of an auction: with the reserve, the names behind the aliases, the latest bids, and the two highest ones that count: the
 * second leads when the first is voided.
 */
export const adminAuction = z.object({
  auction,
  terms,
  reserve: z.nullable(z.number()),
  watching: z.int(),
  version: z.int(),
  headHash: z.string(),
  productId: z.nullable(z.string()),
  audience: auctionAudience,
  latestBids: z.array(adminBid),
  highestBids: z.array(adminBid),
  offers: z.array(z.extend(lotOffer, { name: z.string(), email: z.string(), alias: z.string() })),
});
export type AdminAuction = z.infer<typeof adminAuction>;
export const adminAuctionReply = z.object({ sale: adminAuction });

/** GET /admin/auctions. "over" includes auctions whose end has passed but which are not closed yet. */
export const adminAuctionsQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  state: z.optional(z.enum(["draft", "upcoming", "running", "frozen", "over", "cancelled"])),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export type AdminAuctionsQuery = z.infer<typeof adminAuctionsQuery>;

/** An auction in the admin list. `topBidder` is the alias with the name; `offer` is the latest one. */
export const adminAuctionSummary = z.object({
  ...z.pick(auction, {
    _id: true,
    slug: true,
    title: true,
    images: true,
    start: true,
    end: true,
    currentBid: true,
    bidCount: true,
  }).shape,
  status: auctionStatus,
  reserve: z.enum(["none", "not met", "met"]),
  topBidder: z.nullable(z.string()),
  watching: z.int(),
  offer: z.nullable(z.extend(z.pick(lotOffer, { kind: true, status: true }), { name: z.string() })),
});
export type AdminAuctionSummary = z.infer<typeof adminAuctionSummary>;
export const adminAuctionsReply = z.object({
  sales: z.array(adminAuctionSummary),
  total: z.int(),
  nextCursor: z.nullable(z.string()),
});

/** A ledger entry that is not a bid. An extension by a bid and a void name the bidder and the amount. */
export const systemLedgerEntry = z.object({
  seq: z.int(),
  kind: ledgerKind,
  at: z.string(),
  alias: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  detail: z.string(),
});
export type SystemLedgerEntry = z.infer<typeof systemLedgerEntry>;

/** GET /admin/bans: bidders banned for an unpaid lot; active bans by default. */
export const bansQuery = z.object({
  state: z.optional(z.enum(["standing", "lifted"])),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export type BansQuery = z.infer<typeof bansQuery>;

/** A ban; `liftedWhy` is the admin's reason for lifting it. */
export const ban = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  sale: z.nullable(z.object({ _id: z.string(), title: z.string() })),
  since: z.string(),
  liftedAt: z.nullable(z.string()),
  liftedBy: z.nullable(z.string()),
  liftedWhy: z.nullable(z.string()),
});
export type Ban = z.infer<typeof ban>;
export const bansReply = z.object({ bars: z.array(ban), total: z.int(), nextCursor: z.nullable(z.string()) });
export const banParams = z.object({ banId: z.string().check(z.regex(/^[a-z]{3}_[0-9a-z]{20}$/)) });
/** POST /admin/bans/{id}/lift. */
export const liftBanBody = z.object({ reason });
export const banReply = z.object({ bar: ban });
