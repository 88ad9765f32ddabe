/** The proof of the poster of hats: two inks, of which the second was printed a hat brim too far to the left. */
import { type Hat, hats } from "../hats";
import { bend, group, halftone, INK, line, oval, type Point, placed, rect, shape } from "../kit";
import type { Thing } from "../scenes/plate";
import { hatOrder } from "../sheets";
import { overprint, small } from "../works/press";

const { night, brass, laterite, chalk, indigo } = INK;

const [WIDE, HIGH] = [480, 683];
const [LEFT, TOP, CELL, ROW] = [36, 40, 136, 93];
export const GRAPHITE = "#4B484C";
/** How far the second ink is from where it belongs. */
const SLIP = 'transform="translate(-12 3)"';
/** What of a hat is printed in an ink: the colours of the drawing become that ink or, where it prints nothing, white. */
type Plate = Readonly<Record<string, string>>;
const [MAIN, TRIM] = ["#0000AA", "#AA0000"];
const separated = (drawing: string, plate: Plate) =>
  drawing.replace(/"(#[0-9A-F]{6})"/g, (_, ink: string) => `"${plate[ink] ?? "#FFFFFF"}"`);
/** Hats in the second ink on squares of the first, and the other way round. */
const dark = {
  first: { [TRIM]: laterite, [brass]: laterite, [laterite]: laterite },
  second: { [MAIN]: indigo, [night]: indigo },
} satisfies Record<string, Plate>;
const light = { first: { [MAIN]: laterite }, second: { [TRIM]: indigo } } satisfies Record<string, Plate>;

/** The scale of the wide hats, and how far they move to stand in the middle. */
const fit: Partial<Record<Hat, readonly [number, number]>> = {
  redcap: [0.23, -10],
  fedora: [0.27, 0],
  fila: [0.32, -10],
  beret: [0.32, -12],
};

/** One of the two plates, with its marks in the margin. */
function plateOf(ink: "first" | "second") {
  const colour = ink === "first" ? laterite : indigo;
  const cells = hatOrder.map(([hat], i) => {
    const [x, y] = [LEFT + (i % 3) * CELL, TOP + Math.floor(i / 3) * ROW];
    const [scale, shift] = fit[hat] ?? [0.36, 0];
    const onFirst = i % 2 === 0;
    const printed = onFirst === (ink === "first");
    const drawing = separated(hats[hat](MAIN, TRIM), (onFirst ? dark : light)[ink]);
    return (
      (printed ? rect(x + 1, y + 1, CELL - 2, ROW - 2, colour) : "") +
      placed(drawing, x + 67 + shift, y + ROW / 2 + (hat === "fedora" ? 24 : 28), scale)
    );
  });
  const mark = ([x, y]: Point) =>
    oval(x, y, 7, 7, "none", `stroke="${colour}" stroke-width="1.6"`) +
    line(`M${x - 13} ${y}h26M${x} ${y - 13}v26`, colour, 1.6);
  const marks: Point[] = [
    [WIDE / 2, 20],
    [18, HIGH / 2 - 20],
    [WIDE - 18, HIGH / 2 - 20],
    [WIDE / 2, HIGH - 22],
  ];
  const bar = [0, 1, 2].map((i) =>
    (ink === "first") === (i === 0) || i === 2 ? rect(366 + i * 27, 610, 25, 18, colour) : "",
  );
  return cells.join("") + marks.map(mark).join("") + bar.join("");
}

/** A line in pencil: it wavers, and it was pressed harder at some words than at others. */
const pencilled = (text: string, x: number, y: number, turn: number, size = 24) =>
  group(
    small(text, 0, 0, { size, weight: 12, fill: GRAPHITE, track: 0.4 }),
    `transform="translate(${x} ${y}) rotate(${turn}) skewX(-9)"`,
  );
const scrawl = (points: readonly Point[], wide = 2) =>
  line(bend(points, { closed: false, fine: 8 }), GRAPHITE, wide, 'stroke-linecap="round" stroke-linejoin="round"');

/** What the printer wrote, and the ring and the arrow that show where. */
const remark =
  pencilled("2nd ink sits a brim to the left.", 36, 630, -1.4) +
  pencilled("Stop. Move it.", 40, 662, -2.2) +
  scrawl(
    [
      [176, 658],
      [150, 666],
      [96, 668],
      [38, 671],
    ],
    1.6,
  ) +
  scrawl(
    [
      [246, 332],
      [200, 318],
      [170, 352],
      [176, 398],
      [232, 414],
      [304, 404],
      [318, 356],
      [280, 322],
      [228, 326],
    ],
    2.4,
  ) +
  scrawl(
    [
      [214, 612],
      [236, 560],
      [232, 490],
      [240, 424],
    ],
    2,
  ) +
  scrawl(
    [
      [230, 440],
      [240, 422],
      [253, 436],
    ],
    2,
  );

/** The whole sheet; its lower right corner was once bent. */
export const proofFace =
  rect(0, 0, WIDE, HIGH, chalk) +
  plateOf("first") +
  overprint(group(plateOf("second"), SLIP)) +
  remark +
  shape(`M${WIDE} ${HIGH - 92}L${WIDE - 78} ${HIGH}H${WIDE}Z`, night, 'opacity=".06"') +
  line(`M${WIDE} ${HIGH - 92}L${WIDE - 78} ${HIGH}`, "#A39A86", 2) +
  line(`M${WIDE} ${HIGH - 89}L${WIDE - 75} ${HIGH}`, "#FFFFFF", 1.6);

export const proofSheet: Thing = { box: [0, 0, WIDE, HIGH], body: proofFace };

/** The back: what pressed through, the stamp of the shop, and the number in pencil. */
export const proofBack: Thing = {
  box: [0, 0, WIDE, HIGH],
  body:
    rect(0, 0, WIDE, HIGH, "#EDE4D2") +
    group(
      group(plateOf("first") + group(plateOf("second"), SLIP), 'transform="translate(480 0) scale(-1 1)"'),
      'opacity=".1"',
    ) +
    halftone([0, 0, WIDE, HIGH], (x, y) => 0.12 + 0.1 * Math.sin(x / 61) * Math.cos(y / 47), "#CDBE9F", {
      pitch: 8,
      turn: 30,
    }),
};
