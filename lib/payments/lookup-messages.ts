import type { LookupState } from "@/lib/payments/rules";

/** The messages of a payment lookup, on the page and in the email. `backBy` is a formatted date. */
export const lookupMessages: Record<LookupState, (backBy: string) => string> = {
  complete: () => "Your payment is complete, and what you paid for is yours. The receipt is in your mail.",
  returning: (backBy) => `This payment is going back to you. Your bank shows it by ${backBy} at the latest.`,
  returned: (backBy) => `This payment has gone back to you. If your bank does not show it yet, it will by ${backBy}.`,
  pending: () =>
    "Paystack does not have your money yet. We go on asking for three days; when it arrives, your order completes by itself and you get a mail.",
  "not-paid": () =>
    "Paystack says that this payment did not go through, so we have nothing of yours. Your bank gives back by itself what it took for a payment that failed; if it has not within five working days, ask it to, with this reference.",
  mismatch: () =>
    "Paystack holds a payment under this reference, but not of the sum that we asked for. Somebody at the museum is looking at it: please write to us, and name the reference.",
  unknown: () =>
    "We know no payment of that reference. It stands in the mail that Paystack sent you, and looks like LA-7F3K-92QX.",
};
