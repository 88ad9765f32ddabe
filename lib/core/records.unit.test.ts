import { expect, test } from "vitest";
import { fieldsOf, isKeyOf, pickEntries, recordOf } from "@/lib/core/records";

test("the fields of what is no object are none", () => {
  expect([null, undefined, "text", 3].map((value) => fieldsOf(value).length)).toEqual(Array(4).fill(undefined));
  expect(fieldsOf(new Error("lost")).message).toBe("lost");
});

test("a name that every object inherits is no key of a record", () => {
  expect(["open", "toString", "__proto__", "other"].map((name) => isKeyOf({ open: 1 }, name))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("records are made of names, and cut by their entries", () => {
  const lengths = recordOf(["a", "bcd"], (name) => name.length);
  expect(lengths).toEqual({ a: 1, bcd: 3 });
  expect(pickEntries(lengths, (_, length) => length > 1)).toEqual({ bcd: 3 });
});
