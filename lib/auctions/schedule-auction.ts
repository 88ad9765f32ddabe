import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { requireAdminAuction } from "@/lib/auctions/admin-queries";
import { lockScheduledAuction } from "@/lib/auctions/lock-scheduled";
import { publishTerms } from "@/lib/auctions/publish-terms";
import { publishTimes } from "@/lib/auctions/publish-updates";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { afterResponse } from "@/lib/core/background";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";

type ScheduleAuction = { actor: Actor; auctionId: string; start: string; end: string };

/** Schedules an auction, or reschedules one that is not open yet. With a start in the past it opens at once. */
export async function scheduleAuction({ actor, auctionId, start, end }: ScheduleAuction): Promise<AdminAuction> {
  const [startsAt, endsAt] = [new Date(start), new Date(end)];
  if (endsAt <= startsAt)
    throwAppError("invalid_input", "The end must be after the start.", { fields: { end: "Must be after the start" } });
  await transaction(async (tx) => {
    await lockScheduledAuction(tx, auctionId);
    if (endsAt <= (await databaseNow(tx)))
      throwAppError("invalid_input", "The end must be in the future.", { fields: { end: "Must be in the future" } });
    await tx.auction.update({
      where: { id: auctionId },
      data: { status: "scheduled", startsAt, endsAt, announcedEndsAt: endsAt, version: { increment: 1 } },
    });
    await publishTerms(tx, auctionId);
    await recordAudit(tx, {
      actorId: actor._id,
      action: "auction.schedule",
      subject: auctionId,
      detail: { start, end },
    });
  });
  afterResponse(() => publishTimes(auctionId));
  await revalidatePages(pagesShowing.auctions);
  return requireAdminAuction(actor, auctionId);
}
