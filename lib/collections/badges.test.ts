import { beforeEach, expect, test } from "vitest";
import { GET as getComments } from "@/app/api/comments/route";
import { makeAuction } from "@/lib/auctions/factory";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { makePublicProfile } from "@/lib/collections/factory";
import { getPublicPerson } from "@/lib/collections/queries";
import { makeComment } from "@/lib/comments/factory";
import { listProvedBadges } from "@/lib/comments/proved-badges";
import { newId, ticketCode } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { listFounders } from "@/lib/subscriptions/queries";
import type { User } from "@/prisma/generated/client";
import { recordStatements } from "@/tests/query-plans/explain";

let user: User;
beforeEach(async () => {
  await db.comment.deleteMany();
  user = await makeUser({ showOnWall: false, displayName: "Ada" });
  await makePublicProfile({ userId: user.id, handle: `ada${newId("usr").slice(4, 14)}` });
});

const kinds = async (id = user.id) => (await listProvedBadges(db, id)).map(({ kind }) => kind);
const proofs = async () => (await listProvedBadges(db, user.id)).map(({ proof }) => proof);
const buy = (product: Awaited<ReturnType<typeof makeProduct>>, buyer = user) =>
  makeOrder({ buyer, items: [{ product }] });
const voidNumbers = (orderId: string) =>
  db.edition.updateMany({ where: { orderItem: { orderId } }, data: { voidedAt: new Date() } });
const unlucky = (name: string, series?: string) =>
  makeProduct({ name, editionSize: 50, editionIssued: 10, stock: 5, ...(series && { series }) });

test("the owner of a number up to ten has a badge, which names the number only with consent, until it is voided", async () => {
  const order = await buy(await makeProduct({ name: "Vase", editionSize: 50, editionIssued: 9 }));
  await buy(await unlucky("Late"));
  expect(await kinds()).toEqual(["first-ten"]);
  expect((await proofs())[0]).toMatch(/^Owns one of the first ten numbers of a drop, since \w+ \d{4}\.$/);
  await db.editionOwnership.updateMany({ where: { userId: user.id }, data: { nameShown: true } });
  expect((await proofs())[0]).toMatch(/^Owns No. 10 of Vase, since \d+ \w+ \d{4}\.$/);
  await voidNumbers(order.id);
  expect(await kinds()).toEqual([]);
});

test("a badge goes with the number to its next owner", async () => {
  const order = await buy(await makeProduct({ editionSize: 50 }));
  const friend = await makeUser();
  const editionId = order.items[0]?.editions[0]?.id ?? "";
  await db.$transaction([
    db.editionOwnership.updateMany({ where: { editionId }, data: { endedAt: new Date(Date.now() + 600_000) } }),
    db.editionOwnership.create({
      data: { id: newId("edn"), editionId, position: 2, userId: friend.id, kind: "transfer" },
    }),
  ]);
  expect([await kinds(), await kinds(friend.id)]).toEqual([[], ["first-ten"]]);
});

test("the badge of a series needs a number of each of its open, numbered drops, however the series is written", async () => {
  const [first, second, other] = [
    await unlucky("One", "Vases of Ọ̀yọ́"),
    await unlucky("Two", "vases of oyo"),
    await unlucky("Three", "Vases of Oyo"),
  ];
  await makeProduct({ series: "Vases of Oyo", editionSize: 5, opensAt: new Date(Date.now() + 86_400_000) });
  await makeProduct({ series: "Vases of Oyo", editionSize: 5, deleted: true });
  await makeProduct({ series: "Vases of Oyo", editionSize: null });
  await buy(first);
  await buy(second);
  await buy(second);
  expect(await kinds()).toEqual([]);
  const last = await buy(other);
  expect(await kinds()).toEqual(["series"]);
  expect((await proofs())[0]).toMatch(/^Owns a number of each of the 3 drops of a series, since \w+ \d{4}\.$/);
  await db.editionOwnership.updateMany({ where: { userId: user.id }, data: { nameShown: true } });
  expect((await proofs())[0]).toMatch(/each of the 3 drops of the series .*, since \d+ \w+ \d{4}\.$/);
  await voidNumbers(last.id);
  expect(await kinds()).toEqual([]);
});

test("a single drop is no series", async () => {
  await buy(await unlucky("Alone", "Alone"));
  expect(await kinds()).toEqual([]);
});

async function makeBid(status: "scheduled" | "closed") {
  const { id: auctionId, title } = await makeAuction({ status, title: `Lot ${newId("auc")}` });
  const bid = { auctionId, seq: 1, userId: user.id, alias: "Bidder 1", amountKobo: 500_000n, placedAt: new Date() };
  return { auctionId, title, bid: await db.bid.create({ data: { id: newId("bid"), ...bid } }) };
}

test("a bid proves a badge once the sale is closed, until it is voided, and the sale is not named", async () => {
  await makeBid("scheduled");
  expect(await kinds()).toEqual([]);
  const { bid, title } = await makeBid("closed");
  expect(await kinds()).toEqual(["bidder"]);
  expect((await proofs())[0]).toMatch(/^Has bid at auction, first in \d{4}\.$/);
  expect((await proofs())[0]).not.toContain(title);
  await db.bid.update({ where: { id: bid.id }, data: { voidedAt: new Date() } });
  expect(await kinds()).toEqual([]);
});

test("a won lot proves a badge once it is paid, until it is refunded", async () => {
  const { auctionId, bid } = await makeBid("closed");
  const order = await buy(await makeProduct());
  const offer = { auctionId, userId: user.id, bidId: bid.id, kind: "winner" as const, amountKobo: 500_000n };
  const { id } = await db.auctionOffer.create({
    data: { id: newId("auc"), ...offer, openKey: auctionId, expiresAt: new Date() },
  });
  expect(await kinds()).toEqual(["bidder"]);
  await db.auctionOffer.update({ where: { id }, data: { status: "paid", openKey: null, orderId: order.id } });
  expect(await kinds()).toEqual(["bidder", "winner"]);
  await db.order.update({
    where: { id: order.id },
    data: { paymentStatus: "refunded", refundedKobo: order.totalKobo, refundedAt: new Date(), holdStatus: "released" },
  });
  expect(await kinds()).toEqual(["bidder"]);
});

test("a check-in proves a badge until it is undone or the event is cancelled", async () => {
  const event = await db.event.create({
    data: { id: newId("evt"), title: "Opening <b>", startsAt: new Date("2026-05-03T17:00Z") },
  });
  const rsvp = await db.eventRsvp.create({
    data: {
      id: newId("rsv"),
      eventId: event.id,
      userId: user.id,
      status: "seat",
      seatedAt: new Date(),
      checkInCode: ticketCode(),
    },
  });
  const checkIn = (checkedInAt: Date | null) => db.eventRsvp.update({ where: { id: rsvp.id }, data: { checkedInAt } });
  expect(await kinds()).toEqual([]);
  await checkIn(new Date());
  expect(await proofs()).toEqual(["Was checked in at “Opening <b>” on 3 May 2026."]);
  await db.event.update({ where: { id: event.id }, data: { isHidden: true } });
  expect(await proofs()).toEqual(["Was checked in at an event of the museum, in 2026."]);
  await checkIn(null);
  expect(await kinds()).toEqual([]);
  await checkIn(new Date());
  await db.event.update({ where: { id: event.id }, data: { cancelledAt: new Date() } });
  expect(await kinds()).toEqual([]);
});

test("a founder is who is on the Founders Wall", async () => {
  const people = await Promise.all([
    makeUser({ plan: "yearly", wallAsked: true, displayName: "On the wall" }),
    makeUser({ plan: "collector", wallAsked: true, showOnWall: false }),
    makeUser({ plan: "yearly" }),
    makeUser({ plan: "monthly", wallAsked: true }),
    makeUser({ plan: "yearly", wallAsked: true, planFrom: new Date("2024-01-01"), planTo: new Date("2025-01-01") }),
  ]);
  expect(await Promise.all(people.map(({ id }) => kinds(id)))).toEqual([["founder"], [], [], [], []]);
  expect((await listFounders()).map(({ displayName }) => displayName)).toContain("On the wall");
  await db.user.update({ where: { id: people[0].id }, data: { showOnWall: false } });
  expect(await kinds(people[0].id)).toEqual([]);
});

const authors = async () => {
  const { body } = await callRoute(getComments, "/api/comments");
  return body.comments.map((one: { user: { displayName: string; profile?: object } }) => one.user);
};

test("comments show the badges of public profiles only, in one query however many there are", async () => {
  await buy(await makeProduct({ editionSize: 50 }));
  const secret = await makeUser({ displayName: "Secret" });
  await makePublicProfile({ userId: secret.id, isPublic: false });
  await buy(await makeProduct({ editionSize: 50 }), secret);
  for (const { id } of [user, secret, await makeUser({ displayName: "None" })]) await makeComment({ userId: id });
  const shown = await authors();
  const { handle } = await db.publicProfile.findUniqueOrThrow({ where: { userId: user.id } });
  expect(shown.find(({ displayName }: { displayName: string }) => displayName === "Ada").profile).toEqual({
    handle,
    badges: [{ kind: "first-ten", title: "First ten", proof: expect.stringContaining("first ten numbers") }],
  });
  for (const name of ["Secret", "None"])
    expect(shown.find(({ displayName }: { displayName: string }) => displayName === name)).not.toHaveProperty(
      "profile",
    );
  for (let index = 0; index < 12; index++) {
    const { userId } = await makePublicProfile();
    await makeComment({ userId });
  }
  const badgeQueries = (await recordStatements(authors)).filter(({ text }) => text.includes("proved_badges"));
  expect(badgeQueries).toHaveLength(1);
  await db.publicProfile.update({ where: { userId: user.id }, data: { isPublic: false } });
  expect(
    (await authors()).filter(({ displayName }: { displayName: string }) => displayName === "Ada")[0],
  ).not.toHaveProperty("profile");
});

test("a ban from commenting hides the badges, and renders the guestbook again", async () => {
  await makeComment({ userId: user.id });
  expect((await authors())[0]).toHaveProperty("profile");
  await db.$executeRaw`DELETE FROM page_invalidations`;
  await db.commentBan.create({ data: { id: newId("cbn"), userId: user.id, reason: "Abuse" } });
  expect((await authors())[0]).not.toHaveProperty("profile");
  expect(await db.$queryRaw<object[]>`SELECT 1 FROM page_invalidations WHERE tag = '_N_T_/guestbook'`).toHaveLength(1);
});

test("the prerendered guestbook is rendered again when a proof goes", async () => {
  const order = await buy(await makeProduct({ editionSize: 50 }));
  const stored = () => db.$queryRaw<object[]>`SELECT 1 FROM page_invalidations WHERE tag = '_N_T_/guestbook'`;
  await db.$executeRaw`DELETE FROM page_invalidations`;
  const stranger = await makeUser();
  await voidNumbers((await buy(await makeProduct({ editionSize: 50 }), stranger)).id);
  expect(await stored()).toEqual([]);
  await voidNumbers(order.id);
  expect(await stored()).toHaveLength(1);
});

test("a profile shows its badges and only the numbers whose owner is named", async () => {
  const order = await makeOrder({
    buyer: user,
    items: [{ product: await makeProduct({ name: "Vase", editionSize: 50 }), quantity: 2 }],
  });
  const [edition] = order.items[0]?.editions ?? [];
  await db.editionOwnership.updateMany({ where: { editionId: edition?.id }, data: { nameShown: true } });
  const { handle } = await db.publicProfile.findUniqueOrThrow({ where: { userId: user.id } });
  const person = await getPublicPerson(handle);
  expect(person).toMatchObject({ name: "Ada", handle, badges: [{ kind: "first-ten" }] });
  expect(person?.numbers).toMatchObject([{ number: edition?.number, name: "Vase", editionSize: 50 }]);
  expect(JSON.stringify(person)).not.toContain(user.email);
  expect(JSON.stringify(person)).not.toContain(user.id);
});
