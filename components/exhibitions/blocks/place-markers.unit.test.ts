import { expect, test } from "vitest";
import { knownPlaces, toMapPoint } from "@/lib/exhibitions/collection/map";
import { MARKER_RADIUS, placeMarkers } from "./place-markers";

const abuja = { name: "Abuja", latitude: 9.058, longitude: 7.495 };

test("the number of a lonely place is at the place", () => {
  const [marker] = placeMarkers([abuja]);
  expect([marker?.point, marker?.label]).toEqual([toMapPoint(abuja), toMapPoint(abuja)]);
});

test.each([
  ["the known places", knownPlaces.map((place) => ({ ...place }))],
  ["three names of the same point", ["A", "B", "C"].map((name) => ({ ...abuja, name }))],
])("no number covers another: %s", (_, places) => {
  const labels = placeMarkers(places).map(({ label }) => label);
  for (const [index, a] of labels.entries())
    for (const b of labels.slice(index + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * MARKER_RADIUS);
});
