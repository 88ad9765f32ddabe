// Many sockets that listen to one auction. Sends "connected"; receives the commits, and sends how late each was seen.
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** The entry that a bid wrote, and when its commit was known, in milliseconds since 1970. */
export type Commit = { seq: number; at: number };
/** Milliseconds over all commits and sockets; `missing` are the commits that a socket never saw. */
export type Latency = { count: number; missing: number; p50: number; p99: number };

const [auctionId = "", count = "1000"] = process.argv.slice(2);
const { PUSHER_HOST: host, PUSHER_PORT: port, PUSHER_KEY: key } = process.env;
const now = () => performance.timeOrigin + performance.now();

type Seen = { seq: number; at: number };

function listen(): Promise<Seen[]> {
  const seen: Seen[] = [];
  const socket = new WebSocket(`ws://${host}:${port}/app/${key}?protocol=7&client=js&version=8.0.0`);
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error("a socket could not connect"));
    socket.onmessage = ({ data }) => {
      const at = now();
      const message = JSON.parse(String(data));
      if (message.event === "pusher:connection_established")
        socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: `auction-${auctionId}` } }));
      else if (message.event === "pusher_internal:subscription_succeeded") resolve(seen);
      else if (message.event === "bid_update") seen.push({ seq: JSON.parse(message.data).seq, at });
    };
  });
}

const bySocket: Seen[][] = [];
// A hundred at a time, as they would come in.
while (bySocket.length < Number(count))
  bySocket.push(...(await Promise.all(Array.from({ length: Math.min(100, Number(count) - bySocket.length) }, listen))));
process.send?.("connected");

const [commits] = (await once(process, "message")) as [Commit[]];
const last = Math.max(...commits.map(({ seq }) => seq));
for (let wait = 0; wait < 50 && bySocket.some((seen) => !seen.some(({ seq }) => seq >= last)); wait++) await sleep(100);

const latencies: number[] = [];
let missing = 0;
for (const seen of bySocket)
  for (const commit of commits) {
    const first = seen.find(({ seq }) => seq >= commit.seq);
    if (first) latencies.push(Math.max(0, first.at - commit.at));
    else missing += 1;
  }
latencies.sort((a, b) => a - b);
const percentile = (part: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
const latency: Latency = { count: latencies.length, missing, p50: percentile(0.5), p99: percentile(0.99) };
process.send?.(latency, () => process.exit());
