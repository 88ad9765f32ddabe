import { expect, test } from "vitest";
import { newParagraphs } from "@/lib/legal-pages/rules";

test("names the paragraphs that no other text has, whatever their line breaks", () => {
  const first = "## Comments\n\nA moderator may\nremove them.\n\nBe kind.\n";
  const release = "## Comments\n\nA moderator may remove them, with a reason.\n\nBe\nkind.\n\nYou can appeal.";
  const added = ["A moderator may remove them, with a reason.", "You can appeal."];
  expect(newParagraphs(release, [first])).toEqual(added);
  expect(newParagraphs(release, [first, "Our own text.\r\n\r\nYou can appeal."])).toEqual(added.slice(0, 1));
  expect(newParagraphs(release, [release])).toEqual([]);
  const table = "| Reason | Time |\n| --- | --- |\n| Faulty | 14 days |\n\n- One\n- Two";
  expect(newParagraphs(`${table}\n- Three\n- Three`, [table])).toEqual(["- Three"]);
});
