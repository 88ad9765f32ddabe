/** Where the products are shown: walls, surfaces seen from the side or from above, and the light that falls on them. */
import { adireTile } from "../cloth";
import {
  bend,
  cut,
  dot,
  type Field,
  group,
  halftone,
  INK,
  inside,
  line,
  type Point,
  polar,
  poly,
  type Random,
  rect,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { glow, slope } from "../works/press";
import { flood } from "./plate";

const { night, brass, laterite, chalk, palm } = INK;
export const WOOD = { light: "#B5824A", mid: "#8A5A2B", dark: "#5C3517", black: "#2A2019" } as const;

// Light

/** A wall with one lamp: dots that thin away from it. */
export const glowing = (wall: string, light: string, [x, y, r]: readonly [number, number, number], strength = 0.86) =>
  flood(wall) +
  halftone([0, 0, 800, 950], (u, v) => strength * glow(x, y, r, 1.5)(u, v), light, { pitch: 14, turn: 22 });

/** Bars of light through a shutter, falling across whatever is under them. */
export const shutterLight = (light: string, { x = 120, y = 40, turn = 18, bars = 9, wide = 430, opacity = 0.5 } = {}) =>
  group(
    Array.from({ length: bars }, (_, i) => rect(0, i * 62, wide, 34, light)).join(""),
    `transform="translate(${x} ${y}) rotate(${turn}) skewX(-14)" opacity="${opacity}"`,
  );

/** A window of four panes, thrown askew on the wall. */
export const windowLight = (
  light: string,
  { x = 90, y = 60, wide = 300, high = 400, skew = -16, opacity = 0.55 } = {},
) =>
  group(
    [0, 1]
      .flatMap((col) =>
        [0, 1].map((row) => rect((col * wide) / 2 + 7, (row * high) / 2 + 7, wide / 2 - 14, high / 2 - 14, light)),
      )
      .join(""),
    `transform="translate(${x} ${y}) skewY(${skew})" opacity="${opacity}"`,
  );

/** What the pierced blocks of a veranda let through: rows of bright lozenges. */
export const blockLight = (
  light: string,
  { x = -40, y = 0, rows = 7, cols = 7, size = 118, skew = -18, opacity = 0.5 } = {},
) =>
  group(
    Array.from({ length: rows * cols }, (_, i) => {
      const [u, v] = [(i % cols) * size + size / 2, Math.floor(i / cols) * size + size / 2];
      const s = size * 0.4;
      const leaf = (a: number) => {
        const [dx, dy] = polar(0, 0, s * 0.56, a);
        return poly(
          bend(
            [
              [u + dx * 1.9, v + dy * 1.9, 1],
              [u + dx - dy * 0.72, v + dy + dx * 0.72],
              [u + dx * 0.22, v + dy * 0.22, 1],
              [u + dx + dy * 0.72, v + dy - dx * 0.72],
            ],
            { fine: 5 },
          ),
        );
      };
      return shape([45, 135, 225, 315].map(leaf).join(""), light);
    }).join(""),
    `transform="translate(${x} ${y}) skewY(${skew})" opacity="${opacity}"`,
  );

/** The shadow of a palm leaf, over everything. */
export function leafShadow(ink: string, { x = 800, y = -20, turn = 130, long = 760, opacity = 0.34 } = {}) {
  const rnd = seeded(long + turn);
  const leaves = Array.from({ length: 18 }, (_, i) => {
    const at = 90 + (i * (long - 110)) / 18;
    const reach = 250 * Math.sin(Math.PI * Math.min(0.94, 0.22 + i / 24)) + rnd.between(-14, 14);
    return [1, -1]
      .map((side) => {
        const tip: Point = [at + reach * 0.66, side * reach * 0.74, 1];
        return poly(
          bend([[at, 0, 1], [at + reach * 0.42, side * reach * 0.3], tip, [at + reach * 0.24, side * reach * 0.42]], {
            fine: 5,
          }),
        );
      })
      .join("");
  });
  return group(
    shape(leaves.join(""), ink) + line(`M0 0H${long}`, ink, 9),
    `transform="translate(${x} ${y}) rotate(${turn})" opacity="${opacity}"`,
  );
}

// Things to stand on, from the side

interface Ledge {
  top: number;
  fill: string;
  side?: string;
  left?: number;
  right?: number;
  deep?: number;
}
/** A plinth, bench or sill: its upper face reaches `deep` above its front edge, and the sheet cuts its foot. */
export function ledge({ top, fill, side = night, left = -20, right = 820, deep = 64 }: Ledge, rnd: Random) {
  const front: Point[] = [
    [left, top],
    [right, top],
    [right - 5, 980],
    [left + 5, 980],
  ];
  const upper: Point[] = [
    [left + deep * 0.8, top - deep],
    [right - deep * 0.45, top - deep],
    [right, top],
    [left, top],
  ];
  const cornered = (points: readonly Point[]) =>
    cut(
      points.map(([x, y]): Point => [x, y, 1]),
      rnd,
      { slip: 1 },
    );
  return (
    slipped(cornered(front), fill, { dx: -4, dy: 0, paper: side }) +
    inside(
      poly(front),
      halftone([left, top, right, 980], (x, y) => 0.2 + 0.8 * slope([left + 80, top], [right, 960], 1.1)(x, y), side, {
        pitch: 11,
        turn: 30,
      }),
    ) +
    shape(cornered(upper), fill) +
    rect(left, top - 3, right - left, 6, side)
  );
}

/** Boards along a front edge or a table, with their grain. */
export function boards(y0: number, y1: number, tones: readonly [string, string], rnd: Random, count = 4) {
  const [ground, grain] = tones;
  const high = (y1 - y0) / count;
  const rows = Array.from({ length: count }, (_, i) => {
    const y = y0 + i * high;
    const lines = Array.from({ length: 4 }, (_, k) => {
      const v = y + high * (0.2 + k * 0.2) + rnd.between(-4, 4);
      return line(
        bend(
          [
            [-20, v],
            [180 + rnd.between(-60, 60), v + rnd.between(-9, 9)],
            [430, v + rnd.between(-9, 9)],
            [640, v + rnd.between(-7, 7)],
            [830, v],
          ],
          { closed: false, fine: 5 },
        ),
        grain,
        rnd.between(1.4, 3.6),
        'opacity=".6"',
      );
    });
    return rect(-20, y, 860, high - 3, ground) + lines.join("") + rect(-20, y + high - 4, 860, 4, grain);
  });
  return rows.join("");
}

/** What an object leaves where it touches: a hard line, then dots away from the light, to the right or (-1) to the left. */
export const contact = (cx: number, cy: number, rx: number, ink: string = night, reach = 2.2, way: 1 | -1 = 1) =>
  group(
    `${halftone(
      [-rx * 1.2, -28, rx * reach, 30],
      (x, y) => Math.max(0, 1.2 - 1.25 * Math.hypot((x - rx * 0.4) / (rx * (reach - 0.6)), y / 22)),
      ink,
      { pitch: 8, turn: 30 },
    )}<ellipse rx="${rx.toFixed(1)}" ry="8" fill="${ink}"/>`,
    `transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)}) scale(${way} 1)"`,
  );

// Surfaces from above, larger than the sheet and turned

const turnedTop = (turn: number, body: string) => group(body, `transform="rotate(${turn} 400 480)"`);

/** A table of boards. */
export const boardTop = (tones: readonly [string, string], turn: number, rnd: Random) =>
  flood(tones[0]) +
  turnedTop(turn, group(boards(0, 1300, tones, rnd, 7), 'transform="translate(-260 -180) scale(1.6 1)"'));

/** Terrazzo: chips of stone in a pale floor. */
export function terrazzoTop(ground: string, chips: readonly string[], rnd: Random) {
  const stones = Array.from({ length: 260 }, () => {
    const [x, y, r] = [rnd.between(0, 800), rnd.between(0, 950), rnd.between(4, 15)];
    const ink = chips[Math.floor(rnd() * chips.length)] ?? night;
    return shape(
      ring(x, y, r, r * rnd.between(0.5, 1), 5).map(
        ([u, v]): Point => [u + rnd.between(-r / 3, r / 3), v + rnd.between(-r / 3, r / 3)],
      ),
      ink,
    );
  });
  return flood(ground) + stones.join("");
}

/** A raffia mat: short strokes, by turns across and along, and bands of dye. */
export function matTop(ground: string, grain: string, bands: readonly string[], turn: number, size = 34) {
  const rows = Array.from({ length: Math.ceil(1400 / size) }, (_, row) =>
    Array.from({ length: Math.ceil(1300 / size) }, (_, col) => {
      const [x, y] = [col * size - 250, row * size - 220];
      return (row + col) % 2
        ? [0.2, 0.5, 0.8].map((k) => `M${x + 2} ${y + size * k}h${size - 4}`).join("")
        : [0.2, 0.5, 0.8].map((k) => `M${x + size * k} ${y + 2}v${size - 4}`).join("");
    }).join(""),
  ).join("");
  const dyed = bands
    .map(
      (ink, i) =>
        rect(-260, -60 + i * 560, 1320, size * 2, ink) + rect(-260, 20 + i * 560 + size, 1320, size * 0.7, ink),
    )
    .join("");
  return flood(ground) + turnedTop(turn, dyed + line(rows, grain, 3, 'opacity=".6"'));
}

/** The same mat on a floor, seen by someone who stands before it: its rows close up towards its far edge at `top`. */
export function matFloor(top: number, ground: string, grain: string, hem: string) {
  const [eye, far] = [top - 420, 13];
  const depth = (i: number) => eye + ((top - eye) * far) / (far - i * 0.42);
  const across = (u: number, y: number) => 400 + (u * (y - eye)) / 10;
  const at = (u: number, y: number) => `${across(u, y).toFixed(1)} ${y.toFixed(1)}`;
  const strokes: string[] = [];
  for (let row = 0; row < 19; row++) {
    const [y0, y1] = [depth(row), depth(row + 1)];
    const part = (t: number) => y0 + (y1 - y0) * t;
    for (let col = -13; col < 13; col++)
      for (const t of [0.2, 0.5, 0.8])
        strokes.push(
          (row + col) % 2
            ? `M${at(col + 0.06, part(t))}L${at(col + 0.94, part(t))}`
            : `M${at(col + t, part(0.06))}L${at(col + t, part(0.94))}`,
        );
  }
  const strip = (y0: number, y1: number, ink: string) =>
    shape(`M${at(-20, y0)}L${at(20, y0)}L${at(20, y1)}L${at(-20, y1)}Z`, ink);
  return (
    rect(0, top, 800, 980 - top, ground) +
    line(strokes.join(""), grain, 3, 'opacity=".6"') +
    strip(top, top + 12, hem) +
    strip(depth(2.1), depth(2.8), hem) +
    halftone([0, top, 800, 950], (x, y) => 0.6 * slope([240, top], [860, 1000], 1.2)(x, y), night, {
      pitch: 11,
      turn: 24,
    })
  );
}

/** Resist-dyed cloth, laid out and a little creased. */
export function adireTop(ground: string, mark: string, turn: number, rnd: Random, size = 170) {
  const creases = [150, 420, 690].map((x, i) => {
    const way = bend(
      [
        [x + rnd.between(-30, 30), -200],
        [x + 40, 200],
        [x - 20, 560],
        [x + 60, 1200],
      ],
      { closed: false },
    );
    const field: Field = (u, v) => {
      const near = way.reduce((best, [a, b]) => Math.min(best, Math.abs(b - v) < 30 ? u - a : best), 999);
      return near > 0 && near < 70 ? 0.7 * (1 - near / 70) : 0;
    };
    return halftone([-100, -100, 900, 1050], field, i % 2 ? night : night, { pitch: 11, turn: 30 });
  });
  return flood(ground) + turnedTop(turn, adireTile([-260, -220, 1100, 1200], size, mark, 7)) + creases.join("");
}

/** Strip cloth: bands of weave with thin bright lines between them. */
export function stripTop(inks: readonly string[], turn: number) {
  const bands = Array.from({ length: 15 }, (_, i) => {
    const x = -300 + i * 96;
    const ink = inks[i % inks.length] ?? chalk;
    const trim = inks[(i + 2) % inks.length] ?? chalk;
    return (
      rect(x, -300, 96, 1700, ink) +
      rect(x + 12, -300, 5, 1700, trim) +
      rect(x + 78, -300, 5, 1700, trim) +
      line(
        Array.from({ length: 22 }, (_, k) => `M${x + 30} ${-280 + k * 78 + (i % 2) * 39}h36v22h-36`).join(""),
        trim,
        5,
      ) +
      rect(x + 94, -300, 3, 1700, night)
    );
  });
  return turnedTop(turn, bands.join(""));
}

/** Mown grass, a touchline and the arc of its corner. */
export const pitchTop = (turn: number) =>
  flood(palm) +
  turnedTop(
    turn,
    Array.from({ length: 8 }, (_, i) => rect(-300, -300 + i * 220, 1500, 110, "#3B6C46")).join("") +
      rect(620, -400, 22, 1800, chalk) +
      rect(-400, 700, 1042, 22, chalk) +
      `<circle cx="631" cy="711" r="230" fill="none" stroke="${chalk}" stroke-width="18"/>`,
  );

/** A civil servant's desk: green leather, a tooled edge, a file tied with tape. */
export function deskTop(turn: number, rnd: Random) {
  const file = (x: number, y: number, ink: string, t: number) =>
    group(
      slipped(
        cut(
          [
            [0, 0, 1],
            [430, 0, 1],
            [430, 560, 1],
            [0, 560, 1],
          ],
          rnd,
          { slip: 1.4 },
        ),
        ink,
        { paper: night, dx: 8, dy: 10 },
      ) +
        rect(0, 60, 430, 16, laterite) +
        rect(60, 130, 250, 10, night) +
        rect(60, 160, 310, 10, night) +
        rect(60, 190, 190, 10, night),
      `transform="translate(${x} ${y}) rotate(${t})"`,
    );
  return (
    flood(WOOD.dark) +
    turnedTop(
      turn,
      rect(-80, -120, 900, 1190, "#274B33") +
        line("M-54 -94H794V1044H-54Z", brass, 5) +
        line("M-40 -80H780V1030H-40Z", brass, 2),
    ) +
    file(430, -190, "#D9C08A", 14) +
    file(-160, 640, "#C9A97A", -9)
  );
}

/** Dots over a part of the sheet, as the lamp leaves it. */
export const dusk = (from: Point, to: Point, ink: string = night, strength = 0.8, pitch = 13) =>
  halftone([0, 0, 800, 950], (x, y) => strength * slope(from, to, 1.2)(x, y), ink, { pitch, turn: 24 });

/** A leaf or two in the neck of a pot; its stem begins at 0,0. */
export const branch = (ink: string, bloom: string) => {
  const stem = bend(
    [
      [0, 0],
      [-8, -90],
      [22, -180],
      [8, -280],
      [40, -360],
    ],
    { closed: false },
  );
  const leaf = (x: number, y: number, turn: number, s = 1) =>
    group(
      shape(
        poly(
          bend(
            [
              [0, 0, 1],
              [34, -26],
              [92, -10, 1],
              [38, 18],
            ],
            { fine: 6 },
          ),
        ),
        ink,
      ) + line("M4 0L84 -9", chalk, 2.5),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
    );
  return (
    line(stem, ink, 7, 'stroke-linecap="round"') +
    leaf(-4, -90, -30) +
    leaf(0, -120, 200, 0.9) +
    leaf(20, -190, -14, 1.05) +
    leaf(14, -230, 214, 1.1) +
    leaf(12, -290, -40, 0.9) +
    leaf(24, -330, 196, 0.8) +
    [
      [44, -372, 17],
      [20, -392, 13],
      [62, -346, 12],
      [66, -388, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, bloom))
      .join("")
  );
};
