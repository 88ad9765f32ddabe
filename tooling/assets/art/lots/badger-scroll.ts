/** The lot: the scroll hung, half rolled on its plinth, and the badger a hand's breadth away. */
import { cut, dot, group, halftone, INK, inside, line, oval, poly, rect, ring, seeded, shape, slipped } from "../kit";
import { cast, picture, plinth, room, shade, WALLS } from "../stage";
import { bleed, glow, pts, slope } from "../works/press";
import { BROAD, LONG, scroll } from "./badger";

const { night, brass, chalk, laterite } = INK;

/** A turned rod with a knob of brass at each end, its middle at 0,0. */
function rod(rnd = seeded(5)) {
  const half = BROAD / 2 + 34;
  const knob = (x: number) =>
    slipped(cut(ring(x, 0, 25, 30, 14), rnd, { slip: 1.2 }), brass, { dx: -5, dy: 4 }) +
    halftone([x - 26, -32, x + 28, 32], slope([x - 4, -6], [x + 26, 28], 1.1), night, { pitch: 8, turn: 30 });
  return (
    slipped(`M${-half} -17H${half}V17H${-half}Z`, night, { dx: -4, dy: 4 }) +
    halftone([-half, -16, half, 16], (_, y) => 0.75 - Math.abs(y + 6) / 9, laterite, { pitch: 8, turn: 20 }) +
    knob(-half - 8) +
    knob(half + 8)
  );
}

/** Shown between its rods, the upper one on a cord. */
function hungScroll() {
  const margin = 16;
  const back = `M${-margin} -20H${BROAD + margin}V${LONG + 20}H${-margin}Z`;
  return (
    line(`M${BROAD / 2} -150L20 -34M${BROAD / 2} -150L${BROAD - 20} -34`, brass, 5) +
    dot(BROAD / 2, -150, 10, brass) +
    slipped(back, "#7E2913", { dx: -6, dy: 5 }) +
    scroll() +
    halftone([BROAD - 90, 0, BROAD, LONG], slope([BROAD - 80, 0], [BROAD + 110, 30], 1.2), night, {
      pitch: 9,
      turn: 26,
    }) +
    group(rod(seeded(6)), `transform="translate(${BROAD / 2} -22)"`) +
    group(rod(seeded(7)), `transform="translate(${BROAD / 2} ${LONG + 22})"`)
  );
}
const thrown = (wall: "indigo" | "oxblood", scale: number, x: number, y: number) =>
  cast(
    poly(
      pts(
        `${x - 20 * scale} ${y - 40 * scale}, ${x + (BROAD + 20) * scale} ${y - 40 * scale}, ${x + (BROAD + 20) * scale} ${y + (LONG + 40) * scale}, ${x - 20 * scale} ${y + (LONG + 40) * scale}`,
      ),
    ),
    wall,
    34,
    30,
  );

const hung = () =>
  picture(
    room("indigo", { lean: 20, floor: 960 }) +
      thrown("indigo", 1, 196, 158) +
      group(hungScroll(), 'transform="translate(196 158) rotate(-.6)"'),
  );

/** Let down on a plinth: the upper roll still closed, the badger's end already out and over the edge. */
function rolled() {
  const rnd = seeded(9);
  const sheet = "M150 470H600L640 1010H110Z";
  const roll = cut(pts("128 352 1, 610 352 1, 622 410, 610 478 1, 128 478 1, 116 410"), rnd, { slip: 1.5 });
  return picture(
    room("oxblood", { floor: 700 }) +
      plinth(chalk, { left: 60, right: 690, top: 520, deep: 70 }) +
      cast("M120 360H612V500H120Z", "oxblood", 60, 40) +
      inside(sheet, group(scroll(), 'transform="translate(104 252) scale(1.31 1.06)"')) +
      line("M150 470L110 1010M600 470L640 1010", night, 5) +
      inside(
        sheet,
        halftone([110, 470, 640, 580], slope([370, 590], [370, 450], 1.3), night, { pitch: 11, turn: 24 }),
      ) +
      slipped(roll, "#7E2913", { dx: -8, dy: 6 }) +
      inside(
        roll,
        [170, 250, 330, 410, 490, 570].map((x) => shape(`M${x} 340l22 36l-22 36l-22-36Z`, brass)).join("") +
          shade([110, 350, 630, 490], [0, 398], [0, 500]) +
          line("M116 372H622", "#B4563C", 8),
      ) +
      [118, 620]
        .map(
          (x) =>
            oval(x, 415, 24, 63, night) +
            line(ring(x, 415, 15, 44), chalk, 4) +
            line(ring(x, 415, 7, 24), chalk, 4) +
            slipped(cut(ring(x + (x < 300 ? -34 : 34), 415, 26, 30, 14), rnd, { slip: 1 }), brass, { dx: -5, dy: 4 }),
        )
        .join("") +
      // the tie, undone, and the seal that nobody has broken yet
      line("M300 352C310 400 296 450 306 500S290 560 330 590", chalk, 13) +
      line("M300 352C310 400 296 450 306 500S290 560 330 590", laterite, 8) +
      slipped(cut(ring(338, 604, 30, 28, 12), rnd, { slip: 3 }), laterite, { dx: -4, dy: 4, paper: night }) +
      dot(338, 604, 13, WALLS.oxblood.floor),
  );
}

/** A hand's breadth from the paper. */
const near = () =>
  picture(
    rect(0, 0, 800, 1000, laterite) +
      group(scroll(), 'transform="translate(-40 -930) scale(2.8)"') +
      halftone([0, 0, 800, 1000], (x, y) => 0.45 * (1 - glow(300, 380, 900, 1)(x, y)), night, { pitch: 15, turn: 26 }),
  );

/** The three pictures of the lot. */
export const badgerScroll = [hung, rolled, near];

/** The same scroll in its room, 16:10, for the exhibition that announces it. */
export const badgerRoom = () =>
  bleed(
    { seed: 36, wide: 1600, high: 1000 },
    shape("M0 0H1600V1000H0Z", WALLS.oxblood.wall) +
      halftone(
        [0, 0, 1600, 1000],
        (x, y) => Math.max(0, 0.62 - Math.max(0, Math.abs(x - 1120) - 120 - y * 0.32) / 150),
        WALLS.oxblood.lit,
        { pitch: 17, turn: 22 },
      ) +
      shape("M1000 0H1240L1560 1000H680Z", WALLS.oxblood.lit) +
      thrown("oxblood", 1.14, 890, 110) +
      group(hungScroll(), 'transform="translate(890 110) scale(1.14)"') +
      rect(1420, 640, 120, 90, chalk) +
      [668, 686, 704].map((y, i) => rect(1436, y, i ? 60 : 80, 6, night)).join(""),
  );
