// Elizabeth II, Queen of Nigeria, 1960-63: a postage stamp, half unstuck, cancelled on the day of the Republic.
import {
  bend,
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  letters,
  lettersRound,
  line,
  type Point,
  poly,
  type Random,
  rect,
  ring,
  seeded,
  shape,
  slipped,
  star,
  sunburst,
} from "../kit";
import { flood, open, overprint, pts, sheet, slope, small } from "./press";

const { laterite, indigo, brass, chalk, palm, night } = INK;

/** The perforated outline of a stamp, clockwise from its top left corner. */
function perforated(x0: number, y0: number, w: number, h: number, hole = 14, step = 42) {
  const out: Point[] = [];
  const side = (ax: number, ay: number, bx: number, by: number) => {
    const long = Math.hypot(bx - ax, by - ay),
      ux = (bx - ax) / long,
      uy = (by - ay) / long,
      count = Math.round(long / step),
      gap = long / count;
    out.push([ax, ay]);
    for (let i = 0; i < count; i++)
      for (let k = 0; k <= 6; k++) {
        const s = (i + 0.5) * gap - hole * Math.cos((k * Math.PI) / 6),
          d = hole * Math.sin((k * Math.PI) / 6);
        out.push([ax + ux * s - uy * d, ay + uy * s + ux * d]);
      }
  };
  side(x0, y0, x0 + w, y0);
  side(x0 + w, y0, x0 + w, y0 + h);
  side(x0 + w, y0 + h, x0, y0 + h);
  side(x0, y0 + h, x0, y0);
  return out;
}

/** A half outline, or its mirror image. */
const scaled = (s: number, text: string) => pts(text).map(([x, y, k]): Point => [s * x, y, k]);

function crown(rnd: Random) {
  const arch = (s: number) =>
    cut(
      scaled(
        s,
        "40 -262 1, 150 -300, 262 -250, 292 -130, 262 -40 1, 214 -60 1, 236 -140, 210 -214, 140 -236, 40 -206 1",
      ),
      rnd,
      { slip: 1.5 },
    );
  const velvet = cut(
    pts("-250 -60 1, -276 -160, -200 -250, -70 -240, 0 -200, 70 -240, 200 -250, 276 -160, 250 -60 1"),
    rnd,
  );
  const fleur = (x: number, s: number) =>
    shape(
      cut(
        pts("0 -190 1, 46 -134, 20 -104, 34 -40 1, -34 -40 1, -20 -104, -46 -134").map(
          ([u, v, k]): Point => [x + u * s, k && v > -60 ? v : v * s, k],
        ),
        rnd,
        { slip: 1, fine: 4 },
      ),
      brass,
    );
  let gems = "";
  for (let i = -3; i <= 3; i++)
    gems += i % 2 ? shape(star(i * 78, 6, 24, 4, 0.62), laterite) : dot(i * 78, 6, 19, indigo);
  let pearls = "";
  for (const s of [-1, 1])
    for (const [x, y] of pts("64 -244, 116 -262, 168 -262, 216 -238, 250 -196, 266 -146, 258 -94"))
      pearls += dot(s * x, y, 10, chalk);
  return (
    shape(velvet, indigo) +
    slipped(arch(-1), brass) +
    slipped(arch(1), brass) +
    pearls +
    fleur(-150, 0.9) +
    fleur(150, 0.9) +
    fleur(0, 1.05) +
    slipped(cut(pts("-286 -44 1, 0 -62, 286 -44 1, 280 46 1, 0 28, -280 46 1"), rnd, { slip: 1 }), brass) +
    group(gems, 'transform="translate(0 -10)"') +
    slipped(cut(pts("-292 44 1, 0 26, 292 44 1, 286 96, 0 82, -286 96"), rnd, { slip: 2 }), chalk) +
    [-220, -140, -60, 20, 100, 180, 250].map((x, i) => shape(star(x, 64 - (i % 2) * 8, 13, 3, 0.3), night)).join("") +
    slipped(cut(ring(0, -282, 44, 44, 10), rnd, { slip: 1 }), brass) +
    shape("M-14-330h28v-40h40v-28h-40v-40h-28v40h-40v28h40z", brass)
  );
}

export function draw() {
  const rnd = seeded(1960);
  const [w, h] = [600, 740];
  const [a, b]: [Point, Point] = [
    [w, 250],
    [130, h],
  ];
  const fold = [a, b];
  const [[ax, ay], [bx, by]] = [a, b];
  const [dx, dy] = [bx - ax, by - ay];
  // mirrored in the fold
  const flip = ([x, y]: Point): Point => {
    const t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    return [2 * (ax + t * dx) - x, 2 * (ay + t * dy) - y];
  };
  const whole = perforated(0, 0, w, h);
  const below = ([x, y]: Point) => (x - ax) * dy - (y - ay) * dx > 0;
  const corner = whole.filter(below);
  const first = whole.findIndex(below);
  const kept = [...whole.slice(0, first), ...fold, ...whole.slice(first + corner.length)];
  const flap: Point[] = [a, ...corner.map(flip).map(([x, y]): Point => [x + 26, y + 34]), b];
  const picture =
    rect(46, 46, w - 92, h - 92, indigo) +
    sunburst(w / 2 - 10, 440, 120, 620, 34, brass, rnd) +
    rect(46, 46, w - 92, 160, indigo) +
    rect(46, 596, 144, h - 642, indigo) +
    shape(cut(ring(w / 2 - 10, 440, 188, 224, 26), rnd, { slip: 1 }), chalk) +
    shape(cut(ring(w / 2 - 10, 440, 166, 202, 26), rnd, { slip: 1 }), laterite) +
    letters("NIGERIA", 76, 190, { size: 82, track: 10, fill: chalk }) +
    small("3d", 60, 680, { size: 80, fill: brass });
  const stamp =
    shape(whole, palm) +
    shape(kept, chalk) +
    inside(poly(kept), picture) +
    inside(
      poly(whole),
      shape([a, [w + 40, 220], [w + 40, h + 40], [100, h + 40], b], palm) +
        halftone(
          [0, 0, w, h],
          (x, y) => (below([x, y]) ? slope([w * 0.86, h * 0.9], [w * 0.55, h * 0.6], 1.1)(x, y) : 0),
          night,
          { pitch: 15 },
        ),
    ) +
    shape(flap, chalk) +
    inside(
      poly(flap),
      halftone([-40, -40, w + 40, h + 40], (x, y) => 0.9 * slope([250, 300], [410, 540], 1.6)(x, y), indigo, {
        pitch: 14,
        turn: 40,
      }),
    ) +
    line(poly(fold, false), chalk, 6);
  const bust = cut(
    pts(
      "-60 1560 1, -60 1440 1, 90 1270, 330 1170, 520 1100, 560 960 1, 840 960 1, 850 1080, 1010 1140, 1270 1210 1, 1270 1560 1",
    ),
    rnd,
  );
  const sash = cut(pts("1000 1126 1, 1160 1178 1, 600 1560 1, 330 1560 1"), rnd);
  const pearls = bend(pts("420 1130, 560 1232, 730 1250, 920 1112"), { closed: false, fine: 9 });
  const mark = group(
    line(cut(ring(0, 0, 150, 150, 30), rnd, { slip: 1 }), night, 8) +
      line(cut(ring(0, 0, 92, 92, 24), rnd, { slip: 1 }), night, 5) +
      lettersRound("LAGOS", [0, 0], 106, -90, { size: 34, track: 8 }) +
      lettersRound("REPUBLIC", [0, 0], 136, 90, { size: 28, track: 6, inward: true }) +
      small("1 OCT", 0, -6, { size: 52, anchor: 0.5 }) +
      small("1963", 0, 48, { size: 56, anchor: 0.5 }) +
      [-72, -24, 24, 72]
        .map((y) =>
          group(
            line(open("-150 0, -200 -16, -250 16, -300 -16, -350 16, -420 -10", 5), night, 8),
            `transform="translate(0 ${y})"`,
          ),
        )
        .join(""),
    'transform="translate(330 960) rotate(-20)"',
  );
  const body =
    flood(laterite) +
    slipped(bust, indigo, { dx: -8, dy: -6 }) +
    inside(bust, shape(sash, chalk) + shape(cut(pts("1026 1130 1, 1134 1168 1, 560 1560 1, 380 1560 1"), rnd), brass)) +
    pearls.map(([x, y], i) => (i % 2 ? "" : dot(x, y, 17, chalk))).join("") +
    slipped(star(800, 1330, 92, 8, 0.56), chalk) +
    dot(800, 1330, 34, laterite) +
    group(stamp, 'transform="translate(330 330) rotate(-9)"') +
    group(crown(rnd), 'transform="translate(630 246) rotate(-13) scale(.92)"') +
    overprint(mark);
  return sheet(
    { seed: 1, title: "Elizabeth II: a postage stamp, half unstuck", label: ["Elizabeth II, 1960–63", "LA.1960.01"] },
    body,
  );
}
