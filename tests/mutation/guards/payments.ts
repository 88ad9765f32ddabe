import type { Mutation } from "../mutation";

const rules = "lib/payments/rules.ts";
const webhooks = "tests/security/webhooks.test.ts";
const refunds = "lib/orders/refund-order.test.ts";
const conditionalWrites = "tests/security/conditional-writes.test.ts";

/** What makes a payment count once, and only the right one. */
export const paymentMutations: readonly Mutation[] = [
  {
    name: "the amount is the one that was asked for",
    file: rules,
    text: "if (reported.amountKobo !== expected.amountKobo)",
    replacement: "if (reported.amountKobo < 0n)",
    test: "lib/payments/rules.unit.test.ts",
  },
  {
    name: "the currency is the one that was asked for",
    file: rules,
    text: "if (reported.currency !== expected.currency) return",
    replacement: 'if (reported.currency === "") return',
    test: "lib/payments/rules.unit.test.ts",
  },
  {
    name: "a test payment does not pay a live charge",
    file: rules,
    text: 'if (reported.domain !== (expected.live ? "live" : "test"))',
    replacement: 'if (reported.domain === "")',
    test: "lib/payments/rules.unit.test.ts",
  },
  {
    name: "only a successful payment pays",
    file: rules,
    text: 'if (reported.status !== "success") return { status: "pending" };',
    replacement: "",
    test: webhooks,
  },
  {
    name: "a charge is settled once",
    file: "lib/payments/settle-charge.ts",
    text: "WHERE id = ${charge.id} AND settled_at IS NULL`;\n    if (updated === 0)",
    replacement: "WHERE id = ${charge.id}`;\n    if (updated === 0)",
    test: conditionalWrites,
  },
  {
    name: "a settled charge is left as it is",
    file: "lib/payments/settle-charge.ts",
    text: "    WHERE id = ${charge.id} AND settled_at IS NULL`;\n}",
    replacement: "    WHERE id = ${charge.id}`;\n}",
    test: conditionalWrites,
  },
  {
    name: "a stored event is handled once",
    file: "lib/payments/handle-webhook.ts",
    text: "if (!row.handledAt || isOnlyTrigger)",
    replacement: "if (row)",
    test: conditionalWrites,
  },
  {
    name: "no more is refunded than was paid",
    file: "lib/payments/create-refund.ts",
    text: "      AND refunded_kobo + COALESCE(${amountKobo ?? null}::bigint, amount_kobo) <= amount_kobo\n",
    replacement: "",
    test: refunds,
  },
  {
    name: "only a settled charge is refunded",
    file: "lib/payments/create-refund.ts",
    text: " AND settled_at IS NOT NULL AND status = 'success'",
    replacement: "",
    test: conditionalWrites,
  },
  {
    name: "a refund is sent once",
    file: "lib/payments/send-refund.ts",
    text: "(firstAttempts === 1 ? null : await findSentRefund(refund)) ??",
    replacement: "null ??",
    test: refunds,
  },
  {
    name: "a refund on its way is not sent again",
    file: "lib/payments/retry-refund.ts",
    text: " AND status = 'failed' RETURNING key",
    replacement: " RETURNING key",
    test: refunds,
  },
  {
    name: "a processed refund stays processed",
    file: "lib/payments/record-refund-event.ts",
    text: "AND (status IN ('pending', 'requested', 'needs_attention') OR (status = 'failed' AND ${status} = 'processed'))`",
    replacement: "`",
    test: webhooks,
  },
  {
    name: "one page per charge at Paystack",
    file: "lib/payments/start-charge.ts",
    text: "AND (c.init_started_at IS NULL OR c.init_started_at < clock_timestamp() - make_interval(secs => ${CLAIM_SECONDS}))",
    replacement: "",
    test: "lib/orders/checkout.test.ts",
  },
  {
    name: "a payment proof is decided once",
    file: "lib/payment-proofs/review-payment-proof.ts",
    text: 'where: { id: proofId, status: "received" }',
    replacement: "where: { id: proofId }",
    test: "lib/payment-proofs/payment-proofs.test.ts",
  },
  {
    name: "a job that another worker claimed is left to it",
    file: "lib/jobs/outbox.ts",
    text: "AND attempts = ${row.attempts}`;\n  return extended === 1;",
    replacement: "`;\n  return extended === 1;",
    test: "lib/jobs/outbox.test.ts",
  },
  {
    name: "a claimed job is not claimed again",
    file: "lib/jobs/outbox.ts",
    text: " AND (locked_until IS NULL OR locked_until < now())",
    replacement: "",
    test: "lib/jobs/outbox.test.ts",
  },
];
