import * as z from "zod/mini";
import { auction, lotOffer, sum, terms } from "@/lib/auction/contracts";

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
  version: z.int(),
  headHash: z.string(),
  productId: z.nullable(z.string()),
  offers: z.array(z.extend(lotOffer, { name: z.string(), alias: z.string() })),
});
export type AdminAuction = z.infer<typeof adminAuction>;
export const adminAuctionReply = z.object({ sale: adminAuction });
export const adminAuctionsReply = z.object({ sales: z.array(adminAuction) });
