/** A small kit for cut-paper pictures. Everything returns SVG text, and the same seed gives the same picture. */
import danfo from "./danfo.json";

/** x, y; a third value of 1 makes the point a corner of a smooth outline. */
export type Point = readonly [number, number, (0 | 1)?];
export type Field = (x: number, y: number) => number;
export type Random = (() => number) & { between: (low: number, high: number) => number };

/** The seven inks of the brand. */
export const INK = {
  laterite: "#A63A1E",
  brass: "#C9A227",
  indigo: "#1E2A52",
  palm: "#2F5D3A",
  chalk: "#F3EDE1",
  night: "#12100E",
  oxblood: "#5B1620",
} as const;

/** A repeatable source of small errors, so that nothing looks ruled by a machine (mulberry32). */
export function seeded(seed: number): Random {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, { between: (low: number, high: number) => low + (high - low) * next() });
}

const short = (v: number) => String(Math.round(v * 10) / 10);
const clamp = (v: number) => Math.max(0, Math.min(1, v));

export const polar = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + r * Math.cos((degrees * Math.PI) / 180),
  cy + r * Math.sin((degrees * Math.PI) / 180),
];

export const ring = (cx: number, cy: number, rx: number, ry = rx, count = 40): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(0, 0, 1, (i * 360) / count);
    return [cx + x * rx, cy + y * ry];
  });

export const poly = (points: readonly Point[], closed = true) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${closed ? "Z" : ""}`;

/** Points along a smooth curve through `points`. */
export function bend(points: readonly Point[], { closed = true, fine = 10 } = {}): Point[] {
  const out: Point[] = [];
  const last = points.length - 1;
  const at = (i: number): Point =>
    points[closed ? (i + points.length) % points.length : Math.max(0, Math.min(last, i))] ?? [0, 0];
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const b = at(i);
    const c = at(i + 1);
    const a = b[2] ? b : at(i - 1);
    const d = c[2] ? c : at(i + 2);
    const steps = b[2] && c[2] ? 1 : fine;
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const on = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([on(0), on(1)]);
    }
  }
  if (!closed) out.push(at(last));
  return out;
}

/** Scissors: a smooth outline becomes short, slightly wrong facets. */
export const cut = (points: readonly Point[], rnd: Random, { slip = 1.4, fine = 7, closed = true } = {}) =>
  poly(
    bend(points, { fine, closed }).map(([x, y]) => [x + rnd.between(-slip, slip), y + rnd.between(-slip, slip)]),
    closed,
  );

/** A right half, mirrored about `cx`: the outline of anything that was turned on a wheel or a lathe. */
export const mirrored = (half: readonly Point[], cx: number): Point[] => [
  ...half.map(([x, y, k]): Point => [cx + x, y, k]),
  ...[...half].reverse().map(([x, y, k]): Point => [cx - x, y, k]),
];

export const shape = (d: string | readonly Point[], fill: string, more = "") =>
  `<path d="${typeof d === "string" ? d : poly(d)}" fill="${fill}" ${more}/>`;
export const line = (d: string | readonly Point[], stroke: string, width: number, more = "") =>
  `<path d="${typeof d === "string" ? d : poly(d, false)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${rx}" fill="${fill}"/>`;
export const dot = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${fill}"/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
export const group = (body: string, more: string) => `<g ${more}>${body}</g>`;
export const placed = (body: string, x: number, y: number, scale = 1, turn = 0) =>
  group(body, `transform="translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${scale})"`);
/** The same drawing in one flat ink: its shadow, or the height of a relief. */
export const flat = (body: string, ink: string) =>
  body.replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${ink}"`).replace(/ opacity="[^"]*"/g, "");

/** An id made from its content: deterministic, and unique within a picture. */
const named = (d: string) =>
  `k${[...d].reduce((h, ch) => Math.imul(h ^ ch.charCodeAt(0), 16777619) >>> 0, 2166136261).toString(36)}`;
/** Shows `body` only inside the outline. */
export const inside = (outline: string, body: string) =>
  `<clipPath id="${named(outline)}"><path d="${outline}"/></clipPath><g clip-path="url(#${named(outline)})">${body}</g>`;

/** A shape with a sliver of another ink on one side, where the stencil slipped. */
export const slipped = (d: string, fill: string, { dx = -6, dy = 5, paper = INK.chalk as string } = {}) =>
  group(shape(d, paper), `transform="translate(${dx} ${dy})"`) + shape(d, fill);

/**
 * Halftone: dots on a turned grid, their radius by `field` from 0 to 1. They are written as strokes of no length with
 * round ends, one path a size, so that thousands of dots weigh little.
 */
export function halftone(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  field: Field,
  ink: string,
  { pitch = 12, turn = 27, max = 0.72, sizes = 8 } = {},
) {
  const c = Math.cos((turn * Math.PI) / 180);
  const s = Math.sin((turn * Math.PI) / 180);
  const reach = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 2 / pitch);
  const trays = new Map<number, string[]>();
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const x = (x0 + x1) / 2 + (i * c - j * s) * pitch;
      const y = (y0 + y1) / 2 + (i * s + j * c) * pitch;
      if (x < x0 || x > x1 || y < y0 || y > y1) continue;
      const size = Math.round(clamp(field(x, y)) * sizes);
      if (!size) continue;
      const tray = trays.get(size) ?? [];
      tray.push(`M${short(x)} ${short(y)}h0`);
      trays.set(size, tray);
    }
  }
  const paths = [...trays].map(
    ([size, marks]) => `<path d="${marks.join("")}" stroke-width="${short((2 * max * pitch * size) / sizes)}"/>`,
  );
  return group(paths.join(""), `stroke="${ink}" stroke-linecap="round" fill="none"`);
}

/** Rays of uneven width, as a hand would cut them. They must come from something. */
export function sunburst(cx: number, cy: number, r0: number, r1: number, count: number, ink: string, rnd: Random) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const from = (360 * (i + rnd.between(-0.08, 0.08))) / count;
    const to = from + (180 / count) * rnd.between(0.75, 1.2);
    d += poly([polar(cx, cy, r0, from), polar(cx, cy, r1, from), polar(cx, cy, r1, to), polar(cx, cy, r0, to)]);
  }
  return shape(d, ink);
}

/** A star of cut points; `deep` is the inner radius as a share of the outer. */
export const star = (cx: number, cy: number, r: number, points = 8, deep = 0.55) =>
  poly(Array.from({ length: points * 2 }, (_, i) => polar(cx, cy, i % 2 ? r * deep : r, -90 + (i * 180) / points)));

// Lettering is drawn as outlines, so that a picture needs no font. danfo.json holds those of Danfo (SIL Open Font License 1.1),
// which has capitals only: for each sign its advance and its path, at 1000 units an em.
const glyphs = danfo as unknown as Record<string, [number, string] | undefined>;
const glyph = (ch: string): [number, string] => glyphs[ch] ?? [300, ""];
export const measure = (text: string, size: number, track = 0) =>
  [...text].reduce((w, ch) => w + (glyph(ch)[0] / 1000) * size + track, -track);

export function letters(
  text: string,
  x: number,
  y: number,
  { size = 60, track = 0, anchor = 0, fill = INK.night as string } = {},
) {
  let at = x - measure(text.toUpperCase(), size, track) * anchor;
  let body = "";
  for (const ch of text.toUpperCase()) {
    const [advance, d] = glyph(ch);
    if (d) body += `<path transform="translate(${short(at)} ${short(y)}) scale(${size / 1000})" d="${d}"/>`;
    at += (advance / 1000) * size + track;
  }
  return group(body, `fill="${fill}"`);
}

/** Letters round a rim; `middle` is the angle of the text's centre. Inward letters stand on the inside of the rim. */
export function lettersRound(
  text: string,
  [cx, cy]: Point,
  r: number,
  middle: number,
  { size = 40, track = 2, fill = INK.night as string, inward = false } = {},
) {
  const arc = (w: number) => (((w / r) * 180) / Math.PI) * (inward ? -1 : 1);
  let angle = middle - arc(measure(text.toUpperCase(), size, track)) / 2;
  let body = "";
  for (const ch of text.toUpperCase()) {
    const [advance, d] = glyph(ch);
    const w = (advance / 1000) * size;
    const mid = angle + arc(w) / 2;
    const [x, y] = polar(cx, cy, r, mid);
    const turn = short(mid + (inward ? -90 : 90));
    body += `<path transform="translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${size / 1000}) translate(${-advance / 2} 0)" d="${d}"/>`;
    angle += arc(w + track);
  }
  return group(body, `fill="${fill}"`);
}
