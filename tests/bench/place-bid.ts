import { spawn } from "node:child_process";
import { type Bench, countBids, createAuction } from "./bench-auction";

/** The same through placeBid, in a process of its own as the app would be. */
export async function measurePlaceBid(
  bench: Bench,
  { connections, seconds }: { connections: number; seconds: number },
) {
  const sale = await createAuction(bench.url);
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "tests/bench/place-bid-worker.ts", sale, String(connections), String(seconds)],
    {
      env: { ...process.env, ...bench.env, NODE_ENV: "production", DATABASE_POOL: String(connections) },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const perSecond = await new Promise<number>((resolve, reject) => {
    child.once("message", (value) => resolve(Number(value)));
    child.once("exit", (code) => reject(new Error(`the bidding process ended with ${code}`)));
  });
  return { perSecond, accepted: (await countBids(bench.url, sale)) / (seconds + 1) };
}
