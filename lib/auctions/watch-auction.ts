import { requireAuction } from "@/lib/auctions/queries";
import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";

type WatchAuction = { actor: Actor; slugOrId: string; watch: boolean; reminders: boolean };

/** Watches an auction with or without reminders, or stops watching it. Returns the number of watchers. */
export async function watchAuction({ actor, slugOrId, watch, reminders }: WatchAuction) {
  const { _id: auctionId } = await requireAuction({ slugOrId, viewer: actor });
  const key = { auctionId, userId: actor._id };
  if (watch) {
    await db.$executeRaw`
      INSERT INTO auction_watches (auction_id, user_id, wants_reminders) VALUES (${auctionId}, ${actor._id}, ${reminders})
      ON CONFLICT (auction_id, user_id) DO UPDATE SET wants_reminders = EXCLUDED.wants_reminders`;
  } else {
    await db.auctionWatch.deleteMany({ where: key });
  }
  const watching = await db.auctionWatch.count({ where: { auctionId } });
  return { watches: watch, reminders: watch && reminders, watching };
}
