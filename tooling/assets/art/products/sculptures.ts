import { crocodile, tortoise } from "../beasts";
import { hourglass, microphone, press } from "../instruments";
import {
  cut,
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
import { flood, hardShadow, laid, plate, shadow, stood, type Thing, toScale } from "../scenes/plate";
import { armchair, cabinet, chair, floorLamp, plant, room, set, shelved, sideboard, tableLamp } from "../scenes/rooms";
import {
  adireTop,
  blockLight,
  boards,
  boardTop,
  contact,
  dusk,
  glowing,
  leafShadow,
  ledge,
  matTop,
  shutterLight,
  stripTop,
  terrazzoTop,
  WOOD,
  windowLight,
} from "../scenes/settings";
import { straw } from "../scenes/straw";
import { glow, pts, small } from "../works/press";
import { diningChair, emptyChair, fallen, floorboards, onFloor, onItsLegs, onWall } from "./empty-chair";
import { factsOf, type Views } from "./facts";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

const things = {
  "seated-crocodile": { body: crocodile, box: [-302, -690, 318, 0] },
  "tortoise-with-generator": { body: tortoise, box: [-330, -530, 416, 0] },
  "golden-voice": { body: microphone, box: [-140, -640, 140, 0] },
  "interim-hourglass": { body: hourglass, box: [-182, -546, 182, 0] },
  "the-empty-chair": emptyChair,
  "the-west-african-press": { body: press, box: [-262, -606, 318, 0] },
} as const satisfies Record<string, Thing>;

/** Stood on something; the shadow goes where the light does not come from. */
const on = (
  thing: Thing,
  x: number,
  y: number,
  scale: number,
  { dx = 90, dy = 4, ink = night as string, pitch = 11, foot = 0.34, turn = 0 } = {},
) => {
  const placed = stood(thing, { x, y, scale, turn });
  return (
    shadow(placed, { dx, dy, ink, pitch, field: (_, v) => (v < y + 4 ? 0.9 : 0) }) +
    contact(x, y - 2, (thing.box[2] - thing.box[0]) * scale * foot, night, 2.2, dx < 0 ? -1 : 1) +
    placed
  );
};

/** In the crate that it is sent in, packed in straw, seen from above. */
function crated(thing: Thing, accession: string, words: string, turn: number) {
  const rnd = seeded(words.length + accession.charCodeAt(9));
  const [left, top, right, foot] = thing.box;
  const scale = Math.min(500 / (right - left), 560 / (foot - top));
  const side = (d: string, tone: string) => slipped(d, tone, { dx: 3, dy: 4, paper: night });
  const frame =
    side("M-350 -430H350V-356H-350Z", WOOD.light) +
    side("M-350 356H350V430H-350Z", WOOD.light) +
    side("M-350 -356H-288V356H-350Z", "#A5733C") +
    side("M288 -356H350V356H288Z", "#A5733C") +
    [-320, 320].map((x) => [-400, -386, 386, 402].map((y) => dot(x + (y % 3) * 3, y, 6, night)).join("")).join("") +
    group(
      small("The Living Archive, Lagos", 0, 0, { size: 34, anchor: 0.5, weight: 90 }),
      'transform="translate(0 406)"',
    ) +
    group(small(words, 0, 0, { size: 30, anchor: 0.5, weight: 80, fill: oxblood }), 'transform="translate(0 -380)"');
  const card = group(
    slipped("M0 0H150V96H0Z", chalk, { dx: 4, dy: 5, paper: night }) +
      small(accession, 75, 44, { size: 26, anchor: 0.5, weight: 60 }) +
      rect(18, 60, 114, 4, laterite) +
      rect(18, 74, 80, 4, night),
    'transform="translate(118 268) rotate(-7)"',
  );
  const inner = laid(thing, { x: 0, y: -6, scale, turn: 11 });
  // It lies in a hollow: the straw is over its foot and its sides, and a few stalks are across it.
  const hollow = (x: number, y: number) => Math.hypot(x / 196, (y + 84) / 268);
  const nest = inside(
    "M-290 -358H290V358H-290Z",
    rect(-300, -370, 600, 740, "#8A6A2B") +
      straw(620, [-380, -440, 300, 420], rnd) +
      halftone([-300, -370, 300, 370], (x, y) => Math.max(0, 0.9 - Math.min(x + 290, y + 358) / 80), night, {
        pitch: 9,
        turn: 33,
      }) +
      hardShadow(inner, 16, 20, "#3A2508", 0.7) +
      inner +
      straw(420, [-380, -440, 300, 440], rnd, (x, y) => hollow(x, y) > 1.02) +
      straw(26, [-230, 60, 200, 230], rnd, (x, y) => hollow(x, y) > 0.5) +
      shape("M-290 -358H290V-336H-268V358H-290Z", night, 'opacity=".5"') +
      card,
  );
  return group(
    slipped("M-350 -430H350V430H-350Z", WOOD.dark, { dx: 22, dy: 26, paper: night }) + nest + frame,
    `transform="translate(400 484) rotate(${turn}) scale(.92)"`,
  );
}

/** The chair from behind: the jacket's back over the rail, its hem level with the seat, its sleeves beside the posts. */
function chairFromBehind(): Thing {
  const rnd = seeded(2009);
  const [wood, deep, pale] = ["#7A4A22", "#4A2A12", "#A56A36"];
  const [worn, crease, dim] = ["#A08250", "#070605", "#5A4F44"];
  /** Squared timber: its back, its lit left edge and its shaded right one. */
  const timber = (x: number, y: number, wide: number, high: number) =>
    rect(x, y, wide, high, wood) +
    rect(x, y, high > wide ? 8 : wide, high > wide ? high : 6, pale) +
    rect(
      high > wide ? x + wide - 9 : x,
      high > wide ? y : y + high - 7,
      high > wide ? 9 : wide,
      high > wide ? high : 7,
      deep,
    );
  const trunk = cut(
    pts(
      "-52 -664 1, -108 -650, -164 -630, -202 -600, -214 -560, -206 -500, -198 -430, -200 -370, -206 -318 1, -140 -306, -70 -302, -6 -304 1, 0 -420 1, 8 -302 1, 76 -300, 146 -306, 208 -320 1, 202 -374, 198 -430, 206 -500, 214 -560, 202 -600, 164 -630, 108 -650, 52 -664 1, 0 -652",
    ),
    rnd,
    { slip: 1.1 },
  );
  const sleeve = (side: 1 | -1) => {
    const way = cut(
      pts(
        "-186 -612, -222 -592, -246 -540, -258 -460, -268 -380, -272 -300, -268 -204 1, -236 -192, -206 -202 1, -204 -300, -204 -380, -204 -470, -196 -560",
      ).map(([x, y, k]): Point => [x * -side, y + (side > 0 ? 10 : 0), k]),
      rnd,
      { slip: 1.1 },
    );
    const s = side === 1 ? -1 : 1;
    return (
      slipped(way, side === 1 ? "#16120F" : "#221C16", {
        paper: side === 1 ? "#4A3D2C" : "#C9A566",
        dx: side === 1 ? 3 : -4,
        dy: 2,
      }) +
      inside(
        way,
        halftone(
          [-290, -620, 290, -180],
          (x, y) => (side === 1 ? 0.25 : 0.85) - Math.hypot(x * s + 262, (y + 430) * 0.5) / 90,
          worn,
          {
            pitch: 8,
            turn: 20,
          },
        ) +
          [
            [-212, -470, -250, -440],
            [-210, -400, -256, -366],
            [-214, -350, -262, -326],
          ]
            .map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
              line(
                `M${x0 * s} ${y0}Q${((x0 + x1) / 2) * s} ${y0 + 34} ${x1 * s} ${y1}`,
                crease,
                7,
                'stroke-linecap="round"',
              ),
            )
            .join("") +
          line(`M${-268 * s} -236Q${-236 * s} -226 ${-206 * s} -234`, dim, 4),
      ) +
      [-222, -206].map((y) => dot(-258 * s, y - (side === 1 ? -10 : 0), 4.5, brass)).join("")
    );
  };
  return {
    box: [-272, -676, 272, 0],
    body:
      // The far legs and their rails, in the shade of the seat.
      rect(-190, -300, 26, 280, deep) +
      rect(164, -300, 26, 280, deep) +
      rect(-170, -176, 340, 14, deep) +
      slipped("M-226 -336H226L222 -304H-222Z", oxblood, { paper: night, dx: 0, dy: 4 }) +
      timber(-212, -304, 424, 30) +
      Array.from({ length: 21 }, (_, i) => dot(-210 + i * 21, -316, 3.6, brass)).join("") +
      timber(-206, -620, 32, 620) +
      timber(174, -620, 32, 620) +
      timber(-176, -154, 352, 42) +
      small("LA.2026.18", 0, -124, { size: 25, anchor: 0.5, fill: "#F0D27A", weight: 80 }) +
      sleeve(-1) +
      sleeve(1) +
      slipped(trunk, "#1B1713", { paper: "#C9A566", dx: -4, dy: 3 }) +
      inside(
        trunk,
        // The lamp is at the left: bronze shines on the shoulder and is dark at the other side.
        halftone([-220, -670, 220, -290], (x, y) => 0.86 - Math.hypot(x + 128, (y + 566) * 0.8) / 150, worn, {
          pitch: 8,
          turn: 20,
        }) +
          halftone([-220, -560, 40, -290], (x, y) => 0.5 - Math.hypot((x + 120) * 1.6, y + 390) / 150, worn, {
            pitch: 8,
            turn: 20,
          }) +
          // The rail presses through, the cloth falls from the two knobs and gathers at the waist.
          line("M-196 -594C-120 -612 -60 -606 0 -606S120 -612 196 -594", "#C9A566", 5, 'stroke-linecap="round"') +
          line("M-190 -578C-120 -594 -60 -588 0 -588S120 -594 190 -578", crease, 8, 'stroke-linecap="round"') +
          line("M0 -646C-3 -570 4 -500 0 -424", crease, 6) +
          line("M4 -640C1 -570 8 -500 4 -424", dim, 3) +
          [-1, 1]
            .map(
              (s) =>
                line(
                  `M${s * 176} -580C${s * 158} -510 ${s * 168} -430 ${s * 160} -312`,
                  crease,
                  9,
                  'stroke-linecap="round"',
                ) +
                line(
                  `M${s * 168} -570C${s * 150} -510 ${s * 160} -430 ${s * 152} -312`,
                  dim,
                  4,
                  'stroke-linecap="round"',
                ) +
                line(
                  `M${s * 104} -560C${s * 84} -490 ${s * 96} -410 ${s * 84} -306`,
                  crease,
                  7,
                  'stroke-linecap="round"',
                ) +
                line(
                  `M${s * 64} -420C${s * 52} -380 ${s * 58} -340 ${s * 48} -304`,
                  crease,
                  6,
                  'stroke-linecap="round"',
                ) +
                line(
                  `M${s * 196} -440C${s * 150} -424 ${s * 110} -430 ${s * 74} -446`,
                  crease,
                  6,
                  'stroke-linecap="round"',
                ),
            )
            .join("") +
          line("M0 -420L-6 -302", "#C9A566", 4) +
          shape("M0 -424L-6 -300L8 -300Z", "#4A1019") +
          line("M-204 -326C-140 -314 -70 -310 -8 -312M12 -310C76 -308 146 -314 206 -328", dim, 4),
      ) +
      slipped(
        cut(pts("-66 -652 1, -40 -674, 0 -682, 40 -674, 66 -652 1, 36 -634, 0 -628, -36 -634"), rnd, { slip: 1 }),
        "#3D3224",
        { paper: "#C9A566", dx: -3, dy: 3 },
      ) +
      line("M-50 -650Q0 -632 50 -650", crease, 4),
  };
}

interface Scene {
  seed: number;
  hero: (thing: Thing) => string;
  near: readonly [x: number, y: number, zoom: number, lean: number];
  behind: string;
  /** The ink of the shadow behind the detail. */
  shadowInk?: string;
  place: (thing: Thing, units: (k: number) => number) => string;
  /** What it is laid on in its crate, what is written on the crate, and how the crate is turned; or another last view. */
  mark: readonly [ground: string, words: string, turn: number] | ((label: string) => string);
}

function views(
  slug: keyof typeof things,
  { seed, hero, near: [x, y, zoom, lean], behind, shadowInk = night, place, mark }: Scene,
): Views {
  const { label, height } = factsOf(slug);
  const thing: Thing = things[slug];
  const page = (n: number, body: string) => plate({ seed: seed + n * 3, label }, body);
  return [
    () => page(0, hero(thing)),
    () => {
      const close = group(
        thing.body,
        `transform="translate(400 470) rotate(${lean}) scale(${zoom}) translate(${-x} ${-y})"`,
      );
      return page(1, behind + shadow(close, { dx: 60, dy: 36, pitch: 13, ink: shadowInk, field: () => 0.85 }) + close);
    },
    () =>
      page(
        2,
        place(thing, (k) => toScale(thing, height, k)),
      ),
    () => {
      if (typeof mark === "function") return page(3, mark(label[1]));
      const [ground, words, turn] = mark;
      const crate = crated(thing, label[1], words, turn);
      return page(3, ground + crate);
    },
  ];
}

export const sculptures: Readonly<Record<string, Views>> = {
  "seated-crocodile": views("seated-crocodile", {
    seed: 1966,
    // On a stone sill, the sun behind the slats.
    hero: (thing) =>
      glowing(brass, "#F0DC94", [560, 260, 700]) +
      shutterLight("#F5E7B0", { x: 60, y: -60, turn: -16, bars: 13, wide: 820, opacity: 0.6 }) +
      ledge({ top: 846, left: -30, right: 700, fill: "#3A332C", side: "#000000", deep: 62 }, seeded(4)) +
      on(thing, 366, 826, 1.03, { dx: 84, ink: oxblood, foot: 0.17 }),
    near: [-94, -560, 1.85, -9],
    behind: glowing(oxblood, "#9A3A46", [220, 220, 700]),
    place: (thing, units) => {
      const [k, floor] = [5.1, 884];
      return (
        room({ wall: "#2F5D3A", light: "#6E9A6A", floor: WOOD.mid, at: 812, lamp: [380, 240, 680] }) +
        set(sideboard(WOOD.dark, WOOD.black), 350, floor, k) +
        on(thing, 300, floor - 78 * k, units(k), { dx: 40, pitch: 9, foot: 0.18 }) +
        set(
          shelved([
            [3, 22, laterite],
            [2.2, 26, chalk],
            [4, 24, indigo],
            [2.6, 21, oxblood],
          ]),
          500,
          floor - 78 * k,
          k,
        ) +
        set(chair(WOOD.light, palm), 724, floor + 26, k)
      );
    },
    mark: [boardTop([WOOD.mid, WOOD.dark], 30, seeded(3)), "No. 16 of 25", -8],
  }),
  "tortoise-with-generator": views("tortoise-with-generator", {
    seed: 2015,
    // On the veranda, where its model stands.
    hero: (thing) =>
      glowing("#D9C9A6", chalk, [240, 240, 760]) +
      blockLight("#FFFAEE", { x: -40, y: -60, size: 140, skew: 12, opacity: 0.85 }) +
      group(
        terrazzoTop("#B9AB90", [laterite, chalk, night, palm], seeded(5)),
        'transform="translate(0 640) scale(1 .34)"',
      ) +
      rect(0, 634, 800, 10, night) +
      on(thing, 402, 826, 0.97, { dx: 74, dy: 6, ink: indigo, foot: 0.36 }) +
      leafShadow(night, { x: 840, y: 980, turn: 214, long: 620, opacity: 0.3 }),
    near: [10, -330, 1.72, 6],
    behind: glowing(indigo, "#46588F", [220, 220, 700]),
    place: (thing, units) => {
      const [k, floor] = [5.6, 884];
      return (
        room({ wall: "#D3AF3A", light: "#F0DC94", floor: WOOD.dark, at: 812, lamp: [300, 260, 680] }) +
        set(cabinet(WOOD.light, "#E0C998"), 330, floor, k) +
        on(thing, 320, floor - 73 * k, units(k), { dx: 40, pitch: 9 }) +
        set(floorLamp(chalk), 640, floor + 8, k) +
        set(armchair(indigo, brass), 800, floor + 20, k)
      );
    },
    mark: [matTop("#D9BE82", "#8A6A2B", [laterite, indigo], 14), "No. 25 of 40", 9],
  }),
  "golden-voice": views("golden-voice", {
    seed: 1960,
    // Before a curtain, on a table of the broadcasting house.
    hero: (thing) =>
      flood(oxblood) +
      Array.from({ length: 9 }, (_, i) =>
        halftone(
          [i * 92 - 10, 0, i * 92 + 92, 800],
          (x, y) => Math.max(0, 0.95 - Math.abs(x - i * 92 - 66 - Math.sin(y / 210 + i) * 9) / 40) * 0.9,
          i % 4 === 1 ? night : "#2A090F",
          { pitch: 11, turn: 18 },
        ),
      ).join("") +
      Array.from({ length: 9 }, (_, i) =>
        halftone(
          [i * 92 - 10, 0, i * 92 + 60, 800],
          (x, y) => Math.max(0, 0.6 - Math.abs(x - i * 92 - 12 - Math.sin(y / 190 + i) * 8) / 22),
          "#B0473F",
          { pitch: 9, turn: 18 },
        ),
      ).join("") +
      group(boards(800, 960, [WOOD.mid, WOOD.dark], seeded(5), 2), "") +
      rect(0, 794, 800, 8, WOOD.light) +
      group(on(thing, 372, 872, 1.2, { dx: 120, dy: -4, foot: 0.46 }), 'transform="rotate(5 372 872)"') +
      paperNotes(),
    near: [4, -430, 2.62, -19],
    behind:
      glowing(indigo, "#46588F", [560, 220, 700]) +
      shutterLight("#7C8FD0", { x: 470, y: -140, turn: 24, bars: 16, wide: 520, opacity: 0.5 }),
    place: (thing, units) => {
      const [k, floor] = [4.8, 884];
      return (
        room({ wall: "#1E2A52", light: "#4A5C98", floor: WOOD.mid, at: 812, lamp: [480, 260, 700] }) +
        set(sideboard(WOOD.light, WOOD.dark), 420, floor, k) +
        on(thing, 470, floor - 78 * k, units(k), { dx: 44, pitch: 9, foot: 0.42 }) +
        radio(250, floor - 78 * k, k) +
        set(chair(WOOD.black, laterite), 96, floor + 26, k)
      );
    },
    mark: [stripTop([indigo, chalk, laterite, night], 24), "No. 11 of 30", -10],
  }),
  "interim-hourglass": views("interim-hourglass", {
    seed: 1993,
    // On a window sill at noon.
    hero: (thing) =>
      glowing("#2F5D3A", "#8FB08A", [240, 260, 700]) +
      windowLight("#D9E3C0", { x: 60, y: 60, wide: 420, high: 620, skew: 12, opacity: 0.5 }) +
      ledge({ top: 850, fill: chalk, deep: 70 }, seeded(6)) +
      on(thing, 404, 824, 1.26, { dx: 96, dy: 2, ink: "#17331F", foot: 0.5 }),
    near: [0, -270, 2.0, 12],
    shadowInk: "#8A6A12",
    behind: glowing(brass, "#F0DC94", [220, 220, 700]),
    place: (thing, units) => {
      const [k, floor] = [5.6, 884];
      return (
        room({ wall: "#C9BB9E", light: chalk, floor: WOOD.mid, at: 812, lamp: [360, 260, 700] }) +
        set(sideboard(palm, "#1E4128"), 360, floor, k) +
        on(thing, 380, floor - 78 * k, units(k), { dx: 40, pitch: 9, ink: WOOD.dark, foot: 0.5 }) +
        set(tableLamp(laterite, brass), 170, floor - 78 * k, k) +
        group(
          slipped("M0 0H190V250H0Z", night, { dx: 6, dy: 7, paper: WOOD.light }) +
            rect(16, 16, 158, 218, indigo) +
            [70, 48, 26].map((r) => oval(95, 125, r, r, "none", `stroke="${chalk}" stroke-width="10"`)).join(""),
          'transform="translate(540 130)"',
        )
      );
    },
    mark: [adireTop(indigo, "#C9CFE2", -10, seeded(3), 180), "No. 30 of 83. This way up, for now.", 7],
  }),
  "the-empty-chair": views("the-empty-chair", {
    seed: 2010,
    // In an empty room, lit from a door that is not in the picture.
    hero: () => {
      const [x, y, k] = [444, 826, 0.93];
      const wall = (along: number, high: number) => onWall(x, y, k, along, high);
      const floor = (along: number, ahead: number) => onFloor(x, y, k, along, ahead);
      const way = (points: readonly Point[]) => poly(points);
      // A window that is not in the picture lays one block of light over the boards and up the wall.
      const light = way([floor(-92, -66), floor(-26, -66), floor(132, 60), floor(66, 60)]);
      const pane = (from: number, to: number, low: number, high: number) =>
        way([wall(from, low), wall(to, low), wall(to, high), wall(from, high)]);
      const raised = [
        [-92, -61],
        [-57, -26],
      ]
        .flatMap(([from = 0, to = 0]) => [pane(from, to, 0, 21), pane(from, to, 24, 42)])
        .join("");
      const boardsBelow = way([wall(-160, 0), wall(160, 0), [1000, 1100], [-200, 1100]]);
      const skirting = way([wall(-160, 0), wall(160, 0), wall(160, 7), wall(-160, 7)]);
      return (
        glowing("#27315B", "#4A5C98", [700, 200, 560]) +
        shape(raised, "#DCC78C", 'opacity=".66"') +
        shape(boardsBelow, "#6B4423") +
        inside(
          boardsBelow,
          halftone([0, 400, 800, 950], (u, v) => 0.75 - 0.5 * glow(560, 800, 420)(u, v), "#3A2412", {
            pitch: 10,
            turn: 24,
          }) +
            shape(light, "#D9A868") +
            floorboards(x, y, k, "#3A2412") +
            inside(light, fallen(x, y, k, "#5C3517")) +
            group(fallen(x, y, k, "#140C07"), 'opacity=".55"'),
        ) +
        shape(skirting, "#E5D9C2") +
        shape(way([wall(-160, 0), wall(-92, 0), wall(-92, 7), wall(-160, 7)]), "#8F8AA0") +
        shape(way([wall(-26, 0), wall(160, 0), wall(160, 7), wall(-26, 7)]), "#8F8AA0") +
        line(way([wall(-160, 7), wall(160, 7)]).replace("Z", ""), night, 3) +
        // A socket, which is as large as they are everywhere.
        socket(wall(-107, 22), k * 10) +
        onItsLegs(x, y, k, -10, "#140C07")
      );
    },
    near: [40, -540, 1.5, -6],
    behind: glowing("#E5D9C2", chalk, [220, 200, 700]),
    place: (_, units) => {
      // Drawn as the sculpture is: the wall, its door and the other chair along the same axes.
      const [x, y, k] = [262, 812, units(6)];
      const wall = (along: number, high: number) => onWall(x, y, k, along, high);
      const way = (points: readonly Point[]) => poly(points);
      const panel = (from: number, to: number, low: number, high: number, ink: string) =>
        shape(way([wall(from, low), wall(to, low), wall(to, high), wall(from, high)]), ink);
      const below = way([wall(-190, 0), wall(190, 0), [1000, 1200], [-200, 1200]]);
      const slats = Array.from({ length: 26 }, (_, i) => panel(-59, 3, 18 + i * 7, 21.6 + i * 7, "#CDBE9F")).join("");
      return (
        glowing("#7A2430", "#B55A5E", [560, 210, 560]) +
        panel(-72, 16, 0, 260, "#4A0F1A") +
        panel(-68, 12, 0, 260, chalk) +
        slats +
        dot(...(wall(8, 100) as [number, number]), 7, brass) +
        shape(below, "#B07A45") +
        inside(
          below,
          floorboards(x, y, k, "#7A4A22") +
            halftone([0, 300, 800, 950], (u, v) => 0.7 - 0.75 * glow(430, 830, 420)(u, v), "#6B4423", {
              pitch: 10,
              turn: 24,
            }) +
            group(fallen(x, y, k, "#3A2412"), 'opacity=".6"'),
        ) +
        panel(16, 190, 0, 8, chalk) +
        panel(-190, -72, 0, 8, chalk) +
        line(way([wall(-190, 0), wall(190, 0)]).replace("Z", ""), night, 4) +
        onItsLegs(x, y, k, -10, "#3A2412") +
        diningChair(...(onFloor(x, y, k, 82, -2) as [number, number]), k)
      );
    },
    mark: () => {
      const back = chairFromBehind();
      return (
        glowing("#D3AF3A", "#F0DC94", [220, 240, 760]) +
        group(boards(770, 960, [WOOD.mid, WOOD.dark], seeded(8), 3), "") +
        rect(0, 764, 800, 8, chalk) +
        on(back, 420, 872, 1.16, { dx: 110, ink: WOOD.dark, foot: 0.42 })
      );
    },
  }),
  "the-west-african-press": views("the-west-african-press", {
    seed: 1937,
    // In the workshop, under the sheets that are drying.
    hero: (thing) => {
      // Far back, out of the lamp: the pages that are drying.
      const drying = [
        [66, 7],
        [318, -4],
        [560, 5],
      ]
        .map(([x = 0, t = 0]) =>
          group(
            slipped("M0 0H150V206H0Z", "#D39A6A", { dx: 5, dy: 8, paper: "#7E3A1C" }) +
              rect(14, 18, 122, 24, "#8A4526") +
              line(
                Array.from({ length: 7 }, (_, k) => `M14 ${62 + k * 19}h56M80 ${62 + k * 19}h56`).join(""),
                "#8A4526",
                5,
              ) +
              rect(62, -14, 22, 30, WOOD.mid),
            `transform="translate(${x} 40) rotate(${t})"`,
          ),
        )
        .join("");
      // A tin of ink stands where the press can be reached.
      const tin =
        slipped("M-52 -84H52V0Q0 14 -52 0Z", laterite, { dx: -4, dy: 3, paper: night }) +
        inside(
          "M-52 -84H52V0Q0 14 -52 0Z",
          rect(-52, -58, 104, 40, chalk) +
            letters("Ink", 0, -26, { size: 34, anchor: 0.5 }) +
            halftone([-52, -84, 52, 14], (x) => (x - 2) / 56, night, { pitch: 7, turn: 30 }) +
            halftone([-52, -84, -10, 14], (x) => 0.8 - Math.abs(x + 36) / 10, "#FFE9DC", { pitch: 7, turn: 20 }),
        ) +
        oval(0, -84, 52, 11, "#6B6056") +
        oval(2, -83, 44, 8, night);
      const can = group(tin, 'transform="translate(716 872)"');
      return (
        glowing("#9A3F1E", "#E08A4A", [250, 420, 620]) +
        line("M-20 40Q400 66 820 34", night, 5) +
        drying +
        dusk([300, 420], [330, -200], "#5E1C0C", 0.7, 12) +
        windowLight("#F5C98A", { x: 40, y: 240, wide: 520, high: 520, skew: -9, opacity: 0.34 }) +
        ledge({ top: 862, fill: WOOD.light, side: WOOD.dark, deep: 66 }, seeded(7)) +
        line("M60 818Q400 812 720 820M30 836Q380 844 780 834", WOOD.mid, 3) +
        group(on(thing, 392, 860, 1.12, { dx: 104, dy: -18, ink: "#3A120A", foot: 0.44 }), "") +
        shadow(can, { dx: 40, dy: 2, pitch: 8, ink: "#3A120A", field: (_, v) => (v < 878 ? 0.9 : 0) }) +
        can
      );
    },
    near: [70, -290, 1.62, 7],
    behind: glowing(palm, "#5E8A5F", [220, 220, 700]),
    place: (thing, units) => {
      const [k, floor] = [4.9, 884];
      return (
        room({ wall: "#D3AF3A", light: "#F0DC94", floor: WOOD.dark, at: 812, lamp: [340, 260, 700] }) +
        set(sideboard(WOOD.dark, WOOD.black), 330, floor, k) +
        on(thing, 320, floor - 78 * k, units(k), { dx: 44, pitch: 9, ink: WOOD.dark, foot: 0.42 }) +
        set(plant(laterite), 704, floor + 16, k)
      );
    },
    mark: [terrazzoTop("#CDBE9F", [laterite, night, palm, chalk], seeded(9)), "No. 7 of 12", 8],
  }),
};

/** A socket on a wall that runs down to the right, 14.6 wide and 8.6 high, `k` units a centimetre. */
const socket = ([x, y]: Point, k: number) =>
  group(
    slipped("M-7.3 -4.3H7.3V4.3H-7.3Z", "#DDD3C0", { dx: -0.4, dy: 0.5, paper: night }) +
      line("M-6.8 -3.8H6.8V3.8H-6.8Z", "#A49C8B", 0.25) +
      [-3.4, 3.4]
        .map(
          (u) =>
            rect(u - 0.4, -2.4, 0.8, 1.6, night) +
            rect(u - 1.6, 0.2, 1.1, 0.7, night) +
            rect(u + 0.5, 0.2, 1.1, 0.7, night),
        )
        .join(""),
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) skewY(11) scale(${k})"`,
  );

/** The sheets of a speech, on the table. */
function paperNotes() {
  return group(
    slipped("M0 0H170L150 60H-24Z", chalk, { dx: 6, dy: 6, paper: night }) +
      line("M18 16H140M12 30H132M8 44H96", night, 4),
    'transform="translate(580 838) rotate(-4)"',
  );
}
/** A table radio 44 wide and 28 high. */
function radio(x: number, y: number, k: number) {
  return set(
    slipped("M-22 -28H22V-1H-22Z", WOOD.dark, { dx: -0.8, dy: 0.6, paper: night }) +
      rect(-19, -25, 25, 21, "#D9C08A") +
      line(Array.from({ length: 8 }, (_, i) => `M-19 ${-24 + i * 2.7}H6`).join(""), WOOD.mid, 0.8) +
      rect(9, -24, 10, 9, chalk) +
      line("M10 -19H18", laterite, 0.7) +
      dot(11.4, -9, 2.4, brass) +
      dot(17, -9, 2.4, brass) +
      rect(-18, -1, 4, 1, night) +
      rect(14, -1, 4, 1, night),
    x,
    y,
    k,
  );
}
