import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { DELETE as removeHold } from "@/app/api/events/[id]/waitlist/[rsvp]/route";
import { POST as ask } from "@/app/api/guest/events/[id]/seat/route";
import { POST as cancel } from "@/app/api/guest/tickets/[token]/cancel/route";
import { POST as claim } from "@/app/api/guest/tickets/[token]/claim/route";
import { POST as confirm } from "@/app/api/guest/tickets/[token]/confirm/route";
import { GET as pdf } from "@/app/api/guest/tickets/[token]/pdf/route";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { getAdminEvent, listCheckInAttendees } from "@/lib/events/admin-queries";
import { checkInGuest } from "@/lib/events/check-in-guest";
import { eraseGuestSeats } from "@/lib/events/erase-guest-seats";
import { exportAttendees } from "@/lib/events/export-attendees";
import { makePaidEvent } from "@/lib/events/factory";
import { listAttendees, listWaitlist } from "@/lib/events/guest-queries";
import { guestTicketToken } from "@/lib/events/guest-ticket-link";
import { previewMessage } from "@/lib/events/message-attendees";
import { notifyAttendees } from "@/lib/events/notify-attendees";
import { releaseExpiredSeats } from "@/lib/events/release-expired";
import { callRoute } from "@/lib/http/test-client";
import { deleteGuestCarts } from "@/lib/orders/guest/delete-guest-carts";
import { makeActor } from "@/lib/subscriptions/factory";
import { deleteAccount } from "@/lib/workflows/delete-account";
import { exportAccount } from "@/lib/workflows/export-account";
import { processOutbox } from "@/lib/workflows/job-handlers";
import type { Prisma } from "@/prisma/generated/client";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await db.event.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

const makeEvent = async (overrides: Partial<Prisma.EventUncheckedCreateInput> = {}) => {
  const id = newId("evt");
  await db.event.create({
    data: { title: "Open studio", startsAt: new Date(Date.now() + 30 * day), ...overrides, id },
  });
  return id;
};
const makeAddress = () => `${newId("usr").toLowerCase()}@example.org`;
const askFor = (id: string, email: string, more: object = {}) =>
  callRoute(ask, `/api/guest/events/${id}/seat`, {
    body: { email, firstName: "Ada", lastName: "Eze", ...more },
    params: { id },
  });
const rowOf = (eventId: string, guestEmail: string) =>
  db.eventRsvp.findFirstOrThrow({ where: { eventId, user: { isGuest: true, guestEmail } } });
const onTicket = (handler: typeof confirm, act: string, rsvpId: string, as?: Awaited<ReturnType<typeof makeActor>>) => {
  const token = guestTicketToken(rsvpId);
  return callRoute(handler, `/api/guest/tickets/${token}/${act}`, { params: { token }, ...(as && { as }) });
};
const confirmed = async (id: string, email: string) => {
  await askFor(id, email);
  const row = await rowOf(id, email);
  expect((await onTicket(confirm, "confirm", row.id)).status).toBe(200);
  return row;
};
const seatsTaken = async (id: string) => (await db.event.findUniqueOrThrow({ where: { id } })).seatsTaken;
const endHolds = () =>
  db.$executeRaw`UPDATE event_rsvps SET expires_at = now() - interval '1 second' WHERE status = 'held'`;

async function mailTo(address: string) {
  await vi.waitFor(async () => {
    await processOutbox();
    expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0);
  });
  return emulator()
    .emails()
    .filter(({ to }) => to.includes(address))
    .reverse();
}

test("a seat is held for an hour, confirmed by the link of the email, and the ticket follows", async () => {
  const id = await makeEvent({ capacity: 2 });
  const email = makeAddress();
  expect((await askFor(id, email.toUpperCase())).status).toBe(200);
  const held = await rowOf(id, email);
  expect(held.status).toBe("held");
  expect(held.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  expect(await seatsTaken(id)).toBe(1);
  expect((await onTicket(pdf as typeof confirm, "pdf", held.id)).status).toBe(404);
  expect(await listWaitlist(id)).toMatchObject([{ state: "held", email, name: "Ada Eze" }]);

  const [request] = await mailTo(email);
  expect(request?.subject).toBe("Confirm your seat: Open studio");
  expect(request?.html).toContain(`/tickets/guest/${guestTicketToken(held.id)}`);

  const replies = await Promise.all([1, 2, 3].map(() => onTicket(confirm, "confirm", held.id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await rowOf(id, email)).toMatchObject({ status: "seat", expiresAt: null });
  expect(await seatsTaken(id)).toBe(1);
  const mails = await mailTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Confirm your seat: Open studio", "Your seat: Open studio"]);
  expect(mails[1]?.html).toContain(`/tickets/guest/${guestTicketToken(held.id)}`);
  expect(mails[1]?.html).not.toContain("pass the ticket on");
  expect((await onTicket(pdf as typeof confirm, "pdf", held.id)).status).toBe(200);

  expect((await listAttendees(id, {})).guests).toMatchObject([{ name: "Ada Eze", email }]);
  expect((await listCheckInAttendees(id)).guests).toMatchObject([{ name: "Ada Eze", code: held.checkInCode }]);
  const admin = await makeActor({ role: "Admin" });
  expect(await exportAttendees({ actor: admin, id })).toContain(email);
});

test("the last seat goes to one of many guests and members", async () => {
  for (let round = 0; round < 5; round += 1) {
    await db.$executeRaw`DELETE FROM rate_limits`;
    const id = await makeEvent({ capacity: 1 });
    const addresses = Array.from({ length: 6 }, makeAddress);
    const members = await Promise.all(Array.from({ length: 6 }, () => makeActor()));
    const replies = await Promise.all([
      ...addresses.map((email) => askFor(id, email)),
      ...members.map((as) => callRoute(rsvp, `/api/events/${id}/rsvp`, { as, body: {}, params: { id } })),
    ]);
    expect(replies.slice(6).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const rows = await db.eventRsvp.findMany({ where: { eventId: id, status: { in: ["seat", "held"] } } });
    expect([rows.length, await seatsTaken(id)]).toEqual([1, 1]);
    const wonAsGuest = replies.slice(0, 6).filter(({ status }) => status === 200).length;
    expect(wonAsGuest).toBe(rows[0]?.status === "held" ? 1 : 0);
    // A guest who got none leaves no row behind.
    expect(await db.user.count({ where: { isGuest: true, guestEmail: { in: addresses } } })).toBe(wonAsGuest);
  }
});

test("a hold that nobody confirms frees the seat, which goes to the waiting list; its link does not bring it back", async () => {
  const id = await makeEvent({ capacity: 1 });
  const email = makeAddress();
  await askFor(id, email);
  const held = await rowOf(id, email);
  const member = await makeActor();
  await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: member, body: {}, params: { id } });
  await endHolds();
  expect(await releaseExpiredSeats()).toBe(1);
  expect((await db.eventRsvp.findFirstOrThrow({ where: { userId: member._id } })).status).toBe("offered");
  expect((await onTicket(confirm, "confirm", held.id)).status).toBe(409);
  expect(await seatsTaken(id)).toBe(1);
});

test("the end of a hold is exact without the job", async () => {
  const id = await makeEvent({ capacity: 1 });
  const email = makeAddress();
  await askFor(id, email);
  const held = await rowOf(id, email);
  await endHolds();
  expect((await onTicket(confirm, "confirm", held.id)).status).toBe(409);
  expect((await askFor(id, makeAddress())).status).toBe(200);
  expect(await seatsTaken(id)).toBe(1);
});

describe("one seat for each address", () => {
  test("a second request sends the link again, with the same reply", async () => {
    const id = await makeEvent();
    const email = makeAddress();
    const replies = await Promise.all([1, 2, 3].map(() => askFor(id, email)));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await seatsTaken(id)).toBe(1);
    expect(await mailTo(email)).toHaveLength(3);
  });

  test("an account is not visible in the reply, and its seat counts", async () => {
    const id = await makeEvent({ capacity: 3 });
    const [seated, other] = [await makeActor(), await makeActor()];
    await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: seated, body: {}, params: { id } });
    const replies = [await askFor(id, makeAddress()), await askFor(id, seated.email), await askFor(id, other.email)];
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await seatsTaken(id)).toBe(3);
    const full = [await askFor(id, makeAddress()), await askFor(id, seated.email), await askFor(id, other.email)];
    expect(new Set(full.map(({ status, body }) => JSON.stringify([status, body.error]))).size).toBe(1);
    expect(full[0]?.status).toBe(409);
    const subjects = (await mailTo(seated.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Your place: Open studio")).toHaveLength(2);
  });
});

test("a client holds three seats of an event in an hour, whatever the addresses", async () => {
  const [id, other] = [await makeEvent({ accessCode: "INK" }), await makeEvent()];
  const code = { code: "ink" };
  // A wrong code is not counted here.
  expect((await askFor(id, makeAddress())).status).toBe(400);
  const known = makeAddress();
  const replies = [];
  for (const email of [known, makeAddress(), known]) replies.push((await askFor(id, email, code)).status);
  expect(replies).toEqual([200, 200, 200]);
  for (const email of [known, makeAddress()]) expect((await askFor(id, email, code)).status).toBe(429);
  expect([await seatsTaken(id), await db.eventRsvp.count({ where: { eventId: id } })]).toEqual([2, 2]);
  expect((await askFor(other, makeAddress())).status).toBe(200);
});

describe("a seat that is not confirmed", () => {
  test("is removed by an admin, goes to the next person, and its link does not bring it back", async () => {
    const id = await makeEvent({ capacity: 1 });
    const [admin, member, email] = [await makeActor({ role: "Admin" }), await makeActor(), makeAddress()];
    await askFor(id, email);
    const held = await rowOf(id, email);
    await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: member, body: {}, params: { id } });
    expect(await getAdminEvent(id)).toMatchObject({ held: 0, unconfirmed: 1 });
    const remove = () =>
      callRoute(removeHold, `/api/events/${id}/waitlist/${held.id}`, {
        method: "DELETE",
        as: admin,
        params: { id, rsvp: held.id },
      });
    const replies = await Promise.all([remove(), remove()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.eventRsvp.findFirstOrThrow({ where: { userId: member._id } })).toMatchObject({ status: "offered" });
    expect(await seatsTaken(id)).toBe(1);
    expect((await onTicket(confirm, "confirm", held.id)).status).toBe(409);
    expect((await mailTo(email)).map(({ subject }) => subject)).not.toContain(
      "No longer on the waiting list: Open studio",
    );
  });

  test("of a member, which is being paid for, is not", async () => {
    const id = await makePaidEvent();
    const [admin, buyer] = [await makeActor({ role: "Admin" }), await makeActor()];
    await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: buyer, body: {}, params: { id } });
    const { id: rsvpId, status } = await db.eventRsvp.findFirstOrThrow({ where: { userId: buyer._id } });
    expect(status).toBe("held");
    const params = { id, rsvp: rsvpId };
    const path = `/api/events/${id}/waitlist/${rsvpId}`;
    expect((await callRoute(removeHold, path, { method: "DELETE", as: admin, params })).status).toBe(409);
    expect(await getAdminEvent(id)).toMatchObject({ held: 1, unconfirmed: 0 });
  });

  test("gets no email but its link, and does not check in", async () => {
    const id = await makeEvent();
    const [admin, email] = [await makeActor({ role: "Admin" }), makeAddress()];
    await askFor(id, email);
    const held = await rowOf(id, email);
    const attendee = await confirmed(id, makeAddress());
    for (const change of ["changed", "cancelled"] as const)
      expect(await db.$transaction((tx) => notifyAttendees(tx, { eventId: id, change }))).toBe(1);
    const body = { subject: "Rain", text: "Bring a coat." };
    const sizes = await Promise.all(
      (["going", "waiting"] as const).map((segment) => previewMessage({ id, body: { ...body, segment } })),
    );
    expect(sizes.map(({ recipients }) => recipients)).toEqual([1, 0]);
    expect(await db.outboxMessage.count({ where: { payload: { path: ["userId"], equals: held.userId ?? "" } } })).toBe(
      0,
    );
    expect(
      await db.outboxMessage.count({ where: { payload: { path: ["userId"], equals: attendee.userId ?? "" } } }),
    ).toBe(3);
    await expect(checkInGuest({ actor: admin, eventId: id, code: held.checkInCode, key: null })).rejects.toThrow(
      "This ticket is not confirmed",
    );
  });
});

test("a guest with a seat cannot be deleted, as the job of an earlier release would", async () => {
  const id = await makeEvent();
  const { userId } = await confirmed(id, makeAddress());
  await expect(db.$executeRaw`DELETE FROM users WHERE id = ${userId}`).rejects.toThrow("event_rsvps_user_id_fkey");
  expect([await seatsTaken(id), await db.eventRsvp.count({ where: { eventId: id } })]).toEqual([1, 1]);
});

describe("a guest gets what a visitor without a plan may", () => {
  test.each([
    ["paid", { monthlyKobo: 0n, everyoneKobo: 500_000n }, {}, 409],
    ["not open to everybody yet", { everyoneFrom: new Date(Date.now() + day) }, {}, 409],
    ["closed", { rsvpUntil: new Date(Date.now() - 1_000) }, {}, 409],
    ["over", { startsAt: new Date(Date.now() - day) }, {}, 409],
    ["cancelled", { cancelledAt: new Date() }, {}, 409],
    ["coded, without the code", { accessCode: "INK" }, {}, 400],
    ["coded, with the code", { accessCode: "INK" }, { code: "ink" }, 200],
    ["hidden", { isHidden: true }, {}, 200],
    [
      "with a question that is not answered",
      { questions: [{ id: "q1", label: "Ramp?", options: ["Yes"], required: true }] },
      {},
      400,
    ],
  ])("%s", async (_, overrides, more, expected) => {
    const id = await makeEvent(overrides);
    const email = makeAddress();
    expect((await askFor(id, email, more)).status).toBe(expected);
    const taken = expected === 200 ? 1 : 0;
    expect(await seatsTaken(id)).toBe(taken);
    expect(await db.user.count({ where: { guestEmail: email } })).toBe(taken);
  });

  test("a paid event names the way", async () => {
    const { body } = await askFor(await makePaidEvent(), makeAddress());
    expect(body.error).toBe("Log in to buy a ticket for this event.");
  });
});

test("a guest cancels, once, and a wrong link finds nothing", async () => {
  const id = await makeEvent({ capacity: 1 });
  const row = await confirmed(id, makeAddress());
  for (const wrong of [`${row.id}.x`, `${row.id}`, "x"])
    expect((await callRoute(cancel, "/api/guest/tickets/x/cancel", { params: { token: wrong } })).status).toBe(404);
  const replies = await Promise.all([1, 2].map(() => onTicket(cancel, "cancel", row.id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await seatsTaken(id)).toBe(0);
  expect((await onTicket(confirm, "confirm", row.id)).status).toBe(409);
});

test("an account with the same address takes the tickets over once; another one does not", async () => {
  const [id, second] = [await makeEvent(), await makeEvent()];
  const [owner, stranger] = [await makeActor(), await makeActor()];
  const row = await confirmed(id, owner.email);
  await confirmed(second, owner.email);
  expect((await onTicket(claim, "claim", row.id, stranger)).status).toBe(403);
  const replies = await Promise.all([1, 2].map(() => onTicket(claim, "claim", row.id, owner)));
  const [taken, repeated] = replies.map(({ status }) => status).sort() as [number, number];
  expect(taken).toBe(200);
  // The other request finds no ticket of a guest, or no seat to move.
  expect([404, 409]).toContain(repeated);
  const own = await db.eventRsvp.findMany({ where: { userId: owner._id } });
  expect(own.map(({ status, eventId }) => [status, eventId]).sort()).toEqual(
    [
      ["seat", id],
      ["seat", second],
    ].sort(),
  );
  expect(await db.eventRsvp.findUniqueOrThrow({ where: { id: row.id } })).toMatchObject({
    checkInCode: row.checkInCode,
  });
  expect((await onTicket(cancel, "cancel", row.id)).status).toBe(404);
});

test("a ticket is not moved into an account that has a place at the event", async () => {
  const id = await makeEvent();
  const owner = await makeActor();
  const row = await confirmed(id, owner.email);
  await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: owner, body: {}, params: { id } });
  expect((await onTicket(claim, "claim", row.id, owner)).status).toBe(409);
  expect(await seatsTaken(id)).toBe(2);
});

test("export and deletion of an account cover the seats of its address", async () => {
  const id = await makeEvent();
  const owner = await makeActor();
  const row = await confirmed(id, owner.email);
  expect(JSON.stringify(await exportAccount({ userId: owner._id, email: owner.email }))).toContain(row.checkInCode);
  await deleteAccount({ actor: owner, body: { password: SEED_PASSWORD, confirmation: "delete my account" } });
  expect(await seatsTaken(id)).toBe(0);
  expect(await db.user.count({ where: { guestEmail: owner.email } })).toBe(0);
});

test("guests stay while they have a seat; what was not confirmed goes after a day, and their data 90 days after the event", async () => {
  const id = await makeEvent();
  const [seated, gone] = [makeAddress(), makeAddress()];
  const row = await confirmed(id, seated);
  await askFor(id, gone);
  await endHolds();
  await releaseExpiredSeats();
  // The copies of the emails have the names, the addresses and the links.
  for (const address of [seated, gone]) await mailTo(address);
  const stored = (recipient: string) => db.outboxMessage.count({ where: { recipient } });
  expect([await stored(seated), await stored(gone)]).toEqual([2, 1]);
  await db.$executeRaw`UPDATE event_rsvps SET joined_at = now() - interval '2 days'`;
  await db.$executeRaw`UPDATE users SET created_at = now() - interval '2 days' WHERE is_guest`;
  await eraseGuestSeats();
  await deleteGuestCarts();
  expect(await db.user.count({ where: { guestEmail: gone } })).toBe(0);
  expect([await stored(seated), await stored(gone)]).toEqual([2, 0]);
  expect([await db.user.count({ where: { guestEmail: seated } }), await seatsTaken(id)]).toEqual([1, 1]);
  await db.event.update({ where: { id }, data: { startsAt: new Date(Date.now() - 91 * day) } });
  await eraseGuestSeats();
  expect(await db.user.findUniqueOrThrow({ where: { id: row.userId ?? "" } })).toMatchObject({
    guestEmail: null,
    firstName: "Guest",
    lastName: "",
  });
  expect(await stored(seated)).toBe(0);
  expect(await db.outboxMessage.count({ where: { payload: { path: ["userId"], equals: row.userId ?? "" } } })).toBe(0);
});
