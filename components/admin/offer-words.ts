import type { DeskSale } from "@/lib/auction/admin-contracts";

type Offer = Pick<NonNullable<DeskSale["offer"]>, "kind" | "status">;

const states = {
  open: "not paid yet",
  paid: "paid",
  lapsed: "lapsed",
  declined: "declined",
  withdrawn: "withdrawn",
} as const;

/** How an offer of the lot stands: "Winner, not paid yet". */
export const offerWords = ({ kind, status }: Offer): string =>
  `${kind === "winner" ? "Winner" : "Second chance"}, ${states[status]}`;
