import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { count, traced } from "@/lib/core/telemetry";
import { db, type Tx, transaction } from "@/lib/db/client";
import { lockAccount } from "@/lib/payments/lock-account";
import { refundDeletedAccount } from "@/lib/payments/refund-deleted-account";
import { verifyTransaction } from "@/lib/payments/rules";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import type { PaystackTransaction } from "@/lib/paystack/paystack-schemas";
import type { Charge, ChargePurpose } from "@/prisma/generated/client";

/** Settles the charges of one purpose. `paid` runs in the charge's transaction and returns a callback for after the commit. */
export type SettlementHandler = {
  paid: (tx: Tx, charge: Charge) => Promise<() => Promise<void>>;
  /** The payment failed permanently; releases what was reserved for it. */
  failed: (charge: Charge) => Promise<void>;
  /** The payer's account was deleted and the payment is refunded: nothing may be fulfilled. Runs in the charge's transaction. */
  deleted: (tx: Tx, charge: Charge) => Promise<void>;
  /**
   * A chargeback has returned the whole payment: takes back what it gave, once, and returns a callback for after the commit. An order needs
   * none: the database counts it as refunded (prisma/functions/shop_record_chargeback.sql).
   */
  lost?: (tx: Tx, charge: Charge) => Promise<() => Promise<void>>;
};
export type SettlementHandlers = Partial<Record<ChargePurpose, SettlementHandler>> & {
  /** Handles an event that is not about a charge: a renewal, a subscription, an expiring card. Returns the outcome, or null. */
  onProviderEvent?: (event: string, data: unknown) => Promise<string | null>;
};

export type ChargeState = "paid" | "pending" | "failed" | "unknown";

/**
 * Verifies a payment with Paystack and settles it once, whether called by the callback, the webhook, the polling page or the
 * scheduled jobs. Throws PaystackError, without any change, when Paystack cannot be reached.
 */
export async function settleCharge(reference: string, handlers: SettlementHandlers): Promise<ChargeState> {
  const charge = await db.charge.findUnique({ where: { reference } });
  if (!charge) return "unknown";
  if (charge.settledAt) return "paid";
  return traced("settle payment", { purpose: charge.purpose }, () => verifyAndSettle(charge, handlers));
}

async function verifyAndSettle(charge: Charge, handlers: SettlementHandlers): Promise<ChargeState> {
  const { reference } = charge;
  const reported = await fetchTransaction(charge);
  if (!reported) return "pending";
  const live = env().PAYSTACK_SECRET_KEY.startsWith("sk_live_");
  const result = verifyTransaction({ amountKobo: charge.amountKobo, currency: charge.currency, live }, reported);
  const handler = handlers[charge.purpose];
  if (result.status === "paid" && handler) {
    await acceptPayment(charge, reported, handler);
    return "paid";
  }
  if (result.status === "paid") {
    // A payment without a handler stays unsettled, so that it shows up in the reconciliation.
    log().error({ reference, purpose: charge.purpose }, "a payment has no settlement handler");
    await recordResult(charge, { status: "pending" });
    return "pending";
  }
  await recordResult(charge, result);
  if (result.status !== "failed") return "pending";
  await handler?.failed(charge);
  return "failed";
}

async function fetchTransaction(charge: Charge): Promise<PaystackTransaction | null> {
  try {
    return await paystack.verifyTransaction(charge.reference);
  } catch (error) {
    // Paystack has no such transaction: the payment page was never created, or not under this reference.
    if (error instanceof PaystackError && error.kind === "not-found") {
      await recordResult(charge, { status: "pending" });
      return null;
    }
    throw error;
  }
}

async function acceptPayment(
  charge: Charge,
  { paidAt, channel, customer, feesKobo, authorization }: PaystackTransaction,
  handler: SettlementHandler,
): Promise<void> {
  let isSettledHere = false;
  const afterCommit = await transaction(async (tx) => {
    isSettledHere = false;
    let isDeleted = await lockAccount(tx, charge.userId);
    // The row count decides who settles: a concurrent call waits for the row lock, then updates nothing.
    const updated = await tx.$executeRaw`
      UPDATE charges SET status = 'success', settled_at = clock_timestamp(), paid_at = COALESCE(${paidAt}, clock_timestamp()),
        channel = ${channel}, fees_kobo = ${feesKobo}, customer_code = ${customer.customerCode || null},
        card_signature = ${authorization?.signature || null}, last_checked_at = clock_timestamp(), check_count = check_count + 1
      WHERE id = ${charge.id} AND settled_at IS NULL`;
    if (updated === 0) return null;
    isSettledHere = true;
    const settled = await tx.charge.findUniqueOrThrow({ where: { id: charge.id } });
    // A guest's order may have been moved into an account since the charge was read.
    if (settled.userId !== charge.userId) isDeleted = await lockAccount(tx, settled.userId);
    if (!isDeleted) return handler.paid(tx, settled);
    await refundDeletedAccount(tx, settled, customer.email);
    await handler.deleted(tx, settled);
    return null;
  });
  if (isSettledHere) count("museum.payments", { purpose: charge.purpose, outcome: "paid" });
  await afterCommit?.();
}

async function recordResult(
  charge: Charge,
  { status, reason = null }: { status: "pending" | "failed" | "mismatch"; reason?: string | null },
): Promise<void> {
  count("museum.payments", { purpose: charge.purpose, outcome: status });
  if (status === "mismatch")
    log().error({ reference: charge.reference, reason }, "a payment does not match its charge");
  await db.$executeRaw`
    UPDATE charges SET last_checked_at = clock_timestamp(), check_count = check_count + 1,
      status = CASE WHEN ${status} = 'failed' THEN 'failed'::"ChargeStatus" ELSE status END,
      failure_reason = CASE WHEN ${status} = 'failed' THEN ${reason} ELSE failure_reason END,
      mismatch = CASE WHEN ${status} = 'mismatch' THEN ${reason} ELSE mismatch END
    WHERE id = ${charge.id} AND settled_at IS NULL`;
}
