import type * as z from "zod/mini";
import type { AdminAuction, createAuctionBody } from "@/lib/auctions/admin-contracts";
import { requireAdminAuction } from "@/lib/auctions/admin-queries";
import { isSlugTaken, requireLot, toAuctionColumns } from "@/lib/auctions/mappers";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

type CreateAuction = { actor: Actor; body: z.infer<typeof createAuctionBody>; id?: string };

/** Creates a draft, which only admins can see. Its creator manages it and cannot bid in it. */
export async function createAuction({ actor, body, id = newId("auc") }: CreateAuction): Promise<AdminAuction> {
  const { title, slug } = body;
  await transaction(async (tx) => {
    await requireLot(tx, body.productId);
    await tx.auction.create({ data: { ...toAuctionColumns(body), id, title, slug, createdById: actor._id } });
    await recordAudit(tx, { actorId: actor._id, action: "auction.create", subject: id, detail: { title, slug } });
  }).catch((error: unknown) => {
    if (isSlugTaken(error))
      throwAppError("conflict", "Another auction has this slug.", {
        fields: { slug: "Another auction has this slug" },
      });
    throw error;
  });
  return requireAdminAuction(actor, id);
}
