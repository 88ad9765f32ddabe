import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";
import { dayParam, monthParam } from "@/lib/core/list-query";
import { lookupStates } from "@/lib/payments/rules";

const missingLookupMessage = "Please give the reference, or the email and the amount";

/** An amount as typed: "₦54,000", "54000.50". Parsed to naira. */
const typedNaira = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).replace(/[₦,\s]/g, "")),
  ),
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, "Please give the amount in naira, as your bank shows it")),
    z.transform(Number),
  ),
);

const blankAsUndefined = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value) => (typeof value === "string" && value.trim() === "" ? undefined : value)),
    z.optional(schema),
  );

/** POST /help/payment: a payment's reference, or its email address and amount (naira). */
export const paymentHelpBody = z
  .object({
    reference: blankAsUndefined(z.string(missingLookupMessage).check(z.trim(), z.maxLength(100))),
    email: blankAsUndefined(emailAddress),
    amount: blankAsUndefined(typedNaira),
  })
  .check(
    z.refine(({ reference, email, amount }) => Boolean(reference || (email && amount)), {
      message: missingLookupMessage,
      path: ["reference"],
    }),
  );

export type PaymentHelpBody = z.infer<typeof paymentHelpBody>;

/** The state of one payment, without personal data. `backBy` is the day by which a refund arrives. */
export const paymentLookup = z.object({
  state: z.enum(lookupStates),
  message: z.string(),
  backBy: z.nullable(z.string()),
});

export type PaymentLookup = z.infer<typeof paymentLookup>;

/** By reference, the finding; by email address, only the message that the findings are emailed. */
export const paymentHelpReply = z.object({ finding: z.nullable(paymentLookup), message: z.string() });

export type PaymentHelpReply = z.infer<typeof paymentHelpReply>;

/** The reconciliation of a month, or of one day. */
export const reconciliationQuery = z.object({ month: z.optional(monthParam), day: z.optional(dayParam) });

/** POST /admin/payments/verify: verifies a payment with Paystack again. */
export const verifyPaymentBody = z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) });

export const verifyPaymentReply = z.object({ state: z.enum(["paid", "pending", "failed", "unknown"]) });

/** What a payment is for, and so where an admin continues: an order, or a user. */
export type PaymentSubject = { kind: "order" | "user"; id: string } | null;

type DifferenceReason =
  | "unrecorded"
  | "unknown-here"
  | "unknown-there"
  | "other-amount"
  | "refunded-there"
  | "other-refund"
  | "refund-late";

/** A difference between our records and Paystack's. Amounts in kobo; null when one side has no record. */
export type ReconciliationDifference = {
  reference: string;
  reason: DifferenceReason;
  ours: number | null;
  theirs: number | null;
  email: string;
  at: string;
  subject: PaymentSubject;
  /** The failed or late refund, which can be sent again. */
  refundId: string | null;
};

/** Who checked a day, when, and what was found then. */
export type DayCheck = { by: string | null; at: string; note: string; differences: number };

/** A day of the reconciliation. Payments and fees are Paystack's, in kobo. */
export type ReconciliationDay = {
  day: string;
  payments: number;
  totalKobo: number;
  feesKobo: number;
  differences: number;
  check: DayCheck | null;
};

/** POST /admin/reconciliation/{day}/check. A day with differences needs a note. */
export const reconciliationDayParams = z.object({ day: dayParam });
export const checkDayBody = z.object({
  reason: z.optional(z.string().check(z.trim(), z.minLength(3, "Enter a note"), z.maxLength(300))),
});

/** POST /admin/refunds/{id}/retry. */
export const refundParams = z.object({ refundId: z.string().check(z.regex(/^\w{1,80}$/)) });

/** An event of Paystack that failed too often and waits for an admin. */
export type ParkedEvent = {
  _id: string;
  event: string;
  reference: string | null;
  attempts: number;
  lastError: string;
  at: string;
};

/** POST /admin/provider-events/{id}/retry. */
export const providerEventParams = z.object({ eventId: z.string().check(z.regex(/^\w{1,80}$/)) });

/** The payouts and fees of a month, or one payout. */
export const payoutsQuery = z.object({
  month: z.optional(monthParam),
  payout: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
});

/** Payments of a day or month in kobo. `unknownFees` counts the payments whose fee Paystack has not reported. */
export type FeeSums = {
  payments: number;
  paidKobo: number;
  feesKobo: number;
  unknownFees: number;
  refundedKobo: number;
};

/** A payout to the bank account: what was paid, the fees, and what arrived after deductions such as refunds. */
export type Payout = {
  id: string;
  status: string;
  settledAt: string;
  processedKobo: number;
  feesKobo: number;
  deductedKobo: number;
  paidOutKobo: number;
};

/** The payments of a payout on one day in Lagos. `unknown` counts those without a charge of the same amount here. */
export type PayoutDay = { day: string; payments: number; paidKobo: number; feesKobo: number; unknown: number };

/**
 * GET /admin/chargebacks. "respond" waits for our response, "bank" for the decision; "won" and "returned" are decided. The default order
 * has those that wait for a response first, by deadline.
 */
export const chargebacksQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(z.enum(["respond", "bank", "won", "returned"])),
  sort: z.optional(z.enum(["newest", "oldest", "largest"])),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
});
export type ChargebacksQuery = z.infer<typeof chargebacksQuery>;

/** A payment that its bank disputes; amounts in kobo. */
export type AdminChargeback = {
  id: string;
  reference: string;
  purpose: "order" | "membership" | "lot" | "gift" | "event" | "voucher";
  /** The order that was paid with it; null for other payments. */
  orderId: string | null;
  /** The numbers of that order that are not void. */
  numbers: { editionId: string; number: number; product: string }[];
  buyer: string;
  email: string;
  amountKobo: number;
  paidKobo: number;
  /** What we had refunded already. */
  refundedKobo: number;
  category: string;
  status: string;
  resolution: string | null;
  dueAt: string | null;
  isLate: boolean;
  openedAt: string;
  resolvedAt: string | null;
  response: "accepted" | "contested" | null;
  respondedAt: string | null;
  respondedBy: string | null;
  /** The number of the credit note of an accepted one, where the payment has an invoice. */
  creditNote: string | null;
  canRespond: boolean;
};

/** POST /admin/chargebacks/{id}/response. The message goes to the bank, with the evidence of the order. */
export const chargebackParams = z.object({ chargebackId: z.string().check(z.regex(/^cbk_\w{1,40}$/)) });
export const chargebackBody = z.object({
  response: z.enum(["accepted", "contested"]),
  reason: z
    .string("Enter a message")
    .check(z.trim(), z.minLength(10, "At least 10 characters"), z.maxLength(500, "At most 500 characters")),
});

/** POST /refunds/{token}/account: the bank account of a buyer whose refund cannot go back the way it came. It is never stored. */
export const refundAccountParams = z.object({ token: z.string().check(z.regex(/^ref_\w{1,40}\.[\w-]{43}$/)) });
export const refundAccountBody = z.object({
  bankId: z.string("Choose your bank").check(z.regex(/^\d{1,9}$/, "Choose your bank")),
  accountNumber: z
    .string("Enter the account number")
    .check(z.trim(), z.regex(/^\d{10}$/, "An account number has 10 digits")),
});

/** What the page of such a refund shows; the amount in kobo. */
export type RefundToSend = { reference: string; amountKobo: number; state: "needed" | "sent" | "returned" | "failed" };
