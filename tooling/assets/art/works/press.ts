/** The sheet of a leader's work: bare paper, inks pressed on it, two small lines of type in the margin. */
import {
  bend,
  type Field,
  group,
  INK,
  inside,
  line,
  type Point,
  polar,
  poly,
  type Random,
  rect,
  seeded,
  shape,
} from "../kit";
import ojuju from "./ojuju.json";

export const WIDE = 1200;
export const HIGH = 1500;

/** Points written short: "84 640 1, 104 596" (a third number of 1 is a corner). */
export const pts = (text: string): Point[] =>
  text.split(",").map((pair): Point => {
    const [x = 0, y = 0, corner] = pair.trim().split(/\s+/).map(Number);
    return corner ? [x, y, 1] : [x, y];
  });

export const turned = (degrees: number, cx: number, cy: number, body: string) =>
  group(body, `transform="rotate(${degrees} ${cx} ${cy})"`);
export const open = (text: string, fine = 10) => bend(pts(text), { closed: false, fine });

/** One ink seen through the inks below it. */
export const overprint = (body: string, opacity = 1) =>
  group(body, `style="mix-blend-mode:multiply" opacity="${opacity}"`);

interface Move {
  dx?: number;
  dy?: number;
  turn?: number;
  scale?: number;
  about?: Point;
}
export const move = (points: readonly Point[], { dx = 0, dy = 0, turn = 0, scale = 1, about = [0, 0] }: Move) => {
  const c = Math.cos((turn * Math.PI) / 180) * scale;
  const s = Math.sin((turn * Math.PI) / 180) * scale;
  const [u, v] = about;
  return points.map(([x, y, k]): Point => [u + (x - u) * c - (y - v) * s + dx, v + (x - u) * s + (y - v) * c + dy, k]);
};

/** A hand-torn line from a to b. */
export function torn([ax, ay]: Point, [bx, by]: Point, rnd: Random, { step = 14, bite = 9 } = {}): Point[] {
  const long = Math.hypot(bx - ax, by - ay);
  const count = Math.max(2, Math.round(long / step));
  let drift = 0;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const hold = Math.min(1, 6 * t, 6 * (1 - t));
    drift = drift * 0.7 + rnd.between(-bite, bite);
    return [
      ax + (bx - ax) * t - ((by - ay) / long) * drift * hold,
      ay + (by - ay) * t + ((bx - ax) / long) * drift * hold,
    ];
  });
}

/** A band of varying width along a line: width(t) for t from 0 to 1. */
export function band(path: readonly Point[], width: (t: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  path.forEach(([x, y], i) => {
    const [ax, ay] = path[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = path[Math.min(path.length - 1, i + 1)] ?? [x, y];
    const l = Math.hypot(bx - ax, by - ay) || 1;
    const w = width(i / (path.length - 1)) / 2;
    left.push([x - ((by - ay) / l) * w, y + ((bx - ax) / l) * w]);
    right.unshift([x + ((by - ay) / l) * w, y - ((bx - ax) / l) * w]);
  });
  return [...left, ...right];
}

/** Points evenly spaced along a line, each x, y, degrees. */
export function along(path: readonly Point[], gap: number, start = 0): [number, number, number][] {
  const out: [number, number, number][] = [];
  let want = start;
  let gone = 0;
  path.forEach(([bx, by], i) => {
    const [ax, ay] = path[i - 1] ?? [bx, by];
    const l = Math.hypot(bx - ax, by - ay);
    for (; i && want <= gone + l; want += gap) {
      const t = (want - gone) / l;
      const turn = Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
      out.push([ax + (bx - ax) * t, ay + (by - ay) * t, turn]);
    }
    gone += l;
  });
  return out;
}

const unit = (v: number) => Math.max(0, Math.min(1, v));
/** A field that rises from a to b. */
export const slope =
  ([ax, ay]: Point, [bx, by]: Point, power = 1): Field =>
  (x, y) =>
    unit(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)) ** power;
/** A field that falls from a centre outwards. */
export const glow =
  (cx: number, cy: number, r: number, power = 1): Field =>
  (x, y) =>
    unit(1 - Math.hypot(x - cx, y - cy) / r) ** power;

// Ojuju (SIL Open Font License 1.1), its lightest outlines: a stroke of the same ink brings them to a reading weight.
const glyphs = ojuju as unknown as Record<string, [number, string] | undefined>;
export function small(
  text: string,
  x: number,
  y: number,
  { size = 25, track = 1, anchor = 0, fill = INK.night as string, weight = 34 } = {},
) {
  const width = [...text].reduce((w, ch) => w + ((glyphs[ch]?.[0] ?? 300) / 1000) * size + track, -track);
  let at = x - width * anchor;
  let body = "";
  for (const ch of text) {
    const [advance, d] = glyphs[ch] ?? [300, ""];
    if (d) body += `<path transform="translate(${at.toFixed(1)} ${y}) scale(${size / 1000})" d="${d}"/>`;
    at += (advance / 1000) * size + track;
  }
  return group(body, `fill="${fill}" stroke="${fill}" stroke-width="${weight}" stroke-linejoin="round"`);
}

const everywhere = (wide: number, high: number) =>
  `filterUnits="userSpaceOnUse" x="0" y="0" width="${wide}" height="${high}"`;
/** Ink that took unevenly: edges swim by a pixel or two and specks of the stencil stay open, finer on a smaller sheet. */
export const pressed = (seed: number, wide = WIDE, high = HIGH, fine = 1) =>
  `<filter id="press${seed}" ${everywhere(wide, high)} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${0.03 * fine}" numOctaves="2" seed="${seed}" result="swim"/><feDisplacementMap in="SourceGraphic" in2="swim" scale="${4.5 / fine}" xChannelSelector="R" yChannelSelector="G" result="edge"/><feTurbulence type="fractalNoise" baseFrequency="${0.32 * fine}" numOctaves="3" seed="${seed + 7}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -9 0 0 0 ${7.3 + 0.8 * (fine - 1)}" result="holes"/><feComposite in="edge" in2="holes" operator="in"/></filter>`;
export const tooth = (seed: number, wide = WIDE, high = HIGH) =>
  `<filter id="tooth${seed}" ${everywhere(wide, high)} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".11 .16" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .27  0 0 0 0 .16  .6 0 0 0 -.24"/></filter>`;

interface Sheet {
  seed: number;
  title: string;
  /** The two small lines: who and when on the left, the number on the right. */
  label?: readonly [string, string];
  /** Drawn over the border and in the margin. */
  beyond?: string;
}
export function sheet({ seed, title, label, beyond = "" }: Sheet, body: string) {
  const rnd = seeded(seed);
  const [left, top, right, foot] = [44, 44, WIDE - 44, HIGH - 86];
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ];
  const edge = corners.flatMap((a, i) => torn(a, corners[(i + 1) % 4] ?? a, rnd, { step: 60, bite: 1.6 }));
  const type = label
    ? small(label[0], left + 4, HIGH - 34) + small(label[1], right - 4, HIGH - 34, { anchor: 1, track: 2 })
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}" role="img"><title>${title}</title><defs>${pressed(seed)}${tooth(seed)}</defs>${rect(0, 0, WIDE, HIGH, INK.chalk)}<g filter="url(#press${seed})" style="isolation:isolate">${inside(poly(edge), body)}${type}${beyond}</g><rect width="${WIDE}" height="${HIGH}" filter="url(#tooth${seed})" style="mix-blend-mode:multiply" opacity=".5"/></svg>`;
}

/** A print without a margin, as large as it says; without paper it is a cut-out that stands on any ground. */
export function bleed(
  { seed, wide, high, paper = true }: { seed: number; wide: number; high: number; paper?: boolean },
  body: string,
) {
  const grain = `<rect width="${wide}" height="${high}" filter="url(#tooth${seed})" style="mix-blend-mode:multiply" opacity=".5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}"><defs>${pressed(seed, wide, high)}${paper ? tooth(seed, wide, high) : ""}</defs>${paper ? rect(0, 0, wide, high, INK.chalk) : ""}<g filter="url(#press${seed})" style="isolation:isolate">${body}</g>${paper ? grain : ""}</svg>`;
}

/** Rays from one point, of uneven width. */
export function rays(cx: number, cy: number, r: number, count: number, ink: string, rnd: Random) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const from = 6 + (360 * (i + rnd.between(-0.08, 0.08))) / count;
    const to = from + (360 / count) * 0.46 * rnd.between(0.75, 1.2);
    d += poly([polar(cx, cy, 60, from), polar(cx, cy, r, from), polar(cx, cy, r, to)]);
  }
  return shape(d, ink);
}

/** The whole ground of a sheet in one ink. */
export const flood = (ink: string) => shape(`M0 0H${WIDE}V${HIGH}H0Z`, ink);
export const stroke = (points: readonly Point[], ink: string, width: number) =>
  line(points, ink, width, 'stroke-linecap="round" stroke-linejoin="round"');
