/** Why the shop refunds a payment by itself. */
const automaticReasons: Readonly<Record<string, string>> = {
  "sold-out": "Sold out before the payment arrived",
  "second-payment": "The cart was already paid",
  "over-limit": "Over the limit per person",
  "code-used": "The discount code was used up",
  "number-taken": "Somebody else has the chosen number",
};

/** The reason of a refund in words: that of an admin as it was typed. */
export const describeRefundReason = (reason: string): string => automaticReasons[reason] ?? reason;
