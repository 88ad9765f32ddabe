import { expect, it } from "vitest";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderWords } from "@/lib/exhibitions/desk-contracts";
import { wordsOf as standing } from "@/lib/exhibitions/leader-words";
import { draftOf, playerOf, wordsOf } from "./leader-draft";

it.each(leaders)("the form of $slug sends back what it was given, and that is accepted", (shipped) => {
  const words = standing(shipped, { name: shipped.name, content: {} });
  expect(wordsOf(draftOf(words))).toEqual(words);
  expect(leaderWords.safeParse(words).error?.issues ?? []).toEqual([]);
});

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789"],
  ["https://player.vimeo.com/video/123456789", "https://player.vimeo.com/video/123456789"],
  ["javascript:alert(1)", "javascript:alert(1)"],
])("the film %s plays as %s", (address, player) => expect(playerOf(address)).toBe(player));
