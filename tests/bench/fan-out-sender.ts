// Places bids at a steady rate, or sends bare messages; sends back what was committed and when.
import { setTimeout as sleep } from "node:timers/promises";
import { placeBid } from "@/lib/auctions/place-bid";
import { backgroundSettled } from "@/lib/core/background";
import { disconnect } from "@/lib/db/client";
import { publish } from "@/lib/realtime/realtime";
import { bidders } from "./bench-auction";
import type { Commit } from "./fan-out-sockets";

const [kind = "bids", auctionId = "", perSecond = "4", seconds = "15"] = process.argv.slice(2);
const now = () => performance.timeOrigin + performance.now();

async function bid(sum: number): Promise<Commit> {
  const actor = { _id: bidders[sum % bidders.length] ?? "", role: "Member" as const };
  const { seq } = await placeBid({ actor, auctionId, amount: 2_000 + sum * 100 });
  return { seq, at: now() };
}

async function message(seq: number): Promise<Commit> {
  const at = now();
  await publish(`auction-${auctionId}`, "bid_update", { seq });
  return { seq, at };
}

const commits: Commit[] = [];
const total = Number(perSecond) * Number(seconds);
// The first one connects, and counts for nothing.
await (kind === "bids" ? bid(1) : message(1));
await backgroundSettled();
const started = now();
for (let sum = 2; sum <= total + 1; sum++) {
  await sleep(Math.max(0, started + ((sum - 2) * 1_000) / Number(perSecond) - now()));
  commits.push(await (kind === "bids" ? bid(sum) : message(sum)));
}
await backgroundSettled();
process.send?.(commits);
await disconnect();
