import {
  bend,
  dot,
  group,
  halftone,
  INK,
  inside,
  line,
  oval,
  type Point,
  poly,
  rect,
  seeded,
  shape,
  slipped,
  star,
} from "../kit";
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
  adireTop,
  boardTop,
  dusk,
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
import { small } from "../works/press";
import { factsOf, type Views } from "./facts";

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
  over?: string;
  place: (hang: (k: number, x: number, y: number, wood: string) => string) => string;
  mark: string;
}

function views(slug: string, { seed, face, hero, near: [x, y, zoom, turn], over = "", place, mark }: Scene): Views {
  const { label, height } = factsOf(slug);
  const page = (n: number, body: string) => plate({ seed: seed + n * 3, label }, body);
  return [
    () => page(0, hero(sheet(face, 84))),
    () =>
      page(
        1,
        flood(chalk) +
          group(face, `transform="translate(400 470) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})"`) +
          over,
      ),
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
  const tube = (y: number, long: number, high: number, fill: string) =>
    slipped(`M${-long} ${y - high}H${long}V${y + high}H${-long}Z`, fill, { dx: 6, dy: 10, paper: night }) +
    halftone([-long, y - high, long, y + high], (_, v) => Math.max(0, (v - y + high * 0.2) / (high * 1.2)), night, {
      pitch: 9,
      turn: 30,
    });
  const printRoll =
    group(
      inside("M-300 -60H300V60H-300Z", group(face, 'transform="rotate(90) scale(1.25) translate(-300 -330)"')),
      "",
    ) +
    halftone([-300, -60, 300, 60], (_, v) => Math.max(0, (v + 6) / 78), night, { pitch: 9, turn: 30 }) +
    halftone([-300, -60, 300, -28], () => 0.5, chalk, { pitch: 9, turn: 12 }) +
    oval(302, 0, 24, 60, chalk) +
    [46, 32, 18].map((r) => oval(302, 0, r * 0.4, r, "none", `stroke="${night}" stroke-width="4"`)).join("") +
    shape("M-60 -64H-16V64H-60Z", laterite) +
    shape("M-60 20H-16V64H-60Z", night, 'opacity=".3"');
  const drawn = group(
    tube(-150, 350, 74, "#B58B55") +
      oval(-352, -150, 28, 74, chalk) +
      oval(-352, -150, 20, 58, "#D9CDB6") +
      rect(40, -200, 220, 96, chalk) +
      small("The Living Archive", 62, -162, { size: 25, weight: 70 }) +
      small("Lagos", 62, -128, { size: 25, weight: 70 }) +
      group(printRoll, 'transform="translate(20 130)"'),
    'transform="translate(398 480) rotate(-24)"',
  );
  return boardTop([WOOD.mid, WOOD.dark], 12, seeded(12)) + shadow(drawn, { dx: 24, dy: 34, pitch: 10 }) + drawn;
}

// The letter: one sheet, too long for any frame.

/** Lines of the letter, which can be counted but not read. */
export const written = (x: number, y: number, w: number, rows: number, ink: string = night) =>
  Array.from({ length: rows }, (_, i) =>
    line(`M${x} ${y + i * 17}h${i === rows - 1 ? w * 0.5 : w - ((i * 37) % 23)}`, ink, 5),
  ).join("");

/** Panels of a concertina lying open, corner to corner. */
function concertina() {
  const panels = Array.from({ length: 8 }, (_, i) => {
    const x = -560 + i * 140;
    const up = i % 2;
    const d: Point[] = up
      ? [
          [x, -150],
          [x + 140, -196],
          [x + 140, 160],
          [x, 206],
        ]
      : [
          [x, -196],
          [x + 140, -150],
          [x + 140, 206],
          [x, 160],
        ];
    const skew = up ? -18.2 : 18.2;
    return (
      slipped(poly(d), up ? "#D3C6AC" : chalk, { dx: 4, dy: 9, paper: night }) +
      group(
        written(x + 16, up ? -128 : -170, 106, 17, up ? "#3A332C" : night),
        `transform="translate(${x} 0) skewY(${skew}) translate(${-x} 0)"`,
      ) +
      (up
        ? halftone(
            [x, -200, x + 140, 210],
            (u, v) => (v > -150 - (u - x) * 0.33 && v < 206 - (u - x) * 0.33 ? 0.35 * (1 - (u - x) / 140) : 0),
            night,
            { pitch: 8 },
          )
        : "")
    );
  });
  const seal =
    shape(star(486, 118, 46, 12, 0.8), oxblood, 'transform="translate(5 7)"') +
    shape(star(486, 118, 46, 12, 0.8), laterite) +
    dot(486, 118, 26, oxblood) +
    small("18", 486, 128, { size: 28, anchor: 0.5, weight: 90, fill: chalk });
  return panels.join("") + seal;
}
/** The pile, tied and sealed. */
function tied() {
  const leaves = [5, 4, 3, 2, 1, 0]
    .map((i) =>
      slipped(
        poly([
          [-210 + i * 3, -300 + i * 13],
          [214 + i * 3, -304 + i * 13],
          [218 + i * 3, 300 + i * 13],
          [-214 + i * 3, 304 + i * 13],
        ]),
        i % 2 ? "#D3C6AC" : chalk,
        { dx: 4, dy: 6, paper: night },
      ),
    )
    .join("");
  return (
    leaves +
    written(-170, -250, 330, 28) +
    slipped("M-218 -30H222V34H-218Z", oxblood, { dx: 3, dy: 6, paper: night }) +
    slipped("M-34 -304H30V304H-34Z", oxblood, { dx: 5, dy: 3, paper: night }) +
    group(
      shape(star(0, 0, 104, 15, 0.84), night, 'transform="translate(10 14)"') +
        shape(star(0, 0, 104, 15, 0.84), laterite) +
        dot(0, 0, 74, "#8E2C18") +
        halftone([-74, -74, 74, 74], (x, y) => (Math.hypot(x, y) < 72 ? Math.max(0, (x + y) / 120) : 0), night, {
          pitch: 8,
        }) +
        small("18", 0, 26, { size: 78, anchor: 0.5, weight: 100, fill: chalk }),
      'transform="translate(-2 2)"',
    )
  );
}
/** Down a flight of stairs seen from its foot, to scale: 240 cm of paper over treads of 26 and risers of 17. */
function downstairs(cm: number) {
  const [k, mid, foot, steps] = [5, 400, 900, 6];
  const [riser, tread, seen] = [17, 26, 9.5];
  const narrow = (y: number) => 1 - (foot - y) * 0.00034;
  const across = (y: number, half: number): [number, number] => [
    mid - half * k * narrow(y),
    mid + half * k * narrow(y),
  ];
  /** A band across the stair between two heights, `half` centimetres to each side. */
  const strip = (low: number, high: number, half: number): Point[] => {
    const [[a, b], [c, d]] = [across(low, half), across(high, half)] as const;
    return [
      [a, low],
      [b, low],
      [d, high],
      [c, high],
    ];
  };
  const edges = Array.from({ length: steps }, (_, i) => foot - i * (riser + seen) * k);
  const stair = edges
    .map((y) => {
      const top = y - riser * k;
      return (
        shape(strip(y, top, 50), "#A63A1E") +
        inside(
          poly(strip(y, top, 50)),
          halftone([0, top, 800, y], (x) => 0.55 * Math.max(0, (x - 450) / 330), night, { pitch: 11, turn: 30 }),
        ) +
        shape(strip(top, top - seen * k, 50), "#E39A5A") +
        shape(strip(top + 9, top, 52), WOOD.dark)
      );
    })
    .join("");
  // From the top tread down, until the sheet is used up.
  let left = cm;
  const panels = [...edges].reverse().flatMap((y) => {
    const top = y - riser * k;
    return [
      { from: top - seen * k, to: top, real: tread, ink: chalk, rows: 7 },
      { from: top, to: y, real: riser, ink: "#E3D8C0", rows: 5 },
    ];
  });
  const sheetOf = panels
    .map(({ from, to, real, ink, rows }) => {
      const part = Math.min(1, left / real);
      left -= real * part;
      if (part <= 0) return "";
      const end = from + (to - from) * part;
      const text = Array.from({ length: Math.floor(rows * part) }, (_, i) => {
        const y = from + ((i + 0.7) * (to - from)) / rows;
        const [x0, x1] = across(y, 8.6);
        return line(`M${x0} ${y}H${i % 5 === 4 ? x0 + (x1 - x0) * 0.6 : x1}`, night, rows === 7 ? 3 : 5);
      }).join("");
      return slipped(poly(strip(end, from, 10.5)), ink, { dx: 9, dy: 3, paper: night }) + text;
    })
    .join("");
  const side = (sign: 1 | -1) => {
    const x = (y: number) => mid + sign * 55 * k * narrow(y);
    const topY = edges.at(-1) ?? 0;
    const bars = edges.map((y) => line(`M${x(y)} ${y - 10}V${y - 84 * k}`, night, 6)).join("");
    return (
      bars +
      line(`M${x(foot)} ${foot - 88 * k}L${x(topY)} ${topY - 88 * k}`, WOOD.dark, 20) +
      slipped(`M${x(foot) - 15} ${foot + 20}V${foot - 94 * k}h30V${foot + 20}Z`, WOOD.dark, {
        dx: -4,
        dy: 0,
        paper: brass,
      }) +
      dot(x(foot), foot - 96 * k, 21, brass)
    );
  };
  return (
    glowing("#D3AF3A", "#F0DC94", [200, 240, 700]) +
    windowLight("#FBF3D5", { x: 30, y: 40, wide: 150, high: 230, skew: 14, opacity: 0.9 }) +
    rect(0, foot, 800, 80, WOOD.mid) +
    stair +
    sheetOf +
    side(1) +
    side(-1)
  );
}

const letterViews: Views = (() => {
  const slug = "the-unending-letter";
  const { label, height } = factsOf(slug);
  const page = (n: number, body: string) => plate({ seed: 2013 + n * 3, label }, body);
  return [
    () => {
      const open = group(concertina(), 'transform="translate(398 480) rotate(-52) scale(.98)"');
      return page(
        0,
        boardTop(["#B4472A", "#7E2913"], -14, seeded(3)) +
          shadow(open, { dx: 44, dy: 40, pitch: 11, field: () => 0.92 }) +
          open +
          laidPencil(96, 800, -18, brass, 15),
      );
    },
    () =>
      page(
        1,
        flood(palm) +
          group(concertina(), 'transform="translate(400 470) rotate(-14) scale(2.1) translate(-440 -30)"') +
          dusk([500, 500], [1000, 1100]),
      ),
    () => page(2, downstairs(height)),
    () => {
      const pile = group(tied(), 'transform="translate(396 480) rotate(9) scale(1.08)"');
      return page(
        3,
        adireTop(indigo, "#C9CFE2", 14, seeded(4), 180) +
          shadow(pile, { dx: 34, dy: 40, pitch: 10, field: () => 0.92 }) +
          pile,
      );
    },
  ];
})();

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
    mark: margin(stampFace, matTop("#D9BE82", "#8A6A2B", [palm], 18), laidPencil(560, 240, 62, palm, 26), 7),
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
      const spot = laid(thing, { x: 404, y: 470, scale: 1.22, turn: -4 });
      return (
        glowing("#E5D9C2", chalk, [240, 220, 760]) +
        rect(0, 650, 800, 320, "#4C6A52") +
        rect(0, 642, 800, 10, night) +
        shutterLight("#FFF9EA", { x: -60, y: -40, turn: 26, bars: 13, wide: 620, opacity: 0.5 }) +
        shadow(spot, { dx: 22, dy: 26, pitch: 9, field: () => 0.85 }) +
        spot +
        tape(136, 132, -44) +
        tape(622, 92, 38) +
        tape(182, 838, 42)
      );
    },
    near: [170, 160, 2.9, 8],
    place: (hang) =>
      room({ wall: "#B0472A", light: "#D98B5A", floor: WOOD.mid, at: 812, lamp: [360, 260, 680] }) +
      set(armchair(palm, chalk), 250, 884, 4.3) +
      set(floorLamp(chalk), 620, 890, 4.3) +
      hang(4.3, 330, 250, WOOD.dark),
    mark: rolled(posterFace),
  }),
};
