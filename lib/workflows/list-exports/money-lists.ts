import { sectionPermissions } from "@/lib/auth/staff-roles";
import { MAX_EXPORT_ROWS } from "@/lib/core/csv";
import { toNaira } from "@/lib/core/money";
import { selectVouchers } from "@/lib/orders/vouchers/admin-queries";
import { voucherListQuery } from "@/lib/orders/vouchers/contracts";
import { selectPaymentProofs } from "@/lib/payment-proofs/admin-queries";
import { adminPaymentProofsQuery } from "@/lib/payment-proofs/contracts";
import { selectChargebacks } from "@/lib/payments/chargebacks/queries";
import { chargebacksQuery } from "@/lib/payments/contracts";
import { chargebackReason } from "@/lib/payments/rules";
import { selectFailedCharges } from "@/lib/subscriptions/admin-queries";
import { failedChargesQuery } from "@/lib/subscriptions/contracts";
import { selectGiftMemberships } from "@/lib/subscriptions/gifts/admin-queries";
import { type AnyListExport, list, noFilters } from "@/lib/workflows/list-exports/define-list";

/** The exports of the lists of payments. */
export const moneyLists = {
  "gift-memberships": list({
    permission: sectionPermissions["gift-memberships"],
    query: noFilters,
    read: selectGiftMemberships,
    columns: {
      Bought: ({ createdAt }) => createdAt,
      State: ({ state }) => state,
      Plan: ({ plan }) => plan,
      Seats: ({ seats }) => seats,
      "Amount (naira)": ({ amount }) => amount,
      Buyer: ({ buyerEmail }) => buyerEmail,
      Recipient: ({ recipientName }) => recipientName,
      "Recipient's email": ({ recipientEmail }) => recipientEmail,
      "Send on": ({ sendOn }) => sendOn,
      Paid: ({ paidAt }) => paidAt,
      Sent: ({ sentAt }) => sentAt,
      Redeemed: ({ redeemedAt }) => redeemedAt,
      Refunded: ({ refundedAt }) => refundedAt,
    },
  }),
  vouchers: list({
    permission: sectionPermissions.vouchers,
    query: voucherListQuery,
    read: selectVouchers,
    columns: {
      Made: ({ createdAt }) => createdAt,
      State: ({ state }) => state,
      "Amount (naira)": ({ amount }) => amount,
      "Balance (naira)": ({ balance }) => balance,
      Buyer: ({ buyerEmail }) => buyerEmail,
      "Recipient's email": ({ recipientEmail }) => recipientEmail,
      "Issued by": ({ issuedBy }) => issuedBy?.name ?? null,
      Reason: ({ issuedBy }) => issuedBy?.reason ?? null,
      Issued: ({ issuedAt }) => issuedAt,
      Sent: ({ sentAt }) => sentAt,
      Stopped: ({ stoppedAt }) => stoppedAt,
    },
  }),
  "payment-proofs": list({
    permission: sectionPermissions["payment-proofs"],
    query: adminPaymentProofsQuery,
    read: selectPaymentProofs,
    columns: {
      Sent: ({ createdAt }) => createdAt,
      Status: ({ status }) => status,
      Name: ({ user }) => user.name,
      Email: ({ user }) => user.email,
      "Amount (dollars)": ({ amountUsd }) => amountUsd,
      Reason: ({ reason }) => reason,
      Decided: ({ decidedAt }) => decidedAt,
      "Decided by": ({ decidedBy }) => decidedBy,
    },
  }),
  "failed-charges": list({
    permission: sectionPermissions["failed-charges"],
    query: failedChargesQuery,
    read: selectFailedCharges,
    columns: {
      Failed: ({ failedAt }) => failedAt,
      Status: ({ status }) => status,
      Name: ({ member }) => member.name,
      Email: ({ member }) => member.email,
      Plan: ({ plan }) => plan,
      "Amount (naira)": ({ amountKobo }) => toNaira(amountKobo),
      Reason: ({ reason }) => reason,
      Card: ({ card }) => card,
      "Next try": ({ nextTryAt }) => nextTryAt,
    },
  }),
  chargebacks: list({
    permission: sectionPermissions.chargebacks,
    query: chargebacksQuery,
    read: async (query) => ({ rows: await selectChargebacks(query, MAX_EXPORT_ROWS + 1), nextCursor: null }),
    columns: {
      Reference: ({ reference }) => reference,
      "Paid for": ({ purpose }) => purpose,
      Buyer: ({ buyer }) => buyer,
      Email: ({ email }) => email,
      "Amount (naira)": ({ amountKobo }) => toNaira(amountKobo),
      "Paid (naira)": ({ paidKobo }) => toNaira(paidKobo),
      "Refunded (naira)": ({ refundedKobo }) => toNaira(refundedKobo),
      Reason: ({ category }) => chargebackReason(category),
      Status: ({ status }) => status,
      Decision: ({ resolution }) => resolution,
      Opened: ({ openedAt }) => openedAt,
      "Respond by": ({ dueAt }) => dueAt,
      Response: ({ response }) => response,
      Responded: ({ respondedAt }) => respondedAt,
      "Responded by": ({ respondedBy }) => respondedBy,
      Decided: ({ resolvedAt }) => resolvedAt,
      "Credit note": ({ creditNote }) => creditNote,
    },
  }),
} satisfies Readonly<Record<string, AnyListExport>>;
