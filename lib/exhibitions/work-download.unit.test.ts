import sharp from "sharp";
import { expect, test } from "vitest";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import sheetSizes from "@/lib/exhibitions/collection/sheet-sizes.json" with { type: "json" };
import { tilesFolder } from "@/lib/exhibitions/collection/tiles";
import { findLevelPart } from "@/lib/exhibitions/iiif/image-levels";
import { renderLevelPart } from "@/lib/exhibitions/iiif/render-image";
import { leaderWorkDownload, uploadedWorkDownload } from "./work-download";

const uploaded = "/api/pictures/img-0123456789abcdefghij-960.jpg";
const shipped = { leader: "sani-abacha", slug: "dark-glasses", imageUrl: leaderPictures("sani-abacha").portrait.src };

test("the download of a work with tiles names a file that exists, and its size in pixels and bytes", async () => {
  const file = leaderWorkDownload({ ...shipped, tilesUrl: tilesFolder("sani-abacha") });
  expect(file).toMatchObject({ fileName: "dark-glasses.jpg", width: 1440, height: 1800 });
  const [, region = "", size = "", rotation = "", name = ""] = /\/image\/(.+)\/(.+)\/(.+)\/(.+)$/.exec(file.url) ?? [];
  const part = findLevelPart({ region, size, rotation, file: name });
  if (!part) throw new Error(`${file.url} is no file of the service`);
  const jpeg = await renderLevelPart("sani-abacha", part);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: file.width, height: file.height });
  // Other processors round the colours a little differently.
  expect(Math.abs(jpeg.length - (file.bytes ?? 0))).toBeLessThan(2_000);
  expect(Object.keys(sheetSizes)).toEqual(leaders.map(({ slug }) => slug));
});

test("without tiles it is the portrait, and an uploaded picture in the size that is stored", () => {
  expect(leaderWorkDownload({ ...shipped, tilesUrl: null })).toMatchObject({ url: shipped.imageUrl, width: 960 });
  const stored = { url: uploaded, fileName: "dark-glasses.jpg", width: 960, height: 1200, bytes: null };
  expect(leaderWorkDownload({ ...shipped, imageUrl: uploaded, tilesUrl: null })).toEqual(stored);
  expect(uploadedWorkDownload({ slug: "dark-glasses", url: uploaded })).toEqual(stored);
  expect(uploadedWorkDownload({ slug: "dark-glasses", url: "/images/home/badger-1600.jpg" })).toBeNull();
});
