// Calls each handler `calls` times, eight at a time, and prints the CPU time of this process per call; then the steps of a call alone.
import { NextRequest } from "next/server";
import { POST as placeBid } from "@/app/api/auctions/[auctionId]/bids/route";
import { GET as getAuction } from "@/app/api/auctions/[auctionId]/route";
import { POST as addToCart } from "@/app/api/cart/add/route";
import { GET as getCart } from "@/app/api/cart/route";
import { GET as getMe } from "@/app/api/me/route";
import { bidConfirmation } from "@/lib/auctions/contracts";
import type { Actor } from "@/lib/auth/contracts";
import { decodeSession, encodeSession, sessionCookieName } from "@/lib/auth/sessions/session-token";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { databasePool, db, disconnect } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { assertSameOrigin, parseBody } from "@/lib/http/request-body";
import { ok } from "@/lib/http/responses";
import type { Handler } from "@/lib/http/route";
import { getActor, getActorAndCount } from "@/lib/subscriptions/get-actor";
import { bidders } from "./bench-auction";

const [auctionId = "", callsText = "2000", only = ""] = process.argv.slice(2);
const calls = Number(callsText);
const CONCURRENT = 8;

const tokens = await Promise.all(
  bidders.map((_id) => {
    const actor = { _id, role: "Member", isVIP: true, subscription: null } as unknown as Actor;
    return encodeSession(actor, `sgn_${_id}`);
  }),
);

/** The CPU milliseconds of this process per call, the background work that follows included. */
async function measure(work: (i: number) => Promise<unknown> | unknown): Promise<number> {
  let next = 0;
  const runTo = (end: number) =>
    Promise.all(
      Array.from({ length: CONCURRENT }, async () => {
        while (next < end) await work(next++);
      }),
    );
  await runTo(Math.min(400, calls));
  await backgroundSettled();
  const [start, from] = [process.cpuUsage(), next];
  await runTo(from + calls);
  await backgroundSettled();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / calls;
}

/** Measured three times; the least, because other processes only ever add to it. */
async function least(work: (i: number) => Promise<unknown> | unknown): Promise<number> {
  const runs = [await measure(work), await measure(work), await measure(work)];
  return Math.min(...runs);
}

let amount = 2_000;
let sum = 0;

function makeRequest(path: string, body?: object): NextRequest {
  const who = sum++ % bidders.length;
  const headers = new Headers({ cookie: `${sessionCookieName()}=${tokens[who]}`, host: "localhost:3210" });
  if (!body) return new NextRequest(`${env().APP_URL}${path}`, { headers });
  const text = JSON.stringify(body);
  headers.set("origin", env().APP_URL);
  headers.set("content-type", "application/json");
  headers.set("content-length", String(Buffer.byteLength(text)));
  headers.set("idempotency-key", `k${sum}`);
  return new NextRequest(`${env().APP_URL}${path}`, { method: "POST", headers, body: text });
}

async function call(handler: Handler, request: NextRequest, params = {}): Promise<void> {
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  if (response.status >= 400 && response.status !== 409) throw new Error(`${response.status} ${text}`);
}

async function clearLimits(): Promise<void> {
  await databasePool().query("DELETE FROM rate_limits");
}

async function runMinimal(
  request: NextRequest,
  statement: { name: string; text: string; values: unknown[] },
): Promise<void> {
  if (request.body) await request.json();
  const { rows } = await databasePool().query(statement);
  await Response.json(rows[0] ?? {}).text();
}

const product = await db.product.findFirstOrThrow({
  where: { deletedAt: null, inStock: true, limitPerPerson: null, variants: { some: { name: "", stock: { gt: 0 } } } },
});
await db.productVariant.updateMany({ where: { productId: product.id }, data: { stock: 1_000_000 } });
const bidStatement = (who: string, bid: number, key: string) => ({
  name: "bench_bid",
  text: "SELECT auction_place_bid($1, $2, false, $3::bigint, NULL, $4) AS result",
  values: [auctionId, who, bid * 100, key],
});
const bidder = () => bidders[sum % bidders.length] as string;
const cartPath = "/api/cart";
const auctionPath = `/api/auctions/${auctionId}`;

type Row = [name: string, ms: number, minimal: number];

/** Nothing for a call that was not asked for. */
async function compare(name: string, ours: () => Promise<void>, minimal: () => Promise<void>): Promise<Row[]> {
  if (only && name !== only) return [];
  await clearLimits();
  const first = await least(ours);
  await clearLimits();
  return [[name, first, await least(minimal)]];
}

const cartSelect = (user: string) => ({
  name: "bench_cart",
  text: `SELECT c.*, p.name, v.stock FROM cart_lines c JOIN products p ON p.id = c.product_id
    JOIN product_variants v ON v.id = c.variant_id WHERE c.user_id = $1`,
  values: [user],
});
const table: Row[] = [
  ...(await compare(
    "POST bid",
    () => call(placeBid, makeRequest(`${auctionPath}/bids`, { amount: ++amount }), { auctionId }),
    () => runMinimal(makeRequest("/bid", { amount: ++amount }), bidStatement(bidder(), amount, `m${amount}`)),
  )),
  ...(await compare(
    "POST cart/add",
    async () => {
      await call(addToCart, makeRequest(`${cartPath}/add`, { productId: product.id, quantity: 1, variation: [] }));
      if (sum % 600 === 0) await databasePool().query("DELETE FROM cart_lines");
    },
    () =>
      runMinimal(makeRequest(cartPath, { productId: product.id }), {
        name: "bench_add",
        text: `UPDATE cart_lines SET quantity = 1 WHERE user_id = $1 RETURNING quantity`,
        values: [bidder()],
      }),
  )),
  ...(await compare(
    "GET cart",
    () => call(getCart, makeRequest(cartPath)),
    () => runMinimal(makeRequest(cartPath), cartSelect(bidder())),
  )),
  ...(await compare(
    "GET me",
    () => call(getMe, makeRequest("/api/me")),
    () =>
      runMinimal(makeRequest("/api/me"), {
        name: "bench_me",
        text: "SELECT * FROM users WHERE id = $1",
        values: [bidder()],
      }),
  )),
  ...(await compare(
    "GET auction",
    () => call(getAuction, makeRequest(auctionPath), { auctionId }),
    () =>
      runMinimal(makeRequest(auctionPath), {
        name: "bench_auction",
        text: `SELECT to_jsonb(a) AS auction, (SELECT jsonb_agg(b) FROM
          (SELECT * FROM bids WHERE auction_id = a.id ORDER BY seq DESC LIMIT 50) b) AS bids FROM auctions a WHERE id = $1`,
        values: [auctionId],
      }),
  )),
];

const reply = {
  currentBid: 1,
  minimumBid: 2,
  seq: 3,
  end: new Date().toISOString(),
  serverTime: new Date().toISOString(),
  bid: { seq: 3, bidder: "You", amount: 1, timestamp: new Date().toISOString(), hash: "a".repeat(64) },
};
const session = (i: number) => ({
  user: bidders[i % bidders.length] as string,
  token: tokens[i % tokens.length] as string,
});
const steps: [string, number][] = only
  ? []
  : [
      ["making the request (of the measurement)", await least(() => makeRequest("/bid", { amount: 1 }))],
      ["origin check", await least(() => assertSameOrigin(makeRequest("/bid", { amount: 1 })))],
      ["body", await least(() => parseBody(makeRequest("/bid", { amount: 1 }), "json", 100_000))],
      ["session token", await least((i) => decodeSession(session(i).token))],
      ["person", await least((i) => getActor(session(i).user, `sgn_${session(i).user}`))],
      ["rate limit", await least((i) => consumeLimit("read", `bench${i}`))],
      ["reply schema", await least(() => bidConfirmation.parse(reply))],
      ["response", await least(() => ok(reply, 201, new Headers()).text())],
      [
        "log line",
        await least(() => log().info({ requestId: "r", method: "POST", path: "/bid", status: 201, ms: 3 }, "request")),
      ],
      [
        "prepared statement of pg",
        await least(() => databasePool().query({ name: "bench_one", text: "SELECT $1::int AS one", values: [1] })),
      ],
      ["unnamed statement of pg", await least(() => databasePool().query("SELECT $1::int AS one", [1]))],
      [
        "person, and the call counted",
        await least((i) => getActorAndCount(session(i).user, `sgn_${session(i).user}`, "read")),
      ],
      ["Prisma.$queryRaw", await least(() => db.$queryRaw`SELECT ${1}::int AS one`)],
      ["Prisma.findUnique", await least(() => db.user.findUnique({ where: { id: "none" } }))],
    ];

const print = (line: string) => process.stderr.write(`${line}\n`);
print(`CPU ms per call, least of three runs of ${calls}:`);
for (const [name, ms, minimal] of table)
  print(
    `  ${name.padEnd(16)} ${ms.toFixed(2).padStart(7)}   minimal ${minimal.toFixed(2)}   ${(ms / minimal).toFixed(1)}x`,
  );
if (!only) print("The steps alone:");
for (const [name, ms] of steps) print(`  ${name.padEnd(42)} ${ms.toFixed(3).padStart(7)}`);
await disconnect();
