import type * as z from "zod/mini";
import type { AdminAuction, editAuctionBody } from "@/lib/auctions/admin-contracts";
import { requireAdminAuction } from "@/lib/auctions/admin-queries";
import { lockScheduledAuction } from "@/lib/auctions/lock-scheduled";
import { isSlugTaken, requireLot, toAuctionColumns } from "@/lib/auctions/mappers";
import { publishTerms } from "@/lib/auctions/publish-terms";
import { throwAuctionConflict, toAuctionFields } from "@/lib/auctions/throw-auction-conflict";
import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

type EditAuction = { actor: Actor; auctionId: string; body: z.infer<typeof editAuctionBody> };

/** Changes the terms of an auction that is not open yet. Throws `stale` for an older version, with what is saved now. */
export async function editAuction({ actor, auctionId, body }: EditAuction): Promise<AdminAuction> {
  const { version, ...fields } = body;
  await transaction(async (tx) => {
    const auction = await lockScheduledAuction(tx, auctionId);
    if (auction.version !== version) await throwAuctionConflict(tx, auctionId);
    await requireLot(tx, body.productId);
    const before = await tx.auction.findUniqueOrThrow({ where: { id: auctionId } });
    const { status } = await tx.auction.update({
      where: { id: auctionId },
      data: { ...toAuctionColumns(fields), version: { increment: 1 } },
      select: { status: true },
    });
    if (status === "scheduled") await publishTerms(tx, auctionId);
    const detail = { ...fields, changes: auditChanges(toAuctionFields(before), fields) };
    await recordAudit(tx, { actorId: actor._id, action: "auction.edit", subject: auctionId, detail });
  }).catch((error: unknown) => {
    if (isSlugTaken(error))
      throwAppError("conflict", "Another auction has this slug.", {
        fields: { slug: "Another auction has this slug" },
      });
    throw error;
  });
  await revalidatePages(pagesShowing.auctions);
  return requireAdminAuction(actor, auctionId);
}
