// A bid is written by the statement that finds the caller and counts the call (lib/subscriptions/member-write.ts).
import { expect, test } from "vitest";
import { POST as postBid } from "@/app/api/auctions/[auctionId]/bids/route";
import { getStoredAuction, makeAuction } from "@/lib/auctions/factory";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { recordStatements } from "@/tests/record-statements";

const member = () => makeActor({ plan: "yearly" });
const { points: limit } = limits.bid;

/** Sends a bid; the response, how many bids the auction has, and how many calls of the user are counted. */
async function bid(id: string, as: string, { userId = "", body = { amount: 2_100 } as object, headers = {} } = {}) {
  const { status, body: reply } = await callRoute(postBid, `/api/auctions/${id}/bids`, {
    as,
    params: { auctionId: id },
    body,
    headers,
  });
  const [row] = await db.$queryRaw<{ points: number }[]>`SELECT points FROM rate_limits WHERE key = ${`bid:${userId}`}`;
  const { bidCount } = (await getStoredAuction(id)) ?? {};
  return { status, code: reply.code, error: reply.error, bidCount, counted: row?.points ?? 0 };
}

test("a member’s bid is one statement, and counted", async () => {
  const [{ id }, ada] = [await makeAuction(), await member()];
  const as = await makeSession(ada);
  const bids = await recordStatements(async () => {
    expect(
      await callRoute(postBid, `/api/auctions/${id}/bids`, { as, params: { auctionId: id }, body: { amount: 2_100 } }),
    ).toMatchObject({
      status: 201,
      body: { currentBid: 2_100, bid: { seq: 1, amount: 2_100, bidder: "You" } },
    });
  });
  expect(bids.filter((text) => /sessions x|auction_place_bid/.test(text))).toHaveLength(1);
  expect(await bid(id, as, { userId: ada._id })).toMatchObject({
    status: 409,
    code: "bid_too_low",
    bidCount: 1,
    counted: 2,
  });
});

test("a bid beyond the limit is refused, counted and not placed", async () => {
  const [{ id }, ada] = [await makeAuction(), await member()];
  const as = await makeSession(ada);
  await db.$executeRaw`INSERT INTO rate_limits (key, points, expire) VALUES (${`bid:${ada._id}`}, ${limit}, ${Date.now() + 60_000})`;
  expect(await bid(id, as, { userId: ada._id })).toMatchObject({ status: 429, bidCount: 0, counted: limit + 1 });
});

test("of concurrent bids no more than the limit reach the auction", async () => {
  const [{ id }, ada] = [await makeAuction(), await member()];
  const as = await makeSession(ada);
  const calls = await Promise.all(
    Array.from({ length: limit + 5 }, (_, i) => bid(id, as, { userId: ada._id, body: { amount: 2_100 + 100 * i } })),
  );
  expect(calls.filter(({ status }) => status === 429)).toHaveLength(5);
  const placed = calls.filter(({ status }) => status === 201).length;
  expect(await getStoredAuction(id)).toMatchObject({ bidCount: placed, seq: placed });
});

test.each([
  ["whose session has ended", "UPDATE sessions SET ended_at = now() WHERE user_id = $1", 401, 0],
  ["whose session ran out", "UPDATE sessions SET last_used_at = now() - interval '15 days' WHERE user_id = $1", 401, 0],
  ["who signed out everywhere", "UPDATE users SET session_version = session_version + 1 WHERE id = $1", 401, 0],
  ["whose account is disabled", "UPDATE users SET disabled_at = now() WHERE id = $1", 401, 0],
  [
    "with a second factor that the session did not pass",
    "INSERT INTO totp_credentials (user_id, encrypted_secret, confirmed_at) VALUES ($1, 'x', now())",
    401,
    0,
  ],
  [
    "whose plan has ended",
    "UPDATE subscriptions SET started_at = now() - interval '2 days', ends_at = now() - interval '1 second' WHERE user_id = $1",
    403,
    1,
  ],
  [
    "whose plan is paused",
    "UPDATE subscriptions SET started_at = now() - interval '2 days', ends_at = now() - interval '1 day', paused_until = now() + interval '1 day', resumes_to = now() + interval '1 year' WHERE user_id = $1",
    403,
    1,
  ],
  ["who is banned", "INSERT INTO bidder_bans (id, user_id, reason) VALUES ('ban_' || $1, $1, 'unpaid')", 403, 1],
])("a user %s places no bid", async (_, change, status, counted) => {
  const [{ id }, ada] = [await makeAuction(), await member()];
  const as = await makeSession(ada);
  await db.$executeRawUnsafe(change, ada._id);
  expect(await bid(id, as, { userId: ada._id })).toMatchObject({ status, bidCount: 0, counted });
});

test("a user without a plan places no bid", async () => {
  const [{ id }, ada] = [await makeAuction(), await makeActor()];
  const refused = {
    status: 403,
    code: "vip_only",
    error: "Bidding is for members of the Circle.",
    bidCount: 0,
    counted: 1,
  };
  expect(await bid(id, await makeSession(ada), { userId: ada._id })).toMatchObject(refused);
});

test("a call that is wrong is counted, refused as before and places no bid", async () => {
  const [{ id }, ada] = [await makeAuction(), await member()];
  const as = await makeSession(ada);
  const userId = ada._id;
  expect(await bid(id, as, { userId, body: { amount: "much" } })).toMatchObject({ status: 400, counted: 1 });
  expect(await bid(id, as, { userId, headers: { "idempotency-key": "a b" } })).toMatchObject({
    status: 400,
    error: "This Idempotency-Key is invalid.",
    counted: 2,
  });
  // The refusal of the caller comes before that of the input.
  expect(await bid(id, "nobody", { body: { amount: "much" } })).toMatchObject({ status: 401, bidCount: 0 });
});

test("an admin bids in a second statement; while viewing the site as a member, not at all", async () => {
  const [{ id }, admin] = [await makeAuction(), await makeActor({ role: "Admin" })];
  const as = await makeSession(admin);
  expect(await bid(id, as, { userId: admin._id })).toMatchObject({ status: 201, bidCount: 1, counted: 1 });
  await db.$executeRaw`UPDATE sessions SET view_as = 'yearly' WHERE user_id = ${admin._id}`;
  expect(await bid(id, as, { userId: admin._id, body: { amount: 9_000 } })).toMatchObject({
    status: 403,
    code: "viewing",
    bidCount: 1,
  });
});
