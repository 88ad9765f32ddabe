import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as read, DELETE as remove, PUT as save } from "@/app/api/events/[id]/route";
import { POST as create, GET as list } from "@/app/api/events/route";
import type { Actor } from "@/lib/accounts/contracts";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";

const evening = {
  title: "Open studio",
  date: "2027-03-05T18:30",
  link: "https://meet.example/door",
  description: "Come.",
};
let admin: Actor;

beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
beforeEach(() => db.event.deleteMany());

const post = (change: object = {}, as: Actor = admin) =>
  callRoute(create, "/api/events", { as, body: { ...evening, ...change } });
const at = (id: string) => ({ params: { id } });
const put = (id: string, body: object) =>
  callRoute(save, `/api/events/${id}`, { method: "PUT", as: admin, body, ...at(id) });
const destroy = (id: string) => callRoute(remove, `/api/events/${id}`, { method: "DELETE", as: admin, ...at(id) });

test("an event is announced by the clock of Lagos, and its link is told to the Circle alone", async () => {
  const { status, body } = await post();
  expect([status, body.event.date, body.event.link]).toEqual([201, "2027-03-05T17:30:00.000Z", evening.link]);
  const { events } = (await callRoute(list, "/api/events")).body;
  expect(events).toMatchObject([{ _id: body.event._id, title: "Open studio", description: "Come." }]);
  expect(JSON.stringify(events)).not.toContain("meet.example");
  const vip = await makeActor({ plan: "monthly" });
  const id = body.event._id;
  expect((await callRoute(read, `/api/events/${id}`, { as: vip, ...at(id) })).body.event.link).toBe(evening.link);
  const lapsed = await makeActor({ plan: "monthly", days: -1 });
  expect(await callRoute(read, `/api/events/${id}`, { as: lapsed, ...at(id) })).toMatchObject({
    status: 403,
    body: { error: "VIP only. Please subscribe to view event details." },
  });
});

describe("what is no event", () => {
  test.each([
    ["a blank title", { title: "  " }],
    ["no date", { date: undefined }],
    ["an empty date", { date: "" }],
    ["a date of no calendar", { date: "31-13-2026" }],
    ["a thirteenth month", { date: "2026-13-31" }],
    ["a year far away", { date: "99999-01-01T10:00" }],
    ["a link that runs", { link: "javascript:alert(1)" }],
    ["a link that carries", { link: "data:text/html,x" }],
    ["a link of another kind", { link: "ftp://x.example" }],
    ["an end before its beginning", { endDate: "2027-03-05T18:00" }],
    ["no seats", { capacity: 0 }],
  ])("%s", async (_, change) => {
    expect(await post(change)).toMatchObject({ status: 400, body: { error: "Please fill in required fields" } });
    expect(await db.event.count()).toBe(0);
  });
});

test("an edit that another one has overtaken is refused, and so is one that takes seats away from people", async () => {
  const { event } = (await post({ capacity: 10 })).body;
  await db.event.update({ where: { id: event._id }, data: { seatsTaken: 6 } });
  const edits = await Promise.all(["One", "Two"].map((title) => put(event._id, { ...evening, title, version: 1 })));
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await put(event._id, { ...evening, capacity: 5 })).toMatchObject({
    status: 409,
    body: { fields: { capacity: "6 seats are taken already" } },
  });
});

test("a deleted event is gone once, and the log says who did what", async () => {
  const { event } = (await post()).body;
  const gone = await Promise.all([destroy(event._id), destroy(event._id)]);
  expect(gone.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(gone.find(({ status }) => status === 404)?.body.error).toBe("Failed to delete");
  expect((await callRoute(list, "/api/events")).body.events).toEqual([]);
  const lines = await db.auditLog.findMany({ where: { subject: event._id }, orderBy: { createdAt: "asc" } });
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["event.create", admin._id],
    ["event.delete", admin._id],
  ]);
});
