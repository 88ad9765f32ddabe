import * as z from "zod/mini";
import { auction, auctionStatus, ledgerKind, lotOffer, sum, terms } from "@/lib/auction/contracts";

const when = z.iso.datetime({ offset: true, error: "Please give a day and an hour" });
const reason = z.string().check(z.trim(), z.minLength(3, "Please say why"), z.maxLength(300));
const count = (most: number) => z.int().check(z.gte(0), z.lte(most));
const saleFields = z.object({
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
  openingBid: sum,
  increment: sum,
  bands: z.array(z.object({ from: sum, increment: sum })).check(z.maxLength(12)),
  reserve: z.nullable(sum),
  extensionWindow: count(3_600),
  extension: count(3_600),
  extensionCap: count(100),
  productId: z.nullable(z.string().check(z.maxLength(80))),
});
export type SaleFields = z.infer<typeof saleFields>;

/** POST /admin/auctions. Sums in naira, spans in seconds. */
export const createAuctionBody = z.required(z.partial(saleFields), { title: true, slug: true });
/** PATCH /admin/auctions/{id}, before it opens. `version` is that of the sale the editor looked at. */
export const editAuctionBody = z.extend(z.partial(saleFields), { version: z.int() });
export const scheduleBody = z.object({ start: when, end: when });
/** What an admin does to a sale on the calendar; each is a line of its ledger. */
export const resetBody = z.object({ start: when, end: when, reason });
export const cancelBody = z.object({ reason });
export const freezeBody = z.object({ frozen: z.boolean(), reason });
export const extendBody = z.object({ minutes: z.int().check(z.gte(1), z.lte(1_440)), reason });
export const voidBody = z.object({ seq: z.int().check(z.gte(1), z.lte(2_000_000_000)), reason });

/** A sale as an admin reads it: with the reserve, and the names behind the aliases. */
export const adminAuction = z.object({
  auction,
  terms,
  reserve: z.nullable(z.number()),
  watching: z.int(),
  version: z.int(),
  headHash: z.string(),
  productId: z.nullable(z.string()),
  offers: z.array(z.extend(lotOffer, { name: z.string(), email: z.string(), alias: z.string() })),
});
export type AdminAuction = z.infer<typeof adminAuction>;
export const adminAuctionReply = z.object({ sale: adminAuction });

/** GET /admin/auctions: what the list of sales is narrowed to. A sale is due for closing once its time is over: that is "over" too. */
export const deskSalesQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  state: z.optional(z.enum(["draft", "upcoming", "running", "frozen", "over", "cancelled"])),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export type DeskSalesQuery = z.infer<typeof deskSalesQuery>;

/** A sale in the list of the desk. `topBidder` is an alias with the name behind it; `offer` is the last one that was made. */
export const deskSale = z.object({
  ...z.pick(auction, { _id: true, slug: true, title: true, start: true, end: true, currentBid: true, bidCount: true })
    .shape,
  status: auctionStatus,
  reserve: z.enum(["none", "not met", "met"]),
  topBidder: z.nullable(z.string()),
  watching: z.int(),
  offer: z.nullable(z.extend(z.pick(lotOffer, { kind: true, status: true }), { name: z.string() })),
});
export type DeskSale = z.infer<typeof deskSale>;
export const deskSalesReply = z.object({
  sales: z.array(deskSale),
  total: z.int(),
  nextCursor: z.nullable(z.string()),
});

/** A bid as the console shows it: who really bid, whether the house raised it for a maximum, and whether it was taken out. */
export const deskBid = z.object({
  seq: z.int(),
  alias: z.string(),
  name: z.string(),
  email: z.string(),
  amount: z.number(),
  timestamp: z.string(),
  raised: z.boolean(),
  voidedAt: z.nullable(z.string()),
});
export type DeskBid = z.infer<typeof deskBid>;

/** A line of the ledger that the house wrote. */
export const houseLine = z.object({ seq: z.int(), kind: ledgerKind, at: z.string(), detail: z.string() });
export type HouseLine = z.infer<typeof houseLine>;

/** GET /admin/bars: who may not bid because a lot was not paid for; those that stand, unless lifted ones are asked for. */
export const barsQuery = z.object({
  state: z.optional(z.enum(["standing", "lifted"])),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export type BarsQuery = z.infer<typeof barsQuery>;

/** A bar and what became of it; `liftedWhy` is what the admin gave as the reason. */
export const bar = z.object({
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
export type Bar = z.infer<typeof bar>;
export const barsReply = z.object({ bars: z.array(bar), total: z.int(), nextCursor: z.nullable(z.string()) });
export const barParams = z.object({ barId: z.string().check(z.regex(/^[a-z]{3}_[0-9a-z]{20}$/)) });
/** POST /admin/bars/{id}/lift. */
export const liftBarBody = z.object({ reason });
export const barReply = z.object({ bar });
