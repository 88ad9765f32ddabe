/** Umaru Musa Yar'Adua, 2007-10: an empty chair with a hung jacket, and the light left on in the passage. */

import { hats } from "../hats";
import { cut, dot, group, halftone, INK, inside, line, placed, poly, ring, seeded, shape, slipped } from "../kit";
import { flood, open, pts, sheet, slope } from "./press";

const { night, indigo, brass, chalk } = INK;

export function draw() {
  const rnd = seeded(2010);
  const doorway = poly(pts("650 330, 866 330, 866 1124, 650 1124"));
  const leaf = poly(pts("866 326, 1116 214, 1116 1336, 866 1124"));
  const wedge = poly(pts("650 1120, 866 1120, 600 1600, -200 1600, -200 1500"));
  const light = (x: number, y: number) => {
    const t = (y - 1120) / 380;
    const [from, to] = [650 - 850 * t, 866 - 220 * t];
    const out = Math.max(from - x, x - to);
    return y < 1120 || out <= 0 ? 0 : Math.max(0, 0.7 - out / 150);
  };
  const spill = (x: number, y: number) =>
    y > 1120 || x > 650 ? 0 : Math.max(0, 0.62 - Math.hypot((650 - x) / 240, Math.max(0, 330 - y) / 120));
  /** A sunk panel of the open leaf, drawn as the leaf goes away: its edge towards the passage is lit. */
  const panel = (top: readonly [number, number], foot: readonly [number, number]) => {
    const inner = poly(pts(`922 ${top[0]}, 1046 ${top[1]}, 1046 ${foot[1]}, 922 ${foot[0]}`));
    return shape(inner, night) + line(`M1046 ${top[1]}V${foot[1]}L922 ${foot[0]}`, chalk, 6);
  };
  const frame =
    line("M632 1124V310H884", indigo, 22) + line("M616 1130V294H900", chalk, 4, 'stroke-dasharray="60 14 200 10"');
  // The jacket from behind, on the back of a chair that faces the door.
  const jacket = cut(
    pts(
      "-60 770 1, 30 742, 66 724 1, 210 724 1, 246 742, 336 776, 402 826, 424 900, 440 1010, 458 1130, 466 1240 1, 384 1256 1, 366 1130, 346 1010, 330 950, 340 1080, 352 1200, 360 1342 1, 150 1362, -60 1356 1",
    ),
    rnd,
    { slip: 2 },
  );
  const collar = slipped(
    cut(pts("52 740 1, 74 686, 140 672, 204 686, 228 740 1, 140 760"), rnd, { slip: 1.5 }),
    indigo,
    {
      dx: 7,
      dy: 4,
    },
  );
  const stripes = Array.from({ length: 11 }, (_, i) => {
    const x = -30 + i * 34;
    return line(open(`${138 + (x - 138) * 0.82} 744, ${x} 900, ${138 + (x - 138) * 1.06} 1360`), chalk, 2.5);
  }).join("");
  const sleeve = cut(
    pts("320 770 1, 402 826, 424 900, 440 1010, 458 1130, 466 1240 1, 384 1256 1, 366 1130, 346 1010, 326 930"),
    rnd,
    { slip: 1.5 },
  );
  const coat =
    slipped(jacket, indigo, { dx: 11, dy: 5 }) +
    inside(
      jacket,
      stripes +
        halftone([-40, 700, 480, 1380], slope([300, 900], [-20, 1120], 1.1), night, { pitch: 13, turn: 24 }) +
        line(open("138 752, 136 960, 142 1180"), night, 6) +
        shape(pts("138 1170, 152 1380, 126 1380"), night),
    ) +
    slipped(sleeve, indigo, { dx: -7, dy: 4, paper: night }) +
    inside(
      sleeve,
      [350, 378, 406].map((x) => line(open(`${x} 800, ${x + 14} 1000, ${x + 46} 1250`), chalk, 2.5)).join(""),
    ) +
    [1176, 1206, 1234].map((y) => dot(438 + (y - 1176) * 0.16, y, 9, brass)).join("") +
    collar;
  const wood = (way: string) => slipped(cut(pts(way), rnd, { slip: 2 }), brass, { dx: 6, dy: 5, paper: night });
  const chair =
    // The post of its back comes up through the shoulder of the jacket; its far leg comes out under the hem.
    wood("284 706 1, 332 706 1, 336 830 1, 284 830 1") +
    slipped(cut(ring(308, 688, 33, 30, 14), rnd, { slip: 1 }), brass, { dx: 6, dy: 5, paper: night }) +
    wood("70 1300 1, 110 1300 1, 104 1540 1, 78 1540 1") +
    wood("296 1330 1, 338 1330 1, 330 1520 1, 304 1520 1") +
    wood("536 1226 1, 578 1226 1, 570 1452 1, 546 1452 1") +
    wood("300 1290 1, 556 1240 1, 556 1268 1, 300 1324 1") +
    wood("250 1168 1, 540 1140 1, 600 1190 1, 596 1238 1, 330 1276 1, 250 1270 1") +
    line("M346 1252L588 1220", night, 5);
  const body =
    flood(night) +
    halftone([44, 44, 1156, 1414], (x, y) => Math.max(light(x, y), spill(x, y)), indigo, { pitch: 19, turn: 20 }) +
    shape(wedge, chalk) +
    shape(doorway, chalk) +
    halftone([656, 336, 860, 1114], (x, y) => 0.5 * slope([780, 800], [650, 330], 1.4)(x, y), brass, {
      pitch: 16,
      turn: 18,
    }) +
    frame +
    slipped(leaf, indigo, { dx: 6, dy: 0 }) +
    inside(
      leaf,
      halftone([866, 210, 1120, 1340], slope([900, 700], [1130, 640]), night, { pitch: 13, turn: 26 }) +
        panel([420, 366], [680, 676]) +
        panel([866, 876], [1056, 1110]),
    ) +
    line("M866 326V1124", chalk, 7) +
    dot(1072, 742, 24, brass) +
    dot(1066, 736, 8, chalk) +
    placed(hats.hula(chalk, indigo), 1048, 850, 0.62, 14) +
    group(chair + coat, 'transform="translate(76 -34)"');
  return sheet(
    {
      seed: 15,
      title: "Umaru Musa Yar’Adua: an empty chair with a hung jacket",
      label: ["Umaru Musa Yar’Adua, 2007–10", "LA.2007.15"],
    },
    body,
  );
}
