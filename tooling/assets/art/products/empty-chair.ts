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
/** The inks of timber: its front, its right side and its top. */
type Timber = readonly [front: string, side: string, top: string];
const IROKO: Timber = [dark, wood, pale];
/** A squared timber: its front, its right side and its top are seen. */
const beam = (
  [x0 = 0, x1 = 0]: readonly number[],
  [y0 = 0, y1 = 0]: readonly number[],
  [z0 = 0, z1 = 0]: readonly number[],
  top = pale,
  [front, side]: Timber = IROKO,
) =>
  face(
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    front,
  ) +
  face(
    [
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
    ],
    side,
  ) +
  face(
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    top,
  );
const rnd = seeded(2010);
const cloth = (places: readonly Place[]) => cut(places.map(seen), rnd, { slip: 0.9 });
const fold = (places: readonly Place[], ink = "#5A4F44", wide = 5) =>
  line(cut(places.map(seen), rnd, { slip: 0.6, closed: false }), ink, wide, 'stroke-linecap="round"');

const legs = (z: number) => beam([-20, -17], [0, 28], [z - 1.5, z + 1.5]) + beam([17, 20], [0, 28], [z - 1.5, z + 1.5]);
/** The grain of a rail's front. */
const grain = ([x0 = 0, x1 = 0]: readonly number[], [y0 = 0, y1 = 0]: readonly number[], z: number) =>
  line(
    [0.25, 0.5, 0.78]
      .map((t, i) => {
        const y = y0 + (y1 - y0) * t;
        return `M${seen([x0 + 1 + i, y, z]).join(" ")}L${seen([(x0 + x1) / 2, y + 0.4, z]).join(" ")}L${seen([x1 - 2 * i, y - 0.2, z]).join(" ")}`;
      })
      .join(""),
    dark,
    2.6,
    'opacity=".7"',
  );
const posts = beam([-18.5, -15.5], [28, 58], [-19, -16.5]) + beam([15.5, 18.5], [28, 58], [-19, -16.5]);
const bars = [-8.5, 0, 8.5].map((x) => beam([x - 1.1, x + 1.1], [30, 56], [-18.4, -17])).join("");

/** Its lining, behind the bars: the back of the jacket is outside the chair, below the seat. */
const lining =
  face(
    [
      [-9, 61.4, -18.4],
      [0, 63, -19.4],
      [7.6, 61.8, -18.6],
      [12, 57, -19],
      [21, 20, -22],
      [-21, 20, -22],
      [-18, 57, -20],
    ],
    "#4A1019",
  ) +
  [-13, -6, 1, 7, 14]
    .map((x, i) =>
      fold(
        [
          [x, 58, -20],
          [x * 1.05 + (i % 2 ? 1 : -1), 42, -20],
          [x * 1.1, 21, -21],
        ],
        i % 2 ? "#7A2431" : "#2E0810",
        i % 2 ? 7 : 9,
      ),
    )
    .join("");

/** Bronze shines where it is nearest to the lamp, and along its edges. */
const patina = (x: number, y: number, r: number, strong = 0.85) =>
  halftone([-330, -760, 420, -60], (u, v) => Math.max(0, strong - Math.hypot(u - x, (v - y) * 0.72) / r), "#A08250", {
    pitch: 8,
    turn: 20,
  });

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
    slipped(outline, side > 0 ? "#2B241C" : "#14110F", {
      paper: side > 0 ? "#C9A566" : "#4A3D2C",
      dx: side > 0 ? 3 : -3,
      dy: -2,
    }) +
    inside(
      outline,
      (side > 0 ? patina(322, -470, 150, 0.8) : "") +
        fold([
          [side * 21, 53, -16.5],
          [side * 22, 44, -16.5],
          [side * 23, 34, -16],
        ]) +
        fold(
          [
            [side * 19.6, 38, -16],
            [side * 22, 35.4, -16],
            [side * 24.6, 36.6, -16],
          ],
          "#0B0908",
          6,
        ) +
        fold(
          [
            [side * 19.8, 33, -16],
            [side * 22.4, 30.6, -16],
            [side * 24.8, 31.6, -16],
          ],
          "#0B0908",
          5,
        ) +
        fold([
          [side * 19.6, 19.4, -15],
          [side * 25.4, 20.4, -15],
        ]),
    ) +
    [21.6, 23.4].map((y) => dot(...(seen([side * 24, y, -15]).slice(0, 2) as [number, number]), 4, brass)).join("")
  );
}

/**
 * One front: it falls from the knob of its post, open, so that the rail and the bars are seen between the two, and its hem lies
 * on the seat, because the jacket is longer than the chair. The left one has slid further than the right.
 */
function front(side: 1 | -1) {
  const s = side;
  const slid = s < 0 ? 1.6 : 0;
  const outline = cloth([
    [s * 8.6, 61.4, -17, 1],
    [s * 13, 60.8, -16],
    [s * 18, 59.8, -16.5],
    [s * 22.6, 55.6, -17],
    [s * 22.2, 47, -15.5],
    [s * 20.9, 38, -15],
    [s * 20.8, 32.8, -13.5],
    [s * 20.8, 30.9, -5 + slid * 2, 1],
    [s * 17, 30.9, -2.6 + slid * 2],
    [s * (12.4 - slid), 30.9, -5.4 + slid * 2, 1],
    [s * (12 - slid), 33.6, -13.6],
    [s * (11.4 - slid), 41, -15],
    [s * 10.4, 48, -15],
    [s * 9.6, 55, -16],
  ]);
  const lapel = cloth([
    [s * 8.4, 61.6, -16.6, 1],
    [s * 12, 60.4, -15.6],
    [s * 14.6, 54.8, -15.4, 1],
    [s * 12.8, 53.6, -15.4, 1],
    [s * 14, 51.2, -15.2, 1],
    [s * (11.4 - slid), 41.6, -14.8, 1],
    [s * 10.2, 49, -15],
    [s * 9.4, 55.4, -15.6],
  ]);
  // Its lining shows where the edge turns back.
  const turned = cloth([
    [s * (11.4 - slid), 41, -15, 1],
    [s * (12 - slid), 33.6, -13.6],
    [s * (12.4 - slid), 30.9, -5.4 + slid * 2, 1],
    [s * (9.8 - slid), 30.9, -7.6 + slid * 2, 1],
    [s * (10 - slid), 34, -14],
  ]);
  return (
    slipped(turned, "#7A2431", { paper: night, dx: s > 0 ? -2 : 2, dy: 3 }) +
    slipped(outline, s > 0 ? "#221C16" : night, { paper: s > 0 ? "#C9A566" : "#4A3D2C", dx: s > 0 ? 3 : -3, dy: -3 }) +
    inside(
      outline,
      patina(s > 0 ? 282 : -62, s > 0 ? -610 : -668, s > 0 ? 210 : 150, s > 0 ? 0.85 : 0.6) +
        // The knob of the post presses through, and the weight of the cloth falls from it.
        fold(
          [
            [s * 17, 59, -16],
            [s * 16.6, 50, -15],
            [s * 17.2, 42, -15],
            [s * 16.4, 32.4, -12],
          ],
          "#0B0908",
          8,
        ) +
        fold([
          [s * 18, 58.6, -16],
          [s * 18, 50, -15.4],
          [s * 18.4, 40, -15],
        ]) +
        fold(
          [
            [s * 15.4, 58.8, -16],
            [s * 14, 48, -15],
            [s * 14.2, 38, -15],
          ],
          "#0B0908",
          6,
        ) +
        fold(
          [
            [s * 20.4, 32.6, -13.4],
            [s * 16.6, 33.6, -13.8],
            [s * 13, 32.8, -13.6],
          ],
          "#8A7350",
          5,
        ) +
        fold(
          [
            [s * 19, 31, -8],
            [s * 15, 31.4, -8.6],
          ],
          "#8A7350",
          4,
        ),
    ) +
    slipped(lapel, s > 0 ? "#3D3224" : "#2A231B", { paper: "#8A7350", dx: s > 0 ? -3 : 3, dy: 3 })
  );
}

const at = (place: Place) => seen(place).slice(0, 2) as [number, number];
/** The collar lies behind the rail, and the lining of the neck falls from it. */
const collar = cloth([
  [-9.6, 60.6, -17.4, 1],
  [-8.4, 63.2, -18.4],
  [-4, 64.3, -19.4],
  [0, 64.6, -19.8],
  [4, 64.3, -19.4],
  [8.4, 63.2, -18.4],
  [9.6, 60.6, -17.4, 1],
  [5, 61.9, -19],
  [0, 62.3, -19.4],
  [-5, 61.9, -19],
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
    slipped(collar, "#3D3224", { paper: "#C9A566", dx: 1, dy: -3 }) +
    group(
      rect(-23, -9, 46, 18, chalk) + rect(-15, -3, 30, 5, oxblood),
      `transform="translate(${at([0, 60, -19.6]).join(" ")}) skewY(11)"`,
    ) +
    legs(-17.5) +
    beam([-18, 18], [12, 14], [-18, -16.8]) +
    sleeve(-1) +
    posts +
    bars +
    beam([-18, 18], [53, 57.6], [-18.6, -16.6], "#C08A52") +
    grain([-18, 18], [53, 57.6], -16.6) +
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
      "#7A2431",
    ) +
    face(seatTop, "#6A1A28") +
    inside(
      poly(seatTop.map(seen)),
      // The shadow of the jacket on the leather, the light on its front edge, and the nails that hold it.
      halftone([-320, -460, 320, -200], (x, y) => Math.max(0, 0.9 - (y + 420 - x * 0.1) / 110), night, { pitch: 8 }) +
        halftone(
          [-320, -420, 320, -120],
          (x, y) => Math.max(0, 0.75 - Math.hypot(x - 110, (y + 270) * 1.5) / 190),
          "#B24A50",
          { pitch: 9, turn: 20 },
        ),
    ) +
    Array.from({ length: 15 }, (_, i) => dot(...at([-19.6 + i * 2.8, 29.8, 20]), 3.6, brass)).join("") +
    Array.from({ length: 13 }, (_, i) => dot(...at([21, 29.8, 18.6 - i * 2.8]), 3.6, "#E3C565")).join("") +
    beam([-18, 18], [14, 16], [17, 18]) +
    beam([18, 20], [10, 12], [-16, 17]) +
    legs(18) +
    front(-1) +
    sleeve(1) +
    front(1) +
    [
      [12.6, 38],
      [12.9, 34.6],
    ]
      .map(
        ([x = 0, y = 0]) => dot(...at([x + 1.6, y, -14.4]), 8, night) + dot(...at([x + 1.5, y + 0.1, -14.4]), 7, brass),
      )
      .join("") +
    face(
      [
        [15.4, 49.4, -15],
        [19, 49.8, -15],
        [19.2, 52.6, -15],
        [15.6, 52, -15],
      ],
      chalk,
    ),
};

/** The shadow of its legs, its seat and its back on the floor, in a light from the right: `long` is how far a height of 1 reaches. */
export function fallen(x: number, y: number, scale: number, ink: string, long = 0.75, aside = 0.6): string {
  const down = ([u, v, w]: Place) => seen([u - v * long, 0, w - v * aside]);
  const patch = (places: readonly Place[]) => shape(poly(places.map(down)), ink);
  const stick = (u: number, w: number, high: number) =>
    patch([
      [u - 1.6, 0, w - 1.6],
      [u + 1.6, 0, w + 1.6],
      [u + 1.6, high, w + 1.6],
      [u - 1.6, high, w - 1.6],
    ]);
  const drawn =
    [-18.5, 18.5].map((u) => stick(u, 18, 28) + stick(u, -17.5, 28)).join("") +
    patch([
      [-21, 30, 20],
      [21, 30, 20],
      [21, 30, -18],
      [-21, 30, -18],
    ]) +
    patch([
      [-21, 20, -21],
      [-25, 18, -16],
      [-24.6, 51, -17],
      [-21, 57, -17],
      [-9, 62, -18],
      [0, 64, -19],
      [9, 62, -18],
      [21, 57, -17],
      [24.6, 51, -17],
      [25, 18, -16],
      [21, 20, -21],
    ]);
  return group(drawn, `transform="translate(${x} ${y}) scale(${scale})"`);
}

/** The floor of the room it stands in: lines along its own axes, so that it stands on them; from `z` behind it. */
export function floorboards(x: number, y: number, scale: number, ink: string): string {
  const seams = Array.from({ length: 22 }, (_, i) => {
    const z = -66 + i * 9;
    return `M${seen([-160, 0, z]).join(" ")}L${seen([160, 0, z]).join(" ")}`;
  });
  const ends = Array.from({ length: 40 }, (_, i) => {
    const [u, z] = [-150 + ((i * 83) % 300), -66 + ((i * 7) % 22) * 9];
    return `M${seen([u, 0, z]).join(" ")}L${seen([u, 0, z + 9]).join(" ")}`;
  });
  return group(line(seams.join("") + ends.join(""), ink, 3), `transform="translate(${x} ${y}) scale(${scale})"`);
}
/** Where the wall meets the floor, 66 cm behind the middle of the chair, and a height on it. */
export const onWall = (x: number, y: number, scale: number, along: number, high: number): Point => {
  const [u, v] = seen([along, high, -66]);
  return [x + u * scale, y + v * scale];
};
/** A place on the floor. */
export const onFloor = (x: number, y: number, scale: number, along: number, ahead: number): Point => {
  const [u, v] = seen([along, 0, ahead]);
  return [x + u * scale, y + v * scale];
};

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

/** An ordinary dining chair in the same projection: 45 wide, its seat 46 and its back 90 high. */
export function diningChair(x: number, y: number, scale: number): string {
  const paint: Timber = ["#20382A", "#2F5D3A", "#5E8A5F"];
  const part = (across: readonly number[], up: readonly number[], along: readonly number[]) =>
    beam(across, up, along, paint[2], paint);
  const down = (u: number, w: number) =>
    face(
      [
        [u - 1.6, 0, w - 1.6],
        [u + 1.6, 0, w + 1.6],
        [u - 32, 0, w - 24],
        [u - 35, 0, w - 27],
      ],
      "#3A2412",
    );
  const drawn =
    group(
      [-20, 20].map((u) => down(u, 19) + down(u, -19)).join("") +
        face(
          [
            [-56, 0, 0],
            [-12, 0, 0],
            [-12, 0, -42],
            [-56, 0, -42],
          ],
          "#3A2412",
        ),
      'opacity=".5"',
    ) +
    part([-21.5, -18], [0, 90], [-21, -18]) +
    part([18, 21.5], [0, 90], [-21, -18]) +
    part([-18, 18], [80, 90], [-20.4, -18.6]) +
    part([-18, 18], [68, 73], [-20.4, -18.6]) +
    part([-18, 18], [56, 61], [-20.4, -18.6]) +
    part([-21.5, -18], [20, 22.5], [-18, 18]) +
    part([-22, 22], [42, 44], [-20, 21]) +
    beam([-22.5, 22.5], [44, 46.5], [-18, 22], brass, ["#8A6A12", "#A98A1E", brass]) +
    part([18, 21.5], [20, 22.5], [-18, 18]) +
    part([-18, 18], [26, 28.5], [18.4, 20]) +
    part([-21.5, -18], [0, 42], [18, 21]) +
    part([18, 21.5], [0, 42], [18, 21]);
  return group(drawn, `transform="translate(${x} ${y}) scale(${scale})"`);
}
