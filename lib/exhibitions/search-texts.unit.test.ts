import { expect, test } from "vitest";
import { leaders } from "./collection/leaders";
import { paragraphs } from "./rules";
import { toSearchTexts } from "./search-texts";

test.each(leaders)("$slug: the search holds the end of the narrative only where everyone may read it", (leader) => {
  const found = toSearchTexts({ ...leader, isAdded: false, content: {} }).map(({ body }) => body);
  const end = paragraphs(leader.narrative).at(-1) ?? "";
  expect(found.some((body) => body.includes(end))).toBe(leader.isFreeToRead === true);
});
