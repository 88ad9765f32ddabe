import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { NumberPremium, WithheldNumber } from "./contracts";

/** The numbers that the museum keeps. */
export async function listWithheldNumbers(productId: string): Promise<WithheldNumber[]> {
  const rows = await db.editionClaim.findMany({ where: { productId, kind: "withheld" }, orderBy: { number: "asc" } });
  return rows.map(({ number, reason, createdAt }) => ({ number, reason, at: createdAt.toISOString() }));
}

/** What choosing numbers of a drop costs, the first rule on top. */
export async function listNumberPremiums(productId: string): Promise<NumberPremium[]> {
  const rows = await db.numberPremium.findMany({
    where: { productId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, kind, fromNumber, toNumber, premiumKobo }) => ({
    _id: id,
    kind,
    from: fromNumber,
    to: toNumber,
    premium: toNaira(premiumKobo),
  }));
}
