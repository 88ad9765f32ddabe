import { beforeEach, expect, test } from "vitest";
import { day, hour } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { listAdminEvents } from "@/lib/events/admin-queries";
import { type EventsWhen, eventCard } from "@/lib/events/contracts";
import { getEventCard, listEvents } from "@/lib/events/queries";
import type { Prisma } from "@/prisma/generated/client";

const fromNow = (ms: number) => new Date(Date.now() + ms);
const createTestEvent = (title: string, startsIn: number, more: Partial<Prisma.EventCreateManyInput> = {}) =>
  db.event.create({ data: { id: newId("evt"), title, startsAt: fromNow(startsIn), ...more } });
const titles = async () => {
  const { coming, been } = await listEvents();
  return { coming: coming.map(({ title }) => title), been: been.map(({ title }) => title) };
};

beforeEach(() => db.event.deleteMany());

test("lists upcoming events soonest first and past events latest first", async () => {
  await createTestEvent("in a month", 30 * day);
  await createTestEvent("last month", -30 * day);
  await createTestEvent("tomorrow", day);
  await createTestEvent("yesterday", -day);
  expect(await titles()).toEqual({ coming: ["tomorrow", "in a month"], been: ["yesterday", "last month"] });
});

test("an event is upcoming until it ends, not until it starts", async () => {
  await createTestEvent("under way", -hour, { endsAt: fromNow(hour) });
  await createTestEvent("over", -3 * hour, { endsAt: fromNow(-hour) });
  await createTestEvent("begun, without an end", -hour);
  expect(await titles()).toEqual({ coming: ["under way"], been: ["begun, without an end", "over"] });
});

test("hides deleted events, and shows cancelled events only while they are upcoming", async () => {
  await createTestEvent("deleted", day, { deletedAt: new Date() });
  await createTestEvent("off", day, { cancelledAt: new Date(), cancelReason: "The room was flooded." });
  await createTestEvent("was off", -day, { cancelledAt: new Date() });
  const { coming, been } = await listEvents();
  expect(coming.map(({ title, cancelled }) => [title, cancelled])).toEqual([["off", "The room was flooded."]]);
  expect(been).toEqual([]);
});

test("a list has no links, and shows the free seats", async () => {
  await createTestEvent("with a link", day, { link: "https://meet.example/secret", capacity: 40, seatsTaken: 17 });
  await createTestEvent("without a limit", 2 * day);
  const { coming } = await listEvents();
  expect(JSON.stringify(coming)).not.toContain("meet.example");
  expect(coming.map(({ seatsLeft }) => seatsLeft)).toEqual([23, null]);
  for (const event of coming) expect(eventCard.parse(event)).toEqual(event);
});

test("the admin list has views of events to come and of those that are over or cancelled", async () => {
  await createTestEvent("under way", -hour, { endsAt: fromNow(hour) });
  await createTestEvent("in a month", 30 * day);
  await createTestEvent("begun, without an end", -2 * hour);
  await createTestEvent("last month", -30 * day);
  await createTestEvent("off", day, { cancelledAt: new Date(), cancelReason: "The room was flooded." });
  const titlesOf = async (when?: EventsWhen) => {
    const first = await listAdminEvents({ limit: 1, ...(when && { when }) });
    const rest = await listAdminEvents({ cursor: first.nextCursor ?? undefined, ...(when && { when }) });
    expect(first.total).toBe(first.events.length + rest.events.length);
    return [...first.events, ...rest.events].map(({ title }) => title);
  };
  expect(await titlesOf("upcoming")).toEqual(["under way", "in a month"]);
  expect(await titlesOf("past")).toEqual(["off", "begun, without an end", "last month"]);
  expect(await titlesOf()).toEqual(["in a month", "off", "under way", "begun, without an end", "last month"]);
});

test("the admin list finds events by a part of their title, in any case", async () => {
  await createTestEvent("Open studio 100 %", day);
  await createTestEvent("A talk", 2 * day);
  const found = async (q: string) => (await listAdminEvents({ q })).events.map(({ title }) => title);
  expect([await found("STUDIO"), await found("100 %"), await found("%")]).toEqual([
    ["Open studio 100 %"],
    ["Open studio 100 %"],
    ["Open studio 100 %"],
  ]);
});

test("the public view of one event has no link and no venue details, and a deleted event has none", async () => {
  const { id } = await createTestEvent("a talk", day, {
    link: "https://meet.example/secret",
    venueDetails: "4 Hidden Close",
    capacity: 40,
    seatsTaken: 17,
  });
  const event = await getEventCard(id);
  expect(event).toMatchObject({ title: "a talk", seatsLeft: 23 });
  expect(JSON.stringify(event)).not.toMatch(/meet\.example|Hidden Close/);
  const deleted = await createTestEvent("deleted", day, { deletedAt: new Date() });
  expect(await getEventCard(deleted.id)).toBeNull();
});
