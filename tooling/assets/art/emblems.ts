import { dot, group, INK, inside, line, oval, type Point, placed, polar, poly, rect, ring, shape } from "./kit";

/** The inks of one emblem, so that the same object can be struck in bronze, woven or printed. */
export type Inks = { main: string; dark: string; light: string; accent: string };
export type Emblem = (inks: Inks) => string;

export const printed: Inks = { main: INK.brass, dark: INK.night, light: INK.chalk, accent: INK.laterite };
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** A hoe over a sprouting yam. */
export const yam: Emblem = ({ main, dark, light, accent }) =>
  line("M92 74L-58 -62", light, 13, round) +
  shape("M-104 -46L-64 -104L-28 -72L-62 -24Z", light) +
  shape("M-34 -8C-72 4 -66 76 -40 104C-14 122 34 116 48 84C62 48 44 0 18 -12C0 -18 -18 -16 -34 -8Z", main) +
  [
    [-30, 24],
    [6, 10],
    [-14, 52],
    [22, 44],
    [-24, 82],
    [12, 78],
    [34, 66],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y}l14 -6`, dark, 5, round))
    .join("") +
  line("M-6 -12C-12 -34 -2 -50 -8 -66", accent, 8, round) +
  shape("M-8 -50C-46 -48 -64 -84 -66 -98C-34 -98 -10 -82 -8 -50Z", accent) +
  shape("M-6 -44C12 -80 46 -84 66 -76C62 -50 34 -34 -6 -44Z", accent) +
  line("M-40 40C-42 62 -34 84 -22 94", light, 6, round);

/** A football at the end of its dribble: the buttons it passed. */
export const football: Emblem = ({ main, dark, light, accent }) => {
  const ball = poly(ring(22, 18, 66));
  const seams = [0, 72, 144, 216, 288].map((turn) => {
    const [x, y] = polar(22, 18, 68, turn - 90);
    return (
      shape(poly(ring(x, y, 27, 27, 6)), dark) +
      line([polar(22, 18, 24, turn - 90), polar(22, 18, 46, turn - 90)], dark, 6)
    );
  });
  const passed = [
    [-92, -84, 9],
    [-58, -64, 10],
    [-84, -34, 11],
    [-48, -6, 0],
    [-86, 22, 12],
    [-62, 62, 12],
    [-24, 92, 13],
  ];
  return (
    passed.map(([x = 0, y = 0, r = 0]) => (r ? dot(x, y, r, main) + dot(x, y, r * 0.36, dark) : "")).join("") +
    shape(ball, light) +
    inside(ball, shape(poly(ring(22, 18, 29, 29, 5)), accent) + seams.join("")) +
    line("M-20 -22C-10 -42 8 -48 22 -50", light, 0)
  );
};

/** A rubber stamp and the crooked mark it has just left. */
export const rubberStamp: Emblem = ({ main, dark, light, accent }) =>
  oval(10, 78, 88, 20, "none", `stroke="${accent}" stroke-width="9" transform="rotate(-7 10 78)"`) +
  line("M-42 84L62 72", accent, 8, 'stroke-dasharray="20 8"') +
  group(
    shape(
      "M-30 -104H30C46 -104 50 -78 32 -66C20 -56 18 -36 22 -8H-22C-18 -36 -20 -56 -32 -66C-50 -78 -46 -104 -30 -104Z",
      main,
    ) +
      rect(-74, -10, 148, 32, dark) +
      rect(-80, 22, 160, 13, accent) +
      line("M-22 -94C-32 -88 -30 -78 -20 -72", light, 7, round),
    'transform="rotate(9) translate(0 -4)"',
  );

/** Eight in a line along a ruler, and a ninth who is not. */
export const queue: Emblem = ({ main, dark, light, accent }) => {
  const person = (x: number, y: number, ink: string) => rect(x - 7, y - 26, 14, 40, ink, 7) + dot(x, y - 37, 8, ink);
  const line9 = Array.from({ length: 9 }, (_, i) =>
    i === 5 ? person(-80 + i * 20 + 6, -52, accent) : person(-80 + i * 20, 20, main),
  );
  const ticks = Array.from({ length: 21 }, (_, i) => line(`M${-94 + i * 9.4} 42v${i % 5 ? 10 : 18}`, dark, 3));
  return group(
    `${line9.join("")}${rect(-104, 40, 208, 36, light)}${ticks.join("")}`,
    'transform="rotate(-14) translate(0 6)"',
  );
};

/** A cap seen from the front, its figure eight open at one end. */
export const openEight: Emblem = ({ main, dark, light, accent }) =>
  shape("M-92 66L-84 -42C-40 -66 40 -66 84 -42L92 66C40 78 -40 78 -92 66Z", main) +
  shape("M-84 -42C-40 -66 40 -66 84 -42C40 -30 -40 -30 -84 -42Z", accent) +
  line("M-6 18a26 26 0 1 0 -44 0a26 26 0 0 0 44 0L8 4a26 26 0 1 1 36 30", light, 13, round) +
  line("M-90 52C-40 64 40 64 90 52", dark, 6);

/** A ship low in the water under bags of rice, with a tall cap for a funnel. */
export const riceShip: Emblem = ({ main, dark, light, accent }) =>
  shape("M24 -28L30 -102C44 -108 62 -108 74 -102L78 -28Z", accent) +
  line("M29 -52C44 -46 62 -46 77 -52", light, 6) +
  [
    [-66, -2],
    [-28, -4],
    [10, -2],
    [46, -4],
    [-48, -30],
    [-10, -34],
    [-30, -60],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shape(
          `M${x - 22} ${y + 14}C${x - 28} ${y - 12} ${x - 14} ${y - 18} ${x} ${y - 16}C${x + 14} ${y - 18} ${x + 28} ${y - 12} ${x + 22} ${y + 14}Z`,
          light,
        ) + line(`M${x - 8} ${y - 4}h16`, dark, 4),
    )
    .join("") +
  shape("M-106 12H108L80 62H-78Z", dark) +
  line("M-88 30H94", main, 7) +
  line("M-110 72C-88 58 -66 86 -44 72S0 58 22 72S66 86 88 72S104 64 112 68", main, 9, round);

/** A fedora, and a long way under it two bare soles. */
export const soles: Emblem = ({ main, dark, accent }) => {
  const sole = (x: number, flip: 1 | -1) =>
    group(
      shape("M-24 2C-26 -26 22 -30 24 0C26 22 14 30 16 54C18 78 -16 80 -16 54C-16 32 -22 20 -24 2Z", main) +
        [
          [-19, -24, 9],
          [-5, -33, 8],
          [8, -35, 7],
          [19, -31, 6],
          [27, -23, 5],
        ]
          .map(([tx = 0, ty = 0, r = 0]) => dot(tx, ty, r, main))
          .join(""),
      `transform="translate(${x} 36) scale(${flip * 0.74} .74) rotate(-6)"`,
    );
  return (
    placed(
      shape("M-130 -20C-130 -150 -90 -185 -40 -178C-20 -160 20 -160 40 -178C90 -185 130 -150 130 -20Z", dark) +
        rect(-131, -66, 262, 40, accent) +
        shape("M-235 -16C-160 -52 160 -52 235 -16C170 30 -170 30 -235 -16Z", dark),
      0,
      -34,
      0.38,
    ) +
    sole(-34, 1) +
    sole(34, -1)
  );
};

/** Dark glasses; one lens holds the door of a vault. */
export const glasses: Emblem = ({ main, dark, light, accent }) => {
  const spokes = [0, 45, 90, 135].map((a) => line([polar(46, 0, 17, a), polar(46, 0, 17, a + 180)], light, 4)).join("");
  return (
    line("M-100 -18L-112 -30M100 -18L112 -30", main, 10, round) +
    line("M-10 -18C-4 -26 4 -26 10 -18", main, 11) +
    shape("M-104 -30H-6C-2 10 -24 42 -54 42C-86 42 -106 12 -104 -30Z", dark) +
    shape("M104 -30H6C2 10 24 42 54 42C86 42 106 12 104 -30Z", dark) +
    line("M-104 -30H-6M6 -30H104", main, 9, round) +
    shape("M-90 -18H-62L-84 12C-88 2 -90 -8 -90 -18Z", light, 'opacity=".8"') +
    oval(46, 0, 26, 26, accent) +
    oval(46, 0, 20, 20, dark) +
    spokes +
    dot(46, 0, 7, main)
  );
};

/** A baton between two cuffs, not yet let go. */
export const baton: Emblem = ({ main, dark, light, accent }) =>
  group(
    shape("M-150 -26H-84V26H-150Z", accent) +
      rect(-92, -30, 16, 60, main) +
      shape("M150 -26H84V26H150Z", light) +
      [-14, 0, 14].map((y) => dot(92, y, 4, dark)).join("") +
      shape("M-84 -20C-58 -30 -34 -24 -26 -8L-26 12C-40 26 -64 26 -84 18Z", dark) +
      shape("M84 -20C58 -30 34 -24 26 -8L26 12C40 26 64 26 84 18Z", dark) +
      rect(-56, -9, 112, 18, main, 8) +
      line("M-12 -9V9M4 -9V9", dark, 4),
    'transform="rotate(-10)"',
  );

/** Twelve pieces of cloth and the thread that holds them. */
export const patches: Emblem = ({ main, dark, light, accent }) => {
  const column = [-102, -52, 2, 50, 104];
  const row = [-92, -34, 30, 94];
  const nudge = (i: number, j: number) => ((i * 7 + j * 5) % 5) * 4 - 8;
  const at = (i: number, j: number): Point => [(column[i] ?? 0) + nudge(i, j), (row[j] ?? 0) + nudge(j + 1, i)];
  const fills = [main, accent, light, main, light, main, accent, light, accent, light, main, accent];
  const quads = fills.map((fill, k) => {
    const [i, j] = [k % 4, Math.floor(k / 4)];
    const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
    return shape(poly(corners), fill) + line([...corners, at(i, j)], dark, 5, 'stroke-dasharray="12 7"');
  });
  return `${quads.join("")}${line("M98 94C120 110 96 128 70 116", dark, 4)}${line("M70 116L20 100", light, 6, round)}`;
};
