import { adireTile } from "../cloth";
import { hats } from "../hats";
import { dot, group, halftone, INK, inside, letters, line, oval, placed, poly, rect, shape, slipped } from "../kit";
import { card, contact, picture, plinth, room, shade, WALLS, type Wall } from "../stage";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

/** A cover is drawn on 400 by 520, the two open pages on 330 by 440 each. */
type Book = {
  wall: Wall;
  tableWall: Wall;
  thick: number;
  spine: string;
  spineText: string;
  spineInk: string;
  cover: string;
  left: string;
  right: string;
};

/** Standing three quarters to the lamp: the spine, the cover, the fore-edge hidden. */
function standing({ wall, thick, spine, spineText, spineInk, cover }: Book) {
  const [x, y] = [236, 262];
  const back = poly([
    [x - thick, y + 16],
    [x, y],
    [x, y + 540],
    [x - thick, y + 520],
  ]);
  return picture(
    room(wall) +
      shape(
        poly([
          [x + 20, y + 30],
          [x + 470, y + 40],
          [x + 470, y + 540],
          [x + 20, y + 540],
        ]),
        WALLS[wall].floor,
        'opacity=".75"',
      ) +
      plinth(chalk, { left: 120, right: 690, top: 800 }) +
      contact(410, 802, 250) +
      slipped(back, spine, { paper: chalk, dx: -4, dy: 2 }) +
      inside(back, shade([x - thick, y, x, y + 540], [x - 10, 0], [x - thick * 2, 0])) +
      (thick > 40
        ? group(
            letters(spineText, 0, 0, { size: 30, fill: spineInk, track: 2 }),
            `transform="translate(${x - thick / 2 - 10} ${y + 48}) rotate(90)"`,
          )
        : "") +
      group(`<g>${inside("M0 0H400V520H0Z", cover)}</g>`, `transform="matrix(1 .0 0 1.038 ${x} ${y})"`) +
      shape(`M${x} ${y}h16v540h-16Z`, night, 'opacity=".25"') +
      line(`M${x + 22} ${y}V${y + 540}`, night, 3, 'opacity=".3"') +
      shape(`M${x + 250} ${y}H${x + 330}L${x + 150} ${y + 540}H${x + 70}Z`, "#FFFFFF", 'opacity=".09"'),
  );
}

/** Open on the table. */
function open({ tableWall, spine, left, right }: Book) {
  const tone = WALLS[tableWall];
  const pageL = poly([
    [60, 276],
    [240, 250],
    [400, 286],
    [400, 780],
    [240, 742],
    [60, 766],
  ]);
  const pageR = poly([
    [740, 276],
    [560, 250],
    [400, 286],
    [400, 780],
    [560, 742],
    [740, 766],
  ]);
  return picture(
    shape("M0 0H800V1000H0Z", tone.wall) +
      shape("M-10 -10H810V700L400 1010L-10 700Z", tone.lit) +
      halftone([0, 0, 800, 1000], (x, y) => Math.max(0, Math.hypot(x - 340, y - 460) / 620 - 0.62), tone.floor, {
        pitch: 16,
        turn: 22,
      }) +
      shape("M60 300H740L772 810L400 836L52 810Z", tone.floor) +
      shape("M40 290L400 300L760 290V800L400 812L40 800Z", spine) +
      shape("M50 286L400 300L750 286V784L400 800L50 784Z", "#D9CDB6") +
      shape(pageL, chalk) +
      shape(pageR, "#EBE2D0") +
      inside(
        pageL,
        group(left, 'transform="translate(66 300) skewY(-1.5)"') +
          shade([300, 240, 400, 790], [320, 0], [440, 0], "#8F867A"),
      ) +
      inside(
        pageR,
        group(right, 'transform="translate(416 296) skewY(-1)"') +
          shade([400, 240, 470, 790], [450, 0], [370, 0], "#8F867A"),
      ) +
      line("M400 286V780", night, 4, 'opacity=".6"') +
      card(604, 846, 1.1) +
      shape("M396 282H410V896L403 882L396 896Z", laterite),
  );
}
const views = (b: Book) => [() => standing(b), () => open(b)] as const;

const prose = (x: number, y: number, rows: number, w = 260) =>
  Array.from({ length: rows }, (_, i) =>
    line(
      `M${x + (i === 0 ? 22 : 0)} ${y + i * 17}h${i === rows - 1 ? w * 0.55 : w - (i === 0 ? 22 : (i * 37) % 19)}`,
      "#5A5148",
      4,
    ),
  ).join("");
const dated = (x: number, y: number, rows: number) =>
  Array.from(
    { length: rows },
    (_, i) =>
      rect(x, y + i * 52, 46, 12, laterite) +
      line(`M${x + 62} ${y + 6 + i * 52}h190M${x + 62} ${y + 22 + i * 52}h150`, "#5A5148", 4) +
      line(`M${x + 62} ${y + 36 + i * 52}h90`, "#A49C8B", 3),
  ).join("");

const catalogue =
  rect(0, 0, 400, 520, night) +
  letters("Power", 28, 112, { size: 84, fill: chalk }) +
  letters("Wears", 28, 200, { size: 82, fill: chalk }) +
  letters("Many", 28, 288, { size: 96, fill: chalk }) +
  letters("Strange", 28, 372, { size: 66, fill: chalk }) +
  letters("Hats", 28, 472, { size: 108, fill: brass }) +
  placed(hats.fila(laterite, chalk), 306, 50, 0.24, 6) +
  placed(hats.crown(), 80, 52, 0.14, -10) +
  placed(hats.peaked(palm, oxblood), 340, 392, 0.2, 8);
const record =
  rect(0, 0, 400, 520, chalk) +
  shape("M0 0H400V150H0Z", laterite) +
  letters("The", 34, 76, { size: 52, fill: chalk }) +
  letters("Record", 34, 128, { size: 58, fill: chalk }) +
  dated(34, 192, 5) +
  line("M34 470H366", night, 5) +
  line("M34 484H200", night, 3);
const pattern =
  rect(0, 0, 400, 520, indigo) +
  adireTile([0, 0, 400, 520], 100, chalk, 31) +
  rect(60, 190, 280, 140, indigo) +
  line("M60 190H340V330H60Z", chalk, 6) +
  letters("Adire", 200, 258, { size: 66, anchor: 0.5, fill: chalk }) +
  letters("18 marks", 200, 310, { size: 34, anchor: 0.5, fill: brass });
const field =
  rect(0, 0, 400, 520, "#C9A227") +
  line("M24 24H376V496H24Z", night, 5) +
  letters("The peaked", 200, 92, { size: 46, anchor: 0.5 }) +
  letters("cap", 200, 146, { size: 60, anchor: 0.5 }) +
  placed(hats.peaked(palm, oxblood), 200, 330, 0.86) +
  line("M60 210h60M60 210v40M340 240h-50M340 240v30M200 400v40", night, 4) +
  [
    [48, 202],
    [352, 232],
    [200, 452],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 16, night) + dot(x, y, 6, chalk))
    .join("");

export const books = {
  "power-wears-many-strange-hats": views({
    wall: "brass",
    tableWall: "indigo",
    thick: 62,
    spine: laterite,
    spineText: "Many strange hats",
    spineInk: chalk,
    cover: catalogue,
    left:
      rect(20, 20, 290, 400, laterite) +
      halftone([20, 20, 310, 420], (x, y) => Math.max(0, (x + y - 260) / 500), oxblood, { pitch: 13 }) +
      placed(hats.redcap(chalk, oxblood), 140, 330, 0.6),
    right: letters("II", 40, 74, { size: 56, fill: laterite }) + prose(40, 110, 9, 250) + prose(40, 278, 7, 250),
  }),
  "the-record": views({
    wall: "indigo",
    tableWall: "laterite",
    thick: 92,
    spine: night,
    spineText: "The Record  1960 - 2026",
    spineInk: brass,
    cover: record,
    left: letters("1960", 30, 66, { size: 52, fill: laterite }) + dated(30, 96, 6),
    right: letters("1966", 30, 66, { size: 52, fill: laterite }) + dated(30, 96, 6),
  }),
  "a-pattern-book-of-adire": views({
    wall: "palm",
    tableWall: "brass",
    thick: 46,
    spine: chalk,
    spineText: "Adire",
    spineInk: indigo,
    cover: pattern,
    left: rect(24, 20, 284, 400, indigo) + adireTile([24, 20, 308, 420], 142, chalk, 5),
    right:
      oval(165, 150, 92, 92, "none", `stroke="${indigo}" stroke-width="14"`) +
      oval(165, 150, 58, 58, "none", `stroke="${indigo}" stroke-width="12"`) +
      oval(165, 150, 26, 26, "none", `stroke="${indigo}" stroke-width="10"`) +
      prose(40, 300, 6, 250),
  }),
  "field-notes-on-the-peaked-cap": views({
    wall: "night",
    tableWall: "palm",
    thick: 24,
    spine: night,
    spineText: "",
    spineInk: chalk,
    cover: field,
    left: placed(hats.peaked(night, laterite), 160, 150, 0.68) + placed(hats.beret(oxblood, night), 150, 340, 0.62),
    right:
      letters("Visor", 34, 66, { size: 40, fill: palm }) +
      prose(34, 96, 7, 250) +
      letters("Badge", 34, 270, { size: 40, fill: palm }) +
      prose(34, 300, 6, 250),
  }),
} as const;
