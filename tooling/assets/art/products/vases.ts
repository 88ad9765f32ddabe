import { adireTile } from "../cloth";
import { baton, glasses, printed } from "../emblems";
import { check, comb, emblemBand, hatBand, rings } from "../friezes";
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  lettersRound,
  line,
  mirrored,
  oval,
  type Point,
  rect,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { flood, hardShadow, plate, shadow, stood, type Thing, toScale } from "../scenes/plate";
import { armchair, cabinet, chair, floorLamp, plant, room, set, shelved, sideboard, tableLamp } from "../scenes/rooms";
import {
  adireTop,
  blockLight,
  boards,
  branch,
  contact,
  glowing,
  leafShadow,
  ledge,
  matFloor,
  matTop,
  shutterLight,
  WOOD,
  windowLight,
} from "../scenes/settings";
import { amphora, bottle, bulge, CX, jar, repeat, type Wheel, wheel } from "../wheel";
import { band, open, slope, small } from "../works/press";
import { factsOf, type Views } from "./facts";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

export type Pot = {
  seed: number;
  half: readonly Point[];
  clay: string;
  edge: string;
  mouth: string;
  /** The decoration, with the pot turned by so many degrees. */
  bands: (at: Wheel, turn: number) => string;
  lid?: string;
  /** What is brass on it is brass lustre: metal fired on the glaze. */
  lustre?: true;
  /** Two handles, from the neck to the shoulder. */
  handles?: boolean;
};

/** A pot, turned by so many degrees, in a light from its left, or (-1) from its right. */
function pot(spec: Pot, turn: number, lit: 1 | -1 = 1): Thing {
  const rnd = seeded(spec.seed);
  const at = wheel(spec.half);
  const foot = spec.half.at(-1)?.[1] ?? 800;
  const lip = spec.half[0] ?? [80, 180];
  const widest = Math.max(...spec.half.map(([x]) => x));
  const body = cut(mirrored(spec.half, CX), rnd, { slip: 1.2 });
  const light = halftone(
    [100, lip[1], 700, foot],
    (x, y) => Math.max(0, 1 - Math.abs((lit * (x - CX)) / at.radius(y) + 0.64) / 0.15) * 0.8,
    chalk,
    { pitch: 8, turn: 20 },
  );
  const dark = halftone(
    [80, lip[1], 720, foot + 10],
    (x, y) => Math.max(0, Math.min(0.9, ((lit * (x - CX)) / at.radius(y) - 0.34) / 0.66)),
    night,
    { pitch: 9, turn: 35 },
  );
  // What the table throws back into the shade, along the far edge.
  const back = halftone(
    [80, lip[1], 720, foot + 10],
    (x, y) =>
      Math.max(0, 1 - Math.abs((lit * (x - CX)) / at.radius(y) - 0.955) / 0.05) *
      0.5 *
      slope([CX, 360], [CX, foot])(x, y),
    "#C9A57A",
    { pitch: 7, turn: 20 },
  );
  const mouth = spec.lid
    ? slipped(
        `M${CX - lip[0] - 14} ${lip[1] + 8}C${CX - lip[0]} ${lip[1] - 70} ${CX + lip[0]} ${lip[1] - 70} ${CX + lip[0] + 14} ${lip[1] + 8}C${CX + 60} ${lip[1] + 32} ${CX - 60} ${lip[1] + 32} ${CX - lip[0] - 14} ${lip[1] + 8}Z`,
        spec.lid,
        { paper: chalk, dx: -5, dy: -2 },
      ) +
      halftone(
        [CX - 140, lip[1] - 70, CX + 140, lip[1] + 24],
        (x, y) => (y > lip[1] - 46 + Math.abs(x - CX) * 0.2 ? Math.max(0, (lit * (x - CX) + 20) / 170) : 0),
        night,
        { pitch: 8, turn: 30 },
      ) +
      // Lustre: one window of light down the dome, and the thickness of its rim.
      halftone(
        [CX - 140, lip[1] - 50, CX + 140, lip[1] + 22],
        (x, y) =>
          y > lip[1] - 44 + Math.abs(x - CX) * 0.26
            ? Math.max(0, 1 - Math.abs(lit * (x - CX) + 64 + (y - lip[1]) * 0.3 * -lit) / 20)
            : 0,
        "#FBF0C0",
        { pitch: 7, turn: 20 },
      ) +
      [
        [8, "#5A430C", 4],
        [-2, "#F0DC94", 3],
      ]
        .map(([dy = 0, ink = "", wide = 0]) =>
          line(
            `M${CX - lip[0] - 12} ${lip[1] + Number(dy)}C${CX - 60} ${lip[1] + 24 + Number(dy)} ${CX + 60} ${lip[1] + 24 + Number(dy)} ${CX + lip[0] + 12} ${lip[1] + Number(dy)}`,
            String(ink),
            Number(wide),
          ),
        )
        .join("") +
      dot(CX, lip[1] - 72, 26, night) +
      dot(CX, lip[1] - 76, 24, spec.lid) +
      dot(CX - 8 * lit, lip[1] - 84, 6, chalk)
    : oval(CX, lip[1] + 2, lip[0] + 4, 17, spec.edge) + oval(CX + 2, lip[1] + 3, lip[0] - 9, 11, spec.mouth);
  // The foot is round as the mouth is: what stands on a table shows a curve there, not an edge.
  const [base] = spec.half.at(-1) ?? [90];
  const round = `M${CX - base} ${foot - 3}Q${CX} ${foot + base * 0.2} ${CX + base} ${foot - 3}Z`;
  const handle = (side: 1 | -1) => {
    const way = open("58 214, 92 186, 134 196, 158 240, 160 290, 140 350").map(([x, y]): Point => [CX + side * x, y]);
    const outline = cut(
      band(way, (t) => 22 + 12 * Math.abs(t - 0.4)),
      rnd,
      { slip: 0.8, fine: 1 },
    );
    return (
      slipped(outline, spec.clay, { paper: spec.edge, dx: -5, dy: 3 }) +
      line(way, brass, 4) +
      inside(
        outline,
        side === lit
          ? halftone([80, 150, 720, 380], (x) => Math.max(0, (Math.abs(x - CX) - 110) / 60), "#000000", { pitch: 7 })
          : halftone([80, 150, 720, 380], (x) => Math.max(0, 0.9 - Math.abs(Math.abs(x - CX) - 150) / 16), chalk, {
              pitch: 7,
              turn: 20,
            }),
      )
    );
  };
  return {
    box: [CX - widest, lip[1] - (spec.lid ? 100 : 15), CX + widest, foot],
    body:
      (spec.handles ? handle(-1) + handle(1) : "") +
      shape(round, spec.clay) +
      slipped(body, spec.clay, { paper: spec.edge, dx: -7, dy: 4 }) +
      inside(`${body}${round}`, spec.bands(at, turn) + light + dark + back) +
      mouth,
  };
}

/** The foot, seen from below: the throwing rings, the unglazed clay and what the potter wrote in it. */
function underside(spec: Pot, clay: string, accession: string, number: string) {
  const ink = clay.startsWith("#2") || clay.startsWith("#3") ? chalk : night;
  const rnd = seeded(spec.seed + 9);
  const c: Point = [0, 0];
  const round = (r: number, ink: string, more = "") =>
    shape(cut(ring(0, 0, r, r, 36), rnd, { slip: 1, fine: 3 }), ink, more);
  return (
    round(372, spec.edge, 'transform="translate(-7 6)"') +
    round(370, spec.clay) +
    [344, 328, 286]
      .map((r, i) =>
        line(
          cut(ring(0, 0, r, r, 30), rnd, { slip: 1.2, fine: 3 }),
          [brass, chalk, spec.edge][i] ?? chalk,
          [5, 12, 4][i] ?? 5,
        ),
      )
      .join("") +
    Array.from({ length: 36 }, (_, i) =>
      group(shape("M-8 -20H8L5 20H-5Z", i % 3 ? spec.edge : chalk), `transform="rotate(${i * 10}) translate(0 -306)"`),
    ).join("") +
    halftone([-380, -380, 380, 380], (x, y) => (Math.hypot(x, y) < 366 ? Math.max(0, (x + y) / 620 - 0.1) : 0), night, {
      pitch: 11,
      turn: 33,
    }) +
    round(252, night, 'transform="translate(9 10)"') +
    round(250, clay) +
    round(206, "#12100E", 'opacity=".18"') +
    [196, 168, 128, 92, 58]
      .map((r) => line(cut(ring(r * 0.05, 4, r, r * 0.98, 24), rnd, { slip: 2, fine: 3 }), night, 2.6, 'opacity=".28"'))
      .join("") +
    halftone(
      [-250, -250, 250, 250],
      (x, y) => (Math.hypot(x, y) < 246 ? Math.max(0, 0.7 - Math.hypot(x + 130, y + 140) / 300) : 0),
      chalk,
      { pitch: 10, turn: 12 },
    ) +
    lettersRound("The Living Archive", c, 214, -90, { size: 40, track: 4, fill: ink }) +
    lettersRound("Abeokuta", c, 240, 90, { size: 36, track: 6, fill: ink, inward: true }) +
    small(number, 0, 24, { size: 92, anchor: 0.5, fill: ink, weight: 96, track: 2 }) +
    small(accession, 0, 92, { size: 46, anchor: 0.5, fill: ink, weight: 70, track: 3 }) +
    line("M-96 -78C-60 -130 -20 -64 8 -104C40 -140 66 -70 104 -100", ink, 8, 'stroke-linecap="round"')
  );
}

/** What each is thrown from; tooling/assets/models makes some of them in the round out of the same. */
export const pots = {
  "heads-of-state-vase": {
    seed: 1960,
    half: bulge,
    clay: laterite,
    edge: brass,
    mouth: oxblood,
    bands: (at, turn) =>
      at.belt(150, 214, night) +
      repeat(at, 282, 12, () => shape("M-18 18L0 -20L18 18Z", brass), turn) +
      at.belt(304, 316, chalk) +
      at.belt(332, 578, chalk) +
      hatBand(at, turn) +
      at.belt(584, 594, night) +
      at.belt(602, 686, indigo) +
      repeat(at, 644, 13, () => rings(chalk), turn) +
      at.belt(694, 704, brass) +
      repeat(at, 756, 11, () => comb(night), turn),
  },
  "ghana-must-go-vase": {
    seed: 1983,
    half: jar,
    clay: chalk,
    edge: oxblood,
    mouth: night,
    bands: (at, turn) =>
      check(at, turn) + at.belt(278, 296, night) + repeat(at, 318, 10, () => shape("M-4 -10H4V10H-4Z", night), turn),
  },
  "handover-amphora": {
    seed: 1999,
    half: amphora,
    clay: night,
    edge: chalk,
    mouth: laterite,
    lustre: true,
    bands: (at, turn) =>
      at.belt(210, 222, brass) +
      repeat(at, 268, 14, () => shape("M-14 0L0 -20L14 0L0 20Z", brass), turn) +
      at.belt(306, 314, chalk) +
      at.belt(350, 542, chalk) +
      emblemBand(at, 442, 72, baton, { main: brass, dark: night, light: laterite, accent: palm }, 1.16, turn) +
      at.belt(550, 558, brass) +
      repeat(at, 592, 12, () => rings(chalk), turn, 0.8) +
      at.belt(624, 632, brass) +
      repeat(at, 692, 14, () => comb(laterite, 40), turn),
    handles: true,
  },
  "dark-glasses-jar": {
    seed: 1995,
    half: jar.map(([x, y, k]): Point => [x * 1.16, y, k]),
    clay: "#26211C",
    edge: brass,
    mouth: night,
    lid: brass,
    bands: (at, turn) =>
      at.belt(306, 314, brass) +
      repeat(at, 344, 12, () => shape("M-12 10L0 -10L12 10Z", brass), turn) +
      at.belt(384, 600, palm) +
      at.belt(390, 396, chalk) +
      at.belt(586, 592, chalk) +
      emblemBand(at, 482, 90, glasses, printed, 1.45, turn) +
      at.belt(614, 622, brass) +
      repeat(at, 684, 12, () => comb(brass, 30), turn),
  },
  "drum-ring-bottle": {
    seed: 1966,
    half: bottle,
    clay: indigo,
    edge: chalk,
    mouth: night,
    bands: (at, turn) =>
      at.belt(250, 262, chalk) +
      repeat(at, 320, 24, () => dot(0, 0, 9, chalk), turn) +
      at.belt(372, 378, chalk) +
      repeat(
        at,
        480,
        30,
        (i) =>
          i % 2
            ? [56, 40, 24].map((r) => oval(0, 0, r, r, "none", `stroke="${chalk}" stroke-width="8"`)).join("") +
              dot(0, 0, 8, chalk)
            : [-30, -10, 10, 30].map((x) => shape(`M${x - 4} -50H${x + 4}V50H${x - 4}Z`, chalk)).join(""),
        turn,
        0.92,
      ) +
      at.belt(552, 558, chalk) +
      at.belt(566, 640, laterite) +
      repeat(
        at,
        604,
        16,
        () => shape("M-16 0L0 -24L16 0L0 24Z", chalk) + shape("M-7 0L0 -10L7 0L0 10Z", laterite),
        turn,
      ) +
      at.belt(646, 652, chalk),
  },
} as const satisfies Record<string, Pot>;

interface Scene {
  number: string;
  base: string;
  hero: (thing: Thing) => string;
  /** The other side, near: how far it is turned, what is in the middle, and how it leans. */
  near: readonly [turn: number, x: number, y: number, zoom: number, lean: number];
  behind: string;
  place: (thing: Thing, units: (k: number) => number) => string;
  under: string;
  /** The side that the light of the hero and of the room comes from. */
  lit?: 1 | -1;
}

function views(slug: keyof typeof pots, scene: Scene): Views {
  const { label, height } = factsOf(slug);
  const spec: Pot = pots[slug];
  const page = (n: number, body: string) => plate({ seed: spec.seed + n, label }, body);
  const [turn, x, y, zoom, lean] = scene.near;
  const front = pot(spec, 0, scene.lit);
  return [
    () => page(0, scene.hero(front)),
    () => {
      const close = group(
        pot(spec, turn).body,
        `transform="translate(400 470) rotate(${lean}) scale(${zoom}) translate(${-x} ${-y})"`,
      );
      return page(1, scene.behind + shadow(close, { dx: 70, dy: 20, pitch: 13 }) + close);
    },
    () =>
      page(
        2,
        scene.place(front, (k) => toScale(front, height, k)),
      ),
    () => {
      const foot = group(
        underside(spec, scene.base, label[1], scene.number),
        'transform="translate(392 486) rotate(-13)"',
      );
      return page(3, scene.under + shadow(foot, { dx: 34, dy: 38, pitch: 11, field: () => 0.9 }) + foot);
    },
  ];
}

/** On something, with the shadow that belongs to the light. */
const on = (
  thing: Thing,
  x: number,
  y: number,
  scale: number,
  more: { dx?: number; dy?: number; ink?: string; pitch?: number; hard?: boolean } = {},
) => {
  const placed = stood(thing, { x, y, scale });
  const { dx = 110, dy = 6, ink = night, pitch = 12, hard = false } = more;
  return (
    (hard
      ? hardShadow(placed, dx, dy, ink)
      : shadow(placed, { dx, dy, ink, pitch, field: (u, v) => (v < y ? 0.92 - (u - x) / 900 : 0) })) +
    contact(x, y + 2, (thing.box[2] - thing.box[0]) * scale * 0.27, night, 2.2, dx < 0 ? -1 : 1) +
    placed
  );
};

export const vases: Readonly<Record<string, Views>> = {
  // On a plinth that the sheet cuts, in the last sun.
  "heads-of-state-vase": views("heads-of-state-vase", {
    number: "42 of 50",
    base: "#C98A5C",
    hero: (thing) =>
      glowing("#C9862E", "#F0D27A", [230, 260, 700]) +
      ledge({ top: 842, left: 96, right: 730, fill: chalk, deep: 70 }, seeded(4)) +
      on(thing, 392, 818, 1.08, { dx: 120, dy: 4, ink: oxblood }),
    near: [150, 396, 520, 1.72, -11],
    behind: glowing(indigo, "#46588F", [200, 220, 700]),
    place: (thing, units) => {
      const [k, floor] = [5.4, 880];
      return (
        room({ wall: palm, light: "#5E8A5F", floor: WOOD.mid, at: 810, lamp: [300, 260, 640] }) +
        set(sideboard(WOOD.light, WOOD.dark), 330, floor, k) +
        on(thing, 250, floor - 78 * k, units(k), { dx: 44, pitch: 9 }) +
        set(tableLamp(brass, night), 520, floor - 78 * k, k) +
        set(chair(WOOD.black, laterite), 720, floor + 20, k)
      );
    },
    under: adireTop(indigo, "#C9CFE2", -8, seeded(3), 190),
  }),
  // On a raffia mat by the wall, as the bag would be.
  "ghana-must-go-vase": views("ghana-must-go-vase", {
    number: "9 of 30",
    base: "#D8C3A0",
    hero: (thing) =>
      glowing("#8E2C18", "#C9532F", [200, 240, 700]) +
      windowLight("#E9A05C", { x: 44, y: 150, wide: 220, high: 320, skew: 14, opacity: 0.5 }) +
      matFloor(716, "#D9BE82", "#8A6A2B", palm) +
      rect(0, 708, 800, 8, oxblood) +
      on(thing, 384, 858, 1.24, { dx: 112, dy: 6, ink: "#2E0B08" }),
    near: [8, 396, 470, 1.9, 12],
    behind: glowing(night, "#5B4A3A", [240, 240, 700]),
    place: (thing, units) => {
      const [k, floor] = [5.2, 876];
      return (
        room({ wall: "#D3AF3A", light: "#F0DC94", floor: WOOD.dark, at: 800, lamp: [420, 240, 680] }) +
        set(armchair(indigo, chalk), 250, floor + 6, k) +
        set(cabinet(WOOD.dark, "#D9C08A"), 560, floor - 6, k) +
        on(thing, 560, floor - 6 - 73 * k, units(k), { dx: 50, ink: WOOD.dark, pitch: 9 })
      );
    },
    under: matTop("#D9BE82", "#8A6A2B", [laterite, palm], 16),
  }),
  // On a sill, in the bars of a shutter.
  "handover-amphora": views("handover-amphora", {
    number: "8 of 29",
    base: "#2B2622",
    hero: (thing) =>
      glowing("#DCCFB4", chalk, [200, 240, 800]) +
      shutterLight("#FFF9EA", { x: 20, y: -120, turn: 24, bars: 15, wide: 820, opacity: 0.9 }) +
      ledge({ top: 846, fill: WOOD.light, side: WOOD.dark, deep: 60 }, seeded(8)) +
      on(thing, 430, 826, 1.1, { dx: 140, dy: 0, ink: palm, pitch: 11 }),
    near: [0, 396, 420, 1.6, 9],
    behind: glowing(laterite, "#D0673F", [220, 200, 700]),
    place: (thing, units) => {
      const [k, floor] = [5.4, 880];
      return (
        room({ wall: indigo, light: "#4A5C98", floor: WOOD.light, at: 806, lamp: [360, 240, 640] }) +
        set(armchair(laterite, chalk), 220, floor + 8, k) +
        set(cabinet(WOOD.dark, "#D9C08A"), 640, floor - 4, k) +
        on(thing, 610, floor - 4 - 73 * k, units(k), { dx: 44, pitch: 9 })
      );
    },
    under: leaf(WOOD.light, WOOD.dark),
  }),
  // Before a wall that a lamp out of the picture lights.
  "dark-glasses-jar": views("dark-glasses-jar", {
    number: "20 of 20",
    base: "#3A332C",
    hero: (thing) =>
      // A pale wall, so that the black contour stands whole against it.
      glowing("#C9862E", "#F3DFA0", [520, 330, 720], 0.95) +
      group(boards(720, 960, [WOOD.mid, WOOD.dark], seeded(6), 3), "") +
      rect(0, 716, 800, 6, night) +
      on(thing, 410, 842, 1.06, { dx: -96, dy: 8, ink: WOOD.dark, pitch: 11 }),
    lit: -1,
    near: [0, 396, 486, 1.72, -12],
    behind: glowing(oxblood, "#9A3A46", [220, 220, 700]),
    place: (thing, units) => {
      const [k, floor] = [5.2, 880];
      return (
        room({ wall: oxblood, light: "#9A3A46", floor: WOOD.dark, at: 806, lamp: [560, 300, 620] }) +
        set(floorLamp(brass), 690, floor, k) +
        set(sideboard(WOOD.black, brass), 330, floor, k) +
        on(thing, 300, floor - 78 * k, units(k), { dx: -40, pitch: 9 }) +
        set(
          shelved([
            [3, 22, laterite],
            [4, 25, palm],
            [2.4, 20, chalk],
            [3.4, 24, indigo],
          ]),
          470,
          floor - 78 * k,
          k,
        )
      );
    },
    under: flood(palm) + glowing(palm, "#5E8A5F", [180, 180, 800]),
  }),
  // With one branch in its neck, before a hung cloth.
  "drum-ring-bottle": views("drum-ring-bottle", {
    number: "13 of 40",
    base: "#B9774A",
    hero: (thing) => {
      const stem = group(branch(palm, laterite), 'transform="translate(340 300) rotate(8) scale(.86)"');
      return (
        glowing("#D7C9A8", chalk, [240, 260, 760]) +
        blockLight("#FFFAEE", { x: -60, y: -30, size: 150, skew: -14, opacity: 0.8 }) +
        group(boards(770, 960, [WOOD.mid, WOOD.dark], seeded(9), 3), "") +
        rect(0, 764, 800, 8, WOOD.light) +
        shadow(stem, { dx: 90, dy: 20, ink: WOOD.mid }) +
        stem +
        on(thing, 346, 860, 0.92, { dx: 130, dy: 2, ink: WOOD.dark }) +
        fruit(612, 838)
      );
    },
    near: [14, 396, 500, 1.9, 13],
    behind: glowing(brass, "#F0DC94", [220, 240, 700]),
    place: (thing, units) => {
      const [k, floor] = [5.2, 880];
      return (
        room({ wall: "#B0472A", light: "#D0673F", floor: WOOD.mid, at: 806, lamp: [260, 240, 640] }) +
        set(cabinet(WOOD.mid, "#E0C998"), 300, floor, k) +
        on(thing, 270, floor - 73 * k, units(k), { dx: 40, pitch: 9 }) +
        group(
          slipped("M0 0H170V220H0Z", night, { dx: 6, dy: 7, paper: oxblood }) +
            rect(14, 14, 142, 192, chalk) +
            adireTile([30, 30, 140, 190], 55, indigo, 4),
          'transform="translate(420 170)"',
        ) +
        set(plant(chalk), 660, floor + 14, k)
      );
    },
    under:
      flood(WOOD.light) +
      group(boards(-100, 1100, [WOOD.light, WOOD.mid], seeded(30), 7), 'transform="rotate(12 400 480)"') +
      leafShadow(WOOD.dark, { x: 840, y: 30, turn: 152, opacity: 0.4 }),
  }),
};

function leaf(ground: string, ink: string) {
  return (
    flood(ground) +
    group(boards(-200, 1200, [ground, ink], seeded(17), 8), 'transform="rotate(-20 400 480) scale(1.2)"')
  );
}
function fruit(x: number, y: number) {
  const one = (dx: number, r: number, ink: string) =>
    dot(x + dx + 8, y + 3, r, night) +
    slipped(cut(ring(x + dx, y, r, r, 12), seeded(r), { slip: 1 }), ink, { dx: -4, dy: 3 }) +
    halftone(
      [x + dx - r, y - r, x + dx + r, y + r],
      (u, v) => (Math.hypot(u - x - dx, v - y) < r ? Math.max(0, (u - x - dx + v - y) / (1.6 * r)) : 0),
      night,
      { pitch: 7, turn: 30 },
    ) +
    line(`M${x + dx} ${y - r}l6 -14`, palm, 6);
  return one(0, 40, laterite) + one(78, 34, brass);
}
