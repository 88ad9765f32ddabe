/** Heads of State: the official photograph, taken after everybody had left. The flash has thrown the shadows of the hats. */

import { hats } from "../hats";
import {
  cut,
  dot,
  flat,
  group,
  halftone,
  INK,
  inside,
  line,
  type Point,
  placed,
  poly,
  rect,
  ring,
  seeded,
  shape,
  slipped,
  star,
} from "../kit";
import { epaulette, peakedCap } from "../works/dress";
import { bleed, glow, move, open, pts, slope, stroke } from "../works/press";

const { laterite, night, brass, chalk, indigo, palm, oxblood } = INK;
const [WIDE, HIGH] = [1600, 1000];

/** Shoulders without a neck: the collar is open and nothing looks out of it. */
const shoulders = (x: number, y: number, wide: number): Point[] =>
  move(pts("-76 0 1, -250 66, -392 130, -440 240, -470 760 1, 470 760 1, 440 240, 392 130, 250 66, 76 0 1, 0 26"), {
    scale: wide / 880,
    dx: x,
    dy: y,
  });

export function draw() {
  const rnd = seeded(18);
  const dressed = (x: number, y: number, wide: number, cloth: string, trim: string) => {
    const outline = cut(shoulders(x, y, wide), rnd, { slip: 2 });
    const hole = cut(ring(x, y + 12, wide * 0.098, wide * 0.036, 20), rnd, { slip: 1 });
    return (
      slipped(outline, cloth, { dx: -9, dy: 5 }) +
      inside(
        outline,
        halftone([x - wide, y, x + wide, HIGH], slope([x, y + 60], [x + wide * 0.62, y + 340], 1.3), night, {
          pitch: 14,
          turn: 24,
        }) + trim,
      ) +
      slipped(hole, night, { dx: -4, dy: 5 })
    );
  };
  const worn = (body: string, x: number, y: number, scale: number, turn: number) =>
    placed(flat(body, chalk), x - 7, y + 6, scale, turn) + placed(body, x, y, scale, turn);
  const thrown = (body: string, x: number, y: number, scale: number, turn: number) =>
    group(placed(flat(body, oxblood), x + 74, y + 34, scale, turn), "");
  const buttons = (x: number, ys: readonly number[]) => ys.map((y) => dot(x, y, 13, brass)).join("");
  const tunic = (x: number, y: number) =>
    line(poly(pts(`${x} ${y + 40}, ${x} ${HIGH}`), false), chalk, 4) +
    shape(pts(`${x - 70} ${y + 6}, ${x - 6} ${y + 80}, ${x - 84} ${y + 120}`), oxblood) +
    shape(pts(`${x + 70} ${y + 6}, ${x + 6} ${y + 80}, ${x + 84} ${y + 120}`), oxblood) +
    buttons(x + 24, [y + 150, y + 230, y + 310]);
  const embroidery = (x: number, y: number, ink: string) =>
    [0, 26, 52]
      .map((d) =>
        stroke(
          open(
            `${x - 84 + d * 0.5} ${y + 8}, ${x - 70 + d * 0.6} ${y + 170 - d}, ${x} ${y + 250 - d * 1.4}, ${x + 70 - d * 0.6} ${y + 170 - d}, ${x + 84 - d * 0.5} ${y + 8}`,
          ),
          ink,
          7,
        ),
      )
      .join("") + shape(star(x, y + 320, 40, 8, 0.5), ink);
  const crown = hats.crown(brass, indigo);
  const cap = peakedCap(seeded(3), { top: palm, bandInk: oxblood });
  const tall = hats.hula(chalk, oxblood);
  const fedora = hats.fedora(night, brass);
  const fold = hats.fila(brass, night);
  const placedHats: readonly (readonly [string, number, number, number, number])[] = [
    [crown, 176, 640, 0.74, -8],
    [tall, 470, 690, 0.78, 4],
    [cap, 850, 560, 0.4, -3],
    [fedora, 1210, 430, 0.86, 3],
    [fold, 1470, 640, 0.8, 6],
  ];
  const body =
    shape(`M0 0H${WIDE}V${HIGH}H0Z`, laterite) +
    halftone([0, 0, WIDE, HIGH], (x, y) => 0.85 * glow(1180, 380, 760, 1.1)(x, y), "#C9552F", { pitch: 20, turn: 18 }) +
    placedHats.map((each) => thrown(...each)).join("") +
    dressed(1470, 730, 520, night, embroidery(1470, 730, brass)) +
    dressed(
      1210,
      540,
      640,
      palm,
      stroke(open("1130 556, 1196 700, 1204 1000"), brass, 9) + stroke(open("1290 556, 1224 700, 1216 1000"), brass, 9),
    ) +
    dressed(
      176,
      748,
      520,
      indigo,
      shape("M40 1010L330 770L376 812L110 1010Z", brass) +
        Array.from({ length: 9 }, (_, i) => dot(104 + i * 18, 772 + Math.sin((i / 8) * Math.PI) * 58, 11, chalk)).join(
          "",
        ),
    ) +
    dressed(500, 780, 600, chalk, embroidery(500, 780, oxblood)) +
    dressed(850, 690, 700, night, tunic(850, 690)) +
    placed(epaulette(rnd, { long: 168, wide: 78, cloth: oxblood }), 972, 742, 1, 19) +
    placedHats.map((each) => worn(...each)).join("") +
    rect(0, HIGH - 10, WIDE, 10, night);
  return bleed({ seed: 31, wide: WIDE, high: HIGH }, body);
}
