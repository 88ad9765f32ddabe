import { judgeTransaction } from "@/lib/payments/rules";
import { db, type Tx, transaction } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { PaystackError, paystack } from "@/lib/platform/paystack";
import type { PaystackTransaction } from "@/lib/platform/paystack-replies";
import type { Charge, ChargePurpose } from "@/prisma/generated/client";

/** What a paid charge of a purpose brings about, in the charge's own transaction. Returns work for after the commit. */
export type Settler = {
  paid: (tx: Tx, charge: Charge) => Promise<() => void>;
  /** The buyer's payment failed for good at the provider; what was reserved for it may go. */
  failed: (charge: Charge) => Promise<void>;
};
export type Settlers = Partial<Record<ChargePurpose, Settler>> & {
  /**
   * News from the provider that is not about a charge of ours: a renewal, a subscription, a card that runs out. Answers what came of
   * it, or null when it concerns nobody.
   */
  onNews?: (event: string, data: unknown) => Promise<string | null>;
};

export type ChargeState = "paid" | "pending" | "failed" | "unknown";

/**
 * Asks Paystack what became of a reference and acts on it once, whoever asks first: the callback, the webhook, the waiting
 * page or the sweep. Throws PaystackError when Paystack cannot be asked; then nothing has changed.
 */
export async function settleCharge(reference: string, settlers: Settlers): Promise<ChargeState> {
  const charge = await db.charge.findUnique({ where: { reference } });
  if (!charge) return "unknown";
  if (charge.settledAt) return "paid";
  const reported = await verify(charge);
  if (!reported) return "pending";
  const live = env().PAYSTACK_SECRET_KEY.startsWith("sk_live_");
  const judgement = judgeTransaction({ amountKobo: charge.amountKobo, currency: charge.currency, live }, reported);
  const settler = settlers[charge.purpose];
  if (judgement.verdict === "paid" && settler) {
    await accept(charge, reported.paidAt, reported.channel, settler);
    return "paid";
  }
  if (judgement.verdict === "paid") {
    // Money that nobody knows what to do with stays unsettled, in sight, until somebody does.
    log().error({ reference, purpose: charge.purpose }, "a payment has no purpose that could be settled");
    await note(charge, { verdict: "pending" });
    return "pending";
  }
  await note(charge, judgement);
  if (judgement.verdict !== "failed") return "pending";
  await settler?.failed(charge);
  return "failed";
}

async function verify(charge: Charge): Promise<PaystackTransaction | null> {
  try {
    return await paystack.verifyTransaction(charge.reference);
  } catch (error) {
    // Unknown to Paystack: the page was never made, or not under this reference.
    if (error instanceof PaystackError && error.kind === "not-found") {
      await note(charge, { verdict: "pending" });
      return null;
    }
    throw error;
  }
}

async function accept(charge: Charge, paidAt: Date | null, channel: string, settler: Settler): Promise<void> {
  const announce = await transaction(async (tx) => {
    // The row count decides who settles: of two at once the second waits here, then finds nothing left to do.
    const won = await tx.$executeRaw`
      UPDATE charges SET status = 'success', settled_at = clock_timestamp(), paid_at = COALESCE(${paidAt}, clock_timestamp()),
        channel = ${channel}, last_checked_at = clock_timestamp(), checks = checks + 1
      WHERE id = ${charge.id} AND settled_at IS NULL`;
    return won === 1 ? settler.paid(tx, await tx.charge.findUniqueOrThrow({ where: { id: charge.id } })) : null;
  });
  announce?.();
}

async function note(
  charge: Charge,
  judgement: { verdict: "pending" | "failed" | "mismatch"; reason?: string },
): Promise<void> {
  const { verdict, reason = null } = judgement;
  if (verdict === "mismatch")
    log().error({ reference: charge.reference, reason }, "a payment does not match its charge");
  await db.$executeRaw`
    UPDATE charges SET last_checked_at = clock_timestamp(), checks = checks + 1,
      status = CASE WHEN ${verdict} = 'failed' THEN 'failed'::"ChargeStatus" ELSE status END,
      failure_reason = CASE WHEN ${verdict} = 'failed' THEN ${reason} ELSE failure_reason END,
      mismatch = CASE WHEN ${verdict} = 'mismatch' THEN ${reason} ELSE mismatch END
    WHERE id = ${charge.id} AND settled_at IS NULL`;
}
