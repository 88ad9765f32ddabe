import { expect, test } from "vitest";
import { readTracking } from "./tracking-lines";

const numbers = ["LA-AAAA-1111", "LA-BBBB-2222", "LA-CCCC-3333"];

test("lines go to the parcels one by one, from the line they were pasted into", () => {
  expect(readTracking(["G-1", " G-2 ", "", "G-3"], numbers, "LA-BBBB-2222")).toEqual({
    "LA-BBBB-2222": "G-1",
    "LA-CCCC-3333": "G-2",
  });
});

test("a line that names its order is that order's, in any order and spelling", () => {
  expect(readTracking(["la-cccc-3333, G-3", "G-1; LA-AAAA-1111", "LA-ZZZZ-9999 G-9"], numbers, "LA-AAAA-1111")).toEqual(
    {
      "LA-CCCC-3333": "G-3",
      "LA-AAAA-1111": "G-1",
    },
  );
});
