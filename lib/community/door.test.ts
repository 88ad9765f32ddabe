import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as checkIn, GET as door, DELETE as undo } from "@/app/api/events/[id]/check-in/route";
import { GET as guests } from "@/app/api/events/[id]/guests/route";
import type { Actor } from "@/lib/accounts/contracts";
import { joinEvent } from "@/lib/community/join-event";
import { leaveEvent } from "@/lib/community/leave-event";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

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

/** Somebody with a seat, or in line for one; their code as it is printed. */
async function aGuest(name: { firstName?: string; lastName?: string } = {}) {
  const person = await makeActor(name);
  await joinEvent({ actor: person, id });
  const { checkInCode, id: rsvp } = await db.eventRsvp.findFirstOrThrow({ where: { userId: person._id } });
  return { person, code: checkInCode, rsvp };
}
const press = (code: string, key?: string, event = id) =>
  callRoute(checkIn, `/api/events/${event}/check-in`, {
    as: admin,
    body: { code },
    params: { id: event },
    headers: key ? { "idempotency-key": key } : {},
  });
const take = (guest: string) =>
  callRoute(undo, `/api/events/${id}/check-in?guest=${guest}`, { method: "DELETE", as: admin, params: { id } });

test("a ticket lets one person in; the second press says when they came, and the same press sent again does not", async () => {
  const { code } = await aGuest({ firstName: "Amina", lastName: "Okafor" });
  const pressed = await Promise.all([
    press(code, "a"),
    press(code.toLowerCase().replace("-", " "), "b"),
    press(`http://localhost:3000/admin/events/${id}/check-in#${code}`, "c"),
  ]);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
  const letIn = pressed.filter(({ body }) => body.already === null);
  expect(letIn).toHaveLength(1);
  expect(letIn[0]?.body.guest).toMatchObject({ name: "Amina Okafor", code });
  const key = ["a", "b", "c"][pressed.findIndex(({ body }) => body.already === null)];
  expect((await press(code, key)).body.already).toBeNull();
  expect((await press(code)).body.already).toBe(letIn[0]?.body.guest.checkedInAt);
  expect(await db.auditLog.count({ where: { action: "event.check-in", subject: id } })).toBe(1);
});

test("whoever waits, has left, or comes to another evening is not let in", async () => {
  await aGuest();
  const { person, code: given } = await aGuest();
  const { code: waits } = await aGuest();
  expect(await press(waits)).toMatchObject({
    status: 409,
    body: { error: "They are on the waiting list and have no seat." },
  });
  await leaveEvent({ actor: person, id });
  expect(await press(given)).toMatchObject({ status: 409, body: { error: "They have given their seat back." } });
  expect((await press(waits)).status).toBe(200);
  const other = newId("evt");
  await db.event.create({ data: { id: other, title: "Another", startsAt: new Date(Date.now() + day) } });
  for (const [code, event] of [
    [waits, other],
    ["AAAAA-AAAAA", id],
    ["' OR 1=1", id],
  ] as const)
    expect(await press(code, undefined, event)).toMatchObject({
      status: 404,
      body: { error: "No guest of this evening has that code." },
    });
});

test("nobody is let in to an evening that was cancelled", async () => {
  const { code } = await aGuest();
  await db.event.update({ where: { id }, data: { cancelledAt: new Date() } });
  expect(await press(code)).toMatchObject({ status: 409, body: { error: "This evening was cancelled." } });
});

test("a mistake is taken back, and the ticket is good again", async () => {
  const { code, rsvp } = await aGuest();
  await press(code);
  expect([(await take(rsvp)).status, (await take(rsvp)).status]).toEqual([200, 200]);
  expect((await press(code)).body.already).toBeNull();
  expect((await take("rsv_nobody")).status).toBe(404);
});

test("the door sees everybody with a seat by family name, and how many wait", async () => {
  await aGuest({ firstName: "Zainab", lastName: "Bello" });
  await aGuest({ firstName: "Amina", lastName: "Zubair" });
  await aGuest({ firstName: "Waits", lastName: "Abba" });
  const { body } = await callRoute(door, `/api/events/${id}/check-in`, { as: admin, params: { id } });
  expect([body.guests.map(({ name }: { name: string }) => name), body.waiting]).toEqual([
    ["Zainab Bello", "Amina Zubair"],
    1,
  ]);
});

test("the guests are a table in which nothing is a formula, and that it was taken is written down", async () => {
  const { person } = await aGuest({ firstName: '=HYPERLINK("https://evil.example")', lastName: "+1" });
  const { text, headers } = await callRoute(guests, `/api/events/${id}/guests`, { as: admin, params: { id } });
  expect(headers.get("content-disposition")).toBe('attachment; filename="guests.csv"');
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"") +1"`);
  expect(text).toContain(person.email);
  expect(await db.auditLog.findFirst({ where: { action: "event.export-guests", subject: id } })).toMatchObject({
    actorId: admin._id,
    detail: { rows: 1 },
  });
});
