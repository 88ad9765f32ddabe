import type * as z from "zod/mini";
import { type AdminAuctionAction, adminAuctionAction } from "@/lib/auctions/admin-auction-action";
import { adminAuctionReply } from "@/lib/auctions/admin-contracts";
import { requireAdminAuction } from "@/lib/auctions/admin-queries";
import { auctionParams } from "@/lib/auctions/contracts";
import { type Declaration, route } from "@/lib/http/route";

type AuctionActionRoute<B> = { body: z.core.$ZodType<B>; toAction: (body: B) => AdminAuctionAction };

/** A POST route of an admin's action on one auction; returns the changed auction. */
export function auctionActionRoute<B>({ body, toAction }: AuctionActionRoute<B>): Declaration {
  return route({
    access: "admin",
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
