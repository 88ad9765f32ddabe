import type { Ban } from "@/lib/auctions/admin-contracts";
import { requireBan } from "@/lib/auctions/admin-queries";
import { auctionEmailJobs } from "@/lib/auctions/jobs";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

type LiftBan = { actor: Actor; banId: string; reason: string };

/** Lifts a bidder's ban and notifies them by email. */
export async function liftBan({ actor, banId, reason }: LiftBan): Promise<Ban> {
  await transaction(async (tx) => {
    const [ban] = await tx.$queryRaw<{ userId: string; auctionId: string | null }[]>`
      UPDATE bidder_bans SET lifted_at = clock_timestamp(), lifted_by_id = ${actor._id} WHERE id = ${banId} AND lifted_at IS NULL
      RETURNING user_id AS "userId", auction_id AS "auctionId"`;
    if (!ban) {
      if (await tx.bidderBan.count({ where: { id: banId } })) throwAppError("conflict", "This ban was already lifted.");
      return throwAppError("not_found", "Ban not found.");
    }
    await recordAudit(tx, { actorId: actor._id, action: "auction.lift-ban", subject: banId, detail: { reason } });
    const { userId, auctionId } = ban;
    if (auctionId) await enqueue(tx, auctionEmailJobs.banLifted.job(`ban-lifted/${banId}`, { userId, auctionId }));
  });
  return requireBan(banId);
}
