import { route } from "@/lib/http/route";
import type * as z from "zod/mini";
import { type AdminAuctionAction, adminAuctionAction } from "@/lib/auctions/admin-auction-action";
import { adminAuctionReply } from "@/lib/auctions/admin-contracts";
import { requireAdminAuction } from "@/lib/auctions/admin-queries";
import { auctionParams } from "@/lib/auctions/contracts";

type AuctionActionRoute<B, Input> = { body: z.core.$ZodType<B, Input>; toAction: (body: B) => AdminAuctionAction };

/** A POST route of an admin's action on one auction; returns the changed auction. */
export function auctionActionRoute<B, Input>({ body, toAction }: AuctionActionRoute<B, Input>) {
  return route({
    access: "admin",
    permission: "auctions",
    errors: ["conflict"],
    limit: "write",
    params: auctionParams,
    body,
    reply: adminAuctionReply,
    run: async ({ actor, params: { auctionId }, body }) => {
      await adminAuctionAction({ actor, auctionId, action: toAction(body) });
      return { sale: await requireAdminAuction(actor, auctionId) };
    },
  });
}
