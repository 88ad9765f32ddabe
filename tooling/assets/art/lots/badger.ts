/** The Badger Scroll itself, 400 wide and 720 high at its corner: what stands above, and who is under it. */
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  line,
  type Point,
  poly,
  ring,
  seeded,
  shape,
  slipped,
  star,
} from "../kit";
import { band, open, pts, slope, stroke } from "../works/press";

export const LONG = 720;
export const BROAD = 400;
const { laterite, night, brass, chalk, indigo } = INK;

/** A house of state, a little out of true, because of what has been dug under it. */
const building = (body: string, x: number, y: number, turn: number) =>
  group(body, `transform="translate(${x} ${y}) rotate(${turn})"`);

function above() {
  const rnd = seeded(41);
  const wall = (points: string, ink: string) => slipped(cut(pts(points), rnd, { slip: 1 }), ink, { dx: -4, dy: 3 });
  const bank =
    wall("-62 0 1, -62 -92 1, 62 -92 1, 62 0 1", indigo) +
    wall("-76 -90 1, 0 -134 1, 76 -90 1", indigo) +
    [-42, -14, 14, 42].map((x) => shape(`M${x - 8} -84H${x + 8}V-4H${x - 8}Z`, chalk)).join("") +
    shape(star(0, -106, 11, 8, 0.5), brass);
  const tower =
    wall("-34 0 1, -28 -176 1, 28 -176 1, 34 0 1", night) +
    [-150, -122, -94, -66, -38].map((y) => line(`M-18 ${y}H18`, brass, 8, 'stroke-dasharray="8 6"')).join("") +
    line("M0 -176V-226", night, 6) +
    line("M-16 -206L16 -214", night, 4);
  const flag =
    line("M0 0V-128", night, 6) +
    slipped(cut(pts("2 -128 1, 62 -120, 60 -84 1, 2 -88 1"), rnd, { slip: 1 }), laterite, { dx: -3, dy: 3 });
  return building(tower, 96, 214, -7) + building(bank, 214, 216, 5) + building(flag, 338, 214, 11);
}

/** The badger, nose down and to the left, as it digs. */
function badger() {
  const rnd = seeded(42);
  const body = cut(
    pts(
      "96 452, 150 398, 236 376, 320 398, 372 452, 384 506 1, 352 500, 340 548, 296 566, 250 552, 196 566, 140 556, 104 520",
    ),
    rnd,
    { slip: 1.6 },
  );
  const head = cut(pts("150 430, 128 494, 96 540, 46 584 1, 24 576, 26 556, 56 506, 82 448, 116 420"), rnd, {
    slip: 1.2,
  });
  const stripe = cut(pts("122 434, 96 490, 66 534, 38 566 1, 30 560, 56 516, 84 460, 108 428"), rnd, { slip: 1 });
  const hair = Array.from({ length: 26 }, () => {
    const [x, y] = [rnd.between(170, 350), rnd.between(400, 530)];
    return stroke(
      [
        [x, y],
        [x + rnd.between(12, 24), y + rnd.between(2, 12)],
      ],
      "#8B8175",
      3.2,
    );
  }).join("");
  const leg = (way: string) => slipped(poly(band(open(way), (t) => 50 - 18 * t)), night, { dx: -4, dy: 4 });
  const claws = (x: number, y: number) =>
    [-16, -4, 8, 20]
      .map((d, i) => stroke(open(`${x + d} ${y}, ${x + d - 10} ${y + 14}, ${x + d - 26} ${y + 20 - i * 2}`), chalk, 6))
      .join("");
  return (
    leg("150 520, 110 570, 84 620") +
    claws(84, 622) +
    leg("300 540, 316 590, 300 634") +
    claws(296, 634) +
    slipped(body, night, { dx: -5, dy: 5 }) +
    inside(
      body,
      hair + halftone([90, 370, 390, 570], slope([220, 520], [260, 380], 1.5), "#5E564D", { pitch: 9, turn: 26 }),
    ) +
    leg("196 530, 168 588, 140 640") +
    claws(138, 642) +
    slipped(head, chalk, { dx: -4, dy: 4, paper: night }) +
    shape(stripe, night) +
    dot(86, 492, 5, chalk) +
    slipped(cut(ring(138, 428, 15, 19, 12), rnd, { slip: 1 }), night, { dx: -3, dy: 2 }) +
    shape(cut(ring(31, 573, 12, 10, 10), rnd, { slip: 1 }), night)
  );
}

export function scroll() {
  const rnd = seeded(43);
  const ground = cut(pts("-20 220 1, 60 214, 150 224, 250 214, 340 222, 420 212 1, 420 740 1, -20 740 1"), rnd, {
    slip: 1.5,
  });
  const tunnel = (way: string, wide: number) => poly(band(open(way), (t) => wide * (0.8 + 0.3 * Math.sin(t * 9))));
  const ways = [
    tunnel("420 330, 340 318, 300 360, 330 430", 62),
    tunnel("214 226, 210 270, 250 330, 300 372", 34),
    tunnel("96 224, 92 290, 60 340, 90 400, 180 430", 26),
  ];
  const coins = (
    [
      [214, 252],
      [226, 292],
      [206, 276],
      [254, 330],
      [268, 352],
    ] as Point[]
  )
    .map(([x, y]) => slipped(cut(ring(x, y, 9, 7, 10), rnd, { slip: 0.8 }), brass, { dx: -2, dy: 2, paper: night }))
    .join("");
  const roots = ["30 222, 40 250, 28 280", "140 226, 150 262, 140 300, 156 330", "370 220, 360 250, 374 270"]
    .map((way) => stroke(open(way), night, 4))
    .join("");
  const stones = (
    [
      [40, 470, 17],
      [60, 670, 22],
      [220, 672, 14],
      [372, 640, 24],
      [366, 300, 12],
      [150, 340, 13],
    ] as const
  )
    .map(([x, y, r]) => slipped(cut(ring(x, y, r, r * 0.72, 7), rnd, { slip: 2, fine: 3 }), night, { dx: -3, dy: 3 }))
    .join("");
  const spoil = Array.from({ length: 24 }, () =>
    dot(rnd.between(150, 330), rnd.between(640, 700), rnd.between(2, 6), brass),
  ).join("");
  const den = cut(
    pts("60 440, 130 372, 240 350, 360 376, 410 450, 406 560, 350 624, 200 660, 70 660, 16 610, 20 520"),
    rnd,
    { slip: 2.5 },
  );
  return (
    shape(`M0 0H${BROAD}V${LONG}H0Z`, chalk) +
    inside(
      `M0 0H${BROAD}V${LONG}H0Z`,
      halftone([0, 0, BROAD, 230], slope([120, 240], [420, -40], 1.3), brass, { pitch: 13, turn: 18 }) +
        above() +
        slipped(ground, laterite, { dx: 2, dy: -6, paper: night }) +
        inside(
          ground,
          halftone([0, 210, BROAD, LONG], (x, y) => 0.8 * slope([200, 330], [330, 760], 1.3)(x, y), night, {
            pitch: 13,
            turn: 32,
          }) + ways.map((way) => shape(way, night)).join(""),
        ) +
        roots +
        shape(den, "#7E2913") +
        coins +
        stones +
        spoil +
        badger(),
    )
  );
}
