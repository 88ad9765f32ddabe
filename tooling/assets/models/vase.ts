import { bend, group, INK, inside, type Point, shape } from "../art/kit";
import type { Pot } from "../art/products/pot";
import type { Wheel } from "../art/wheel";
import type { Part } from "./glb";
import { bar, joined, lathe, type Mesh, type Turn } from "./mesh";
import { clouds, noise } from "./noise";
import { clamp, type Maps, mapped, mixed, type Raster, rasters, rgb, tinted, turned } from "./surface";

const [WIDE, HIGH] = [2048, 1024];

/** The side of a pot as it was drawn: every point of it, and how far down the side it lies from lip (0) to foot (1). */
function sideOf(half: readonly Point[]) {
  const points = bend(half, { closed: false, fine: 5 });
  let length = 0;
  const along = points.map(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y];
    length += Math.hypot(x - px, y - py);
    return { x, y, at: length };
  });
  const turns = along.map(({ x, y, at }) => ({ x, y, v: at / length }));
  const near = (y: number) => {
    const below = turns.findIndex((turn) => turn.y >= y);
    const b = turns[below < 0 ? turns.length - 1 : below] ?? { x: 1, y, v: 1 };
    const a = turns[below - 1] ?? b;
    const t = b.y === a.y ? 0 : (y - a.y) / (b.y - a.y);
    return { x: a.x + (b.x - a.x) * t, v: a.v + (b.v - a.v) * t };
  };
  return { turns, length, near };
}

/**
 * The decoration of a drawn pot, unrolled. It is drawn by the same hand as the picture in the shop, which only ever shows the
 * side that faces us: four quarter turns, laid beside each other.
 */
function skin({ half, clay, bands }: Pot): string {
  const { length, near } = sideOf(half);
  const unrolled = (quarter: number): Wheel => ({
    radius: (y) => near(y).x,
    belt: (y0, y1, ink) => shape(`M0 ${near(y0).v * HIGH}H${WIDE}V${near(y1).v * HIGH}H0Z`, ink),
    round: (y, degrees, body, scale = 1) => {
      const { x, v } = near(y);
      const across = WIDE / 2 + ((degrees + quarter) / 360) * WIDE;
      const size = `scale(${(scale * WIDE) / (2 * Math.PI * x)} ${(scale * HIGH) / length})`;
      // What crosses the seam is drawn on both ends of the sheet.
      return [-WIDE, 0, WIDE]
        .map((shift) => group(body, `transform="translate(${across + shift} ${v * HIGH}) ${size}"`))
        .join("");
    },
  });
  const quarters = [-180, -90, 0, 90, 180].map((quarter) => {
    const [from, to] = [quarter - 45, quarter + 45].map((degrees) => WIDE / 2 + (degrees / 360) * WIDE);
    return inside(`M${from} 0H${to}V${HIGH}H${from}Z`, bands(unrolled(quarter), -quarter));
  });
  return shape(`M0 0H${WIDE}V${HIGH}H0Z`, clay) + quarters.join("");
}

/** A handle as the picture in the shop has it, from the neck to the shoulder. */
const handleWay: readonly Point[] = [
  [52, 218],
  [92, 186],
  [134, 196],
  [158, 240],
  [160, 290],
  [142, 340],
  [116, 396],
];

const far = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));

/** Laterite throws back more than it is printed with: in the lamps of a model it is taken down to fired earth. */
const cooled = (ink: readonly [number, number, number]) => {
  const [r, g, b] = ink;
  return mixed(ink, [118, 48, 32], 0.72 * clamp((r - Math.max(g, b) - 45) / 50));
};

/** How far a brush strays from its line, which is never ruled. */
const wandered = (u: number, v: number, seed: number) => (clouds(u, v, 40, 20, seed, 2) - 0.5) * 5;

/** The fired skin: slip laid on by brush, the rings of the wheel, glaze that pools, lustre where it is brass, and a bare foot. */
async function fired(pot: Pot): Promise<Maps> {
  const scale = 0.75;
  const body = skin(pot);
  const [colour, soft] = (await rasters(body, WIDE, HIGH, scale, [1.6])) as [Raster, Raster];
  const { wide, high } = colour;
  const [clay, brass, biscuit] = [rgb(pot.clay), rgb(INK.brass), mixed(rgb(pot.clay), [170, 120, 84], 0.55)];
  const lustre: readonly [number, number, number] = [222, 178, 104];
  return mapped(
    wide,
    high,
    (x, y) => {
      const [u, v] = [x / wide, y / high];
      const [dx, dy] = [wandered(u, v, pot.seed + 11), wandered(u, v, pot.seed + 12)];
      const painted = cooled(colour.at(x + dx, y + dy));
      const slip = clamp(far(soft.at(x + dx, y + dy), clay) / 120);
      const stroke = noise(u, v, 9, 240, pot.seed + 1) - 0.5;
      const pool = clouds(u, v, 6, 4, pot.seed + 2) - 0.5;
      const wheel = noise(u, v, 3, 54, pot.seed + 3) * 0.6 + noise(u, v, 5, 130, pot.seed + 4) * 0.4;
      const speck = clamp((noise(u, v, 420, 210, pot.seed + 5) - 0.955) * 24);
      const shine = pot.lustre ? clamp(1 - far(painted, brass) / 60) : 0;
      const bare = clamp((v - 0.972) * 160 + pool * 3);
      const glazed = tinted(painted, 1 + 0.1 * pool + 0.09 * stroke * slip + 0.04 * (wheel - 0.5));
      const speckled = mixed(glazed, [72, 44, 28], speck * 0.55 * (1 - shine));
      return {
        colour: mixed(mixed(speckled, lustre, shine), tinted(biscuit, 0.9 + 0.3 * pool), bare),
        height: wheel * 0.16 + slip * 0.16 + stroke * 0.05 * slip + pool * 0.3 - bare * 0.2,
        rough: clamp(0.2 + 0.16 * (pool + 0.3) + 0.1 * speck) * (1 - bare) + 0.88 * bare + 0.1 * shine * (wheel + 0.4),
        metal: shine * (1 - bare),
        open: 1,
      };
    },
    {
      strength: 1.7,
      round: true,
      quality: { picture: 74, relief: 68, finish: 58 },
      scale: { relief: 0.75, finish: 0.5 },
    },
  );
}

/** The inside of the neck, which gets darker the deeper it is. */
const throatMaps = (edge: string, deep: string): Promise<Maps> => {
  const [glaze, dark] = [rgb(edge), tinted(rgb(deep), 0.25)];
  return mapped(
    64,
    128,
    (x, y) => {
      const [u, v] = [x / 64, y / 128];
      const down = clamp(1 - v * 1.12) ** 0.8;
      const ring = noise(u, v, 2, 30, 5);
      return {
        colour: mixed(glaze, dark, down),
        height: ring * 0.3,
        rough: 0.3 + 0.4 * down,
        metal: 0,
        open: 1 - 0.85 * down,
      };
    },
    { strength: 0.8, round: true },
  );
};

/** A pot of so many metres from lip to foot, glazed outside, dark inside, and a lid where it has one. */
export async function vase(pot: Pot, tall: number): Promise<Part[]> {
  const { turns, near } = sideOf(pot.half);
  const [top, foot] = [turns[0], turns.at(-1)];
  if (!top || !foot) throw new Error("a pot has a side");
  const size = tall / (foot.y - top.y);
  const up = (y: number) => (foot.y - y) * size;
  const outside: Turn[] = turns.map(({ x, y, v }) => ({ r: x * size, y: up(y), v }));
  const wall = 9;
  const throat = turns.filter(({ y }) => y < top.y + 150);
  const inner = [...throat].reverse();
  const lip: Turn[] = [
    ...inner.map(({ x, y }, i) => ({ r: (x - wall) * size, y: up(y), v: (0.9 * i) / inner.length })),
    { r: (top.x - wall * 0.94) * size, y: up(top.y - 4), v: 0.92 },
    { r: (top.x - wall * 0.72) * size, y: up(top.y - 8), v: 0.94 },
    { r: (top.x - wall / 2) * size, y: up(top.y - 9), v: 0.95 },
    { r: (top.x - wall * 0.28) * size, y: up(top.y - 8), v: 0.96 },
    { r: (top.x - wall * 0.06) * size, y: up(top.y - 4), v: 0.98 },
    { r: top.x * size, y: up(top.y), v: 1 },
  ];
  const bottom = throat.at(-1) ?? top;
  const parts: Part[] = [
    { name: "side", mesh: lathe(outside, { around: 80 }), maps: await fired(pot) },
    { name: "lip and throat", mesh: lathe(lip, { around: 80 }), maps: await throatMaps(pot.edge, pot.mouth) },
    {
      name: "dark and foot",
      mesh: joined([
        lathe(
          [
            { r: 0, y: up(bottom.y - 4) },
            // Within the wall, so that its edge never comes through the shoulder.
            { r: (near(bottom.y - 4).x - wall * 0.6) * size, y: up(bottom.y - 4) },
          ],
          { around: 48 },
        ),
        lathe(
          [
            { r: foot.x * size, y: 0, sharp: true },
            { r: 0, y: 0 },
          ],
          { around: 48 },
        ),
      ]),
      colour: "#0B0806",
      rough: 1,
    },
  ];
  if (pot.handles) {
    const way = bend(handleWay, { closed: false, fine: 6 }).map(([x, y]) => [x * size, up(y)] as const);
    const both = (one: (way: readonly (readonly [number, number])[]) => Mesh) =>
      joined([one(way), one(way.map(([x, y]) => [-x, y] as const))]);
    const thick = (t: number) => (24 + 14 * Math.abs(t - 0.4)) * size;
    parts.push(
      {
        name: "handles",
        mesh: both((side) => bar(side, thick, 34 * size)),
        colour: "#0D0B0A",
        rough: 0.24,
      },
      // A brushed line of lustre along the outside of each, as on the sheet.
      {
        name: "lines of the handles",
        mesh: both((side) => bar(side, (t) => thick(t) + 1.6 * size, 7 * size)),
        maps: await turned("#DDB26A", pot.seed, [128, 128]),
      },
    );
  }
  if (pot.lid)
    parts.push({ name: "lid", mesh: lid(top.x * size, up(top.y), size), maps: await turned("#DDB26A", pot.seed) });
  return parts;
}

function lid(r: number, y: number, size: number) {
  const knob = 26 * size;
  const crown = y + 52 * size;
  const dome: Turn[] = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 11) * (Math.PI / 2);
    return { r: (r + 14 * size) * Math.sin(angle), y: y + 52 * size * Math.cos(angle), v: i / 24 };
  });
  const ball: Turn[] = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * Math.PI;
    return { r: knob * Math.sin(angle), y: crown + knob * 0.8 + knob * Math.cos(angle), v: i / 48 };
  });
  return joined([
    lathe([...dome, { r: r + 10 * size, y: y - 12 * size }, { r: r - 4 * size, y: y - 12 * size, sharp: true }]),
    lathe(ball, { around: 32 }),
  ]);
}
