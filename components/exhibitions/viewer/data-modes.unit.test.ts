import fs from "node:fs";
import { expect, it, test } from "vitest";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { dataModeNames, dataModes, resolveDataMode } from "./data-modes";

const largestFileSize = (stored: string, widths: readonly number[]) => {
  const stem = stored.replace(/-(960|1600)\.(jpg|webp)$/, "");
  return Math.max(...widths.map((width) => fs.statSync(`public${stem}-${width}.avif`).size));
};

test.each(dataModeNames)("%s states the size of its files", (name) => {
  const { portrait, wide, mobile, bytes } = dataModes[name];
  const totalSize = (kind: "wide" | "mobile", widths: readonly number[]) =>
    leaders.reduce((sum, { slug }) => {
      const pictures = leaderPictures(slug);
      return sum + largestFileSize(pictures.portrait.src, portrait) + largestFileSize(pictures[kind].src, widths);
    }, 0);
  expect(bytes).toBe(Math.max(totalSize("wide", wide), totalSize("mobile", mobile)));
});

it.each([
  ["full", true, "2g", "full"],
  ["lite", false, "4g", "lite"],
  [null, true, "4g", "lite"],
  [null, false, "3g", "lite"],
  [null, false, "slow-2g", "lite"],
  [null, false, "4g", "standard"],
  [null, false, undefined, "standard"],
  ["heavier", false, "4g", "standard"],
] as const)(
  "a stored mode of %s with data saving %s on %s resolves to %s",
  (stored, savesData, effectiveType, mode) => {
    expect(resolveDataMode(stored, { savesData, effectiveType })).toBe(mode);
  },
);
