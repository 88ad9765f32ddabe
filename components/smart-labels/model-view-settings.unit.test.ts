import { expect, test } from "vitest";
import {
  getIntroAngle,
  INTRO_TURN_MS,
  modelViewSettings,
  smallestRenderScale,
  viewerAttributes,
} from "./model-view-settings";

const model = { src: "/models/obj-pendant.glb", alt: "OBJ Pendant, in three dimensions", onWall: false };

test("the first turn of a model begins and ends at the pose of its poster and never shows it from the edge", () => {
  const angles = Array.from({ length: 81 }, (_, step) => getIntroAngle((step * INTRO_TURN_MS) / 80));
  expect([angles[0], angles.at(-1), getIntroAngle(INTRO_TURN_MS + 500)]).toEqual([0, 0, 0]);
  const poster = Number.parseInt(modelViewSettings["camera-orbit"], 10);
  const degrees = angles.map((angle) => Math.abs(poster - (angle * 180) / Math.PI));
  expect(Math.max(...degrees)).toBeLessThan(65);
  expect(Math.max(...angles) - Math.min(...angles)).toBeGreaterThan(0.8);
});

test("a model does not turn by an attribute, and does not glide for a visitor who prefers reduced motion", () => {
  expect(viewerAttributes(model, false)).not.toHaveProperty("auto-rotate");
  expect(viewerAttributes(model, true)["interpolation-decay"]).toBe("0");
});

test("a model is named, can be turned with the keyboard, lets the page scroll, and keeps its size in AR", () => {
  expect(viewerAttributes(model, true)).toMatchObject({
    src: model.src,
    alt: model.alt,
    "camera-controls": "",
    "touch-action": "pan-y",
    "ar-scale": "fixed",
    "environment-image": "/models/studio.hdr",
  });
});

test("a work for the wall is placed on a wall, an object on the floor", () => {
  expect(viewerAttributes({ ...model, onWall: true }, false)).toMatchObject({
    "ar-placement": "wall",
    "ar-scale": "fixed",
    "ar-modes": "webxr scene-viewer quick-look",
  });
  expect(viewerAttributes(model, false)).not.toHaveProperty("ar-placement");
});

test.each([
  [1, 0.79],
  [2, 0.75],
  [3, 0.5],
  [8, 0.25],
])("keeps a turning model sharp on a screen with %d pixels to a CSS pixel", (pixelRatio, scale) => {
  expect(smallestRenderScale(pixelRatio)).toBe(scale);
});
