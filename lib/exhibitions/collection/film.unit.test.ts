import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { houseFilm } from "@/lib/exhibitions/collection/film";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { translations } from "@/lib/exhibitions/collection/translations";

const file = (address: string) => path.join("public", address);

test("the film is there in two kinds, each under two megabytes, with a poster", () => {
  const { webm, mp4, poster } = houseFilm;
  for (const kind of [webm, mp4]) {
    const { size } = fs.statSync(file(kind));
    expect(size, kind).toBeGreaterThan(200_000);
    expect(size, kind).toBeLessThanOrEqual(2_000_000);
  }
  expect(houseFilm.bytes).toBe(Math.min(...[webm, mp4].map((kind) => fs.statSync(file(kind)).size)));
  expect(fs.statSync(file(poster)).size).toBeLessThanOrEqual(100_000);
  expect(fs.readFileSync(file(mp4)).subarray(4, 8).toString()).toBe("ftyp");
  expect(fs.readFileSync(file(webm)).readUInt32BE(0)).toBe(0x1a45dfa3);
});

test.each(Object.entries(houseFilm.captions))(
  "the captions in %s run from the first moment to the last, in order and without overlap",
  (_, captions) => {
    const text = fs.readFileSync(file(captions), "utf8");
    expect(text.startsWith("WEBVTT\n\n")).toBe(true);
    const seconds = (stamp: string) => Number(stamp.slice(3, 5)) * 60 + Number(stamp.slice(6));
    const cues = [...text.matchAll(/^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n.+$/gm)].map(
      ([, from = "", to = ""]) => [seconds(from), seconds(to)],
    );
    expect(cues.length).toBeGreaterThanOrEqual(5);
    expect(cues[0]?.[0]).toBe(0);
    expect(cues.at(-1)?.[1]).toBe(houseFilm.seconds);
    for (const [i, [from = 0, to = 0]] of cues.entries()) {
      expect(from).toBeLessThan(to);
      expect(from).toBeGreaterThanOrEqual(cues[i - 1]?.[1] ?? 0);
    }
  },
);

test.each(Object.entries(houseFilm.captions))(
  "the captions in %s name each work as its label does",
  (language, captions) => {
    const cards = [...fs.readFileSync(file(captions), "utf8").matchAll(/^(.+)\n(.+), (\d{4}–?\d*)$/gm)].map(
      ([, title, name, term]) => ({ title, name, term }),
    );
    expect(cards).toHaveLength(8);
    for (const { title, name, term } of cards) {
      const leader = leaders.find((one) => one.name === name && one.term === term);
      const translated = language === "pcm" && leader && translations.pcm[leader.slug]?.workTitle;
      expect(title).toBe(translated || leader?.label.title);
    }
  },
);
