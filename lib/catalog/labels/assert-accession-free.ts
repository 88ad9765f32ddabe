import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

/** Throws when another drop, also a deleted one, has this accession number on its wall label. */
export async function assertAccessionFree(tx: Tx, productId: string, accession: string | undefined): Promise<void> {
  if (!accession) return;
  // Of two drops that are saved at the same time, the second sees the first.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('accession/' || upper(${accession}), 0))::text`;
  const [other] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM products WHERE id <> ${productId} AND upper(label->>'accession') = upper(${accession}) LIMIT 1`;
  if (other)
    throwAppError("invalid_input", "Failed to save product", {
      fields: { "label.accession": `“${other.name}” has this accession number` },
    });
}
