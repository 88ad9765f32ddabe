import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderSound } from "@/lib/exhibitions/collection/sounds";

const sizeOf = (address: string) => fs.statSync(path.join("public", address)).size;

test.each(leaders.map(({ slug }) => slug))("the room of %s has a loop in two kinds, each under 250 kB", (slug) => {
  const sound = leaderSound(slug);
  if (!sound) throw new Error("no loop was made");
  const sizes = [sizeOf(sound.opus), sizeOf(sound.mp3)];
  expect(sound.bytes).toBe(Math.min(...sizes));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250_000);
  expect(sound.seconds).toBeGreaterThanOrEqual(20);
  expect(sound.seconds).toBeLessThanOrEqual(40);
});

test("no two rooms sound alike, and nothing lies about that no room plays", () => {
  const files = fs.readdirSync(path.join("public", "audio"));
  expect(files).toHaveLength(leaders.length * 2);
  expect(new Set(files.map((file) => fs.readFileSync(path.join("public", "audio", file), "base64"))).size).toBe(
    files.length,
  );
  expect(leaderSound("nobody")).toBeNull();
});
