/** Murtala Mohammed, 1975-76: a rubber stamp, already lifted; the mark is on the collar and runs. Two inks. */
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
  poly,
  rect,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { band, flood, glow, open, overprint, pts, sheet, slope, stroke } from "./press";

const { indigo, laterite, chalk } = INK;

export function draw() {
  const rnd = seeded(1975);
  const tunic = cut(
    pts(
      "-60 1560 1, -60 1160 1, 120 1070, 300 1020, 410 940 1, 660 1000, 900 930 1, 1010 1020, 1260 1130 1, 1260 1560 1",
    ),
    rnd,
  );
  const left = cut(pts("410 920 1, 262 1040 1, 292 1180, 440 1310 1, 672 1072 1, 560 1010"), rnd);
  const right = cut(pts("898 914 1, 1030 1030 1, 1010 1170, 916 1290 1, 684 1076 1, 800 1000"), rnd);
  const button = (x: number, y: number) =>
    dot(x - 4, y + 5, 30, chalk) + dot(x, y, 30, indigo) + dot(x - 6, y - 7, 17, chalk) + dot(x - 4, y - 4, 15, indigo);
  const cloth =
    halftone([0, 900, 1200, 1440], (x, y) => 0.08 + 0.55 * slope([300, 1000], [1160, 1440])(x, y), indigo, {
      pitch: 15,
      turn: 31,
    }) +
    stroke(open("676 1070, 690 1230, 684 1460"), indigo, 7) +
    button(770, 1372);
  // The handle is turned wood, cropped by the top edge; under the mount a sliver of rubber, wet.
  const handle = cut(
    pts(
      "-150 -900 1, -170 -420, -120 -300, -104 -210, -190 -150, -300 -120 1, 300 -120 1, 196 -150, 108 -210, 126 -300, 176 -420, 150 -900 1",
    ),
    rnd,
  );
  const mount = cut(pts("-452 -128 1, 452 -140 1, 470 20 1, -466 30 1"), rnd, { slip: 2 });
  const rubber = cut(pts("-440 32 1, 440 22 1, 420 64 1, -424 74 1"), rnd);
  const wood = (x: number, y: number) => 0.8 * slope([-20, 0], [330, 60], 1.3)(x, y);
  const stamp =
    slipped(rubber, indigo, { dx: -7, dy: 8 }) +
    slipped(handle, laterite, { dx: -9, dy: 6 }) +
    inside(
      handle,
      halftone([-320, -900, 330, -100], wood, indigo, { pitch: 16, turn: 28 }) + rect(-134, -700, 30, 400, chalk, 12),
    ) +
    slipped(mount, laterite, { dx: -9, dy: 9 }) +
    inside(
      mount,
      halftone([-480, -140, 480, 40], (x, y) => 0.5 * slope([0, -100], [520, 60])(x, y), indigo, {
        pitch: 16,
        turn: 28,
      }),
    ) +
    stroke(open("-410 -92, -120 -98, 220 -94"), chalk, 9) +
    [-0.9, -0.52, 0.06, 0.4]
      .map(
        (t, i) =>
          shape(poly(band(pts(`${t * 420} 60, ${t * 420 - 2} ${96 + i * 12}`), (u) => 17 - 6 * u)), laterite) +
          dot(t * 420 - 2, 100 + i * 12, 11, laterite),
      )
      .join("");
  const drip = (x: number, y: number, long: number, w: number) =>
    shape(
      poly(band(pts(`${x} ${y}, ${x} ${y + long * 0.5}, ${x + 4} ${y + long}`), (t) => w * (1 - 0.45 * t))),
      laterite,
    ) + dot(x + 4, y + long, w * 0.52, laterite);
  const mark =
    group(
      line(cut(ring(0, 0, 372, 196, 30), rnd, { slip: 2.5 }), laterite, 20) +
        line(cut(ring(0, 0, 336, 162, 30), rnd, { slip: 1.5 }), laterite, 6) +
        letters("With", 0, -58, { size: 88, anchor: 0.5, track: 8, fill: laterite }) +
        letters("Immediate", 0, 34, { size: 104, anchor: 0.5, track: 2, fill: laterite }) +
        letters("Effect", 0, 122, { size: 88, anchor: 0.5, track: 6, fill: laterite }),
      'transform="translate(560 1168) rotate(-14)"',
    ) +
    drip(330, 1352, 76, 22) +
    drip(560, 1366, 40, 15) +
    drip(706, 1318, 104, 20) +
    // The wet edge goes along the threads.
    Array.from({ length: 34 }, (_, i) => {
      const a = (i / 34) * Math.PI * 2;
      const [x, y] = [560 + 368 * Math.cos(a) + 46 * Math.sin(a), 1168 - 90 * Math.cos(a) + 190 * Math.sin(a)];
      const long = rnd.between(8, 34);
      return i % 3
        ? line(
            [
              [x - long, y],
              [x + long, y],
            ],
            laterite,
            5,
          )
        : line(
            [
              [x, y - long],
              [x, y + long],
            ],
            laterite,
            5,
          );
    }).join("");
  const body =
    flood(indigo) +
    halftone([40, 40, 1160, 1100], glow(180, 980, 620, 1.3), chalk, { pitch: 22, turn: 18, max: 0.5 }) +
    oval(655, 936, 246, 62, laterite) +
    oval(655, 940, 236, 50, indigo) +
    shape(tunic, chalk) +
    inside(tunic, cloth) +
    inside(tunic, group(shape(left, indigo) + shape(right, indigo), 'transform="translate(4 5)"')) +
    shape(left, chalk) +
    shape(right, chalk) +
    inside(
      right,
      halftone([700, 900, 1060, 1280], (x, y) => 0.7 * slope([760, 1000], [1050, 1220])(x, y), indigo, {
        pitch: 13,
        turn: 31,
      }),
    ) +
    // The mark took the cloth's lines with it: under the letters they are hardly seen.
    group(oval(0, 0, 322, 148, chalk), 'transform="translate(560 1168) rotate(-14)" opacity=".86"') +
    overprint(mark) +
    group(stamp, 'transform="translate(640 826) rotate(-4)"') +
    // A button that did not wait.
    stroke(open("1000 1000, 1050 950"), laterite, 9) +
    stroke(open("1052 1016, 1086 978"), laterite, 9) +
    group(
      dot(-5, 6, 40, laterite) +
        dot(0, 0, 40, chalk) +
        dot(-9, -9, 6, indigo) +
        dot(9, 9, 6, indigo) +
        dot(9, -9, 6, indigo) +
        dot(-9, 9, 6, indigo),
      'transform="translate(1098 900) rotate(24) scale(1 .7)"',
    );
  return sheet(
    { seed: 6, title: "Murtala Mohammed: a rubber stamp", label: ["Murtala Mohammed, 1975–76", "LA.1975.06"] },
    body,
  );
}
