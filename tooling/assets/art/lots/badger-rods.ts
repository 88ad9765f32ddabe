/** The Badger Scroll between its rods: hung by its cord, and rolled up for its case. */
import { cut, dot, group, halftone, INK, inside, line, oval, poly, rect, ring, seeded, shape, slipped } from "../kit";
import type { Thing } from "../scenes/plate";
import { slope } from "../works/press";
import { BROAD, LONG, scroll } from "./badger";

const { night, brass, chalk, laterite } = INK;
const BACK = "#7E2913";
const [BRIGHT, DIM] = ["#F6E6A8", "#6B500C"];
/** How far a knob is from the middle of its rod. */
const REACH = BROAD / 2 + 42;

/** A knob of brass, turned: a neck, a ring about its widest place, and a chip of light. */
function knob(side: 1 | -1, seed: number) {
  const ball = cut(ring(side * REACH, 0, 26, 30, 22), seeded(seed), { slip: 0.8, fine: 2 });
  return (
    slipped(`M${side * (REACH - 34)} -20H${side * (REACH - 18)}V20H${side * (REACH - 34)}Z`, brass, { dx: -2, dy: 2 }) +
    line(`M${side * (REACH - 28)} -20V20`, DIM, 2.4) +
    slipped(ball, brass, { dx: -4, dy: 3 }) +
    inside(
      ball,
      halftone(
        [side * REACH - 28, -32, side * REACH + 28, 32],
        slope([side * REACH - 4, -8], [side * REACH + 24, 28], 1.1),
        night,
        { pitch: 5.4, turn: 30 },
      ) +
        line(`M${side * (REACH + 7)} -34Q${side * (REACH + 17)} 0 ${side * (REACH + 7)} 34`, DIM, 2.6) +
        line(`M${side * (REACH + 10)} -34Q${side * (REACH + 20)} 0 ${side * (REACH + 10)} 34`, BRIGHT, 1.4),
    ) +
    oval(side * REACH - 9, -13, 5, 7, chalk)
  );
}

/** A turned rod of dark wood, its middle at 0,0. */
function rod(seed: number) {
  const half = REACH - 24;
  const wood = `M${-half} -17H${half}V17H${-half}Z`;
  const rings = [-half + 26, -half + 36, half - 36, half - 26];
  return (
    slipped(wood, "#241811", { dx: -3, dy: 3 }) +
    inside(
      wood,
      rect(-half, -11, half * 2, 3, "#8A5A3C") +
        halftone([-half, -16, half, 16], (_, y) => 0.7 - Math.abs(y + 6) / 10, "#A5633C", { pitch: 5.4, turn: 20 }) +
        rings.map((x) => rect(x, -17, 4, 34, brass) + rect(x + 4, -17, 2, 34, night)).join(""),
    ) +
    knob(-1, seed) +
    knob(1, seed + 20)
  );
}

const MARGIN = 14;
/** Hung: its box is what is 94 centimetres high, without the cord, whose loop is at `LOOP`. */
export const LOOP = [BROAD / 2, -150] as const;
export const hung: Thing = {
  box: [-70, -52, BROAD + 70, LONG + 52],
  body:
    line(`M${LOOP[0] - 5} ${LOOP[1]}L22 -34M${LOOP[0] + 5} ${LOOP[1]}L${BROAD - 22} -34`, DIM, 7) +
    line(`M${LOOP[0] - 5} ${LOOP[1]}L22 -34M${LOOP[0] + 5} ${LOOP[1]}L${BROAD - 22} -34`, brass, 4) +
    slipped(`M${-MARGIN} -20H${BROAD + MARGIN}V${LONG + 20}H${-MARGIN}Z`, BACK, { dx: -4, dy: 4 }) +
    // A thin line of brass where the backing ends and the paper begins.
    line(`M-4 -4H${BROAD + 4}V${LONG + 4}H-4Z`, brass, 2) +
    scroll() +
    // It has been rolled for a long time, and does not hang quite flat.
    [0.3, 0.72]
      .map((t, i) =>
        halftone([0, LONG * t - 46, BROAD, LONG * t], slope([200, LONG * t - 46], [214, LONG * t], 1.3), night, {
          pitch: 6.4,
          turn: 26 + i * 8,
          max: 0.42,
        }),
      )
      .join("") +
    halftone([BROAD - 76, 0, BROAD, LONG], slope([BROAD - 66, 0], [BROAD + 110, 30], 1.2), night, {
      pitch: 8,
      turn: 26,
    }) +
    halftone([0, 0, BROAD, 46], slope([0, 44], [0, -12], 1.2), night, { pitch: 7, turn: 26 }) +
    group(rod(6), `transform="translate(${BROAD / 2} -22)"`) +
    group(rod(7), `transform="translate(${BROAD / 2} ${LONG + 22})"`) +
    [22, BROAD - 22].map((x) => line(`M${x} -42V-2`, brass, 5) + line(`M${x + 3} -42V-2`, DIM, 1.6)).join(""),
};

/** One end of the roll: the layers of the paper about the rod. */
const layers = (x: number, r: number) =>
  oval(x, 0, r * 0.36, r, chalk) +
  [0.84, 0.68, 0.52].map((t) => oval(x, 0, r * 0.36 * t, r * t, "none", `stroke="${BACK}" stroke-width="4"`)).join("") +
  oval(x, 0, r * 0.14, r * 0.36, night);

/** Rolled up, its middle at 0,0 and its rods along x: one inside, one along its outside; tied and sealed. */
export function rolled() {
  const [half, r] = [BROAD / 2 + MARGIN, 74];
  const body = `M${-half} ${-r}H${half}A${r * 0.36} ${r} 0 0 1 ${half} ${r}H${-half}A${r * 0.36} ${r} 0 0 1 ${-half} ${-r}Z`;
  const lozenges = Array.from({ length: 7 }, (_, i) => {
    const x = -half + 40 + i * 62;
    return (
      shape(`M${x} -40L${x + 19} -6L${x} 28L${x - 19} -6Z`, brass) +
      shape(`M${x} -22L${x + 9} -6L${x} 10L${x - 9} -6Z`, BACK) +
      dot(x + 31, -6, 5, brass)
    );
  }).join("");
  const tie = (x: number) =>
    line(`M${x} ${-r - 26}Q${x + 26} 0 ${x} ${r}`, night, 15, 'opacity=".4"') +
    line(`M${x - 3} ${-r - 26}Q${x + 22} 0 ${x - 3} ${r}`, chalk, 12) +
    line(`M${x - 3} ${-r - 26}Q${x + 22} 0 ${x - 3} ${r}`, laterite, 8);
  const wax = cut(ring(0, 0, 44, 41, 13), seeded(12), { slip: 3.4 });
  const seal = group(
    slipped(wax, laterite, { dx: -4, dy: 4, paper: "#4C1308" }) +
      inside(wax, halftone([-46, -46, 46, 46], slope([-6, -8], [40, 44], 1.1), "#4C1308", { pitch: 6, turn: 30 })) +
      line(poly(ring(0, 0, 27, 26, 18)), "#E88A66", 2.6) +
      // A paw: what the seal was pressed with.
      oval(0, 8, 11, 9, "#5E180B") +
      [-14, -5, 5, 14].map((x) => oval(x, -6 - (14 - Math.abs(x)) * 0.5, 3.8, 5.4, "#5E180B")).join(""),
    'transform="translate(30 20) rotate(24)"',
  );
  return (
    group(rod(8), "") +
    slipped(body, BACK, { dx: -6, dy: 6 }) +
    inside(
      body,
      rect(-half - 30, -r, half * 2 + 60, 12, "#B4563C") +
        lozenges +
        rect(-half - 30, 40, half * 2 + 60, 4, brass) +
        halftone([-half - 30, -r, half + 30, r], (_, y) => Math.max(0, (y - 6) / 74) * 0.95, night, {
          pitch: 8,
          turn: 26,
        }) +
        halftone([-half - 30, -r, half + 30, r], (_, y) => Math.max(0, 0.8 - Math.abs(y + 46) / 14), "#E9A07E", {
          pitch: 7,
          turn: 14,
        }),
    ) +
    layers(half, r) +
    group(knob(1, 31), 'transform="translate(6 0)"') +
    group(rod(9), `transform="translate(0 ${-r - 12})"`) +
    tie(-86) +
    tie(18) +
    seal
  );
}
