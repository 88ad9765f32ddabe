/** The Badger Scroll: hung on a cracked wall, the badger's head from near, on the evening for members, and in its case. */
import {
  cut,
  dot,
  flat,
  group,
  halftone,
  INK,
  inside,
  line,
  oval,
  poly,
  rect,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import type { Views } from "../products/facts";
import { plate, shadow, toScale } from "../scenes/plate";
import { room, set } from "../scenes/rooms";
import { boards, glowing, matTop, WOOD, windowLight } from "../scenes/settings";
import { bleed, glow, open, pts, slope, small, stroke } from "../works/press";
import { hung, LOOP, rolled } from "./badger-rods";
import { lotFacts } from "./facts";

const { night, brass, chalk, laterite, oxblood, indigo } = INK;
const { label, height } = lotFacts("the-badger-scroll");
const page = (n: number, body: string) => plate({ seed: 3100 + n, label }, body);

const [PLASTER, LIMEWASH, SHADE] = ["#A9B4C2", "#E4E6E4", "#3B4466"];

/** Hung by its loop from a nail at x, y. */
const hungFrom = (x: number, y: number, scale: number, turn: number) =>
  group(
    hung.body,
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-LOOP[0]} ${-LOOP[1]})"`,
  );
const nail = (x: number, y: number, r = 8) =>
  dot(x + 2, y + 4, r, night) + dot(x, y, r, "#8C877C") + dot(x - 2, y - 2, r * 0.36, chalk);

/** What has been dug out: a heap of red earth with its crumbs, and one coin of the bank. */
function earth(x: number, y: number, wide: number) {
  const rnd = seeded(37);
  const heap = cut(pts("-100 0 1, -74 -16, -46 -38, -18 -46, 4 -64, 34 -50, 52 -30, 84 -18, 108 0 1"), rnd, {
    slip: 2.4,
  });
  const crumbs = Array.from({ length: 26 }, () => {
    const u = rnd.between(-160, 170);
    return dot(u, rnd.between(-6, 12), rnd.between(2, 6), u % 3 > 1 ? "#7E2913" : laterite);
  }).join("");
  return group(
    oval(18, 4, 134, 11, night, 'opacity=".55"') +
      crumbs +
      slipped(heap, laterite, { dx: -4, dy: -3, paper: "#E0805C" }) +
      inside(heap, halftone([-110, -70, 114, 4], slope([-30, -44], [92, 6], 1), "#3A0F06", { pitch: 8, turn: 30 })) +
      [
        [-40, -18, 9],
        [12, -34, 11],
        [46, -12, 8],
      ]
        .map(([u = 0, v = 0, r = 0]) => shape(cut(ring(u, v, r, r * 0.7, 7), rnd, { slip: 1.6, fine: 3 }), "#5E180B"))
        .join("") +
      slipped(poly(ring(-66, -4, 17, 12, 20)), brass, { dx: -2, dy: 3, paper: "#6B500C" }) +
      oval(-66, -4, 10, 6.6, "none", 'stroke="#6B500C" stroke-width="2"'),
    `transform="translate(${x} ${y}) scale(${wide / 208})"`,
  );
}

/** A crack in the plaster: it runs on from where something has been dug away behind. */
const crack = (way: string, ink = SHADE) => {
  const path = pts(way);
  return (
    group(line(path, LIMEWASH, 4), 'transform="translate(-3 2)"') +
    path
      .slice(1)
      .map((to, i) => stroke([path[i] ?? to, to], ink, Math.max(1.6, 5.4 - i * 0.5)))
      .join("")
  );
};

/** It hangs askew, as what is drawn on it leans; on the floor under it lies what the badger has thrown out. */
function askew() {
  const [x, y] = [408, 58];
  const drawn = hungFrom(x, y, 0.83, -3.4);
  return (
    glowing(PLASTER, LIMEWASH, [170, 210, 620], 0.95) +
    windowLight("#F1EFE6", { x: 44, y: 190, wide: 400, high: 560, skew: -15, opacity: 0.7 }) +
    crack("700 24, 688 92, 716 150, 694 214, 724 262, 708 320, 734 372, 722 440") +
    crack("694 214, 664 240, 668 276, 640 296") +
    crack("716 600, 700 664, 728 722, 712 790, 722 846") +
    rect(-20, 838, 860, 10, "#EDEBE2") +
    rect(-20, 846, 860, 20, "#C9CFD4") +
    rect(-20, 864, 860, 5, night) +
    boards(868, 966, ["#6E3B22", "#3B1D10"], seeded(38), 3) +
    shadow(drawn, { dx: 52, dy: 24, ink: SHADE, pitch: 11, field: () => 0.96 }) +
    drawn +
    nail(x, y) +
    halftone([0, 868, 800, 966], slope([300, 868], [860, 960], 1.1), night, { pitch: 10, turn: 24 }) +
    earth(500, 918, 190)
  );
}

/** The lower left corner from near: the nose to the ground, four claws, a rod and its knob. */
function near() {
  const drawn = group(hung.body, 'transform="translate(408 474) rotate(7) scale(2.16) translate(-84 -602)"');
  return (
    glowing(PLASTER, LIMEWASH, [60, 200, 560], 0.95) +
    shadow(drawn, { dx: 54, dy: 44, ink: SHADE, pitch: 12, field: () => 0.95 }) +
    drawn +
    halftone([0, 0, 800, 950], (x, y) => 0.5 * slope([430, 380], [900, 1080], 1.2)(x, y), night, {
      pitch: 12,
      turn: 33,
    })
  );
}

/** A post of brass with its foot, 96 high; centred, in centimetres. */
const post = () =>
  oval(0, -1, 14, 3, night) +
  oval(0, -2.4, 13, 2.6, brass) +
  rect(-1.5, -90, 3, 88, brass) +
  rect(-1.5, -90, 0.8, 88, "#F6E6A8") +
  rect(0.7, -90, 0.8, 88, "#6B500C") +
  rect(-3, -88, 6, 3, brass) +
  dot(0, -93, 4, brass) +
  dot(-1.2, -94.2, 1, chalk);
/** A bench for looking, 130 wide and 44 high, from behind. */
const bench = () =>
  slipped("M-65 -44H65V-34H-65Z", WOOD.mid, { dx: -0.9, dy: 0.7, paper: night }) +
  rect(-65, -44, 130, 1.4, WOOD.light) +
  [-56, 48].map((x) => slipped(`M${x} -34H${x + 8}V0H${x}Z`, WOOD.dark, { dx: -0.8, dy: 0.5, paper: night })).join("") +
  rect(-50, -16, 100, 3, WOOD.dark) +
  halftone([-65, -44, 65, -34], (x) => 0.8 * Math.max(0, (x + 20) / 90), night, { pitch: 1.9, turn: 33 });

/** The evening on which it hung for members: a rope before it, and a hole in the skirting that was not there before. */
function onTheEvening() {
  const [k, floor] = [3.5, 862];
  const scale = toScale(hung, height, k);
  const [x, y] = [392, 130];
  const drawn = hungFrom(x, y, scale, -1.2);
  const rope = (x0: number, x1: number, sag: number) => {
    const way = open(
      `${x0} -86, ${(x0 * 3 + x1) / 4} ${-86 + sag * 0.75}, ${(x0 + x1) / 2} ${-86 + sag}, ${(x0 + x1 * 3) / 4} ${-86 + sag * 0.75}, ${x1} -86`,
    );
    return line(way, "#2A0810", 4.6) + line(way, oxblood, 3.6) + line(way, "#B4485A", 1, 'stroke-dasharray="2 2.6"');
  };
  const lamp =
    line("M0 -16V-4", night, 2.4) +
    slipped("M-5 -4H5L8 9H-8Z", night, { dx: -0.8, dy: 0.6, paper: brass }) +
    oval(0, 9, 8, 1.8, "#F6E6A8");
  const label_ =
    slipped("M-9 -6H9V6H-9Z", chalk, { dx: -0.5, dy: 0.5, paper: night }) +
    rect(-7, -4, 10, 1.4, night) +
    [-1.4, 0.6, 2.6].map((v) => rect(-7, v, 13, 0.7, night)).join("");
  const hole = group(
    shape(cut(pts("-26 0 1, -24 -16, -12 -27, 6 -29, 20 -20, 26 0 1"), seeded(39), { slip: 1.4 }), "#0E0C0B"),
    "",
  );
  return (
    room({ wall: "#1F2A5C", light: "#4C5EA6", floor: WOOD.dark, at: 792, lamp: [380, 320, 560] }) +
    halftone([0, 0, 800, 790], (u, v) => 0.9 * glow(388, 300, 330, 1.2)(u, v), "#8493CF", { pitch: 14, turn: 22 }) +
    [232, 552].map((u) => set(lamp, u, 62, k)).join("") +
    rect(24, 24, 752, 9, night) +
    shadow(drawn, { dx: 20, dy: 16, ink: "#0B1030", pitch: 8, field: () => 0.96 }) +
    drawn +
    nail(x, y, 4.5) +
    set(label_, 610, 420, k) +
    group(hole, 'transform="translate(500 792) scale(1.1)"') +
    earth(520, 812, 112) +
    shadow(set(post(), 176, floor, k) + set(post(), 624, floor, k), {
      dx: 26,
      dy: 4,
      ink: "#0B0806",
      pitch: 7,
      field: () => 0.8,
    }) +
    set(rope(-190, -61.7, 26) + rope(-61.7, 66.3, 26) + rope(66.3, 200, 26), 392, floor, k) +
    set(post(), 176, floor, k) +
    set(post(), 624, floor, k) +
    set(bench(), 330, floor + 188, 4.3)
  );
}

/** Half drawn out of its tin, on a mat; the report is in the lid. */
function inItsCase() {
  const [grey, pale, deep] = ["#9C9A90", "#E6E2D6", "#4A4944"];
  const r = 104;
  const tube = `M-760 ${-r}H-40A${r * 0.34} ${r} 0 0 1 -40 ${r}H-760Z`;
  const tin =
    slipped(tube, grey, { dx: -6, dy: 6, paper: night }) +
    inside(
      tube,
      halftone([-760, -r, 10, r], (_, v) => Math.max(0, 0.95 - Math.abs(v + 52) / 30), pale, { pitch: 9, turn: 20 }) +
        halftone([-760, -r, 10, r], (_, v) => Math.max(0, (v - 4) / 96), night, { pitch: 9, turn: 33 }) +
        [-700, -470, -72]
          .map(
            (u) =>
              line(`M${u} ${-r}A${r * 0.34} ${r} 0 0 1 ${u} ${r}`, deep, 9) +
              line(`M${u - 6} ${-r}A${r * 0.34} ${r} 0 0 1 ${u - 6} ${r}`, pale, 3),
          )
          .join(""),
    );
  const ticket = group(
    slipped("M-118 -48H118V48H-118Z", chalk, { dx: -3, dy: 4, paper: deep }) +
      line("M-110 -40H110V40H-110Z", oxblood, 2.4) +
      small(label[1], 0, 2, { size: 44, weight: 56, anchor: 0.5 }) +
      small("one of one", 0, 32, { size: 26, weight: 40, anchor: 0.5, fill: oxblood }),
    'transform="translate(-268 8)"',
  );
  const mouth = oval(-40, 0, r * 0.34, r, deep) + oval(-38, 0, r * 0.29, r * 0.9, "#0E0C0B");
  // Of the roll is seen what is to the right of the far edge of the mouth.
  const out = inside(
    `M-38 ${-r * 0.9}A${r * 0.29} ${r * 0.9} 0 0 0 -38 ${r * 0.9}L0 300H700V-300H0Z`,
    group(rolled(), 'transform="translate(112 14) scale(.88)"'),
  );
  const whole = group(tin + mouth + out + ticket, 'transform="translate(408 470) rotate(-43)"');
  const lid = group(
    slipped(poly(ring(0, 0, 124, 124, 60)), grey, { dx: -6, dy: 6, paper: night }) +
      oval(0, 0, 112, 112, deep) +
      oval(3, 4, 108, 108, "#7D7B72") +
      inside(
        poly(ring(0, 0, 110, 110, 60)),
        halftone([-110, -110, 112, 112], slope([20, 20], [-96, -90], 1.1), night, { pitch: 8, turn: 24 }),
      ) +
      line("M-86 -88A124 124 0 0 1 60 -108", pale, 5) +
      group(
        slipped("M-74 -62H70V70H-74Z", chalk, { dx: -4, dy: 4, paper: night }) +
          shape("M-74 -62L-2 8L70 -62Z", "#DDD2BC") +
          line("M-74 -62L-2 8L70 -62", "#A39A86", 2.4) +
          small("Condition report", -2, 40, { size: 17, weight: 40, anchor: 0.5 }) +
          rect(-50, 50, 96, 3, oxblood),
        'transform="rotate(13)"',
      ),
    'transform="translate(628 758)"',
  );
  return (
    matTop("#D9C08A", "#A4814A", [indigo, "#7E2913"], 21) +
    halftone([0, 0, 800, 950], (u, v) => 0.7 * glow(160, 130, 620, 1.4)(u, v), "#F3E6BC", { pitch: 14, turn: 22 }) +
    shadow(whole, { dx: 40, dy: 44, ink: "#3A2508", pitch: 10, field: () => 0.96 }) +
    whole +
    shadow(lid, { dx: 24, dy: 28, ink: "#3A2508", pitch: 9, field: () => 0.95 }) +
    lid
  );
}

/** The four pictures of the lot. */
export const badgerScroll: Views = [
  () => page(1, askew()),
  () => page(2, near()),
  () => page(3, onTheEvening()),
  () => page(4, inItsCase()),
];

/** The same scroll in its room, 16:10, for the exhibition that announces it. */
export const badgerRoom = () => {
  const drawn = hungFrom(1090, 10, 1.04, -2.2);
  const id = "badger-room";
  return bleed(
    { seed: 36, wide: 1600, high: 1000 },
    shape("M0 0H1600V1000H0Z", "#4E111C") +
      halftone([0, 0, 1600, 1000], (x, y) => 0.9 * glow(880, 330, 860, 1.2)(x, y), "#8A2B38", { pitch: 17, turn: 22 }) +
      group(
        [0, 1, 2].map((row) => [0, 1].map((col) => rect(col * 170, row * 230, 150, 210, "#A8404C")).join("")).join(""),
        'transform="translate(330 210) skewY(-12)" opacity=".55"',
      ) +
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1000"><g transform="translate(58 40)">${flat(drawn, "#fff")}</g></mask><g mask="url(#${id})">${rect(0, 0, 1600, 1000, "#1C0509")}</g>` +
      drawn +
      nail(1090, 14, 10) +
      rect(1440, 640, 110, 84, chalk) +
      [664, 682, 700].map((y, i) => rect(1456, y, i ? 56 : 76, 6, night)).join(""),
  );
};
