import fs from "node:fs";
import path from "node:path";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import { POSTER_FALLBACK_WIDTH, posterWidths } from "@/components/smart-labels/model-view-settings";
import { getObjectModel, objectModelNames } from "@/lib/catalog/models";
import { seedDetails } from "@/prisma/seed/product-details";
import { seedProducts } from "@/prisma/seed/products";
import { seedSmartLabels } from "@/prisma/seed/smart-labels";

const folder = path.resolve("public/models");

const files = fs.readdirSync(folder).filter((name) => name.endsWith(".glb"));

/** The height and width of the prints in centimetres, by slug. */
const wallWorks = new Map(
  seedProducts.flatMap(({ slug, categories }) => {
    const size = seedDetails[slug]?.dimensions;
    return categories.includes("Print") && size ? [[slug, { height: size.height, width: size.width }] as const] : [];
  }),
);

test("every model has the size that is shown to visitors and is at most 600 kB", () => {
  expect(files.length).toBeGreaterThanOrEqual(seedSmartLabels.length);
  for (const file of files) {
    const size = fs.statSync(path.join(folder, file)).size;
    expect(getObjectModel(path.basename(file, ".glb")), file).toEqual({
      src: `/models/${file}`,
      bytes: size,
      poster: `/images/models/${path.basename(file, ".glb")}`,
      wall: wallWorks.get(path.basename(file, ".glb")) ?? null,
    });
    expect(size, file).toBeLessThanOrEqual(600_000);
  }
  expect(fs.statSync(path.join(folder, "studio.hdr")).size).toBeLessThanOrEqual(40_000);
});

test.each(files)("%s is glTF without an error or a warning", async (file) => {
  const { issues } = await validateBytes(new Uint8Array(fs.readFileSync(path.join(folder, file))));
  // Infos and hints are severities 2 and 3: textures whose sides are no power of two, which WebGL 2 allows.
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  expect(issues.truncated).toBe(false);
});

test.each(files)("%s has its posters, of at most 40 kB each", (file) => {
  const stem = path.resolve("public/images/models", path.basename(file, ".glb"));
  for (const poster of [
    ...posterWidths.map((width) => `${stem}-${width}.avif`),
    `${stem}-${POSTER_FALLBACK_WIDTH}.webp`,
  ])
    expect(fs.statSync(poster).size, poster).toBeLessThanOrEqual(40_000);
});

test("every seeded smart label has a model", () => {
  for (const { model } of seedSmartLabels) expect(getObjectModel(model), model).not.toBeNull();
  expect(getObjectModel("no-such-model")).toBeNull();
  expect(getObjectModel(null)).toBeNull();
});

type Gltf = {
  meshes: { primitives: { attributes: Record<string, number> }[] }[];
  accessors: { min?: number[]; max?: number[] }[];
};

/** The bounding box of a model in metres, from the JSON chunk of its file. */
function sizeOf(name: string): [number, number, number] {
  const file = fs.readFileSync(path.join(folder, `${name}.glb`));
  const { meshes, accessors } = JSON.parse(file.toString("utf8", 20, 20 + file.readUInt32LE(12))) as Gltf;
  const corners = meshes.flatMap(({ primitives }) =>
    primitives.map(({ attributes }) => accessors[attributes.POSITION ?? 0]),
  );
  const extent = (axis: 0 | 1 | 2) =>
    Math.max(...corners.map((one) => one?.max?.[axis] ?? 0)) - Math.min(...corners.map((one) => one?.min?.[axis] ?? 0));
  return [extent(0), extent(1), extent(2)];
}

test("a model has the dimensions on its wall label", () => {
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

test("every print has a model of at most 150 kB for the wall, at its real size and with its back on the wall", () => {
  expect(objectModelNames.filter((name) => getObjectModel(name)?.wall)).toEqual([...wallWorks.keys()].sort());
  for (const [name, { height, width }] of wallWorks) {
    const [wide, tall, deep] = sizeOf(name);
    expect([wide * 100, tall * 100], name).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)]);
    expect(deep, name).toBeLessThan(0.04);
    expect(fs.statSync(path.join(folder, `${name}.glb`)).size, name).toBeLessThanOrEqual(150_000);
    expect(seedSmartLabels.find(({ slug }) => slug === name)?.model).toBe(name);
  }
});
