/** The manifesto: seven hats of office on one stand, and the eighth peg, which the lamp keeps for the next. */
import { hats } from "../hats";
import { cut, flat, halftone, INK, placed, poly, ring, seeded, shape, slipped } from "../kit";
import { peakedCap } from "../works/dress";
import { band, bleed, glow, open, stroke } from "../works/press";

const { laterite, night, brass, chalk, indigo, palm, oxblood } = INK;
const [WIDE, HIGH] = [960, 1280];

export function draw() {
  const rnd = seeded(8);
  const pole = poly(band(open("520 60, 512 400, 524 800, 516 1300"), (t) => 26 + 10 * t));
  const arm = (way: string) => poly(band(open(way), (t) => 24 - 6 * t));
  const arms = [
    arm("516 470, 430 500, 330 470, 280 380"),
    arm("518 520, 610 550, 720 520, 762 430"),
    arm("518 760, 420 790, 300 760, 244 660"),
    arm("520 800, 620 836, 740 800, 790 700"),
    arm("522 1030, 420 1060, 300 1030, 250 930"),
    arm("522 1070, 640 1110, 740 1070, 786 970"),
    // the empty peg
    arm("516 240, 600 262, 680 230, 716 150"),
  ];
  const knob = slipped(cut(ring(718, 140, 27, 27, 14), rnd, { slip: 1.4 }), chalk, { dx: -6, dy: 5, paper: night });
  const hung: readonly (readonly [string, number, number, number, number])[] = [
    [hats.crown(brass, laterite), 508, 92, 0.86, -5],
    [peakedCap(seeded(4), { top: palm, bandInk: oxblood }), 262, 400, 0.44, -9],
    [hats.fila(laterite, chalk), 752, 440, 1.16, 7],
    [hats.hula(chalk, laterite), 232, 690, 1.12, -7],
    [hats.fedora(night, brass), 776, 706, 0.94, 8],
    [hats.redcap(laterite, oxblood), 246, 966, 1.02, -6],
    [hats.beret(palm, night), 764, 1000, 1.06, 5],
  ];
  const thrown = ([body, x, y, scale, turn]: (typeof hung)[number]) =>
    placed(flat(body, night), x + 40, y + 44, scale, turn);
  const worn = ([body, x, y, scale, turn]: (typeof hung)[number]) =>
    placed(flat(body, chalk), x - 7, y + 6, scale, turn) + placed(body, x, y, scale, turn);
  const body =
    shape(`M0 0H${WIDE}V${HIGH}H0Z`, indigo) +
    halftone([0, 0, WIDE, HIGH], (x, y) => Math.max(0, 0.95 * glow(700, 90, 620, 1.2)(x, y)), "#46568F", {
      pitch: 20,
      turn: 18,
    }) +
    hung.map(thrown).join("") +
    [pole, ...arms].map((each) => shape(each, night, 'transform="translate(38 42)"')).join("") +
    arms.map((each) => slipped(each, brass, { dx: -5, dy: 5, paper: chalk })).join("") +
    slipped(pole, brass, { dx: -7, dy: 0 }) +
    halftone([490, 80, 560, HIGH], (x) => (x - 506) / 46, night, { pitch: 10, turn: 28 }) +
    knob +
    stroke(open("770 96, 796 76"), chalk, 7) +
    stroke(open("786 140, 820 140"), chalk, 7) +
    stroke(open("742 74, 752 44"), chalk, 7) +
    hung.map(worn).join("");
  return bleed({ seed: 34, wide: WIDE, high: HIGH }, body);
}
