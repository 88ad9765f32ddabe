import type { Actor } from "@/lib/accounts/contracts";
import { requireAuction } from "@/lib/auction/queries";
import { db } from "@/lib/platform/db";

type Wish = { actor: Actor; slugOrId: string; watch: boolean; reminders: boolean };

/** Follows a sale, with or without reminders, or follows it no longer. Answers with how many people really follow it. */
export async function watchAuction({ actor, slugOrId, watch, reminders }: Wish) {
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
