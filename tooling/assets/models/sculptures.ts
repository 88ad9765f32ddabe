import { INK, letters, seeded, shape } from "../art/kit";
import { small } from "../art/works/press";
import type { Part } from "./glb";
import { ball, bevelled, box, joined, lathe, type Mesh, moved, sheet, type Turn } from "./mesh";
import { clouds, noise } from "./noise";
import { clamp, ebonised, type Maps, mapped, mixed, type Raster, rasters, tinted, turned, woven } from "./surface";

/** What brass throws back, which is paler than the ink it is printed in. */
const BRASS = "#E2BC76";

/** Enamel and bare brass, told apart by the colour they are drawn in. */
async function enamelled(body: string, w: number, h: number): Promise<Maps> {
  const [colour, soft] = (await rasters(body, w, h, 1, [1.5])) as [Raster, Raster];
  const isMetal = ([r, g, b]: readonly number[]) =>
    clamp(((r ?? 0) - (b ?? 0) - 90) / 40) * clamp(((g ?? 0) - 90) / 40);
  return mapped(
    w,
    h,
    (x, y) => {
      const [u, v] = [x / w, y / h];
      const drawn = colour.at(x, y);
      const metal = isMetal(drawn);
      const edge = isMetal(soft.at(x, y));
      const flow = clouds(u, v, 16, 3, 60) - 0.5;
      return {
        colour: metal > 0.5 ? [226, 188, 118] : tinted(drawn, 1 + 0.16 * flow),
        height: edge + 0.12 * flow,
        rough: metal > 0.5 ? 0.3 : 0.13 + 0.1 * clamp(flow + 0.3),
        metal: metal > 0.5 ? 1 : 0,
      };
    },
    { strength: 1.4, round: true, quality: { picture: 82 } },
  );
}

/** Woven wire, nearly black. */
const wire = (): Promise<Maps> =>
  mapped(
    256,
    256,
    (x, y) => {
      const [i, j] = [Math.floor(x / 16), Math.floor(y / 16)];
      const [s, t] = [((x % 16) - 8) / 8, ((y % 16) - 8) / 8];
      const over = (i + j) % 2 === 0;
      const up = over ? Math.sqrt(Math.max(0, 1 - (t * 1.25) ** 2)) : Math.sqrt(Math.max(0, 1 - (s * 1.25) ** 2));
      return {
        colour: mixed([8, 7, 6], [92, 84, 72], up),
        height: up,
        rough: 0.75 - 0.35 * up,
        metal: 0.2 + 0.7 * up,
        open: 0.35 + 0.65 * up,
      };
    },
    { strength: 1.6, round: true, quality: { picture: 60, relief: 64, finish: 50 } },
  );

/** Laterite fired in a kiln. */
const terracotta = (): Promise<Maps> =>
  mapped(
    64,
    64,
    (x, y) => {
      const grain = noise(x / 64, y / 64, 32, 32, 3);
      return { colour: tinted([138, 50, 28], 0.8 + 0.3 * grain), height: grain, rough: 0.86, metal: 0 };
    },
    { strength: 0.5, round: true },
  );

/** Gives a lathe its place on a picture that repeats: so often round it, and once every so many metres of height. */
function brushed(mesh: Mesh, round: number, every: number): Mesh {
  return {
    ...mesh,
    uvs: mesh.uvs.map((value, i) => (i % 2 ? (mesh.positions[(i >> 1) * 3 + 1] ?? 0) / every : value * round)),
  };
}

/** A microphone larger than a real one, 64 cm high: ten bars of brass over a black grille, and a collar with the year. */
export async function goldenVoice(): Promise<Part[]> {
  const [low, high, r] = [0.3, 0.64, 0.104];
  const cap = 0.1;
  /** How far out the grille stands at that height. */
  const girth = (y: number) => {
    const end = y > high - cap ? (y - high + cap) / cap : y < low + cap ? (low + cap - y) / cap : 0;
    return r * Math.sqrt(Math.max(0, 1 - end ** 2));
  };
  const grille: Turn[] = Array.from({ length: 33 }, (_, i) => {
    const y = high - ((high - low) * i) / 32;
    return { r: Math.max(0, girth(y) - 0.004), y };
  });
  const collar = [0.448, 0.5] as const;
  /** A bar that follows the round of the head, from one slot to the next. */
  const hoop = ([from, to]: readonly [number, number]): Mesh => {
    const outer = [0, 0.25, 0.5, 0.75, 1].map((t) => to + (from - to) * t);
    return lathe(
      [
        { r: Math.max(0, girth(to) - 0.014), y: to },
        { r: Math.max(0, girth(to) - 0.001), y: to, sharp: true },
        ...outer.map((y, i) => ({ r: girth(y) + (i % 4 ? 0.001 : 0), y, sharp: i === 0 || i === 4 })),
        { r: Math.max(0, girth(from) - 0.014), y: from },
      ],
      { around: 36 },
    );
  };
  /** Wide enough for the black grille to be seen between the bars. */
  const slot = 0.014;
  const rows = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const step = (to - from) / count;
      return [from + i * step + slot / 2, from + (i + 1) * step - slot / 2] as const;
    });
  const bars = [...rows(low + 0.02, collar[0], 5), ...rows(collar[1], high - 0.02, 5)];
  const end = (top: boolean): Turn[] =>
    Array.from({ length: 9 }, (_, i) => {
      const y = top ? high - (0.018 * i) / 8 : low + 0.018 - (0.018 * i) / 8;
      return { r: girth(y) + 0.001, y };
    });
  const stand: Turn[] = [
    [0, 0.31],
    [0.03, 0.306],
    [0.03, 0.29, 1],
    [0.022, 0.284],
    ...[0.262, 0.24, 0.112, 0.09].flatMap((y) => {
      const stem = 0.0175 + Math.abs(y - 0.16) * 0.03;
      return [
        [stem, y + 0.007, 1],
        [stem + 0.006, y + 0.005],
        [stem + 0.0085, y],
        [stem + 0.006, y - 0.005],
        [stem, y - 0.007, 1],
      ];
    }),
    [0.02, 0.06],
    [0.034, 0.042],
    [0.1, 0.034],
    [0.134, 0.026],
    [0.14, 0.016],
    [0.14, 0.004],
    [0.136, 0, 1],
    [0, 0],
  ].map(([turn = 0, y = 0, sharp]) => ({ r: turn, y, sharp: sharp === 1 }));
  const year =
    shape("M0 0H1024V128H0Z", INK.oxblood) +
    shape("M0 0H1024V9H0ZM0 119H1024V128H0Z", INK.brass) +
    [0, 512, 1024].map((x) => letters("1960", x, 98, { size: 96, anchor: 0.5, track: 12, fill: INK.chalk })).join("");
  const band = lathe(
    [
      { r: girth(0.47) + 0.006, y: collar[1], v: 0 },
      { r: girth(0.47) + 0.006, y: collar[0], v: 1 },
    ],
    { around: 72 },
  );
  const lipOf = (y: number) => lathe(bead(girth(0.47) + 0.006, y, 0.003), { around: 72 });
  const base = brushed(lathe(stand, { around: 48 }), 3, 0.09);
  // The wide foot is turned flat: its rings run round it, not up it.
  for (let i = 0; i < base.uvs.length; i += 2) {
    const [x = 0, y = 0, z = 0] = base.positions.slice((i / 2) * 3, (i / 2) * 3 + 3);
    if (y < 0.06) base.uvs[i + 1] = Math.hypot(x, z) / 0.09;
  }
  return [
    { name: "grille", mesh: brushed(lathe(grille, { around: 40 }), 7, 0.09), maps: await wire() },
    {
      name: "brass",
      mesh: joined([
        ...bars.map((bar) => brushed(hoop(bar), 3, 0.05)),
        ...[lathe(end(true)), lathe(end(false)), lipOf(collar[0]), lipOf(collar[1])].map((one) =>
          brushed(one, 3, 0.05),
        ),
        base,
      ]),
      maps: await turned(BRASS, 1960, [512, 512]),
    },
    { name: "collar", mesh: band, maps: await enamelled(year, 1024, 128) },
  ];
}

/** The outline of a round wire about the y axis. */
const bead = (r: number, y: number, wire: number): Turn[] =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI;
    return { r: r + wire * Math.sin(angle), y: y + wire * Math.cos(angle) };
  });

/** An hourglass 42 cm high: two bulbs in a frame of dark wood, a bow tie about the waist and eighty-three grains. */
export async function interimHourglass(): Promise<Part[]> {
  const [wide, deep] = [0.28, 0.14];
  const [foot, top] = [0.06, 0.382];
  const waist = (foot + top) / 2;
  const half = waist - foot;
  const girth = (y: number) => {
    const t = Math.min(1, Math.abs(y - waist) / half);
    return 0.007 + 0.055 * Math.sin((Math.min(1, t * 1.08) ** 1.15 * Math.PI) / 2) ** 1.35;
  };
  const glass: Turn[] = Array.from({ length: 37 }, (_, i) => {
    const y = top - ((top - foot) * i) / 36;
    return { r: girth(y), y };
  });
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 0.112, 0, z * 0.042] as const));
  const posts = corners.map((at) => moved(post(foot, top), at));
  const rings = [foot + 0.005, top - 0.005].map((y) => lathe(bead(girth(y) + 0.0008, y, 0.0024), { around: 56 }));
  const feet = corners.map(([x, , z]) => moved(lathe(bead(0.0105, foot + 0.006, 0.0032), { around: 20 }), [x, 0, z]));
  const caps = corners.map(([x, , z]) => moved(lathe(bead(0.0105, top - 0.006, 0.0032), { around: 20 }), [x, 0, z]));
  const plate =
    shape("M0 0H384V128H0Z", INK.brass) +
    small("83", 192, 98, { size: 116, anchor: 0.5, track: 10, fill: INK.night, weight: 110 }) +
    [20, 364].map((x) => `<circle cx="${x}" cy="64" r="8" fill="${INK.night}"/>`).join("");
  return [
    {
      name: "frame",
      mesh: joined([
        bevelled([wide, 0.05, deep], [0, 0, 0], 0.004),
        bevelled([wide * 0.95, 0.014, deep * 0.95], [0, 0.048, 0], 0.003),
        bevelled([wide * 0.95, 0.014, deep * 0.95], [0, 0.378, 0], 0.003),
        bevelled([wide, 0.03, deep], [0, 0.39, 0], 0.004),
        ...posts.map((one) => brushed(one, 0.25, 0.2)),
      ]),
      maps: await ebonised("#2A211B", 1993),
    },
    { name: "grains", mesh: joined(grains(foot, waist, girth)), maps: await terracotta() },
    {
      name: "tie",
      mesh: joined([bow(-1, waist), bow(1, waist), knot(waist)]),
      maps: await woven(() => "#7A1C2A", { ribs: 40, seed: 83, wide: 128, high: 128 }),
    },
    {
      name: "brass",
      mesh: joined([...rings, ...feet, ...caps].map((one) => brushed(one, 1, 0.05))),
      maps: await turned(BRASS, 1993, [128, 128]),
    },
    {
      name: "plate",
      mesh: box([0.1, 0.034, 0.004], [0, 0.008, deep / 2]),
      maps: await enamelled(plate, 384, 128),
    },
    {
      name: "glass",
      mesh: lathe(glass, { around: 64 }),
      colour: "#E4F2EA",
      // Glass throws back a little of everything; a faint green of its own shows where the wall is seen from its edge.
      metal: 1,
      opacity: 0.3,
      rough: 0.04,
      bothSides: true,
    },
  ];
}

const post = (from: number, to: number): Mesh => {
  const [mid, span] = [(from + to) / 2, to - from];
  const knob = (y: number, r: number): Turn[] =>
    [-1, -0.5, 0, 0.5, 1].map((t) => ({ r: 0.0062 + r * Math.cos((t * Math.PI) / 2), y: y - t * 0.012 }));
  return lathe(
    [
      { r: 0.0062, y: to },
      ...knob(to - span * 0.08, 0.006),
      ...knob(mid, 0.005),
      ...knob(from + span * 0.08, 0.006),
      { r: 0.0062, y: from },
    ],
    { around: 20 },
  );
};

/** Twenty-six above the waist, three falling, fifty-four below: one for each night. */
function grains(foot: number, waist: number, girth: (y: number) => number): Mesh[] {
  const rnd = seeded(1993);
  const size = 0.0074;
  const laid: [number, number, number][] = [0.004, -0.03, -0.062].map((down) => [0, waist + 0.008 + down, 0]);
  /** Layers from the lowest up; in each, rings from the glass inwards. */
  const fill = (count: number, from: number, room: (y: number) => number) => {
    for (let y = from, left = count, turn = 0; left > 0; y += size * 1.75, turn += 0.5) {
      const layer: [number, number, number][] = [];
      for (let r = Math.max(0, room(y)); r > -size; r -= size * 2.02) {
        const round = r < size ? 1 : Math.floor(Math.PI / Math.asin(Math.min(1, (size * 1.01) / r)));
        for (let k = 0; k < round; k++) {
          const angle = ((k + turn) / round) * 2 * Math.PI + rnd.between(-0.04, 0.04);
          const out = round === 1 ? 0 : r;
          layer.push([out * Math.sin(angle), y + rnd.between(-0.1, 0.1) * size, out * Math.cos(angle)]);
        }
        if (round === 1) break;
      }
      laid.push(...layer.slice(0, left));
      left -= Math.min(left, layer.length);
    }
  };
  const inside = (y: number) => girth(y) - size * 1.15;
  fill(54, foot + 0.005 + size, (y) => Math.min(inside(y), 0.047 - (y - foot - 0.012) * 0.95));
  fill(26, waist + 0.034, inside);
  return laid.map((at) => moved(ball(size), at));
}

/** One wing of the bow tie: cloth that is gathered at the knot and puffs out towards its end. */
function bow(side: 1 | -1, y: number): Mesh {
  return sheet(
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const open = Math.sin((Math.PI / 2) * Math.min(1, v * 1.35));
      const shut = v > 0.86 ? Math.sqrt(Math.max(0, 1 - ((v - 0.86) / 0.14) ** 2)) : 1;
      const pleat = 1 + 0.2 * (1 - v) * Math.cos(angle * 8);
      const tall = (0.0065 + 0.0185 * open) * (0.94 + 0.06 * shut) * (v === 1 ? 0.9 : 1);
      const thick = (0.005 + 0.0052 * Math.sin(Math.PI * Math.min(1, v * 0.9))) * pleat * shut;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      // Nearly a rectangle seen from its end.
      const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
      const x = 0.006 + 0.052 * v;
      return [side * x, y + tall * square(side * s), thick * square(c) + 0.0012 * Math.sin(v * 5)];
    },
    { across: 40, down: 18, closed: true },
  );
}

/** What is tied about the waist, wider than the glass. */
const knot = (y: number): Mesh =>
  lathe(
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 6 - 1;
      return { r: 0.0085 + 0.0048 * Math.sqrt(Math.max(0, 1 - t * t)), y: y - t * 0.0105, v: i / 12 };
    }),
    { around: 28 },
  );
