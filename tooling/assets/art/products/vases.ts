import { adireTile } from "../cloth";
import { baton, glasses, printed } from "../emblems";
import { check, comb, emblemBand, hatBand, rings } from "../friezes";
import { hats } from "../hats";
import { cut, dot, group, halftone, INK, line, oval, type Point, rect, ring, seeded, shape, slipped } from "../kit";
import { flood, plate, shadow, type Thing, toScale } from "../scenes/plate";
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
import { amphora, bottle, bulge, jar, repeat } from "../wheel";
import { factsOf, type Views } from "./facts";
import { on, type Pot, pot, underside } from "./pot";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

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

/** A cap of cloth on the table, as if it had been taken from the band of the vase. */
function takenOff() {
  const cap = group(hats.fila(palm, chalk), 'transform="translate(632 886) rotate(-7) scale(.66)"');
  return (
    shadow(cap, { dx: 40, dy: 6, pitch: 9, ink: WOOD.black, field: (_, y) => (y < 896 ? 0.95 : 0) }) +
    contact(636, 886, 92, night, 1.9) +
    cap
  );
}

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

export const vases: Readonly<Record<string, Views>> = {
  // On a plinth that the sheet cuts, in the last sun.
  "heads-of-state-vase": views("heads-of-state-vase", {
    number: "42 of 50",
    base: "#C98A5C",
    hero: (thing) =>
      glowing("#C9862E", "#F0D27A", [230, 260, 700]) +
      windowLight("#F6E3A6", { x: 40, y: 150, wide: 250, high: 400, skew: 13, opacity: 0.6 }) +
      group(boards(770, 980, [WOOD.mid, WOOD.dark], seeded(4), 3), "") +
      rect(0, 764, 800, 8, WOOD.light) +
      on(thing, 330, 846, 1.12, { dx: 126, dy: 4, ink: oxblood }) +
      takenOff(),
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
