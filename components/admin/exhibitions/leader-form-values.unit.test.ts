import { expect, it } from "vitest";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { toLeaderContent as standing } from "@/lib/exhibitions/leader-content";
import { leaderContent } from "@/lib/exhibitions/leaders/contracts";
import { embedUrl, toFormValues, toLeaderContent } from "./leader-form-values";

it.each(leaders)("sends the unchanged content of $slug back, and the schema accepts it", (shipped) => {
  const content = standing(shipped, { name: shipped.name, content: {} });
  expect(toLeaderContent(toFormValues(content))).toEqual(content);
  expect(leaderContent.safeParse(content).error?.issues ?? []).toEqual([]);
});

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789"],
  ["https://player.vimeo.com/video/123456789", "https://player.vimeo.com/video/123456789"],
  ["javascript:alert(1)", "javascript:alert(1)"],
])("embeds the film %s as %s", (address, player) => expect(embedUrl(address)).toBe(player));
