// Yakubu Gowon, 1966-75: a map being stitched together, with the cord of the uniform's own shoulder.
import {
  bend,
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
} from "../kit";
import { peakedCap } from "./dress";
import { along, band, flood, move, open, pts, sheet, slope, torn, turned } from "./press";

const { indigo, laterite, chalk, brass } = INK;

const coast = pts("2.7 6.26, 3.57 6.26, 4.33 6.27, 5.03 5.61, 5.36 4.89, 5.9 4.26");
const delta = pts("5.9 4.26, 6.7 4.24, 7.08 4.46, 7.46 4.41, 8.5 4.77");
const eastEdge = pts("8.5 4.77, 8.76 5.48, 9.23 6.44, 9.52 6.45");
const rest = pts(
  "9.52 6.45, 10.12 7.04, 10.5 7.06, 11.06 6.64, 11.75 6.98, 11.84 7.4, 12.06 7.8, 12.22 8.31, 12.75 8.72, 12.96 9.42, 13.17 9.64, 13.31 10.16, 13.57 10.8, 14.42 11.57, 14.58 12.09, 14.18 12.48, 14 12.46, 13.32 13.56, 13.08 13.6, 12.3 13.04, 11.53 13.33, 10.99 13.39, 10.7 13.25, 10.11 13.28, 9.52 12.85, 9.01 12.83, 7.8 13.34, 7.33 13.1, 6.82 13.12, 6.45 13.49, 5.44 13.87, 4.37 13.75, 4.11 13.53, 3.97 12.96, 3.68 12.55, 3.61 11.66, 3.57 11.33, 3.8 10.73, 3.6 10.33, 3.71 10.06, 3.22 9.44, 2.91 9.14, 2.72 8.51, 2.75 7.87, 2.7 6.26",
);
const niger = pts("6.78 7.3, 6.72 6.2, 6.5 5.2, 5.9 4.26");
const westMarch = pts("2.75 8.35, 4.3 8.3, 5.5 7.7, 6.78 7.3"),
  eastMarch = pts("6.78 7.3, 8 6.95, 9.52 6.45");

const origin: Point = [0, 0];

export function draw() {
  const rnd = seeded(1967);
  const place = (lands: readonly Point[]) =>
    move(
      lands.map(([lon, lat]): Point => [(lon - 8.6) * 86, (9.1 - lat) * 88]),
      { turn: -8 },
    ).map(([x, y]): Point => [x + 586, y + 700]);
  const rip = (lands: readonly Point[]) =>
    place(lands).flatMap((p, i, all) => (i ? torn(all[i - 1] ?? p, p, rnd, { step: 14, bite: 7 }).slice(1) : [p]));
  const back = (lands: readonly Point[]) => [...lands].reverse().slice(1);
  const w = rip(westMarch),
    e = rip(eastMarch),
    river = rip(niger);
  const north = [...w, ...e.slice(1), ...place(rest.filter(([x, y]) => !(x < 2.76 && y < 8.3))).slice(1)];
  const westAway = { dx: -26, dy: 60, turn: 2, about: w[0] ?? origin },
    eastAway = { dx: 72, dy: 104, turn: -13, about: e[0] ?? origin };
  const west = move([...w, ...river.slice(1), ...back(place(coast)), ...place([[2.75, 7.87]])], westAway);
  const east = move([...e, ...place(eastEdge).reverse().slice(1), ...back(place(delta)), ...back(river)], eastAway);
  const piece = (outline: readonly Point[], ground: string, cloth: string) =>
    slipped(poly(outline), ground, { dx: -9, dy: 9 }) + inside(poly(outline), cloth);
  // tied and dyed: where the cloth was bound it stayed white
  const bound = (x: number, y: number, r: number, ink: string, turns = 5) =>
    Array.from({ length: turns }, (_, i) =>
      line(
        cut(ring(x, y, r * (1 - i / (turns + 0.4)), r * (1 - i / (turns + 0.4)), 15), rnd, { slip: r * 0.03, fine: 3 }),
        ink,
        13 - i * 1.4,
      ),
    ).join("") + dot(x, y, r * 0.07, ink);
  // one great ring, far off the middle, and small ones running off the edge: two alike would look back at you
  const ties: [number, number, number, number][] = [
    [806, 590, 236, 7],
    [268, 436, 62, 2],
    [430, 800, 96, 4],
    [196, 700, 66, 3],
    [1010, 320, 70, 3],
    [516, 380, 44, 2],
  ];
  const northCloth =
    ties.map(([x, y, r, turns]) => bound(x, y, r, chalk, turns)).join("") +
    halftone(
      [60, 240, 1160, 960],
      (x, y) =>
        ties.some(([u, v, r]) => Math.hypot(x - u, y - v) < r + 18)
          ? 0
          : 0.14 + 0.26 * slope([900, 300], [150, 800])(x, y),
      chalk,
      { pitch: 27, turn: 14 },
    );
  const westCloth = Array.from({ length: 16 }, (_, i) =>
    line(
      [
        [40 + i * 34, 800],
        [52 + i * 34 + rnd.between(-6, 6), 1010],
        [44 + i * 34, 1290],
      ],
      indigo,
      i % 3 ? 7 : 15,
    ),
  ).join("");
  const eastCloth = halftone([480, 820, 820, 1320], () => 0.8, chalk, { pitch: 34, turn: 32, max: 0.36 });
  // one cord: the shoulder's own, over and under the seam, slack to the needle
  const hook = ([x, y]: readonly [number, number, ...number[]], side: number): Point => [x + side * 3, y + side * 30];
  const zig: Point[] = [];
  for (const [seam, away, share] of [
    [w, westAway, 1],
    [e, eastAway, 0.86],
  ] as const) {
    const top = along(seam, 78, 34),
      low = along(move(seam, away), 78, 60);
    for (let i = 0; i < Math.floor(Math.min(top.length, low.length) * share); i++)
      zig.push(hook(top[i] ?? [0, 0], -1), hook(low[i] ?? [0, 0], 1));
  }
  const [ex, ey] = zig[zig.length - 1] ?? origin;
  const eye: Point = [846, 1236];
  const cord = (path: readonly Point[], wide = 27) =>
    line(path, indigo, wide, 'stroke-linejoin="round" stroke-linecap="round"') +
    line(path, chalk, wide - 9, 'stroke-linejoin="round" stroke-linecap="round"') +
    line(path, laterite, wide - 9, 'stroke-linejoin="round" stroke-dasharray="5 13"');
  const needle = shape(
    band([eye, [860, 1212], [1000, 972], [1130, 750], [1170, 682]], (t) => 46 * (1 - t) ** 0.7 + 4),
    indigo,
  );
  const tunic = cut(
    pts(
      "-40 1500 1, -40 1330 1, 150 1262, 330 1222, 470 1200 1, 600 1350 1, 730 1240 1, 1000 1278, 1260 1380 1, 1260 1500 1",
    ),
    rnd,
  );
  const tab = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      slipped(
        `M${x - 70} ${y - 26}L${x + 48} ${y - 28}L${x + 76} ${y}L${x + 48} ${y + 28}L${x - 70} ${y + 26}Z`,
        laterite,
        { dx: -4, dy: 4 },
      ) + dot(x + 38, y, 10, brass),
    );
  const body =
    flood(chalk) +
    halftone([44, 44, 1156, 1414], (x, y) => 0.75 * slope([100, 1300], [1150, 250], 1.5)(x, y), brass, {
      pitch: 24,
      turn: 32,
    }) +
    slipped(tunic, indigo, { dx: 5, dy: -8 }) +
    piece(north, indigo, northCloth) +
    piece(west, brass, westCloth) +
    piece(east, laterite, eastCloth) +
    tab(404, 1290, -34) +
    tab(792, 1310, 208) +
    cord(bend([[330, 1500], [300, 1330], [120, 1240], [90, 1010], zig[0] ?? origin], { closed: false })) +
    cord(open("240 1500, 210 1390, 40 1330")) +
    cord(zig) +
    zig.map(([x, y]) => dot(x, y, 7, indigo)).join("") +
    needle +
    cord(bend([[ex, ey], [ex + 60, ey + 40], [ex + 60, 1190], [760, 1290], eye], { closed: false })) +
    line(pts("852 1226, 872 1192"), chalk, 7, 'stroke-linecap="round"') +
    group(
      peakedCap(rnd, { top: indigo, visor: indigo, bandInk: laterite, lean: -40 }),
      'transform="translate(470 282) rotate(-10) scale(.84)"',
    );
  return sheet(
    { seed: 5, title: "Yakubu Gowon: a map being stitched together", label: ["Yakubu Gowon, 1966–75", "LA.1966.05"] },
    body,
  );
}
