import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { objectModel } from "@/lib/shop/models";
import { seedLabels } from "@/prisma/seed/labels";

const folder = path.resolve("public/models");

test("every model weighs what visitors are told, and less than 400 kB", () => {
  const files = fs.readdirSync(folder);
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const file of files) {
    const weight = fs.statSync(path.join(folder, file)).size;
    expect(objectModel(path.basename(file, ".glb")), file).toEqual({ src: `/models/${file}`, bytes: weight });
    expect(weight, file).toBeLessThanOrEqual(400_000);
  }
});

test("every label of the seed reveals a model, of a medallion, a vase or a sculpture", () => {
  for (const { model } of seedLabels) expect(objectModel(model), model).not.toBeNull();
  expect(objectModel("no-such-model")).toBeNull();
  expect(objectModel(null)).toBeNull();
});

type Gltf = {
  meshes: { primitives: { attributes: Record<string, number> }[] }[];
  accessors: { min?: number[]; max?: number[] }[];
};

/** The box that a model fills, in metres, from the first chunk of its file. */
function sizeOf(name: string): [number, number, number] {
  const file = fs.readFileSync(path.join(folder, `${name}.glb`));
  const { meshes, accessors } = JSON.parse(file.toString("utf8", 20, 20 + file.readUInt32LE(12))) as Gltf;
  const corners = meshes.flatMap(({ primitives }) =>
    primitives.map(({ attributes }) => accessors[attributes.POSITION ?? 0]),
  );
  const reach = (axis: 0 | 1 | 2) =>
    Math.max(...corners.map((one) => one?.max?.[axis] ?? 0)) - Math.min(...corners.map((one) => one?.min?.[axis] ?? 0));
  return [reach(0), reach(1), reach(2)];
}

test("an object stands in a room at the size on its wall label", () => {
  const [wide, tall] = sizeOf("heads-of-state-vase");
  expect(tall).toBeCloseTo(0.46, 1);
  expect(wide).toBeCloseTo(0.31, 1);
  expect(sizeOf("golden-voice")[1]).toBeCloseTo(0.64, 2);
  expect(sizeOf("interim-hourglass")).toEqual([
    expect.closeTo(0.28, 2),
    expect.closeTo(0.42, 2),
    expect.closeTo(0.14, 1),
  ]);
  expect(sizeOf("the-dribble-medal")[0]).toBeCloseTo(0.068, 2);
});
