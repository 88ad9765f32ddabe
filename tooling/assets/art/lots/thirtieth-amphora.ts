/** The thirtieth amphora: in its crate, the potter's thumb, beside the twenty-nine, and its foot. */
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  line,
  mirrored,
  oval,
  type Point,
  poly,
  type Random,
  rect,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import type { Views } from "../products/facts";
import { on, pot, underside } from "../products/pot";
import { pots } from "../products/vases";
import { flood, laid, plate, shadow, type Thing, toScale } from "../scenes/plate";
import { room, set } from "../scenes/rooms";
import { glowing, terrazzoTop, WOOD } from "../scenes/settings";
import { straw } from "../scenes/straw";
import { CX, wheel } from "../wheel";
import { band, glow, open, slope, small } from "../works/press";
import { lotFacts } from "./facts";

const { night, brass, laterite, chalk, oxblood } = INK;
const { label, height } = lotFacts("handover-amphora-thirtieth");
const spec = pots["handover-amphora"];
const page = (n: number, body: string) => plate({ seed: 3000 + n, label }, body);

/** A board of the crate, its grain along it. */
const plank = (x: number, y: number, w: number, h: number, rnd: Random) => {
  const along = w > h;
  const grain = [0.3, 0.62]
    .map((t) =>
      along
        ? `M${x} ${y + h * t}q${w / 2} ${rnd.between(-7, 7)} ${w} 0`
        : `M${x + w * t} ${y}q${rnd.between(-7, 7)} ${h / 2} 0 ${h}`,
    )
    .join("");
  const corner = cut(
    [
      [x, y, 1],
      [x + w, y, 1],
      [x + w, y + h, 1],
      [x, y + h, 1],
    ],
    rnd,
    { slip: 1.2 },
  );
  return slipped(corner, WOOD.light, { dx: -4, dy: 4, paper: "#E9CF9C" }) + line(grain, WOOD.mid, 2.6, 'opacity=".7"');
};

/** On its side in the straw of its crate, the lid put away. */
function inItsCrate() {
  const rnd = seeded(30);
  const jar = pot(spec, -8);
  const lying = laid(jar, { x: 392, y: 474, scale: 0.98, turn: 35 });
  /** How far a point is along the jar towards its foot, and across it towards its lower side. */
  const along = (x: number, y: number) => (y - 474) * 0.819 - (x - 392) * 0.574;
  const across = (x: number, y: number) => (x - 392) * 0.819 + (y - 474) * 0.574;
  const [l, t, r, f] = [44, -24, 748, 978];
  const well = `M${l} ${t}H${r}V${f}H${l}Z`;
  const tag =
    line("M404 222C388 190 350 200 318 168M400 226C370 214 344 196 318 168", chalk, 4) +
    group(
      slipped("M14 0L-18 -38H-196V38H-18Z", chalk, { dx: -5, dy: 6, paper: WOOD.mid }) +
        dot(-10, 0, 7, oxblood) +
        small("30 of 29", -108, 14, { size: 40, weight: 64, anchor: 0.5 }),
      'transform="translate(330 172) rotate(19)"',
    );
  const nails = [
    [60, 6],
    [716, 6],
    [60, 944],
    [716, 944],
  ].map(([x = 0, y = 0]) => dot(x + 2, y + 3, 7, WOOD.dark) + dot(x, y, 5, "#A49C8B"));
  return (
    flood(oxblood) +
    halftone([0, 0, 800, 950], (x, y) => 0.8 * glow(120, 160, 700, 1.3)(x, y), "#8A2B38", { pitch: 14, turn: 22 }) +
    group(
      shape(`M${l - 20} ${t}H${r + 44}V${f + 60}H${l + 10}Z`, night, 'opacity=".5"') +
        plank(l - 34, t - 40, r - l + 68, 56, rnd) +
        plank(l - 34, f - 20, r - l + 68, 56, rnd) +
        plank(l - 36, t - 30, 54, f - t + 60, rnd) +
        plank(r - 18, t - 30, 54, f - t + 60, rnd) +
        shape(well, "#5A3F12", 'transform="translate(400 474) scale(.96) translate(-400 -474)"'),
      'transform="rotate(-5 400 480)"',
    ) +
    group(
      inside("M64 -4H728V958H64Z", straw(1250, [-20, -60, 800, 1000], rnd)) +
        // The walls of the crate shade the straw along its left and upper sides.
        inside(
          "M64 -4H728V958H64Z",
          halftone([40, -10, 760, 960], (x, y) => Math.max(0, 1 - Math.min(x - 64, y + 4) / 78), night, {
            pitch: 11,
            turn: 33,
          }),
        ) +
        nails.join(""),
      'transform="rotate(-5 400 480)"',
    ) +
    shadow(lying, { dx: 44, dy: 40, ink: "#3A2508", pitch: 11, field: () => 0.96 }) +
    lying +
    // What lies over its edge, where it has sunk in.
    straw(150, [80, 690, 330, 850], seeded(31), (x, y) => along(x, y) > 306) +
    straw(110, [440, 480, 720, 800], seeded(32), (x, y) => across(x, y) > 150 && along(x, y) < 250) +
    shadow(tag, { dx: 10, dy: 14, ink: "#000000", pitch: 7, field: () => 0.8 }) +
    tag
  );
}

/** A thumb in the slip: an oval of ridges, parted and closed as skin is. */
function thumbprint() {
  const outline = poly(ring(0, 0, 15, 20, 26));
  const ridges = Array.from({ length: 7 }, (_, i) => {
    const r = 3 + i * 3;
    return `M${-r} 22C${-r - 1} ${-r * 0.5} ${-r * 0.5} ${-r * 1.05 - 2} 1 ${-r * 1.05 - 2}S${r + 1} ${-r * 0.4} ${r} 22`;
  }).join("");
  return (
    shape(outline, "#57493B") +
    inside(outline, line(ridges, "#E2CFA6", 1.25) + line("M-15 8C-6 4 4 14 15 9", "#57493B", 1.4)) +
    line(outline, "#8C7A5E", 0.9)
  );
}

/** Under its left handle, near. */
function thumb() {
  const spot = 'transform="translate(392 480) rotate(-12) scale(2.5) translate(-328 -356)"';
  const close = group(
    pot(spec, -24).body + group(thumbprint(), 'transform="translate(344 352) rotate(68) scale(.74)"'),
    spot,
  );
  return (
    glowing("#C9862E", "#F3DFA0", [180, 240, 700], 0.95) +
    shadow(close, { dx: 80, dy: 30, ink: "#6B3A0C", pitch: 13 }) +
    close +
    halftone([0, 0, 800, 950], (x, y) => 0.62 * slope([470, 470], [880, 1040], 1.2)(x, y), night, {
      pitch: 11,
      turn: 33,
    })
  );
}

/** The edition as it stands on a shelf in the shade: the outline, the pale band and two lines of brass. */
const one = (() => {
  const at = wheel(spec.half);
  const body = poly(
    mirrored(
      spec.half.map(([x, y]): Point => [x, y]),
      CX,
    ),
  );
  const handle = (s: 1 | -1) =>
    shape(
      band(
        open("58 214, 92 186, 134 196, 158 240, 160 290, 140 350").map(([x, y]): Point => [CX + s * x, y]),
        () => 26,
      ),
      "#0E0C0B",
    );
  return {
    box: [CX - 190, 135, CX + 190, 806],
    body:
      handle(1) +
      handle(-1) +
      shape(body, "#0E0C0B") +
      inside(
        body,
        at.belt(210, 226, "#8F7522") +
          at.belt(352, 540, "#9FA58E") +
          at.belt(430, 462, "#5E5230") +
          at.belt(610, 634, "#8F7522"),
      ) +
      oval(CX, 152, 88, 17, "#6A2A17"),
  } satisfies Thing;
})();

/** In the pottery: the edition fills its shelves, and there is no place on them for this one. */
function besideTheEdition() {
  const [k, floor] = [4, 922];
  const far = 1.78;
  const shelf = (y: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      laid(one, { x: 62 + (i * 676) / (count - 1), y: y - (height * far) / 2, scale: toScale(one, height, far) }),
    ).join("") +
    rect(-20, y, 860, 13, "#6B4A22") +
    rect(-20, y + 11, 860, 5, night);
  const bench =
    rect(-98, -76, 210, 6, WOOD.light) +
    rect(-98, -70.5, 210, 1.6, night) +
    rect(-90, -69, 200, 10, WOOD.mid) +
    [-86, 96]
      .map((x) => slipped(`M${x} -60H${x + 9}L${x + 7} 0H${x + 2}Z`, WOOD.mid, { dx: -0.9, dy: 0.6, paper: night }))
      .join("") +
    rect(-80, -20, 180, 5, WOOD.dark) +
    halftone([-90, -69, 110, -59], (x) => 0.8 * Math.max(0, (x + 40) / 150), night, { pitch: 1.9, turn: 33 });
  const stool =
    slipped("M-18 -46H18L16 -40H-16Z", WOOD.mid, { dx: -0.9, dy: 0.7, paper: night }) +
    line("M-13 -40L-17 0M13 -40L17 0M-15 -14H15", WOOD.dark, 3);
  // A pail of slip with its brush, and the spoon that burnishes.
  const pail =
    line("M3 -24L12 -44", WOOD.light, 1.8) +
    line("M1 -21L3.4 -26", night, 3.4) +
    slipped("M-12 -22H12L9.500 0H-9.500Z", "#8C8577", { dx: -0.7, dy: 0.5, paper: chalk }) +
    oval(0, -22, 12, 2.4, night) +
    halftone([-12, -20, 12, 0], (x) => Math.max(0, (x + 2) / 12), night, { pitch: 1.7, turn: 33 });
  const spoon = oval(0, -1, 3.6, 1.2, brass) + line("M3 -1.2L17 -2", brass, 1);
  const jar = pot(spec, 0);
  return (
    room({ wall: "#7F3420", light: "#D98B4E", floor: "#3B2A1E", at: 842, lamp: [300, 500, 520] }) +
    shelf(146, 10) +
    shelf(262, 10) +
    shelf(378, 9) +
    halftone([0, 20, 800, 420], (x, y) => 0.5 * (1 - glow(300, 520, 560, 0.8)(x, y)), night, { pitch: 6, turn: 33 }) +
    set(bench, 330, floor, k) +
    on(jar, 300, floor - 76 * k, toScale(jar, height, k), { dx: 62, dy: 2, ink: "#3A140C", pitch: 9 }) +
    set(pail, 500, floor - 76 * k, k) +
    set(spoon, 392, floor - 75.6 * k, k) +
    set(stool, 690, floor + 6, k)
  );
}

/** Its foot, on a shelf of the kiln that the others have marked. */
function foot() {
  const rnd = seeded(33);
  const under = group(
    underside(spec, "#2B2622", label[1], "30 of 29"),
    'transform="translate(372 456) rotate(14) scale(.9)"',
  );
  const scar = (x: number, y: number, r: number) =>
    line(cut(ring(x, y, r, r, 30), rnd, { slip: 3, fine: 3 }), laterite, 12, 'opacity=".5"') +
    line(cut(ring(x, y, r - 16, r - 16, 30), rnd, { slip: 3, fine: 3 }), oxblood, 4, 'opacity=".4"');
  return (
    terrazzoTop("#DCCDAE", ["#CDBE9F", "#B9A988", chalk, "#C98A5C", chalk, "#CDBE9F"], seeded(34)) +
    scar(742, 250, 168) +
    scar(640, 850, 176) +
    scar(40, 930, 150) +
    halftone([0, 0, 800, 950], (x, y) => 0.7 * slope([360, 360], [900, 1060], 1.3)(x, y), "#6B4A22", {
      pitch: 12,
      turn: 24,
    }) +
    shadow(under, { dx: 44, dy: 48, ink: "#3A2508", pitch: 11, field: () => 0.95 }) +
    under
  );
}

export const thirtiethAmphora: Views = [
  () => page(1, inItsCrate()),
  () => page(2, thumb()),
  () => page(3, besideTheEdition()),
  () => page(4, foot()),
];
