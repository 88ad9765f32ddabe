import { expect, test } from "vitest";
import { viewerAttributes } from "./model-view-settings";

const model = { src: "/models/obj-pendant.glb", alt: "OBJ Pendant, in three dimensions" };

test("a model turns by itself only for a visitor who accepts motion", () => {
  expect(viewerAttributes(model, false)).toHaveProperty("auto-rotate");
  const still = viewerAttributes(model, true);
  expect(still).not.toHaveProperty("auto-rotate");
  expect(still["interpolation-decay"]).toBe("0");
});

test("a model is named, can be turned with the keyboard, lets the page scroll, and keeps its size in AR", () => {
  expect(viewerAttributes(model, true)).toMatchObject({
    ...model,
    "camera-controls": "",
    "touch-action": "pan-y",
    "ar-scale": "fixed",
    "environment-image": "/models/studio.hdr",
  });
});
