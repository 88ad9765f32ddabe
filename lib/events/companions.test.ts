import { beforeEach, describe, expect, test } from "vitest";
import { POST as cancelRsvp } from "@/app/api/events/[id]/cancel-rsvp/route";
import { POST as name } from "@/app/api/events/[id]/companion/route";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { GET as ticketPdf } from "@/app/api/events/[id]/ticket/route";
import { POST as passOn, DELETE as withdraw } from "@/app/api/events/[id]/transfer/route";
import { POST as accept } from "@/app/api/events/tickets/[token]/accept/route";
import type { Actor } from "@/lib/auth/contracts";
import { hour } from "@/lib/core/clock";
import { newId, ticketCode } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { listCheckInAttendees } from "@/lib/events/admin-queries";
import { checkInGuest } from "@/lib/events/check-in-guest";
import { exportAttendees } from "@/lib/events/export-attendees";
import { makePaidEvent } from "@/lib/events/factory";
import { previewMessage } from "@/lib/events/message-attendees";
import { listMyEvents } from "@/lib/events/queries";
import { refundTicketsOf } from "@/lib/events/refund-tickets";
import { releaseExpiredSeats } from "@/lib/events/release-expired";
import { ticketLinkToken } from "@/lib/events/ticket-link";
import { getMyTicket } from "@/lib/events/ticket-queries";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { exportAccount } from "@/lib/workflows/export-account";
import { pollPayment } from "@/lib/workflows/settlement-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const free = { everyoneKobo: 0n, monthlyKobo: 0n, yearlyKobo: 0n };
const makeUsers = (count: number) => Promise.all(Array.from({ length: count }, () => makeActor()));
const buy = (id: string, as: Actor, quantity: number) =>
  callRoute(rsvp, `/api/events/${id}/rsvp`, { as, body: { quantity }, params: { id } });
/** A busy database refuses for a moment, having taken nothing; the buyer tries again. */
async function buyWithRetry(id: string, as: Actor, quantity: number): ReturnType<typeof buy> {
  const reply = await buy(id, as, quantity);
  return reply.status === 503 ? buyWithRetry(id, as, quantity) : reply;
}
const giveUp = (id: string, as: Actor, seat?: string) =>
  callRoute(cancelRsvp, `/api/events/${id}/cancel-rsvp`, { as, body: seat ? { seat } : {}, params: { id } });
const rowsOf = (id: string, { _id }: Actor) =>
  db.eventRsvp.findMany({
    where: { eventId: id, OR: [{ userId: _id }, { holderId: _id }] },
    orderBy: { userId: "asc" },
  });
const statusesOf = async (id: string, actor: Actor) => (await rowsOf(id, actor)).map(({ status }) => status);
const refundsOf = async ({ _id }: Actor) =>
  (await db.refund.findMany({ where: { charge: { userId: _id } } })).map(({ amountKobo }) => Number(amountKobo)).sort();

async function pay(url: string) {
  await emulator().pay(url);
  const { reference } = await db.charge.findFirstOrThrow({ where: { authorizationUrl: url } });
  return pollPayment(reference);
}
/** A person with own seat and companions, who has paid for all of them. */
async function makeParty(quantity: number, overrides: Parameters<typeof makePaidEvent>[0] = {}) {
  const id = await makePaidEvent({ maxSeats: 4, ...overrides });
  const buyer = await makeActor({ firstName: "Ada", lastName: "Eze" });
  const { body } = await buy(id, buyer, quantity);
  if (body.authorization_url) await pay(body.authorization_url);
  const rows = await rowsOf(id, buyer);
  const companions = rows.filter(({ holderId }) => holderId).map((row) => row.id);
  return { id, buyer, rows, companions, own: rows.find(({ userId }) => userId)?.id ?? "" };
}
/** The count of the event is that of its rows, and never more than there are. */
async function expectExact(id: string) {
  const { seatsTaken, capacity } = await db.event.findUniqueOrThrow({ where: { id } });
  const rows = await db.eventRsvp.count({ where: { eventId: id, status: { in: ["seat", "offered", "held"] } } });
  expect([seatsTaken, rows <= (capacity ?? rows)]).toEqual([rows, true]);
}

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  for (const provider of ["paystack", "resend"] as const) emulator().faults(provider, "none");
});

test("100 buyers with parties of 1 to 3 for 5 seats: none is sold twice, and nobody gets a part of a party", async () => {
  const buyers = await makeUsers(100);
  const id = await makePaidEvent({ ...free, capacity: 5, maxSeats: 3 });
  const replies = await Promise.all(buyers.map((buyer, index) => buyWithRetry(id, buyer, (index % 3) + 1)));
  const got = replies.flatMap(({ status, body }, index) =>
    status === 200 && body.seat.status === "seat" ? [index] : [],
  );
  const seats = await Promise.all(got.map(async (index) => (await statusesOf(id, buyers[index] as Actor)).length));
  expect(seats).toEqual(got.map((index) => (index % 3) + 1));
  expect(seats.reduce((sum, count) => sum + count, 0)).toBe(5);
  // Those who want one seat wait; a party for which there is no room reads how much is left.
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  await expectExact(id);
}, 120_000);

describe("a purchase of several seats", () => {
  test("holds all of them with one payment at the plan's price, and gives each seat a code of its own", async () => {
    const id = await makePaidEvent({ capacity: 5, maxSeats: 4 });
    const monthly = await makeActor({ plan: "monthly" });
    const first = await buy(id, monthly, 3);
    expect(first.body.seat).toMatchObject({ status: "held", price: 4_000, seats: 3 });
    expect((await buy(id, monthly, 2)).body.authorization_url).toBe(first.body.authorization_url);
    await pay(first.body.authorization_url);
    const rows = await rowsOf(id, monthly);
    expect(rows.map(({ status, priceKobo }) => [status, priceKobo])).toEqual(Array(3).fill(["seat", 400_000n]));
    expect([new Set(rows.map((row) => row.checkInCode)).size, new Set(rows.map((row) => row.chargeId)).size]).toEqual([
      3, 1,
    ]);
    const ticket = await getMyTicket({ actor: monthly, id });
    expect(ticket?.payment).toMatchObject({ amount: 12_000, seats: 3 });
    expect([ticket?.companions.length, ticket?.rsvp.seats]).toEqual([2, 3]);
    await expectExact(id);
  });

  test("has the limit of the event, and takes nothing when less is left", async () => {
    const id = await makePaidEvent({ ...free, capacity: 4, maxSeats: 3 });
    const [one, two] = (await makeUsers(2)) as [Actor, Actor];
    expect((await buy(id, one, 4)).body).toMatchObject({
      facts: { seats: 3 },
      error: "One person can take at most 3 seats here.",
    });
    expect((await buy(id, one, 11)).status).toBe(400);
    expect((await buy(id, one, 3)).status).toBe(200);
    expect((await buy(id, two, 2)).body).toMatchObject({ facts: { seats: 1 }, error: "Only 1 seat left." });
    expect(await rowsOf(id, two)).toEqual([]);
    expect((await buy(await makePaidEvent(free), two, 2)).status).toBe(409);
    await expectExact(id);
  });

  test("whose hold ends frees all seats; a later payment gets all or is refunded", async () => {
    const id = await makePaidEvent({ capacity: 3, maxSeats: 3 });
    const [late, other] = (await makeUsers(2)) as [Actor, Actor];
    const expire = async () => {
      await db.eventRsvp.updateMany({
        where: { eventId: id, expiresAt: { not: null } },
        data: { expiresAt: new Date(Date.now() - 1_000) },
      });
      await releaseExpiredSeats();
    };
    const first = await buy(id, late, 2);
    await expire();
    await expectExact(id);
    await pay(first.body.authorization_url);
    expect(await statusesOf(id, late)).toEqual(["seat", "seat"]);
    const second = await buy(id, other, 1);
    await giveUp(id, late);
    await expire();
    const [again] = [await buy(id, late, 3)];
    await expire();
    expect((await buy(id, other, 1)).body.seat.status).toBe("held");
    await pay(again.body.authorization_url);
    expect(await statusesOf(id, late)).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(await refundsOf(late)).toEqual([1_000_000, 1_500_000]);
    expect(second.status).toBe(200);
    await expectExact(id);
  });
});

describe("giving seats up", () => {
  test("one of three refunds a third, to the payer; the rest follows with all", async () => {
    const { id, buyer, companions } = await makeParty(3);
    const one = await Promise.all([giveUp(id, buyer, companions[0]), giveUp(id, buyer, companions[0])]);
    expect(one.map(({ body }) => body.refunded).sort()).toEqual([0, 5_000]);
    expect(await refundsOf(buyer)).toEqual([500_000]);
    expect((await getMyTicket({ actor: buyer, id }))?.payment).toMatchObject({
      amount: 15_000,
      refunded: 5_000,
      seats: 3,
    });
    const all = await giveUp(id, buyer);
    expect(all.body).toMatchObject({ refunded: 10_000, seat: { status: "none", seats: 0 } });
    expect(await refundsOf(buyer)).toEqual([1_000_000, 500_000]);
    await expectExact(id);
  });

  test("who takes the own seat again pays for that one only, and reads it", async () => {
    const { id, buyer, own } = await makeParty(3);
    await giveUp(id, buyer, own);
    expect((await buy(id, buyer, 1)).body.seat).toMatchObject({ status: "held", price: 5_000, seats: 3, paying: 1 });
    const [charge] = await db.charge.findMany({
      where: { userId: buyer._id },
      orderBy: { createdAt: "desc" },
      take: 1,
    });
    expect(charge?.amountKobo).toBe(500_000n);
  });

  test("by code of the release before takes one seat, and refunds no more than what is given up", async () => {
    const id = await makePaidEvent({ ...free, capacity: 3, maxSeats: 3 });
    const person = await makeActor();
    const [taken] = await db.$queryRaw<[{ result: { outcome: string } }]>`
      SELECT event_create_rsvp(${id}, ${person._id}, false, ${newId("rsv")}, ${ticketCode()}, '', '{}'::jsonb) AS result`;
    expect(taken.result.outcome).toBe("seat");
    const cancel = async (event: string, userId: string) =>
      (await db.$queryRaw<[{ result: object }]>`SELECT event_cancel_rsvp(${event}, ${userId}) AS result`)[0].result;
    expect(await cancel(id, person._id)).toEqual({ outcome: "cancelled", charge: null });
    await expectExact(id);
    const [alone, party] = [await makeParty(1), await makeParty(3)];
    const { chargeId } = await db.eventRsvp.findUniqueOrThrow({ where: { id: alone.own } });
    expect(await cancel(alone.id, alone.buyer._id)).toEqual({ outcome: "cancelled", charge: chargeId });
    await giveUp(party.id, party.buyer, party.companions[0]);
    expect(await cancel(party.id, party.buyer._id)).toEqual({ outcome: "cancelled", charge: null });
  });

  test("is up to the person who took them, and not after check-in", async () => {
    const { id, buyer, companions, own, rows } = await makeParty(3);
    const [stranger, admin] = [await makeActor(), await makeActor({ role: "Admin" })];
    await giveUp(id, stranger, companions[0]);
    expect(await statusesOf(id, buyer)).toEqual(["seat", "seat", "seat"]);
    const code = rows.find((row) => row.id === companions[0])?.checkInCode ?? "";
    expect((await checkInGuest({ actor: admin, eventId: id, code, key: null })).guest.name).toBe("Guest of Ada Eze");
    expect((await giveUp(id, buyer, companions[0])).status).toBe(409);
    expect((await giveUp(id, buyer)).body.refunded).toBe(10_000);
    expect(await db.eventRsvp.findMany({ where: { id: { in: [own, ...companions] }, status: "seat" } })).toMatchObject([
      { id: companions[0] },
    ]);
    expect((await giveUp(id, buyer)).status).toBe(409);
    await expectExact(id);
  });

  test("offers them to the waiting list, one for each person", async () => {
    const { id, buyer } = await makeParty(2, { ...free, capacity: 2 });
    const waiting = (await makeUsers(3)) as [Actor, Actor, Actor];
    for (const person of waiting) expect((await buy(id, person, 1)).body.seat.status).toBe("waiting");
    await giveUp(id, buyer);
    expect(await Promise.all(waiting.map((person) => statusesOf(id, person)))).toEqual([
      ["offered"],
      ["offered"],
      ["waiting"],
    ]);
    await expectExact(id);
  });

  test("by deleting the account refunds all that are not used", async () => {
    const { id, buyer } = await makeParty(3);
    await db.$transaction(async (tx) => {
      await refundTicketsOf(tx, buyer._id);
      await tx.$executeRaw`SELECT event_erase_attendee(${buyer._id})`;
    });
    expect([await refundsOf(buyer), await rowsOf(id, buyer)]).toEqual([[1_500_000], []]);
    await expectExact(id);
  });
});

describe("the seat of a companion", () => {
  const send = (id: string, as: Actor, seat: string, email: string) =>
    callRoute(passOn, `/api/events/${id}/transfer`, { as, body: { email, seat }, params: { id } });
  const keyOf = async (seat: string) =>
    (await db.eventRsvp.findUniqueOrThrow({ where: { id: seat } })).transferKey ?? "";
  const acceptAs = (token: string, as: Actor) =>
    callRoute(accept, `/api/events/tickets/${token}/accept`, { as, body: {}, params: { token } });

  test("is named and passed on by its holder; then it is its guest's, and the refund still the payer's", async () => {
    const { id, buyer, companions } = await makeParty(3);
    const [seat = "", other = ""] = companions;
    const [friend, stranger] = (await makeUsers(2)) as [Actor, Actor];
    const nameAs = (as: Actor) =>
      callRoute(name, `/api/events/${id}/companion`, { as, body: { seat, name: "Bola" }, params: { id } });
    expect([(await nameAs(buyer)).status, (await nameAs(stranger)).status]).toEqual([200, 409]);
    expect((await send(id, stranger, seat, friend.email)).status).toBe(409);
    expect((await send(id, buyer, seat, friend.email)).status).toBe(200);
    const token = ticketLinkToken(await keyOf(seat));
    expect((await acceptAs(token, buyer)).status).toBe(409);
    expect((await acceptAs(token, friend)).status).toBe(200);
    expect(await db.eventRsvp.findUniqueOrThrow({ where: { id: seat } })).toMatchObject({
      userId: friend._id,
      holderId: null,
      guestName: null,
    });
    expect((await getMyTicket({ actor: buyer, id }))?.companions.map(({ _id }) => _id)).toEqual([other]);
    expect((await giveUp(id, friend)).body.refunded).toBe(0);
    expect(await refundsOf(buyer)).toEqual([500_000]);
    await expectExact(id);
  });

  test("stays its holder's when the own ticket is passed on, and the link can be withdrawn", async () => {
    const { id, buyer, own, companions } = await makeParty(2, { startsAt: new Date(Date.now() + 40 * hour) });
    const friend = await makeActor();
    await send(id, buyer, own, friend.email);
    await acceptAs(ticketLinkToken(await keyOf(own)), friend);
    expect((await getMyTicket({ actor: buyer, id }))?.rsvp).toMatchObject({ status: "none", seats: 1 });
    expect((await listMyEvents(buyer)).map(({ event }) => event._id)).toEqual([id]);
    const [seat = ""] = companions;
    await send(id, buyer, seat, "bola@example.org");
    await callRoute(withdraw, `/api/events/${id}/transfer?seat=${seat}`, {
      method: "DELETE",
      as: buyer,
      params: { id },
    });
    expect(await keyOf(seat)).toBe("");
    const pdf = (as: Actor) => callRoute(ticketPdf, `/api/events/${id}/ticket?seat=${seat}`, { as, params: { id } });
    expect([(await pdf(buyer)).status, (await pdf(friend)).status]).toEqual([200, 404]);
  });

  test("counts in the lists of the admins, in the export of the account and once in an email", async () => {
    const { id, buyer, companions } = await makeParty(3);
    const admin = await makeActor({ role: "Admin" });
    await callRoute(name, `/api/events/${id}/companion`, {
      as: buyer,
      body: { seat: companions[0], name: "Bola" },
      params: { id },
    });
    const { guests } = await listCheckInAttendees(id);
    expect(guests.map((guest) => guest.name).sort()).toEqual([
      "Ada Eze",
      "Bola (guest of Ada Eze)",
      "Guest of Ada Eze",
    ]);
    const csv = (await exportAttendees({ actor: admin, id })).split("\r\n");
    expect(csv[2]).toMatch(/Ada Eze/);
    const message = { segment: "going" as const, subject: "Hello", text: "Hello." };
    expect((await previewMessage({ id, body: message })).recipients).toBe(1);
    const { data } = JSON.parse(await exportAccount({ userId: buyer._id, email: buyer.email }));
    expect(data.EventRsvp).toHaveLength(3);
  });
});
