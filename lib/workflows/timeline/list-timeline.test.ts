import { beforeAll, expect, test } from "vitest";
import { makeAuction } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import { seedPlans } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { makeComment } from "@/lib/comments/factory";
import { newId, ticketCode } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeSession } from "@/lib/http/test-session";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { grantPlan } from "@/lib/subscriptions/grant-plan";
import { timelineKinds } from "@/lib/workflows/timeline/contracts";
import { listTimeline } from "@/lib/workflows/timeline/list-timeline";
import { recordStatements } from "@/tests/query-plans/explain";

beforeAll(() => db.plan.createMany({ data: [...seedPlans], skipDuplicates: true }));

test("has everything that a person did and that was done about them, newest first and by kind", async () => {
  const [admin, actor] = [await makeActor({ role: "Admin", firstName: "Ngozi", lastName: "Okoye" }), await makeActor()];
  const { _id: userId, email } = actor;
  await makeSession(actor);
  const order = await makeOrder({ buyer: { ...actor, id: userId }, items: [{ product: await makeProduct() }] });
  await makeComment({ userId, message: "A fine drum" });
  const until = new Date(Date.now() + 86_400_000 * 30);
  await grantPlan({ actor: admin, userId, plan: "yearly", until, reason: "She lent us the drum" });
  const { id: auctionId } = await makeAuction({ title: "The Eagle" });
  await placeBid({ actor, auctionId, amount: 5_000 });
  const event = await db.event.create({ data: { id: newId("evt"), title: "Open studio", startsAt: until } });
  await db.eventRsvp.create({
    data: { id: newId("rsv"), eventId: event.id, userId, status: "seat", checkInCode: ticketCode() },
  });
  const key = newId("out");
  await db.outboxMessage.create({
    data: { id: key, topic: "x", key, payload: {}, rendered: { to: email, subject: "Your order" }, status: "sent" },
  });
  const { entries } = await listTimeline(userId, {});
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  const titles = entries.map(({ title }) => title);
  for (const title of [
    "Opened the account",
    "Logged in on A program",
    `Ordered ${order.number}`,
    "Paid for an order",
    "Wrote in the guestbook",
    "Annual plan granted by an admin",
    "Bid in “The Eagle”",
    "Event “Open studio”",
    "Email “Your order”",
  ])
    expect(titles).toContain(title);
  const [act] = (await listTimeline(userId, { kind: "admin" })).entries;
  expect(act).toMatchObject({ kind: "admin", detail: "She lent us the drum" });
  expect(act?.title).toMatch(/^Ngozi Okoye granted /);
  for (const kind of timelineKinds)
    for (const entry of (await listTimeline(userId, { kind })).entries) expect(entry.kind).toBe(kind);
});

test("pages through equal times without losing or repeating an entry", async () => {
  const { _id: userId } = await makeActor();
  const at = new Date("2026-03-01T12:00:00Z");
  await db.session.createMany({
    data: Array.from({ length: 65 }, () => ({
      id: newId("sgn"),
      userId,
      sessionVersion: 1,
      device: "A program",
      createdAt: at,
    })),
  });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listTimeline(userId, { kind: "session", ...(cursor && { cursor }) });
    seen.push(...page.entries.map(({ key }) => key));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
});

test("reads the entries of all kinds with one statement", async () => {
  const { _id: userId } = await makeActor();
  const statements = await recordStatements(() => listTimeline(userId, {}));
  expect(statements.filter(({ text }) => text.includes("UNION ALL"))).toHaveLength(1);
});
