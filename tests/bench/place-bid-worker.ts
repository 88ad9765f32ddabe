import { placeBid } from "@/lib/auctions/place-bid";
import { backgroundSettled } from "@/lib/core/background";
import { disconnect } from "@/lib/db/client";
import { bidders } from "./bench-auction";

const [auctionId = "", connections = "10", seconds = "8"] = process.argv.slice(2);
const warmUp = 1_000;
const until = Date.now() + warmUp + Number(seconds) * 1_000;
let sum = 0;
let completed = 0;

async function bidder(): Promise<void> {
  while (Date.now() < until) {
    sum += 1;
    const actor = { _id: bidders[sum % bidders.length] ?? "", role: "Member" as const };
    // A bid that reaches the row after a higher one is rejected, as in pgbench.
    await placeBid({ actor, auctionId, amount: 2_000 + sum, key: `k${sum}` }).catch((error: { code?: string }) => {
      if (error.code !== "bid_too_low") throw error;
    });
    if (Date.now() > until - Number(seconds) * 1_000) completed += 1;
  }
}

await Promise.all(Array.from({ length: Number(connections) }, bidder));
await backgroundSettled();
process.send?.(completed / Number(seconds));
await disconnect();
