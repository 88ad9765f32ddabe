import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DELETE as deleteAttendee } from "@/app/api/events/[id]/attendees/[rsvp]/route";
import { POST as postGuest } from "@/app/api/events/[id]/attendees/route";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { POST as ask } from "@/app/api/guest/events/[id]/seat/route";
import { auditSentence } from "@/lib/auth/audit-sentences";
import type { Actor } from "@/lib/auth/contracts";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { listCheckInAttendees } from "@/lib/events/admin-queries";
import { cancelEvent } from "@/lib/events/cancel-event";
import { checkInGuest } from "@/lib/events/check-in-guest";
import { eraseGuestSeats } from "@/lib/events/erase-guest-seats";
import { exportAttendees } from "@/lib/events/export-attendees";
import { listAttendees } from "@/lib/events/guest-queries";
import { guestTicketToken } from "@/lib/events/guest-ticket-link";
import { previewMessage } from "@/lib/events/message-attendees";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import type { Prisma } from "@/prisma/generated/client";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
beforeEach(async () => {
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

const ada = { firstName: "Ada", lastName: "Eze" };
const makeAddress = () => `${newId("usr").toLowerCase()}@example.org`;
const makeEvent = async (overrides: Partial<Prisma.EventUncheckedCreateInput> = {}) => {
  const id = newId("evt");
  const startsAt = new Date(Date.now() + 30 * day);
  await db.event.create({ data: { title: `Evening ${id}`, startsAt, ...overrides, id } });
  return id;
};
const add = (id: string, body: object, key?: string) =>
  callRoute(postGuest, `/api/events/${id}/attendees`, {
    ...{ as: admin, params: { id }, body },
    ...(key && { headers: { "idempotency-key": key } }),
  });
const remove = (id: string, rsvp: string) =>
  callRoute(deleteAttendee, `/api/events/${id}/attendees/${rsvp}`, {
    ...{ method: "DELETE", as: admin, params: { id, rsvp } },
  });
const seatsOf = (id: string) =>
  db.eventRsvp.findMany({ where: { eventId: id, status: "seat" }, orderBy: [{ joinedAt: "asc" }, { id: "asc" }] });
const askFor = (id: string, email: string) =>
  callRoute(ask, `/api/guest/events/${id}/seat`, { params: { id }, body: { ...ada, email } });
const countsOf = async (id: string) => {
  const { seatsTaken, capacity } = await db.event.findUniqueOrThrow({ where: { id } });
  const seats = await db.eventRsvp.count({ where: { eventId: id, status: { in: ["seat", "held", "offered"] } } });
  return { seatsTaken, seats, capacity };
};

async function emailsAbout(id: string) {
  await vi.waitFor(async () => {
    await processOutbox();
    expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0);
  });
  return emulator()
    .emails()
    .filter(({ subject }) => subject.includes(id));
}

test("somebody without an account gets one seat for their address, and the ticket by email", async () => {
  const id = await makeEvent({ capacity: 1 });
  const email = makeAddress();
  const added = await Promise.all([1, 2, 3].map(() => add(id, { ...ada, email: email.toUpperCase() })));
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(added.find(({ status }) => status === 409)?.body.error).toBe("This person has a seat already.");
  expect(await countsOf(id)).toEqual({ seatsTaken: 1, seats: 1, capacity: 1 });
  const row = await db.eventRsvp.findFirstOrThrow({ where: { eventId: id }, include: { user: true } });
  expect(row).toMatchObject({ status: "seat", expiresAt: null, user: { isGuest: true, guestEmail: email } });

  const emails = await emailsAbout(id);
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([[[email], `Your seat: Evening ${id}`]]);
  expect(emails[0]?.html).toContain(`/tickets/guest/${guestTicketToken(row.id)}`);
  expect((await listAttendees(id, {})).guests).toMatchObject([{ name: "Ada Eze", email }]);
  expect(await exportAttendees({ actor: admin, id })).toContain(`"Ada Eze",,"${email}",`);

  const log = await db.auditLog.findMany({ where: { action: "event.add-guest", subject: id } });
  expect(log.map(({ action, detail }) => auditSentence(action, "Evening", detail))).toEqual([
    "added a guest without an account to Evening.",
  ]);
});

test("somebody without an address gets a seat, checks in, gets no email, and their name is erased 90 days after the event", async () => {
  const id = await makeEvent({ capacity: 1 });
  // Two people may have the same name.
  for (const _ of [1, 2]) expect((await add(id, ada)).status).toBe(200);
  expect(await countsOf(id)).toEqual({ seatsTaken: 2, seats: 2, capacity: 2 });
  const { guests } = await listCheckInAttendees(id);
  expect(guests.map(({ name }) => name)).toEqual(["Ada Eze", "Ada Eze"]);
  expect((await listAttendees(id, {})).guests.map(({ email }) => email)).toEqual(["", ""]);
  expect(await exportAttendees({ actor: admin, id })).toContain('"Ada Eze",,,');
  const { guest } = await checkInGuest({ actor: admin, eventId: id, code: guests[0]?.code ?? "", key: null });
  expect(guest.checkedInAt).not.toBeNull();

  const message = { segment: "going" as const, subject: "Rain", text: "Bring a coat." };
  expect((await previewMessage({ id, body: message })).recipients).toBe(0);
  expect((await cancelEvent({ actor: admin, id, reason: "Flooded." })).emailsSent).toBe(0);
  expect(await emailsAbout(id)).toEqual([]);

  await db.event.update({ where: { id }, data: { startsAt: new Date(Date.now() - 91 * day) } });
  await eraseGuestSeats();
  expect(await db.user.count({ where: { eventRsvps: { some: { eventId: id } }, firstName: "Ada" } })).toBe(0);
  expect((await countsOf(id)).seats).toBe(2);
});

test("guests at the entrance and members who take the last seat at the same time are counted exactly", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await makeEvent({ capacity: 1 });
    const members = await Promise.all([1, 2, 3].map(() => makeActor()));
    const replies = await Promise.all([
      add(id, ada),
      ...members.map((as) => callRoute(rsvp, `/api/events/${id}/rsvp`, { as, body: {}, params: { id } })),
      add(id, { ...ada, email: makeAddress() }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const seated = await db.eventRsvp.count({ where: { eventId: id, status: "seat", user: { isGuest: false } } });
    expect(seated).toBeLessThanOrEqual(1);
    const seats = seated + 2;
    expect(await countsOf(id)).toEqual({ seatsTaken: seats, seats, capacity: seats });
    expect(await db.eventRsvp.count({ where: { eventId: id, status: "waiting" } })).toBe(3 - seated);
  }
});

test("a seat that the address has asked for is confirmed, and needs no name", async () => {
  const id = await makeEvent({ capacity: 1 });
  const email = makeAddress();
  await askFor(id, email);
  expect((await add(id, { email })).status).toBe(200);
  expect(await countsOf(id)).toEqual({ seatsTaken: 1, seats: 1, capacity: 1 });
  expect((await listAttendees(id, {})).guests).toMatchObject([{ name: "Ada Eze", email }]);
});

test("a request that has ended does not count", async () => {
  const id = await makeEvent({ capacity: 1 });
  const email = makeAddress();
  await askFor(id, email);
  await db.eventRsvp.updateMany({ where: { eventId: id }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect((await add(id, { email })).status).toBe(404);
  expect((await add(id, { ...ada, email })).status).toBe(200);
  expect(await countsOf(id)).toEqual({ seatsTaken: 1, seats: 1, capacity: 1 });
});

test("an account is found by its address, whatever name is entered", async () => {
  const id = await makeEvent();
  const member = await makeActor({ firstName: "Bisi", lastName: "Ade" });
  expect((await add(id, { ...ada, email: member.email })).status).toBe(200);
  expect((await listAttendees(id, {})).guests).toMatchObject([{ name: "Bisi Ade", email: member.email }]);
});

test.each([
  ["nothing", {}, 400, { email: "Enter an email address, or the name of somebody without one" }],
  ["no last name", { firstName: "Ada" }, 400, { lastName: "Last name is required" }],
  ["no first name", { lastName: "Eze" }, 400, { firstName: "First name is required" }],
  ["a wrong address", { ...ada, email: "ada@" }, 400, { email: "Please enter a valid email" }],
  [
    "an unknown address without a name",
    { email: "nobody@example.org" },
    404,
    { firstName: "Enter the name of somebody without an account" },
  ],
])("%s is refused, and adds nobody", async (_, body, status, fields) => {
  const id = await makeEvent();
  expect(await add(id, body)).toMatchObject({ status, body: { fields } });
  expect(await countsOf(id)).toMatchObject({ seatsTaken: 0, seats: 0 });
});

test.each([
  ["over", { startsAt: new Date(Date.now() - day) }, "This event is over."],
  ["cancelled", { cancelledAt: new Date() }, "This event was cancelled."],
])("an event that is %s gets no guest, and no row is left behind", async (_, overrides, error) => {
  const id = await makeEvent(overrides);
  const email = makeAddress();
  expect(await add(id, { ...ada, email })).toMatchObject({ status: 409, body: { error } });
  expect(await db.user.count({ where: { guestEmail: email } })).toBe(0);
});

test("a request that is sent again gives one seat, also without an address, and its key is for one guest", async () => {
  const id = await makeEvent();
  const sent = await Promise.all([1, 2, 3].map(() => add(id, ada, "press-1")));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await add(id, ada, "press-1")).status).toBe(200);
  expect(await countsOf(id)).toMatchObject({ seatsTaken: 1, seats: 1 });
  expect(await db.auditLog.count({ where: { action: "event.add-guest", subject: id } })).toBe(1);
  expect(await add(id, { ...ada, firstName: "Bisi" }, "press-1")).toMatchObject({
    status: 409,
    body: { code: "key_reused", error: "This request was used for another guest." },
  });
  // The next guest may have the same name.
  expect((await add(id, ada, "press-2")).status).toBe(200);
  const email = makeAddress();
  for (const _ of [1, 2]) expect((await add(id, { ...ada, email }, "press-3")).status).toBe(200);
  expect(await countsOf(id)).toMatchObject({ seatsTaken: 3, seats: 3 });
});

test("an admin takes back the seat of a walk-in, once, and the seat is free again", async () => {
  const id = await makeEvent({ capacity: 5 });
  for (const _ of [1, 2]) await add(id, ada);
  const [first, second] = await seatsOf(id);
  const removed = await Promise.all([1, 2].map(() => remove(id, second?.id ?? "")));
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(removed.find(({ status }) => status === 200)?.body.event).toMatchObject({ seatsTaken: 1, capacity: 5 });
  expect((await seatsOf(id)).map((row) => row.id)).toEqual([first?.id]);
  expect(await emailsAbout(id)).toEqual([]);
  const log = await db.auditLog.findMany({ where: { action: "event.remove-walk-in", subject: id } });
  expect(log.map(({ action, actorId, detail }) => [actorId, auditSentence(action, "Evening", detail)])).toEqual([
    [admin._id, "took back the seat of a guest without an account at Evening."],
  ]);
});

test("the seat of a walk-in with an address is offered to the waiting list, and the address gets an email", async () => {
  const id = await makeEvent({ capacity: 1 });
  const email = makeAddress();
  await add(id, { ...ada, email });
  const member = await makeActor();
  await callRoute(rsvp, `/api/events/${id}/rsvp`, { as: member, body: {}, params: { id } });
  const [seat] = await seatsOf(id);
  expect((await remove(id, seat?.id ?? "")).status).toBe(200);
  expect(await db.eventRsvp.findFirst({ where: { userId: member._id } })).toMatchObject({ status: "offered" });
  expect(await countsOf(id)).toEqual({ seatsTaken: 1, seats: 1, capacity: 1 });
  const sent = (await emailsAbout(id)).filter(({ to }) => [to].flat().includes(email));
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    `Your seat was removed: Evening ${id}`,
    `Your seat: Evening ${id}`,
  ]);
  // The address may be added again.
  expect((await add(id, { ...ada, email })).status).toBe(200);
});

test("a walk-in whose seat is removed is erased after the email about it", async () => {
  const id = await makeEvent({ capacity: 5 });
  const email = makeAddress();
  await add(id, { ...ada, email });
  const { id: seat, userId } = await db.eventRsvp.findFirstOrThrow({ where: { eventId: id } });
  await emailsAbout(id);
  await db.eventRsvp.update({ where: { id: seat }, data: { joinedAt: new Date(Date.now() - 2 * day) } });
  // As in a removal whose email waits.
  await db.$queryRaw`SELECT event_remove_walk_in(${id}, ${seat})`;
  await eraseGuestSeats();
  expect((await emailsAbout(id)).map(({ subject }) => subject)).toContain(`Your seat was removed: Evening ${id}`);
  await eraseGuestSeats();
  expect(await db.eventRsvp.count({ where: { userId } })).toBe(0);
});

test.each([
  [
    "a guest who has checked in",
    { checkedInAt: new Date() },
    {},
    "This guest has checked in. Undo the check-in first.",
  ],
  [
    "a guest who reserved the seat",
    { addedById: null },
    {},
    "This person has no seat that was added by hand. Reload the page.",
  ],
  ["a guest of a past event", {}, { startsAt: new Date(Date.now() - day) }, "This event is over."],
  ["a guest of a cancelled event", {}, { cancelledAt: new Date() }, "This event was cancelled."],
])("%s keeps the seat", async (_, changed, event, error) => {
  const id = await makeEvent();
  await add(id, ada);
  const [seat] = await seatsOf(id);
  await db.eventRsvp.updateMany({ where: { eventId: id }, data: changed });
  await db.event.update({ where: { id }, data: event });
  expect(await remove(id, seat?.id ?? "")).toMatchObject({ status: 409, body: { error } });
  expect(await countsOf(id)).toMatchObject({ seatsTaken: 1, seats: 1 });
});

test("neither the seat of an account nor that of another event is taken back", async () => {
  const [id, other] = [await makeEvent(), await makeEvent()];
  await add(id, { email: (await makeActor()).email });
  await add(other, ada);
  const [[seat], [elsewhere]] = [await seatsOf(id), await seatsOf(other)];
  for (const row of [seat, elsewhere]) expect((await remove(id, row?.id ?? "")).status).toBe(409);
  expect((await remove("evt_00000000000000000000", elsewhere?.id ?? "")).status).toBe(404);
  expect([await countsOf(id), await countsOf(other)]).toMatchObject([{ seats: 1 }, { seats: 1 }]);
});
