import { beforeAll, expect, test } from "vitest";
import { POST as postGuest } from "@/app/api/events/[id]/attendees/route";
import { POST as postDuplicate } from "@/app/api/events/[id]/duplicate/route";
import { PUT as putEvent } from "@/app/api/events/[id]/route";
import { POST as postSeat, DELETE as removeWaiting } from "@/app/api/events/[id]/waitlist/[rsvp]/route";
import type { Actor } from "@/lib/auth/contracts";
import { backgroundSettled } from "@/lib/core/background";
import { day, hour } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { cancelRsvp } from "@/lib/events/cancel-rsvp";
import { listAttendees, listWaitlist } from "@/lib/events/guest-queries";
import { rsvpToEvent } from "@/lib/events/rsvp-to-event";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

/** A full event with one seat, its guest, and three people on the waiting list. */
async function makeFullEvent() {
  const id = newId("evt");
  await db.event.create({ data: { id, title: `Evening ${id}`, capacity: 1, startsAt: new Date(Date.now() + day) } });
  const people: Actor[] = [];
  for (const firstName of ["Ada", "Bisi", "Chidi", "Dayo"]) {
    const person = await makeActor({ firstName, lastName: "Eze" });
    await rsvpToEvent({ actor: person, id });
    people.push(person);
  }
  return { id, guest: people[0] as Actor, people };
}
const act = (handler: typeof postSeat, method: "POST" | "DELETE", id: string, rsvp: string) =>
  callRoute(handler, `/api/events/${id}/waitlist/${rsvp}`, { method, as: admin, params: { id, rsvp } });
const names = async (id: string) => (await listWaitlist(id)).map(({ name, place }) => `${place} ${name}`);
const subjectsTo = ({ email }: Actor) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email))
    .map(({ subject }) => subject);

test("somebody on the waiting list gets a seat once, and a full event one seat more; another is removed; both get an email", async () => {
  const { id, people } = await makeFullEvent();
  const [, , chidi, dayo] = people as [Actor, Actor, Actor, Actor];
  expect(await names(id)).toEqual(["1 Bisi Eze", "2 Chidi Eze", "3 Dayo Eze"]);
  const [, second, third] = await listWaitlist(id);
  const given = await Promise.all([1, 2].map(() => act(postSeat, "POST", id, second?._id ?? "")));
  expect(given.map(({ status }) => status).sort()).toEqual([200, 409]);
  const removed = await Promise.all([1, 2].map(() => act(removeWaiting, "DELETE", id, third?._id ?? "")));
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await db.event.findUniqueOrThrow({ where: { id } })).toMatchObject({ capacity: 2, seatsTaken: 2, version: 2 });
  const versions = await db.contentVersion.findMany({ where: { subjectId: id }, orderBy: { version: "asc" } });
  expect(versions.map(({ version, fields }) => [version, (fields as { capacity: number }).capacity])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(await names(id)).toEqual(["1 Bisi Eze"]);
  expect((await listAttendees(id, {})).guests.map(({ name }) => name)).toEqual(["Ada Eze", "Chidi Eze"]);
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
  await runScheduledJobs();
  await backgroundSettled();
  const title = `Evening ${id}`;
  expect(subjectsTo(chidi)).toContain(`A seat is yours: ${title}`);
  expect(subjectsTo(dayo)).toContain(`No longer on the waiting list: ${title}`);
  for (const action of ["event.give-seat", "event.remove-from-waitlist"])
    expect(await db.auditLog.count({ where: { action, subject: id } })).toBe(1);
});

test("a seat that becomes free while an admin acts is given or offered to one person, and none is lost or given twice", async () => {
  for (let round = 0; round < 3; round++) {
    const { id, guest } = await makeFullEvent();
    const [first] = await listWaitlist(id);
    await Promise.all([
      cancelRsvp({ actor: guest, id }),
      act(postSeat, "POST", id, first?._id ?? ""),
      act(removeWaiting, "DELETE", id, first?._id ?? ""),
    ]);
    const [event, seats, waiting] = await Promise.all([
      db.event.findUniqueOrThrow({ where: { id } }),
      db.eventRsvp.count({ where: { eventId: id, status: { in: ["seat", "offered"] } } }),
      db.eventRsvp.count({ where: { eventId: id, status: "waiting" } }),
    ]);
    expect([event.seatsTaken, seats <= (event.capacity ?? 0)]).toEqual([seats, true]);
    // While somebody waits there is no free seat.
    if (waiting > 0) expect(seats).toBe(event.capacity);
  }
});

test("somebody who is removed while a seat becomes free is not offered it, and the next person is", async () => {
  const { id, guest } = await makeFullEvent();
  const [first, second] = await listWaitlist(id);
  const soon = () => new Promise((resolve) => setTimeout(resolve, 60));
  const acts = await db.$transaction(async (tx) => {
    // Each act that needs this row waits for it, in this order.
    await tx.$executeRaw`SELECT 1 FROM event_rsvps WHERE id = ${first?._id} FOR UPDATE`;
    const removal = act(removeWaiting, "DELETE", id, first?._id ?? "");
    await soon();
    const cancellation = cancelRsvp({ actor: guest, id });
    await soon();
    return [removal, cancellation];
  });
  await Promise.all(acts);
  const offered = await db.eventRsvp.findMany({ where: { eventId: id, status: "offered" } });
  expect(offered.map((rsvp) => rsvp.id)).toEqual([second?._id]);
  expect(await db.eventRsvp.findUniqueOrThrow({ where: { id: first?._id ?? "" } })).toMatchObject({
    status: "cancelled",
  });
});

test("a copy of an event has new times and no guests, and its seats open as long before it", async () => {
  const { id } = await makeFullEvent();
  const { startsAt } = await db.event.update({
    where: { id },
    data: { everyoneFrom: new Date(Date.now() + hour), place: "Yaba" },
  });
  const [start, end] = [new Date(startsAt.getTime() + 7 * day), new Date(startsAt.getTime() + 7 * day + hour)];
  const { status, body } = await callRoute(postDuplicate, `/api/events/${id}/duplicate`, {
    as: admin,
    body: { start: start.toISOString(), end: end.toISOString() },
    params: { id },
  });
  expect([status, body.event]).toMatchObject([
    201,
    {
      title: `Evening ${id}`,
      place: "Yaba",
      date: start.toISOString(),
      endDate: end.toISOString(),
      capacity: 1,
      seatsTaken: 0,
      waiting: 0,
    },
  ]);
  expect(Date.parse(body.event.opens.everyone) - Date.now()).toBeGreaterThan(7 * day);
});

test("a bad link is named in the message of the form", async () => {
  const { id } = await makeFullEvent();
  const { status, body } = await callRoute(putEvent, `/api/events/${id}`, {
    method: "PUT",
    as: admin,
    body: { title: "An evening", date: new Date(Date.now() + day).toISOString(), link: "javascript:alert(1)" },
    params: { id },
  });
  expect([status, body.error, body.fields]).toEqual([
    400,
    "Enter a public URL that starts with https://, without a password in it",
    { link: "Enter a public URL that starts with https://, without a password in it" },
  ]);
});

test("an admin adds a guest by email once, whatever the waiting list; a full event gets one seat more", async () => {
  const { id, people } = await makeFullEvent();
  const [seated, , chidi] = people as [Actor, Actor, Actor];
  const visitor = await makeActor({ firstName: "Efe", lastName: "Eze" });
  const add = ({ email }: Pick<Actor, "email">) =>
    callRoute(postGuest, `/api/events/${id}/attendees`, { as: admin, params: { id }, body: { email } });
  const added = await Promise.all([1, 2, 3].map(() => add({ email: visitor.email.toUpperCase() })));
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await add(chidi)).status).toBe(200);
  expect(await add(seated)).toMatchObject({ status: 409, body: { error: "This person has a seat already." } });
  expect(await add({ email: "nobody@example.org" })).toMatchObject({
    status: 404,
    body: { error: "No account has this email address." },
  });
  expect(await db.event.findUniqueOrThrow({ where: { id } })).toMatchObject({ capacity: 3, seatsTaken: 3, version: 3 });
  expect((await listAttendees(id, {})).guests.map(({ name }) => name)).toEqual(["Ada Eze", "Chidi Eze", "Efe Eze"]);
  expect(await names(id)).toEqual(["1 Bisi Eze", "2 Dayo Eze"]);
  expect(await db.auditLog.count({ where: { action: "event.add-guest", subject: id } })).toBe(2);
  await backgroundSettled();
  expect(subjectsTo(visitor)).toHaveLength(1);
});
