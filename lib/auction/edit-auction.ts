import type * as z from "zod/mini";
import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { AdminAuction, editAuctionBody } from "@/lib/auction/admin-contracts";
import { requireAdminAuction } from "@/lib/auction/admin-queries";
import { lockUnopened } from "@/lib/auction/lock-unopened";
import { isSlugTaken, requireLot, saleColumns } from "@/lib/auction/sale-columns";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";
import type { Prisma } from "@/prisma/generated/client";

type Given = { actor: Actor; auctionId: string; body: z.infer<typeof editAuctionBody> };

/** Changes the terms of a sale that is not open yet. An edit made on an older version is refused. */
export async function editAuction({ actor, auctionId, body }: Given): Promise<AdminAuction> {
  const { version, ...fields } = body;
  await transaction(async (tx) => {
    const sale = await lockUnopened(tx, auctionId);
    if (sale.version !== version) refuse("stale", "Somebody else has changed this sale meanwhile. Please look again.");
    await requireLot(tx, body.productId);
    await tx.auction.update({
      where: { id: auctionId },
      data: { ...saleColumns(fields), version: { increment: 1 } },
    });
    const detail = fields as Prisma.InputJsonObject;
    await recordAudit(tx, { actorId: actor._id, action: "auction.edit", subject: auctionId, detail });
  }).catch((error: unknown) => {
    if (isSlugTaken(error))
      refuse("conflict", "Another sale has this address.", { fields: { slug: "Another sale has it" } });
    throw error;
  });
  republish([paths.auctions, "/auctions/[slug]"]);
  return requireAdminAuction(actor, auctionId);
}
