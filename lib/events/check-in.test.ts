import { beforeAll, beforeEach, expect, test } from "vitest";
import { GET as getGuests } from "@/app/api/events/[id]/attendees/route";
import { GET as listCheckIn, POST as postCheckIn, DELETE as undoCheckIn } from "@/app/api/events/[id]/check-in/route";
import type { Actor } from "@/lib/auth/contracts";
import { day, hour } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { cancelRsvp } from "@/lib/events/cancel-rsvp";
import { rsvpToEvent } from "@/lib/events/rsvp-to-event";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
let id = "";

beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
beforeEach(async () => {
  await db.event.deleteMany();
  id = newId("evt");
  await db.event.create({ data: { id, title: "Open studio", capacity: 2, startsAt: new Date(Date.now() + day) } });
});

/** A user with an RSVP, and the code of the ticket. */
async function makeGuest(name: { firstName?: string; lastName?: string } = {}) {
  const person = await makeActor(name);
  await rsvpToEvent({ actor: person, id });
  const { checkInCode, id: rsvp } = await db.eventRsvp.findFirstOrThrow({ where: { userId: person._id } });
  return { person, code: checkInCode, rsvp };
}
const checkInAs = (code: string, key?: string, event = id) =>
  callRoute(postCheckIn, `/api/events/${event}/check-in`, {
    as: admin,
    body: { code },
    params: { id: event },
    headers: key ? { "idempotency-key": key } : {},
  });
const undoFor = (guest: string) =>
  callRoute(undoCheckIn, `/api/events/${id}/check-in?guest=${guest}`, { method: "DELETE", as: admin, params: { id } });

test("a ticket is checked in once; a second check-in returns the time of the first, and a retry with the same key does not", async () => {
  const { code } = await makeGuest({ firstName: "Amina", lastName: "Okafor" });
  const responses = await Promise.all([
    checkInAs(code, "a"),
    checkInAs(code.toLowerCase().replace("-", " "), "b"),
    checkInAs(`http://localhost:3000/admin/events/${id}/check-in#${code}`, "c"),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const checkedIn = responses.filter(({ body }) => body.already === null);
  expect(checkedIn).toHaveLength(1);
  expect(checkedIn[0]?.body.guest).toMatchObject({ name: "Amina Okafor", code });
  const key = ["a", "b", "c"][responses.findIndex(({ body }) => body.already === null)];
  expect((await checkInAs(code, key)).body.already).toBeNull();
  expect((await checkInAs(code)).body.already).toBe(checkedIn[0]?.body.guest.checkedInAt);
  expect(await db.auditLog.count({ where: { action: "event.check-in", subject: id } })).toBe(1);
});

test("names who checked a guest in, and dates a check-in that waited for a connection by when it was made", async () => {
  const [{ code }, late] = [await makeGuest(), await makeGuest()];
  await db.eventRsvp.updateMany({ where: { eventId: id }, data: { seatedAt: new Date(Date.now() - hour) } });
  const send = (body: object, key: string) =>
    callRoute(postCheckIn, `/api/events/${id}/check-in`, {
      as: admin,
      body,
      params: { id },
      headers: { "idempotency-key": key },
    });
  const { guest } = (await send({ code, secondsAgo: 600 }, "offline")).body;
  const age = Date.now() - Date.parse(guest.checkedInAt);
  expect([age > 590_000, age < 660_000, guest.checkedInBy]).toEqual([
    true,
    true,
    `${admin.firstName} ${admin.lastName}`,
  ]);
  // Never before the guest had the seat.
  const { guest: other } = (await send({ code: late.code, secondsAgo: 86_400 }, "clock")).body;
  expect(Date.now() - Date.parse(other.checkedInAt)).toBeLessThan(hour + 60_000);
  const again = (await send({ code }, "another device")).body;
  expect([again.already, again.guest.checkedInBy]).toEqual([guest.checkedInAt, guest.checkedInBy]);
});

test("rejects guests who are waiting, have cancelled or have a ticket for another event", async () => {
  await makeGuest();
  const { person, code: cancelledCode } = await makeGuest();
  const { person: waiting, code: waitingCode } = await makeGuest();
  expect(await checkInAs(waitingCode)).toMatchObject({
    status: 409,
    body: { error: "This guest is on the waiting list and has no seat." },
  });
  await cancelRsvp({ actor: person, id });
  expect(await checkInAs(cancelledCode)).toMatchObject({ status: 409, body: { error: "This guest has cancelled." } });
  const other = newId("evt");
  await db.event.create({ data: { id: other, title: "Another", startsAt: new Date(Date.now() + day) } });
  for (const [code, event] of [
    [waitingCode, other],
    ["AAAAA-AAAAA", id],
    ["' OR 1=1", id],
  ] as const)
    expect(await checkInAs(code, undefined, event)).toMatchObject({
      status: 404,
      body: { error: "No guest of this event has this code." },
    });
  // The seat that became free was offered to them, and they take it.
  await rsvpToEvent({ actor: waiting, id });
  const { checkInCode } = await db.eventRsvp.findFirstOrThrow({ where: { userId: waiting._id } });
  expect(await checkInAs(checkInCode)).toMatchObject({ status: 200, body: { already: null } });
});

test("rejects a check-in to a cancelled event", async () => {
  const { code } = await makeGuest();
  await db.event.update({ where: { id }, data: { cancelledAt: new Date() } });
  expect(await checkInAs(code)).toMatchObject({ status: 409, body: { error: "This event was cancelled." } });
});

test("an undone check-in can be repeated", async () => {
  const { code, rsvp } = await makeGuest();
  await checkInAs(code);
  expect([(await undoFor(rsvp)).status, (await undoFor(rsvp)).status]).toEqual([200, 200]);
  expect((await checkInAs(code)).body.already).toBeNull();
  expect((await undoFor("rsv_unknown")).status).toBe(404);
});

test("the check-in list has everyone with a seat by last name, and the number waiting", async () => {
  await makeGuest({ firstName: "Zainab", lastName: "Bello" });
  await makeGuest({ firstName: "Amina", lastName: "Zubair" });
  await makeGuest({ firstName: "Waits", lastName: "Abba" });
  const { body } = await callRoute(listCheckIn, `/api/events/${id}/check-in`, { as: admin, params: { id } });
  expect([body.guests.map(({ name }: { name: string }) => name), body.waiting]).toEqual([
    ["Zainab Bello", "Amina Zubair"],
    1,
  ]);
});

test("the guest export escapes formulas and is audited", async () => {
  const { person } = await makeGuest({ firstName: '=HYPERLINK("https://evil.example")', lastName: "+1" });
  const { text, headers } = await callRoute(getGuests, `/api/events/${id}/attendees`, { as: admin, params: { id } });
  expect(headers.get("content-disposition")).toBe("attachment; filename=guests.csv");
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"") +1"`);
  expect(text).toContain(person.email);
  expect(await db.auditLog.findFirst({ where: { action: "event.export-attendees", subject: id } })).toMatchObject({
    actorId: admin._id,
    detail: { rows: 1 },
  });
});
