import { newId } from "@/lib/core/ids";
import { count } from "@/lib/core/telemetry";
import type { Tx } from "@/lib/db/client";
import type { Charge, ChargePurpose } from "@/prisma/generated/client";

type VoucherCharge = { reference: string; purpose: ChargePurpose; subjectId: string; userId: string; email: string };

/**
 * Records the charge of a purchase that a gift voucher pays completely: a charge of nothing, paid and settled, so that receipts, refunds
 * and reports need no second path. The caller holds the lock of the account and settles the purchase in the same transaction.
 */
export async function recordVoucherCharge(tx: Tx, charge: VoucherCharge): Promise<Charge> {
  const { reference, purpose, subjectId, userId, email } = charge;
  const id = newId("chg");
  await tx.$executeRaw`
    INSERT INTO charges (id, reference, purpose, subject_id, user_id, email, amount_kobo, fees_kobo, status, channel, paid_at, settled_at)
    VALUES (${id}, ${reference}, ${purpose}::"ChargePurpose", ${subjectId}, ${userId}, ${email}, 0, 0, 'success'::"ChargeStatus", 'voucher',
      clock_timestamp(), clock_timestamp())`;
  count("museum.payments", { purpose, outcome: "paid" });
  return tx.charge.findUniqueOrThrow({ where: { id } });
}
