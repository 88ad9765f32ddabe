import * as z from "zod/mini";

/** Where a lot comes from: the sale it was won in, the winning line of its public ledger, and that ledger's head at payment. */
export const provenance = z.object({
  auctionId: z.string(),
  slug: z.string(),
  title: z.string(),
  alias: z.string(),
  seq: z.int(),
  hash: z.string(),
  bidAt: z.string(),
  headHash: z.string(),
});
export type Provenance = z.infer<typeof provenance>;
