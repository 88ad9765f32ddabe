import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { inks, themes } from "@/tailwind.config";
import { contrast, contrastTable, pairs, tooWeak } from "./contrast";

test("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#FFFFFF")).toBe(21);
  expect(contrast("#767676", "#FFF")).toBeCloseTo(4.54, 2);
  // A translucent colour is blended with its surface.
  expect(contrast("#00000000", "#FFFFFF")).toBe(1);
});

test("every pair of text and surface has the contrast that its use needs, in both themes", async () => {
  expect(tooWeak()).toEqual([]);
  await expect(contrastTable()).toMatchFileSnapshot("../../docs/contrast.md");
});

test("text and background of one class list are a measured pair", () => {
  const tokens = new Set([...Object.keys(inks), ...Object.keys(themes.dark)]);
  const listed = new Set(pairs.map(({ surface, on }) => `${on} on ${surface}`));
  const tokenOf = (part: string, prefix: string) => {
    const name = part.startsWith(prefix) ? part.slice(prefix.length) : "";
    return tokens.has(name) ? [name] : [];
  };
  const found = ["app", "components"].flatMap(sources).flatMap((file) =>
    (fs.readFileSync(file, "utf8").match(/"[^"\n]*"/g) ?? []).flatMap((list) => {
      const parts = list.slice(1, -1).split(" ");
      return parts
        .flatMap((part) => tokenOf(part, "bg-"))
        .flatMap((surface) => parts.flatMap((part) => tokenOf(part, "text-")).map((on) => `${on} on ${surface}`))
        .filter((pair) => !listed.has(pair))
        .map((pair) => `${file}: ${pair}`);
    }),
  );
  expect(found).toEqual([]);
});

function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? sources(place) : entry.name.endsWith(".tsx") ? [place] : [];
  });
}
