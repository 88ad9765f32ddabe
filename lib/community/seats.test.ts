import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as calendar } from "@/app/api/events/[id]/calendar/route";
import { POST as cancel } from "@/app/api/events/[id]/cancel/route";
import { POST as leave } from "@/app/api/events/[id]/leave/route";
import { PUT as save } from "@/app/api/events/[id]/route";
import { POST as join } from "@/app/api/events/[id]/seat/route";
import { GET as standings } from "@/app/api/events/seats/route";
import type { Actor } from "@/lib/accounts/contracts";
import { knownPassword } from "@/lib/accounts/factory";
import { remindGuests } from "@/lib/community/remind-guests";
import { deleteAccount } from "@/lib/http/delete-account";
import { deliverOutbox } from "@/lib/http/effects";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { day, hour } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { emulator } from "@/local/testing";
import type { Prisma } from "@/prisma/generated/client";

const from = (ms: number) => new Date(Date.now() + ms);
let admin: Actor;

beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
beforeEach(async () => {
  await db.event.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

async function announce(given: Partial<Prisma.EventUncheckedCreateInput> = {}): Promise<string> {
  const id = newId("evt");
  await db.event.create({ data: { title: "Open studio", place: "Yaba", startsAt: from(30 * day), ...given, id } });
  return id;
}
const at = (id: string, as: Actor) => ({ as, body: {}, params: { id } });
const take = (id: string, as: Actor) => callRoute(join, `/api/events/${id}/seat`, at(id, as));
const give = (id: string, as: Actor) => callRoute(leave, `/api/events/${id}/leave`, at(id, as));
const people = (count: number) => Promise.all(Array.from({ length: count }, () => makeActor()));
const standingOf = async (id: string, as: Actor) =>
  (await callRoute(standings, "/api/events/seats", { as })).body.seats.find(
    (seat: { event: string }) => seat.event === id,
  );
const line = async (id: string) =>
  (
    await db.eventRsvp.findMany({
      where: { eventId: id, status: "waiting" },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    })
  ).map(({ userId }) => userId);
const taken = async (id: string) => [
  (await db.event.findUniqueOrThrow({ where: { id } })).seatsTaken,
  await db.eventRsvp.count({ where: { eventId: id, status: "seat" } }),
];

async function subjectsTo(person: Actor): Promise<string[]> {
  await vi.waitFor(async () => {
    await deliverOutbox();
    expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0);
  });
  return emulator()
    .emails()
    .filter(({ to }) => to.includes(person.email))
    .map(({ subject }) => subject)
    .reverse();
}

test("of a hundred people who want one of ten seats at once, ten have one and ninety stand in line, each in a place of their own", async () => {
  const id = await announce({ capacity: 10 });
  const crowd = await people(100);
  const answers = await Promise.all(crowd.map((person) => take(id, person)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await taken(id)).toEqual([10, 10]);
  const waiting = await line(id);
  expect(waiting).toHaveLength(90);
  const places = await Promise.all(
    waiting.slice(0, 12).map(async (userId) => {
      const person = crowd.find(({ _id }) => _id === userId);
      return person && (await standingOf(id, person)).place;
    }),
  );
  expect(places).toEqual(Array.from({ length: 12 }, (_, place) => place + 1));
}, 60_000);

test("when the ten leave at once, the first ten of the line have their seats, in its order", async () => {
  const id = await announce({ capacity: 10 });
  const crowd = await people(25);
  for (const person of crowd) await take(id, person);
  const waiting = await line(id);
  expect(waiting).toEqual(crowd.slice(10).map(({ _id }) => _id));
  await Promise.all(crowd.slice(0, 10).map((person) => give(id, person)));
  expect(await taken(id)).toEqual([10, 10]);
  expect(await line(id)).toEqual(waiting.slice(10));
}, 60_000);

test("asking twice is one seat and one letter; leaving twice frees one", async () => {
  const id = await announce({ capacity: 2 });
  const [one, two, three] = (await people(3)) as [Actor, Actor, Actor];
  await Promise.all(Array.from({ length: 8 }, () => take(id, one)));
  await take(id, two);
  expect((await take(id, three)).body.seat).toMatchObject({ status: "waiting", place: 1 });
  expect(await subjectsTo(one)).toEqual(["Your seat: Open studio"]);
  await Promise.all(Array.from({ length: 8 }, () => give(id, one)));
  expect(await taken(id)).toEqual([2, 2]);
  expect(await subjectsTo(three)).toEqual(["On the waiting list: Open studio", "A seat is yours: Open studio"]);
  expect((await take(id, one)).body.seat).toMatchObject({ status: "waiting", place: 1 });
});

test("whoever waits can leave the line, and the others move on", async () => {
  const id = await announce({ capacity: 1 });
  const [one, two, three] = (await people(3)) as [Actor, Actor, Actor];
  for (const person of [one, two, three]) await take(id, person);
  expect((await give(id, two)).body.seat).toMatchObject({ status: "none", place: null });
  expect(await standingOf(id, three)).toMatchObject({ status: "waiting", place: 1 });
  expect(await taken(id)).toEqual([1, 1]);
});

test("a deleted account's seat goes to the first who waits, who is told", async () => {
  const id = await announce({ capacity: 1 });
  const [leaves, waits] = (await people(2)) as [Actor, Actor];
  await take(id, leaves);
  await take(id, waits);
  await deleteAccount({ actor: leaves, body: { password: knownPassword, confirmation: "delete my account" } });
  expect(await standingOf(id, waits)).toMatchObject({ status: "seat" });
  expect(await taken(id)).toEqual([1, 1]);
  expect(await subjectsTo(waits)).toContain("A seat is yours: Open studio");
});

describe("the circles come one after another", () => {
  const opens = {
    collectorsFrom: from(-day),
    yearlyFrom: from(-hour),
    monthlyFrom: from(hour),
    everyoneFrom: from(day),
  };

  test("each from its own moment, which each is told", async () => {
    const id = await announce(opens);
    const collector = await makeActor({ plan: "collector" });
    const yearly = await makeActor({ plan: "yearly" });
    const monthly = await makeActor({ plan: "monthly" });
    const nobody = await makeActor();
    const lapsed = await makeActor({ plan: "collector", days: -1 });
    for (const person of [collector, yearly])
      expect((await take(id, person)).body.seat).toMatchObject({ status: "seat", opensAt: null });
    expect(await take(id, monthly)).toMatchObject({
      status: 409,
      body: { error: "Seats are not open to you yet.", facts: { opensAt: opens.monthlyFrom.toISOString() } },
    });
    for (const person of [nobody, lapsed]) {
      expect((await take(id, person)).body.facts).toEqual({ opensAt: opens.everyoneFrom.toISOString() });
      expect(await standingOf(id, person)).toEqual({
        event: id,
        status: "none",
        place: null,
        opensAt: opens.everyoneFrom.toISOString(),
      });
    }
    expect(await taken(id)).toEqual([2, 2]);
  });
});

test("what is over, called off or deleted takes nobody any more", async () => {
  const [person] = (await people(1)) as [Actor];
  expect(await take(await announce({ startsAt: from(-hour) }), person)).toMatchObject({
    status: 409,
    body: { error: "This evening is over." },
  });
  expect(await take(await announce({ cancelledAt: new Date() }), person)).toMatchObject({
    status: 409,
    body: { error: "This evening was cancelled." },
  });
  expect((await take(await announce({ deletedAt: new Date() }), person)).status).toBe(404);
  expect((await take(newId("evt"), person)).status).toBe(404);
  const under = await announce({ startsAt: from(-hour), endsAt: from(hour) });
  expect((await take(under, person)).status).toBe(200);
  expect(await db.eventRsvp.count()).toBe(1);
});

describe("who means to come is told", () => {
  const put = (id: string, body: object) =>
    callRoute(save, `/api/events/${id}`, { method: "PUT", as: admin, body, params: { id } });
  const call = (id: string, reason = "The room was flooded.") =>
    callRoute(cancel, `/api/events/${id}/cancel`, { as: admin, body: { reason }, params: { id } });

  test("of another hour or place, and of nothing else; new seats go to the line", async () => {
    const startsAt = from(30 * day);
    const id = await announce({ capacity: 1, startsAt });
    const [sits, waits] = (await people(2)) as [Actor, Actor];
    await take(id, sits);
    await take(id, waits);
    const same = { title: "Open studio", date: startsAt.toISOString(), place: "Yaba" };
    await put(id, { ...same, capacity: 2, description: "Bring a pencil." });
    expect(await standingOf(id, waits)).toMatchObject({ status: "seat" });
    await put(id, { ...same, capacity: 2, place: "Surulere" });
    expect(await subjectsTo(sits)).toEqual(["Your seat: Open studio", "Another time or place: Open studio"]);
    expect(await subjectsTo(waits)).toEqual([
      "On the waiting list: Open studio",
      "A seat is yours: Open studio",
      "Another time or place: Open studio",
    ]);
  });

  test("once that it is called off, however often that is pressed; and it cannot be undone", async () => {
    const id = await announce({ capacity: 1 });
    const [sits, waits, left] = (await people(3)) as [Actor, Actor, Actor];
    for (const person of [sits, waits, left]) await take(id, person);
    await give(id, left);
    const pressed = await Promise.all([call(id), call(id), call(id)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(pressed.find(({ status }) => status === 200)?.body).toMatchObject({
      told: 2,
      event: { cancelled: "The room was flooded." },
    });
    for (const person of [sits, waits]) expect((await subjectsTo(person)).at(-1)).toBe("Cancelled: Open studio");
    expect(await subjectsTo(left)).not.toContain("Cancelled: Open studio");
    expect((await put(id, { title: "Open studio", date: from(day).toISOString() })).status).toBe(409);
    expect((await call(id, " ")).status).toBe(400);
    const { text } = await callRoute(calendar, `/api/events/${id}/calendar`, { params: { id } });
    expect(text).toMatch(/STATUS:CANCELLED/);
    expect(text).toMatch(/SEQUENCE:2/);
  });

  test("the day before, once for each beginning, and with the door", async () => {
    const id = await announce({ startsAt: from(20 * hour), door: "14 Herbert Macaulay Way, second floor" });
    const [early, late] = (await people(2)) as [Actor, Actor];
    for (const person of [early, late]) await take(id, person);
    await db.eventRsvp.updateMany({ where: { userId: early._id }, data: { seatedAt: from(-2 * day) } });
    expect([await remindGuests(), await remindGuests()]).toEqual([1, 0]);
    expect(await subjectsTo(early)).toEqual(["Your seat: Open studio", "Tomorrow: Open studio"]);
    expect(await subjectsTo(late)).toEqual(["Your seat: Open studio"]);
    expect(
      emulator()
        .emails()
        .find(({ subject }) => subject === "Tomorrow: Open studio")?.text,
    ).toContain("14 Herbert Macaulay Way");
    await db.event.update({ where: { id }, data: { startsAt: from(23 * hour) } });
    expect(await remindGuests()).toBe(1);
  });
});
