/** Furniture to scale: everything is drawn in centimetres upwards from the floor at 0, and set in a room by units per centimetre. */
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
import { band, open, pts } from "../works/press";
import { glowing, WOOD } from "./settings";

const { night, brass, chalk, oxblood, palm } = INK;

/** Sets centimetres on the sheet: the floor is at y = `floor`. */
export const set = (body: string, x: number, floor: number, k: number) =>
  group(body, `transform="translate(${x} ${floor}) scale(${k})"`);

interface Room {
  wall: string;
  light: string;
  floor: string;
  /** Where the floor begins. */
  at: number;
  lamp: readonly [number, number, number];
}
/** A wall and a floor of boards, in the light of one lamp. */
export const room = ({ wall, light, floor, at, lamp }: Room) =>
  glowing(wall, light, lamp, 0.7) +
  rect(0, at, 800, 300, floor) +
  rect(0, at - 16, 800, 12, chalk) +
  rect(0, at - 4, 800, 5, night) +
  line(
    Array.from({ length: 9 }, (_, i) => `M${-200 + i * 150} ${at + 120}L${40 + i * 92} ${at}`).join(""),
    night,
    3,
    'opacity=".3"',
  ) +
  halftone([0, at, 800, 950], (x, y) => 0.5 * ((x + y - at) / 1300), night, { pitch: 12, turn: 24 });

const paper = (d: string, fill: string, edge: string = night) => slipped(d, fill, { dx: -0.9, dy: 0.7, paper: edge });
const dusk = (x0: number, y0: number, x1: number, y1: number, ink: string = night, most = 0.7) =>
  halftone([x0, y0, x1, y1], (x) => most * ((x - x0) / (x1 - x0)) ** 1.6, ink, { pitch: 1.9, turn: 33 });

/** A sideboard 150 wide and 75 high, centred. */
export const sideboard = (fill: string = WOOD.mid, trim: string = WOOD.dark) =>
  paper("M-75 -75H75V-12H-75Z", fill) +
  rect(-78, -78, 156, 5, trim) +
  [-68, 64].map((x) => shape(`M${x} -12H${x + 5}L${x + 3.5} 0H${x + 1.5}Z`, trim)).join("") +
  [-50, 0, 50]
    .map((x) => line(`M${x - 23} -68H${x + 23}V-18H${x - 23}Z`, trim, 1) + dot(x + 18, -43, 1.6, brass))
    .join("") +
  dusk(-75, -73, 75, -12);

/** A low cupboard with sliding doors of cane, 110 wide and 70 high. */
export const cabinet = (fill: string, cane: string, trim: string = WOOD.black) =>
  paper("M-55 -70H55V-16H-55Z", fill) +
  [-28, 28]
    .map(
      (x) =>
        rect(x - 23, -64, 46, 42, cane) +
        line(
          Array.from(
            { length: 12 },
            (_, i) => `M${x - 23 + i * 4} -64L${x - 23 + i * 4 - 0} -22M${x - 23} ${-64 + i * 3.6}h46`,
          ).join(""),
          trim,
          0.35,
        ),
    )
    .join("") +
  line("M-50 -16L-54 0M50 -16L54 0", trim, 3) +
  rect(-57, -72, 114, 3.4, trim) +
  dusk(-55, -68, 55, -16);

/** An armchair 78 wide, its back 84 high. */
export const armchair = (cloth: string, mark: string) =>
  paper("M-30 -84Q0 -90 30 -84L34 -30H-34Z", cloth) +
  paper("M-34 -46H34V-22H-34Z", cloth) +
  line("M-24 -80L-20 -48M0 -84V-48M24 -80L20 -48", mark, 1) +
  rect(-34, -36, 68, 1.4, mark) +
  paper("M-39 -58Q-33 -62 -27 -58V-14H-39Z", cloth) +
  paper("M27 -58Q33 -62 39 -58V-14H27Z", cloth) +
  line("M-33 -14L-36 0M33 -14L36 0", WOOD.dark, 3.4) +
  dusk(-39, -86, 39, -14);

/** A sofa 180 wide, its back 80 high. */
export const sofa = (cloth: string, mark: string) =>
  paper("M-80 -78Q0 -84 80 -78V-20H-80Z", cloth) +
  [-53, 0, 53].map((x) => paper(`M${x - 26} -46Q${x} -50 ${x + 26} -46V-28H${x - 26}Z`, cloth)).join("") +
  line("M-27 -76V-48M27 -76V-48", mark, 1) +
  paper("M-92 -58Q-84 -63 -76 -58V-14H-92Z", cloth) +
  paper("M76 -58Q84 -63 92 -58V-14H76Z", cloth) +
  rect(-84, -28, 168, 12, cloth) +
  rect(-84, -28, 168, 1.2, mark) +
  line("M-84 -14L-86 0M84 -14L86 0", WOOD.dark, 3.4) +
  dusk(-92, -82, 92, -14);
export const cushion = (ground: string, mark: string) =>
  paper("M-22 -40Q0 -36 22 -40Q18 -20 22 0Q0 -4 -22 0Q-18 -20 -22 -40Z", ground) +
  [13, 8.5, 4].map((r) => oval(0, -20, r, r, "none", `stroke="${mark}" stroke-width="1.8"`)).join("");

/** A dining chair 45 wide, its seat 46 and its back 88 high, from the front. */
export const chair = (fill: string = WOOD.dark, seat: string = oxblood) =>
  line("M-19 -88L-20 0M19 -88L20 0", fill, 3.4) +
  rect(-20, -90, 40, 9, fill) +
  rect(-19, -72, 38, 3, fill) +
  rect(-19, -60, 38, 3, fill) +
  paper("M-22 -48H22L24 -42H-24Z", seat) +
  rect(-22, -42, 44, 4, fill) +
  rect(-20, -18, 40, 2.4, fill);

/** A door 84 by 205 with louvres. */
export const door = (fill: string, slat: string) =>
  rect(-50, -212, 100, 212, chalk) +
  rect(-44, -206, 88, 206, night) +
  paper("M-42 -204H42V0H-42Z", fill) +
  [
    [-196, -108],
    [-98, -10],
  ]
    .map(
      ([top = 0, foot = 0]) =>
        rect(-33, top, 66, foot - top, slat) +
        line(
          Array.from({ length: Math.floor((foot - top) / 7) }, (_, i) => `M-33 ${top + 4 + i * 7}H33`).join(""),
          fill,
          3.6,
        ),
    )
    .join("") +
  dot(37, -103, 2.4, brass);

/** A floor lamp 160 high. */
export const floorLamp = (shadeInk: string) =>
  line("M0 0V-130", night, 2.2) + oval(0, -1.6, 15, 3, night) + paper("M-13 -160H13L22 -126H-22Z", shadeInk);
/** A table lamp 46 high. */
export const tableLamp = (shadeInk: string, foot: string) =>
  paper("M-6 0Q-10 -14 -2 -24H2Q10 -14 6 0Z", foot) + paper("M-10 -46H10L17 -22H-17Z", shadeInk);

/** A plant in a pot, about 120 high. */
export const plant = (pot: string) => {
  const rnd = seeded(12);
  const leaves = [-74, -48, -24, -4, 18, 44, 70].map((turn, i) =>
    group(
      shape("M0 0C-12 -28 -9 -60 0 -88C9 -60 12 -28 0 0Z", i % 2 ? palm : "#234A2D") +
        line("M0 -4V-80", "#6E9A6A", 0.8),
      `transform="translate(${rnd.between(-3, 3)} -34) rotate(${turn}) scale(${i === 3 ? 1 : 0.86})"`,
    ),
  );
  return leaves.join("") + paper("M-18 -36H18L13 0H-13Z", pot) + rect(-20, -40, 40, 6, pot) + dusk(-16, -36, 18, 0);
};

/** A clothes rail 165 high and 120 wide. */
export const rail = (ink: string = night) =>
  line("M-60 0V-165M60 0V-165M-60 -165H60M-60 -20H60", ink, 3) +
  line("M-72 0H-48M48 0H72", ink, 3.4) +
  [-60, 60].map((x) => dot(x, -165, 2.6, brass)).join("");

/** A mug 9.5 high, drawn to stand at 0. */
export const mug = (fill: string, mark: string) =>
  line("M4 -7.2C8.4 -7.4 8.4 -2 4 -2.2", fill, 1.4) +
  slipped("M-4.2 -9.5H4.2V0H-4.2Z", fill, { dx: -0.35, dy: 0.2, paper: night }) +
  oval(0, -9.5, 4.2, 0.8, night) +
  rect(-4.2, -6, 8.4, 2.4, mark);
/** A pencil 17.5 long, lying along x from 0. */
export const pencil = (ink: string) =>
  shape("M0 0L2.2 -0.45H17.5V0.45H2.2Z", ink) +
  shape("M0 0L2.2 -0.45V0.45Z", "#E7CDA0") +
  shape("M0 0L0.8 -0.16V0.16Z", night) +
  rect(16.2, -0.45, 1.3, 0.9, chalk);
/** Books on a shelf, from 0 to the right; [thickness, height, ink]. */
export const shelved = (list: readonly (readonly [number, number, string])[], mark: string = brass) => {
  let x = 0;
  return list
    .map(([w, h, ink]) => {
      const at = x;
      x += w + 0.15;
      return (
        rect(at, -h, w, h, ink) +
        rect(at, -h + 2.4, w, 0.6, mark) +
        rect(at, -4, w, 0.6, mark) +
        rect(at + w * 0.36, -h + 5, w * 0.28, h * 0.4, mark)
      );
    })
    .join("");
};
/** A wall switch as in every house: a plate of 8.6 by 8.6 with its rocker. Centred. */
export const wallSwitch = () =>
  slipped("M-4.3 -4.3H4.3V4.3H-4.3Z", chalk, { dx: 0.35, dy: 0.35, paper: night }) +
  line("M-3.9 -3.9H3.9V3.9H-3.9Z", "#CDBE9F", 0.25) +
  rect(-1.3, -2.3, 2.6, 4.6, "#E5D9C2", 0.3) +
  line("M-1.3 0H1.3", night, 0.2) +
  dot(-3.1, 0, 0.35, "#A49C8B") +
  dot(3.1, 0, 0.35, "#A49C8B");

/** A fold of cloth along a line: a tapering shade with a darker core. */
const drape = (way: string, wide: number, shade: string, core: string) => {
  const path = open(way);
  const swell = (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.08)) ** 0.8;
  return (
    shape(
      band(path, (t) => wide * swell(t)),
      shade,
    ) +
    shape(
      band(path, (t) => wide * 0.3 * swell(t) + 0.1),
      core,
    )
  );
};

const gowns = {
  agbada:
    "-7 8.4 1, -16 10.4, -27 14.6, -33 21, -38 40, -42 64, -45 94 1, 45 94 1, 42 64, 38 40, 33 21, 27 14.6, 16 10.4, 7 8.4 1, 4 12.6, 0 14, -4 12.6",
  jersey: "-7 8 1, -15 9.4, -20.5 14, -20 34, -21 94 1, 21 94 1, 20 34, 20.5 14, 15 9.4, 7 8 1, 4 12, 0 13, -4 12",
  kaftan:
    "-7 8.4 1, -14 10, -20.5 13.6, -22 20, -20.6 40, -21.4 94 1, 21.4 94 1, 20.6 40, 22 20, 20.5 13.6, 14 10, 7 8.4 1, 4 12.4, 0 13.6, -4 12.4",
} as const;
const longSleeve = "-17 11 1, -22.4 15, -26 25, -29.4 46, -33 76, -35 94 1, -25.6 94 1, -23.8 70, -20.6 44, -19.4 28 1";
const shortSleeve = "-17 10 1, -23.4 13.6, -27 20, -31.5 46 1, -20.5 49 1, -18.6 28 1";

/** A tailor's bust in a gown: shoulders 44 wide; drawn from the neck's top at 0 downwards 94. */
export const bust = (gown: string, trim: string, style: keyof typeof gowns) => {
  const rnd = seeded(style.length);
  const pale = gown === chalk;
  const [shade, core, dots] = pale ? ["#DDD0B8", "#B3A487", "#7D6E56"] : ["#254B2F", "#16301D", night];
  const neck =
    rect(-5.5, 0, 11, 12, WOOD.light) +
    halftone([-5.5, 0, 5.5, 12], (x) => Math.max(0, (x + 1) / 8), WOOD.dark, { pitch: 0.9, turn: 30 }) +
    oval(0, 0, 5.5, 1.6, WOOD.mid) +
    dot(0, -2.6, 2.2, WOOD.dark) +
    dot(-0.7, -3.3, 0.6, WOOD.light);
  const dim = (body: string, x0: number, most = 0.8) =>
    body +
    halftone([-46, 6, 46, 94], (x, y) => Math.max(0, (x - x0 + (y - 40) * 0.1) / 36) * most, dots, {
      pitch: 1.05,
      turn: 33,
    });
  const part = (way: string, body: string) => {
    const outline = cut(pts(way), rnd, { slip: 0.12 });
    return slipped(outline, gown, { dx: -0.55, dy: 0.5, paper: pale ? "#8F8269" : chalk }) + inside(outline, body);
  };
  const other = (body: string) => group(body, 'transform="scale(-1 1)"');
  const hem = (way: string) => line(open(way), trim, 1.1) + line(open(way), pale ? chalk : night, 0.25);
  const sleeve =
    style === "jersey"
      ? part(
          shortSleeve,
          shape("M-32 42.6L-32.4 47L-20 50L-19.7 45.600Z", trim) +
            drape("-20 13, -24.5 24, -26 42", 2, shade, core) +
            drape("-19 30, -22 36, -21.6 45", 1.6, shade, core),
        )
      : part(
          longSleeve,
          drape("-20 15, -25 34, -30 90", 2.6, shade, core) +
            drape("-19.6 32, -24 40, -26.6 58", 1.8, shade, core) +
            drape("-20.6 46, -25 52, -28 70", 1.6, shade, core) +
            drape("-26 24, -28.5 48, -32.5 78", 1.4, shade, core),
        );
  const neckline = line(open("-7 8.6, -4.5 12.8, 0 14.4, 4.5 12.8, 7 8.6"), trim, 2.6);
  /** A stitched lozenge with another in it. */
  const knot = (x: number, y: number, r: number) =>
    [r, r * 0.5]
      .map((s) => line(`M${x} ${y - s}L${x + s * 0.8} ${y}L${x} ${y + s}L${x - s * 0.8} ${y}Z`, trim, 0.62))
      .join("");
  const worn = {
    agbada:
      // The wide sides are folded back on the shoulders and fall from there.
      [1, -1]
        .map((s) =>
          [
            drape(`${s * 25} 14, ${s * 22} 30, ${s * 23} 56, ${s * 21} 96`, 4.4, shade, core),
            drape(`${s * 30} 17, ${s * 30} 40, ${s * 34} 66, ${s * 34} 96`, 4, shade, core),
            drape(`${s * 17} 12, ${s * 15.5} 36, ${s * 17} 60, ${s * 14} 96`, 2.4, shade, core),
            drape(`${s * 34} 26, ${s * 37} 50, ${s * 40} 96`, 2, shade, core),
          ].join(""),
        )
        .join("") +
      neckline +
      // Embroidered: a long placket, and knots and points on the breast.
      line("M-2.6 14.600L-3.4 52L0 57L3.4 52L2.6 14.6", trim, 0.9) +
      line("M0 16V50", trim, 1.5, 'stroke-dasharray="1.6 1"') +
      [1, -1]
        .map(
          (s) =>
            knot(s * 7.4, 22, 3.2) +
            knot(s * 8, 30, 3.2) +
            knot(s * 7.4, 38, 3.2) +
            line(`M${s * 3} 18Q${s * 13} 16 ${s * 12.6} 30T${s * 3.4} 45`, trim, 0.8) +
            shape(`M${s * 3.4} 44L${s * 10} 43L${s * 4} 62Z`, trim),
        )
        .join(""),
    jersey:
      [-17, -7.5, 7.5, 17].map((x) => rect(x - 2, 6, 4, 90, trim)).join("") +
      line("M-20.5 14.500Q-19.5 34 -20.5 94M20.5 14.500Q19.5 34 20.5 94", night, 0.5, 'opacity=".5"') +
      [
        "-12 18, -9 40, -13 72",
        "12.5 20, 9 44, 12 80",
        "-2 26, -4 60, 0 92",
        "-19 24, -15.5 50, -17 88",
        "17 34, 15 60, 18 90",
      ]
        .map((way) => group(drape(way, 1.9, shade, core), 'opacity=".55"'))
        .join("") +
      line(open("-7 8.6, -4.5 12.8, 0 14.4, 4.5 12.8, 7 8.6"), trim, 2.6) +
      shape("M-2.6 13.600L0 19L2.6 13.600Z", trim) +
      line("M-20 86H20", trim, 1.4),
    kaftan:
      drape("-14 13, -11.5 34, -14 60, -12 96", 2.6, shade, core) +
      drape("14 13, 11.5 36, 14 62, 12 96", 2.6, shade, core) +
      drape("-19.5 26, -15 31, -10 32.5", 1.6, shade, core) +
      drape("19.5 25, 15 31, 10 32", 1.6, shade, core) +
      drape("-7 46, -8 66, -6 96", 1.8, shade, core) +
      drape("8 52, 6 74, 8 96", 1.8, shade, core) +
      neckline +
      rect(-2.2, 14, 4.4, 44, trim) +
      line("M-1.6 14.500V57.400M1.6 14.500V57.4", night, 0.22, 'stroke-dasharray=".8 .6"') +
      shape("M-2.2 57.600L0 60.400L2.2 57.600Z", trim) +
      [20, 29, 38, 47].map((y) => dot(0.2, y + 0.3, 1, night) + dot(0, y, 0.9, brass)).join("") +
      [1, -1].map((s) => line(`M${s * 2.8} 17Q${s * 6.4} 22 ${s * 2.8} 27T${s * 2.8} 37`, trim, 0.55)).join("") +
      part("-15.5 27 1, -7 28 1, -7.3 29.4 1, -15.6 28.4 1", "") +
      line("M-15.5 27L-7 28", core, 0.35),
  }[style];
  const hems = style === "kaftan" ? hem("-35 90, -30 91, -25.6 90.5") : "";
  const sleeves = style === "agbada" ? "" : sleeve + hems + other(sleeve + hems);
  const shaded = style === "agbada" ? "" : halftone([18, 10, 38, 94], () => 0.34, dots, { pitch: 1.05, turn: 33 });
  return (
    neck +
    sleeves +
    (shaded
      ? inside(poly(pts(style === "jersey" ? shortSleeve : longSleeve).map(([x, y]): Point => [-x, y])), shaded)
      : "") +
    part(gowns[style], dim(worn, style === "agbada" ? 6 : 2))
  );
};
