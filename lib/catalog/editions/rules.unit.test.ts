import { describe, expect, test } from "vitest";
import type { EditionCell } from "./contracts";
import {
  cellLabel,
  moveInGrid,
  nearestFree,
  parseNumberList,
  parseNumberRefusal,
  premiumRuleName,
  stateLabelsOf,
} from "./rules";

const cell = (number: number, state: EditionCell["state"] = "free", more: Partial<EditionCell> = {}): EditionCell => ({
  number,
  state,
  premium: 0,
  owner: null,
  ...more,
});

test("parseNumberRefusal reads the number and the offered ones", () => {
  expect(parseNumberRefusal("No. 7 of Vase 2 is taken. The nearest available numbers are 5, 6, 8 and 9.")).toEqual({
    edition: 7,
    nearest: "5,6,8,9",
  });
  expect(parseNumberRefusal("No. 7 of Vase is taken. The nearest available number is 12.").nearest).toBe("12");
  expect(parseNumberRefusal("No. 7 of Vase is taken. No number is available at the moment.").nearest).toBeNull();
});

test("nearestFree lists the closest free numbers in ascending order", () => {
  const cells = [cell(1), cell(2, "sold"), cell(3), cell(4, "held"), cell(5), cell(6), cell(7)];
  expect(nearestFree(cells, 4, 3).map(({ number }) => number)).toEqual([3, 5, 6]);
});

test("cellLabel says number, state, premium and owner", () => {
  const naira = (amount: number) => `₦${amount}`;
  const options = { naira, labels: stateLabelsOf({ draw: null }) };
  expect(cellLabel(cell(7, "free", { premium: 5_000 }), options)).toBe("No. 7, available, ₦5000 more");
  expect(cellLabel(cell(3, "sold", { owner: "Ada" }), options)).toBe("No. 3, sold, Ada");
  expect(cellLabel(cell(7), { naira, labels: stateLabelsOf({ draw: { slug: "vase" } }) })).toBe("No. 7, not sold yet");
});

describe("moveInGrid", () => {
  const grid = { count: 12, columns: 5 };
  test.each([
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 3, 8],
    ["ArrowDown", 8, 8],
    ["ArrowUp", 7, 2],
    ["Home", 8, 5],
    ["End", 5, 9],
    ["End", 10, 11],
    ["PageUp", 11, 1],
    ["PageDown", 3, 8],
    ["PageDown", 1, 11],
    ["PageDown", 11, 11],
    ["Tab", 3, null],
  ])("%s at %i goes to %s", (key, from, to) => {
    expect(moveInGrid(from, key, grid)).toBe(to);
  });
  test.each([
    ["PageDown", 4, 54],
    ["PageDown", 180, 230],
    ["PageDown", 215, 235],
    ["PageDown", 218, 228],
    ["PageDown", 236, 236],
    ["PageUp", 236, 186],
    ["PageUp", 23, 3],
    ["PageUp", 3, 3],
    ["End", 231, 236],
    ["Home", 236, 230],
    ["ArrowDown", 228, 228],
    ["ArrowRight", 236, 236],
  ])("in a large edition %s at %i goes to %i", (key, from, to) => {
    expect(moveInGrid(from, key, { count: 237, columns: 10 })).toBe(to);
  });
  test("Ctrl with Home and End goes to the first and the last cell", () => {
    expect([moveInGrid(7, "Home", { ...grid, ctrl: true }), moveInGrid(2, "End", { ...grid, ctrl: true })]).toEqual([
      0, 11,
    ]);
  });
});

test("parseNumberList reads numbers and ranges, and rejects other text", () => {
  expect(parseNumberList("7, 1 40-42")).toEqual([1, 7, 40, 41, 42]);
  expect(["", "x", "5-1", "0"].map(parseNumberList)).toEqual([null, null, null, null]);
});

test("premiumRuleName names each kind of rule", () => {
  expect(premiumRuleName({ kind: "range", from: 1, to: 10 })).toBe("Nos. 1 to 10");
  expect(premiumRuleName({ kind: "last", from: null, to: null })).toBe("The last number");
});
