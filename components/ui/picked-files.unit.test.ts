import { expect, it } from "vitest";
import { mayBePicture, mergeFiles } from "./picked-files";

const file = (name: string, type = "image/jpeg") => new File([name], name, { type, lastModified: 1 });

it("adds the files of another choice once each to a field for several files", () => {
  const [a, b] = [file("a.jpg"), file("b.jpg")];
  expect(mergeFiles([a], [file("a.jpg"), b], true)).toEqual([a, b]);
});

it("replaces the file of a field for one, and keeps it when the dialog was cancelled", () => {
  const [a, b] = [file("a.jpg"), file("b.jpg")];
  expect(mergeFiles([a], [b], false)).toEqual([b]);
  expect(mergeFiles([a], [], false)).toEqual([a]);
});

it("rejects a file of another type, and leaves one without a type to the server", () => {
  expect(
    [file("a.avif", "image/avif"), file("a.heic", ""), file("a.pdf", "application/pdf")].map(mayBePicture),
  ).toEqual([true, true, false]);
});
