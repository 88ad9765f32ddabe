import { publishTerms } from "@/lib/auctions/publish-terms";
import { requireAuctionRow } from "@/lib/auctions/queries";
import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

type AcceptTerms = { actor: Actor; slugOrId: string; version: number };
type Acceptance = { alias: string; version: number; acceptedAt: string };

/**
 * Records that a bidder accepted the published terms, once for each version, and gives them their alias: so their own first bid is
 * recognized in the first message about it. Throws `stale` for a version that is no longer the published one.
 */
export async function acceptTerms({ actor, slugOrId, version }: AcceptTerms): Promise<Acceptance> {
  const { id: auctionId } = await requireAuctionRow({ slugOrId, viewer: actor });
  return transaction(async (tx) => {
    const [auction] = await tx.$queryRaw<{ status: string; termsVersion: number }[]>`
      SELECT status, terms_version AS "termsVersion" FROM auctions WHERE id = ${auctionId} FOR UPDATE`;
    if (auction?.status !== "scheduled") return throwAppError("conflict", "This auction has ended.");
    // Scheduled before terms were stored: its text is stored now.
    if (auction.termsVersion === 0) await publishTerms(tx, auctionId);
    if (version !== Math.max(1, auction.termsVersion))
      return throwAppError("stale", "The terms have changed. Please read them again.");
    await tx.$executeRaw`
      INSERT INTO auction_terms_acceptances (auction_id, user_id, terms_version, accepted_at)
      VALUES (${auctionId}, ${actor._id}, ${version}, clock_timestamp()) ON CONFLICT DO NOTHING`;
    const [row] = await tx.$queryRaw<{ alias: string; acceptedAt: Date }[]>`
      SELECT auction_take_alias(${auctionId}, ${actor._id}) AS alias, accepted_at AS "acceptedAt" FROM auction_terms_acceptances
      WHERE auction_id = ${auctionId} AND user_id = ${actor._id} AND terms_version = ${version}`;
    if (!row) throw new Error("The acceptance was not stored");
    return { alias: row.alias, version, acceptedAt: row.acceptedAt.toISOString() };
  });
}
