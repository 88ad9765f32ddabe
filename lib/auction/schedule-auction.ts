import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { AdminAuction } from "@/lib/auction/admin-contracts";
import { requireAdminAuction } from "@/lib/auction/admin-queries";
import { announceTimes } from "@/lib/auction/announce-sale";
import { lockUnopened } from "@/lib/auction/lock-unopened";
import { afterResponse } from "@/lib/platform/background";
import { databaseNow } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";

type Given = { actor: Actor; auctionId: string; start: string; end: string };

/** Puts a sale on the calendar, or moves one that is not open yet. With a start that has passed it opens at once. */
export async function scheduleAuction({ actor, auctionId, start, end }: Given): Promise<AdminAuction> {
  const [startsAt, endsAt] = [new Date(start), new Date(end)];
  if (endsAt <= startsAt)
    refuse("invalid_input", "A sale ends after it begins.", { fields: { end: "After the start" } });
  await transaction(async (tx) => {
    await lockUnopened(tx, auctionId);
    if (endsAt <= (await databaseNow(tx)))
      refuse("invalid_input", "That end has passed already.", { fields: { end: "In the future" } });
    await tx.auction.update({
      where: { id: auctionId },
      data: { status: "scheduled", startsAt, endsAt, announcedEndsAt: endsAt, version: { increment: 1 } },
    });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "auction.schedule",
      subject: auctionId,
      detail: { start, end },
    });
  });
  afterResponse(() => announceTimes(auctionId));
  republish([paths.auctions, "/auctions/[slug]"]);
  return requireAdminAuction(actor, auctionId);
}
