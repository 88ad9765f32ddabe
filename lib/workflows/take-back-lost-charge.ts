import { transaction } from "@/lib/db/client";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";

/**
 * Takes back what a payment gave, once a chargeback has returned all of it, with what was refunded before. A part of it is left to an
 * admin. Repeating it changes nothing.
 */
export async function takeBackLostCharge(chargeId: string): Promise<void> {
  const afterCommit = await transaction(async (tx) => {
    const charge = await tx.charge.findUnique({ where: { id: chargeId } });
    if (!charge || charge.refundedKobo < charge.amountKobo) return undefined;
    return settlementHandlers[charge.purpose]?.lost?.(tx, charge);
  });
  await afterCommit?.();
}
