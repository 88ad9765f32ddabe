/** A charge by our records, and the transaction as Paystack reports it. Amounts in kobo. */
export type ExpectedPayment = { amountKobo: bigint; currency: string; live: boolean };
export type ReportedPayment = { status: string; amountKobo: bigint; currency: string; domain: string };

export type VerificationResult =
  | { status: "paid" }
  | { status: "pending" }
  | { status: "failed"; reason: string }
  | { status: "mismatch"; reason: string };

/**
 * Whether a transaction pays a charge. An abandoned transaction stays pending, because the buyer may still finish it. Amount,
 * currency and domain (live or test) must match exactly.
 */
export function verifyTransaction(expected: ExpectedPayment, reported: ReportedPayment): VerificationResult {
  if (reported.status === "failed" || reported.status === "reversed")
    return { status: "failed", reason: reported.status };
  if (reported.status !== "success") return { status: "pending" };
  if (reported.domain !== (expected.live ? "live" : "test"))
    return { status: "mismatch", reason: `domain ${reported.domain}` };
  if (reported.currency !== expected.currency) return { status: "mismatch", reason: `currency ${reported.currency}` };
  if (reported.amountKobo !== expected.amountKobo)
    return { status: "mismatch", reason: `amount ${reported.amountKobo}` };
  return { status: "paid" };
}

/** Kobo: Paystack takes no smaller payment. */
const SMALLEST_PAYMENT = 5_000;

/**
 * What a voucher pays of a total, in kobo: all that it has, or the total; a smaller rest than Paystack takes is left to be paid.
 * 0 when it cannot pay anything. The SQL function `shop_voucher_share` computes the same.
 */
export function voucherShare(totalKobo: number, balanceKobo: number): number {
  if (balanceKobo >= totalKobo) return totalKobo;
  return Math.max(0, Math.min(balanceKobo, totalKobo - SMALLEST_PAYMENT));
}

/** The states of a payment in the payment help. "mismatch" is a payment with another amount than we asked for. */
export const lookupStates = [
  "complete",
  "returning",
  "returned",
  "pending",
  "not-paid",
  "mismatch",
  "unknown",
] as const;
export type LookupState = (typeof lookupStates)[number];

type ChargeFields = { settledAt: Date | null; status: string; mismatch: string | null };
type RefundFields = { status: string; createdAt: Date };

/** Paystack: "refunds take up to 10 working days" (paystack.com/docs/payments/refunds). */
export const refundWorkingDays = 10;

/** The state of a payment by its charge and latest refund. A failed refund is still owed. */
export function getLookupState(charge: ChargeFields | null, refund: RefundFields | null): LookupState {
  if (!charge) return "unknown";
  if (refund) return refund.status === "processed" ? "returned" : "returning";
  if (charge.settledAt) return "complete";
  if (charge.mismatch) return "mismatch";
  return charge.status === "failed" ? "not-paid" : "pending";
}

/** Paystack's categories of a dispute in words. */
const chargebackReasons: Readonly<Record<string, string>> = {
  chargeback: "Disputed at the bank",
  fraud: "Reported as fraud",
  general: "Complaint of the buyer",
};

/** Why a payment is disputed, in words. A category that Paystack adds later is shown as it is written, with a capital. */
export function chargebackReason(category: string): string {
  const words = category.replace(/[-_\s]+/g, " ").trim();
  if (!words) return "Not given";
  return chargebackReasons[words.toLowerCase()] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
