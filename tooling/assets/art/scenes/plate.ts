/** The sheet of a product picture: paper with a torn edge, inks pressed on it, and two small lines of type in its margin. */
import { type Field, flat, halftone, INK, inside, type Point, poly, rect, seeded, shape } from "../kit";
import { pressed, small, tooth, torn } from "../works/press";

export const WIDE = 800;
export const HIGH = 1000;
/** The printed part of the sheet. */
export const AREA = { left: 24, top: 24, right: 776, foot: 936 } as const;

interface Plate {
  seed: number;
  /** Under the picture: what it shows on the left, the accession number on the right. */
  label: readonly [string, string];
}

/** A finished sheet of 800 by 1000. */
export function plate({ seed, label }: Plate, body: string) {
  const rnd = seeded(seed);
  const { left, top, right, foot } = AREA;
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ];
  const edge = corners.flatMap((a, i) => torn(a, corners[(i + 1) % 4] ?? a, rnd, { step: 42, bite: 1.5 }));
  const type =
    small(label[0], left + 3, 972, { size: 21, weight: 40 }) +
    small(label[1], right - 3, 972, { size: 21, weight: 40, anchor: 1, track: 1.4 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}"><defs>${pressed(seed, WIDE, HIGH, 1.6)}${tooth(seed, WIDE, HIGH)}</defs>${rect(0, 0, WIDE, HIGH, INK.chalk)}<g filter="url(#press${seed})" style="isolation:isolate">${inside(poly(edge), body)}${type}</g><rect width="${WIDE}" height="${HIGH}" filter="url(#tooth${seed})" style="mix-blend-mode:multiply" opacity=".42"/></svg>`;
}

/** Something that can be placed: its drawing, and the box that it fills in its own units. */
export interface Thing {
  body: string;
  box: readonly [left: number, top: number, right: number, foot: number];
}

interface Spot {
  x: number;
  y: number;
  scale: number;
  turn?: number;
}

const middle = ({ box: [left, , right] }: Thing) => (left + right) / 2;
const put = (thing: Thing, origin: number, { x, y, scale, turn = 0 }: Spot) =>
  `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(4)}) translate(${(-middle(thing)).toFixed(1)} ${(-origin).toFixed(1)})"`;

/** Stood on its foot at a point. */
export const stood = (thing: Thing, spot: Spot, body = thing.body) =>
  `<g ${put(thing, thing.box[3], spot)}>${body}</g>`;
/** Laid with its centre on a point. */
export const laid = (thing: Thing, spot: Spot, body = thing.body) =>
  `<g ${put(thing, (thing.box[1] + thing.box[3]) / 2, spot)}>${body}</g>`;
/** The scale at which a thing has its real height. */
export const toScale = ({ box }: Thing, cm: number, unitsPerCm: number) => (cm * unitsPerCm) / (box[3] - box[1]);

const named = (text: string) =>
  `m${[...text].reduce((h, ch) => Math.imul(h ^ ch.charCodeAt(0), 16777619) >>> 0, 2166136261).toString(36)}`;
/** A shadow in dots: the outline of a drawing, moved away from it, its dots thinning by `field`. */
export function shadow(
  drawn: string,
  { dx = 30, dy = 26, ink = INK.night as string, field = (() => 0.8) as Field, pitch = 11, turn = 14, skew = 0 } = {},
) {
  const id = named(`${drawn}${dx} ${dy}${ink}${skew}`);
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDE}" height="${HIGH}"><g transform="translate(${dx} ${dy}) skewX(${skew})">${flat(drawn, "#fff")}</g></mask><g mask="url(#${id})">${halftone([0, 0, WIDE, 950], field, ink, { pitch, turn })}</g>`;
}
/** The same in one flat tone, for a hard light. */
export const hardShadow = (drawn: string, dx: number, dy: number, ink: string, opacity = 0.55) =>
  `<g transform="translate(${dx} ${dy})" opacity="${opacity}">${flat(drawn, ink)}</g>`;

export const flood = (ink: string) => shape(`M0 0H${WIDE}V${HIGH}H0Z`, ink);
