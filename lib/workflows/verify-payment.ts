import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { db } from "@/lib/db/client";
import { type ChargeState, settleCharge } from "@/lib/payments/settle-charge";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";

type VerifyPayment = { actor: Actor; reference: string };

/** Verifies a payment with Paystack again and settles it if it is paid, also an automatic renewal whose webhook was lost. */
export async function verifyPayment({ actor, reference }: VerifyPayment): Promise<ChargeState> {
  let state = await settleCharge(reference, settlementHandlers);
  if (state === "unknown") {
    await settlementHandlers.onProviderEvent?.("charge.success", { reference });
    state = await settleCharge(reference, settlementHandlers);
  }
  await recordAudit(db, { actorId: actor._id, action: "payment.verify", subject: reference, detail: { state } });
  return state;
}
