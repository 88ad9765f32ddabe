import { type Emblem, printed } from "./emblems";
import { type Hat, hats } from "./hats";
import { group, INK, oval, type Point, poly, shape } from "./kit";
import { CX, repeat, type Wheel } from "./wheel";

export const rings = (ink: string) =>
  [17, 8].map((r) => oval(0, 0, r, r, "none", `stroke="${ink}" stroke-width="4.5"`)).join("");
export const comb = (ink: string, h = 40) => shape(`M-7 -${h}H7L5 ${h}H-5Z`, ink);

const frieze: readonly (readonly [Hat, string, string])[] = [
  ["crown", INK.brass, INK.laterite],
  ["peaked", INK.palm, INK.oxblood],
  ["fila", INK.indigo, INK.chalk],
  ["hula", INK.oxblood, INK.brass],
  ["fedora", INK.night, INK.laterite],
  ["redcap", INK.laterite, INK.oxblood],
  ["beret", INK.palm, INK.night],
  ["eight", INK.laterite, INK.chalk],
];
/** Two rows of hats, eight to a round. */
export const hatBand = (at: Wheel, turn: number) =>
  [0, 1]
    .map((row) =>
      repeat(
        at,
        row ? 556 : 440,
        45,
        (i) => {
          const [hat, main, trim] = frieze[(i + row * 3) % 8] ?? ["crown", INK.brass, INK.laterite];
          return hats[hat](main, trim);
        },
        turn - 22 + row * 16,
        row ? 0.38 : 0.36,
      ),
    )
    .join("");

/** The check of a woven travelling bag, over the whole form. */
export const check = (at: Wheel, turn: number) => {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (i) => at.belt(196 + i * 68, 222 + i * 68, INK.indigo) + at.belt(228 + i * 68, 234 + i * 68, INK.laterite),
  );
  const uprights = Array.from({ length: 24 }, (_, i) => ((i * 15 + turn + 540) % 360) - 180)
    .filter((d) => Math.abs(d) < 88)
    .map((d, i) => {
      const x = (y: number, e: number) => CX + at.radius(y) * Math.sin(((d + e) * Math.PI) / 180);
      const ys = Array.from({ length: 34 }, (_, k) => 150 + k * 20);
      const run = (a: number, b: number) =>
        poly([...ys.map((y): Point => [x(y, a), y]), ...[...ys].reverse().map((y): Point => [x(y, b), y])]);
      return shape(run(0, 6), i % 2 ? INK.laterite : INK.indigo, 'opacity=".82"') + shape(run(8, 9.4), INK.laterite);
    });
  return stripes.join("") + group(uprights.join(""), 'style="mix-blend-mode:multiply"');
};

/** One emblem every `step` degrees. */
export const emblemBand = (at: Wheel, y: number, step: number, emblem: Emblem, inks = printed, scale = 0.7, turn = 0) =>
  repeat(at, y, step, () => emblem(inks), turn, scale);
