import { db, type Tx, transaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";

/** How long the next bidder has, once the winner has not paid. */
const secondChance = "3 days";

/** Ends the offers that nobody paid in time: the winner is barred, and the next bidder is asked. The sweep's part. */
export async function lapseOffers(): Promise<number> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM auction_offers WHERE status = 'open' AND expires_at <= clock_timestamp() ORDER BY expires_at LIMIT 50`;
  let count = 0;
  for (const { id } of due) if (await lapseOffer(id)) count += 1;
  return count;
}

/** Ends one offer whose time is over; false when it was paid or ended before. */
export async function lapseOffer(offerId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [offer] = await tx.$queryRaw<{ auctionId: string; userId: string; kind: "winner" | "second_chance" }[]>`
      UPDATE auction_offers SET status = 'lapsed', open_key = NULL, settled_at = clock_timestamp()
      WHERE id = ${offerId} AND status = 'open' AND expires_at <= clock_timestamp()
      RETURNING auction_id AS "auctionId", user_id AS "userId", kind`;
    if (!offer) return false;
    const { auctionId, userId } = offer;
    // Only a bid binds. Whoever was asked second has promised nothing.
    if (offer.kind === "winner") {
      await tx.bidderBar.create({ data: { id: newId("bid"), userId, auctionId, reason: "The lot was not paid for" } });
      await enqueue(tx, { topic: "auction.barred", key: `barred/${offerId}`, payload: { auctionId, userId } });
    }
    await offerNext(tx, auctionId);
    return true;
  });
}

/** Asks the highest bidder who has not been asked yet, at their own highest bid. */
async function offerNext(tx: Tx, auctionId: string): Promise<void> {
  const [offered] = await tx.$queryRaw<{ id: string; userId: string }[]>`
    INSERT INTO auction_offers (id, auction_id, user_id, bid_id, kind, amount_kobo, open_key, expires_at)
    SELECT auction_new_id('off'), b.auction_id, b.user_id, b.id, 'second_chance', b.amount_kobo, b.auction_id, clock_timestamp() + ${secondChance}::interval
    FROM bids b JOIN auctions a ON a.id = b.auction_id
    WHERE b.auction_id = ${auctionId} AND b.voided_at IS NULL AND b.amount_kobo >= COALESCE(a.reserve_kobo, 0)
      AND NOT EXISTS (SELECT 1 FROM auction_offers o JOIN bids f ON f.id = o.bid_id
                      WHERE o.auction_id = b.auction_id AND o.user_id = b.user_id AND f.voided_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM bidder_bars r WHERE r.user_id = b.user_id AND r.lifted_at IS NULL)
    ORDER BY b.amount_kobo DESC LIMIT 1
    RETURNING id, user_id AS "userId"`;
  if (!offered) return;
  await enqueue(tx, {
    topic: "auction.second-chance",
    key: `second-chance/${offered.id}`,
    payload: { auctionId, userId: offered.userId, offerId: offered.id },
  });
}
