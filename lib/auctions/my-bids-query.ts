import type { LotOffer } from "@/lib/auctions/contracts";
import type { MyBid } from "@/lib/auctions/my-bid-contracts";
import { getAuctionPhase, myBidState } from "@/lib/auctions/rules";
import { toNaira } from "@/lib/core/money";
import { preparedQuery } from "@/lib/db/prepared-query";
import { Prisma } from "@/prisma/generated/client";

/** More auctions than anybody follows; earlier ones are found under /auctions. */
const MOST = 100;

type MyBidRow = {
  id: string;
  slug: string;
  title: string;
  images: { url: string; alt: string }[];
  status: "draft" | "scheduled" | "closed" | "cancelled";
  startsAt: Date | null;
  endsAt: Date | null;
  frozenAt: Date | null;
  currentBidKobo: bigint;
  finalBidKobo: bigint | null;
  leads: boolean;
  bids: number;
  highestKobo: bigint | null;
  maximumKobo: bigint | null;
  follows: boolean;
  kind: LotOffer["kind"] | null;
  offerStatus: LotOffer["status"];
  amountKobo: bigint;
  shippingKobo: bigint;
  expiresAt: Date;
  orderNumber: string | null;
  now: Date;
};

/** The auctions of a user, with what they bid and what became of it; the one that ends next first, then the past ones. */
export async function listMyBids(userId: string): Promise<MyBid[]> {
  const rows = await preparedQuery<MyBidRow>(Prisma.sql`
    WITH own AS (
      SELECT b.auction_id, count(*)::int AS bids, max(b.amount_kobo) AS highest FROM bids b
      WHERE b.user_id = ${userId} AND b.voided_at IS NULL GROUP BY b.auction_id
    ), mine AS (
      SELECT auction_id FROM own UNION SELECT auction_id FROM auction_watches WHERE user_id = ${userId}
      UNION SELECT auction_id FROM auction_offers WHERE user_id = ${userId}
    )
    SELECT a.id, a.slug, a.title, a.images, a.status, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.frozen_at AS "frozenAt",
      a.current_bid_kobo AS "currentBidKobo", a.final_bid_kobo AS "finalBidKobo", a.top_bidder_id IS NOT DISTINCT FROM ${userId} AS leads,
      COALESCE(own.bids, 0) AS bids, own.highest AS "highestKobo", m.maximum_kobo AS "maximumKobo", w.user_id IS NOT NULL AS follows,
      o.kind, o.status AS "offerStatus", o.amount_kobo AS "amountKobo", o.shipping_kobo AS "shippingKobo", o.expires_at AS "expiresAt",
      r.number AS "orderNumber", date_trunc('milliseconds', clock_timestamp()) AS now
    FROM mine JOIN auctions a ON a.id = mine.auction_id
    LEFT JOIN own ON own.auction_id = a.id
    LEFT JOIN maximum_bids m ON m.auction_id = a.id AND m.user_id = ${userId} AND m.maximum_kobo > a.current_bid_kobo
    LEFT JOIN auction_watches w ON w.auction_id = a.id AND w.user_id = ${userId}
    LEFT JOIN LATERAL (SELECT * FROM auction_offers f WHERE f.auction_id = a.id AND f.user_id = ${userId}
                       ORDER BY f.created_at DESC LIMIT 1) o ON true
    LEFT JOIN orders r ON r.id = o.order_id
    WHERE a.status <> 'draft'
    ORDER BY a.status <> 'scheduled', CASE WHEN a.status = 'scheduled' THEN a.ends_at END, a.ends_at DESC, a.id LIMIT ${MOST}`);
  return rows.map(toMyBid);
}

/** The unpaid wins of a user since their last ban was lifted, and whether they are banned. */
export async function getBidderRecord(userId: string): Promise<{ unpaidWins: number; isBanned: boolean }> {
  const [record] = await preparedQuery<{ unpaidWins: number; isBanned: boolean }>(Prisma.sql`
    SELECT count(*)::int AS "unpaidWins",
      EXISTS (SELECT 1 FROM bidder_bans r WHERE r.user_id = ${userId} AND r.lifted_at IS NULL) AS "isBanned"
    FROM auction_offers u WHERE u.user_id = ${userId} AND u.kind = 'winner' AND u.status = 'lapsed'
      AND u.settled_at > COALESCE((SELECT max(r.lifted_at) FROM bidder_bans r WHERE r.user_id = ${userId}), '-infinity')`);
  return record ?? { unpaidWins: 0, isBanned: false };
}

const naira = (kobo: bigint | null) => (kobo === null ? null : toNaira(kobo));

function toMyBid(row: MyBidRow): MyBid {
  const status = getAuctionPhase(row, row.now);
  const offer: LotOffer | null = row.kind && {
    kind: row.kind,
    status: row.offerStatus,
    amount: toNaira(row.amountKobo),
    shipping: toNaira(row.shippingKobo),
    payBy: row.expiresAt.toISOString(),
    orderNumber: row.orderNumber,
  };
  return {
    auction: {
      _id: row.id,
      slug: row.slug,
      title: row.title,
      image: row.images[0] ?? null,
      status,
      start: row.startsAt?.toISOString() ?? null,
      end: row.endsAt?.toISOString() ?? null,
      currentBid: toNaira(row.currentBidKobo),
      finalBid: naira(row.finalBidKobo),
    },
    state: myBidState({ status, leads: row.leads, bids: row.bids, offer }),
    bids: row.bids,
    highestBid: naira(row.highestKobo),
    maximum: naira(row.maximumKobo),
    follows: row.follows,
    offer,
  };
}
