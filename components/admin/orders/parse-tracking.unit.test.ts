import { expect, test } from "vitest";
import { parseTracking, parseTrackingList } from "./parse-tracking";

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

test("reads a courier's list: columns in either order, a heading, an order twice, one that the courier did not take", () => {
  const list =
    "Order\tBuyer\tWaybill\r\nLA-AAAA-1111\tG-1\r\n\r\nG-2, la-bbbb-2222\nLA-AAAA-1111\tAda Obi\tG-3\tLagos\nLA-CCCC-3333\tBola Ade\t";
  expect(parseTrackingList(list)).toEqual({
    parcels: [
      { order: "LA-AAAA-1111", trackingNumber: "G-3" },
      { order: "LA-BBBB-2222", trackingNumber: "G-2" },
    ],
    unread: 2,
  });
});
