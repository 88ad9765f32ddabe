import { hats } from "../hats";
import {
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  type Point,
  placed,
  poly,
  rect,
  shape,
  slipped,
  star,
} from "../kit";
import { poster, sewn } from "../sheets";
import { card, contact, picture, plinth, room, shade, WALLS, type Wall } from "../stage";
import { draw as stampWork } from "../works/01-elizabeth-ii";
import { draw as crocodileWork } from "../works/04-aguiyi-ironsi";

const { night, brass, laterite, chalk, oxblood } = INK;

/** What is printed: drawn on a sheet 480 wide and 600 high, its corner at 0,0. */
type Print = { wall: Wall; tableWall: Wall; frame: string; number: string } & ({ art: string } | { work: string });

/** A print of one of the eighteen is the work itself, without the specks of ink that nobody sees from here. */
const pulled = (work: string) =>
  work
    .replace(/ width="1200" height="1500" role="img"/, ' width="480" height="600"')
    .replace(/<title>.*?<\/title>/, "")
    .replace(/<defs>.*?<\/defs>/, "")
    .replace(/ filter="[^"]*"/g, "")
    .replace(/<rect width="1200" height="1500"[^>]*\/>/, "");

const margin = (art: string, number: string) =>
  rect(0, 0, 480, 600, chalk) +
  inside("M26 26H454V538H26Z", art) +
  line("M34 568h96M350 568h96", night, 4, 'stroke-linecap="round"') +
  letters(number, 240, 576, { size: 22, anchor: 0.5, fill: night });

const onSheet = (print: Print) =>
  "work" in print
    ? pulled(print.work) + letters(print.number, 240, 590, { size: 17, anchor: 0.5, fill: night })
    : margin(print.art, print.number);

/** Framed, on the wall, with its label. */
function framed(print: Print) {
  const { wall, frame } = print;
  const [x, y] = [134, 118];
  const outer = poly([
    [x - 34, y - 34],
    [x + 514, y - 34],
    [x + 514, y + 634],
    [x - 34, y + 634],
  ]);
  return picture(
    room(wall) +
      shape(outer, WALLS[wall].floor, 'transform="translate(26 28)" opacity=".8"') +
      slipped(outer, frame, { paper: "#F0DC94", dx: -5, dy: -4 }) +
      shape(`M${x - 34} ${y + 634}L${x} ${y + 600}H${x + 480}L${x + 514} ${y + 634}Z`, night, 'opacity=".4"') +
      shape(`M${x + 514} ${y - 34}L${x + 480} ${y}V${y + 600}L${x + 514} ${y + 634}Z`, night, 'opacity=".25"') +
      group(
        onSheet(print) +
          shape("M0 0H480V20H20V600H0Z", night, 'opacity=".22"') +
          shape("M300 0H390L150 600H60Z", "#FFFFFF", 'opacity=".1"'),
        `transform="translate(${x} ${y})"`,
      ) +
      card(x + 300, y + 668, 1.1),
  );
}

/** Out of the frame, one corner up, on the table. */
function loose(print: Print) {
  const { tableWall } = print;
  const tone = WALLS[tableWall];
  const at = 'transform="translate(88 170) rotate(-5) scale(1.24)"';
  return picture(
    shape("M0 0H800V1000H0Z", tone.lit) +
      halftone([0, 0, 800, 1000], (x, y) => Math.max(0, (x + y - 700) / 1300), tone.wall, { pitch: 15, turn: 22 }) +
      group(
        shape("M0 0H480V540L420 600H0Z", tone.floor, 'transform="translate(18 18)"') +
          inside("M0 0H480V520L400 600H0Z", onSheet(print)),
        at,
      ) +
      group(
        shape("M400 600C404 560 430 530 480 520C448 548 424 566 400 600Z", "#D9CDB6") +
          shape("M400 600C408 566 432 540 480 520L466 546C440 556 420 576 412 598Z", night, 'opacity=".22"'),
        at,
      ) +
      group(
        slipped("M0 0L16 -6L300 -6V6H16Z", laterite, { paper: night, dx: 5, dy: 7 }) + shape("M0 0L16 -6V6Z", night),
        'transform="translate(420 108) rotate(19)"',
      ),
  );
}
const views = (p: Print) => [() => framed(p), () => loose(p)] as const;

/** The letter is sold as a folded sheet too long for any frame: it comes down over the plinth. */
function unfolded() {
  const fold = (i: number): Point[] => {
    const y = 150 + i * 118;
    const lean = i % 2 ? 34 : 0;
    return [
      [222 + lean, y],
      [540 + lean, y - 18],
      [574 - lean, y + 100],
      [256 - lean, y + 118],
    ];
  };
  const text = (i: number) =>
    Array.from({ length: 5 }, (_, k) => {
      const x = 252 + (i % 2 ? 30 - k * 6 : k * 6);
      return line(`M${x} ${176 + i * 118 + k * 17}l${k === 4 ? 130 : 262} ${k === 4 ? -7 : -15}`, night, 6);
    }).join("");
  const folds = [0, 1, 2, 3, 4, 5, 6].map(
    (i) => slipped(poly(fold(i)), i % 2 ? "#D9CDB6" : chalk, { paper: "#6D2310", dx: 14, dy: 12 }) + text(i),
  );
  return picture(
    room("laterite") +
      folds.join("") +
      shape("M222 976L540 958L700 940L800 985V1000H380Z", chalk) +
      shape(star(520, 236, 34, 12, 0.78), laterite) +
      shape(star(520, 236, 18, 12, 0.8), oxblood),
  );
}
function sealed() {
  return picture(
    room("night", { floor: 790 }) +
      plinth(laterite, { left: 90, right: 674, top: 792 }) +
      contact(390, 792, 250) +
      [5, 4, 3, 2, 1, 0]
        .map((i) =>
          slipped(
            poly([
              [150, 420 + i * 62],
              [610, 396 + i * 62],
              [640, 452 + i * 62],
              [180, 478 + i * 62],
            ]),
            i % 2 ? "#D9CDB6" : chalk,
            { paper: night, dx: 6, dy: 8 },
          ),
        )
        .join("") +
      group(
        Array.from({ length: 3 }, (_, k) =>
          line(`M206 ${438 + k * 12}l${k === 2 ? 150 : 300} ${k === 2 ? -8 : -15}`, night, 5),
        ).join(""),
        "",
      ) +
      line("M380 404L412 760", oxblood, 22) +
      shape(star(404, 604, 62, 14, 0.82), laterite) +
      shape(star(404, 604, 44, 14, 0.86), oxblood) +
      letters("18", 404, 622, { size: 50, anchor: 0.5, fill: chalk }) +
      placed(hats.fila(brass, night), 380, 404, 0.62, -3) +
      shade([180, 700, 640, 800], [300, 700], [760, 860]),
  );
}

export const prints = {
  "the-unending-letter": [unfolded, sealed] as const,
  "the-stick-and-the-crocodile": views({
    wall: "night",
    tableWall: "palm",
    frame: "#5C3517",
    work: crocodileWork(),
    number: "9/75",
  }),
  "a-stamp-half-unstuck": views({
    wall: "chalk",
    tableWall: "indigo",
    frame: night,
    work: stampWork(),
    number: "21/75",
  }),
  "twelve-pieces-one-thread": views({ wall: "indigo", tableWall: "oxblood", frame: brass, art: sewn, number: "3/60" }),
  "eighteen-hats-poster": views({ wall: "oxblood", tableWall: "brass", frame: night, art: poster, number: "Open" }),
} as const;
