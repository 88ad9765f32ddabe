import http from "node:http";
import type { Actor } from "@/lib/auth/contracts";
import { encodeSession, sessionCookieName } from "@/lib/auth/sessions/session-token";
import { bidders } from "./bench-auction";

const [kind = "museum", target = "", sale = "", connections = "32", seconds = "8"] = process.argv.slice(2);
const isApp = kind === "museum";
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const { hostname, port, origin } = new URL(target);
// Only the ids of user and session are trusted; the rest is read from the database.
const cookies = await Promise.all(
  bidders.map(async (_id) => {
    const actor = { _id, role: "Member", isVIP: true, subscription: null } as unknown as Actor;
    return `${sessionCookieName()}=${await encodeSession(actor, `sgn_${_id}`)}`;
  }),
);

function post(path: string, body: object, headers: Record<string, string>): Promise<number> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        hostname,
        port,
        path,
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(text) },
      },
      (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode ?? 0));
      },
    );
    request.once("error", reject);
    request.end(text);
  });
}

const until = Date.now() + Number(seconds) * 1_000;
const times: number[] = [];
const unexpectedStatuses = new Map<number, number>();
let sum = 0;

async function bidder(): Promise<void> {
  while (Date.now() < until) {
    sum += 1;
    const who = sum % bidders.length;
    const amount = 2_000 + sum;
    const key = `k${sum}`;
    const began = performance.now();
    const status = isApp
      ? await post(
          `/api/auctions/${sale}/bids`,
          { amount },
          { cookie: cookies[who] ?? "", origin, "idempotency-key": key },
        )
      : await post("/bid", { sale, who: bidders[who], amount, key }, {});
    times.push(performance.now() - began);
    if (status !== 201 && status !== 409) unexpectedStatuses.set(status, (unexpectedStatuses.get(status) ?? 0) + 1);
  }
}

await Promise.all(Array.from({ length: Number(connections) }, bidder));
if (unexpectedStatuses.size > 0)
  throw new Error(`responses that are neither 201 nor 409: ${JSON.stringify([...unexpectedStatuses])}`);
times.sort((a, b) => a - b);
const percentile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
process.send?.({ perSecond: times.length / Number(seconds), p50: percentile(0.5), p99: percentile(0.99) });
agent.destroy();
process.disconnect?.();
