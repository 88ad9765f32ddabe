import fc from "fast-check";
import { expect, test } from "vitest";
import { perkNames } from "@/lib/accounts/contracts";
import { perksHeld } from "@/lib/membership/rules";
import { fileName } from "@/lib/platform/file-kinds";
import { mayOpen } from "./content-rules";

test("a file is saved under plain letters of its title, whatever the title is", () => {
  expect(fileName("Ọbásanjọ́’s “letter”, 2nd draft", "pdf")).toBe("obasanjo-s-letter-2nd-draft.pdf");
  expect(fileName("…", "zip")).toBe("file.zip");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (title) =>
      /^[a-z0-9][a-z0-9-]{0,79}\.txt$/.test(fileName(title, "txt")),
    ),
  );
});

test("a piece opens to holders of its perk, and without one to whoever was let in", () => {
  const yearly = { perks: perksHeld("yearly", true, false) };
  expect(perkNames.filter((perk) => mayOpen(perk, yearly))).toEqual(perkNames.filter((perk) => yearly.perks[perk]));
  expect(mayOpen(null, yearly)).toBe(true);
  expect(mayOpen("welcomePack", null)).toBe(false);
});
