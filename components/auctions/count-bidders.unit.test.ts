import { expect, it } from "vitest";
import type { Bid } from "@/lib/auctions/contracts";
import { countBidders } from "./count-bidders";

const bids: Bid[] = ["Iroko", "Agogo", "Iroko", "You"].map((bidder, index) => ({
  seq: index + 1,
  bidder,
  amount: 2_000 + index * 100,
  timestamp: "2026-11-24T09:00:00.000Z",
  hash: "",
}));

it("counts each bidder once", () => {
  expect([countBidders([], 0), countBidders(bids, 4)]).toEqual([0, 3]);
});

it("does not know the number when there are earlier bids", () => {
  expect(countBidders(bids, 51)).toBeNull();
});
