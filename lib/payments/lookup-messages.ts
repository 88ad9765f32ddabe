import type { LookupState } from "@/lib/payments/rules";

/** The messages of a payment lookup, on the page and in the email. `backBy` is a formatted date. */
export const lookupMessages: Record<LookupState, (backBy: string) => string> = {
  complete: () => "Your payment is complete. We have emailed you the receipt.",
  returning: (backBy) => `This payment is going back to you. Your bank shows it by ${backBy} at the latest.`,
  returned: (backBy) => `This payment has gone back to you. If your bank does not show it yet, it will by ${backBy}.`,
  pending: () =>
    "Paystack has not confirmed this payment yet. We check again for three days. As soon as it is confirmed, your order is completed and you get an email.",
  "not-paid": () =>
    "Paystack says that this payment did not go through, so we have not received any money. Your bank returns what it took for a failed payment. If it has not within five working days, contact your bank with this reference.",
  mismatch: () =>
    "Paystack has a payment with this reference, but the amount differs from the price. We are looking into it. Please write to us with the reference.",
  unknown: () =>
    "We have no payment with this reference. You find the reference in the email from Paystack. It looks like LA-7F3K-92QX.",
};
