/** Bola Tinubu, 2023-: a soft cap and nobody under it; the shackle on it is an eight that does not close, and the link lies in the margin. */
import { cut, dot, group, halftone, INK, inside, line, oval, type Point, poly, seeded, shape, slipped } from "../kit";
import { along, band, bleed, flood, glow, open, pts, sheet, slope, turned } from "./press";

const { indigo, brass, laterite, chalk, night } = INK;
const [deep, pale, bronze] = ["#141C3A", "#F0DC94", "#7E6212"];

/** The eight, upright about 0,0, 640 high: it begins and ends at the lower right, where it was broken. */
const eightWay = Array.from({ length: 121 }, (_, i): Point => {
  const t = Math.PI * (1.325 + (1.85 * i) / 120);
  const s = Math.sin(2 * t);
  return [176 * Math.sign(s) * Math.abs(s) ** 0.82, -300 * Math.cos(t)];
});

/** A round bar: dark at its edges, and a line of light along it. */
function bar(way: readonly Point[], wide: number) {
  const moved = (by: number): Point[] => way.map(([x, y]): Point => [x - by, y - by]);
  return (
    line(way, night, wide + 18, 'stroke-linejoin="round"') +
    line(way, bronze, wide, 'stroke-linejoin="round"') +
    line(moved(wide * 0.09), brass, wide * 0.7, 'stroke-linejoin="round"') +
    line(moved(wide * 0.2), pale, wide * 0.13, 'stroke-linejoin="round" stroke-linecap="round"')
  );
}

/** An end as iron leaves it when it gives: torn, and bright inside. */
function snapped([x, y]: Point, turn: number, wide: number) {
  const h = wide / 2;
  return turned(
    turn,
    x,
    y,
    slipped(
      poly(
        pts(
          `${x - 14} ${y - h - 5}, ${x + 16} ${y - h - 5}, ${x + 34} ${y - h * 0.5}, ${x + 12} ${y - h * 0.14}, ${x + 30} ${y + h * 0.3}, ${x + 8} ${y + h * 0.62}, ${x + 20} ${y + h + 5}, ${x - 14} ${y + h + 5}`,
        ),
      ),
      pale,
      { paper: night, dx: 7, dy: 3 },
    ) + line(`M${x - 8} ${y - h * 0.6}l18 ${h * 0.3}M${x - 10} ${y + h * 0.2}l16 ${h * 0.24}`, bronze, 5),
  );
}

/** The shackle on the cap: two bars that turn in a hinge at the top, a pin through it, and the break. */
function shackle() {
  const wide = 66;
  const over = eightWay.filter(([x, y], i) => i > 40 && Math.hypot(x, y) < 130 && i < 90);
  const at = (i: number): Point => eightWay.at(i) ?? [0, 0];
  const [first, second] = [at(0), at(1)];
  const [last, before] = [at(-1), at(-2)];
  const angle = (a: Point, b: Point) => Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
  const hinge =
    [-1, 0, 1]
      .map((i) =>
        slipped(`M${i * 40 - 19} -346H${i * 40 + 19}V-254H${i * 40 - 19}Z`, i ? brass : bronze, {
          paper: night,
          dx: -5,
          dy: 6,
        }),
      )
      .join("") +
    line("M-76 -300H76", night, 16, 'stroke-linecap="round"') +
    line("M-76 -302H76", pale, 6, 'stroke-linecap="round"') +
    dot(-78, -300, 17, night) +
    dot(-80, -302, 12, brass) +
    dot(78, -300, 17, night) +
    dot(76, -302, 12, brass);
  return (
    bar(eightWay, wide) +
    bar(over, wide) +
    snapped(first, angle(second, first), wide) +
    snapped(last, angle(before, last), wide) +
    hinge
  );
}

/** The cap, three-quarter from the front and a little from below, about 0,0; 900 wide and 800 high. */
function cap(seed: number) {
  const rnd = seeded(seed);
  const side = cut(
    pts(
      "-400 330 1, -418 120, -402 -110, -356 -260, -210 -356, 20 -386, 220 -340, 340 -240, 392 -60, 400 150, 388 330 1, 210 402, 0 420, -220 400",
    ),
    rnd,
    { slip: 2.5 },
  );
  // The crown is soft; its top has been pushed over and hangs above the ear.
  const top = cut(
    pts(
      "-356 -252 1, -270 -356, -110 -416, 90 -430, 290 -400, 450 -310, 536 -170, 566 -10, 548 110, 478 160, 420 128 1, 380 10, 316 -100, 190 -176, 20 -210, -170 -214, -300 -220",
    ),
    rnd,
    { slip: 2.5 },
  );
  const roll = cut(
    pts(
      "-356 -252 1, -270 -356, -110 -416, 90 -430, 290 -400, 450 -310, 500 -246 1, 340 -322, 150 -364, -70 -356, -240 -312",
    ),
    rnd,
    { slip: 2 },
  );
  const ribs = Array.from({ length: 33 }, (_, i) => {
    const x = -404 + i * 25.4;
    return `M${x.toFixed(0)} ${(330 + 84 * (1 - ((x + 4) / 400) ** 2)).toFixed(0)}Q${(x * 0.99).toFixed(0)} 60 ${(x * 0.9 - 10).toFixed(0)} -250`;
  }).join("");
  const hemAt = (x: number, lift: number): Point => [x, 322 - lift + 84 * (1 - (x / 400) ** 2)];
  const hem = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = hemAt(-376 + i * 54, 54);
    const wide = 24 * Math.sqrt(Math.max(0.08, 1 - (x / 430) ** 2));
    return shape(`M${x - wide} ${y}L${x} ${y - 36}L${x + wide} ${y}L${x} ${y + 36}Z`, i % 2 ? laterite : chalk);
  }).join("");
  const rim = (lift: number, ink: string) =>
    line(
      Array.from({ length: 29 }, (_, i) => hemAt(-406 + i * 29, lift)),
      ink,
      9,
      'stroke-dasharray="26 15" stroke-linecap="round"',
    );
  const creases = [
    "-40 -206, 120 -190, 270 -122, 350 -20, 392 90",
    "310 -250, 420 -150, 474 -10, 486 120",
    "210 -340, 360 -270, 456 -160",
  ]
    .map((way) => shape(poly(band(open(way), (t) => 17 * Math.sin(Math.PI * t))), deep))
    .join("");
  return (
    // What is under it: its lining, and then nothing.
    slipped(
      cut(pts("-396 330 1, -200 396, 0 414, 200 398, 386 330 1, 300 452, 120 490, -130 490, -320 446"), rnd, {
        slip: 2,
      }),
      deep,
      {
        dx: -8,
        dy: 7,
      },
    ) +
    oval(-4, 414, 330, 58, night) +
    slipped(side, indigo, { dx: -9, dy: 7, paper: brass }) +
    inside(
      side,
      line(ribs, "#2F3F78", 8) +
        shape([...Array.from({ length: 17 }, (_, i) => hemAt(-410 + i * 51, 104)), [420, 460], [-420, 460]], deep) +
        hem +
        rim(106, brass) +
        rim(8, brass) +
        halftone([-430, -440, 430, 440], slope([20, -40], [470, 330], 1.2), night, { pitch: 18, turn: 14 }) +
        halftone([-430, -440, 0, 300], (x, y) => 0.5 * glow(-290, -120, 240, 1.2)(x, y), "#46588F", {
          pitch: 16,
          turn: 20,
        }),
    ) +
    slipped(top, "#36488C", { dx: -7, dy: 9, paper: night }) +
    inside(
      top,
      creases + halftone([-360, -440, 580, 170], slope([260, -260], [700, 170], 1.2), night, { pitch: 17, turn: 14 }),
    ) +
    slipped(roll, indigo, { dx: 0, dy: 6, paper: deep }) +
    line(
      open("-330 -268, -230 -346, -70 -392, 110 -400, 280 -368"),
      "#5D6FA8",
      9,
      'stroke-linecap="round" stroke-dasharray="60 14 200 12"',
    ) +
    group(shackle(), 'transform="translate(-70 76) rotate(7) scale(.86)"')
  );
}

/** The shoulders of a white robe and the work at its neck, from the foot of the sheet; about x = 0. */
function robe(seed: number) {
  const rnd = seeded(seed);
  const cloth = cut(
    pts("-700 420 1, -640 190, -420 70, -210 6, -120 -8 1, 0 46, 120 -8 1, 210 6, 420 70, 640 190, 700 420 1"),
    rnd,
    {
      slip: 2.5,
    },
  );
  const neck = open("-150 -2, -80 50, 0 70, 80 50, 150 -2");
  return (
    slipped(cloth, chalk, { dx: -8, dy: -7, paper: night }) +
    inside(
      cloth,
      halftone([-700, 0, 700, 420], slope([60, 40], [640, 340], 1.2), indigo, { pitch: 16, turn: 24 }) +
        line(open("-380 90, -330 220, -350 420"), indigo, 6) +
        line(open("350 80, 310 220, 340 420"), indigo, 6) +
        line(neck, brass, 30) +
        line(neck, laterite, 9) +
        along(neck, 34, 16)
          .map(([x, y, a]) => turned(a, x, y, shape(`M${x - 8} ${y + 24}l8 34l8 -34Z`, brass)))
          .join(""),
    )
  );
}

const wall = (wide: number, high: number, [x, y, r]: readonly [number, number, number]) =>
  halftone([0, 0, wide, high], (u, v) => 0.62 * glow(x, y, r, 1.1)(u, v), "#D0673F", { pitch: 20, turn: 20 }) +
  halftone([0, 0, wide, high], slope([wide * 0.62, high * 0.5], [wide * 1.1, high], 1.2), night, {
    pitch: 18,
    turn: 20,
  });
/** The shadow of the cap, on the wall behind it. */
const shadow = (x: number, y: number, rx: number, ry: number) =>
  halftone([x - rx, y - ry, x + rx, y + ry], (u, v) => 1.1 - Math.hypot((u - x) / rx, (v - y) / ry) ** 5, night, {
    pitch: 16,
    turn: 20,
  });

export function draw() {
  const body =
    flood(laterite) +
    wall(1200, 1500, [330, 420, 760]) +
    shadow(650, 720, 480, 470) +
    group(robe(2), 'transform="translate(566 1236)"') +
    group(cap(2028), 'transform="translate(536 622) scale(.97)"');
  // the link that is missing, on the bare paper
  const link = band(open("872 1448, 890 1424, 940 1420, 966 1440, 950 1466, 904 1472, 884 1466", 8), () => 19);
  const beyond = shape(poly(link), night, 'transform="translate(-4 5)"') + shape(poly(link), brass);
  return sheet(
    {
      seed: 18,
      title: "Bola Tinubu: a cap whose broken shackle makes a figure eight",
      label: ["Bola Tinubu, 2023–", "LA.2023.18"],
      beyond,
    },
    body,
  );
}

/** The same for a broad screen: the cap on the left, and the link that it has lost far from it. */
export function drawWide() {
  const link = band(open("0 40, 10 -20, 80 -40, 140 -10, 130 46, 70 66, 30 62", 8), () => 34);
  return bleed(
    { seed: 18, wide: 1600, high: 800 },
    shape("M0 0H1600V800H0Z", laterite) +
      wall(1600, 800, [420, 260, 760]) +
      shadow(690, 450, 400, 370) +
      group(cap(2028), 'transform="translate(580 380) scale(.8)"') +
      halftone([1180, 600, 1440, 680], (u, v) => 1.1 - Math.hypot((u - 1318) / 110, (v - 648) / 22) ** 2, night, {
        pitch: 10,
        turn: 20,
      }) +
      group(
        line(link, night, 14, 'stroke-linejoin="round"') +
          shape(poly(link), brass) +
          line("M14 20Q20 -22 76 -34", pale, 6, 'stroke-linecap="round"'),
        'transform="translate(1240 590)"',
      ),
  );
}
