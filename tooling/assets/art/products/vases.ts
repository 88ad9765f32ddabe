import { baton, glasses, printed } from "../emblems";
import { check, comb, emblemBand, hatBand, rings } from "../friezes";
import { cut, dot, halftone, INK, inside, mirrored, oval, type Point, seeded, shape, slipped } from "../kit";
import { cast, contact, picture, plinth, room, type Wall } from "../stage";
import { amphora, bottle, bulge, CX, jar, repeat, type Wheel, wheel } from "../wheel";

export type Pot = {
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
/** What each is thrown from; tooling/assets/models makes some of them in the round out of the same. */
export const pots = {
  "heads-of-state-vase": {
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
      hatBand(at, turn) +
      at.belt(584, 594, INK.night) +
      at.belt(602, 686, INK.indigo) +
      repeat(at, 644, 13, () => rings(INK.chalk), turn) +
      at.belt(694, 704, INK.brass) +
      repeat(at, 756, 11, () => comb(INK.night), turn),
  },
  "ghana-must-go-vase": {
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
  },
  "handover-amphora": {
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
  },
  "dark-glasses-jar": {
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
  },
  "drum-ring-bottle": {
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
  },
} as const satisfies Record<string, Pot>;

const views = (spec: Pot) => [() => whole(spec), () => near(spec)] as const;

export const vases = Object.fromEntries(Object.entries(pots).map(([slug, spec]) => [slug, views(spec)]));
