import { offerToNextBidder } from "@/lib/auctions/expire-offer";
import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/**
 * Declines a second-chance offer and offers the lot to the next bidder. A winner's own offer cannot be declined, because a winning
 * bid is binding. A payment that arrives later is refunded (`settleOffer`).
 */
export async function declineOffer({ actor, auctionId: slugOrId }: { actor: Actor; auctionId: string }): Promise<void> {
  await transaction(async (tx) => {
    const [declined] = await tx.$queryRaw<{ auctionId: string }[]>`
      UPDATE auction_offers o SET status = 'declined', open_key = NULL, settled_at = clock_timestamp() FROM auctions a
      WHERE a.id = o.auction_id AND (a.id = ${slugOrId} OR a.slug = ${slugOrId}) AND o.user_id = ${actor._id}
        AND o.kind = 'second_chance' AND o.status = 'open'
      RETURNING o.auction_id AS "auctionId"`;
    if (!declined) return throwAppError("not_found", "There is no offer that you can decline in this auction.");
    await offerToNextBidder(tx, declined.auctionId);
  });
}
