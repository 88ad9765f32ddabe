import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as read, DELETE as remove, PUT as save } from "@/app/api/events/[id]/route";
import { POST as create, GET as list } from "@/app/api/events/route";
import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import { cancelEvent } from "@/lib/events/cancel-event";
import { duplicateEvent } from "@/lib/events/duplicate-event";
import { getEventCard } from "@/lib/events/queries";
import { makeArtworkPicture } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

const sampleEvent = {
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
  callRoute(create, "/api/events", { as, body: { ...sampleEvent, ...change } });
const at = (id: string) => ({ params: { id } });
const put = (id: string, body: object) =>
  callRoute(save, `/api/events/${id}`, { method: "PUT", as: admin, body, ...at(id) });
const copy = (id: string) =>
  duplicateEvent({ actor: admin, id, start: "2027-04-05T17:30:00Z", end: "2027-04-05T19:30:00Z" });
const deleteEvent = (id: string) => callRoute(remove, `/api/events/${id}`, { method: "DELETE", as: admin, ...at(id) });

test("an event's time is in Lagos time, and its link is for VIPs only", async () => {
  const { status, body } = await post();
  expect([status, body.event.date, body.event.link]).toEqual([201, "2027-03-05T17:30:00.000Z", sampleEvent.link]);
  const { events } = (await callRoute(list, "/api/events")).body;
  expect(events).toMatchObject([{ _id: body.event._id, title: "Open studio", description: "Come." }]);
  expect(JSON.stringify(events)).not.toContain("meet.example");
  const vip = await makeActor({ plan: "monthly" });
  const id = body.event._id;
  expect((await callRoute(read, `/api/events/${id}`, { as: vip, ...at(id) })).body.event.link).toBe(sampleEvent.link);
  const lapsed = await makeActor({ plan: "monthly", days: -1 });
  expect(await callRoute(read, `/api/events/${id}`, { as: lapsed, ...at(id) })).toMatchObject({
    status: 403,
    body: { error: "VIP only. Please subscribe to view event details." },
  });
});

describe("an event is rejected with", () => {
  test.each([
    ["a blank title", { title: "  " }],
    ["no date", { date: undefined }],
    ["an empty date", { date: "" }],
    ["an impossible date", { date: "31-13-2026" }],
    ["a thirteenth month", { date: "2026-13-31" }],
    ["a year out of range", { date: "99999-01-01T10:00" }],
  ])("%s", async (_, change) => {
    expect(await post(change)).toMatchObject({ status: 400, body: { error: "Please fill in required fields" } });
    expect(await db.event.count()).toBe(0);
  });

  const badLink = "Enter a public URL that starts with https://, without a password in it";
  test.each([
    ["a javascript: link", { link: "javascript:alert(1)" }, badLink],
    ["a data: link", { link: "data:text/html,x" }, badLink],
    ["a link without https", { link: "http://meet.example/door" }, badLink],
    ["a link to this machine", { link: "https://localhost:3000/" }, badLink],
    ["a link to a private address", { link: "https://169.254.169.254/latest" }, badLink],
    ["a link with a password", { link: "https://ada:secret@meet.example/" }, badLink],
    ["an ftp: link", { link: "ftp://x.example" }, badLink],
    ["an end before its start", { endDate: "2027-03-05T18:00" }, "The end must be after the start"],
    ["no seats", { capacity: 0 }, "Please check what you entered."],
  ])("%s", async (_, change, error) => {
    expect(await post(change)).toMatchObject({ status: 400, body: { error } });
    expect(await db.event.count()).toBe(0);
  });
});

test("rejects an edit of an old version, and a capacity below the seats taken", async () => {
  const { event } = (await post({ capacity: 10 })).body;
  await db.event.update({ where: { id: event._id }, data: { seatsTaken: 6 } });
  const edits = await Promise.all(["One", "Two"].map((title) => put(event._id, { ...sampleEvent, title, version: 1 })));
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await put(event._id, { ...sampleEvent, capacity: 5 })).toMatchObject({
    status: 409,
    body: { fields: { capacity: "6 seats are already taken" } },
  });
});

test("the page of an event shows the artwork that an admin chose, of those that exist", async () => {
  const { _id: id, artwork } = (await post()).body.event;
  expect(artwork).toBeNull();
  const saved = await put(id, { ...sampleEvent, artwork: "sani-abacha" });
  expect(saved.body.event.artwork).toBe("sani-abacha");
  const refused = await put(id, { ...sampleEvent, artwork: "nobody" });
  expect([refused.status, refused.body.fields]).toEqual([400, { artwork: "There is no such artwork" }]);
});

test("an event shows a picture of the library instead of the artwork, and so does its copy, if it has the right sizes", async () => {
  const { _id: id } = (await post()).body.event;
  const image = { url: await makeArtworkPicture(), alt: "A hall with empty chairs." };
  expect((await put(id, { ...sampleEvent, image })).body.event.image).toEqual(image);
  const uses = await db.$queryRaw`SELECT kind, record_id AS id, place FROM public_file_uses()`;
  expect(uses).toEqual([{ kind: "event", id, place: "image" }]);
  expect((await getEventCard((await copy(id))._id))?.image).toEqual(image);

  for (const url of [await makeArtworkPicture(["-960.jpg"]), "/api/pictures/img-00000000000000000000-960.jpg"]) {
    const refused = await put(id, { ...sampleEvent, image: { url, alt: "A hall." } });
    expect(refused).toMatchObject({ status: 400, body: { fields: { "image.url": expect.any(String) } } });
  }
  expect((await put(id, { ...sampleEvent, image: { ...image, alt: " " } })).status).toBe(400);
  expect((await getEventCard(id))?.image).toEqual(image);
});

test("an event is deleted once, and the audit log names the admin", async () => {
  const { event } = (await post()).body;
  const responses = await Promise.all([deleteEvent(event._id), deleteEvent(event._id)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(responses.find(({ status }) => status === 404)?.body.error).toBe("Failed to delete");
  expect((await callRoute(list, "/api/events")).body.events).toEqual([]);
  const lines = await db.auditLog.findMany({ where: { subject: event._id }, orderBy: { createdAt: "asc" } });
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["event.create", admin._id],
    ["event.delete", admin._id],
  ]);
});

test("the pages with the badges of attendees are rendered again when the title, the date or the visibility of an event changes", async () => {
  const { _id: id } = (await post()).body.event;
  const guestbookChanges = async (change: () => Promise<unknown>) => {
    await db.$executeRaw`DELETE FROM page_invalidations`;
    await change();
    const tags = await db.$queryRaw<{ tag: string }[]>`
      SELECT tag FROM page_invalidations WHERE tag IN ('_N_T_/guestbook', '_N_T_/(museum)/guestbook/notes/[id]/page')`;
    return tags.length;
  };
  const edit = (change: object) => guestbookChanges(() => put(id, { ...sampleEvent, ...change }));
  expect(await edit({ description: "Come early." })).toBe(0);
  expect(await edit({ title: "Closed studio" })).toBe(2);
  expect(await edit({ title: "Closed studio", isHidden: true })).toBe(2);
  expect(await edit({ title: "Closed studio", isHidden: true, date: "2027-03-06T18:30" })).toBe(2);
  expect(await guestbookChanges(() => cancelEvent({ actor: admin, id, reason: "Flooded." }))).toBe(2);
  expect(await guestbookChanges(() => deleteEvent(id))).toBe(2);
});
