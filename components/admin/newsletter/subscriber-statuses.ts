export const subscriberStatuses = [
  { key: "confirmed", name: "Subscribed" },
  { key: "pending", name: "Not confirmed" },
  { key: "unsubscribed", name: "Unsubscribed" },
  { key: "bounced", name: "Bounced" },
] as const;
