import { expect, test } from "vitest";
import { readScan } from "./read-scan";

const lines = [
  { _id: "itm_1", slug: "golden-voice", codes: ["LA-7K3M9X", "LA-7K3M9Y"] },
  { _id: "itm_2", slug: "shirt", codes: [] },
];
const read = (text: string) => readScan(text, lines, "https://museum.test");

test("reads an order number alone, in lower case, without its prefix, and in the address of a packing slip's QR code", () => {
  for (const text of [
    "LA-7F3K-92QX",
    " la-7f3k-92qx ",
    "7F3K92QX",
    "7F3K-92QX",
    "https://museum.test/account/orders/LA-7F3K-92QX",
  ])
    expect(read(text)).toEqual({ kind: "order", number: "LA-7F3K-92QX" });
});

test("reads the label of an item of the order before an order number, and no label of another order", () => {
  const item = { kind: "item", item: "itm_1", code: "LA-7K3M9X", whole: false };
  expect(read("LA-7K3M9X")).toEqual(item);
  expect(read("https://museum.test/l/LA-7K3M9X")).toEqual(item);
  expect(read("LA-ABCDEF")).toEqual({ kind: "unknown" });
});

test("reads line numbers, drops, all lines and an empty line", () => {
  expect(read("2")).toEqual({ kind: "item", item: "itm_2", code: null, whole: true });
  expect(read("3")).toEqual({ kind: "unknown" });
  expect(read("https://museum.test/drops/shirt")).toEqual({ kind: "item", item: "itm_2", code: null, whole: false });
  expect(read("*")).toEqual({ kind: "all" });
  expect(read("  ")).toEqual({ kind: "done" });
  expect(read("nothing of this")).toEqual({ kind: "unknown" });
});
