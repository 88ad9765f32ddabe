import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as calendar } from "@/app/api/events/[id]/calendar/route";
import { POST as postCancel } from "@/app/api/events/[id]/cancel/route";
import { POST as cancelRsvp } from "@/app/api/events/[id]/cancel-rsvp/route";
import { PUT as save } from "@/app/api/events/[id]/route";
import { POST as rsvp } from "@/app/api/events/[id]/rsvp/route";
import { GET as listRsvps } from "@/app/api/events/rsvps/route";
import type { Actor } from "@/lib/auth/contracts";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { day, hour } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { remindAttendees } from "@/lib/events/remind-attendees";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { deleteAccount } from "@/lib/workflows/delete-account";
import { processOutbox } from "@/lib/workflows/job-handlers";
import type { Prisma } from "@/prisma/generated/client";
import { emulator } from "@/tooling/dev-stack/test-context";

const fromNow = (ms: number) => new Date(Date.now() + ms);
let admin: Actor;

beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
beforeEach(async () => {
  await db.event.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

async function createTestEvent(overrides: Partial<Prisma.EventUncheckedCreateInput> = {}): Promise<string> {
  const id = newId("evt");
  await db.event.create({
    data: { title: "Open studio", place: "Yaba", startsAt: fromNow(30 * day), ...overrides, id },
  });
  return id;
}
const at = (id: string, as: Actor) => ({ as, body: {}, params: { id } });
const rsvpAs = (id: string, as: Actor) => callRoute(rsvp, `/api/events/${id}/rsvp`, at(id, as));
const cancelAs = (id: string, as: Actor) => callRoute(cancelRsvp, `/api/events/${id}/cancel-rsvp`, at(id, as));
const makeUsers = (count: number) => Promise.all(Array.from({ length: count }, () => makeActor()));
const rsvpStatusOf = async (id: string, as: Actor) =>
  (await callRoute(listRsvps, "/api/events/rsvps", { as })).body.seats.find(
    (seat: { event: string }) => seat.event === id,
  );
const waitingList = async (id: string) =>
  (
    await db.eventRsvp.findMany({
      where: { eventId: id, status: "waiting" },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    })
  ).map(({ userId }) => userId);
const offeredTo = async (id: string) =>
  (await db.eventRsvp.findMany({ where: { eventId: id, status: "offered" }, orderBy: { joinedAt: "asc" } })).map(
    ({ userId }) => userId,
  );
const seatsTaken = async (id: string) => [
  (await db.event.findUniqueOrThrow({ where: { id } })).seatsTaken,
  await db.eventRsvp.count({ where: { eventId: id, status: "seat" } }),
];

async function subjectsTo(person: Actor): Promise<string[]> {
  await vi.waitFor(async () => {
    await processOutbox();
    expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0);
  });
  return emulator()
    .emails()
    .filter(({ to }) => to.includes(person.email))
    .map(({ subject }) => subject)
    .reverse();
}

test("a hundred concurrent RSVPs for ten seats give ten seats and ninety distinct places on the waiting list", async () => {
  const id = await createTestEvent({ capacity: 10 });
  const users = await makeUsers(100);
  const responses = await Promise.all(users.map((person) => rsvpAs(id, person)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await seatsTaken(id)).toEqual([10, 10]);
  const waiting = await waitingList(id);
  expect(waiting).toHaveLength(90);
  const places = await Promise.all(
    waiting.slice(0, 12).map(async (userId) => {
      const person = users.find(({ _id }) => _id === userId);
      return person && (await rsvpStatusOf(id, person)).place;
    }),
  );
  expect(places).toEqual(Array.from({ length: 12 }, (_, place) => place + 1));
}, 60_000);

test("ten concurrent cancellations offer their seats to the first ten on the waiting list, who take them", async () => {
  const id = await createTestEvent({ capacity: 10 });
  const users = await makeUsers(25);
  for (const person of users) await rsvpAs(id, person);
  const waiting = await waitingList(id);
  expect(waiting).toEqual(users.slice(10).map(({ _id }) => _id));
  await Promise.all(users.slice(0, 10).map((person) => cancelAs(id, person)));
  expect(await seatsTaken(id)).toEqual([10, 0]);
  expect(await offeredTo(id)).toEqual(waiting.slice(0, 10));
  await Promise.all(users.slice(10, 20).map((person) => rsvpAs(id, person)));
  expect(await seatsTaken(id)).toEqual([10, 10]);
  expect(await waitingList(id)).toEqual(waiting.slice(10));
}, 60_000);

test("repeated RSVPs take one seat and send one email; repeated cancellations free one seat", async () => {
  const id = await createTestEvent({ capacity: 2 });
  const [one, two, three] = (await makeUsers(3)) as [Actor, Actor, Actor];
  await Promise.all(Array.from({ length: 8 }, () => rsvpAs(id, one)));
  await rsvpAs(id, two);
  expect((await rsvpAs(id, three)).body.seat).toMatchObject({ status: "waiting", place: 1 });
  expect(await subjectsTo(one)).toEqual(["Your seat: Open studio"]);
  await Promise.all(Array.from({ length: 8 }, () => cancelAs(id, one)));
  expect(await seatsTaken(id)).toEqual([2, 1]);
  expect(await subjectsTo(three)).toEqual(["On the waiting list: Open studio", "A seat for you: Open studio"]);
  expect((await rsvpAs(id, one)).body.seat).toMatchObject({ status: "waiting", place: 1 });
});

test("a user can leave the waiting list, and the others move up", async () => {
  const id = await createTestEvent({ capacity: 1 });
  const [one, two, three] = (await makeUsers(3)) as [Actor, Actor, Actor];
  for (const person of [one, two, three]) await rsvpAs(id, person);
  expect((await cancelAs(id, two)).body.seat).toMatchObject({ status: "none", place: null });
  expect(await rsvpStatusOf(id, three)).toMatchObject({ status: "waiting", place: 1 });
  expect(await seatsTaken(id)).toEqual([1, 1]);
});

test("the seat of a deleted account is offered to the first on the waiting list by email", async () => {
  const id = await createTestEvent({ capacity: 1 });
  const [leaves, waits] = (await makeUsers(2)) as [Actor, Actor];
  await rsvpAs(id, leaves);
  await rsvpAs(id, waits);
  await deleteAccount({ actor: leaves, body: { password: SEED_PASSWORD, confirmation: "delete my account" } });
  expect(await rsvpStatusOf(id, waits)).toMatchObject({ status: "offered" });
  expect(await seatsTaken(id)).toEqual([1, 0]);
  expect(await subjectsTo(waits)).toContain("A seat for you: Open studio");
});

describe("opening times", () => {
  const opens = {
    collectorsFrom: fromNow(-day),
    yearlyFrom: fromNow(-hour),
    monthlyFrom: fromNow(hour),
    everyoneFrom: fromNow(day),
  };

  test("each plan can take seats from its own opening time, which the error states", async () => {
    const id = await createTestEvent(opens);
    const collector = await makeActor({ plan: "collector" });
    const yearly = await makeActor({ plan: "yearly" });
    const monthly = await makeActor({ plan: "monthly" });
    const basic = await makeActor();
    const lapsed = await makeActor({ plan: "collector", days: -1 });
    for (const person of [collector, yearly])
      expect((await rsvpAs(id, person)).body.seat).toMatchObject({ status: "seat", opensAt: null });
    expect(await rsvpAs(id, monthly)).toMatchObject({
      status: 409,
      body: { error: "Seats are not available to you yet.", facts: { opensAt: opens.monthlyFrom.toISOString() } },
    });
    for (const person of [basic, lapsed]) {
      expect((await rsvpAs(id, person)).body.facts).toEqual({ opensAt: opens.everyoneFrom.toISOString() });
      expect(await rsvpStatusOf(id, person)).toEqual({
        event: id,
        status: "none",
        place: null,
        opensAt: opens.everyoneFrom.toISOString(),
        expiresAt: null,
        price: 0,
        seats: 0,
        paying: 0,
      });
    }
    expect(await seatsTaken(id)).toEqual([2, 2]);
  });
});

test("after the end of the reservations only an offered seat can be taken, and an admin can take one", async () => {
  const [waits, offered, late] = (await makeUsers(3)) as [Actor, Actor, Actor];
  const id = await createTestEvent({ capacity: 1, rsvpUntil: fromNow(hour) });
  for (const person of [offered, waits]) await rsvpAs(id, person);
  await db.eventRsvp.updateMany({
    where: { userId: offered._id },
    data: { status: "offered", expiresAt: fromNow(hour) },
  });
  await db.event.update({ where: { id }, data: { rsvpUntil: fromNow(-1) } });
  expect(await rsvpAs(id, late)).toMatchObject({ status: 409, body: { error: "Seats can no longer be reserved." } });
  expect((await rsvpAs(id, offered)).body.seat).toMatchObject({ status: "seat" });
  expect((await rsvpAs(id, waits)).body.seat).toMatchObject({ status: "waiting" });
  expect((await rsvpAs(id, admin)).body.seat).toMatchObject({ status: "waiting" });
});

test("rejects RSVPs for past, cancelled, deleted and unknown events", async () => {
  const [person] = (await makeUsers(1)) as [Actor];
  expect(await rsvpAs(await createTestEvent({ startsAt: fromNow(-hour) }), person)).toMatchObject({
    status: 409,
    body: { error: "This event is over." },
  });
  expect(await rsvpAs(await createTestEvent({ cancelledAt: new Date() }), person)).toMatchObject({
    status: 409,
    body: { error: "This event was cancelled." },
  });
  expect((await rsvpAs(await createTestEvent({ deletedAt: new Date() }), person)).status).toBe(404);
  expect((await rsvpAs(newId("evt"), person)).status).toBe(404);
  const under = await createTestEvent({ startsAt: fromNow(-hour), endsAt: fromNow(hour) });
  expect((await rsvpAs(under, person)).status).toBe(200);
  expect(await db.eventRsvp.count()).toBe(1);
});

describe("attendees are notified", () => {
  const put = (id: string, body: object) =>
    callRoute(save, `/api/events/${id}`, { method: "PUT", as: admin, body, params: { id } });
  const cancelEvent = (id: string, reason = "The room was flooded.") =>
    callRoute(postCancel, `/api/events/${id}/cancel`, { as: admin, body: { reason }, params: { id } });

  test("of a new time or place only; additional seats are offered to the waiting list", async () => {
    const startsAt = fromNow(30 * day);
    const id = await createTestEvent({ capacity: 1, startsAt });
    const [sits, waits] = (await makeUsers(2)) as [Actor, Actor];
    await rsvpAs(id, sits);
    await rsvpAs(id, waits);
    const same = { title: "Open studio", date: startsAt.toISOString(), place: "Yaba" };
    await put(id, { ...same, capacity: 2, description: "Bring a pencil." });
    expect(await rsvpStatusOf(id, waits)).toMatchObject({ status: "offered" });
    await put(id, { ...same, capacity: 2, place: "Surulere" });
    expect(await subjectsTo(sits)).toEqual(["Your seat: Open studio", "Another time or place: Open studio"]);
    expect(await subjectsTo(waits)).toEqual([
      "On the waiting list: Open studio",
      "A seat for you: Open studio",
      "Another time or place: Open studio",
    ]);
  });

  test("once of a cancellation, which cannot be repeated or undone", async () => {
    const id = await createTestEvent({ capacity: 1 });
    const [sits, waits, left] = (await makeUsers(3)) as [Actor, Actor, Actor];
    for (const person of [sits, waits, left]) await rsvpAs(id, person);
    await cancelAs(id, left);
    const cancellations = await Promise.all([cancelEvent(id), cancelEvent(id), cancelEvent(id)]);
    expect(cancellations.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(cancellations.find(({ status }) => status === 200)?.body).toMatchObject({
      emailsSent: 2,
      event: { cancelled: "The room was flooded." },
    });
    for (const person of [sits, waits]) expect((await subjectsTo(person)).at(-1)).toBe("Cancelled: Open studio");
    expect(await subjectsTo(left)).not.toContain("Cancelled: Open studio");
    expect((await put(id, { title: "Open studio", date: fromNow(day).toISOString() })).status).toBe(409);
    expect((await cancelEvent(id, " ")).status).toBe(400);
    const { text } = await callRoute(calendar, `/api/events/${id}/calendar`, { params: { id } });
    expect(text).toMatch(/STATUS:CANCELLED/);
    expect(text).toMatch(/SEQUENCE:2/);
  });

  test("the day before, once per start time, with the venue details", async () => {
    const id = await createTestEvent({
      startsAt: fromNow(20 * hour),
      venueDetails: "14 Herbert Macaulay Way, second floor",
    });
    const [early, late] = (await makeUsers(2)) as [Actor, Actor];
    for (const person of [early, late]) await rsvpAs(id, person);
    await db.eventRsvp.updateMany({ where: { userId: early._id }, data: { seatedAt: fromNow(-2 * day) } });
    expect([await remindAttendees(), await remindAttendees()]).toEqual([1, 0]);
    expect(await subjectsTo(early)).toEqual(["Your seat: Open studio", "Tomorrow: Open studio"]);
    expect(await subjectsTo(late)).toEqual(["Your seat: Open studio"]);
    expect(
      emulator()
        .emails()
        .find(({ subject }) => subject === "Tomorrow: Open studio")?.text,
    ).toContain("14 Herbert Macaulay Way");
    await db.event.update({ where: { id }, data: { startsAt: fromNow(23 * hour) } });
    expect(await remindAttendees()).toBe(1);
  });
});
