import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { requireAdminAuction } from "@/lib/auctions/admin-queries";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

type DuplicateAuction = { actor: Actor; auctionId: string; start: string; end: string };

const MAX_SLUG_LENGTH = 80;

/**
 * Creates a draft with the lot and terms of an auction and with new times: without bids, followers, message, ledger and accession number, and
 * without a drop that was deleted.
 */
export async function duplicateAuction({ actor, auctionId, start, end }: DuplicateAuction): Promise<AdminAuction> {
  const [startsAt, endsAt] = [new Date(start), new Date(end)];
  if (endsAt <= startsAt)
    throwAppError("invalid_input", "The end must be after the start.", { fields: { end: "Must be after the start" } });
  const id = newId("auc");
  await transaction(async (tx) => {
    const [source] = await tx.$queryRaw<{ id: string; title: string; slug: string }[]>`
      SELECT id, title, slug FROM auctions WHERE id = ${auctionId} OR slug = ${auctionId}`;
    if (!source) return throwAppError("not_found", "Auction not found.");
    // The end of the id makes the slug unique without another look at the table.
    const suffix = `-${id.slice(-6)}`;
    const slug = source.slug.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-+$/, "") + suffix;
    await tx.$executeRaw`
      INSERT INTO auctions (id, slug, title, description, images, status, starts_at, ends_at, opening_kobo, current_bid_kobo, increment_kobo,
        increment_bands, reserve_kobo, extension_window_seconds, extension_seconds, extension_cap, shipping_kobo, condition_report, medium, dimensions,
        estimate_low_kobo, estimate_high_kobo, product_id, created_by_id)
      SELECT ${id}, ${slug}, title, description, images, 'draft', ${startsAt}, ${endsAt}, opening_kobo, opening_kobo, increment_kobo,
        increment_bands, reserve_kobo, extension_window_seconds, extension_seconds, extension_cap, shipping_kobo, condition_report, medium, dimensions,
        estimate_low_kobo, estimate_high_kobo, (SELECT p.id FROM products p WHERE p.id = auctions.product_id AND p.deleted_at IS NULL), ${actor._id}
      FROM auctions WHERE id = ${source.id}`;
    await recordAudit(tx, {
      actorId: actor._id,
      action: "auction.duplicate",
      subject: id,
      detail: { of: source.id, title: source.title },
    });
  });
  return requireAdminAuction(actor, id);
}
