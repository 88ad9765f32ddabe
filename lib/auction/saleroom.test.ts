import { beforeEach, describe, expect, test } from "vitest";
import { POST as postFreeze } from "@/app/api/admin/auctions/[auctionId]/freeze/route";
import { PATCH as patchSale } from "@/app/api/admin/auctions/[auctionId]/route";
import { GET as getBids, POST as postBid } from "@/app/api/auctions/[auctionId]/bids/route";
import { GET as getCalendar } from "@/app/api/auctions/[auctionId]/calendar/route";
import { POST as postOffer } from "@/app/api/auctions/[auctionId]/offer/route";
import { GET as getRoom } from "@/app/api/auctions/[auctionId]/route";
import { GET as getState } from "@/app/api/auctions/[auctionId]/state/route";
import { POST as postWatch } from "@/app/api/auctions/[auctionId]/watch/route";
import { GET as getCurrent } from "@/app/api/auctions/current/route";
import { GET as getOrder } from "@/app/api/orders/[number]/route";
import { GET as callback } from "@/app/api/payments/callback/route";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { createAuction } from "@/lib/auction/create-auction";
import { makeAuction, standing, verdictOn } from "@/lib/auction/factory";
import { intervene } from "@/lib/auction/intervene";
import { placeBid } from "@/lib/auction/place-bid";
import { requireAuction } from "@/lib/auction/queries";
import { scheduleAuction } from "@/lib/auction/schedule-auction";
import { sweep } from "@/lib/http/sweep";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { backgroundSettled } from "@/lib/platform/background";
import { day, hour, minute } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { emulator } from "@/local/testing";

beforeEach(async () => {
  await backgroundSettled();
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.auction.updateMany({ where: { status: "scheduled" }, data: { status: "cancelled" } });
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
});

const bidder = () => makeActor({ plan: "yearly", shippingAddress: someAddress });
const reason = "For a test";
const params = (auctionId: string) => ({ params: { auctionId } });
const at = (id: string, part = "") => `/api/auctions/${id}${part}`;
const end = (id: string) => db.auction.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1_000) } });
const bid = (as: Actor, id: string, body: object, key?: string) =>
  callRoute(postBid, at(id, "/bids"), { as, body, ...params(id), headers: key ? { "idempotency-key": key } : {} });
const room = async (id: string, as?: Actor) => (await callRoute(getRoom, at(id), { as, ...params(id) })).body;
/** The minute's sweep comes, and the letters that were gathered go. */
async function swept(): Promise<void> {
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
  await sweep();
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
  await sweep();
  await backgroundSettled();
}
const lettersTo = ({ email }: Actor) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email));
const messages = (id: string) =>
  emulator()
    .messages()
    .filter(({ channel }) => channel === `auction-${id}`)
    .map(({ event, data }) => ({ event, data: JSON.parse(data) }))
    .reverse();

async function soldTo(winner: Actor, others: Actor[] = []): Promise<string> {
  const { id } = await makeAuction({ title: "The Badger Scroll" });
  for (const [i, actor] of [...others, winner].entries())
    await placeBid({ actor, auctionId: id, amount: 2_500 + i * 500 });
  await end(id);
  await swept();
  return id;
}

describe("a sale from the draft to the order", () => {
  test("is bid for, closes, is paid for, and becomes an order that says where it comes from", async () => {
    const [admin, one, two] = await Promise.all([makeActor({ role: "Admin" }), bidder(), bidder()]);
    const draft = await createAuction({
      actor: admin,
      body: { title: "A scroll", slug: `scroll-${Date.now()}`, increment: 100 },
    });
    const { _id: id, slug } = draft.auction;
    expect((await callRoute(getRoom, at(id), params(id))).status).toBe(404);
    const [start, close] = [new Date(Date.now() - minute).toISOString(), new Date(Date.now() + hour).toISOString()];
    await scheduleAuction({ actor: admin, auctionId: id, start, end: close });
    const first = await bid(one, id, { amount: 2_100, bidder: "Nobody" }, "k");
    expect([first.status, first.body.bid.bidder, first.body.success]).toEqual([201, "You", true]);
    expect((await bid(two, id, { amount: 2_100 })).body).toMatchObject({
      success: false,
      error: "The bid stands at ₦2,100; ₦2,200 is the least that would stand.",
      code: "bid_too_low",
      facts: { currentBid: 2_100, minimumBid: 2_200, seq: 1 },
    });
    expect((await bid(two, id, { amount: 5_000 })).status).toBe(201);
    expect((await room(id, one)).auction).toMatchObject({ topBidder: "Paddle 2", status: "running", bidCount: 2 });
    expect((await room(slug, two)).auction).toMatchObject({ topBidder: "You" });
    expect((await room(id, admin)).auction.topBidder).toMatch(/^Paddle 2 \(.+\)$/);
    await end(id);
    // A page is the first to look; the letters leave with its answer.
    const current = await callRoute(getCurrent, "/api/auctions/current");
    expect(current.body).toMatchObject({
      which: "last",
      auction: { status: "ended", winner: "Paddle 2", finalBid: 5_000 },
    });
    await swept();
    expect(lettersTo(two).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(["You won A scroll", "Your bid of ₦5,000 for A scroll"]),
    );
    expect(lettersTo(one).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(["A scroll: the sale is over"]),
    );
    const { headHash: hash } = await standing(id);
    for (const mail of [...lettersTo(one), ...lettersTo(two)]) expect(mail.text).toContain(hash);

    expect((await callRoute(postOffer, at(id, "/offer"), { as: one, body: {}, ...params(id) })).status).toBe(404);
    const pages = await Promise.all(
      [1, 2, 3].map(() => callRoute(postOffer, at(id, "/offer"), { as: two, body: {}, ...params(id) })),
    );
    expect(new Set(pages.map(({ body }) => body.authorization_url)).size).toBe(1);
    const { authorization_url, reference } = pages[0]?.body ?? {};
    emulator().faults("paystack", "webhook-lost");
    await emulator().pay(authorization_url);
    for (let i = 0; i < 2; i++) await callRoute(callback, `/api/payments/callback?reference=${reference}`, { as: two });
    await swept();
    const orders = await db.order.findMany({
      where: { userId: two._id },
      include: { items: { include: { editions: true } } },
    });
    expect(orders).toMatchObject([
      {
        paymentStatus: "paid",
        totalKobo: 500_000n,
        provenance: { slug, alias: "Paddle 2", seq: 2, title: "A scroll" },
        items: [{ name: "A scroll", quantity: 1, editions: [{ number: 1 }] }],
      },
    ]);
    expect((await room(id, two)).you.offer).toMatchObject({ status: "paid", orderNumber: orders[0]?.number });
    // The buyer reads the papers with the order, and they name the line of the ledger at which it was sold.
    const number = orders[0]?.number ?? "";
    const { order } = (await callRoute(getOrder, `/api/orders/${number}`, { as: two, params: { number } })).body;
    const sold = await db.ledgerEntry.findUniqueOrThrow({ where: { auctionId_seq: { auctionId: id, seq: 2 } } });
    expect(order.provenance).toMatchObject({
      auctionId: id,
      slug,
      alias: "Paddle 2",
      seq: 2,
      hash: sold.hash,
      headHash: hash,
    });
    expect(lettersTo(two).filter(({ subject }) => /is confirmed/.test(subject))).toHaveLength(1);
    expect(await verdictOn(id, [first.body.bid.hash])).toMatchObject({ sound: true, lines: 3 });
  });

  test("is offered to the next bidder when the winner does not pay, who may not bid again", async () => {
    const [winner, second, third] = await Promise.all([bidder(), bidder(), bidder()]);
    const id = await soldTo(winner, [third, second]);
    const { body } = await callRoute(postOffer, at(id, "/offer"), { as: winner, body: {}, ...params(id) });
    await db.auctionOffer.updateMany({ where: { auctionId: id }, data: { expiresAt: new Date(Date.now() - 1) } });
    await swept();
    expect((await room(id, winner)).you).toMatchObject({ barred: "unpaid", offer: { status: "lapsed" } });
    expect((await room(id, second)).you.offer).toMatchObject({ kind: "second_chance", status: "open", amount: 3_000 });
    expect(lettersTo(second).map(({ subject }) => subject)).toContain("The Badger Scroll can still be yours");
    const other = await makeAuction();
    expect((await bid(winner, other.id, { amount: 9_000 })).body).toMatchObject({ code: "barred" });
    // What the winner pays now comes back.
    emulator().faults("paystack", "webhook-lost");
    await emulator().pay(body.authorization_url);
    await callRoute(callback, `/api/payments/callback?reference=${body.reference}`, { as: winner });
    await swept();
    expect(await db.order.count({ where: { userId: winner._id } })).toBe(0);
    expect(emulator().refunds()).toHaveLength(1);
    expect(lettersTo(winner).map(({ subject }) => subject)).toContain(
      "Your payment for The Badger Scroll is being returned",
    );
    // Nor does the second pay: they promised nothing, and the third is asked.
    await db.auctionOffer.updateMany({
      where: { auctionId: id, status: "open" },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    await swept();
    expect((await room(id, second)).you).toMatchObject({ barred: null, offer: { status: "lapsed" } });
    expect((await room(id, third)).you.offer).toMatchObject({ status: "open", amount: 2_500 });
  });

  test("is not sold below its reserve, of which only the state is told", async () => {
    const actor = await bidder();
    const { id } = await makeAuction({ reserve: 10_000 });
    await placeBid({ actor, auctionId: id, amount: 9_900 });
    expect((await room(id)).terms.reserve).toBe("not met");
    await end(id);
    await swept();
    expect((await room(id)).auction).toMatchObject({ status: "ended", winner: null, finalBid: null });
    expect(await db.auctionOffer.count({ where: { auctionId: id } })).toBe(0);
    expect(lettersTo(actor).at(0)?.text).toContain("found no bid at which it could be sold");
  });
});

describe("the house", () => {
  test("freezes a sale, and nobody loses time to it; extends it; takes a bid out: each a line", async () => {
    const [admin, one, two] = await Promise.all([makeActor({ role: "Admin" }), bidder(), bidder()]);
    const { id, endsAt } = await makeAuction();
    await placeBid({ actor: one, auctionId: id, amount: 2_100 });
    await placeBid({ actor: two, auctionId: id, amount: 4_000, maximum: 8_000 });
    const frozen = await callRoute(postFreeze, at(id), { as: admin, body: { frozen: true, reason }, ...params(id) });
    expect(frozen.body.sale.auction.status).toBe("frozen");
    expect((await bid(one, id, { amount: 5_000 })).body).toMatchObject({ code: "not_running" });
    await db.auction.update({
      where: { id },
      data: { frozenAt: new Date(Date.now() - 10 * minute), endsAt: new Date(Date.now() - minute) },
    });
    await swept();
    expect(await standing(id)).toMatchObject({ status: "scheduled" });
    await callRoute(postFreeze, at(id), { as: admin, body: { frozen: false, reason }, ...params(id) });
    expect(Number((await standing(id)).endsAt) - Date.now()).toBeGreaterThan(8.9 * minute);
    await intervene({ actor: admin, auctionId: id, act: { kind: "extend", minutes: 60, reason } });
    await intervene({ actor: admin, auctionId: id, act: { kind: "void", seq: 2, reason } });
    expect(await requireAuction({ slugOrId: id, viewer: null })).toMatchObject({
      currentBid: 2_100,
      topBidder: "Paddle 1",
      bidCount: 1,
    });
    expect(await placeBid({ actor: one, auctionId: id, amount: 2_200 })).toMatchObject({ currentBid: 2_200 });
    const lines = await db.ledgerEntry.findMany({ where: { auctionId: id }, orderBy: { seq: "asc" } });
    expect(lines.map(({ kind }) => kind)).toEqual(["bid", "bid", "freeze", "unfreeze", "extend", "void", "bid"]);
    expect(await verdictOn(id)).toMatchObject({ sound: true });
    expect(await db.auditLog.count({ where: { subject: id, actorId: admin._id } })).toBe(4);
    expect(endsAt).toBeTruthy();
  });

  test("cannot change the terms of a sale that is open, and edits an older version never", async () => {
    const admin = await makeActor({ role: "Admin" });
    const [open, coming] = await Promise.all([
      makeAuction(),
      makeAuction({ startsAt: new Date(Date.now() + day), endsAt: new Date(Date.now() + 2 * day) }),
    ]);
    const edit = (id: string, version: number) =>
      callRoute(patchSale, at(id), { method: "PATCH", as: admin, body: { increment: 500, version }, ...params(id) });
    expect((await edit(open.id, 1)).body).toMatchObject({ error: "The terms of a sale stand once it is open." });
    expect((await edit(coming.id, 1)).body.sale.auction).toMatchObject({ minimumBid: 2_500 });
    expect((await edit(coming.id, 1)).body).toMatchObject({ code: "stale" });
  });

  test("resets a sale that was not paid for: new times, no winner, the old lines stay", async () => {
    const [admin, winner] = await Promise.all([makeActor({ role: "Admin" }), bidder()]);
    const id = await soldTo(winner);
    const [start, close] = [new Date(Date.now() - minute), new Date(Date.now() + day)].map((date) =>
      date.toISOString(),
    ) as [string, string];
    await intervene({ actor: admin, auctionId: id, act: { kind: "reset", start, end: close, reason } });
    await backgroundSettled();
    expect((await room(id, winner)).auction).toMatchObject({
      status: "running",
      start,
      end: close,
      currentBid: 2_000,
      winner: null,
      finalBid: null,
      bidCount: 0,
    });
    expect((await room(id, winner)).you.offer).toMatchObject({ status: "withdrawn" });
    expect(messages(id).find(({ event }) => event === "auction_reset")?.data).toMatchObject({
      start,
      end: close,
      seq: 3,
    });
    await placeBid({ actor: winner, auctionId: id, amount: 2_100 });
    await end(id);
    await swept();
    expect((await room(id, winner)).you.offer).toMatchObject({ status: "open", amount: 2_100 });
    expect(await verdictOn(id)).toMatchObject({ sound: true, lines: 5 });
  });
});

describe("the live room", () => {
  test("is told of bids, a new end and the winner, with seq and the server's time and no person in it", async () => {
    const [one, two] = await Promise.all([bidder(), bidder()]);
    const { id } = await makeAuction({ endsAt: new Date(Date.now() + minute) });
    await placeBid({ actor: one, auctionId: id, amount: 2_100 });
    await backgroundSettled();
    await placeBid({ actor: two, auctionId: id, amount: 2_500 });
    await backgroundSettled();
    await end(id);
    await swept();
    const told = messages(id);
    expect(told.map(({ event }) => event)).toEqual([
      "auction_times",
      "bid_update",
      "bid_history",
      "bid_update",
      "bid_history",
      "auction_winner",
    ]);
    expect(told[3]?.data).toMatchObject({
      currentBid: 2_500,
      topBidder: "Paddle 2",
      seq: 3,
      serverTime: expect.any(String),
    });
    expect(told[4]?.data.bids).toMatchObject([
      { bidder: "Paddle 1", seq: 1 },
      { bidder: "Paddle 2", seq: 3 },
    ]);
    expect(told.at(-1)?.data).toMatchObject({ winner: "Paddle 2", finalBid: 2_500, seq: 4 });
    expect(JSON.stringify(told)).not.toMatch(/usr_|@livingarchive|Balogun/);
  });

  test("is told at most ten messages a second, of fifty bids too, and in the end of the last one", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, bidder));
    const { id } = await makeAuction();
    const began = Date.now();
    for (let i = 0; i < 50; i++)
      await placeBid({ actor: people[i % 10] as Actor, auctionId: id, amount: 2_100 + i * 100 });
    await backgroundSettled();
    const seconds = (Date.now() - began) / 1_000;
    const told = messages(id);
    expect(told.length).toBeLessThanOrEqual(Math.ceil(seconds * 10) + 4);
    expect(told.at(-1)?.data).toMatchObject({ seq: 50 });
    for (const { data } of told) expect(JSON.stringify(data).length).toBeLessThan(10_000);
  });

  test.each(["down", "hang"] as const)(
    "does not slow a bid when Pusher is %s, and is told later",
    async (fault) => {
      const [one, two] = await Promise.all([bidder(), bidder()]);
      const { id } = await makeAuction();
      emulator().faults("pusher", fault);
      const began = Date.now();
      for (let i = 0; i < 10; i++) await placeBid({ actor: i % 2 ? one : two, auctionId: id, amount: 2_100 + i * 100 });
      expect(Date.now() - began).toBeLessThan(1_500);
      await backgroundSettled();
      expect(messages(id)).toHaveLength(0);
      emulator().faults("pusher", "none");
      await swept();
      expect(messages(id).at(-1)?.data).toMatchObject({ seq: 10 });
    },
    30_000,
  );

  test("in its lite form is less than 2 kB, and takes a bid from a form without script", async () => {
    const [one, two] = await Promise.all([bidder(), bidder()]);
    const { id, slug } = await makeAuction();
    for (let i = 0; i < 30; i++) await placeBid({ actor: i % 2 ? one : two, auctionId: id, amount: 900_000 + i * 100 });
    const state = await callRoute(getState, at(id, "/state"), params(id));
    expect(state.text.length).toBeLessThan(2_000);
    const form = (amount: string) => new URLSearchParams({ amount, maximum: "", slug, key: `form-${amount}` });
    const taken = await bid(one, id, form("950000"));
    expect([taken.status, taken.headers.get("location")]).toEqual([303, `/auctions/${slug}/lite?said=bid`]);
    const refused = await bid(two, id, form("1"));
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      `/auctions/${slug}/lite?error=bid_too_low&typed=1`,
    ]);
    expect((await callRoute(getBids, `${at(id, "/bids")}?after=28`, params(id))).body.bids).toHaveLength(3);
  });
});

test("odd sums are refused and change nothing", async () => {
  const as = await bidder();
  const { id } = await makeAuction();
  for (const amount of ["2001abc", 2_500.5, -1, 0, 1e308, 2 ** 53 + 1, null, [], {}, "", "9".repeat(30)])
    expect([amount, (await bid(as, id, { amount })).status]).toEqual([amount, 400]);
  for (const amount of [1, 1_999, 2_000, "2050"])
    expect([amount, (await bid(as, id, { amount })).status]).toEqual([amount, 409]);
  expect(await standing(id)).toMatchObject({ seq: 0 });
});

test("watchers are counted truly, and reminded once of the opening and of the last hour", async () => {
  const [one, two] = await Promise.all([makeActor(), makeActor()]);
  const { id } = await makeAuction({
    title: "A lot",
    startsAt: new Date(Date.now() + hour),
    endsAt: new Date(Date.now() + day),
  });
  const watch = (as: Actor, body: object) => callRoute(postWatch, at(id, "/watch"), { as, body, ...params(id) });
  await watch(one, { watch: true, reminders: true });
  expect((await watch(two, { watch: true })).body).toMatchObject({ watching: 2, reminders: false });
  expect((await watch(two, { watch: false })).body).toMatchObject({ watching: 1, watches: false });
  await swept();
  expect(lettersTo(one)).toHaveLength(0);
  await db.$executeRaw`UPDATE auction_watches SET created_at = now() - interval '9 hours'`;
  await db.auction.update({ where: { id }, data: { startsAt: new Date(Date.now() - minute) } });
  await swept();
  await db.auction.update({
    where: { id },
    data: { startsAt: new Date(Date.now() - 5 * hour), endsAt: new Date(Date.now() + hour / 2) },
  });
  await swept();
  expect(lettersTo(one).map(({ subject }) => subject)).toEqual([
    "An hour to go for A lot",
    "The sale of A lot is open",
  ]);
  expect(lettersTo(two)).toHaveLength(0);
});

test("a sale goes on a calendar as one entry that later files correct, and tells nothing that is a secret", async () => {
  const actor = await bidder();
  const startsAt = new Date(Date.now() - hour);
  const { id, slug } = await makeAuction({ title: "Hat; and, stool", startsAt, reserve: 777_777 });
  const file = async () => callRoute(getCalendar, at(id, "/calendar"), params(id));
  const field = (text: string, name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(text)?.[1]?.trim();
  const first = await file();
  expect([first.status, first.headers.get("content-type"), first.headers.get("content-disposition")]).toEqual([
    200,
    "text/calendar; charset=utf-8; method=PUBLISH",
    `attachment; filename="${slug}.ics"`,
  ]);
  expect(field(first.text, "SUMMARY")).toBe("Auction: Hat\\; and\\, stool");
  expect(field(first.text, "DTSTART")).toBe(`${startsAt.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`);
  await placeBid({ actor, auctionId: id, amount: 2_100, maximum: 888_888 });
  const second = await file();
  expect(field(second.text, "UID")).toBe(field(first.text, "UID"));
  expect(Number(field(second.text, "SEQUENCE"))).toBeGreaterThan(Number(field(first.text, "SEQUENCE")));
  expect(second.text).not.toMatch(/777.?777|888.?888|usr_|Paddle/);
  await db.auction.update({ where: { id }, data: { status: "cancelled" } });
  expect(field((await file()).text, "STATUS")).toBe("CANCELLED");
  await db.auction.update({ where: { id }, data: { status: "draft" } });
  expect((await file()).status).toBe(404);
});
