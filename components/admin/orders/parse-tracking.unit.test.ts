import { expect, test } from "vitest";
import { parseTracking } from "./parse-tracking";

const numbers = ["LA-AAAA-1111", "LA-BBBB-2222", "LA-CCCC-3333"];

test("assigns lines to orders in sequence, from the field they were pasted into", () => {
  expect(parseTracking(["G-1", " G-2 ", "", "G-3"], numbers, "LA-BBBB-2222")).toEqual({
    "LA-BBBB-2222": "G-1",
    "LA-CCCC-3333": "G-2",
  });
});

test("assigns a line with an order number to that order, in any sequence and letter case", () => {
  expect(
    parseTracking(["la-cccc-3333, G-3", "G-1; LA-AAAA-1111", "LA-ZZZZ-9999 G-9"], numbers, "LA-AAAA-1111"),
  ).toEqual({
    "LA-CCCC-3333": "G-3",
    "LA-AAAA-1111": "G-1",
  });
});
