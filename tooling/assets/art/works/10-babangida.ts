/** Ibrahim Babangida, 1985-93: a football at the end of a dribble. The buttons are the promised years; the goal is behind. */
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
  poly,
  type Random,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { peakedCap } from "./dress";
import { along, flood, open, pts, sheet, slope, turned } from "./press";

const { palm, night, chalk, brass, laterite } = INK;
type Corner = readonly [number, number, number];

/** A stitched ball seen from the front: pentagons about the twelve corners of an icosahedron, turned by (a, b). */
function ball(cx: number, cy: number, r: number, a: number, b: number, rnd: Random) {
  const g = (1 + Math.sqrt(5)) / 2;
  const corners: Corner[] = [];
  for (const s of [-1, 1]) for (const t of [-g, g]) corners.push([0, s, t], [s, t, 0], [t, 0, s]);
  const v = corners.map(([x, y, z]): Corner => {
    const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), -x * Math.sin(a) + z * Math.cos(a)];
    return [x1, y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
  });
  const apart = (p: Corner, q: Corner) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  const third = (p: Corner, q: Corner): Corner => {
    const [x, y, z] = [2 * p[0] + q[0], 2 * p[1] + q[1], 2 * p[2] + q[2]];
    const l = Math.hypot(x, y, z);
    return [x / l, y / l, z / l];
  };
  const flat = ([x, y]: Corner): Point => [cx + x * r, cy + y * r];
  let seams = "";
  let patches = "";
  v.forEach((p, i) => {
    const near = v.flatMap((q, j) => (j !== i && apart(p, q) < 2.1 ? [{ q, j }] : []));
    for (const { q, j } of near) {
      const [from, to] = [third(p, q), third(q, p)];
      if (j > i && from[2] > -0.1 && to[2] > -0.1) seams += poly([flat(from), flat(to)], false);
    }
    const round = near.map(({ q }) => third(p, q)).filter((q) => q[2] > -0.35);
    if (p[2] < -0.5 || round.length < 3) return;
    const [mx, my] = [0, 1].map((k) => round.reduce((sum, q) => sum + (q[k] ?? 0) / round.length, 0)) as [
      number,
      number,
    ];
    const angle = (q: Corner) => Math.atan2(q[1] - my, q[0] - mx);
    patches += poly(
      round
        .sort((m, q) => angle(m) - angle(q))
        .map(flat)
        .map(([x, y]): Point => [x + rnd.between(-2, 2), y + rnd.between(-2, 2)]),
    );
  });
  const edge = cut(ring(cx, cy, r, r, 30), rnd, { slip: 1.5 });
  const turn = slope([cx - r * 0.1, cy - r * 0.1], [cx + r * 0.75, cy + r * 0.8], 1.2);
  return (
    shape(edge, chalk) +
    inside(
      edge,
      line(seams, night, 9, 'stroke-linecap="round"') +
        shape(patches, night) +
        halftone([cx - r, cy - r, cx + r, cy + r], turn, night, { pitch: 15, turn: 20 }),
    )
  );
}

const pegs = [
  [330, 1310, "90"],
  [640, 1170, "92"],
  [350, 1040, "93"],
  [850, 990, "93"],
] as const;
const way =
  "120 1470, 180 1290, 330 1186, 460 1262, 590 1304, 740 1270, 776 1150, 650 1052, 500 1106, 340 1164, 222 1050, 330 922, 500 940, 640 1000, 760 1096, 900 1112, 982 1000, 930 890, 880 836";
const shoulders =
  "-60 1560 1, -60 1010 1, 120 900, 380 826, 560 792 1, 742 930 1, 930 800 1, 1110 850, 1280 960 1, 1280 1560 1";

export function draw() {
  const rnd = seeded(1985);
  const hill = cut(pts(shoulders), rnd, { slip: 2 });
  const run = open(way, 8);
  const net = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [850 + i * 52, 1240 + i * 30];
    return `M${x} 1210L${800 + i * 56} 1470M810 ${y}H1240`;
  }).join("");
  const stripes = Array.from({ length: 5 }, (_, i) =>
    shape(`M-60 ${860 + i * 150}L1280 ${800 + i * 150}V${872 + i * 150}L-60 ${935 + i * 150}Z`, night, 'opacity=".2"'),
  ).join("");
  const circle = line(cut(ring(470, 1640, 420, 360, 26), rnd, { slip: 1 }), chalk, 9);
  const beam = halftone(
    [44, 44, 900, 900],
    (x, y) => (1 - Math.abs(Math.atan2(y - 20, x + 10) - 0.6) / 0.34) * 1.5 * (1 - Math.hypot(x + 10, y - 20) / 1350),
    brass,
    { pitch: 20, turn: 12 },
  );
  const lamps = [84, 132].flatMap((y) => [70, 120, 170].map((x) => dot(x, y, 19, chalk))).join("");
  const places = along(run, 62, 20);
  const dashes = places.map(([x, y, turn], i) => {
    const wide = i / places.length;
    const dash: Point[] = [
      [x - 22, y - 5 - 9 * wide, 1],
      [x + 20, y - 6 - 11 * wide, 1],
      [x + 20, y + 6 + 11 * wide, 1],
      [x - 22, y + 5 + 9 * wide, 1],
    ];
    return turned(Math.round(turn), Math.round(x), Math.round(y), shape(cut(dash, rnd, { slip: 1.5 }), chalk));
  });
  const buttons = pegs.map(
    ([x, y, year]) =>
      dot(x - 7, y + 8, 80, night) +
      shape(cut(ring(x, y, 78, 78, 14), rnd, { slip: 1 }), brass) +
      letters(year, x, y + 29, { size: 84, anchor: 0.5, fill: night }),
  );
  const body =
    flood(night) +
    beam +
    lamps +
    slipped(hill, palm, { dx: -4, dy: -10 }) +
    inside(hill, stripes + circle + line(net, chalk, 3) + line("M790 1480L850 1210H1240", chalk, 17)) +
    ball(800, 500, 318, 0.5, 0.34, rnd) +
    group(
      peakedCap(rnd, { top: palm, visor: night, bandInk: laterite, lean: 60 }),
      'transform="translate(846 282) rotate(15) scale(.92)"',
    ) +
    dashes.join("") +
    buttons.join("");
  return sheet(
    {
      seed: 10,
      title: "Ibrahim Babangida: a football at the end of a dribble",
      label: ["Ibrahim Babangida, 1985–93", "LA.1985.10"],
    },
    body,
  );
}
