import sharp from "sharp";
import { seedDetails } from "../../../prisma/seed/product-details";
import { INK, rect, shape, star } from "../art/kit";
import { factsOf } from "../art/products/facts";
import { crocodileFace, knots, posterOf, sewnFace, stampFace } from "../art/products/prints";
import { written } from "../art/products/unending-letter";
import { small } from "../art/works/press";
import type { Part } from "./glb";
import { joined, type Mesh, sheet } from "./mesh";

// Works on paper for the wall, as they are sold: without a frame. The wall is where z is 0.

type Size = { height: number; width: number };

/** The width of a drawing of a sheet. */
const SHEET = 480;
/** Thicker than paper, so that the two sides can be distinguished from a distance. */
const THICK = 0.0008;
/** How far the lower corners come off the wall. */
const LIFT = 0.016;
/** Unprinted paper. */
const bare = { colour: "#EDE5D6", rough: 0.94 };

/** The drawing as a picture of few inks, which a PNG stores in a third of what a JPEG needs, with sharper edges. */
const pictureOf = (
  body: string,
  [wide, high]: readonly [number, number],
  pixels: number,
  colours: number,
): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${pixels}" height="${Math.round((pixels * high) / wide)}">${body}</svg>`,
    ),
  )
    .flatten({ background: INK.chalk })
    .png({ palette: true, colours, effort: 10, dither: 0 })
    .toBuffer();

/** A sheet that lies on the wall at its top and curls a little at its lower corners: its front, its back and its cut edge. */
function curled({ height, width }: Size): Record<"front" | "back" | "edge", Mesh> {
  const at = (u: number, v: number, depth: number) => {
    const out = LIFT * v ** 3 * (0.25 + 0.75 * Math.abs(2 * u - 1) ** 2.6);
    return [(u - 0.5) * width, (1 - v) * height, depth + out] as const;
  };
  const fine = { across: 12, down: 14 };
  const rim = [
    ...Array.from({ length: fine.across }, (_, i) => [i / fine.across, 0] as const),
    ...Array.from({ length: fine.down }, (_, i) => [1, i / fine.down] as const),
    ...Array.from({ length: fine.across }, (_, i) => [1 - i / fine.across, 1] as const),
    ...Array.from({ length: fine.down + 1 }, (_, i) => [0, 1 - i / fine.down] as const),
  ];
  return {
    front: sheet((u, v) => at(u, v, THICK), fine),
    back: sheet((u, v) => at(1 - u, v, 0), fine),
    edge: sheet(
      (u, v) => {
        const [x, y] = rim[Math.round(v * (rim.length - 1))] ?? [0, 0];
        return at(x, y, (1 - u) * THICK);
      },
      { across: 1, down: rim.length - 1 },
    ),
  };
}

/** A sheet of paper with its two sides, which are drawn `SHEET` wide. */
async function paper({ height, width }: Size, front: string, back: string): Promise<Part[]> {
  const high = (SHEET * height) / width;
  const mesh = curled({ height: height / 100, width: width / 100 });
  return [
    { name: "front", mesh: mesh.front, picture: await pictureOf(front, [SHEET, high], 960, 16), rough: 0.86 },
    { name: "back", mesh: mesh.back, picture: await pictureOf(back, [SHEET, high], 360, 8), rough: 0.94 },
    { name: "edge", mesh: mesh.edge, ...bare },
  ];
}

/** The bare back of a sheet of such a height, with the smart label in its lower corner. */
const bareBack = (slug: string, high = 600) =>
  rect(0, 0, SHEET, high, bare.colour) +
  rect(34, high - 108, 150, 74, INK.chalk) +
  small("The Living Archive", 46, high - 78, { size: 14, weight: 40 }) +
  small(factsOf(slug).label[1], 46, high - 52, { size: 19, weight: 50 });

/** One sheet folded like a concertina, whose folds come off the wall by turns; the last panel has the seal. */
async function folded({ height, width }: Size): Promise<Part[]> {
  const [panels, deep] = [16, 0.026];
  const [high, half] = [height / 100 / panels, width / 200];
  const panel = (i: number, back = false): Mesh =>
    sheet(
      (u, v) => {
        const out = (i + v) % 2 === 0 ? 0 : deep;
        return [(back ? 1 - 2 * u : 2 * u - 1) * half, height / 100 - (i + v) * high, out + (back ? 0 : THICK)];
      },
      { across: 1, down: 1 },
    );
  const all = Array.from({ length: panels }, (_, i) => i);
  const page = (lines: number, more = "") =>
    pictureOf(rect(0, 0, 210, 150, INK.chalk) + written(16, 15, 178, lines) + more, [210, 150], 420, 12);
  const seal =
    shape(star(150, 92, 40, 12, 0.8), INK.oxblood, 'transform="translate(3 4)"') +
    shape(star(150, 92, 40, 12, 0.8), INK.laterite) +
    small("18", 150, 101, { size: 26, anchor: 0.5, weight: 90, fill: INK.chalk });
  return [
    { name: "text", mesh: joined(all.slice(0, -1).map((i) => panel(i))), picture: await page(8), rough: 0.9 },
    { name: "end", mesh: panel(panels - 1), picture: await page(3, seal), rough: 0.9 },
    { name: "back", mesh: joined(all.map((i) => panel(i, true))), ...bare },
  ];
}

const sizeOf = (slug: string): Size => {
  const dimensions = seedDetails[slug]?.dimensions;
  if (!dimensions) throw new Error(`no size of ${slug}`);
  return dimensions;
};

const posterHigh = (SHEET * sizeOf("eighteen-hats-poster").height) / sizeOf("eighteen-hats-poster").width;
const makers: Readonly<Record<string, (size: Size) => Promise<Part[]>>> = {
  "the-stick-and-the-crocodile": (size) => paper(size, crocodileFace, bareBack("the-stick-and-the-crocodile")),
  "a-stamp-half-unstuck": (size) => paper(size, stampFace, bareBack("a-stamp-half-unstuck")),
  "twelve-pieces-one-thread": (size) => paper(size, sewnFace, knots()),
  "eighteen-hats-poster": (size) => paper(size, posterOf(posterHigh), bareBack("eighteen-hats-poster", posterHigh)),
  "the-unending-letter": folded,
};

/** Works for the wall by their names, each with its height and width in centimetres. */
export const wallWorks = Object.fromEntries(
  Object.entries(makers).map(([slug, make]) => [slug, { size: sizeOf(slug), make: () => make(sizeOf(slug)) }]),
);
