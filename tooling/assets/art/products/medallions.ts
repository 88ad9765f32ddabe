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
import { bust, set, wallSwitch } from "../scenes/rooms";
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
  shutterLight,
  stripTop,
  terrazzoTop,
  WOOD,
  windowLight,
} from "../scenes/settings";
import { band, glow, slope, small } from "../works/press";
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
  // The ribbon goes through the ring and is laid round the medal on both sides.
  const round = (way: 1 | -1) =>
    bend(
      [
        [0, -246],
        [96, -262],
        [196, -236],
        [240, -120],
        [240, 60],
        [214, 190],
        [110, 240],
        [way > 0 ? -40 : 30, way > 0 ? 246 : 226],
      ].map(([x = 0, y = 0]): Point => [x * way, y]),
      { closed: false },
    );
  const cord = (path: readonly Point[]) =>
    hardShadow(line(path, night, 38), 6, 8, night, 0.5) +
    line(path, broad, 38) +
    line(path, thin, spec.single ? 6 : 14) +
    (spec.single ? "" : line(path, broad, 8));
  return group(
    lid +
      tray +
      plush +
      cord(round(-1)) +
      cord(round(1)) +
      group(shape(outline(spec, [0, 2], 206), night), 'transform="translate(-8 -6)" opacity=".75"') +
      at(medal(spec, 196, -turn * 0.3, "back"), 0, 2) +
      // Where it is drawn through, it lies over the ring.
      group(
        cord(
          bend(
            [
              [-34, -262],
              [0, -248],
              [34, -262],
            ],
            { closed: false },
          ),
        ),
        'transform="translate(0 2)"',
      ),
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
    field: "#3A7548",
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
      // Its ribbon goes through the ring: two strands run down the wall, over the edge of the plinth and out of the picture.
      const strands = [
        [
          [336, 196],
          [262, 92],
          [146, 200],
          [104, 470],
          [112, 700],
          [104, 800],
          [84, 990],
        ],
        [
          [346, 200],
          [304, 124],
          [226, 186],
          [192, 420],
          [206, 650],
          [196, 800],
          [168, 990],
        ],
      ].map((way) =>
        ribbon(
          spec,
          way.map(([x = 0, y = 0]) => [x, y] as const),
          40,
        ),
      );
      const behind = strands.map((strand) => hardShadow(strand, 16, 8, night, 0.5) + strand).join("");
      const hitch = ribbon(
        spec,
        [
          [356, 214],
          [330, 172],
          [300, 128],
        ],
        40,
      );
      return (
        glowing(indigo, brass, [210, 230, 560]) +
        ledge({ top: 850, left: 40, right: 780, fill: chalk, deep: 66 }, seeded(5)) +
        shadow(coin, { dx: 86, dy: 10, pitch: 14, field: (x, y) => (y < 810 ? 0.95 - x / 2600 : 0) }) +
        behind +
        contact(478, 800, 110, night, 3) +
        coin +
        hardShadow(hitch, 4, 6, night, 0.5) +
        hitch
      );
    },
    near: [400, 492, 560, -14, flood(oxblood)],
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
    // In the registry: it hangs by its ribbon from the drawer that it filled.
    place: (spec, cm) => {
      const k = 17;
      const [left, top] = [150, 270];
      const [wide, high] = [760, 436];
      const steel = "#93A596";
      const drawer = (y: number, words: string, count: string) =>
        slipped(`M${left + 22} ${y}H${left + wide}V${y + high - 22}H${left + 22}Z`, "#A3B4A4", {
          dx: 5,
          dy: 7,
          paper: "#3C4A40",
        }) +
        line(`M${left + 40} ${y + high - 40}V${y + 18}H820`, "#C9D6C8", 4) +
        slipped(`M${left + 156} ${y + 54}H${left + 430}V${y + 136}H${left + 156}Z`, "#5F6F63", {
          dx: 3,
          dy: 4,
          paper: night,
        }) +
        rect(left + 166, y + 63, 254, 64, chalk) +
        small(words, left + 293, y + 94, { size: 30, anchor: 0.5, weight: 70 }) +
        small(count, left + 293, y + 118, { size: 17, anchor: 0.5, weight: 46, fill: oxblood });
      const handle = (y: number) =>
        slipped(
          `M${left + 178} ${y}H${left + 408}V${y + 26}Q${left + 293} ${y + 36} ${left + 178} ${y + 26}Z`,
          "#D5DBD2",
          {
            dx: 4,
            dy: 9,
            paper: "#2A332D",
          },
        ) + line(`M${left + 190} ${y + 7}H${left + 396}`, "#FFFFFF", 4, 'opacity=".8"');
      const [hx, hy] = [left + 293, top + 186];
      const y = hy + 216;
      const coin = at(medal(spec, (cm * k) / 2, 5), hx + 4, y);
      const strap =
        ribbon(
          spec,
          [
            [hx - 34, hy],
            [hx - 28, hy + 70],
            [hx - 4, y - 66],
          ],
          1.9 * k,
        ) +
        ribbon(
          spec,
          [
            [hx + 30, hy],
            [hx + 30, hy + 76],
            [hx + 8, y - 66],
          ],
          1.9 * k,
        );
      const over =
        ribbon(
          spec,
          [
            [hx - 33, hy - 18],
            [hx - 34, hy + 26],
          ],
          1.9 * k,
        ) +
        ribbon(
          spec,
          [
            [hx + 30, hy - 18],
            [hx + 31, hy + 26],
          ],
          1.9 * k,
        );
      // On top lie the files that are still to be put away.
      const file = (x: number, foot: number, long: number, thick: number, ink: string) =>
        slipped(`M${x} ${foot - thick}H${x + long}V${foot}H${x}Z`, ink, { dx: 4, dy: 3, paper: night }) +
        line(`M${x + 8} ${foot - thick / 2}H${x + long - 6}`, chalk, thick * 0.3) +
        rect(x + long * 0.42, foot - thick - 2, 16, thick + 4, laterite);
      const files =
        file(300, top - 16, 430, 34, "#D9C08A") +
        file(330, top - 50, 410, 26, "#C9A97A") +
        file(290, top - 76, 420, 40, "#E3CB8C") +
        file(340, top - 116, 380, 22, "#C98A5A");
      const body =
        rect(left, top - 16, 800, 720, steel) +
        rect(left - 8, top - 20, 800, 14, "#C9D6C8") +
        rect(left, top - 6, 22, 700, "#6E8072");
      return (
        glowing("#B0472A", "#E08A5A", [180, 220, 620]) +
        shutterLight("#F0B27E", { x: -120, y: -60, turn: 20, bars: 9, wide: 620, opacity: 0.35 }) +
        shadow(files + body, { dx: -46, dy: 20, ink: "#5E1C0C", pitch: 11, field: () => 0.9 }) +
        files +
        body +
        drawer(top + 14, "Retired", "with immediate effect") +
        drawer(top + 14 + high, "Dismissed", "with immediate effect") +
        // The cards on the drawers stay clean.
        halftone(
          [left, top, 800, 950],
          (u, v) => (u > left + 144 && u < left + 442 && v > 700 ? 0 : 0.75 * slope([520, 420], [900, 980], 1.2)(u, v)),
          "#26332A",
          { pitch: 11, turn: 28 },
        ) +
        shadow(strap + coin, { dx: 22, dy: 16, ink: "#1E2A22", pitch: 7, field: () => 0.95 }) +
        handle(hy - 12) +
        handle(hy - 12 + high) +
        strap +
        coin +
        over
      );
    },
    table: boardTop([WOOD.mid, WOOD.dark], 32, seeded(8)),
    turn: -14,
  }),
  // Hung on a nail, where the morning comes in.
  "the-queue-medal": views("the-queue-medal", {
    hero: (spec) => {
      // The ribbon is long: it is hung over a peg that is above the picture.
      const strap =
        ribbon(
          spec,
          [
            [300, -60],
            [330, 60],
            [372, 190],
            [416, 292],
          ],
          62,
        ) +
        ribbon(
          spec,
          [
            [560, -60],
            [520, 60],
            [472, 180],
            [428, 292],
          ],
          62,
        );
      const coin = at(medal(spec, 268, 8), 414, 574);
      const panes = { x: 40, y: 96, wide: 560, high: 760, skew: -12 };
      return (
        glowing("#C9B78F", "#E5D9BE", [200, 240, 760]) +
        windowLight("#FBF4E0", { ...panes, opacity: 0.95 }) +
        // A branch outside the window.
        leafShadow("#8A7648", { x: -60, y: 250, turn: 8, long: 560, opacity: 0.32 }) +
        rect(0, 868, 800, 90, WOOD.mid) +
        rect(0, 862, 800, 8, WOOD.light) +
        line("M-20 894Q300 886 820 898M-20 920Q420 930 820 918", WOOD.dark, 3) +
        shadow(strap + coin, { dx: 66, dy: 40, ink: "#4A3A1E", pitch: 9, field: () => 0.92 }) +
        strap +
        coin
      );
    },
    near: [470, 430, 620, -14, glowing(indigo, "#46588F", [200, 200, 700])],
    place: (spec, cm) => {
      // By the door, between the light switch and the keys.
      const k = 26;
      const strap =
        ribbon(
          spec,
          [
            [404, 176],
            [380, 340],
            [398, 520],
          ],
          2.2 * k,
        ) +
        ribbon(
          spec,
          [
            [414, 176],
            [438, 340],
            [404, 520],
          ],
          2.2 * k,
        );
      const coin = at(medal(spec, (cm * k) / 2 / 1.07, -6), 401, 634);
      const plateOf = set(wallSwitch(), 172, 470, k);
      const hook = (x: number) =>
        slipped(`M${x - 15} 128h30v62q-15 14 -30 0Z`, brass, { dx: 4, dy: 6, paper: WOOD.black }) +
        dot(x, 142, 5, "#5A430C") +
        line(`M${x} 176q-2 36 22 30`, "#5A430C", 15, 'stroke-linecap="round"') +
        line(`M${x - 2} 174q-2 34 22 30`, brass, 10, 'stroke-linecap="round"') +
        line(`M${x - 10} 136v44`, "#F0DC94", 4, 'stroke-linecap="round"');
      const key = (turn: number, ink: string, long: number) =>
        group(
          slipped(`M-8 30H8V${long}H-8ZM8 ${long - 14}H24V${long - 2}H8ZM8 ${long - 40}H19V${long - 28}H8Z`, ink, {
            dx: 3,
            dy: 3,
            paper: night,
          }) +
            line(`M-4 44V${long - 10}`, chalk, 3) +
            oval(0, 20, 27, 24, ink) +
            oval(0, 14, 9, 8, night) +
            line("M-18 10Q-8 -2 8 2", chalk, 4, 'stroke-linecap="round"'),
          `transform="translate(636 296) rotate(${turn})"`,
        );
      const keys =
        line("M636 190C622 220 622 250 634 292", laterite, 9, 'stroke-linecap="round"') +
        oval(636, 296, 30, 30, "none", 'stroke="#8F8A80" stroke-width="6"') +
        key(16, "#A49C8B", 178) +
        key(-14, brass, 158) +
        key(2, "#C9C2B4", 196);
      const board = slipped("M300 112H748V206H300Z", WOOD.mid, { dx: -3, dy: -4, paper: WOOD.light });
      return (
        glowing("#7F917A", "#C4CDB8", [240, 240, 800]) +
        windowLight("#E3E8D4", { x: 40, y: 60, wide: 420, high: 560, skew: 10, opacity: 0.45 }) +
        rect(0, 776, 800, 190, "#3F5C46") +
        rect(0, 768, 800, 10, chalk) +
        halftone([0, 780, 800, 950], (x, y) => 0.55 * ((x + y - 760) / 900), night, { pitch: 11, turn: 24 }) +
        shadow(plateOf, { dx: 10, dy: 14, pitch: 8, field: () => 0.9 }) +
        plateOf +
        shadow(board, { dx: 14, dy: 18, pitch: 8, field: () => 0.9 }) +
        board +
        line("M310 134Q520 126 740 138M310 186Q480 194 740 182", WOOD.dark, 3) +
        shadow(strap + coin + keys, { dx: 30, dy: 22, ink: "#1E2A1E", pitch: 8, field: () => 0.92 }) +
        strap +
        coin +
        keys +
        hook(408) +
        hook(636)
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
      worn(spec, cm, glowing("#2F5D3A", "#6E9A6A", [560, 240, 720]), bust(chalk, laterite, "kaftan"), 38),
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
