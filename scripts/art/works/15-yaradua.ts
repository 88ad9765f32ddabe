/** Umaru Musa Yar'Adua, 2007-10: an empty chair with a hung jacket, and the light left on in the passage. */

import { hats } from "../hats";
import { cut, dot, halftone, INK, inside, line, placed, poly, seeded, shape, slipped } from "../kit";
import { flood, open, pts, sheet, slope } from "./press";

const { night, indigo, brass, chalk } = INK;

export function draw() {
  const rnd = seeded(2010);
  const doorway = poly(pts("770 330, 990 330, 990 1130, 770 1130"));
  const leaf = poly(pts("990 330, 1140 268, 1140 1262, 990 1130"));
  const wedge = poly(pts("770 1130, 990 1130, 700 1600, -60 1600, -60 1500"));
  const light = (x: number, y: number) => {
    const t = (y - 1130) / 370;
    const [from, to] = [770 - 830 * t, 990 - 230 * t];
    const out = Math.max(from - x, x - to);
    return y < 1130 || out <= 0 ? 0 : Math.max(0, 0.7 - out / 150);
  };
  const spill = (x: number, y: number) =>
    y > 1130 || x > 770 ? 0 : Math.max(0, 0.62 - Math.hypot((770 - x) / 240, Math.max(0, 330 - y) / 120));
  const panel = (y0: number, y1: number, k: number) =>
    line(poly(pts(`1024 ${y0}, 1110 ${y0 - k}, 1110 ${y1 + k}, 1024 ${y1}`)), chalk, 4);
  const rail = slipped(
    cut(pts("-60 800 1, 130 784, 356 800 1, 366 852 1, 130 842, -60 856 1"), rnd, { slip: 2 }),
    brass,
    { dx: -5, dy: 6 },
  );
  const post = (x: number, y0: number, y1: number) =>
    slipped(poly(pts(`${x} ${y0}, ${x + 34} ${y0}, ${x + 26} ${y1}, ${x + 2} ${y1}`)), brass, { dx: -5, dy: 4 });
  const seat = slipped(
    cut(pts("-60 1166 1, 340 1150 1, 446 1210 1, 438 1252 1, -60 1262 1"), rnd, { slip: 2 }),
    brass,
    { dx: -5, dy: 6 },
  );
  const jacket = cut(
    pts(
      "-40 822 1, 40 790, 120 772 1, 200 776 1, 292 800, 350 850, 374 960, 392 1090, 396 1214 1, 338 1226 1, 312 1110, 296 1000, 300 1130, 310 1296 1, 130 1318, -40 1310 1",
    ),
    rnd,
    { slip: 2 },
  );
  const folds: string[] = [
    "296 1000, 270 940, 262 900",
    "160 800, 176 960, 164 1130, 176 1310",
    "60 1000, 80 1140, 70 1300",
  ];
  const lapel = (points: string) => slipped(cut(pts(points), rnd, { slip: 1.5 }), indigo, { dx: 4, dy: 5 });
  const coat =
    slipped(jacket, indigo, { dx: 9, dy: 6 }) +
    inside(
      jacket,
      halftone([-40, 760, 420, 1330], slope([330, 900], [-60, 1180], 1.1), night, { pitch: 13, turn: 24 }) +
        shape(pts("96 760, 230 760, 176 1060, 100 960"), night) +
        shape(pts("100 800, 230 800, 226 850, 96 852"), brass) +
        lapel("120 772 1, 60 900, 150 1060 1, 176 940, 160 776 1") +
        lapel("200 776 1, 246 870, 178 1060 1, 160 930, 162 776 1") +
        folds.map((way) => line(open(way), night, 6)).join(""),
    ) +
    [1110, 1190].map((y) => dot(196, y, 11, brass)).join("");
  const body =
    flood(night) +
    halftone([44, 44, 1156, 1414], (x, y) => Math.max(light(x, y), spill(x, y)), indigo, { pitch: 19, turn: 20 }) +
    shape(wedge, chalk) +
    shape(doorway, chalk) +
    halftone([770, 330, 990, 1130], (x, y) => 0.5 * slope([900, 800], [760, 330], 1.4)(x, y), brass, {
      pitch: 16,
      turn: 18,
    }) +
    slipped(leaf, indigo, { dx: 6, dy: 0 }) +
    inside(
      leaf,
      halftone([990, 250, 1150, 1280], slope([1000, 700], [1150, 640]), night, { pitch: 13, turn: 26 }) +
        panel(420, 700, 30) +
        panel(790, 1070, -22),
    ) +
    dot(1016, 748, 17, brass) +
    placed(hats.hula(indigo, brass), 1010, 800, 0.62, 9) +
    post(296, 840, 1170) +
    rail +
    post(30, 1240, 1500) +
    post(392, 1240, 1500) +
    seat +
    coat;
  return sheet(
    {
      seed: 15,
      title: "Umaru Musa Yar’Adua: an empty chair with a hung jacket",
      label: ["Umaru Musa Yar’Adua, 2007–10", "LA.2007.15"],
    },
    body,
  );
}
