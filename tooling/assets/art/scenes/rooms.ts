/** Furniture to scale: everything is drawn in centimetres upwards from the floor at 0, and set in a room by units per centimetre. */
import { dot, group, halftone, INK, line, oval, rect, seeded, shape, slipped } from "../kit";
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

/** A tailor's bust in a gown: shoulders 44 wide; drawn from the neck's top at 0 downwards 78. */
export const bust = (gown: string, trim: string, style: "agbada" | "jacket" | "jersey" | "kaftan") => {
  const neck = rect(-5.5, 0, 11, 11, WOOD.light) + oval(0, 0, 5.5, 1.6, WOOD.mid) + dot(0, -2.6, 2.2, WOOD.dark);
  const wide =
    style === "agbada"
      ? "M-7 8Q-20 11 -28 16Q-42 40 -46 90H46Q42 40 28 16Q20 11 7 8Q0 15 -7 8Z"
      : style === "jersey"
        ? "M-7 8Q-15 9.500 -20.500 14Q-20 34 -21 90H21Q20 34 20.500 14Q15 9.500 7 8Q0 15 -7 8Z"
        : "M-7 8Q-17 10 -22 15Q-27 32 -27 56L-22 58L-20 90H20L22 58L27 56Q27 32 22 15Q17 10 7 8Q0 15 -7 8Z";
  // Short sleeves with a white cuff, hanging empty.
  const sleeve =
    slipped("M-18 10Q-24 13 -27 20L-31.500 46L-20.500 49L-18.500 26Z", gown, { dx: -0.7, dy: 0.5, paper: chalk }) +
    shape("M-31 43L-31.600 46.500L-20.500 49.500L-20.200 45.800Z", trim) +
    line("M-24 24Q-25 34 -24.500 43", night, 0.6, 'opacity=".5"');
  const sleeves = style === "jersey" ? sleeve + group(sleeve, 'transform="scale(-1 1)"') : "";
  const body = slipped(wide, gown, { dx: -0.8, dy: 0.6, paper: chalk });
  const shaded = halftone([-46, 8, 46, 90], (x, y) => Math.max(0, (x + 4) / 60) * 0.9 * (y > 9 ? 1 : 0), night, {
    pitch: 1.7,
    turn: 33,
  });
  const clip = `<clipPath id="bust-${style}"><path d="${wide}"/></clipPath>`;
  const worn = {
    agbada:
      line("M-7 9Q0 16 7 9", trim, 2.4) +
      line("M0 15V44M-4 16V40M4 16V40", trim, 0.9) +
      [20, 27, 34].map((y) => oval(0, y, 7, 3.2, "none", `stroke="${trim}" stroke-width=".9"`)).join("") +
      line(
        "M-24 20Q-30 54 -34 90M-15 24Q-18 60 -20 90M24 20Q30 54 34 90M15 24Q18 60 20 90",
        night,
        0.9,
        'opacity=".45"',
      ),
    jacket:
      shape("M-7 8L0 40L-13 26L-16 14ZM7 8L0 40L13 26L16 14Z", trim) +
      shape("M-6 9L0 36L6 9Q0 15 -6 9Z", chalk) +
      line("M0 40V90", night, 0.8) +
      [48, 60].map((y) => dot(2.4, y, 1.2, brass)).join(""),
    jersey:
      [-17, -7.5, 7.5, 17].map((x) => rect(x - 2, 8, 4, 90, trim)).join("") +
      rect(-1.6, 14, 3.2, 80, gown) +
      line("M-20.5 14.500Q-19.500 34 -20.500 90M20.500 14.500Q19.500 34 20.500 90", night, 0.7, 'opacity=".5"') +
      line("M-7 9Q0 17 7 9", trim, 2.6),
    kaftan:
      line("M-6.6 10Q0 16.500 6.600 10", trim, 2.6) +
      rect(-2, 14, 4, 42, trim) +
      [20, 29, 38, 47].map((y) => dot(0, y, 0.9, brass)).join(""),
  }[style];
  return clip + neck + sleeves + body + group(worn + shaded, `clip-path="url(#bust-${style})"`);
};
