import type { AdminAuctionSummary } from "@/lib/auctions/admin-contracts";

type Offer = Pick<NonNullable<AdminAuctionSummary["offer"]>, "kind" | "status">;

const statusLabels = {
  open: "not paid yet",
  paid: "paid",
  lapsed: "lapsed",
  declined: "declined",
  withdrawn: "withdrawn",
} as const;

/** The recipient and status of an offer: "Winner, not paid yet". */
export const offerLabel = ({ kind, status }: Offer): string =>
  `${kind === "winner" ? "Winner" : "Second chance"}, ${statusLabels[status]}`;
