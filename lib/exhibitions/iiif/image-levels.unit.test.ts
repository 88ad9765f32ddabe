import { expect, test } from "vitest";
import { tilesOf } from "@/lib/exhibitions/collection/tiles";
import { findLevelPart, imageInfo } from "./image-levels";

const info = imageInfo("https://archive.example/image");
const ask = (region: string, size: string) => findLevelPart({ region, size, rotation: "0", file: "default.jpg" });

/** Every URL that a client may build from an info.json, by the rules of "Implementation notes: tile region parameter calculation". */
function tileRequests(): { region: string; size: string; width: number; height: number }[] {
  const requests: { region: string; size: string; width: number; height: number }[] = [];
  for (const { width: tile, scaleFactors } of info.tiles)
    for (const scale of scaleFactors)
      for (let y = 0; y < info.height; y += tile * scale)
        for (let x = 0; x < info.width; x += tile * scale) {
          const w = Math.min(tile * scale, info.width - x);
          const h = Math.min(tile * scale, info.height - y);
          const [width, height] = [Math.ceil(w / scale), Math.ceil(h / scale)];
          requests.push({ region: `${x},${y},${w},${h}`, size: `${width},${height}`, width, height });
        }
  return requests;
}

test("the info.json has what the Image API 3 requires of a level 0 service", () => {
  expect(info).toMatchObject({
    "@context": "http://iiif.io/api/image/3/context.json",
    type: "ImageService3",
    protocol: "http://iiif.io/api/image",
    profile: "level0",
    width: tilesOf.width,
    height: tilesOf.height,
  });
  expect(info.id).not.toMatch(/\/$/);
  // A width and height in `sizes` is within the maximum, and the maximum is one of them.
  expect(info.sizes.at(-1)).toEqual({ width: info.maxWidth, height: info.maxHeight });
  for (const { width, height } of info.sizes) expect(width * info.height).toBe(height * info.width);
});

test("every tile and size of the info.json exists, and covers its level without overlap", () => {
  const requests = tileRequests();
  expect(requests.length).toBeGreaterThan(25);
  for (const { region, size, width, height } of requests)
    expect([region, size, ask(region, size)]).toEqual([region, size, expect.objectContaining({ width, height })]);
  for (const { width, height } of info.sizes)
    expect(ask("full", `${width},${height}`)).toMatchObject({ left: 0, top: 0, width, height });
  expect(ask("full", "max")).toMatchObject({ width: info.maxWidth, height: info.maxHeight });
});

test.each([
  ["full", "2880,3600"],
  ["full", "100,125"],
  ["full", "^max"],
  ["full", "pct:50"],
  ["square", "max"],
  ["1,0,720,720", "720,720"],
  ["0,0,720,720", "360,360"],
  ["0,0,5760,5760", "720,720"],
  ["2880,0,720,720", "720,720"],
  ["0,0,720,720,1", "720,720"],
  ["../../etc", "max"],
])("does not answer %s at %s, which is not in the info.json", (region, size) => {
  expect(ask(region, size)).toBeNull();
});

test.each([
  ["90", "default.jpg"],
  ["0", "default.png"],
  ["0", "gray.jpg"],
])("does not answer rotation %s as %s", (rotation, file) => {
  expect(findLevelPart({ region: "full", size: "max", rotation, file })).toBeNull();
});
