/** Sani Abacha, 1993-98: dark glasses reflecting a vault; what falls from them is not a tear. */
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  line,
  type Point,
  polar,
  poly,
  type Random,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { peakedCap } from "./dress";
import { band, flood, open, pts, sheet, slope, turned } from "./press";

const { oxblood, night, brass, chalk } = INK;

function vaultShut(cx: number, cy: number, r: number, rnd: Random) {
  const disc = (k: number, count: number) => cut(ring(cx, cy, r * k, r * k, count), rnd, { slip: 2 });
  const rivets = Array.from({ length: 20 }, (_, i) => {
    const [x, y] = polar(cx, cy, r * 0.93, i * 18 + 4);
    return dot(x, y, r * 0.034, night);
  });
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const a = -90 + i * 72 + 14;
    const [x, y] = polar(cx, cy, r * 0.58, a);
    return (
      line([polar(cx, cy, r * 0.1, a), polar(cx, cy, r * 0.56, a)], night, r * 0.105) + dot(x, y, r * 0.088, night)
    );
  });
  const turn = slope([cx - r * 0.5, cy - r * 0.6], [cx + r * 0.6, cy + r * 0.7], 1.3);
  return (
    slipped(disc(1, 22), brass) +
    shape(disc(0.86, 20), night) +
    rivets.join("") +
    shape(disc(0.76, 20), brass) +
    halftone(
      [cx - r, cy - r, cx + r, cy + r],
      (x, y) => (Math.hypot(x - cx, y - cy) > r * 0.74 ? 0 : turn(x, y)),
      night,
      { pitch: 10 },
    ) +
    spokes.join("") +
    line(cut(ring(cx, cy, r * 0.4, r * 0.4, 18), rnd, { slip: 1 }), night, r * 0.075) +
    dot(cx, cy, r * 0.17, night) +
    dot(cx, cy, r * 0.075, brass)
  );
}

function vaultOpen(cx: number, cy: number, r: number, rnd: Random) {
  const at = (points: readonly Point[]) => points.map(([x, y]): Point => [cx + x * r, cy + y * r]);
  const hole = cut(ring(cx, cy, r * 0.84, r * 0.84, 20), rnd, { slip: 2 });
  const shelves = [-3, -2, -1, 0, 1, 2, 3].map(
    (i) => `M${cx - r} ${cy + i * r * 0.27}L${cx + r} ${cy + i * r * 0.27 + 4}`,
  );
  const last = shape(at(pts(".02 .26, .08 .12, .28 .12, .34 .26")), brass);
  const door = (dx: number, rx: number, ink: string) =>
    shape(cut(ring(cx - r * 0.86 + dx * r, cy, rx * r, r * 1.02, 18), rnd, { slip: 1 }), ink);
  const bolts = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(0, 0, r, 110 + i * 17.5);
    return dot(cx - r * 0.9 + x * 0.3, cy + y * 0.86, r * 0.035, night);
  });
  return (
    slipped(cut(ring(cx, cy, r, r, 22), rnd, { slip: 2 }), brass) +
    shape(hole, chalk) +
    inside(hole, line(shelves.join(""), night, r * 0.055) + last) +
    door(0.1, 0.44, night) +
    door(-0.02, 0.42, brass) +
    door(-0.06, 0.3, night) +
    door(-0.08, 0.26, brass) +
    bolts.join("")
  );
}

function ingot(x: number, y: number, s: number, turn: number) {
  const at = (text: string) => pts(text).map(([u, v]): Point => [x + u * s, y + v * s]);
  return turned(
    turn,
    x,
    y,
    slipped(poly(at("-1 .42, -.76 -.3, -.36 -.66, .86 -.66, 1.1 .02, .74 .42")), night, { dx: -6, dy: 7 }) +
      shape(at("-1 .42, -.76 -.3, .5 -.3, .74 .42"), brass) +
      shape(at("-.72 -.35, -.36 -.62, .82 -.62, .52 -.35"), chalk) +
      line(at("-.5 .06, .28 .06"), night, s * 0.07),
  );
}

const lensAbout = "-292 -190, -70 -226, 210 -214, 286 -160, 284 20, 210 206, 20 254, -190 218, -292 50";
const collar = "-40 1500 1, -40 1376 1, 300 1290, 520 1232 1, 736 1404 1, 980 1200 1, 1260 1262 1, 1260 1500 1";

export function draw() {
  const rnd = seeded(1993);
  const [lx, rx, y] = [400, 1076, 742];
  const lens = (cx: number, side: 1 | -1) =>
    cut(
      pts(lensAbout).map(([u, v]): Point => [cx + side * u, y + v]),
      rnd,
      { slip: 2 },
    );
  const [left, right] = [lens(lx, 1), lens(rx, -1)];
  const glasses =
    line("M122 600L-60 540", night, 70) +
    shape(
      cut(
        band(open("650 626, 738 590, 826 626"), () => 46),
        rnd,
        { slip: 1 },
      ),
      night,
    ) +
    slipped(left, night, { dx: -11, dy: 10 }) +
    slipped(right, night, { dx: -11, dy: 10 }) +
    inside(left, vaultShut(lx + 2, y + 26, 206, rnd)) +
    inside(right, vaultOpen(rx - 30, y + 26, 196, rnd));
  const tab = (u: number, v: number, turn: number) =>
    turned(
      turn,
      u,
      v,
      slipped(poly(pts("-96 -30, 62 -34, 98 0, 62 34, -96 30").map(([a, b]): Point => [u + a, v + b])), brass, {
        dx: -4,
        dy: 4,
      }) +
        dot(u + 50, v, 11, night) +
        line(`M${u - 78} ${v}H${u + 20}`, night, 5),
    );
  const speed = [
    [806, 1010, 34],
    [858, 990, 74],
    [910, 1004, 50],
  ].map(([x = 0, from = 0, long = 0]) => line(`M${x} ${from}l5 ${long}`, brass, 9));
  const body =
    flood(oxblood) +
    halftone([44, 380, 1156, 1100], (x, v) => 0.6 * slope([600, 1060], [540, 470], 1.2)(x, v), night, {
      pitch: 17,
      turn: 18,
    }) +
    slipped(cut(pts(collar), rnd, { slip: 2 }), night, { dx: -6, dy: -9 }) +
    tab(430, 1340, -16) +
    tab(1010, 1310, 190) +
    group(
      peakedCap(rnd, { bandInk: brass, top: night, lean: 30, badge: false }),
      'transform="translate(736 452) rotate(-6) scale(1.5)"',
    ) +
    turned(-6, 690, 742, glasses) +
    speed.join("") +
    ingot(850, 1160, 104, 18);
  return sheet(
    {
      seed: 12,
      title: "Sani Abacha: dark glasses reflecting a vault",
      label: ["Sani Abacha, 1993–98", "LA.1993.12"],
    },
    body,
  );
}
