/** Why the shop refunds a payment by itself. */
const automaticReasons: Readonly<Record<string, string>> = {
  "sold-out": "Sold out before the payment arrived",
  "second-payment": "The cart was already paid",
  "over-limit": "Over the limit per person",
  "code-used": "The discount code was used up",
  "voucher-used": "The gift voucher was used for something else",
  "plan-taken-back": "The payment of the plan was returned",
  plan: "The plan was refunded by an admin",
  voucher: "The gift voucher was refunded by an admin",
  "number-taken": "Somebody else has the chosen number",
  erased: "The account was deleted before the payment arrived",
  "account-deleted": "The account was deleted before the payment arrived",
  "offer-over": "The offer of the lot was over",
  gift: "The gift was refunded by an admin",
  "event-no-seat": "No seat was left when the payment arrived",
  "event-cancelled": "The event was cancelled",
  "event-given-up": "The seat was given up",
  "event-second-seat": "A second seat after two accounts were merged",
};

/** The reason of a refund in words: that of an admin as it was typed. */
export const describeRefundReason = (reason: string): string => automaticReasons[reason] ?? reason;
