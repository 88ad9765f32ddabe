import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCancel } from "@/app/api/admin/auctions/[auctionId]/cancel/route";
import { POST as postExtend } from "@/app/api/admin/auctions/[auctionId]/extend/route";
import { POST as postFreeze } from "@/app/api/admin/auctions/[auctionId]/freeze/route";
import { POST as postReset } from "@/app/api/admin/auctions/[auctionId]/reset/route";
import { PATCH as patchSale } from "@/app/api/admin/auctions/[auctionId]/route";
import { POST as postSchedule } from "@/app/api/admin/auctions/[auctionId]/schedule/route";
import { POST as postVoid } from "@/app/api/admin/auctions/[auctionId]/void/route";
import { GET as getSales, POST as postSale } from "@/app/api/admin/auctions/route";
import { POST as postLift } from "@/app/api/admin/bans/[banId]/lift/route";
import { GET as getBars } from "@/app/api/admin/bans/route";
import { POST as postBid } from "@/app/api/auctions/[auctionId]/bids/route";
import { selectAuctions } from "@/lib/auctions/admin-auctions-query";
import { listAdminBids } from "@/lib/auctions/admin-bids-query";
import type { AdminAuctionSummary } from "@/lib/auctions/admin-contracts";
import { listSystemLedgerEntries, requireAdminAuction } from "@/lib/auctions/admin-queries";
import { getStoredAuction, makeAuction, verifyStoredLedger } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import { watchAuction } from "@/lib/auctions/watch-auction";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day, hour, minute } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.auction.updateMany({ where: { status: "scheduled" }, data: { status: "cancelled" } });
});

type Handler = Parameters<typeof callRoute>[0];
const reason = "The catalogue was wrong.";
const admin = () => makeActor({ role: "Admin" });
const bidder = () => makeActor({ plan: "yearly" });
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const callAction = (handler: Handler, as: Actor | null, auctionId: string, body: object) =>
  callRoute(handler, `/api/admin/auctions/${auctionId}/act`, { as, body, params: { auctionId } });
const create = (as: Actor, body: object) => callRoute(postSale, "/api/admin/auctions", { as, body });
const aSlug = () => newId("auc").replace("_", "-");
const list = async (as: Actor, query: string) =>
  (await callRoute(getSales, `/api/admin/auctions?${query}`, { as })).body;
const audits = (subject: string, action: string) => db.auditLog.count({ where: { subject, action } });
const subjectsTo = ({ email }: Actor) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email))
    .map(({ subject }) => subject);

/** Sends the pending emails. */
async function runScheduledChanges(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
    await runScheduledJobs();
  }
  await backgroundSettled();
}

describe("an auction before it opens", () => {
  test("is created, edited on the current version and scheduled", async () => {
    const [actor, product] = await Promise.all([admin(), makeProduct()]);
    const slug = aSlug();
    const made = await create(actor, {
      title: "  A sceptre ",
      slug,
      description: "Carved once.",
      images: [{ url: "/api/pictures/img-1-960.jpg", alt: "A sceptre" }],
      openingBid: 5_000,
      increment: 500,
      bands: [{ from: 20_000, increment: 1_000 }],
      reserve: 30_000,
      extensionWindow: 60,
      extension: 90,
      extensionCap: 3,
      productId: product.id,
    });
    expect([made.status, made.body.sale]).toMatchObject([
      201,
      {
        auction: { title: "A sceptre", slug, status: "draft", currentBid: 5_000, start: null },
        terms: { increment: 500, bands: [{ from: 20_000, increment: 1_000 }], extensionCap: 3, extension: 90 },
        reserve: 30_000,
        productId: product.id,
      },
    ]);
    const id = made.body.sale.auction._id;
    const edits = await Promise.all(
      ["The first", "The second"].map((title) => callAction(patchSale, actor, id, { title, version: 1 })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    const times = await callAction(postSchedule, actor, id, { start: soon(hour), end: soon(2 * hour) });
    expect(times.body.sale.auction).toMatchObject({ status: "scheduled" });
    expect(
      (await callAction(patchSale, actor, id, { openingBid: 9_000, version: 3 })).body.sale.auction.currentBid,
    ).toBe(9_000);
    expect([
      await audits(id, "auction.create"),
      await audits(id, "auction.edit"),
      await audits(id, "auction.schedule"),
    ]).toEqual([1, 2, 1]);
  });

  test("rejects changes of the terms once it is open", async () => {
    const [actor, { id }] = await Promise.all([admin(), makeAuction({ opening: 2_000 })]);
    const { status, body } = await callAction(patchSale, actor, id, { openingBid: 1, version: 1 });
    expect([status, body.error]).toEqual([409, "The terms cannot be changed once the auction is open."]);
    expect((await callAction(postSchedule, actor, id, { start: soon(hour), end: soon(2 * hour) })).status).toBe(409);
    expect(await getStoredAuction(id)).toMatchObject({ openingKobo: 200_000n, version: 1 });
  });

  test("rejects invalid terms", async () => {
    const [actor, taken, gone] = await Promise.all([admin(), makeAuction(), makeProduct()]);
    await db.product.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    const before = await db.auction.count();
    const good = { title: "A lot", slug: aSlug() };
    const bad: [object, number, string][] = [
      [{ slug: aSlug() }, 400, "title"],
      [{ ...good, title: "   " }, 400, "title"],
      [{ ...good, slug: "../current" }, 400, "slug"],
      [{ ...good, slug: "current" }, 400, "slug"],
      [{ ...good, slug: taken.slug }, 409, "slug"],
      [{ ...good, openingBid: 0 }, 400, "openingBid"],
      [{ ...good, openingBid: 2_000.5 }, 400, "openingBid"],
      [{ ...good, increment: -100 }, 400, "increment"],
      [{ ...good, reserve: 10_000_000_000 }, 400, "reserve"],
      [{ ...good, images: [{ url: "javascript:alert(1)", alt: "" }] }, 400, "images.0.url"],
      [{ ...good, images: [{ url: "//evil.example/a.jpg", alt: "" }] }, 400, "images.0.url"],
      [
        {
          ...good,
          bands: [
            { from: 9_000, increment: 1 },
            { from: 9_000, increment: 2 },
          ],
        },
        400,
        "bands",
      ],
      [{ ...good, extensionCap: 101 }, 400, "extensionCap"],
      [{ ...good, productId: "prd_nothing" }, 400, "productId"],
      [{ ...good, productId: gone.id }, 400, "productId"],
    ];
    for (const [body, status, field] of bad) {
      const response = await create(actor, body);
      expect([field, response.status, Object.keys(response.body.fields ?? {})]).toEqual([field, status, [field]]);
    }
    expect(await db.auction.count()).toBe(before);
  });
});

describe("the admin auction list", () => {
  test("filters by phase and text, and returns each auction once across pages", async () => {
    const actor = await admin();
    const word = newId("auc").slice(4, 12);
    const made = {
      draft: await makeAuction({ title: `${word} draft`, status: "draft", startsAt: null, endsAt: null }),
      upcoming: await makeAuction({
        title: `${word} upcoming`,
        startsAt: new Date(Date.now() + hour),
        endsAt: new Date(Date.now() + day),
      }),
      running: await makeAuction({ title: `${word} running`, reserve: 9_000 }),
      frozen: await makeAuction({ title: `${word} frozen` }),
      over: await makeAuction({ title: `${word} over`, endsAt: new Date(Date.now() - minute) }),
      cancelled: await makeAuction({ title: `${word} cancelled`, status: "cancelled" }),
    };
    const one = await bidder();
    await placeBid({ actor: one, auctionId: made.running.id, amount: 2_100 });
    await callAction(postFreeze, actor, made.frozen.id, { frozen: true, reason });
    for (const [state, { id }] of Object.entries(made)) {
      const { sales, total } = await list(actor, `q=${word}&state=${state}`);
      expect([state, total, sales.map((sale: AdminAuctionSummary) => sale._id)]).toEqual([state, 1, [id]]);
    }
    const [running] = (await list(actor, `q=${word}&state=running`)).sales;
    expect(running).toMatchObject({ status: "running", reserve: "not met", bidCount: 1, currentBid: 2_100 });
    expect(running.topBidder).toBe(`Iroko (${one.firstName} ${one.lastName})`);
    const titles = (await list(actor, `q=${word}`)).sales.map(({ title }: AdminAuctionSummary) => title.split(" ")[1]);
    expect([titles.slice(0, 2).sort(), ...titles.slice(2)]).toEqual([
      ["frozen", "running"],
      "upcoming",
      "cancelled",
      "over",
      "draft",
    ]);
    const many = newId("auc").slice(4, 12);
    for (let i = 0; i < 23; i++) await makeAuction({ title: `${many} ${i}`, status: "draft" });
    const first = await list(actor, `q=${many}`);
    const second = await list(actor, `q=${many}&cursor=${first.nextCursor}`);
    const ids = [...first.sales, ...second.sales].map(({ _id }: AdminAuctionSummary) => _id);
    expect([first.sales.length, first.total, ids.length, new Set(ids).size, second.nextCursor]).toEqual([
      20,
      23,
      23,
      23,
      null,
    ]);
    expect((await list(actor, "q=%25")).total).toBe(0);
    expect((await callRoute(getSales, "/api/admin/auctions?cursor=made-up", { as: actor })).status).toBe(400);
  });

  test("has each of many current sales once over its pages, and in its export", async () => {
    const actor = await admin();
    const mark = newId("auc").slice(4, 12);
    const made: string[] = [];
    for (let i = 0; i < 73; i++) made.push((await makeAuction({ title: `${mark} ${i}` })).id);
    const found: string[] = [];
    for (let cursor = ""; ; ) {
      const { sales, nextCursor } = await list(actor, `q=${mark}${cursor && `&cursor=${cursor}`}`);
      found.push(...sales.map(({ _id }: AdminAuctionSummary) => _id));
      if (!nextCursor) break;
      cursor = nextCursor;
    }
    expect(found.toSorted()).toEqual(made.toSorted());
    const exported = await selectAuctions({ q: mark }, 100);
    expect(exported.rows.map(({ _id }) => _id).toSorted()).toEqual(made.toSorted());
  });
});

describe("admin actions on an auction", () => {
  test("write one ledger entry and one audit entry, once for concurrent requests", async () => {
    const [actor, other, { id }] = await Promise.all([admin(), admin(), makeAuction()]);
    const both = (handler: Handler, body: object) =>
      Promise.all([callAction(handler, actor, id, body), callAction(handler, other, id, body)]);
    const frozen = await both(postFreeze, { frozen: true, reason });
    expect(frozen.map(({ status }) => status).sort()).toEqual([200, 409]);
    const freed = await both(postFreeze, { frozen: false, reason });
    expect(freed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await callAction(postExtend, actor, id, { minutes: 15, reason })).status).toBe(200);
    expect((await listSystemLedgerEntries(id)).map(({ kind }) => kind)).toEqual(["extend", "unfreeze", "freeze"]);
    expect(await verifyStoredLedger(id)).toMatchObject({ valid: true, lines: 3 });
    expect([
      await audits(id, "auction.freeze"),
      await audits(id, "auction.unfreeze"),
      await audits(id, "auction.extend"),
    ]).toEqual([1, 1, 1]);
    expect(
      (
        await callRoute(postBid, `/api/auctions/${id}/bids`, {
          as: actor,
          body: { amount: 2_100 },
          params: { auctionId: id },
        })
      ).body,
    ).toMatchObject({ code: "banned", error: "You manage this auction, so you cannot bid in it." });
  });

  test("are rejected without a reason or with invalid times", async () => {
    const [actor, { id }] = await Promise.all([admin(), makeAuction()]);
    const bad: [Handler, object][] = [
      [postFreeze, { frozen: true, reason: "  " }],
      [postCancel, {}],
      [postExtend, { minutes: 0, reason }],
      [postExtend, { minutes: 1_441, reason }],
      [postVoid, { seq: 0, reason }],
      [postReset, { start: "tomorrow", end: soon(day), reason }],
    ];
    for (const [handler, body] of bad) expect((await callAction(handler, actor, id, body)).status).toBe(400);
    expect((await callAction(postVoid, actor, id, { seq: 7, reason })).status).toBe(409);
    expect((await callAction(postReset, actor, id, { start: soon(hour), end: soon(day), reason })).status).toBe(409);
    expect(await getStoredAuction(id)).toMatchObject({ seq: 0, status: "scheduled", frozenAt: null });
    expect(await db.auditLog.count({ where: { subject: id } })).toBe(0);
  });

  test("void a bid once for concurrent requests, and email its bidder and the new leader", async () => {
    const [actor, ada, bisi] = await Promise.all([admin(), bidder(), bidder()]);
    const { id, title } = await makeAuction({ title: "A voided lot" });
    await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
    await placeBid({ actor: bisi, auctionId: id, amount: 9_000 });
    const responses = await Promise.all([1, 2, 3].map(() => callAction(postVoid, actor, id, { seq: 2, reason })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await getStoredAuction(id)).toMatchObject({
      currentBidKobo: 210_000n,
      topBidderId: ada._id,
      bidCount: 1,
      seq: 3,
    });
    const { bids } = await listAdminBids(id);
    expect(bids).toMatchObject([
      { seq: 2, alias: "Agogo", email: bisi.email, amount: 9_000, voidedAt: expect.any(String) },
      { seq: 1, alias: "Iroko", email: ada.email, amount: 2_100, voidedAt: null },
    ]);
    await runScheduledChanges();
    expect(subjectsTo(bisi)).toContain(`Your bid of ₦9,000 for ${title} was voided`);
    expect(subjectsTo(ada)).toContain(`Your bid for ${title} leads again`);
    expect(await verifyStoredLedger(id)).toMatchObject({ valid: true, lines: 3 });
  });

  test("cancel once for concurrent requests, with one email to each bidder and watcher", async () => {
    const [actor, other, ada, bisi, looker] = await Promise.all([admin(), admin(), bidder(), bidder(), makeActor()]);
    const { id, title } = await makeAuction({ title: "A cancelled lot" });
    await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
    await placeBid({ actor: bisi, auctionId: id, amount: 2_200 });
    await callAction(postVoid, actor, id, { seq: 2, reason });
    await watchAuction({ actor: looker, slugOrId: id, watch: true, reminders: false });
    await watchAuction({ actor: ada, slugOrId: id, watch: true, reminders: true });
    const responses = await Promise.all([
      callAction(postCancel, actor, id, { reason }),
      callAction(postCancel, other, id, { reason }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await runScheduledChanges();
    await runScheduledChanges();
    const cancellationEmails = (who: Actor) =>
      subjectsTo(who).filter((subject) => subject === `The sale of ${title} is cancelled`);
    expect(
      [cancellationEmails(ada), cancellationEmails(looker), cancellationEmails(bisi), cancellationEmails(other)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 0, 0]);
    expect([await audits(id, "auction.cancel"), (await listSystemLedgerEntries(id))[0]?.detail]).toEqual([1, reason]);
  });

  test("refuse to reset a sold auction; reset it to its opening bid once the offer has lapsed, and email its bidders", async () => {
    const [actor, ada] = await Promise.all([admin(), bidder()]);
    const { id, title } = await makeAuction({ title: "A reset lot" });
    await placeBid({ actor: ada, auctionId: id, amount: 7_000 });
    await db.auction.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1_000) } });
    expect((await requireAdminAuction(actor, id)).offers).toMatchObject([
      { kind: "winner", status: "open", email: ada.email },
    ]);
    const reset = () => callAction(postReset, actor, id, { start: soon(hour), end: soon(day), reason });
    expect(await reset()).toMatchObject({ status: 409, body: { error: expect.stringContaining("The lot is sold") } });
    expect(await getStoredAuction(id)).toMatchObject({ status: "closed", winnerId: ada._id, round: 1 });
    await db.auctionOffer.updateMany({ where: { auctionId: id }, data: { status: "lapsed", openKey: null } });
    const newTimes = await reset();
    expect(newTimes.body.sale).toMatchObject({
      auction: { status: "scheduled", currentBid: 2_000, bidCount: 0, winner: null, finalBid: null },
      offers: [{ status: "lapsed" }],
    });
    await runScheduledChanges();
    expect(subjectsTo(ada)).toContain(`The sale of ${title} restarts`);
    expect((await listSystemLedgerEntries(id)).map(({ kind }) => kind)).toEqual(["reset", "close"]);
  });
});

describe("a ban", () => {
  test("is lifted once with a reason; the bidder gets an email and can bid again", async () => {
    const [actor, other, ada, sale] = await Promise.all([admin(), admin(), bidder(), makeAuction()]);
    const id = newId("bid");
    await db.bidderBan.create({
      data: { id, userId: ada._id, auctionId: sale.id, reason: "The lot was not paid for" },
    });
    await expect(placeBid({ actor: ada, auctionId: sale.id, amount: 2_100 })).rejects.toMatchObject({ code: "banned" });
    const bars = async (query = "") => (await callRoute(getBars, `/api/admin/bans${query}`, { as: actor })).body.bars;
    const mine = (found: { email: string }[]) => found.filter(({ email }) => email === ada.email);
    expect(mine(await bars())).toMatchObject([{ sale: { title: sale.title }, liftedAt: null }]);
    const lift = (as: Actor, body: object) =>
      callRoute(postLift, "/api/admin/bans/x/lift", { as, body, params: { banId: id } });
    expect((await lift(actor, { reason: "" })).status).toBe(400);
    const responses = await Promise.all([lift(actor, { reason }), lift(other, { reason })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(mine(await bars())).toEqual([]);
    expect(mine(await bars("?state=lifted"))).toMatchObject([{ liftedWhy: reason, liftedBy: expect.any(String) }]);
    expect(await audits(id, "auction.lift-ban")).toBe(1);
    await placeBid({ actor: ada, auctionId: sale.id, amount: 2_100 });
    await runScheduledChanges();
    expect(subjectsTo(ada).filter((subject) => subject === "You may bid again")).toHaveLength(1);
  });
});
