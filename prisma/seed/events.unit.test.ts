import { expect, test } from "vitest";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { seedEvents } from "./events";

test("each event shows an artwork of its own", () => {
  const artworks = seedEvents.map(({ artwork }) => artwork);
  expect(new Set(artworks).size).toBe(seedEvents.length);
  expect(artworks.filter((slug) => !leaders.some((leader) => leader.slug === slug))).toEqual([]);
});
