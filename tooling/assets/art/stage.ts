import { type Field, halftone, INK, type Point, shape } from "./kit";

/** The sheet of every product picture. */
export const WIDE = 800;
export const HIGH = 1000;

/** A wall, the same wall where the lamp reaches it, and the floor in front of it. */
export const WALLS = {
  indigo: { wall: "#1E2A52", lit: "#2C3B70", floor: "#141C3A" },
  laterite: { wall: "#A63A1E", lit: "#BC5032", floor: "#7E2913" },
  brass: { wall: "#D3AF3A", lit: "#E2C560", floor: "#B08C1C" },
  night: { wall: "#1C1815", lit: "#37302A", floor: "#0B0A09" },
  oxblood: { wall: "#6E1C28", lit: "#8A2B38", floor: "#4A121A" },
  palm: { wall: "#2F5D3A", lit: "#3E7149", floor: "#234A2D" },
  chalk: { wall: "#E5D9C2", lit: "#F3EDE1", floor: "#CDBE9F" },
} as const;
export type Wall = keyof typeof WALLS;

/** One lamp, above and a little to the left; its cone ends in dots, never in a gradient. */
export function room(wall: Wall, { lean = 0, floor = 880 } = {}) {
  const tone = WALLS[wall];
  const cone: Point[] = [
    [300 + lean, -10],
    [480 + lean, -10],
    [770, floor],
    [30, floor],
  ];
  const edge: Field = (x, y) => {
    const t = (y + 10) / (floor + 10);
    const left = 300 + lean + (30 - 300 - lean) * t;
    const right = 480 + lean + (770 - 480 - lean) * t;
    const out = Math.max(left - x, x - right);
    return out <= 0 ? 0 : Math.max(0, 0.62 - out / 150);
  };
  return (
    shape(`M0 0H${WIDE}V${HIGH}H0Z`, tone.wall) +
    halftone([0, 0, WIDE, floor], edge, tone.lit, { pitch: 15, turn: 22 }) +
    shape(cone, tone.lit) +
    shape(`M0 ${floor}H${WIDE}V${HIGH}H0Z`, tone.floor)
  );
}

/** What the object stands on, cut by the foot of the sheet. */
export function plinth(
  fill: string = INK.chalk,
  { left = 222, right = 566, top = 800, side = INK.night as string, deep = 46 } = {},
) {
  const cheek: Point[] = [
    [right, top],
    [right + deep, top + deep * 0.85],
    [right + deep, HIGH],
    [right, HIGH],
  ];
  return (
    shape(`M${left} ${top}H${right}V${HIGH}H${left}Z`, fill) +
    shape(cheek, fill) +
    shape(cheek, side, 'opacity=".62"') +
    shape(`M${left} ${top}H${right}V${top + 9}H${left}Z`, "#FFFFFF", 'opacity=".42"') +
    halftone(
      [left, top + 60, right, HIGH],
      (x, y) => 0.55 * ((x - left) / (right - left)) ** 2 * ((y - top) / 200),
      side,
      {
        pitch: 11,
        turn: 30,
      },
    )
  );
}

/** The dark line and the dots an object leaves where it touches what it stands on. */
export const contact = (cx: number, cy: number, rx: number, ink: string = INK.night) =>
  `${halftone(
    [cx - rx * 1.2, cy - 26, cx + rx * 1.9, cy + 26],
    (x, y) => Math.max(0, 1.1 - Math.hypot((x - cx - rx * 0.35) / (rx * 1.35), (y - cy) / 20)),
    ink,
    { pitch: 8, turn: 30 },
  )}<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="7" fill="${ink}"/>`;

/** The side that the lamp does not reach. */
export const shade = (
  box: readonly [number, number, number, number],
  from: Point,
  to: Point,
  ink: string = INK.night,
) =>
  halftone(
    box,
    (x, y) => {
      const [ax, ay] = from;
      const [bx, by] = to;
      const t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
      return Math.max(0, Math.min(0.95, t));
    },
    ink,
    { pitch: 10, turn: 33 },
  );

/** The finished picture, or a part of it seen closer. */
export const picture = (body: string, [x, y, w, h]: readonly [number, number, number, number] = [0, 0, WIDE, HIGH]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${WIDE}" height="${HIGH}">${body}</svg>`;
