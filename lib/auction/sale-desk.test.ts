import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCancel } from "@/app/api/admin/auctions/[auctionId]/cancel/route";
import { POST as postExtend } from "@/app/api/admin/auctions/[auctionId]/extend/route";
import { POST as postFreeze } from "@/app/api/admin/auctions/[auctionId]/freeze/route";
import { POST as postReset } from "@/app/api/admin/auctions/[auctionId]/reset/route";
import { PATCH as patchSale } from "@/app/api/admin/auctions/[auctionId]/route";
import { POST as postSchedule } from "@/app/api/admin/auctions/[auctionId]/schedule/route";
import { POST as postVoid } from "@/app/api/admin/auctions/[auctionId]/void/route";
import { GET as getSales, POST as postSale } from "@/app/api/admin/auctions/route";
import { POST as postLift } from "@/app/api/admin/bars/[barId]/lift/route";
import { GET as getBars } from "@/app/api/admin/bars/route";
import { POST as postBid } from "@/app/api/auctions/[auctionId]/bids/route";
import type { Actor } from "@/lib/accounts/contracts";
import type { DeskSale } from "@/lib/auction/admin-contracts";
import { listAdminBids, listHouseLines, requireAdminAuction } from "@/lib/auction/admin-queries";
import { makeAuction, standing, verdictOn } from "@/lib/auction/factory";
import { placeBid } from "@/lib/auction/place-bid";
import { watchAuction } from "@/lib/auction/watch-auction";
import { sweep } from "@/lib/http/sweep";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { backgroundSettled } from "@/lib/platform/background";
import { day, hour, minute } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

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
const act = (handler: Handler, as: Actor | null, auctionId: string, body: object) =>
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

/** The letters that were gathered go. */
async function swept(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
    await sweep();
  }
  await backgroundSettled();
}

describe("a sale before it opens", () => {
  test("is made with all its terms, changed on the version that was looked at, and put on the calendar", async () => {
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
      ["The first", "The second"].map((title) => act(patchSale, actor, id, { title, version: 1 })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    const times = await act(postSchedule, actor, id, { start: soon(hour), end: soon(2 * hour) });
    expect(times.body.sale.auction).toMatchObject({ status: "scheduled" });
    expect((await act(patchSale, actor, id, { openingBid: 9_000, version: 3 })).body.sale.auction.currentBid).toBe(
      9_000,
    );
    expect([
      await audits(id, "auction.create"),
      await audits(id, "auction.edit"),
      await audits(id, "auction.schedule"),
    ]).toEqual([1, 2, 1]);
  });

  test("its terms stand once it is open", async () => {
    const [actor, { id }] = await Promise.all([admin(), makeAuction({ opening: 2_000 })]);
    const { status, body } = await act(patchSale, actor, id, { openingBid: 1, version: 1 });
    expect([status, body.error]).toEqual([409, "The terms of a sale stand once it is open."]);
    expect((await act(postSchedule, actor, id, { start: soon(hour), end: soon(2 * hour) })).status).toBe(409);
    expect(await standing(id)).toMatchObject({ openingKobo: 200_000n, version: 1 });
  });

  test("nothing is made of terms that cannot be", async () => {
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
      const answer = await create(actor, body);
      expect([field, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([field, status, [field]]);
    }
    expect(await db.auction.count()).toBe(before);
  });
});

describe("the list of sales", () => {
  test("is narrowed by phase and words, and paged without loss", async () => {
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
    await act(postFreeze, actor, made.frozen.id, { frozen: true, reason });
    for (const [state, { id }] of Object.entries(made)) {
      const { sales, total } = await list(actor, `q=${word}&state=${state}`);
      expect([state, total, sales.map((sale: DeskSale) => sale._id)]).toEqual([state, 1, [id]]);
    }
    const [running] = (await list(actor, `q=${word}&state=running`)).sales;
    expect(running).toMatchObject({ status: "running", reserve: "not met", bidCount: 1, currentBid: 2_100 });
    expect(running.topBidder).toBe(`Paddle 1 (${one.firstName} ${one.lastName})`);
    const many = newId("auc").slice(4, 12);
    for (let i = 0; i < 23; i++) await makeAuction({ title: `${many} ${i}`, status: "draft" });
    const first = await list(actor, `q=${many}`);
    const second = await list(actor, `q=${many}&cursor=${first.nextCursor}`);
    const ids = [...first.sales, ...second.sales].map(({ _id }: DeskSale) => _id);
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
});

describe("what the house does to a sale", () => {
  test("each act is a line of the ledger and of the audit log; the same at once happens once", async () => {
    const [actor, other, { id }] = await Promise.all([admin(), admin(), makeAuction()]);
    const both = (handler: Handler, body: object) =>
      Promise.all([act(handler, actor, id, body), act(handler, other, id, body)]);
    const frozen = await both(postFreeze, { frozen: true, reason });
    expect(frozen.map(({ status }) => status).sort()).toEqual([200, 409]);
    const freed = await both(postFreeze, { frozen: false, reason });
    expect(freed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await act(postExtend, actor, id, { minutes: 15, reason })).status).toBe(200);
    expect((await listHouseLines(id)).map(({ kind }) => kind)).toEqual(["extend", "unfreeze", "freeze"]);
    expect(await verdictOn(id)).toMatchObject({ sound: true, lines: 3 });
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
    ).toMatchObject({ code: "barred", error: "Whoever runs a sale does not bid in it." });
  });

  test("without a reason, or with times that cannot be, nothing is done", async () => {
    const [actor, { id }] = await Promise.all([admin(), makeAuction()]);
    const bad: [Handler, object][] = [
      [postFreeze, { frozen: true, reason: "  " }],
      [postCancel, {}],
      [postExtend, { minutes: 0, reason }],
      [postExtend, { minutes: 1_441, reason }],
      [postVoid, { seq: 0, reason }],
      [postReset, { start: "tomorrow", end: soon(day), reason }],
    ];
    for (const [handler, body] of bad) expect((await act(handler, actor, id, body)).status).toBe(400);
    expect((await act(postVoid, actor, id, { seq: 7, reason })).status).toBe(409);
    expect((await act(postReset, actor, id, { start: soon(hour), end: soon(day), reason })).status).toBe(409);
    expect(await standing(id)).toMatchObject({ seq: 0, status: "scheduled", frozenAt: null });
    expect(await db.auditLog.count({ where: { subject: id } })).toBe(0);
  });

  test("a bid that is taken out twice at once is taken out once; its bidder is told, and whom it helps", async () => {
    const [actor, ada, bisi] = await Promise.all([admin(), bidder(), bidder()]);
    const { id, title } = await makeAuction({ title: "A voided lot" });
    await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
    await placeBid({ actor: bisi, auctionId: id, amount: 9_000 });
    const answers = await Promise.all([1, 2, 3].map(() => act(postVoid, actor, id, { seq: 2, reason })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await standing(id)).toMatchObject({ currentBidKobo: 210_000n, topBidderId: ada._id, bidCount: 1, seq: 3 });
    const { bids } = await listAdminBids(id);
    expect(bids).toMatchObject([
      { seq: 2, alias: "Paddle 2", email: bisi.email, amount: 9_000, voidedAt: expect.any(String) },
      { seq: 1, alias: "Paddle 1", email: ada.email, amount: 2_100, voidedAt: null },
    ]);
    await swept();
    expect(subjectsTo(bisi)).toContain(`Your bid of ₦9,000 for ${title} was taken out`);
    expect(subjectsTo(ada)).toContain(`Your bid for ${title} leads again`);
    expect(await verdictOn(id)).toMatchObject({ sound: true, lines: 3 });
  });

  test("a sale that is cancelled by two at once is told once to everybody who bid or follows, and to nobody else", async () => {
    const [actor, other, ada, bisi, looker] = await Promise.all([admin(), admin(), bidder(), bidder(), makeActor()]);
    const { id, title } = await makeAuction({ title: "A lot called off" });
    await placeBid({ actor: ada, auctionId: id, amount: 2_100 });
    await placeBid({ actor: bisi, auctionId: id, amount: 2_200 });
    await act(postVoid, actor, id, { seq: 2, reason });
    await watchAuction({ actor: looker, slugOrId: id, watch: true, reminders: false });
    await watchAuction({ actor: ada, slugOrId: id, watch: true, reminders: true });
    const answers = await Promise.all([act(postCancel, actor, id, { reason }), act(postCancel, other, id, { reason })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await swept();
    await swept();
    const told = (who: Actor) => subjectsTo(who).filter((subject) => subject === `The sale of ${title} is cancelled`);
    expect([told(ada), told(looker), told(bisi), told(other)].map(({ length }) => length)).toEqual([1, 1, 0, 0]);
    expect([await audits(id, "auction.cancel"), (await listHouseLines(id))[0]?.detail]).toEqual([1, reason]);
  });

  test("a sale that is set anew begins from its opening price, its offer is withdrawn and its bidders are told", async () => {
    const [actor, ada] = await Promise.all([admin(), bidder()]);
    const { id, title } = await makeAuction({ title: "A lot set anew" });
    await placeBid({ actor: ada, auctionId: id, amount: 7_000 });
    await db.auction.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1_000) } });
    expect((await requireAdminAuction(actor, id)).offers).toMatchObject([
      { kind: "winner", status: "open", email: ada.email },
    ]);
    const anew = await act(postReset, actor, id, { start: soon(hour), end: soon(day), reason });
    expect(anew.body.sale).toMatchObject({
      auction: { status: "scheduled", currentBid: 2_000, bidCount: 0, winner: null, finalBid: null },
      offers: [{ status: "withdrawn" }],
    });
    await swept();
    expect(subjectsTo(ada)).toContain(`The sale of ${title} begins anew`);
    expect((await listHouseLines(id)).map(({ kind }) => kind)).toEqual(["reset", "close"]);
  });
});

describe("a bar", () => {
  test("is lifted once, for a reason, and whoever was barred is told and bids again", async () => {
    const [actor, other, ada, sale] = await Promise.all([admin(), admin(), bidder(), makeAuction()]);
    const id = newId("bid");
    await db.bidderBar.create({
      data: { id, userId: ada._id, auctionId: sale.id, reason: "The lot was not paid for" },
    });
    await expect(placeBid({ actor: ada, auctionId: sale.id, amount: 2_100 })).rejects.toMatchObject({ code: "barred" });
    const bars = async (query = "") => (await callRoute(getBars, `/api/admin/bars${query}`, { as: actor })).body.bars;
    const mine = (found: { email: string }[]) => found.filter(({ email }) => email === ada.email);
    expect(mine(await bars())).toMatchObject([{ sale: { title: sale.title }, liftedAt: null }]);
    const lift = (as: Actor, body: object) =>
      callRoute(postLift, "/api/admin/bars/x/lift", { as, body, params: { barId: id } });
    expect((await lift(actor, { reason: "" })).status).toBe(400);
    const answers = await Promise.all([lift(actor, { reason }), lift(other, { reason })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(mine(await bars())).toEqual([]);
    expect(mine(await bars("?state=lifted"))).toMatchObject([{ liftedWhy: reason, liftedBy: expect.any(String) }]);
    expect(await audits(id, "auction.lift-bar")).toBe(1);
    await placeBid({ actor: ada, auctionId: sale.id, amount: 2_100 });
    await swept();
    expect(subjectsTo(ada).filter((subject) => subject === "You may bid again")).toHaveLength(1);
  });
});
