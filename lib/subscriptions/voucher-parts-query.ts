import { db } from "@/lib/db/client";

/** What gift vouchers have paid of the payments for plans with these references, in kobo. Payments without a voucher are missing. */
export async function getVoucherParts(references: readonly string[]): Promise<Map<string, bigint>> {
  if (references.length === 0) return new Map();
  const rows = await db.$queryRaw<{ reference: string; kobo: bigint }[]>`
    SELECT c.reference, i.voucher_kobo AS kobo FROM charges c JOIN subscription_intents i ON i.id = c.subject_id
    WHERE c.purpose = 'membership' AND c.reference = ANY(${[...references]}::text[]) AND i.voucher_kobo > 0`;
  return new Map(rows.map(({ reference, kobo }) => [reference, kobo]));
}
