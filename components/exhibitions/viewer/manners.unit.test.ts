import fs from "node:fs";
import { expect, it, test } from "vitest";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { mannerNames, mannerOf, manners } from "./manners";

const heaviest = (stored: string, widths: readonly number[]) => {
  const stem = stored.replace(/-(960|1600)\.jpg$/, "");
  return Math.max(...widths.map((width) => fs.statSync(`public${stem}-${width}.avif`).size));
};

test.each(mannerNames)("%s weighs what it says that it weighs", (name) => {
  const { portrait, wide, mobile, bytes } = manners[name];
  const weigh = (kind: "wide" | "mobile", widths: readonly number[]) =>
    leaders.reduce((sum, { slug }) => {
      const pictures = leaderPictures(slug);
      return sum + heaviest(pictures.portrait.src, portrait) + heaviest(pictures[kind].src, widths);
    }, 0);
  expect(bytes).toBe(Math.max(weigh("wide", wide), weigh("mobile", mobile)));
});

it.each([
  ["full", true, "full"],
  ["lite", false, "lite"],
  [null, true, "lite"],
  [null, false, "standard"],
  ["heavier", false, "standard"],
] as const)("%s, with data being saved: %s, is %s", (kept, saves, manner) => {
  expect(mannerOf(kept, saves)).toBe(manner);
});
