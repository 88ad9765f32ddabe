import type * as z from "zod/mini";
import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { AdminAuction, createAuctionBody } from "@/lib/auction/admin-contracts";
import { requireAdminAuction } from "@/lib/auction/admin-queries";
import { isSlugTaken, requireLot, saleColumns } from "@/lib/auction/sale-columns";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";

type Given = { actor: Actor; body: z.infer<typeof createAuctionBody>; id?: string };

/** Makes a sale as a draft, which only admins see. Whoever makes it runs it, and does not bid in it. */
export async function createAuction({ actor, body, id = newId("auc") }: Given): Promise<AdminAuction> {
  const { title, slug } = body;
  await transaction(async (tx) => {
    await requireLot(tx, body.productId);
    await tx.auction.create({ data: { ...saleColumns(body), id, title, slug, createdById: actor._id } });
    await recordAudit(tx, { actorId: actor._id, action: "auction.create", subject: id, detail: { title, slug } });
  }).catch((error: unknown) => {
    if (isSlugTaken(error))
      refuse("conflict", "Another sale has this address.", { fields: { slug: "Another sale has it" } });
    throw error;
  });
  return requireAdminAuction(actor, id);
}
