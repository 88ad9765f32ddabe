import { disc, METALS, type Medal, outline } from "../disc";
import { football, openEight, queue, rubberStamp, yam } from "../emblems";
import {
  bend,
  dot,
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  oval,
  type Point,
  poly,
  rect,
  seeded,
  shape,
  slipped,
} from "../kit";
import { flood, hardShadow, plate, shadow } from "../scenes/plate";
import { bust, pencil, set, wallSwitch } from "../scenes/rooms";
import {
  adireTop,
  boardTop,
  contact,
  deskTop,
  dusk,
  glowing,
  leafShadow,
  ledge,
  matTop,
  pitchTop,
  stripTop,
  terrazzoTop,
  WOOD,
  windowLight,
} from "../scenes/settings";
import { band, glow, slope } from "../works/press";
import { factsOf, type Views } from "./facts";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;
type Way = readonly (readonly [number, number])[];

/** Woven ribbon along a line, with its stripe; it darkens towards its end. */
function ribbon({ ribbon: [broad, thin], single }: Medal, way: Way, wide: number) {
  const path = bend(
    way.map(([x, y]): Point => [x, y]),
    { closed: false },
  );
  const at = (share: number, ink: string) =>
    shape(
      band(path, () => wide * share),
      ink,
    );
  const edge = poly(band(path, () => wide));
  const [x, y] = path.at(-1) ?? [0, 0];
  return (
    group(shape(edge, chalk), 'transform="translate(-4 4)"') +
    at(1, broad) +
    (single ? at(0.16, thin) : at(0.34, thin) + at(0.2, broad)) +
    inside(
      edge,
      line(path, night, wide * 0.06, `stroke-dasharray="3 5" transform="translate(${wide * 0.4} 0)" opacity=".6"`) +
        halftone([0, 0, 800, 950], (u, v) => 0.7 * Math.max(0, 1 - Math.hypot(u - x, v - y) / 240), night, {
          pitch: 8,
          turn: 30,
        }),
    )
  );
}
const loop = (spec: Medal, [x, y]: Point, r: number) => {
  const metal = METALS[spec.metal];
  return (
    oval(x + 4, y + 5, r, r, "none", `stroke="${metal.deep}" stroke-width="${r * 0.5}"`) +
    oval(x, y, r, r, "none", `stroke="${metal.face}" stroke-width="${r * 0.4}"`) +
    oval(x - 2, y - 2, r, r, "none", `stroke="${metal.chip}" stroke-width="${r * 0.1}"`)
  );
};

/** The medal with its loop, about 0,0, turned; thick enough to cast a shadow. */
function medal(spec: Medal, r: number, turn: number, side: "face" | "back" = "face") {
  const metal = METALS[spec.metal];
  const rim = [9, 6, 3]
    .map((d) => group(shape(outline(spec, [0, 0], r), metal.deep), `transform="translate(${d} ${d * 1.1})"`))
    .join("");
  return group(loop(spec, [0, -r * 1.12], r * 0.13) + rim + disc(spec, [0, 0], r, side), `transform="rotate(${turn})"`);
}
const at = (body: string, x: number, y: number, scale = 1) =>
  group(body, `transform="translate(${x} ${y}) scale(${scale})"`);

/** Lying on something, its ribbon let fall. */
function lying(spec: Medal, [x, y]: Point, r: number, turn: number, ways: readonly Way[], wide = 62) {
  const straps = ways.map((way) => ribbon(spec, way, wide));
  const coin = at(medal(spec, r, turn), x, y);
  return (
    straps.map((strap) => hardShadow(strap, 12, 15, night, 0.5) + strap).join("") +
    shadow(coin, { dx: 34, dy: 38, pitch: 9, field: () => 0.92 }) +
    coin
  );
}

/** The reverse, in its box, seen from above. */
function boxed(spec: Medal, turn: number) {
  const [broad, thin] = spec.ribbon;
  const metal = METALS[spec.metal];
  const lid =
    slipped("M-300 -680H300V-330H-300Z", night, { dx: 8, dy: 9, paper: "#000" }) +
    rect(-272, -652, 544, 296, spec.lining) +
    letters("The Living", 0, -520, { size: 66, anchor: 0.5, track: 3, fill: metal.chip }) +
    letters("Archive", 0, -440, { size: 66, anchor: 0.5, track: 3, fill: metal.chip }) +
    [-200, 200]
      .map((x) => rect(x - 34, -342, 68, 26, metal.second) + dot(x - 18, -329, 4, night) + dot(x + 18, -329, 4, night))
      .join("");
  const tray =
    slipped("M-300 -316H300V296H-300Z", night, { dx: 10, dy: 12, paper: "#000" }) +
    line("M-292 -308H292V288H-292Z", metal.second, 4) +
    rect(-266, -284, 532, 546, spec.lining);
  const plush = halftone([-266, -284, 266, 262], (x, y) => 0.75 * slope([-60, -120], [300, 300], 1.1)(x, y), night, {
    pitch: 10,
    turn: 28,
  });
  const cord = bend(
    [
      [-214, -240],
      [-250, -60],
      [-226, 140],
      [-120, 226],
      [40, 236],
      [160, 214],
      [228, 120],
    ].map(([x = 0, y = 0]): Point => [x, y]),
    { closed: false },
  );
  return group(
    lid +
      tray +
      plush +
      hardShadow(line(cord, night, 44), 6, 8, night, 0.5) +
      line(cord, broad, 44) +
      line(cord, thin, spec.single ? 7 : 16) +
      (spec.single ? "" : line(cord, broad, 9)) +
      group(shape(outline(spec, [0, -14], 214), night), 'transform="translate(-8 -6)" opacity=".75"') +
      at(medal(spec, 204, -turn * 0.6, "back"), 0, -14),
    `transform="translate(404 612) rotate(${turn}) scale(.93)"`,
  );
}

/** What each is struck from; tooling/assets/models makes them in the round out of the same. */
export const medals = {
  "obj-pendant": {
    seed: 1976,
    metal: "bronze",
    emblem: yam,
    rim: "Operation Feed the Nation",
    foot: "1976",
    edge: "scallop",
    field: palm,
    rays: true,
    ribbon: [palm, chalk],
    lining: oxblood,
    accession: "LA.2026.01",
    number: "31",
  },
  "the-dribble-medal": {
    seed: 1993,
    metal: "silver",
    emblem: football,
    rim: "Handed over next year",
    foot: "1990 - 1993",
    edge: "plain",
    field: "#234A2D",
    ribbon: [night, brass],
    lining: palm,
    accession: "LA.2026.02",
    number: "12",
  },
  "with-immediate-effect-seal": {
    seed: 1975,
    metal: "iron",
    emblem: rubberStamp,
    rim: "With immediate effect",
    foot: "1975",
    edge: "plain",
    field: night,
    ribbon: [oxblood, chalk],
    lining: "#274B33",
    accession: "LA.2026.03",
    number: "07",
  },
  "the-queue-medal": {
    seed: 1984,
    metal: "copper",
    emblem: queue,
    rim: "War Against Indiscipline",
    foot: "1984",
    edge: "eight",
    field: night,
    ribbon: [indigo, chalk],
    lining: laterite,
    accession: "LA.2026.04",
    number: "64",
  },
  "open-eight-pendant": {
    seed: 2023,
    metal: "bronze",
    emblem: openEight,
    rim: "An eight that does not close",
    foot: "2023",
    edge: "plain",
    field: oxblood,
    ribbon: [laterite, night],
    lining: indigo,
    single: true,
    accession: "LA.2026.05",
    number: "18",
  },
} as const satisfies Record<string, Medal>;

type Scene = {
  hero: (spec: Medal) => string;
  near: readonly [x: number, y: number, r: number, turn: number, ground: string];
  place: (spec: Medal, cm: number) => string;
  table: string;
  turn: number;
};

function views(slug: keyof typeof medals, { hero, near: [x, y, r, lean, ground], place, table, turn }: Scene): Views {
  const { label, height } = factsOf(slug);
  const spec: Medal = medals[slug];
  const page = (n: number, body: string) => plate({ seed: spec.seed + n * 7, label }, body);
  return [
    () => page(0, hero(spec)),
    () => {
      const coin = at(medal(spec, r, lean), x, y);
      return page(
        1,
        ground +
          shadow(coin, { dx: 46, dy: 40, pitch: 12 }) +
          coin +
          // Metal shines where the lamp is and is dark away from it; a few scratches show that it was struck and handled.
          halftone([0, 0, 800, 950], (u, v) => 0.62 * glow(190, 210, 430, 1.3)(u, v), METALS[spec.metal].chip, {
            pitch: 11,
            turn: 20,
          }) +
          scratches(spec) +
          dusk([360, 440], [960, 1080], night, 0.5, 11),
      );
    },
    () => page(2, place(spec, height)),
    () => page(3, table + boxed(spec, turn)),
  ];
}

/** Fine lines across the metal, all near one direction. */
function scratches(spec: Medal) {
  const rnd = seeded(spec.seed + 50);
  const marks = Array.from({ length: 26 }, () => {
    const [x, y, long] = [rnd.between(40, 760), rnd.between(40, 900), rnd.between(30, 120)];
    return `M${x} ${y}l${long} ${-long * rnd.between(0.3, 0.5)}`;
  });
  return line(marks.join(""), METALS[spec.metal].chip, 2.2, 'opacity=".55" stroke-linecap="round"');
}

/** Worn on a tailor's bust, to scale: the ribbon hangs down the chest. */
function worn(spec: Medal, cm: number, ground: string, body: string, long = 37) {
  const [k, x, top] = [12.4, 400, 84];
  const r = (cm * k) / 2 / 1.05;
  const y = top + long * k;
  const coin = at(medal(spec, r, 3), x, y);
  const strap =
    ribbon(
      spec,
      [
        [x - 6.2 * k, top + 9.5 * k],
        [x - 5 * k, top + 20 * k],
        [x - 6, y - r],
      ],
      2.4 * k,
    ) +
    ribbon(
      spec,
      [
        [x + 6.2 * k, top + 9.5 * k],
        [x + 5 * k, top + 20 * k],
        [x + 6, y - r],
      ],
      2.4 * k,
    );
  const figure = set(body, x, top, k);
  return (
    ground +
    shadow(figure, { dx: 60, dy: 20, pitch: 12 }) +
    figure +
    hardShadow(strap, 8, 6, night, 0.5) +
    strap +
    shadow(coin, { dx: 12, dy: 12, pitch: 6, field: () => 0.9 }) +
    coin
  );
}

export const medallions: Readonly<Record<string, Views>> = {
  // Leant against the wall on a plinth, as a coin is.
  "obj-pendant": views("obj-pendant", {
    hero: (spec) => {
      const coin = at(medal(spec, 286, -20), 446, 500);
      const behind = ribbon(
        spec,
        [
          [340, 190],
          [230, 110],
          [120, 300],
          [104, 560],
          [140, 780],
          [110, 990],
        ],
        54,
      );
      return (
        glowing(indigo, brass, [210, 230, 560]) +
        ledge({ top: 850, left: 40, right: 780, fill: chalk, deep: 66 }, seeded(5)) +
        shadow(coin, { dx: 86, dy: 10, pitch: 14, field: (x, y) => (y < 810 ? 0.95 - x / 2600 : 0) }) +
        hardShadow(behind, 16, 8, night, 0.5) +
        behind +
        contact(478, 800, 110, night, 3) +
        coin
      );
    },
    near: [470, 560, 640, -28, flood(oxblood)],
    place: (spec, cm) => worn(spec, cm, glowing(brass, "#EAD27A", [240, 240, 720]), bust(chalk, palm, "agbada")),
    table: matTop("#D9BE82", "#8A6A2B", [laterite, indigo], 20),
    turn: -9,
  }),
  // On the grass, by the corner.
  "the-dribble-medal": views("the-dribble-medal", {
    hero: (spec) =>
      pitchTop(-24) +
      dusk([500, 300], [40, 1000], night, 0.55) +
      lying(spec, [452, 566], 252, 20, [
        [
          [846, -60],
          [700, 120],
          [640, 240],
          [580, 300],
        ],
        [
          [300, -60],
          [360, 80],
          [500, 160],
          [560, 310],
        ],
      ]),
    near: [400, 476, 500, 8, flood("#234A2D")],
    place: (spec, cm) =>
      worn(spec, cm, glowing("#B0472A", "#D0673F", [560, 260, 720]), bust(palm, chalk, "jersey"), 36),
    table:
      terrazzoTop("#E5D9C2", [laterite, brass, palm, "#A49C8B"], seeded(6)) +
      leafShadow(night, { x: 850, y: 960, turn: 226, opacity: 0.32 }),
    turn: 12,
  }),
  // On an office desk, over the file.
  "with-immediate-effect-seal": views("with-immediate-effect-seal", {
    hero: (spec) =>
      deskTop(16, seeded(7)) +
      shutterBars() +
      lying(spec, [372, 560], 256, -16, [
        [
          [-60, 120],
          [120, 180],
          [210, 240],
          [290, 310],
        ],
        [
          [460, -60],
          [480, 100],
          [420, 200],
          [310, 320],
        ],
      ]),
    near: [404, 470, 500, 10, glowing(laterite, "#D0673F", [200, 200, 700])],
    place: (spec, cm) => {
      const k = 25;
      const coin = at(medal(spec, (cm * k) / 2, 14), 300, 560);
      const strap = ribbon(
        spec,
        [
          [560, -40],
          [500, 160],
          [380, 260],
          [330, 470],
        ],
        2.3 * k,
      );
      const stylus = group(pencil(laterite), `transform="translate(190 860) rotate(-32) scale(${k})"`);
      const pad = group(
        slipped("M0 0H11V7.2H0Z", night, { dx: 0.3, dy: 0.4, paper: "#000" }) +
          rect(0.7, 0.7, 9.6, 5.8, oxblood) +
          shape("M1 1H5L1.6 6.2H1Z", laterite),
        `transform="translate(470 500) rotate(11) scale(${k})"`,
      );
      return (
        deskTop(-10, seeded(3)) +
        strap +
        shadow(coin, { dx: 16, dy: 18, pitch: 7 }) +
        coin +
        shadow(pad, { dx: 12, dy: 14, pitch: 8 }) +
        pad +
        shadow(stylus, { dx: 8, dy: 12, pitch: 6 }) +
        stylus
      );
    },
    table: boardTop([WOOD.mid, WOOD.dark], 32, seeded(8)),
    turn: -14,
  }),
  // Hung on a nail, where the morning comes in.
  "the-queue-medal": views("the-queue-medal", {
    hero: (spec) => {
      const strap =
        ribbon(
          spec,
          [
            [420, 130],
            [370, 240],
            [400, 366],
          ],
          58,
        ) +
        ribbon(
          spec,
          [
            [430, 130],
            [512, 250],
            [430, 366],
          ],
          58,
        );
      const coin = at(medal(spec, 236, 9), 424, 602);
      return (
        glowing("#D6C7A6", chalk, [200, 240, 760]) +
        windowLight("#FFFBF0", { x: 60, y: 130, wide: 500, high: 640, skew: -10, opacity: 0.95 }) +
        shadow(strap + coin, { dx: 108, dy: 60, ink: indigo, pitch: 12, field: () => 0.9 }) +
        strap +
        coin +
        dot(426, 134, 17, night) +
        dot(421, 129, 7, chalk)
      );
    },
    near: [470, 430, 620, -14, glowing(indigo, "#46588F", [200, 200, 700])],
    place: (spec, cm) => {
      const k = 30;
      const strap =
        ribbon(
          spec,
          [
            [520, 70],
            [492, 260],
            [520, 470],
          ],
          2.2 * k,
        ) +
        ribbon(
          spec,
          [
            [528, 70],
            [566, 260],
            [524, 470],
          ],
          2.2 * k,
        );
      const coin = at(medal(spec, (cm * k) / 2 / 1.07, -6), 522, 600);
      const plateOf = set(wallSwitch(), 206, 560, k);
      return (
        glowing("#8FA08A", "#C4CDB8", [240, 240, 800]) +
        rect(0, 700, 800, 260, "#4C6A52") +
        rect(0, 692, 800, 10, chalk) +
        shadow(plateOf, { dx: 12, dy: 14, pitch: 8 }) +
        plateOf +
        shadow(strap + coin, { dx: 30, dy: 22, pitch: 10 }) +
        strap +
        coin +
        slipped("M508 40h30v46q-15 16 -30 0Z", WOOD.dark, { dx: 4, dy: 5, paper: night })
      );
    },
    table: adireTop(indigo, "#C9CFE2", 18, seeded(9), 190),
    turn: 10,
  }),
  // On strip cloth.
  "open-eight-pendant": views("open-eight-pendant", {
    hero: (spec) =>
      stripTop([indigo, chalk, palm, night], -26) +
      dusk([300, 300], [900, 1000], night, 0.5) +
      lying(spec, [410, 540], 262, -9, [
        [
          [-60, 380],
          [60, 260],
          [230, 190],
          [364, 258],
        ],
        [
          [300, -60],
          [270, 60],
          [300, 160],
          [372, 256],
        ],
      ]),
    near: [396, 484, 520, 5, glowing(night, "#5B4A3A", [240, 240, 700])],
    place: (spec, cm) =>
      worn(spec, cm, glowing("#2F5D3A", "#6E9A6A", [560, 240, 720]), bust("#F3EDE1", laterite, "kaftan"), 38),
    table:
      boardTop([WOOD.light, WOOD.mid], -18, seeded(10)) +
      leafShadow(WOOD.dark, { x: -40, y: 960, turn: -40, opacity: 0.4 }),
    turn: 16,
  }),
};

function shutterBars() {
  return group(
    Array.from({ length: 10 }, (_, i) => rect(-200, i * 110, 1300, 46, "#F0DC94")).join(""),
    'transform="rotate(-34 400 480)" opacity=".22"',
  );
}
