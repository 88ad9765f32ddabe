import { bend, group, type Point, shape } from "./kit";

/** Draws on the skin of a turned form: where something `degrees` round the side stands, and how narrow it looks there. */
export type Wheel = {
  radius: (y: number) => number;
  round: (y: number, degrees: number, body: string, scale?: number) => string;
  belt: (y0: number, y1: number, ink: string) => string;
};

/** The axis that everything is turned about. */
export const CX = 396;
const SAG = 0.13;

/** The wheel of a form whose right half is given. */
export function wheel(half: readonly Point[]): Wheel {
  const side = bend(half, { closed: false, fine: 14 });
  const radius = (y: number) => (side.find((p) => p[1] >= y) ?? side.at(-1) ?? [0])[0];
  const arc = (y: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = ((i * 15 - 90) * Math.PI) / 180;
      const r = radius(y) + 6;
      return [CX + r * Math.sin(a), y + r * SAG * Math.cos(a)];
    });
  return {
    radius,
    belt: (y0, y1, ink) => shape([[-20, y0], ...arc(y0), [820, y0], [820, y1], ...arc(y1).reverse(), [-20, y1]], ink),
    round: (y, degrees, body, scale = 1) => {
      const a = (degrees * Math.PI) / 180;
      if (Math.cos(a) < 0.05) return "";
      const r = radius(y);
      const [x, v] = [CX + r * Math.sin(a), y + r * SAG * Math.cos(a)];
      return group(
        body,
        `transform="translate(${x.toFixed(1)} ${v.toFixed(1)}) rotate(${(-degrees * 0.13).toFixed(1)}) scale(${(scale * Math.cos(a)).toFixed(3)} ${scale})"`,
      );
    },
  };
}

/** The same small mark all round, every `step` degrees or so: as many as go round without a gap. */
export const repeat = (at: Wheel, y: number, step: number, body: (i: number) => string, turn = 0, scale = 1) => {
  const count = Math.round(360 / step);
  return Array.from({ length: count }, (_, i) => (((i * 360) / count + turn + 540) % 360) - 180)
    .map((degrees, i) => (Math.abs(degrees) < 86 ? at.round(y, degrees, body(i), scale) : ""))
    .join("");
};

// Right halves of the four forms, from the lip down to the foot.
export const bulge: Point[] = [
  [72, 182, 1],
  [74, 226],
  [82, 262],
  [120, 312],
  [180, 400],
  [200, 510],
  [176, 640],
  [120, 740],
  [94, 806, 1],
];
export const bottle: Point[] = [
  [40, 150, 1],
  [44, 230],
  [46, 300],
  [70, 360],
  [150, 430],
  [196, 540],
  [192, 660],
  [130, 764],
  [104, 806, 1],
];
export const jar: Point[] = [
  [120, 276, 1],
  [132, 300],
  [196, 370],
  [214, 480],
  [206, 600],
  [164, 720],
  [118, 800, 1],
];
export const amphora: Point[] = [
  [84, 150, 1],
  [70, 180],
  [58, 240],
  [70, 300],
  [160, 356],
  [190, 440],
  [168, 560],
  [112, 690],
  [72, 780],
  [96, 806, 1],
];
