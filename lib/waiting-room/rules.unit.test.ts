import { expect, test } from "vitest";
import {
  admittedPlaces,
  aheadSentence,
  formatWait,
  peopleAhead,
  placeOf,
  pollSeconds,
  type Queue,
  shuffledPlace,
  timeUntilAdmitted,
} from "@/lib/waiting-room/rules";

const seeds = Array.from({ length: 200 }, (_, n) => `seed-${n}-${(n * 2_654_435_761) >>> 0}`);
const tickets = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

test.each([1, 2, 3, 7, 50, 300, 4_097])("the order of %i tickets has each place once", (count) => {
  for (const seed of seeds.slice(0, 5))
    expect(new Set(tickets(count).map((ticket) => shuffledPlace(ticket, count, seed)))).toEqual(
      new Set(tickets(count)),
    );
});

test("the mean place before the opening does not depend on the order of joining", () => {
  const count = 300;
  const means = tickets(count).map(
    (ticket) => seeds.reduce((sum, seed) => sum + shuffledPlace(ticket, count, seed), 0) / seeds.length,
  );
  // The standard deviation of one place is count/√12; of the mean of 30 tickets and 200 seeds it is count/√12/√6,000.
  const deviation = count / Math.sqrt(12) / Math.sqrt(30 * seeds.length);
  for (let tenth = 0; tenth < 10; tenth++) {
    const part = means.slice(tenth * 30, tenth * 30 + 30);
    const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
    expect(Math.abs(mean - (count + 1) / 2)).toBeLessThan(5 * deviation);
  }
});

test("every ticket gets every place about equally often", () => {
  const counts = new Map<string, number>();
  const many = Array.from({ length: 12_000 }, (_, n) => `round ${n}`);
  for (const seed of many)
    for (const ticket of tickets(5)) {
      const key = `${ticket}→${shuffledPlace(ticket, 5, seed)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  expect(counts.size).toBe(25);
  // 12,000/5 with a standard deviation of 44.
  for (const [key, count] of counts) expect(Math.abs(count - 2_400), key).toBeLessThan(6 * 44);
});

test("a later ticket keeps the order of joining, and nobody has a place before the opening", () => {
  expect(placeOf(301, { seed: "s", earlyTickets: 300 })).toBe(301);
  expect(placeOf(300, { seed: "s", earlyTickets: 300 })).toBeLessThanOrEqual(300);
  expect(placeOf(7, { seed: null, earlyTickets: 0 })).toBeNull();
});

test("admits one at the start and then at the rate", () => {
  const since = "2026-12-01T12:00:00.000Z";
  const queue: Queue = { seed: "s", earlyTickets: 0, base: 10, since, ratePerMinute: 30 };
  const at = (seconds: number) => Date.parse(since) + seconds * 1_000;
  expect([-1, 0, 1.9, 2, 60].map((seconds) => admittedPlaces(queue, at(seconds)))).toEqual([0, 11, 11, 12, 41]);
  expect([11, 12, 41].map((place) => timeUntilAdmitted(place, queue, at(0)))).toEqual([0, 2_000, 60_000]);
  expect(admittedPlaces({ ...queue, since: null }, at(0))).toBe(0);
});

test("the people before a place are those who still wait, and become fewer as they are admitted", () => {
  const since = "2026-11-24T19:00:00.000Z";
  const queue: Queue = { seed: "s", earlyTickets: 0, base: 0, since, ratePerMinute: 1 };
  const ahead = (seconds: number) => peopleAhead(4, queue, Date.parse(since) + seconds * 1_000);
  expect([-1, 0, 60, 120, 180].map(ahead)).toEqual([3, 2, 1, 0, 0]);
});

test.each([
  [0, "less than a minute"],
  [61_000, "about 2 minutes"],
  [59 * 60_000, "about 59 minutes"],
  [60 * 60_000, "about 1 hour"],
  [81 * 60_000, "about 1 hour 20 minutes"],
  [119 * 60_000, "about 2 hours"],
])("a wait of %i ms is %s", (wait, text) => expect(formatWait(wait)).toBe(text));

test("says how many people are before a place", () => {
  expect([0, 1, 1_204].map(aheadSentence)).toEqual([
    "You are next.",
    "1 person is before you.",
    "1204 people are before you.",
  ]);
});

test("a browser asks more often the nearer its turn is", () => {
  expect([3_600_000, 300_000, 10_000].map(pollSeconds)).toEqual([30, 15, 5]);
});
