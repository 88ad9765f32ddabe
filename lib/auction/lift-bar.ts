import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { Bar } from "@/lib/auction/admin-contracts";
import { requireBar } from "@/lib/auction/bar-queries";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";

type Given = { actor: Actor; barId: string; reason: string };

/** Lets somebody bid again who had not paid for a lot, once, and tells them. */
export async function liftBar({ actor, barId, reason }: Given): Promise<Bar> {
  await transaction(async (tx) => {
    const [bar] = await tx.$queryRaw<{ userId: string; auctionId: string | null }[]>`
      UPDATE bidder_bars SET lifted_at = clock_timestamp(), lifted_by_id = ${actor._id} WHERE id = ${barId} AND lifted_at IS NULL
      RETURNING user_id AS "userId", auction_id AS "auctionId"`;
    if (!bar) {
      if (await tx.bidderBar.count({ where: { id: barId } })) refuse("conflict", "This bar was lifted before.");
      return refuse("not_found", "There is no such bar.");
    }
    await recordAudit(tx, { actorId: actor._id, action: "auction.lift-bar", subject: barId, detail: { reason } });
    const { userId, auctionId } = bar;
    if (auctionId)
      await enqueue(tx, { topic: "auction.bar-lifted", key: `bar-lifted/${barId}`, payload: { userId, auctionId } });
  });
  return requireBar(barId);
}
