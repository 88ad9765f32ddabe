// What an admin does with a running auction from its console.
import { expect, test } from "vitest";
import { POST as postDuplicate } from "@/app/api/admin/auctions/[auctionId]/duplicate/route";
import { POST as postEnd } from "@/app/api/admin/auctions/[auctionId]/end/route";
import { POST as postExtend } from "@/app/api/admin/auctions/[auctionId]/extend/route";
import { POST as postMessage } from "@/app/api/admin/auctions/[auctionId]/message/route";
import { PATCH as patchSale } from "@/app/api/admin/auctions/[auctionId]/route";
import { adminAuctionAction } from "@/lib/auctions/admin-auction-action";
import { getStoredAuction, makeAuction, verifyStoredLedger } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import { getAuctionDetail, requireAuctionRow } from "@/lib/auctions/queries";
import { watchAuction } from "@/lib/auctions/watch-auction";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day, minute } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { emulator } from "@/tooling/dev-stack/test-context";

const reason = "The hall has no light.";
const admin = () => makeActor({ role: "Admin" });
const bidder = () => makeActor({ plan: "yearly" });
const post = (handler: Parameters<typeof callRoute>[0], as: Actor, auctionId: string, body: object) =>
  callRoute(handler, `/api/admin/auctions/${auctionId}/act`, { as, body, params: { auctionId } });
const subjectsTo = ({ email }: Actor) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email))
    .map(({ subject }) => subject);
const lastMessage = (id: string, event: string) =>
  JSON.parse(
    emulator()
      .messages()
      .find((message) => message.channel === `auction-${id}` && message.event === event)?.data ?? "null",
  );

async function sendEmails(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
    await runScheduledJobs();
  }
  await backgroundSettled();
}

test("a message is broadcast and emailed once to bidders and followers, and removed without an email", async () => {
  const [actor, ada, follower] = await Promise.all([admin(), bidder(), makeActor()]);
  const { id, title } = await makeAuction({ title: "A lot with a message" });
  await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
  await watchAuction({ actor: ada, slugOrId: id, watch: true, reminders: false });
  await watchAuction({ actor: follower, slugOrId: id, watch: true, reminders: false });
  const sent = await post(postMessage, actor, id, { message: "Bidding goes on at eight." });
  expect(sent.body.sale).toMatchObject({
    terms: { message: "Bidding goes on at eight." },
    audience: { bidders: 1, followers: 2, people: 2 },
  });
  expect((await post(postMessage, actor, id, { message: "Bidding goes on at eight." })).status).toBe(409);
  await backgroundSettled();
  expect(lastMessage(id, "auction_times")).toMatchObject({ message: "Bidding goes on at eight.", status: "running" });
  await sendEmails();
  for (const person of [ada, follower])
    expect(subjectsTo(person).filter((subject) => subject === `A message about the sale of ${title}`)).toHaveLength(1);
  const { email } = follower;
  expect((await post(postMessage, actor, id, { message: "" })).body.sale.terms.message).toBe("");
  await sendEmails();
  expect(subjectsTo({ ...follower, email })).toHaveLength(1);
  expect(await db.auditLog.count({ where: { subject: id, action: "auction.message" } })).toBe(2);
  expect(await verifyStoredLedger(id)).toMatchObject({ valid: true, lines: 3 });
});

test("an extension and an early end apply to the sale that the admin saw", async () => {
  const [actor, ada] = await Promise.all([admin(), bidder()]);
  const { id, endsAt } = await makeAuction();
  const seen = { end: endsAt?.toISOString(), seq: 0 };
  expect((await post(postExtend, actor, id, { minutes: 5, end: seen.end, reason })).status).toBe(200);
  expect(await post(postExtend, actor, id, { minutes: 5, end: seen.end, reason })).toMatchObject({
    status: 409,
    body: { error: "The end has moved in the meantime. Look at the new end and try again." },
  });
  expect((await getStoredAuction(id)).endsAt?.getTime()).toBe((endsAt?.getTime() ?? 0) + 5 * minute);
  await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
  expect((await post(postEnd, actor, id, { seq: 1, reason })).status).toBe(409);
  expect((await getStoredAuction(id)).status).toBe("scheduled");
  // A pause keeps everything as it is, so that the sale can be ended in peace.
  await adminAuctionAction({ actor, auctionId: id, action: { kind: "freeze", reason } });
  const { body } = await post(postEnd, actor, id, { seq: 3, reason });
  expect(body.sale).toMatchObject({
    auction: { status: "ended", finalBid: 2_100 },
    offers: [{ kind: "winner", status: "open", email: ada.email }],
  });
  const kinds = await db.ledgerEntry.findMany({ where: { auctionId: id }, orderBy: { seq: "asc" } });
  expect(kinds.map(({ kind }) => kind)).toEqual(["extend", "bid", "freeze", "end", "close"]);
  await backgroundSettled();
  expect(lastMessage(id, "auction_winner")).toMatchObject({ winner: "Iroko", finalBid: 2_100 });
});

test("an auction that has not started cannot be ended", async () => {
  const [actor, { id }] = await Promise.all([
    admin(),
    makeAuction({ startsAt: new Date(Date.now() + day), endsAt: new Date(Date.now() + 2 * day) }),
  ]);
  expect((await post(postEnd, actor, id, { reason })).body.error).toBe(
    "The auction has not started. Cancel it instead.",
  );
});

test("a copy is a draft with the lot, the terms and new times, and has nothing of the sale", async () => {
  const [actor, ada] = await Promise.all([admin(), bidder()]);
  const { id, slug } = await makeAuction({
    title: "A lot twice",
    shipping: 900,
    conditionReport: "A crack.",
    medium: "Cut paper",
    dimensions: "94 × 62 cm",
    accession: "LA.2026.30",
    reserve: 4_000,
  });
  await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
  const [start, end] = [new Date(Date.now() + day), new Date(Date.now() + 2 * day)].map((at) => at.toISOString());
  expect((await post(postDuplicate, actor, id, { start: end, end: start })).status).toBe(400);
  const { status, body } = await post(postDuplicate, actor, id, { start, end });
  expect([status, body.sale]).toMatchObject([
    201,
    {
      auction: { title: "A lot twice", status: "draft", start, end, bidCount: 0, currentBid: 2_000, seq: 0 },
      terms: {
        shipping: 900,
        conditionReport: "A crack.",
        medium: "Cut paper",
        dimensions: "94 × 62 cm",
        accession: "",
      },
      reserve: 4_000,
      audience: { people: 0 },
      version: 1,
    },
  ]);
  const copy = body.sale.auction;
  const drop = await makeProduct();
  await db.auction.update({ where: { id }, data: { productId: drop.id } });
  const productOfCopy = async () => (await post(postDuplicate, actor, id, { start, end })).body.sale.productId;
  expect(await productOfCopy()).toBe(drop.id);
  await db.product.update({ where: { id: drop.id }, data: { deletedAt: new Date() } });
  expect(await productOfCopy()).toBeNull();
  expect([copy.slug.startsWith(slug), copy.slug === slug, copy._id === id]).toEqual([true, false, false]);
});

test("a draft that is cancelled stays private", async () => {
  const [actor, { id }] = await Promise.all([admin(), makeAuction({ status: "draft", startsAt: null, endsAt: null })]);
  await adminAuctionAction({ actor, auctionId: id, action: { kind: "cancel", reason } });
  await backgroundSettled();
  expect([await getAuctionDetail(id), lastMessage(id, "auction_times")]).toEqual([null, null]);
  await expect(requireAuctionRow({ slugOrId: id, viewer: null })).rejects.toMatchObject({ code: "not_found" });
  expect(await requireAuctionRow({ slugOrId: id, viewer: actor })).toMatchObject({ status: "cancelled" });
});

test("an estimate has two amounts in rising order, and is public", async () => {
  const [actor, { id }] = await Promise.all([
    admin(),
    makeAuction({ startsAt: new Date(Date.now() + day), endsAt: new Date(Date.now() + 2 * day) }),
  ]);
  const edit = (estimate: object, version: number) =>
    callRoute(patchSale, `/api/admin/auctions/${id}`, {
      method: "PATCH",
      as: actor,
      body: { estimate, version },
      params: { auctionId: id },
    });
  const wrong = await edit({ low: 9_000, high: 5_000 }, 1);
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { "estimate.high": "The upper estimate cannot be less than the lower one" },
  ]);
  const saved = await edit({ low: 5_000, high: 9_000 }, 1);
  expect(saved.body.sale.terms.estimate).toEqual({ low: 5_000, high: 9_000 });
});
