import { beforeEach, describe, expect, test } from "vitest";
import { POST as cancelRsvp } from "@/app/api/events/[id]/cancel-rsvp/route";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { POST as passOn, DELETE as withdraw } from "@/app/api/events/[id]/transfer/route";
import { POST as accept } from "@/app/api/events/tickets/[token]/accept/route";
import type { Actor } from "@/lib/auth/contracts";
import { day, hour } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { cancelEvent } from "@/lib/events/cancel-event";
import { checkInGuest } from "@/lib/events/check-in-guest";
import { makePaidEvent } from "@/lib/events/factory";
import { releaseExpiredSeats } from "@/lib/events/release-expired";
import { ticketLinkToken } from "@/lib/events/ticket-link";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { pollPayment } from "@/lib/workflows/settlement-handlers";
import { inTier } from "@/tests/tier";
import { emulator } from "@/tooling/dev-stack/test-context";

const fromNow = (ms: number) => new Date(Date.now() + ms);
const makeUsers = (count: number) => Promise.all(Array.from({ length: count }, () => makeActor()));
const buy = (id: string, as: Actor, body: object = {}) =>
  callRoute(rsvp, `/api/events/${id}/rsvp`, { as, body, params: { id } });
const giveUp = (id: string, as: Actor) =>
  callRoute(cancelRsvp, `/api/events/${id}/cancel-rsvp`, { as, body: {}, params: { id } });
const rowOf = (id: string, { _id }: Actor) =>
  db.eventRsvp.findUniqueOrThrow({ where: { eventId_userId: { eventId: id, userId: _id } } });
const chargesOf = (id: string) =>
  db.charge.findMany({
    where: { purpose: "event", subjectId: { startsWith: "rsv_" }, user: { eventRsvps: { some: { eventId: id } } } },
  });
const expire = (id: string) =>
  db.eventRsvp.updateMany({ where: { eventId: id, expiresAt: { not: null } }, data: { expiresAt: fromNow(-1_000) } });

/** Pays at the emulator and settles as a returning buyer does. */
async function pay(url: string, as: Actor) {
  await emulator().pay(url);
  const { reference } = await db.charge.findFirstOrThrow({ where: { authorizationUrl: url, userId: as._id } });
  return pollPayment(reference);
}
async function buyAndPay(id: string, as: Actor) {
  const { body } = await buy(id, as);
  await pay(body.authorization_url, as);
  return rowOf(id, as);
}
/** No seat is lost or sold twice: the count of the event is that of its rows, and never more than there are. */
async function expectExact(id: string) {
  const { seatsTaken, capacity } = await db.event.findUniqueOrThrow({ where: { id } });
  const rows = await db.eventRsvp.count({ where: { eventId: id, status: { in: ["seat", "offered", "held"] } } });
  expect([seatsTaken, rows <= (capacity ?? rows)]).toEqual([rows, true]);
}

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  for (const provider of ["paystack", "resend"] as const) emulator().faults(provider, "none");
});

test(`of 100 buyers of 5 seats exactly 5 hold one, in ${inTier(3, 20)} rounds`, async () => {
  const buyers = await makeUsers(100);
  for (let round = 0; round < inTier(3, 20); round++) {
    const id = await makePaidEvent({ capacity: 5 });
    const replies = await Promise.all(buyers.map((buyer) => buy(id, buyer)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const held = replies.filter(({ body }) => body.seat.status === "held");
    expect([held.length, new Set(held.map(({ body }) => body.authorization_url)).size]).toEqual([5, 5]);
    expect(replies.filter(({ body }) => body.seat.status === "waiting")).toHaveLength(95);
    expect(await chargesOf(id)).toHaveLength(5 * (round + 1));
    await expectExact(id);
    await db.$executeRaw`DELETE FROM rate_limits`;
  }
}, 300_000);

test("an offer that ends moves to the next in line, also when jobs and the late guest race", async () => {
  const id = await makePaidEvent({ capacity: 1 });
  const [sits, first, second] = (await makeUsers(3)) as [Actor, Actor, Actor];
  await buyAndPay(id, sits);
  for (const person of [first, second]) await buy(id, person);
  await giveUp(id, sits);
  expect([(await rowOf(id, first)).status, (await rowOf(id, second)).status]).toEqual(["offered", "waiting"]);
  await expire(id);
  const [, , late] = await Promise.all([releaseExpiredSeats(), releaseExpiredSeats(), buy(id, first)]);
  expect(late.body.seat).toMatchObject({ status: "waiting", place: 1 });
  const next = await rowOf(id, second);
  expect([next.status, (next.expiresAt?.getTime() ?? 0) > Date.now() + 23 * hour]).toEqual(["offered", true]);
  await expectExact(id);
});

test("an offer shortly before the start lasts half of the time that is left", async () => {
  const id = await makePaidEvent({ capacity: 1, startsAt: fromNow(2 * hour) });
  const [sits, waits] = (await makeUsers(2)) as [Actor, Actor];
  await buy(id, sits);
  await buy(id, waits);
  await giveUp(id, sits);
  const left = ((await rowOf(id, waits)).expiresAt?.getTime() ?? 0) - Date.now();
  expect([left > 0.9 * hour, left <= hour]).toEqual([true, true]);
});

describe("a payment", () => {
  test("has the price of the plan, reserves the seat once and can be resumed", async () => {
    const id = await makePaidEvent({ capacity: 9 });
    const monthly = await makeActor({ plan: "monthly" });
    const [one, again] = await Promise.all([buy(id, monthly), buy(id, monthly)]);
    expect(one.body.authorization_url).toBe(again.body.authorization_url);
    expect(one.body.seat).toMatchObject({ status: "held", price: 4_000 });
    await Promise.all([pay(one.body.authorization_url, monthly), pay(one.body.authorization_url, monthly)]);
    expect(await rowOf(id, monthly)).toMatchObject({ status: "seat", priceKobo: 400_000n, expiresAt: null });
    const collector = await makeActor({ plan: "collector" });
    expect((await buy(id, collector)).body).toMatchObject({ seat: { status: "seat" }, authorization_url: null });
    await expectExact(id);
  });

  test("that comes after its hold gets a free seat, and is refunded when there is none", async () => {
    const id = await makePaidEvent({ capacity: 1 });
    const [late, other] = (await makeUsers(2)) as [Actor, Actor];
    const { body } = await buy(id, late);
    await expire(id);
    await releaseExpiredSeats();
    await pay(body.authorization_url, late);
    expect((await rowOf(id, late)).status).toBe("seat");

    const full = await makePaidEvent({ capacity: 1 });
    const held = await buy(full, late);
    await expire(full);
    await buyAndPay(full, other);
    await pay(held.body.authorization_url, late);
    expect((await rowOf(full, late)).status).toBe("cancelled");
    const { chargeId } = await rowOf(full, late);
    expect(await db.refund.findMany({ where: { chargeId: chargeId ?? "" } })).toMatchObject([
      { reason: "event-no-seat" },
    ]);
    await expectExact(full);
  });

  test("that comes after the seat was given up is refunded", async () => {
    const id = await makePaidEvent({ capacity: 1 });
    const [buyer] = (await makeUsers(1)) as [Actor];
    const { body } = await buy(id, buyer);
    const { chargeId } = await rowOf(id, buyer);
    await giveUp(id, buyer);
    await pay(body.authorization_url, buyer);
    expect((await rowOf(id, buyer)).status).toBe("cancelled");
    expect(await db.refund.count({ where: { chargeId: chargeId ?? "" } })).toBe(1);
  });
});

test("a guest who cancels is refunded before the limit, not after it, and all are when the event is cancelled", async () => {
  const [early, late] = [
    await makePaidEvent({ startsAt: fromNow(25 * hour) }),
    await makePaidEvent({ startsAt: fromNow(23 * hour) }),
  ];
  const [guest, other] = (await makeUsers(2)) as [Actor, Actor];
  for (const id of [early, late]) await buyAndPay(id, guest);
  await buyAndPay(late, other);
  const refunds = await Promise.all([giveUp(early, guest), giveUp(early, guest), giveUp(late, guest)]);
  expect(refunds.map(({ body }) => body.refunded).sort()).toEqual([0, 0, 5_000]);
  const { chargeId } = await rowOf(late, other);
  const admin = await makeActor({ role: "Admin" });
  await cancelEvent({ actor: admin, id: late, reason: "Flooded." });
  expect(await db.refund.count({ where: { chargeId: chargeId ?? "", amountKobo: 500_000n } })).toBe(1);
});

test("questions and the code are asked of everyone who wants a seat", async () => {
  const questions = [
    { id: "qmeal", label: "What do you eat?", options: ["Rice", "Yam"], required: true },
    { id: "qnote", label: "Anything else?", options: [], required: false },
  ];
  const id = await makePaidEvent({ accessCode: "Iroko", questions, everyoneKobo: 0n, monthlyKobo: 0n, yearlyKobo: 0n });
  const [guest] = (await makeUsers(1)) as [Actor];
  const responses = { qmeal: "Yam", qother: "ignored" };
  expect((await buy(id, guest, { code: "iroko" })).body.fields).toEqual({
    "responses.qmeal": "Please answer this question",
  });
  expect((await buy(id, guest, { code: "iroko", responses: { qmeal: "Stone" } })).status).toBe(400);
  for (const code of ["", "oak"])
    expect((await buy(id, guest, { code, responses })).body.fields).toHaveProperty("code");
  expect((await buy(id, guest, { code: " IROKO ", responses })).body.seat.status).toBe("seat");
  expect((await rowOf(id, guest)).responses).toEqual({ qmeal: "Yam" });
});

describe("a ticket that is passed on", () => {
  async function send(id: string, from: Actor, email: string): Promise<string> {
    const reply = await callRoute(passOn, `/api/events/${id}/transfer`, { as: from, body: { email }, params: { id } });
    expect(reply.status).toBe(200);
    return ticketLinkToken((await rowOf(id, from)).transferKey ?? "");
  }
  const acceptAs = (token: string, as: Actor) =>
    callRoute(accept, `/api/events/tickets/${token}/accept`, { as, body: {}, params: { token } });

  test("goes to exactly one person, with a new code; the one before says at check-in that it was passed on", async () => {
    const id = await makePaidEvent({ capacity: 3 });
    const [giver, one, two] = (await makeUsers(3)) as [Actor, Actor, Actor];
    const admin = await makeActor({ role: "Admin" });
    const { checkInCode: before } = await buyAndPay(id, giver);
    const token = await send(id, giver, "tunde@example.org");
    expect((await acceptAs(token, giver)).status).toBe(409);
    const replies = await Promise.all([acceptAs(token, one), acceptAs(token, two)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = replies[0]?.status === 200 ? one : two;
    const row = await rowOf(id, winner);
    expect([row.status, row.checkInCode === before]).toEqual(["seat", false]);
    const checkIn = (code: string) => checkInGuest({ actor: admin, eventId: id, code, key: null });
    await expect(checkIn(before)).rejects.toThrow("This ticket was passed on to somebody else");
    expect((await checkIn(row.checkInCode)).already).toBeNull();
    await expectExact(id);
  });

  test("does not move after it was taken back, sent to somebody else, or used", async () => {
    const id = await makePaidEvent();
    const [giver, taker] = (await makeUsers(2)) as [Actor, Actor];
    const admin = await makeActor({ role: "Admin" });
    const { checkInCode } = await buyAndPay(id, giver);
    const first = await send(id, giver, "tunde@example.org");
    const second = await send(id, giver, "bola@example.org");
    expect((await acceptAs(first, taker)).status).toBe(409);
    await checkInGuest({ actor: admin, eventId: id, code: checkInCode, key: null });
    expect((await acceptAs(second, taker)).status).toBe(409);
    await callRoute(withdraw, `/api/events/${id}/transfer`, { method: "DELETE", as: giver, params: { id } });
    expect((await acceptAs(second, taker)).status).toBe(409);
    expect((await rowOf(id, giver)).status).toBe("seat");
    expect((await acceptAs("forged.signature", taker)).status).toBe(404);
  });
});

test("an unpaid ticket does not check in", async () => {
  const id = await makePaidEvent({ startsAt: fromNow(day) });
  const [buyer] = (await makeUsers(1)) as [Actor];
  await buy(id, buyer);
  const { checkInCode: code } = await rowOf(id, buyer);
  const admin = await makeActor({ role: "Admin" });
  await expect(checkInGuest({ actor: admin, eventId: id, code, key: null })).rejects.toThrow(
    "This ticket is not paid for",
  );
});
