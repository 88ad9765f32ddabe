import { expect, test } from "vitest";
import { titleOf, toTarget, type UploadSettings } from "./guess-target";

test.each([
  ["the-dribble_draft.PNG", "The dribble draft"],
  ["Notes v1.2.pdf", "Notes v1 2"],
  [".htaccess", "Untitled"],
  ["a".repeat(300), `A${"a".repeat(119)}`],
])("makes a title of the file name %s", (name, title) => expect(titleOf(name)).toBe(title));

const settings: UploadSettings = { kind: "content", exhibition: "badger", requiredPerk: null, level: "basic" };

test.each([
  ["image/png", "a.png", "image"],
  ["audio/mpeg", "a.mp3", "audio"],
  ["application/zip", "a.zip", "misc"],
  ["application/pdf", "a.pdf", "doc"],
])("adds a file of the type %s as members' content of the fitting type", (type, name, expected) =>
  expect(toTarget({ type, name }, settings)).toMatchObject({ kind: "content", exhibition: "badger", type: expected }),
);

test("adds a picture for what the settings say", () =>
  expect(toTarget({ type: "image/png", name: "a.png" }, { ...settings, kind: "cover" })).toEqual({
    kind: "picture",
    purpose: "cover",
    title: "A",
  }));
