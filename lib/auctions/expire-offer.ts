import { auctionEmailJobs } from "@/lib/auctions/jobs";
import { UNPAID_WINS_BEFORE_BAN } from "@/lib/auctions/rules";
import { newId } from "@/lib/core/ids";
import { db, type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

/** How long the next bidder has to pay. */
const SECOND_CHANCE_INTERVAL = "3 days";

/** Scheduled job: expires unpaid offers, bans repeated non-payers and offers the lots to the next bidders. Returns their number. */
export async function expireOffers(): Promise<number> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM auction_offers WHERE status = 'open' AND expires_at <= clock_timestamp() ORDER BY expires_at LIMIT 50`;
  let count = 0;
  for (const { id } of due) if (await expireOffer(id)) count += 1;
  return count;
}

/** Expires one offer; false if it was paid or expired before. */
export async function expireOffer(offerId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [offer] = await tx.$queryRaw<{ auctionId: string; userId: string; kind: "winner" | "second_chance" }[]>`
      UPDATE auction_offers SET status = 'lapsed', open_key = NULL, settled_at = clock_timestamp()
      WHERE id = ${offerId} AND status = 'open' AND expires_at <= clock_timestamp()
      RETURNING auction_id AS "auctionId", user_id AS "userId", kind`;
    if (!offer) return false;
    const { auctionId, userId } = offer;
    // Only a winning bid is binding; a second-chance offer may be declined.
    if (offer.kind === "winner") {
      await banNonPayer(tx, { userId, auctionId });
      await enqueue(tx, auctionEmailJobs.banned.job(`banned/${offerId}`, { auctionId, userId }));
    }
    await offerToNextBidder(tx, auctionId);
    return true;
  });
}

/** Bans a bidder whose unpaid wins since the last lifted ban have reached the limit. */
async function banNonPayer(tx: Tx, { userId, auctionId }: { userId: string; auctionId: string }): Promise<void> {
  // Two lots that expire together must not both count one.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`;
  const id = newId("bid");
  await tx.$executeRaw`
    INSERT INTO bidder_bans (id, user_id, auction_id, reason)
    SELECT ${id}, ${userId}, ${auctionId}, unpaid.count || CASE unpaid.count WHEN 1 THEN ' won lot was' ELSE ' won lots were' END || ' not paid for'
    FROM (SELECT count(*) AS count FROM auction_offers o WHERE o.user_id = ${userId} AND o.kind = 'winner' AND o.status = 'lapsed'
            AND o.settled_at > COALESCE((SELECT max(r.lifted_at) FROM bidder_bans r WHERE r.user_id = ${userId}), '-infinity')) unpaid
    WHERE unpaid.count >= ${UNPAID_WINS_BEFORE_BAN}
      AND NOT EXISTS (SELECT 1 FROM bidder_bans r WHERE r.user_id = ${userId} AND r.lifted_at IS NULL)`;
}

/** Offers the lot to the highest bidder who has had no offer yet, at their own highest bid. */
export async function offerToNextBidder(tx: Tx, auctionId: string): Promise<void> {
  const [offered] = await tx.$queryRaw<{ id: string; userId: string }[]>`
    INSERT INTO auction_offers (id, auction_id, user_id, bid_id, kind, amount_kobo, shipping_kobo, open_key, expires_at)
    SELECT auction_new_id('off'), b.auction_id, b.user_id, b.id, 'second_chance', b.amount_kobo, a.shipping_kobo, b.auction_id, clock_timestamp() + ${SECOND_CHANCE_INTERVAL}::interval
    FROM bids b JOIN auctions a ON a.id = b.auction_id
    WHERE b.auction_id = ${auctionId} AND b.voided_at IS NULL AND b.amount_kobo >= COALESCE(a.reserve_kobo, 0)
      AND NOT EXISTS (SELECT 1 FROM auction_offers o JOIN bids f ON f.id = o.bid_id
                      WHERE o.auction_id = b.auction_id AND o.user_id = b.user_id AND f.voided_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM bidder_bans r WHERE r.user_id = b.user_id AND r.lifted_at IS NULL)
    ORDER BY b.amount_kobo DESC LIMIT 1
    RETURNING id, user_id AS "userId"`;
  if (!offered) return;
  await enqueue(
    tx,
    auctionEmailJobs.secondChance.job(`second-chance/${offered.id}`, { auctionId, userId: offered.userId }),
  );
}
