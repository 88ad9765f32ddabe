/** The printer's proof: on the board of the press, under a loupe, on an easel in the saleroom, and its back. */
import { dot, group, halftone, INK, inside, letters, line, oval, poly, rect, ring, shape, slipped } from "../kit";
import type { Views } from "../products/facts";
import { flood, laid, plate, shadow, toScale } from "../scenes/plate";
import { chair, plant, room, set } from "../scenes/rooms";
import { WOOD } from "../scenes/settings";
import { glow, slope, small } from "../works/press";
import { lotFacts } from "./facts";
import { GRAPHITE, proofBack, proofFace, proofSheet } from "./proof-sheet";

const { night, brass, laterite, chalk, oxblood, indigo } = INK;
const { label, height } = lotFacts("printers-proof-of-eighteen-hats");
const page = (n: number, body: string) => plate({ seed: 2700 + n, label }, body);

/** A roller of the press, as wide as the board: a window of light along it, and the ink that it carries. */
const roller = (y: number, high: number, ink: string, sheen: string) =>
  rect(-120, y, 1040, high, night) +
  rect(-120, y + high * 0.14, 1040, high * 0.66, ink) +
  halftone(
    [-120, y, 920, y + high],
    (_, v) => Math.max(0, 0.95 - Math.abs(v - y - high * 0.32) / (high * 0.17)),
    sheen,
    {
      pitch: 9,
      turn: 20,
    },
  ) +
  halftone([-120, y, 920, y + high], (_, v) => Math.max(0, (v - y - high * 0.5) / (high * 0.5)), night, {
    pitch: 9,
    turn: 33,
  });

/** Just out of the press, askew on its board. */
function onThePress() {
  const sheet = laid(proofSheet, { x: 396, y: 512, scale: 1.05, turn: 2.4 });
  const wheel = (x: number) =>
    oval(x, 176, 21, 30, night) +
    slipped(poly(ring(x, 170, 19, 27)), brass, { dx: -4, dy: 3, paper: night }) +
    oval(x, 170, 7, 10, night);
  return group(
    rect(-200, -200, 1300, 1500, "#C28F2C") +
      halftone([-200, -200, 1000, 1200], (x, y) => 0.9 * glow(150, 330, 760, 1.4)(x, y), "#EDCB6C", {
        pitch: 14,
        turn: 22,
      }) +
      line("M40 150V1200M752 150V1200", "#6B4A12", 9) +
      line("M34 150V1200M746 150V1200", "#F3DD92", 4) +
      shadow(sheet, { dx: 26, dy: 24, ink: "#4A2E0A", pitch: 10, field: () => 0.92 }) +
      sheet +
      halftone([-120, 168, 920, 320], (_, y) => Math.max(0, 0.9 - (y - 160) / 56), night, { pitch: 10, turn: 33 }) +
      roller(24, 132, indigo, "#8FA0D8") +
      roller(-96, 116, laterite, "#F0A083") +
      rect(-120, 152, 1040, 8, night) +
      wheel(96) +
      wheel(700),
    'transform="rotate(-11 400 480)"',
  );
}

/** A linen tester: a square brass foot with its lens folded over it, and what it makes of the sheet under it. */
function underTheLoupe() {
  const turn = 8;
  const at = (zoom: number, x: number, y: number, u = 400, v = 470) =>
    group(proofFace, `transform="translate(${u} ${v}) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})"`);
  const [cx, cy, r] = [522, 648, 168];
  const circle = poly(ring(cx, cy, r, r, 60));
  const frame = (grow: number) =>
    `M${cx - r - grow} ${cy - r - grow}H${cx + r + grow}V${cy + r + grow}H${cx - r - grow}Z${poly(ring(cx, cy, r - 2, r - 2, 60).reverse())}`;
  const loupe = group(
    shape(frame(34), brass, 'fill-rule="evenodd"') +
      line(`M${cx - r - 34} ${cy + r + 34}V${cy - r - 34}H${cx + r + 34}`, "#F6E6A8", 6) +
      line(`M${cx - r - 34} ${cy + r + 34}H${cx + r + 34}V${cy - r - 34}`, "#6B500C", 6) +
      Array.from({ length: 15 }, (_, i) =>
        rect(cx - r + i * 24, cy + r + (i % 5 ? 20 : 12), 3, i % 5 ? 10 : 18, night),
      ).join("") +
      line(circle, night, 7) +
      line(poly(ring(cx, cy, r + 8, r + 8, 60)), "#F6E6A8", 3),
    `transform="rotate(-9 ${cx} ${cy})"`,
  );
  const dark = group(shape(frame(34), night), `transform="rotate(-9 ${cx} ${cy})"`);
  return (
    flood(chalk) +
    at(2.5, 232, 316) +
    halftone([0, 0, 800, 950], (x, y) => 0.5 * slope([380, 330], [900, 1080], 1.2)(x, y), night, {
      pitch: 10,
      turn: 30,
    }) +
    shadow(dark, { dx: 40, dy: 44, pitch: 10, field: () => 0.95 }) +
    inside(
      circle,
      flood(chalk) +
        at(6.2, 290, 388, cx, cy) +
        shape(
          `M${cx - r} ${cy - 60}L${cx - 30} ${cy - r}H${cx + 26}L${cx - r} ${cy + 10}Z`,
          "#FFFFFF",
          'opacity=".28"',
        ),
    ) +
    loupe
  );
}

/** An easel 186 high, its legs apart; centred, in centimetres. */
const easel = () =>
  line("M0 -186L-38 0M0 -186L38 0M0 -180V-14", WOOD.black, 4) +
  line("M2 -160L12 -6", WOOD.black, 3) +
  line("M-28 -50H28M-19 -104H19", WOOD.black, 3.4) +
  rect(-36, -60, 72, 4, WOOD.dark) +
  rect(-36, -57, 72, 1.4, night);
/** The auctioneer's stand, 116 high and 56 wide, with a hammer on it. */
const rostrum = () =>
  slipped("M-24 -104H24V0H-24Z", WOOD.mid, { dx: -0.9, dy: 0.7, paper: night }) +
  line("M-17 -90H17V-14H-17Z", WOOD.dark, 1.3) +
  oval(0, -54, 11, 11, "none", `stroke="${brass}" stroke-width="2"`) +
  dot(0, -54, 5, brass) +
  slipped("M-31 -110H31L28 -102H-28Z", WOOD.dark, { dx: -0.9, dy: 0.7, paper: night }) +
  halftone([-24, -102, 24, 0], (x) => 0.8 * Math.max(0, (x + 14) / 40) ** 1.4, night, { pitch: 1.9, turn: 33 }) +
  group(
    rect(-1, -1, 16, 2, WOOD.light) + rect(-8, -4, 8, 8, WOOD.light, 1) + rect(-5.4, -4, 2.4, 8, brass),
    'transform="translate(-4 -114) rotate(-14)"',
  );

/** On its easel before the sale. */
function inTheSaleroom() {
  const [k, floor] = [3.7, 852];
  const sheet = laid(proofSheet, {
    x: 330,
    y: floor - 60 * k - (height * k) / 2,
    scale: toScale(proofSheet, height, k),
    turn: -1.5,
  });
  return (
    room({ wall: "#C9A227", light: "#F0DC94", floor: WOOD.dark, at: 786, lamp: [330, 300, 620] }) +
    set(plant(indigo), 96, floor - 34, k) +
    shadow(group(easel(), `transform="translate(330 ${floor}) scale(${k})"`), {
      dx: 34,
      dy: 8,
      ink: "#7A5C10",
      pitch: 8,
      field: () => 0.8,
    }) +
    set(easel(), 330, floor, k) +
    shadow(sheet, { dx: 16, dy: 14, ink: "#4A360A", pitch: 8, field: () => 0.95 }) +
    sheet +
    set(line("M-8 -145L0 -149L8 -145", night, 3), 330, floor, k) +
    set(rostrum(), 614, floor, k) +
    // The first row, seen from behind.
    set(chair(WOOD.black, oxblood), 150, floor + 226, 4.6) +
    set(chair(WOOD.black, oxblood), 400, floor + 240, 4.6) +
    set(chair(WOOD.black, oxblood), 650, floor + 226, 4.6)
  );
}

const stamp = (x: number, y: number, turn: number) =>
  group(
    line("M-118 -46H118V46H-118Z", oxblood, 7) +
      line("M-107 -36H107V36H-107Z", oxblood, 2) +
      letters("Proof", 0, 22, { size: 62, anchor: 0.5, track: 4, fill: oxblood }),
    `transform="translate(${x} ${y}) rotate(${turn})" opacity=".86"`,
  );
/** Face down on the cutting mat, a corner turned up. */
function faceDown() {
  const grid = Array.from({ length: 26 }, (_, i) => `M-300 ${-240 + i * 58}h1500M${-300 + i * 58} -240v1500`).join("");
  const pencilled = (text: string, x: number, y: number, size: number) =>
    small(text, x, y, { size, weight: 14, fill: GRAPHITE });
  const lift = 190;
  const [, , w, h] = proofBack.box;
  const flap = `M0 ${h - lift}Q${lift * 0.6} ${h - lift - 12} ${lift} ${h - lift * 0.97}Q${lift + 12} ${h - lift * 0.4} ${lift} ${h}Z`;
  const back = {
    box: proofBack.box,
    body:
      inside(
        `M0 0H${w}V${h}H${lift}L0 ${h - lift}Z`,
        proofBack.body +
          stamp(176, 118, -8) +
          pencilled("first pull, 2nd ink", 64, 214, 30) +
          group(pencilled("LA.2026.27", 0, 0, 30), `transform="translate(270 ${h - 40}) rotate(-1.5)"`),
      ) +
      // The corner shows the other side, folded over the line from its left edge to its foot.
      shape(flap, night, 'transform="translate(9 9)" opacity=".3"') +
      inside(
        flap,
        group(proofFace, `transform="matrix(0 -1 1 0 ${lift - h} ${w + h - lift})"`) +
          halftone([0, h - lift - 20, lift + 20, h], (x, y) => 0.8 - (x - y + h - lift) / 100, night, {
            pitch: 7,
            turn: 30,
          }),
      ),
  };
  const spot = laid(back, { x: 388, y: 470, scale: 1.08, turn: 9 });
  const rule = group(
    rect(0, 0, 900, 76, "#BDB7AA") +
      rect(0, 0, 900, 5, chalk) +
      Array.from({ length: 58 }, (_, i) => rect(20 + i * 15, i % 10 ? 52 : 40, 2.4, i % 10 ? 24 : 36, night)).join("") +
      Array.from({ length: 6 }, (_, i) => small(String(i * 10), 26 + i * 150, 38, { size: 26, weight: 60 })).join("") +
      halftone([0, 0, 900, 76], (x) => 0.5 * Math.max(0, (x - 260) / 700), night, { pitch: 9, turn: 30 }),
    'transform="translate(600 -60) rotate(78)"',
  );
  return (
    flood("#2F5D3A") +
    halftone([0, 0, 800, 950], (x, y) => 0.85 * glow(200, 200, 820, 1.3)(x, y), "#55815A", { pitch: 14, turn: 22 }) +
    group(line(grid, "#A9C3A4", 2, 'opacity=".7"'), 'transform="rotate(-6 400 480)"') +
    shadow(spot, { dx: 24, dy: 26, ink: "#10241A", pitch: 9, field: () => 0.95 }) +
    spot +
    shadow(rule, { dx: -14, dy: 18, ink: "#10241A", pitch: 8, field: () => 0.9 }) +
    rule
  );
}

export const printersProof: Views = [
  () => page(1, onThePress()),
  () => page(2, underTheLoupe()),
  () => page(3, inTheSaleroom()),
  () => page(4, faceDown()),
];
