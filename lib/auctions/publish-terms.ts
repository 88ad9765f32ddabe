import { incrementBands, termsText } from "@/lib/auctions/mappers";
import type { Tx } from "@/lib/db/client";

/**
 * Stores the text of the terms with the auction, as the next version if it differs from the published one. The caller holds the
 * auction's row lock. Once the auction is open its terms do not change, so neither does the text, whatever later releases would write.
 */
export async function publishTerms(tx: Tx, auctionId: string): Promise<void> {
  const row = await tx.auction.findUniqueOrThrow({ where: { id: auctionId } });
  const publishedTerms = termsText({
    ...row,
    incrementBands: incrementBands.parse(row.incrementBands),
  });
  if (publishedTerms === row.publishedTerms) return;
  await tx.auction.update({ where: { id: auctionId }, data: { publishedTerms, termsVersion: { increment: 1 } } });
}
