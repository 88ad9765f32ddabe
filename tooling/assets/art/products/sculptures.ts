import { crocodile, tortoise } from "../beasts";
import { hourglass, microphone, press } from "../instruments";
import {
  bend,
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
import {
  armchair,
  cabinet,
  chair,
  door,
  floorLamp,
  plant,
  room,
  set,
  shelved,
  sideboard,
  tableLamp,
} from "../scenes/rooms";
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
import { glow, pts, small } from "../works/press";
import { emptyChair, fallen, floorboards, onFloor, onItsLegs, onWall } from "./empty-chair";
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

/** In the crate that it is sent in, on wood wool, seen from above. */
function crated(thing: Thing, accession: string, words: string, turn: number) {
  const rnd = seeded(words.length + accession.charCodeAt(9));
  const [left, top, right, foot] = thing.box;
  const scale = Math.min(500 / (right - left), 560 / (foot - top));
  const wool = Array.from({ length: 210 }, (_, i) => {
    const [x, y] = [rnd.between(-290, 290), rnd.between(-360, 360)];
    return line(
      bend(
        [
          [x, y],
          [x + rnd.between(-40, 40), y + rnd.between(-40, 40)],
          [x + rnd.between(-70, 70), y + rnd.between(-70, 70)],
        ],
        { closed: false, fine: 5 },
      ),
      i % 3 ? "#E3CB8C" : "#9C7A34",
      rnd.between(2.5, 5),
      'stroke-linecap="round"',
    );
  }).join("");
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
  const inner = laid(thing, { x: 0, y: -16, scale, turn: 6 });
  const nest = inside(
    "M-290 -358H290V358H-290Z",
    rect(-300, -370, 600, 740, "#C9A55C") +
      halftone([-300, -370, 300, 370], (x, y) => 0.6 * Math.max(0, (x + y) / 700), night, { pitch: 12 }) +
      wool +
      hardShadow(inner, 14, 18, night, 0.55) +
      inner +
      Array.from({ length: 26 }, (_, i) =>
        line(
          bend(
            [
              [-290 + i * 24, 250 + rnd.between(0, 100)],
              [-270 + i * 24, 230 + rnd.between(0, 120)],
              [-240 + i * 24, 270 + rnd.between(0, 90)],
            ],
            { closed: false, fine: 5 },
          ),
          i % 2 ? "#E3CB8C" : "#9C7A34",
          4,
          'stroke-linecap="round"',
        ),
      ).join("") +
      shape("M-290 -358H290V-330H-262V358H-290Z", night, 'opacity=".45"') +
      card,
  );
  return group(
    slipped("M-350 -430H350V430H-350Z", WOOD.dark, { dx: 22, dy: 26, paper: night }) + nest + frame,
    `transform="translate(400 484) rotate(${turn}) scale(.92)"`,
  );
}

/** The chair from behind: the back of the jacket over the rail, its vent, the wood of the legs. */
function chairFromBehind(): Thing {
  const rnd = seeded(2009);
  const back = cut(
    pts(
      "-46 -650 1, -112 -632, -176 -598, -192 -560, -178 -420, -172 -300, -176 -214 1, -8 -206 1, 0 -330 1, 8 -206 1, 176 -214 1, 172 -300, 178 -420, 192 -560, 176 -598, 112 -632, 46 -650 1, 0 -658",
    ),
    rnd,
    { slip: 1.2 },
  );
  const sleeve = cut(
    pts("-190 -578 1, -212 -530, -226 -440, -240 -340, -232 -236 1, -178 -228 1, -172 -330, -166 -440, -160 -560 1"),
    rnd,
    { slip: 1.2 },
  );
  const wood = "#7A4A22";
  const hanging =
    slipped(sleeve, "#1B1714", { paper: chalk, dx: -5, dy: 4 }) +
    inside(
      sleeve,
      line("M-206 -520C-214 -450 -222 -380 -212 -300M-186 -470L-214 -430M-186 -380L-222 -350", "#6B5F52", 4),
    ) +
    [-258, -246].map((y) => dot(-222, y, 4, brass)).join("");
  return {
    box: [-232, -668, 232, 0],
    body:
      shape("M-206 -140H-176V0H-206Z", "#5C3517") +
      shape("M176 -140H206V0H176Z", "#5C3517") +
      shape("M-214 -170H214V-132H-214Z", oxblood) +
      slipped("M-160 -590H-130V0H-160Z", wood, { paper: night, dx: -4, dy: 0 }) +
      slipped("M130 -590H160V0H130Z", wood, { paper: night, dx: -4, dy: 0 }) +
      [-70, 0, 70].map((x) => rect(x - 9, -360, 18, 210, "#5C3517")).join("") +
      rect(-150, -84, 300, 16, wood) +
      rect(-130, -160, 260, 28, wood) +
      small("LA.2026.18", 0, -138, { size: 23, anchor: 0.5, fill: brass, weight: 70 }) +
      group(
        hanging +
          group(hanging, 'transform="scale(-1 1)"') +
          slipped(back, night, { paper: chalk, dx: -5, dy: 4 }) +
          inside(
            back,
            halftone(
              [-200, -660, 200, -200],
              (x, y) => Math.max(0, 0.8 - Math.hypot(x + 110, y + 540) / 260),
              "#6B5F52",
              {
                pitch: 9,
                turn: 20,
              },
            ) +
              // The rail and the knobs of the posts press through the cloth.
              line("M-170 -588C-120 -608 -60 -604 0 -606S120 -608 170 -588", "#6B5F52", 5) +
              line("M0 -640V-330", "#6B5F52", 4) +
              line("M-158 -560C-150 -480 -152 -400 -146 -222M158 -560C150 -480 152 -400 146 -222", "#6B5F52", 4) +
              line("M-60 -350C-30 -342 30 -342 60 -350", "#6B5F52", 4) +
              line("M0 -332L-3 -206M0 -332L3 -206", "#6B5F52", 3),
          ) +
          slipped(
            cut(pts("-58 -640 1, -34 -664, 0 -670, 34 -664, 58 -640 1, 30 -628, 0 -624, -30 -628"), rnd, { slip: 1 }),
            "#3A332C",
            {
              paper: chalk,
              dx: -3,
              dy: 3,
            },
          ),
        'transform="translate(0 -143) scale(.95 .78)"',
      ),
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
      const [k, floor] = [6.3, 872];
      return (
        room({ wall: "#6E1C28", light: "#A5505A", floor: WOOD.light, at: 778, lamp: [420, 240, 640] }) +
        windowLight("#D98A6A", { x: 262, y: 150, wide: 300, high: 380, skew: 13, opacity: 0.42 }) +
        set(door(chalk, "#CDBE9F"), -40, floor - 82, k) +
        onItsLegs(372, floor - 4, units(k), 60, night) +
        set(chair(WOOD.black, palm), 656, floor + 8, k)
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
