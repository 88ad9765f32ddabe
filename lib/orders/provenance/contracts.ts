import * as z from "zod/mini";

/** The provenance of a lot: its auction, the winning entry of the public ledger, and the head hash of that ledger at payment. */
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

/** The certificate of a number that was bought. */
export type OrderCertificate = { editionId: string; code: string; name: string; number: number };
