import { expect, test } from "vitest";
import { textOfCode } from "@/lib/core/text-of-code";

const texts = { conflict: "It is gone." };

test("returns the text of a known code", () => {
  expect(textOfCode(texts, "conflict")).toBe("It is gone.");
});

test.each(["constructor", "toString", "__proto__", "", "other", ["conflict"], undefined])(
  "has no text for %j",
  (code) => {
    expect(textOfCode(texts, code)).toBeUndefined();
  },
);
