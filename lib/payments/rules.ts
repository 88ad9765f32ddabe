/** What our record says of a charge, and what Paystack says of the transaction. Amounts in kobo. */
export type Expected = { amountKobo: bigint; currency: string; live: boolean };
export type Reported = { status: string; amountKobo: bigint; currency: string; domain: string };

export type Judgement =
  | { verdict: "paid" }
  | { verdict: "pending" }
  | { verdict: "failed"; reason: string }
  | { verdict: "mismatch"; reason: string };

/**
 * Whether this transaction pays this charge. An abandoned one is one that the buyer has not finished, and may still finish;
 * so it stays pending. Only exact sums in our currency, in the domain of our key, are a payment.
 */
export function judgeTransaction(expected: Expected, reported: Reported): Judgement {
  if (reported.status === "failed" || reported.status === "reversed")
    return { verdict: "failed", reason: reported.status };
  if (reported.status !== "success") return { verdict: "pending" };
  if (reported.domain !== (expected.live ? "live" : "test"))
    return { verdict: "mismatch", reason: `domain ${reported.domain}` };
  if (reported.currency !== expected.currency) return { verdict: "mismatch", reason: `currency ${reported.currency}` };
  if (reported.amountKobo !== expected.amountKobo)
    return { verdict: "mismatch", reason: `amount ${reported.amountKobo}` };
  return { verdict: "paid" };
}

/** What somebody who was debited can be told. "mismatch" is money that is not the sum we asked for. */
export const findingStates = [
  "complete",
  "returning",
  "returned",
  "pending",
  "not-paid",
  "mismatch",
  "unknown",
] as const;
export type FindingState = (typeof findingStates)[number];

type ChargeFacts = { settledAt: Date | null; status: string; mismatch: string | null };
type RefundFacts = { status: string; createdAt: Date };

/** Paystack: "refunds take up to 10 working days" (paystack.com/docs/payments/refunds). */
export const refundWorkingDays = 10;

/** Where a payment stands, from our record of it and of what went back. A refund that failed is still owed. */
export function judgeFinding(charge: ChargeFacts | null, refund: RefundFacts | null): FindingState {
  if (!charge) return "unknown";
  if (refund) return refund.status === "processed" ? "returned" : "returning";
  if (charge.settledAt) return "complete";
  if (charge.mismatch) return "mismatch";
  return charge.status === "failed" ? "not-paid" : "pending";
}
