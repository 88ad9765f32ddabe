/** Ernest Shonekan, 1993: an hourglass with a grain for each of eighty-three days; the bow tie is where everything had to pass. */
import { bend, cut, halftone, INK, inside, line, type Point, poly, ring, seeded, shape, slipped } from "../kit";
import { flood, glow, pts, sheet, slope, turned } from "./press";

const { indigo, brass, chalk, laterite, night } = INK;
const FALLEN = 79;
const [cx, cy, rx, ry] = [600, 1000, 452, 372];

/** Where the fallen grains lie, in the order in which they fell. */
function heap(): Point[] {
  const gap = 67;
  const places: Point[] = [];
  for (let row = 0; row < 14; row++) {
    for (let col = -8; col <= 8; col++) {
      const x = cx + (col + (row % 2) / 2) * gap;
      const y = cy + ry - 44 - row * gap * 0.87;
      if (Math.hypot((x - cx) / (rx - 40), (y - cy) / (ry - 40)) < 1) places.push([x, y]);
    }
  }
  const height = ([x, y]: Point) => cy + ry - y + Math.abs(x - cx - 30) * 0.42;
  return places.sort((a, b) => height(a) - height(b)).slice(0, FALLEN);
}

export function draw() {
  const rnd = seeded(1993 + 11);
  const grain = ([x, y]: Point, ink: string = brass) => {
    const at = ring(x + rnd.between(-3, 3), y + rnd.between(-3, 3), 28, 28, 8);
    return slipped(cut(at, rnd, { slip: 2.6, fine: 3 }), ink, { dx: -5, dy: 6, paper: indigo });
  };
  const half = pts("52 470, 78 560, 190 640, 360 740, 440 880, 452 1000, 420 1170, 300 1312, 150 1366, 0 1374");
  const funnel = pts("52 462, 90 380, 230 290, 470 190, 680 60, 740 -60 1");
  const both = (side: readonly Point[]) => [
    ...side.map(([x, y, k]): Point => [cx + x, y, k]),
    ...[...side].reverse().map(([x, y, k]): Point => [cx - x, y, k]),
  ];
  const bulb = cut(both(half), rnd, { slip: 2, fine: 6 });
  const upper = cut(both(funnel), rnd, { slip: 2, fine: 6 });
  const wide = (k: number) => poly(bend(both(half.map(([x, y]): Point => [x + k, y + k * 0.8])), { fine: 6 }));
  const dark = halftone([100, 520, 1100, 1400], slope([cx + 40, 900], [cx + 480, 1150], 1.1), indigo, {
    pitch: 14,
    turn: 24,
  });
  const window = cut(pts("262 826 1, 330 768, 366 762 1, 300 880, 268 1010, 276 1100 1, 236 1030, 234 920"), rnd, {
    slip: 1,
  });
  const wing = (side: 1 | -1) =>
    poly(
      bend(
        pts("34 -46 1, 150 -118, 308 -164, 352 -150 1, 330 -60, 338 30, 366 128 1, 310 132, 160 96, 34 48 1").map(
          ([x, y, k]): Point => [cx + side * x, 466 + y * (side > 0 ? 1 : 0.92), k],
        ),
        { fine: 6 },
      ),
    );
  const crease = (side: 1 | -1) =>
    shape(
      pts("50 -6, 210 -40, 60 6, 230 52, 50 14").map(([x, y]): Point => [cx + side * x, 466 + y]),
      indigo,
    );
  const tie =
    ([-1, 1] as const)
      .map(
        (side) =>
          slipped(wing(side), laterite, { dx: -8, dy: 7 }) +
          inside(
            wing(side),
            halftone([200, 280, 1000, 640], slope([cx + side * 330, 380], [cx + side * 60, 520], 1.4), indigo, {
              pitch: 13,
              turn: 12,
            }),
          ) +
          crease(side),
      )
      .join("") +
    slipped(
      cut(pts("540 414 1, 600 402, 662 412 1, 668 470, 660 524 1, 600 534, 538 522 1, 530 470"), rnd, { slip: 1.5 }),
      laterite,
      { dx: -7, dy: 6 },
    );
  const base = slipped(poly(pts("150 1362, 1050 1362, 1084 1470, 116 1470")), brass, { dx: -6, dy: -7 });
  const falling: Point[] = [
    [604, 644],
    [598, 330],
    [548, 268],
    [642, 262],
  ];
  const glass =
    shape(wide(26), indigo, 'stroke="#F3EDE1" stroke-width="7"') +
    line(upper, indigo, 26) +
    shape(upper, chalk, `stroke="${chalk}" stroke-width="10"`) +
    shape(bulb, chalk) +
    inside(bulb, dark) +
    inside(
      upper,
      halftone(
        [0, 0, 1200, 470],
        (x, y) => 0.66 * slope([720, 330], [1150, 80])(x, y) + 0.4 * slope([560, 230], [500, 20], 1.6)(x, y),
        indigo,
        { pitch: 14, turn: 24 },
      ),
    ) +
    line(upper, indigo, 5) +
    base +
    heap()
      .map((at, i) => grain(at, i === 59 ? night : brass))
      .join("") +
    inside(
      window,
      halftone([220, 740, 380, 1110], () => 0.5, brass, { pitch: 11, turn: 20 }),
    ) +
    falling.map((at) => grain(at)).join("") +
    tie;
  const body =
    flood(indigo) +
    halftone([44, 44, 1156, 1414], (x, y) => 0.62 * glow(120, 620, 760, 1)(x, y), brass, { pitch: 21, turn: 12 }) +
    turned(-7, 600, 900, glass);
  return sheet(
    {
      seed: 11,
      title: "Ernest Shonekan: an hourglass of eighty-three grains",
      label: ["Ernest Shonekan, 1993", "LA.1993.11"],
    },
    body,
  );
}
