import { baton, type Emblem, glasses, printed } from "../emblems";
import { type Hat, hats } from "../hats";
import {
  bend,
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  mirrored,
  oval,
  type Point,
  poly,
  seeded,
  shape,
  slipped,
} from "../kit";
import { cast, contact, picture, plinth, room, type Wall } from "../stage";

type Pot = {
  seed: number;
  wall: Wall;
  farWall: Wall;
  half: readonly Point[];
  clay: string;
  edge: string;
  mouth: string;
  /** The decoration, with the pot turned by so many degrees. */
  bands: (at: Wheel, turn: number) => string;
  lid?: string;
  plinth?: string;
};

/** Draws on the skin of a turned form: where something `degrees` round the side stands, and how narrow it looks there. */
type Wheel = {
  radius: (y: number) => number;
  round: (y: number, degrees: number, body: string, scale?: number) => string;
  belt: (y0: number, y1: number, ink: string) => string;
};

const CX = 396;
const SAG = 0.13;

function wheel(half: readonly Point[]): Wheel {
  const side = bend(half, { closed: false, fine: 14 });
  const radius = (y: number) => (side.find((p) => p[1] >= y) ?? side.at(-1) ?? [0])[0];
  const arc = (y: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = ((i * 15 - 90) * Math.PI) / 180;
      const r = radius(y) + 6;
      return [CX + r * Math.sin(a), y + r * SAG * Math.cos(a)];
    });
  return {
    radius,
    belt: (y0, y1, ink) => shape([[-20, y0], ...arc(y0), [820, y0], [820, y1], ...arc(y1).reverse(), [-20, y1]], ink),
    round: (y, degrees, body, scale = 1) => {
      const a = (degrees * Math.PI) / 180;
      if (Math.cos(a) < 0.05) return "";
      const r = radius(y);
      const [x, v] = [CX + r * Math.sin(a), y + r * SAG * Math.cos(a)];
      return group(
        body,
        `transform="translate(${x.toFixed(1)} ${v.toFixed(1)}) rotate(${(-degrees * 0.13).toFixed(1)}) scale(${(scale * Math.cos(a)).toFixed(3)} ${scale})"`,
      );
    },
  };
}

/** The same small mark all round, every `step` degrees. */
const repeat = (at: Wheel, y: number, step: number, body: (i: number) => string, turn = 0, scale = 1) =>
  Array.from({ length: Math.floor(360 / step) }, (_, i) => ((i * step + turn + 540) % 360) - 180)
    .map((degrees, i) => (Math.abs(degrees) < 86 ? at.round(y, degrees, body(i), scale) : ""))
    .join("");

function pot(spec: Pot, turn: number) {
  const rnd = seeded(spec.seed);
  const at = wheel(spec.half);
  const foot = spec.half.at(-1)?.[1] ?? 800;
  const lip = spec.half[0] ?? [80, 180];
  const body = cut(mirrored(spec.half, CX), rnd, { slip: 1.2 });
  const light = halftone(
    [100, lip[1], CX, foot],
    (x, y) => Math.max(0, 1 - Math.abs((x - CX) / at.radius(y) + 0.64) / 0.15) * 0.72,
    INK.chalk,
    { pitch: 9, turn: 20 },
  );
  const dark = halftone(
    [CX - 60, lip[1], 720, foot + 10],
    (x, y) => Math.max(0, Math.min(0.9, ((x - CX) / at.radius(y) - 0.34) / 0.66)),
    INK.night,
    { pitch: 10, turn: 35 },
  );
  const mouth = spec.lid
    ? slipped(
        `M${CX - lip[0] - 14} ${lip[1] + 8}C${CX - lip[0]} ${lip[1] - 70} ${CX + lip[0]} ${lip[1] - 70} ${CX + lip[0] + 14} ${lip[1] + 8}C${CX + 60} ${lip[1] + 32} ${CX - 60} ${lip[1] + 32} ${CX - lip[0] - 14} ${lip[1] + 8}Z`,
        spec.lid,
        { paper: INK.chalk, dx: -5, dy: -2 },
      ) +
      dot(CX, lip[1] - 72, 26, INK.night) +
      dot(CX, lip[1] - 76, 24, spec.lid) +
      dot(CX - 8, lip[1] - 84, 6, INK.chalk)
    : oval(CX, lip[1] + 2, lip[0] + 3, 17, spec.edge) + oval(CX + 2, lip[1] + 3, lip[0] - 9, 11, spec.mouth);
  return {
    body,
    foot,
    svg:
      slipped(body, spec.clay, { paper: spec.edge, dx: -8, dy: 5 }) +
      inside(body, spec.bands(at, turn) + light + dark) +
      mouth,
  };
}

function whole(spec: Pot) {
  const { body, foot, svg } = pot(spec, 0);
  return picture(
    room(spec.wall) +
      cast(body, spec.wall, 60, 16) +
      plinth(spec.plinth ?? INK.chalk, { top: foot - 8 }) +
      contact(CX, foot, 96) +
      svg,
  );
}

/** The other side, a hand's breadth away. */
function near(spec: Pot) {
  const { body, foot, svg } = pot(spec, 150);
  return picture(
    room(spec.farWall) + cast(body, spec.farWall, 60, 16) + plinth(spec.plinth ?? INK.chalk, { top: foot - 8 }) + svg,
    [150, 268, 440, 550],
  );
}
const views = (spec: Pot) => [() => whole(spec), () => near(spec)] as const;

const rings = (ink: string) =>
  [17, 8].map((r) => oval(0, 0, r, r, "none", `stroke="${ink}" stroke-width="4.5"`)).join("");
const comb = (ink: string, h = 40) => shape(`M-7 -${h}H7L5 ${h}H-5Z`, ink);

const bulge: Point[] = [
  [72, 182, 1],
  [74, 226],
  [82, 262],
  [120, 312],
  [180, 400],
  [200, 510],
  [176, 640],
  [120, 740],
  [94, 806, 1],
];
const bottle: Point[] = [
  [40, 150, 1],
  [44, 230],
  [46, 300],
  [70, 360],
  [150, 430],
  [196, 540],
  [192, 660],
  [130, 764],
  [104, 806, 1],
];
const jar: Point[] = [
  [120, 276, 1],
  [132, 300],
  [196, 370],
  [214, 480],
  [206, 600],
  [164, 720],
  [118, 800, 1],
];
const amphora: Point[] = [
  [84, 150, 1],
  [70, 180],
  [58, 240],
  [70, 300],
  [160, 356],
  [190, 440],
  [168, 560],
  [112, 690],
  [72, 780],
  [96, 806, 1],
];

const frieze: readonly (readonly [Hat, string, string])[] = [
  ["crown", INK.brass, INK.laterite],
  ["peaked", INK.palm, INK.oxblood],
  ["fila", INK.indigo, INK.chalk],
  ["hula", INK.oxblood, INK.brass],
  ["fedora", INK.night, INK.laterite],
  ["redcap", INK.laterite, INK.oxblood],
  ["beret", INK.palm, INK.night],
  ["eight", INK.laterite, INK.chalk],
];
const band8 = (at: Wheel, turn: number) =>
  [0, 1]
    .map((row) =>
      repeat(
        at,
        row ? 556 : 440,
        45,
        (i) => {
          const [hat, main, trim] = frieze[(i + row * 3) % 8] ?? ["crown", INK.brass, INK.laterite];
          return hats[hat](main, trim);
        },
        turn - 22 + row * 16,
        row ? 0.38 : 0.36,
      ),
    )
    .join("");

const check = (at: Wheel, turn: number) => {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (i) => at.belt(196 + i * 68, 222 + i * 68, INK.indigo) + at.belt(228 + i * 68, 234 + i * 68, INK.laterite),
  );
  const uprights = Array.from({ length: 24 }, (_, i) => ((i * 15 + turn + 540) % 360) - 180)
    .filter((d) => Math.abs(d) < 88)
    .map((d, i) => {
      const x = (y: number, e: number) => CX + at.radius(y) * Math.sin(((d + e) * Math.PI) / 180);
      const ys = Array.from({ length: 34 }, (_, k) => 150 + k * 20);
      const run = (a: number, b: number) =>
        poly([...ys.map((y): Point => [x(y, a), y]), ...[...ys].reverse().map((y): Point => [x(y, b), y])]);
      return shape(run(0, 6), i % 2 ? INK.laterite : INK.indigo, 'opacity=".82"') + shape(run(8, 9.4), INK.laterite);
    });
  return stripes.join("") + group(uprights.join(""), 'style="mix-blend-mode:multiply"');
};

const emblemBand = (at: Wheel, y: number, step: number, emblem: Emblem, inks = printed, scale = 0.7, turn = 0) =>
  repeat(at, y, step, () => emblem(inks), turn, scale);

export const vases = {
  "heads-of-state-vase": views({
    seed: 1960,
    wall: "indigo",
    farWall: "brass",
    half: bulge,
    clay: INK.laterite,
    edge: INK.brass,
    mouth: INK.oxblood,
    bands: (at, turn) =>
      at.belt(150, 214, INK.night) +
      repeat(at, 282, 12, () => shape("M-18 18L0 -20L18 18Z", INK.brass), turn) +
      at.belt(304, 316, INK.chalk) +
      at.belt(332, 578, INK.chalk) +
      band8(at, turn) +
      at.belt(584, 594, INK.night) +
      at.belt(602, 686, INK.indigo) +
      repeat(at, 644, 13, () => rings(INK.chalk), turn) +
      at.belt(694, 704, INK.brass) +
      repeat(at, 756, 11, () => comb(INK.night), turn),
  }),
  "ghana-must-go-vase": views({
    seed: 1983,
    wall: "brass",
    farWall: "palm",
    half: jar.map(([x, y, k]): Point => [x, y, k]),
    clay: INK.chalk,
    edge: INK.oxblood,
    mouth: INK.night,
    bands: (at, turn) =>
      check(at, turn) +
      at.belt(278, 296, INK.night) +
      repeat(at, 318, 10, () => shape("M-4 -10H4V10H-4Z", INK.night), turn),
    plinth: "#2A2521",
  }),
  "handover-amphora": views({
    seed: 1999,
    wall: "palm",
    farWall: "laterite",
    half: amphora,
    clay: INK.night,
    edge: INK.chalk,
    mouth: INK.laterite,
    bands: (at, turn) =>
      at.belt(210, 222, INK.brass) +
      repeat(at, 268, 14, () => shape("M-14 0L0 -20L14 0L0 20Z", INK.brass), turn) +
      at.belt(306, 314, INK.chalk) +
      at.belt(356, 500, INK.chalk) +
      emblemBand(
        at,
        424,
        72,
        baton,
        { main: INK.brass, dark: INK.night, light: INK.laterite, accent: INK.palm },
        0.86,
        turn,
      ) +
      at.belt(508, 516, INK.brass) +
      repeat(at, 560, 12, () => rings(INK.chalk), turn, 0.86) +
      at.belt(596, 604, INK.brass) +
      repeat(at, 672, 14, () => comb(INK.laterite, 46), turn),
  }),
  "dark-glasses-jar": views({
    seed: 1995,
    wall: "oxblood",
    farWall: "chalk",
    half: jar,
    clay: "#26211C",
    edge: INK.brass,
    mouth: INK.night,
    lid: INK.brass,
    bands: (at, turn) =>
      at.belt(306, 314, INK.brass) +
      repeat(at, 344, 12, () => shape("M-12 10L0 -10L12 10Z", INK.brass), turn) +
      at.belt(384, 600, INK.palm) +
      at.belt(390, 396, INK.chalk) +
      at.belt(586, 592, INK.chalk) +
      emblemBand(at, 482, 90, glasses, printed, 1.25, turn + 24) +
      at.belt(614, 622, INK.brass) +
      repeat(at, 684, 12, () => comb(INK.brass, 30), turn),
  }),
  "open-door-bottle": views({
    seed: 1966,
    wall: "laterite",
    farWall: "night",
    half: bottle,
    clay: INK.indigo,
    edge: INK.chalk,
    mouth: INK.night,
    bands: (at, turn) =>
      at.belt(250, 262, INK.chalk) +
      repeat(at, 320, 24, () => dot(0, 0, 9, INK.chalk), turn) +
      at.belt(372, 378, INK.chalk) +
      repeat(
        at,
        480,
        30,
        (i) =>
          i % 2
            ? [56, 40, 24].map((r) => oval(0, 0, r, r, "none", `stroke="${INK.chalk}" stroke-width="8"`)).join("") +
              dot(0, 0, 8, INK.chalk)
            : [-30, -10, 10, 30].map((x) => shape(`M${x - 4} -50H${x + 4}V50H${x - 4}Z`, INK.chalk)).join(""),
        turn,
        0.92,
      ) +
      at.belt(552, 558, INK.chalk) +
      at.belt(566, 640, INK.laterite) +
      repeat(
        at,
        604,
        16,
        () => shape("M-16 0L0 -24L16 0L0 24Z", INK.chalk) + shape("M-7 0L0 -10L7 0L0 10Z", INK.laterite),
        turn,
      ) +
      at.belt(646, 652, INK.chalk),
  }),
} as const;
