import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { defaultShareCard, publicPageMetadata } from "@/lib/core/page-metadata";
import { shareCards } from "@/lib/core/share-cards";
import { paths } from "@/lib/core/urls/paths";

test("gives each of these pages a share card of its own, whose file exists", () => {
  const urls = Object.values(shareCards).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => !existsSync(path.join(process.cwd(), "public", url)))).toEqual([]);
});

test("uses the card of the page, then the one of its path, then the default", () => {
  const cardOf = (page: string, card?: { url: string; alt: string }) =>
    publicPageMetadata({ title: "A", description: "B", path: page, ...(card && { card }) }).openGraph?.images;
  const own = { url: "/own.jpg", alt: "Own" };
  expect(cardOf(paths.drops, own)).toMatchObject([own]);
  expect(cardOf(paths.drops)).toMatchObject([shareCards[paths.drops]]);
  expect(cardOf("/elsewhere")).toEqual([defaultShareCard]);
});
