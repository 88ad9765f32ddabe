import { patches, riceShip, soles } from "../emblems";
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  type Point,
  rect,
  seeded,
  shape,
  slipped,
} from "../kit";
import { halfDrop, house, inksOf } from "../repeats";
import { hardShadow, laid, plate, shadow, stood, type Thing, toScale } from "../scenes/plate";
import { cabinet, chair, door, plant, rail, room, set } from "../scenes/rooms";
import {
  adireTop,
  blockLight,
  boardTop,
  dusk,
  glowing,
  leafShadow,
  matTop,
  shutterLight,
  stripTop,
  terrazzoTop,
  WOOD,
} from "../scenes/settings";
import { band, slope, small } from "../works/press";
import { factsOf, type Views } from "./facts";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;
type Box = readonly [number, number, number, number];

type Spec = {
  seed: number;
  ground: string;
  trim: string;
  button: string;
  /** The paper that shows where the stencil slipped. */
  edge: string;
  fold: string;
  /** The cloth's repeat, drawn over a box. */
  repeat: (box: Box) => string;
  collar: "band" | "camp";
  /** How much longer than the others it is cut. */
  longer?: number;
  /** The ink of its shade: black, unless the cloth is white. */
  shade?: string;
};

const trunkOf: readonly Point[] = [
  [404, 250, 1],
  [500, 214],
  [700, 214],
  [800, 250, 1],
  [862, 330],
  [850, 520],
  [868, 780],
  [876, 884, 1],
  [740, 902],
  [610, 890, 1],
  [480, 906],
  [334, 880, 1],
  [352, 700],
  [356, 500],
  [340, 340],
];
const leftOf: readonly Point[] = [
  [404, 250, 1],
  [320, 288],
  [236, 400],
  [176, 540, 1],
  [250, 584],
  [342, 590, 1],
  [362, 470],
  [372, 360],
];
const rightOf: readonly Point[] = [
  [800, 250, 1],
  [884, 290],
  [966, 390],
  [1040, 520, 1],
  [976, 570],
  [872, 590, 1],
  [848, 470],
  [836, 360],
];

const creases = (ink: string, rnd: ReturnType<typeof seeded>) =>
  [
    [
      [392, 420],
      [430, 540],
      [420, 690],
    ],
    [
      [800, 470],
      [770, 660],
      [806, 900],
    ],
    [
      [520, 640],
      [536, 760],
      [500, 900],
    ],
  ]
    .map((way) =>
      shape(
        cut(
          band(
            way.map(([x = 0, y = 0]): Point => [x, y]),
            (t) => 20 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08)),
          ),
          rnd,
          { slip: 1, fine: 3 },
        ),
        ink,
        'opacity=".5"',
      ),
    )
    .join("");
const dark = (box: Box, a: Point, b: Point, ink: string) =>
  halftone(box, (x, y) => 0.9 * slope(a, b, 1.4)(x, y), ink, { pitch: 14, turn: 33 });
/** What is below the sleeves, let down by so much. */
const lowered = (points: readonly Point[], by: number) =>
  points.map(([x, y, k]): Point => [x, y > 600 ? y + by * Math.min(1, (y - 600) / 180) : y, k]);

/** The front or the back of a shirt, cut from its cloth. */
function garment(spec: Spec, side: "front" | "back"): Thing {
  const rnd = seeded(spec.seed);
  const { ground, trim, edge, repeat, longer = 0, shade = night } = spec;
  const foot = 886 + longer;
  const [trunk, sleeveL, sleeveR] = [cut(lowered(trunkOf, longer), rnd), cut(leftOf, rnd), cut(rightOf, rnd)];
  const sleeve = (outline: string, turn: number, [x, y]: Point, box: Box, from: Point, to: Point, cuff: string) =>
    slipped(outline, ground, { dx: -7, dy: 6, paper: edge }) +
    inside(
      outline,
      group(repeat([x - 220, y - 260, x + 220, y + 260]), `transform="rotate(${turn} ${x} ${y})"`) +
        line(cuff, trim, 26) +
        line(cuff, night, 3, 'stroke-dasharray="10 8" transform="translate(4 -20)"') +
        dark(box, from, to, shade),
    );
  const seams = line("M404 252Q364 380 358 500M800 252Q842 380 850 510", night, 4, 'opacity=".55"');
  const hem = group(
    line("M334 868Q480 892 610 876Q740 888 876 870", night, 3, 'stroke-dasharray="10 8"'),
    `transform="translate(0 ${longer})"`,
  );
  const trunkBody =
    slipped(trunk, ground, { dx: -7, dy: 6, paper: edge }) +
    inside(
      trunk,
      repeat([300, 200, 900, 920 + longer]) +
        creases(spec.fold, rnd) +
        seams +
        hem +
        dark([560, 240, 900, 920 + longer], [690, 500], [980, 880 + longer * 0.6], shade),
    );
  const buttons = (x: number, ys: readonly number[]) =>
    ys
      .map(
        (y) =>
          dot(x + 3, y + 5, 13, night) +
          dot(x, y, 13, spec.button) +
          dot(x - 4, y - 3, 2.6, night) +
          dot(x + 4, y + 3, 2.6, night) +
          dot(x - 5, y - 6, 2.4, chalk),
      )
      .join("");
  const label =
    slipped("M560 226H648V262H560Z", chalk, { dx: 3, dy: 3, paper: night }) +
    letters("LA", 604, 255, { size: 32, anchor: 0.5 });
  const bandFront =
    shape(
      cut(
        [
          [500, 212, 1],
          [540, 262],
          [604, 284],
          [662, 262],
          [704, 212, 1],
          [690, 196],
          [602, 190],
          [514, 196],
        ],
        rnd,
        { slip: 1 },
      ),
      night,
    ) +
    label +
    slipped("M496 206Q520 292 606 304Q690 292 708 206L726 222Q706 322 606 338Q504 326 478 222Z", trim, {
      dx: -4,
      dy: 4,
      paper: edge,
    }) +
    slipped("M584 330H634V600Q610 612 584 600Z", trim, { dx: -4, dy: 4, paper: edge }) +
    line("M591 336V594M627 336V594", night, 2.5, 'stroke-dasharray="9 7"') +
    buttons(609, [352, 424, 496, 566]) +
    line(`M609 606V${foot}`, night, 3, 'opacity=".5"');
  const campFront =
    shape(
      cut(
        [
          [500, 214, 1],
          [530, 204],
          [670, 204],
          [704, 214, 1],
          [612, 400, 1],
        ],
        rnd,
        { slip: 1 },
      ),
      night,
    ) +
    label +
    slipped(
      cut(
        [
          [500, 206, 1],
          [440, 250],
          [430, 352, 1],
          [532, 330, 1],
          [612, 420, 1],
          [560, 310],
          [524, 220],
        ],
        rnd,
        { slip: 1.2 },
      ),
      trim,
      { dx: -5, dy: 5, paper: edge },
    ) +
    slipped(
      cut(
        [
          [704, 206, 1],
          [768, 250],
          [790, 346, 1],
          [690, 334, 1],
          [612, 420, 1],
          [650, 310],
          [684, 220],
        ],
        rnd,
        { slip: 1.2 },
      ),
      trim,
      { dx: -5, dy: 5, paper: edge },
    ) +
    line("M612 420L614 640L611 890", night, 6) +
    line("M626 426V888", edge, 2.5, 'stroke-dasharray="9 7"') +
    buttons(636, [470, 570, 670, 770, 860]);
  const back =
    line("M404 300Q600 346 800 300", night, 5) +
    line("M404 309Q600 355 800 309", edge, 2.5, 'stroke-dasharray="9 7"') +
    line(`M590 332V${foot}M626 332V${foot}`, night, 4, 'opacity=".6"') +
    line("M596 330q12 34 24 0", chalk, 7) +
    slipped(
      cut(
        [
          [486, 222, 1],
          [520, 196],
          [604, 186],
          [688, 196],
          [720, 222, 1],
          [662, 244],
          [604, 250],
          [540, 244],
        ],
        rnd,
        { slip: 1 },
      ),
      trim,
      { dx: -4, dy: 4, paper: edge },
    );
  return {
    box: [176, 204, 1040, 906 + longer],
    body:
      sleeve(sleeveL, 24, [270, 420], [160, 240, 420, 620], [230, 400], [390, 560], "M176 540Q250 584 342 590") +
      sleeve(sleeveR, -24, [940, 420], [800, 240, 1060, 620], [850, 300], [1060, 560], "M1040 520Q976 570 872 590") +
      trunkBody +
      (side === "back" ? back : spec.collar === "band" ? bandFront : campFront),
  };
}

/** Folded as a shop folds it, in three layers whose folds are round, its sleeves behind it, with a paper band and its card. */
function packed(spec: Spec, number: string): Thing {
  const rnd = seeded(spec.seed + 3);
  const { ground, trim, edge, repeat, shade = night } = spec;
  /** The shoulders slope, the sides swell a little and the lower fold is round; each layer is a little lower and wider. */
  const layer = (down: number, out: number) =>
    cut(
      [
        [118, -2, 1],
        [46, 22],
        [-2 - out, 66],
        [-10 - out, 190],
        [-7 - out, 330],
        [-9 - out, 520 + down],
        [4 - out, 578 + down],
        [60, 592 + down],
        [212, 586 + down],
        [366, 593 + down],
        [418 + out, 576 + down],
        [432 + out, 518 + down],
        [428 + out, 330],
        [432 + out, 190],
        [424 + out, 66],
        [376, 22],
        [302, -2, 1],
        [210, 16],
      ],
      rnd,
      { slip: 1.1 },
    );
  const top = layer(0, 0);
  const folded = (outline: string, more: string) =>
    slipped(outline, ground, { dx: -4, dy: 4, paper: edge }) +
    inside(outline, group(repeat([-80, -60, 500, 700]), 'transform="translate(-70 44)"') + more);
  /** The fold of a sleeve, seen at the side from under the front. */
  const sleeve = (s: 1 | -1) => {
    const outline = cut(
      [
        [s * 196, -214],
        [s * 238, -190],
        [s * 247, -90],
        [s * 240, 20],
        [s * 196, 36],
      ].map(([x = 0, y = 0]): Point => [211 + x, 290 + y]),
      rnd,
      { slip: 1 },
    );
    return (
      folded(outline, shape(outline, shade, `opacity="${s > 0 ? 0.55 : 0.28}"`)) +
      line(outline, night, 2.5, 'opacity=".5"')
    );
  };
  const under = [
    [40, 7, 0.5],
    [21, 4, 0.26],
  ]
    .map(([down = 0, out = 0, dim = 0]) => {
      const outline = layer(down, out);
      return (
        folded(
          outline,
          shape(outline, shade, `opacity="${dim}"`) +
            // A fold is bright along its bend and dark where the next layer lies on it.
            line(`M10 ${582 + down - 4}Q210 ${578 + down - 4} 412 ${582 + down - 4}`, "#FFFFFF", 3, 'opacity=".35"') +
            line(`M-20 ${584 + down - 17}Q210 ${578 + down - 17} 440 ${584 + down - 17}`, night, 9, 'opacity=".45"'),
        ) + line(outline, night, 2.2, 'opacity=".55"')
      );
    })
    .join("");
  const neck =
    spec.collar === "band"
      ? shape("M120 0Q210 80 300 0Z", night) +
        slipped("M112 -6Q136 96 210 104Q284 96 308 -6L334 4Q306 136 210 142Q114 136 86 4Z", trim, {
          dx: -4,
          dy: 4,
          paper: edge,
        }) +
        slipped("M186 138H236V420Q210 430 186 420Z", trim, { dx: -3, dy: 3, paper: edge }) +
        line("M193 142V418M229 142V418", night, 2, 'stroke-dasharray="8 6"') +
        [170, 250, 330, 400].map((y) => dot(213, y + 4, 11, night) + dot(211, y, 11, spec.button)).join("")
      : shape("M130 -2L210 150L290 -2Z", night) +
        slipped("M120 -8L36 60L52 170L140 130L210 214L160 70Z", trim, { dx: -5, dy: 5, paper: edge }) +
        slipped("M300 -8L384 60L368 170L280 130L210 214L260 70Z", trim, { dx: -5, dy: 5, paper: edge }) +
        line("M210 214V586", night, 5) +
        [270, 350].map((y) => dot(235, y + 4, 11, night) + dot(233, y, 11, spec.button)).join("");
  // The band goes round the pile: it bends at both sides.
  const wrap =
    slipped("M-14 424C60 414 360 416 436 424L440 512C360 522 60 522 -17 512Z", chalk, { dx: 4, dy: 7, paper: night }) +
    inside(
      "M-14 424C60 414 360 416 436 424L440 512C360 522 60 522 -17 512Z",
      halftone([-20, 410, 20, 530], (x) => 0.5 * (1 - (x + 20) / 36), "#8F8269", { pitch: 7, turn: 30 }) +
        halftone([390, 410, 445, 530], (x) => (0.75 * (x - 392)) / 50, "#8F8269", { pitch: 7, turn: 30 }),
    ) +
    letters("The Living Archive", 24, 479, { size: 23.5, fill: night }) +
    small(number, 404, 482, { size: 27, weight: 80, fill: laterite, anchor: 1 });
  const crease = (way: string) =>
    line(way, shade, 9, 'opacity=".4" stroke-linecap="round"') +
    group(line(way, "#FFFFFF", 3, 'opacity=".4" stroke-linecap="round"'), 'transform="translate(-6 0)"');
  return {
    box: [-10, -8, 434, 634],
    body:
      sleeve(-1) +
      sleeve(1) +
      under +
      folded(
        top,
        crease("M54 60C40 180 62 300 48 410M366 64C384 200 362 300 376 412") +
          crease("M116 540C126 560 112 574 118 588M300 538C292 560 306 572 298 588") +
          halftone([-20, -10, 445, 600], (x, y) => 0.8 * slope([270, 260], [520, 660], 1.4)(x, y), shade, {
            pitch: 12,
            turn: 30,
          }) +
          // The swell of the cloth: light along the left fold, shade along the lower one.
          line("M-4 80C-12 200 -2 400 -4 540", "#FFFFFF", 7, 'opacity=".35" stroke-linecap="round"') +
          line("M20 584Q210 574 404 584", shade, 10, 'opacity=".35" stroke-linecap="round"'),
      ) +
      line(top, night, 2, 'opacity=".45"') +
      shape("M176 14H248V44H176Z", chalk) +
      letters("LA", 212, 40, { size: 27, anchor: 0.5 }) +
      neck +
      wrap,
  };
}

const hanger = (ink: string) =>
  line("M600 236C600 190 652 190 650 140C648 92 576 92 574 136", ink, 13, 'stroke-linecap="round"') +
  line("M606 232L400 268M606 232L806 268", ink, 15, 'stroke-linecap="round"');
const withHanger = (thing: Thing, ink: string): Thing => ({ ...thing, body: hanger(ink) + thing.body });
/** A raffia basket 52 wide and 34 high, with two cloths in it, stood at 0. */
const basket = (raffia: string, grain: string, [first = laterite, second = indigo]: readonly string[]) => {
  const side = "M-26 -34C-26 -20 -23 -6 -20 0H20C23 -6 26 -20 26 -34Z";
  return (
    shape("M-20 -33C-22 -43 -10 -47 -2 -43C6 -48 8 -38 8 -33Z", first) +
    shape("M-2 -33C0 -42 8 -45 14 -41C21 -41 22 -36 22 -33Z", second) +
    line("M-14 -35Q-10 -42 -4 -40M6 -35Q10 -41 16 -38", chalk, 0.9) +
    slipped(side, raffia, { dx: -0.8, dy: 0.6, paper: night }) +
    inside(
      side,
      line(
        Array.from({ length: 9 }, (_, row) =>
          Array.from({ length: 14 }, (_, col) => `M${-28 + col * 4 + (row % 2) * 2} ${-33 + row * 4}v3`).join(""),
        ).join(""),
        grain,
        0.8,
      ) +
        rect(-30, -22, 60, 3, first) +
        rect(-30, -15, 60, 1.6, second) +
        halftone([-26, -34, 26, 0], (x, y) => 0.8 * Math.max(0, (x + y * 0.2) / 26), night, { pitch: 1.9, turn: 33 }),
    ) +
    line("M-27 -34H27", grain, 2.4, 'stroke-linecap="round"')
  );
};
const weave = (ink: string) =>
  group(
    line(Array.from({ length: 150 }, (_, i) => `M0 ${i * 7}H800M${i * 7} 0V1000`).join(""), ink, 1),
    'opacity=".16"',
  );

interface Scene {
  spec: Spec;
  number: string;
  hero: (front: Thing) => string;
  detail: readonly [x: number, y: number, zoom: number, turn: number];
  place: (front: Thing, units: (k: number) => number) => string;
  table: string;
}

const shirt = (slug: string, { spec, number, hero, detail: [x, y, zoom, turn], place, table }: Scene): Views => {
  const { label, height } = factsOf(slug);
  const front = garment(spec, "front");
  const page = (n: number, body: string) => plate({ seed: spec.seed + n, label }, body);
  const near = group(
    front.body,
    `transform="translate(400 470) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})"`,
  );
  const pile = (() => {
    const thing = packed(spec, number);
    const spot = { x: 396, y: 480, scale: 1.14, turn: -11 };
    return shadow(laid(thing, spot), { dx: 34, dy: 40, pitch: 10 }) + laid(thing, spot);
  })();
  return [
    () => page(0, hero(front)),
    () =>
      page(
        1,
        glowing(night, spec.fold, [200, 200, 800]) +
          near +
          weave(night) +
          dusk([420, 420], [900, 1050], spec.shade ?? night, 0.6),
      ),
    () =>
      page(
        2,
        place(front, (k) => toScale(front, height, k)),
      ),
    () => page(3, table + pile),
  ];
};

const jakande: Spec = {
  seed: 1979,
  ground: chalk,
  trim: indigo,
  button: brass,
  edge: laterite,
  fold: "#B9C0D6",
  collar: "band",
  longer: 120,
  shade: "#4E5F96",
  repeat: halfDrop(
    house,
    [inksOf(indigo, chalk, brass), inksOf(laterite, chalk, brass), inksOf(palm, chalk, brass)],
    [122, 104],
    0.56,
  ),
};
const twelve: Spec = {
  seed: 1967,
  ground: indigo,
  trim: oxblood,
  button: chalk,
  edge: chalk,
  fold: "#0F1734",
  collar: "camp",
  repeat: halfDrop(
    patches,
    [inksOf(laterite, "#C9CFE2", brass, "#0F1734"), inksOf(brass, "#C9CFE2", laterite, "#0F1734")],
    [250, 230],
    0.92,
  ),
};
const rice: Spec = {
  seed: 1981,
  ground: indigo,
  trim: "#16203F",
  button: brass,
  edge: brass,
  fold: "#0F1734",
  collar: "camp",
  repeat: halfDrop(riceShip, [inksOf(brass, chalk, "#C9532F", "#7D2230")], [228, 206], 0.82),
};
const shoes: Spec = {
  seed: 2010,
  ground: palm,
  trim: night,
  button: brass,
  edge: laterite,
  fold: "#1E4128",
  collar: "band",
  repeat: halfDrop(soles, [inksOf(chalk, chalk, laterite), inksOf(brass, chalk, laterite)], [176, 196], 0.78),
};

export const shirts: Readonly<Record<string, Views>> = {
  "jakande-tribute-shirt": shirt("jakande-tribute-shirt", {
    spec: jakande,
    number: "118 of 300",
    // On a nail in the afternoon, beside a shutter.
    hero: (front) => {
      const worn = laid(withHanger(front, night), { x: 420, y: 548, scale: 0.8, turn: -7 });
      return (
        glowing(brass, "#E9CE6B", [180, 260, 760]) +
        shutterLight("#F0DC94", { x: 40, y: -60, turn: 22, bars: 13, wide: 760, opacity: 0.6 }) +
        shadow(worn, { dx: 62, dy: 40, ink: oxblood, pitch: 11, field: (x, y) => 0.95 - y / 2600 - x / 4000 }) +
        worn +
        dot(377, 178, 13, night) +
        dot(373, 174, 5, chalk)
      );
    },
    detail: [604, 420, 2.1, -9],
    place: (front, units) => {
      const [k, floor] = [5, 884];
      return (
        room({ wall: "#2F5D3A", light: "#5E8A5F", floor: WOOD.mid, at: 800, lamp: [220, 260, 620] }) +
        set(door(brass, WOOD.dark), 756, floor - 52, k * 0.9) +
        set(rail(brass), 210, floor, k) +
        hung(front, units(k), 268, floor - 164.4 * k) +
        set(basket("#D9BE82", "#8A6A2B", [laterite, indigo]), 250, floor + 26, k) +
        set(chair(chalk, laterite), 652, floor + 24, k)
      );
    },
    table:
      boardTop([WOOD.light, WOOD.dark], -24, seeded(5)) +
      leafShadow(WOOD.dark, { x: 830, y: 940, turn: 218, opacity: 0.45 }),
  }),
  "twelve-patches-shirt": shirt("twelve-patches-shirt", {
    spec: twelve,
    number: "40 of 120",
    // Laid on terrazzo, with the shadow of a palm.
    hero: (front) => {
      const flat = laid(front, { x: 404, y: 478, scale: 0.86, turn: 13 });
      return (
        terrazzoTop("#E5D9C2", [laterite, brass, "#A49C8B", palm, chalk], seeded(21)) +
        hardShadow(flat, 16, 22, night, 0.5) +
        flat +
        leafShadow(night, { x: 850, y: -40, turn: 138, long: 880, opacity: 0.2 })
      );
    },
    detail: [560, 500, 2.0, 14],
    place: (front, units) => {
      const [k, floor] = [4.5, 880];
      return (
        room({ wall: oxblood, light: "#8A2B38", floor: WOOD.dark, at: 806, lamp: [560, 240, 620] }) +
        set(rail(brass), 470, floor, k) +
        hung(front, units(k), 500, floor - 164.4 * k) +
        set(chair(WOOD.black, brass), 152, floor + 14, k)
      );
    },
    table: stripTop([laterite, chalk, night, brass], 14),
  }),
  "rice-ship-shirt": shirt("rice-ship-shirt", {
    spec: rice,
    number: "83 of 120",
    // On a washing line over a yard wall, in the wind.
    hero: (front) => {
      const sky = glowing("#D98B4A", "#F0C46A", [560, 240, 620]) + dot(604, 196, 92, "#F3EDE1");
      const yard =
        rect(0, 770, 800, 200, laterite) +
        rect(0, 756, 800, 18, oxblood) +
        line(
          Array.from({ length: 5 }, (_, r) =>
            Array.from({ length: 8 }, (_, c) => `M${c * 128 - (r % 2) * 64} ${800 + r * 46}h124`).join(""),
          ).join(""),
          oxblood,
          5,
        );
      const worn = laid(front, { x: 392, y: 560, scale: 0.84, turn: 6 });
      const rope = line("M-20 214Q400 306 820 232", night, 7);
      const peg = (px: number, py: number, t: number) =>
        group(
          slipped("M-9 -34H9L7 30H-7Z", WOOD.light, { dx: 3, dy: 4, paper: night }) + rect(-10, -4, 20, 6, night),
          `transform="translate(${px} ${py}) rotate(${t})"`,
        );
      return (
        sky +
        yard +
        shadow(worn, {
          dx: 96,
          dy: 84,
          ink: oxblood,
          field: (_, y) => (y > 772 ? 0.6 - (y - 772) / 420 : 0),
          pitch: 13,
        }) +
        rope +
        worn +
        peg(246, 262, -4) +
        peg(556, 276, 8)
      );
    },
    detail: [596, 350, 2.1, 10],
    place: (front, units) => {
      const [k, floor] = [4.2, 880];
      return (
        room({ wall: "#E5D9C2", light: chalk, floor: WOOD.light, at: 800, lamp: [300, 260, 640] }) +
        set(door(indigo, "#2C3B70"), 220, floor - 40, k * 0.95) +
        // A board of pegs, and beside the shirt somebody's bag.
        slipped(`M440 ${floor - 190 * k}H792V${floor - 181 * k}H440Z`, WOOD.mid, { dx: 5, dy: 8, paper: night }) +
        [482, 572, 662, 752]
          .map((x) => dot(x + 3, floor - 184 * k + 4, 11, night) + dot(x, floor - 184 * k, 10, WOOD.light))
          .join("") +
        hung(front, units(k), 570, floor - 185 * k) +
        line(
          `M752 ${floor - 184 * k}Q724 ${floor - 160 * k} 730 ${floor - 138 * k}M752 ${floor - 184 * k}Q786 ${floor - 160 * k} 780 ${floor - 138 * k}`,
          WOOD.dark,
          7,
        ) +
        slipped(
          `M716 ${floor - 140 * k}H800V${floor - 112 * k}Q760 ${floor - 104 * k} 712 ${floor - 112 * k}Z`,
          oxblood,
          {
            dx: 5,
            dy: 7,
            paper: night,
          },
        ) +
        set(cabinet(WOOD.mid, "#D9C08A"), 580, floor + 14, k)
      );
    },
    table: matTop("#D9BE82", "#8A6A2B", [laterite, palm], -16),
  }),
  "no-shoes-shirt": shirt("no-shoes-shirt", {
    spec: shoes,
    number: "61 of 150",
    // On a peg of a veranda, in the light of pierced blocks.
    hero: (front) => {
      const worn = laid(withHanger(front, brass), { x: 400, y: 548, scale: 0.82, turn: 9 });
      return (
        glowing("#C9BB9E", chalk, [240, 240, 780]) +
        blockLight("#FBF6EA", { opacity: 0.85, size: 132, skew: -12, y: 40 }) +
        shadow(worn, { dx: 54, dy: 46, ink: indigo, field: (x, y) => 0.9 - (x + y) / 5200 }) +
        worn +
        rect(0, 150, 800, 30, WOOD.dark) +
        rect(0, 146, 800, 6, WOOD.light) +
        slipped("M446 136h28v54h-28Z", WOOD.light, { dx: 4, dy: 6, paper: night })
      );
    },
    detail: [700, 330, 2.15, 12],
    place: (front, units) => {
      const [k, floor] = [4.5, 880];
      return (
        room({ wall: indigo, light: "#46588F", floor: WOOD.mid, at: 806, lamp: [520, 240, 660] }) +
        set(rail(brass), 330, floor, k) +
        hung(front, units(k), 300, floor - 164.4 * k) +
        set(plant(laterite), 676, floor + 20, k)
      );
    },
    table: adireTop(indigo, "#C9CFE2", 12, seeded(14), 180),
  }),
};

/** Hung from a rail or a nail at a height: its collar is 6 cm under it. */
function hung(front: Thing, scale: number, x: number, y: number) {
  const thing = withHanger(front, brass);
  const worn = stood(thing, { x, y: y + (thing.box[3] - 104) * scale, scale });
  return shadow(worn, { dx: 24, dy: 14, pitch: 8 }) + worn;
}
