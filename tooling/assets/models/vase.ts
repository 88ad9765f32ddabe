import { bend, group, inside, type Point, shape } from "../art/kit";
import type { Pot } from "../art/products/vases";
import type { Wheel } from "../art/wheel";
import type { Part } from "./glb";
import { joined, lathe, type Turn } from "./mesh";
import { baked } from "./picture";

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

/** A pot of so many metres from lip to foot, glazed outside, with its own clay inside, and a lid where it has one. */
export async function vase(pot: Pot, tall: number): Promise<Part[]> {
  const { turns } = sideOf(pot.half);
  const [top, foot] = [turns[0], turns.at(-1)];
  if (!top || !foot) throw new Error("a pot has a side");
  const size = tall / (foot.y - top.y);
  const up = (y: number) => (foot.y - y) * size;
  const outside: Turn[] = turns.map(({ x, y, v }) => ({ r: x * size, y: up(y), v }));
  const wall = 9;
  const throat = turns.filter(({ y }) => y < top.y + 150);
  const lip: Turn[] = [
    ...[...throat].reverse().map(({ x, y }) => ({ r: (x - wall) * size, y: up(y) })),
    { r: (top.x - wall) * size, y: up(top.y - 2) },
    { r: (top.x - wall / 2) * size, y: up(top.y - 7) },
    { r: top.x * size, y: up(top.y - 2) },
    { r: top.x * size, y: up(top.y), sharp: true },
  ];
  const parts: Part[] = [
    {
      name: "side",
      mesh: lathe(outside, { around: 72 }),
      picture: await baked(skin(pot), WIDE, HIGH, { scale: 0.75, quality: 74 }),
      rough: 0.28,
    },
    { name: "lip and throat", mesh: lathe(lip, { around: 72 }), colour: pot.edge, rough: 0.4, bothSides: true },
    {
      name: "dark and foot",
      mesh: joined([
        lathe(
          [
            { r: 0, y: up((throat.at(-1)?.y ?? 0) - 4) },
            { r: ((throat.at(-1)?.x ?? 0) - 2) * size, y: up((throat.at(-1)?.y ?? 0) - 4) },
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
      colour: pot.mouth,
      rough: 0.9,
    },
  ];
  if (pot.lid)
    parts.push({ name: "lid", mesh: lid(top.x * size, up(top.y), size), colour: pot.lid, metal: 1, rough: 0.32 });
  return parts;
}

function lid(r: number, y: number, size: number) {
  const knob = 26 * size;
  const crown = y + 52 * size;
  const dome: Turn[] = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 11) * (Math.PI / 2);
    return { r: (r + 14 * size) * Math.sin(angle), y: y + 52 * size * Math.cos(angle) };
  });
  const ball: Turn[] = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * Math.PI;
    return { r: knob * Math.sin(angle), y: crown + knob * 0.8 + knob * Math.cos(angle) };
  });
  return joined([
    lathe([...dome, { r: r + 10 * size, y: y - 12 * size }, { r: r - 4 * size, y: y - 12 * size, sharp: true }]),
    lathe(ball, { around: 32 }),
  ]);
}
