import { beforeEach, expect, test } from "vitest";
import { eventCard } from "@/lib/community/event-contracts";
import { listEvents } from "@/lib/community/queries";
import { day, hour } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/prisma/generated/client";

const from = (ms: number) => new Date(Date.now() + ms);
const announce = (title: string, startsIn: number, more: Partial<Prisma.EventCreateManyInput> = {}) =>
  db.event.create({ data: { id: newId("evt"), title, startsAt: from(startsIn), ...more } });
const titles = async () => {
  const { coming, been } = await listEvents();
  return { coming: coming.map(({ title }) => title), been: been.map(({ title }) => title) };
};

beforeEach(() => db.event.deleteMany());

test("what is to come stands in the order in which it comes, and what has been in the other", async () => {
  await announce("in a month", 30 * day);
  await announce("last month", -30 * day);
  await announce("tomorrow", day);
  await announce("yesterday", -day);
  expect(await titles()).toEqual({ coming: ["tomorrow", "in a month"], been: ["yesterday", "last month"] });
});

test("an evening is to come until it is over, not until it begins", async () => {
  await announce("under way", -hour, { endsAt: from(hour) });
  await announce("over", -3 * hour, { endsAt: from(-hour) });
  await announce("begun, without an end", -hour);
  expect(await titles()).toEqual({ coming: ["under way"], been: ["begun, without an end", "over"] });
});

test("a deleted one is nowhere; a cancelled one is said to be so before it and forgotten after it", async () => {
  await announce("deleted", day, { deletedAt: new Date() });
  await announce("off", day, { cancelledAt: new Date(), cancelReason: "The room was flooded." });
  await announce("was off", -day, { cancelledAt: new Date() });
  const { coming, been } = await listEvents();
  expect(coming.map(({ title, cancelled }) => [title, cancelled])).toEqual([["off", "The room was flooded."]]);
  expect(been).toEqual([]);
});

test("no list carries the link, and the seats are those that are left", async () => {
  await announce("with a link", day, { link: "https://meet.example/secret", capacity: 40, seatsTaken: 17 });
  await announce("without a limit", 2 * day);
  const { coming } = await listEvents();
  expect(JSON.stringify(coming)).not.toContain("meet.example");
  expect(coming.map(({ seatsLeft }) => seatsLeft)).toEqual([23, null]);
  for (const event of coming) expect(eventCard.parse(event)).toEqual(event);
});
