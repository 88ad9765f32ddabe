"use client";

import { DuplicateButton } from "@/components/admin/ui/duplicate-button";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** Creates a draft with the lot and terms of an auction, and opens it. */
export function DuplicateAuction({ id, title }: { id: string; title: string }) {
  return (
    <DuplicateButton
      title={title}
      explanation="The copy is a draft with the same lot, pictures, terms, condition report and estimate, and with these times. It has no bids and no followers, and nobody gets an email. Nobody sees it before you schedule it."
      send={(times) => api.post(adminApiPaths.auctionAction(id, "duplicate"), times)}
      goTo={(reply) => adminPaths.auction(reply.sale.auction._id)}
    />
  );
}
