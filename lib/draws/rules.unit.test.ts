import { describe, expect, test } from "vitest";
import type { DrawEntry } from "@/lib/draws/contracts";
import {
  addressKey,
  cancelRefusal,
  computeOrder,
  computeSeed,
  firstRoundFrom,
  formatEntryList,
  oddsText,
  parseEntryList,
  roundFor,
  roundTime,
  sha256Hex,
  weightsFor,
} from "@/lib/draws/rules";

const entry = (n: number, weight = 1): DrawEntry => ({ id: `den_${String(n).padStart(20, "0")}`, weight });
const quicknet = { genesis: 1_692_803_367, period: 3 };

describe("the list of entries", () => {
  test("is sorted by id and read back as it was", () => {
    const list = formatEntryList([entry(2, 3), entry(1)]);
    expect(list).toBe("living-archive-draw/1\nden_00000000000000000001 1\nden_00000000000000000002 3\n");
    expect(parseEntryList(list)).toEqual([entry(1), entry(2, 3)]);
    expect(parseEntryList(formatEntryList([]))).toEqual([]);
  });

  test("refuses another text", () => {
    expect(() => parseEntryList("something else\n")).toThrow();
    expect(() => parseEntryList("living-archive-draw/1\nden_00000000000000000001 0\n")).toThrow();
  });
});

describe("the order of a draw", () => {
  test("follows from the seed and the entries alone, whatever their order", async () => {
    const entries = [entry(1), entry(2, 2), entry(3), entry(4, 5)];
    const seed = await computeSeed(await sha256Hex(formatEntryList(entries)), "beacon", "ab".repeat(32));
    const order = await computeOrder(seed, entries);
    expect([...order].sort()).toEqual(entries.map(({ id }) => id));
    expect(await computeOrder(seed, [...entries].reverse())).toEqual(order);
    expect(await computeSeed("0".repeat(64), "beacon", "ab")).not.toBe(
      await computeSeed("0".repeat(64), "commitment", "ab"),
    );
  });

  test("gives entries the chances of their weights, for the first unit and for the next", async () => {
    const entries = [entry(1, 1), entry(2, 2), entry(3, 3), entry(4, 4)];
    const draws = 1_000;
    const first = new Map<string, number>();
    const second = new Map<string, number>();
    for (let n = 0; n < draws; n++) {
      const [winner = "", next = ""] = await computeOrder(await sha256Hex(`simulated draw ${n}`), entries);
      first.set(winner, (first.get(winner) ?? 0) + 1);
      second.set(next, (second.get(next) ?? 0) + 1);
    }
    // The chance to be second: after each other winner, the own weight among those that are left.
    const total = 10;
    const chanceOfSecond = ({ id, weight }: DrawEntry) =>
      entries
        .filter((other) => other.id !== id)
        .reduce((sum, other) => sum + (other.weight / total) * (weight / (total - other.weight)), 0);
    const chiSquare = (seen: Map<string, number>, chance: (one: DrawEntry) => number) =>
      entries.reduce((sum, one) => {
        const expected = chance(one) * draws;
        return sum + ((seen.get(one.id) ?? 0) - expected) ** 2 / expected;
      }, 0);
    // Three degrees of freedom: 16.27 is exceeded by chance once in a thousand times.
    expect(chiSquare(first, ({ weight }) => weight / total)).toBeLessThan(16.27);
    expect(chiSquare(second, chanceOfSecond)).toBeLessThan(16.27);
  });
});

test("names the first round that comes ten minutes after the end of the window", () => {
  expect(roundTime(quicknet, 1).toISOString()).toBe("2023-08-23T15:09:27.000Z");
  expect(firstRoundFrom(quicknet, new Date("2023-08-23T15:09:27.000Z"))).toBe(1);
  expect(firstRoundFrom(quicknet, new Date("2023-08-23T15:09:27.001Z"))).toBe(2);
  const closes = new Date("2026-12-01T12:00:00Z");
  const named = roundTime(quicknet, roundFor(quicknet, closes)).getTime() - closes.getTime();
  expect(named).toBeGreaterThanOrEqual(600_000);
  expect(named).toBeLessThan(603_000);
});

test("takes an address that is written differently for the same", () => {
  const one = {
    line1: "14, Adeniran Ogunsanya Street",
    line2: "Flat 3",
    city: "Surulere",
    state: "Lagos",
    country: "Nigeria",
  };
  expect(addressKey({ ...one, line1: "No. 14 adeniran ogunsanya st." })).toBe(addressKey(one));
  expect(addressKey({ ...one, state: "Lagos State", city: " SURULERE " })).toBe(addressKey(one));
  expect(addressKey({ ...one, line1: "14 Adéníran Ògúnsanya Street" })).toBe(addressKey(one));
  expect(addressKey({ ...one, line2: "Flat 4" })).not.toBe(addressKey(one));
});

test("gives everybody one ticket, members more, or members only", () => {
  const asked = { none: 1, monthly: 2, yearly: 3, collector: 5, patron: 0 };
  expect(Object.values(weightsFor("everyone", asked))).toEqual([1, 1, 1, 1, 1]);
  expect(weightsFor("members_first", asked)).toEqual(asked);
  expect(weightsFor("members", asked).none).toBe(0);
  expect(oddsText(1, 40)).toBe("1 in 40");
  expect(oddsText(3, 40)).toBe("1 in 13");
  expect(oddsText(5, 12)).toBe("1 in 2.4");
  expect(oddsText(0, 12)).toBe("May not enter");
});

test.each([
  ["accepting", 60, null],
  ["closed", -1, null],
  ["closed", 0, /round has come/],
  ["closed", 24 * 60, /round has come/],
  ["closed", 24 * 60 + 1, null],
  ["drawn", 60, /has taken place/],
  ["finished", 60, /has taken place/],
  ["cancelled", 60, /cancelled already/],
] as const)(
  "a draw that is %s %i minutes after its round says why it cannot be cancelled",
  (state, minutes, refusal) => {
    const roundAt = new Date("2026-12-01T12:00:00Z");
    const reason = cancelRefusal({ state, roundAt }, new Date(roundAt.getTime() + minutes * 60_000));
    if (refusal === null) expect(reason).toBeNull();
    else expect(reason).toMatch(refusal);
  },
);
