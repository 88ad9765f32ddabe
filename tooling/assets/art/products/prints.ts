import { bend, dot, group, halftone, INK, inside, line, oval, rect, seeded, shape, slipped } from "../kit";
import { flood, laid, plate, shadow, type Thing, toScale } from "../scenes/plate";
import {
  armchair,
  cabinet,
  chair,
  cushion,
  floorLamp,
  pencil,
  plant,
  room,
  set,
  sideboard,
  sofa,
  tableLamp,
} from "../scenes/rooms";
import {
  boardTop,
  glowing,
  leafShadow,
  matTop,
  shutterLight,
  stripTop,
  terrazzoTop,
  WOOD,
  windowLight,
} from "../scenes/settings";
import { poster, sewn } from "../sheets";
import { draw as stampWork } from "../works/01-elizabeth-ii";
import { draw as crocodileWork } from "../works/04-aguiyi-ironsi";
import { slope, small } from "../works/press";
import { factsOf, type Views } from "./facts";
import { letterViews } from "./unending-letter";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

/** A print of one of the eighteen is the work itself; the press of the product's own sheet adds the specks. */
const pulled = (work: string) =>
  work
    .replace(/ width="1200" height="1500" role="img"/, ' width="480" height="600"')
    .replace(/<title>.*?<\/title>/, "")
    .replace(/<defs>.*?<\/defs>/, "")
    .replace(/ filter="[^"]*"/g, "")
    .replace(/<rect width="1200" height="1500"[^>]*\/>/, "");

const signature = (ink: string) =>
  line(
    bend(
      [
        [372, 578],
        [384, 556],
        [390, 580],
        [400, 562],
        [410, 578],
        [424, 560],
        [432, 578],
        [452, 566],
      ],
      { closed: false, fine: 6 },
    ),
    ink,
    2.4,
    'stroke-linecap="round"',
  );
const inMargin = (art: string, number: string) =>
  rect(0, 0, 480, 600, chalk) +
  inside("M26 26H454V538H26Z", art) +
  small(number, 30, 576, { size: 19, weight: 40, fill: "#4A4138" }) +
  signature("#4A4138");
const numbered = (work: string, number: string) =>
  pulled(work) + small(number, 240, 588, { size: 13, anchor: 0.5, weight: 40, fill: "#4A4138" });

/** A sheet of 480 by 600; `curl` lifts its lower right corner. */
const sheet = (face: string, curl = 0): Thing => ({
  box: [0, 0, 480, 600],
  body: curl
    ? inside(`M0 0H480V${600 - curl}L${480 - curl} 600H0Z`, face) +
      shape(
        `M${480 - curl} 600C${480 - curl * 0.96} ${600 - curl * 0.5} ${480 - curl * 0.6} ${600 - curl * 0.86} 480 ${600 - curl}C${480 - curl * 0.4} ${600 - curl * 0.72} ${480 - curl * 0.74} ${600 - curl * 0.4} ${480 - curl} 600Z`,
        "#DCD0B8",
      ) +
      shape(
        `M${480 - curl} 600C${480 - curl * 0.9} ${600 - curl * 0.5} ${480 - curl * 0.54} ${600 - curl * 0.8} 480 ${600 - curl}L${480 - curl * 0.2} ${600 - curl * 0.84}C${480 - curl * 0.5} ${600 - curl * 0.66} ${480 - curl * 0.76} ${600 - curl * 0.3} ${480 - curl} 600Z`,
        night,
        'opacity=".22"',
      )
    : face,
});
const flatSheet: Thing = { box: [0, 0, 480, 600], body: rect(0, 0, 480, 600, night) };

/** In a plain frame on the wall of a room, to scale; the frame is not part of the print. */
function framed(face: string, units: number, x: number, y: number, wood: string) {
  const thing = sheet(face);
  const wide = 34;
  const outer: Thing = {
    box: [0, 0, 480, 600],
    body:
      slipped(`M${-wide} ${-wide}H${480 + wide}V${600 + wide}H${-wide}Z`, wood, { dx: -6, dy: -5, paper: "#F0DC94" }) +
      shape(`M${-wide} ${600 + wide}L0 600H480L${480 + wide} ${600 + wide}Z`, night, 'opacity=".4"'),
  };
  const spot = { x, y, scale: units };
  const frame = laid(outer, spot);
  return (
    shadow(frame, { dx: 16, dy: 18, pitch: 8, field: () => 0.9 }) +
    frame +
    laid(thing, spot) +
    laid(
      {
        box: [0, 0, 480, 600],
        body:
          shape("M0 0H480V16H16V600H0Z", night, 'opacity=".3"') +
          shape("M300 0H390L150 600H60Z", "#FFFFFF", 'opacity=".12"'),
      },
      spot,
    )
  );
}

const clip = (x: number, y: number, turn = 0) =>
  group(
    slipped("M-26 -8H26V30H-26Z", night, { dx: 4, dy: 6, paper: "#000000" }) +
      line("M-15 -8C-18 -40 -8 -52 0 -52S18 -40 15 -8", "#A49C8B", 6) +
      rect(-26, 22, 52, 6, "#4A443D"),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
const tape = (x: number, y: number, turn: number) =>
  group(
    shape("M-46 -18L46 -20L44 18L-48 20Z", "#E8D9A0", 'opacity=".88"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
const laidPencil = (x: number, y: number, turn: number, ink: string, k = 22) => {
  const body = group(pencil(ink), `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`);
  return shadow(body, { dx: 8, dy: 12, pitch: 6 }) + body;
};

interface Scene {
  seed: number;
  face: string;
  hero: (thing: Thing) => string;
  near: readonly [x: number, y: number, zoom: number, turn: number];
  /** What is before it in the detail, and the wall behind it when its edge is seen. */
  over?: string;
  wall?: string;
  place: (hang: (k: number, x: number, y: number, wood: string) => string) => string;
  mark: string;
}

function views(
  slug: string,
  { seed, face, hero, near: [x, y, zoom, turn], over = "", wall, place, mark }: Scene,
): Views {
  const { label, height } = factsOf(slug);
  const page = (n: number, body: string) => plate({ seed: seed + n * 3, label }, body);
  return [
    () => page(0, hero(sheet(face, 84))),
    () => {
      const spot = `transform="translate(400 470) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})"`;
      const under = wall
        ? wall +
          shadow(group(rect(0, 0, 480, 600, night), spot), {
            dx: 20,
            dy: 26,
            ink: "#4A3A1E",
            pitch: 9,
            field: () => 0.95,
          })
        : flood(chalk);
      return page(1, under + group(face, spot) + over);
    },
    () =>
      page(
        2,
        place((k, u, v, wood) => framed(face, toScale(flatSheet, height, k), u, v, wood)),
      ),
    () => page(3, mark),
  ];
}

/** The lower margin of a sheet, near: its number, its signature and the printer's blind stamp. */
function margin(face: string, ground: string, more: string, turn = -8) {
  const edge = group(face, `transform="translate(400 500) rotate(${turn}) scale(2.5) translate(-300 -540)"`);
  const stampAt = group(
    oval(0, 0, 54, 54, "none", 'stroke="#CDBE9F" stroke-width="6"') +
      small("LA", 0, 16, { size: 46, anchor: 0.5, weight: 80, fill: "#CDBE9F" }),
    `transform="rotate(${turn} 400 500) translate(470 572)"`,
  );
  return (
    ground +
    shadow(
      group(
        rect(0, 0, 480, 600, night),
        `transform="translate(400 500) rotate(${turn}) scale(2.5) translate(-300 -540)"`,
      ),
      { dx: 16, dy: 22, pitch: 10 },
    ) +
    edge +
    stampAt +
    more
  );
}

/** The back of the sewn print: the same work with its knots, 480 by 600. */
export function knots() {
  const rnd = seeded(1968);
  const way = bend(
    [
      [70, 272],
      [160, 244],
      [250, 280],
      [340, 248],
      [404, 296],
      [396, 372],
      [300, 398],
      [200, 372],
      [84, 404],
    ],
    { closed: false },
  );
  const stitches = way
    .filter((_, i) => i % 4 === 0)
    .map(([x, y], i) =>
      line(`M${x - 9} ${y - 12}L${x + 9} ${y + 12}`, i % 2 ? laterite : "#8E2C18", 5, 'stroke-linecap="round"'),
    );
  const ends = [
    [70, 272],
    [404, 296],
    [84, 404],
    [250, 280],
  ].map(
    ([x = 0, y = 0]) =>
      dot(x + 3, y + 4, 11, night) +
      dot(x, y, 10, laterite) +
      line(
        bend(
          [
            [x, y],
            [x + rnd.between(10, 40), y + rnd.between(20, 50)],
            [x + rnd.between(-20, 60), y + rnd.between(50, 90)],
          ],
          { closed: false, fine: 6 },
        ),
        laterite,
        4,
        'stroke-linecap="round"',
      ),
  );
  return (
    rect(0, 0, 480, 600, "#E9DFCB") +
    group(sewn, 'transform="translate(480 0) scale(-1 1)" opacity=".16"') +
    shape("M0 0H26V600H0ZM454 0H480V600H454ZM26 0H454V26H26ZM26 538H454V600H26Z", "#E9DFCB") +
    halftone([26, 26, 454, 538], (x, y) => 0.16 + 0.16 * Math.sin(x / 46) * Math.cos(y / 52), "#BDAA86", {
      pitch: 9,
      turn: 30,
    }) +
    line(way, "#B9A988", 3) +
    stitches.join("") +
    ends.join("") +
    small("17 of 60, the back", 34, 574, { size: 22, weight: 50, fill: "#4A4138" })
  );
}

/** Rolled, with its tube. */
function rolled(face: string) {
  /** Across a tube or a roll: a band of light near its upper edge, and shade that begins late. */
  const round = (long: number, high: number, dark = 0.85) =>
    halftone([-long, -high, long, high], (_, v) => dark * Math.max(0, (v - high * 0.34) / (high * 0.66)), night, {
      pitch: 7,
      turn: 30,
    }) + shape(`M${-long} ${-high * 0.72}H${long}V${-high * 0.5}H${-long}Z`, "#FFFDF6", 'opacity=".34"');
  const tube =
    slipped("M-350 -78H350V78H-350Z", "#B58B55", { dx: 6, dy: 10, paper: night }) +
    line("M-250 -78L-190 78M-90 -78L-30 78M230 -78L290 78", "#96703E", 3, 'opacity=".8"') +
    round(350, 78) +
    slipped("M-352 -82H-318V82H-352Z", "#D9CDB6", { dx: 0, dy: 4, paper: night }) +
    oval(-352, 0, 28, 82, chalk) +
    oval(-352, 0, 19, 62, "#D9CDB6") +
    slipped("M-96 -46H262V50H-96Z", chalk, { dx: 3, dy: 4, paper: "#5C3517" }) +
    line("M-86 -36H252V40H-86Z", laterite, 3) +
    small("The Living Archive", 83, -2, { size: 31, weight: 70, anchor: 0.5 }) +
    small("Lagos. Do not bend.", 83, 29, { size: 21, weight: 56, anchor: 0.5, fill: oxblood });
  const printRoll =
    inside(
      "M-310 -66H310V66H-310Z",
      rect(-310, -66, 620, 132, chalk) + group(face, 'transform="translate(-322 -92) scale(1.34)"'),
    ) +
    round(310, 66, 0.7) +
    line("M-310 62H310", "#FFFDF6", 3, 'opacity=".5"') +
    oval(312, 0, 26, 66, chalk) +
    [50, 37, 24, 12].map((r) => oval(312, 2, r * 0.4, r, "none", `stroke="#8F8269" stroke-width="3.5"`)).join("") +
    slipped("M-38 -70H10V70H-38Z", laterite, { dx: 3, dy: 2, paper: oxblood }) +
    shape("M-38 26H10V70H-38Z", night, 'opacity=".3"');
  const turned = (body: string, y: number) =>
    group(body, `transform="translate(402 484) rotate(-24) scale(.93) translate(0 ${y})"`);
  const parts = [turned(tube, -126), turned(group(printRoll, 'transform="translate(14 0)"'), 130)];
  return (
    boardTop([WOOD.mid, WOOD.dark], 12, seeded(12)) +
    parts.map((part) => shadow(part, { dx: 24, dy: 34, pitch: 10, field: () => 0.92 }) + part).join("")
  );
}

export const crocodileFace = numbered(crocodileWork(), "9 of 75");
export const stampFace = numbered(stampWork(), "21 of 75");
export const sewnFace = inMargin(sewn, "17 of 60");
/** The poster, 480 wide. Its pictures are a little shorter than the sheet, whose rows are as high as it leaves room for. */
export const posterOf = (high: number) =>
  rect(0, 0, 480, high, chalk) +
  inside(`M26 26H454V${high - 62}H26Z`, poster((high - 84) / 6)) +
  small("The Living Archive", 30, high - 24, { size: 22, weight: 60 });
const posterFace = posterOf(600);

export const prints: Readonly<Record<string, Views>> = {
  "the-unending-letter": letterViews,
  // Drying on a wire, by two clips.
  "the-stick-and-the-crocodile": views("the-stick-and-the-crocodile", {
    seed: 1966,
    face: crocodileFace,
    hero: (thing) => {
      const hung = laid(thing, { x: 404, y: 506, scale: 1.2, turn: 4 });
      return (
        glowing("#C9532F", "#E9A05C", [220, 240, 760]) +
        windowLight("#F0B878", { x: 30, y: 240, wide: 300, high: 460, skew: 12, opacity: 0.5 }) +
        line("M-20 96Q400 150 820 110", night, 6) +
        shadow(hung, { dx: 60, dy: 46, ink: oxblood, pitch: 12, field: () => 0.9 }) +
        hung +
        clip(208, 134, 3) +
        clip(640, 156, 5)
      );
    },
    near: [170, 250, 3.1, -6],
    place: (hang) =>
      room({ wall: palm, light: "#6E9A6A", floor: WOOD.mid, at: 812, lamp: [380, 260, 640] }) +
      set(sofa(brass, night), 400, 884, 4.1) +
      group(set(cushion(indigo, chalk), 0, 0, 4.1), 'transform="translate(196 770)"') +
      hang(4.1, 400, 288, night),
    mark: margin(
      crocodileFace,
      boardTop([WOOD.light, WOOD.mid], 18, seeded(6)),
      laidPencil(430, 880, -34, laterite, 26),
    ),
  }),
  // On the floor, in the bars of a shutter.
  "a-stamp-half-unstuck": views("a-stamp-half-unstuck", {
    seed: 1960,
    face: stampFace,
    hero: (thing) => {
      const spot = laid(thing, { x: 396, y: 482, scale: 1.22, turn: -9 });
      return (
        terrazzoTop("#D9CDB6", [indigo, palm, "#A49C8B", chalk, night], seeded(8)) +
        shadow(spot, { dx: 26, dy: 30, pitch: 9, field: () => 0.92 }) +
        spot +
        leafShadow(night, { x: 850, y: 30, turn: 150, long: 760, opacity: 0.22 })
      );
    },
    near: [250, 380, 2.9, 9],
    place: (hang) =>
      room({ wall: "#E5D9C2", light: chalk, floor: WOOD.dark, at: 812, lamp: [380, 260, 680] }) +
      set(sideboard(WOOD.mid, WOOD.dark), 420, 884, 4.4) +
      hang(4.4, 330, 290, WOOD.black) +
      set(tableLamp(laterite, night), 590, 884 - 78 * 4.4, 4.4) +
      set(chair(WOOD.black, indigo), 110, 892, 4.4),
    mark: margin(stampFace, matTop("#D9BE82", "#8A6A2B", [palm], 18), laidPencil(270, 800, -8, palm, 25), 7),
  }),
  // On strip cloth, with the thread that is left.
  "twelve-pieces-one-thread": views("twelve-pieces-one-thread", {
    seed: 1967,
    face: sewnFace,
    hero: (thing) => {
      const spot = laid(thing, { x: 380, y: 476, scale: 1.2, turn: 10 });
      const reel = group(
        slipped("M-44 -60H44V-44H28V44H44V60H-44V44H-28V-44H-44Z", WOOD.light, { dx: 6, dy: 8, paper: night }) +
          rect(-34, -42, 68, 84, laterite) +
          line(Array.from({ length: 9 }, (_, i) => `M-34 ${-34 + i * 9}L34 ${-38 + i * 9}`).join(""), "#7E2913", 3) +
          line("M30 40C80 90 20 130 -40 110", laterite, 4),
        'transform="translate(704 800) rotate(24)"',
      );
      return (
        stripTop([indigo, "#2C3B70", night, brass], 62) +
        shadow(spot, { dx: 26, dy: 30, pitch: 9, field: () => 0.92 }) +
        spot +
        shadow(reel, { dx: 12, dy: 14, pitch: 7 }) +
        reel
      );
    },
    near: [250, 330, 3.0, -9],
    place: (hang) =>
      room({ wall: "#1E2A52", light: "#4A5C98", floor: WOOD.light, at: 812, lamp: [440, 260, 680] }) +
      set(cabinet(WOOD.light, "#E0C998"), 430, 884, 4.3) +
      hang(4.3, 420, 292, brass) +
      set(plant(laterite), 690, 892, 4.3) +
      set(chair(WOOD.black, brass), 110, 892, 4.3),
    mark: (() => {
      const spot = laid(sheet(knots(), 96), { x: 396, y: 484, scale: 1.22, turn: -8 });
      return (
        boardTop([WOOD.mid, WOOD.dark], -20, seeded(14)) +
        shadow(spot, { dx: 26, dy: 30, pitch: 9, field: () => 0.92 }) +
        spot
      );
    })(),
  }),
  // Taped up in a classroom.
  "eighteen-hats-poster": views("eighteen-hats-poster", {
    seed: 1999,
    face: posterFace,
    hero: (thing) => {
      const spot = laid(thing, { x: 396, y: 412, scale: 1.17, turn: -2 });
      // Eight units a centimetre: the backs of two school chairs stand before the wall.
      const back = (x: number, turn: number) =>
        group(
          line("M-128 300L-112 20M128 300L112 20", night, 17) +
            slipped("M-138 8Q-140 -26 -108 -28Q0 -40 108 -28Q140 -26 138 8L134 64Q0 54 -134 64Z", WOOD.mid, {
              dx: -5,
              dy: -4,
              paper: "#D9B36A",
            }) +
            line("M-126 16Q0 2 126 16M-124 38Q0 26 124 38", WOOD.dark, 3.5) +
            halftone([-138, -40, 138, 64], (u) => Math.max(0, (u + 10) / 190), night, { pitch: 9, turn: 30 }) +
            [-112, 112].map((u) => dot(u, 18, 7, "#D9CDB6") + dot(u, 40, 7, "#D9CDB6")).join(""),
          `transform="translate(${x} 850) rotate(${turn})"`,
        );
      const chairs = back(196, -2) + back(592, 3);
      return (
        glowing("#DCCDAE", chalk, [240, 220, 820]) +
        shutterLight("#FFF9EA", { x: -60, y: -40, turn: 26, bars: 13, wide: 620, opacity: 0.5 }) +
        rect(0, 720, 800, 250, "#4C6A52") +
        shutterLight("#6F8E74", { x: -60, y: -40, turn: 26, bars: 16, wide: 620, opacity: 0.22 }) +
        halftone([0, 724, 800, 950], (x, y) => 0.5 * ((x + y - 700) / 900), night, { pitch: 12, turn: 24 }) +
        rect(0, 712, 800, 10, "#2A4231") +
        shadow(spot, { dx: 9, dy: 12, ink: "#6B5A3C", pitch: 7, field: () => 0.95 }) +
        // The corner that has come away stands further from the wall.
        shape("M590 792L694 660L716 690L636 800Z", "#3A3020", 'opacity=".55"') +
        spot +
        tape(126, 84, -46) +
        tape(648, 62, 42) +
        tape(150, 760, 46) +
        shadow(chairs, { dx: 26, dy: 12, ink: "#1E3325", pitch: 9, field: () => 0.9 }) +
        chairs
      );
    },
    near: [112, 138, 2.75, 7],
    wall: glowing("#DCCDAE", chalk, [240, 120, 620]),
    over:
      halftone([0, 0, 800, 950], (x, y) => 0.45 * slope([520, 480], [900, 1060], 1.2)(x, y), night, {
        pitch: 10,
        turn: 30,
      }) +
      // It was sent rolled: a soft band of light and one of shade run down the paper.
      halftone([150, 80, 520, 950], (x, y) => 0.34 * (1 - Math.abs(x - 300 + y * 0.12) / 46), "#FFFDF6", {
        pitch: 10,
        turn: 12,
      }) +
      group(
        shape("M-150 -52L146 -58L150 50L-146 58Z", night, 'opacity=".22" transform="translate(7 10)"') +
          shape(
            "M-150 -52L-128 -40L-142 -22L-126 -4L-144 18L-128 36L-146 58L150 50L134 32L148 12L132 -8L146 -26L132 -42L146 -58Z",
            "#E8D9A0",
            'opacity=".86"',
          ) +
          line("M-120 -30Q0 -36 120 -32M-116 34Q0 28 118 30", "#FFF6D0", 4, 'opacity=".7"'),
        'transform="translate(150 96) rotate(-40) scale(.9)"',
      ),
    place: (hang) =>
      room({ wall: "#B0472A", light: "#D98B5A", floor: WOOD.mid, at: 812, lamp: [360, 260, 680] }) +
      set(armchair(palm, chalk), 250, 884, 4.3) +
      set(floorLamp(chalk), 620, 890, 4.3) +
      hang(4.3, 330, 250, WOOD.dark),
    mark: rolled(posterFace),
  }),
};
