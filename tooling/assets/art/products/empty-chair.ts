import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  line,
  oval,
  type Point,
  poly,
  rect,
  seeded,
  shape,
  slipped,
} from "../kit";
import { shadow, stood, type Thing } from "../scenes/plate";
import { small } from "../works/press";

// The chair with the jacket, three-quarter: drawn in its own centimetres (x across, y up, z towards its front) and turned.

const { night, brass, chalk, oxblood } = INK;
const [wood, dark, pale] = ["#7A4A22", "#4A2A12", "#A56A36"];

type Place = readonly [x: number, y: number, z: number, corner?: 1];
/** Ten units a centimetre; its front looks to the left, and its right side is the near one. */
const seen = ([x, y, z, corner]: Place): Point => {
  const at = [(0.848 * x - 0.53 * z) * 10, (0.164 * x + 0.262 * z - 0.951 * y - 8.7) * 10] as const;
  return corner ? [...at, 1] : at;
};
const face = (places: readonly Place[], ink: string) => shape(poly(places.map(seen)), ink);
/** A squared timber: its front, its right side and its top are seen. */
const beam = ([x0, x1]: readonly number[], [y0, y1]: readonly number[], [z0, z1]: readonly number[], top = pale) =>
  drawn(x0 ?? 0, x1 ?? 0, y0 ?? 0, y1 ?? 0, z0 ?? 0, z1 ?? 0, top);
function drawn(x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, top: string) {
  return (
    face(
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      dark,
    ) +
    face(
      [
        [x1, y0, z1],
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
      ],
      wood,
    ) +
    face(
      [
        [x0, y1, z1],
        [x1, y1, z1],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      top,
    )
  );
}
const rnd = seeded(2010);
const cloth = (places: readonly Place[]) => cut(places.map(seen), rnd, { slip: 0.9 });
const fold = (places: readonly Place[], ink = "#5A4F44", wide = 5) =>
  line(cut(places.map(seen), rnd, { slip: 0.6, closed: false }), ink, wide, 'stroke-linecap="round"');

const legs = (z: number) => beam([-20, -17], [0, 28], [z - 1.5, z + 1.5]) + beam([17, 20], [0, 28], [z - 1.5, z + 1.5]);
const posts = beam([-18.5, -15.5], [28, 58], [-19, -16.5]) + beam([15.5, 18.5], [28, 58], [-19, -16.5]);
const bars = [-8.5, 0, 8.5].map((x) => beam([x - 1.1, x + 1.1], [30, 56], [-18.4, -17])).join("");

/** Its lining, behind the bars; it hangs below the seat at the back. */
const lining =
  face(
    [
      [-18, 59, -20],
      [18, 59, -20],
      [20, 22, -22],
      [-20, 22, -22],
    ],
    "#3E0F17",
  ) +
  [-12, -5, 4, 12]
    .map((x) =>
      fold(
        [
          [x, 57, -20],
          [x * 1.06, 40, -20],
          [x, 24, -21],
        ],
        oxblood,
        8,
      ),
    )
    .join("");

function sleeve(side: 1 | -1) {
  const outline = cloth([
    [side * 17, 56, -16, 1],
    [side * 22, 56.5, -17],
    [side * 24.6, 51, -17],
    [side * 25.4, 42, -16.5],
    [side * 26, 32, -16],
    [side * 25.4, 17.5, -15, 1],
    [side * 19.6, 16.5, -15, 1],
    [side * 20, 30, -16],
    [side * 19.4, 44, -16],
  ]);
  return (
    slipped(outline, side > 0 ? "#2A241F" : "#14110F", { paper: chalk, dx: side > 0 ? 5 : -4, dy: 3 }) +
    inside(
      outline,
      (side > 0
        ? halftone([120, -700, 420, -100], (x) => Math.max(0, (x - 235) / 90), "#8C7F70", { pitch: 8, turn: 20 })
        : "") +
        fold([
          [side * 21, 53, -16.5],
          [side * 22, 44, -16.5],
          [side * 23, 34, -16],
        ]) +
        fold([
          [side * 20, 37, -16],
          [side * 23.6, 34.5, -16],
        ]) +
        fold([
          [side * 20.4, 33, -16],
          [side * 24, 30, -16],
        ]),
    ) +
    [19.6, 21.6].map((y) => dot(...(seen([side * 24, y, -15]).slice(0, 2) as [number, number]), 4, brass)).join("")
  );
}

/** One front: it hangs from the knob of its post, and its hem lies on the seat, because it is longer than the chair. */
function front(side: 1 | -1) {
  const s = side;
  const outline = cloth([
    [s * 4.5, 62.5, -16, 1],
    [s * 12, 61, -16],
    [s * 18, 59.6, -16.5],
    [s * 22.4, 56, -17],
    [s * 22, 47, -15.5],
    [s * 20.6, 38, -15],
    [s * 20.4, 32.6, -13.5],
    [s * 20.6, 30.8, -7, 1],
    [s * 15, 30.8, -5.4],
    [s * 9, 30.8, -7.6, 1],
    [s * 8.6, 33.4, -14],
    [s * 7.4, 41, -15],
    [s * 6, 48, -15],
    [s * 8, 55, -16],
  ]);
  const lapel = cloth([
    [s * 4.5, 62.3, -15.8, 1],
    [s * 9.4, 60, -15.6],
    [s * 11.4, 54.5, -15.4, 1],
    [s * 9.6, 53.4, -15.4, 1],
    [s * 10.6, 51, -15.2, 1],
    [s * 6.6, 42, -14.8, 1],
    [s * 6, 49, -15],
    [s * 7.2, 55, -15.6],
  ]);
  return (
    slipped(outline, s > 0 ? "#1F1A16" : night, { paper: chalk, dx: s > 0 ? 4 : -4, dy: 3 }) +
    inside(
      outline,
      halftone(
        [-300, -760, 320, -300],
        (x, y) => Math.max(0, 0.8 - Math.hypot(x - (s > 0 ? 250 : -90), y + 640) / 200),
        "#7A6D60",
        { pitch: 9, turn: 20 },
      ) +
        // The knob of the post presses through, and the weight of the cloth falls from it.
        fold([
          [s * 17, 59, -16],
          [s * 16.4, 50, -15],
          [s * 17, 42, -15],
          [s * 16, 32.4, -12],
        ]) +
        fold([
          [s * 18.4, 58.6, -16],
          [s * 19.4, 50, -15.4],
          [s * 19, 40, -15],
        ]) +
        fold([
          [s * 15.4, 58.8, -16],
          [s * 12.6, 48, -15],
          [s * 12, 38, -15],
        ]) +
        fold(
          [
            [s * 20, 32.6, -13.4],
            [s * 15, 33.4, -13.8],
            [s * 9, 32.8, -13.6],
          ],
          "#6B5F52",
          6,
        ) +
        fold(
          [
            [s * 18, 31, -9],
            [s * 13, 31.4, -9.6],
          ],
          "#6B5F52",
          4,
        ),
    ) +
    slipped(lapel, "#342D26", { paper: "#6B5F52", dx: s > 0 ? -3 : 3, dy: 3 })
  );
}

const at = (place: Place) => seen(place).slice(0, 2) as [number, number];
const collar = cloth([
  [-5.6, 62, -16, 1],
  [-4.6, 64.4, -17.4],
  [0, 65.4, -18.4],
  [4.6, 64.4, -17.4],
  [5.6, 62, -16, 1],
  [3, 62.6, -18],
  [0, 63, -18.6],
  [-3, 62.6, -18],
]);
const neck = cloth([
  [-6, 62, -17, 1],
  [0, 63.4, -19],
  [6, 62, -17, 1],
  [8, 56, -16],
  [5.4, 50.5, -16.4],
  [0, 49, -16.6],
  [-5.4, 50.5, -16.4],
  [-8, 56, -16],
]);
const seatTop: Place[] = [
  [-21, 31, 20],
  [21, 31, 20],
  [21, 31, -16],
  [-21, 31, -16],
];

export const emptyChair: Thing = {
  box: [-290, -746, 290, 0],
  body:
    lining +
    legs(-17.5) +
    beam([-18, 18], [12, 14], [-18, -16.8]) +
    sleeve(-1) +
    posts +
    bars +
    beam([-18, 18], [53, 58], [-18.6, -16.6]) +
    beam([-20, -18], [10, 12], [-16, 17]) +
    beam([-21, 21], [27, 29.4], [-18, 19]) +
    face(
      [
        [-21, 28.6, 20],
        [21, 28.6, 20],
        [21, 31, 20],
        [-21, 31, 20],
      ],
      "#4A0F1A",
    ) +
    face(
      [
        [21, 28.6, 20],
        [21, 28.6, -17],
        [21, 31, -17],
        [21, 31, 20],
      ],
      "#6A1A28",
    ) +
    face(seatTop, oxblood) +
    inside(
      poly(seatTop.map(seen)),
      // The shadow of the jacket on the leather.
      halftone([-320, -460, 320, -200], (x, y) => Math.max(0, 0.9 - (y + 420 - x * 0.1) / 110), night, { pitch: 8 }),
    ) +
    beam([-18, 18], [14, 16], [17, 18]) +
    beam([18, 20], [10, 12], [-16, 17]) +
    legs(18) +
    slipped(neck, oxblood, { paper: night, dx: 0, dy: 6 }) +
    group(
      rect(-22, -9, 44, 18, chalk) + rect(-14, -3, 28, 5, oxblood),
      `transform="translate(${at([0, 58.6, -17]).join(" ")}) skewY(11)"`,
    ) +
    front(-1) +
    sleeve(1) +
    front(1) +
    slipped(collar, "#2E2822", { paper: chalk, dx: -2, dy: -3 }) +
    [
      [8.6, 38],
      [9, 34.6],
    ]
      .map(([x = 0, y = 0]) => dot(...at([x + 1.4, y, -14.4]), 7, brass))
      .join("") +
    face(
      [
        [11.6, 49.4, -15],
        [15.4, 49.8, -15],
        [15.6, 52.4, -15],
        [12, 51.8, -15],
      ],
      chalk,
    ),
};

/** A measuring rod against the wall, a mark every ten centimetres: what stands beside it is 62 cm high. */
export function measuringRod(x: number, y: number, unit: number): string {
  const up = (cm: number) => y - cm * unit;
  return (
    slipped(`M${x} ${up(80)}H${x + 34}V${y}H${x}Z`, "#D9B36A", { paper: night, dx: -5, dy: 4 }) +
    Array.from({ length: 80 }, (_, cm) =>
      rect(x, up(cm) - 1, cm % 10 ? (cm % 5 ? 8 : 14) : 34, cm % 10 ? 2 : 3, night),
    ).join("") +
    [20, 40, 60].map((cm) => small(`${cm}`, x + 31, up(cm) - 5, { size: 20, anchor: 1, weight: 70 })).join("") +
    shape(`M${x + 40} ${up(62)}l30 -13v26Z`, INK.laterite) +
    small("62 cm", x + 76, up(62) + 10, { size: 30, weight: 70, fill: chalk })
  );
}

/** Where its four legs touch the floor, in its own units. */
const feet = [
  [-18.5, -17.5],
  [18.5, -17.5],
  [-18.5, 18],
  [18.5, 18],
].map(([x = 0, z = 0]) => at([x, 0, z]));

/** Stood on a floor on its four legs, in a light from the right (-1) or the left. */
export function onItsLegs(x: number, y: number, scale: number, dx: number, ink: string): string {
  const placed = stood(emptyChair, { x, y, scale });
  return (
    shadow(placed, { dx, dy: 4, ink, pitch: 9, field: (_, v) => (v < y + 4 ? 0.9 : 0) }) +
    feet
      .map(([u, v]) => oval(x + u * scale + Math.sign(dx) * 14 * scale, y + v * scale, 34 * scale, 7 * scale, ink))
      .join("") +
    placed
  );
}
