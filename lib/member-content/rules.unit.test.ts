import fc from "fast-check";
import { expect, test } from "vitest";
import { perkNames } from "@/lib/auth/contracts";
import { fileName } from "@/lib/core/file-types";
import { getPerks } from "@/lib/subscriptions/rules";
import { canOpenContent } from "./rules";

test("a file name consists of ASCII letters, digits and hyphens for any title", () => {
  expect(fileName("Ọbásanjọ́’s “letter”, 2nd draft", "pdf")).toBe("obasanjo-s-letter-2nd-draft.pdf");
  expect(fileName("…", "zip")).toBe("file.zip");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (title) =>
      /^[a-z0-9][a-z0-9-]{0,79}\.txt$/.test(fileName(title, "txt")),
    ),
  );
});

test("an item with a perk requires that perk, and one without is open", () => {
  const yearly = { perks: getPerks("yearly", true, false) };
  expect(perkNames.filter((perk) => canOpenContent(perk, yearly))).toEqual(
    perkNames.filter((perk) => yearly.perks[perk]),
  );
  expect(canOpenContent(null, yearly)).toBe(true);
  expect(canOpenContent("welcomePack", null)).toBe(false);
});
