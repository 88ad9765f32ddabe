/** Abdulsalami Abubakar, 1998-99: a baton between two cuffs, in the instant when it belongs to nobody. */
import { cut, dot, halftone, INK, inside, letters, line, type Point, poly, ring, seeded, shape, slipped } from "../kit";
import { flood, open, pts, sheet, slope, stroke, turned } from "./press";

const { brass, night, laterite, chalk } = INK;

export function draw() {
  const rnd = seeded(1999);
  /** A finger with a sliver of paper round it, so that four of them stay four. */
  const finger = (way: string, wide = 62) => stroke(open(way), chalk, wide + 12) + stroke(open(way), night, wide);
  const baton = poly(pts("404 640, 866 620, 870 698, 408 718"));
  const stick =
    slipped(baton, laterite, { dx: -5, dy: 7 }) +
    inside(baton, halftone([390, 600, 920, 730], slope([600, 650], [606, 722], 1.2), night, { pitch: 11, turn: 30 })) +
    slipped(cut(ring(868, 659, 15, 39, 16), rnd, { slip: 1 }), night, { dx: -3, dy: 2 }) +
    turned(-2.5, 640, 660, letters("We the People", 622, 669, { size: 25, track: 3, fill: chalk }));
  // the soldier's sleeve, the buttons and the strap
  const khaki = cut(pts("-60 470 1, 110 520, 262 556 1, 290 690, 272 824 1, 110 850, -60 930 1"), rnd, { slip: 2 });
  const khakiCuff = cut(pts("214 520 1, 330 548 1, 352 690, 334 836 1, 216 854 1, 238 690"), rnd, { slip: 2 });
  const left =
    slipped(khaki, brass, { dx: 0, dy: 10, paper: night }) +
    inside(khaki, halftone([40, 460, 300, 940], slope([120, 640], [150, 900], 1.2), night, { pitch: 13, turn: 20 })) +
    slipped(khakiCuff, brass, { dx: -9, dy: 4, paper: night }) +
    line(open("306 566, 326 690, 310 822"), night, 5, 'stroke-dasharray="15 9"') +
    [600, 690, 780].map((y) => dot(277, y + 3, 18, night) + dot(280, y, 15, laterite)).join("");
  const palmLeft = cut(pts("330 586 1, 420 556, 520 566, 590 600, 600 700, 560 770, 440 800, 336 796 1"), rnd, {
    slip: 2,
  });
  const grip =
    finger("420 742, 424 664, 402 600", 64) +
    finger("490 744, 496 664, 476 596", 66) +
    finger("560 732, 566 660, 548 598", 62) +
    finger("590 590, 640 556, 700 486", 56) +
    finger("372 742, 420 790, 520 784", 58);
  // the civilian's sleeve: cut full, worked with holes, and creased as no tailor would
  const lace = cut(pts("1260 330 1, 1150 420, 1056 494 1, 1036 640, 1060 800 1, 1140 880, 1260 980 1"), rnd, {
    slip: 2,
  });
  const flower = (x: number, y: number, r: number) =>
    dot(x, y, r * 0.26, chalk) +
    Array.from({ length: 7 }, (_, i) => {
      const a = (i * 2 * Math.PI) / 7 + x;
      return dot(x + Math.cos(a) * r * 0.66, y + Math.sin(a) * r * 0.66, r * 0.27, chalk);
    }).join("");
  const flowers = [
    [1070, 520, 44],
    [1128, 640, 54],
    [1062, 748, 40],
    [1140, 800, 46],
    [1136, 470, 34],
  ].map(([x = 0, y = 0, r = 0]) => flower(x, y, r));
  const scallops = Array.from({ length: 8 }, (_, i): Point => {
    const t = (i + 0.5) / 8;
    return [1050 - Math.sin(t * Math.PI) * 30, 470 + t * 356];
  });
  const frill =
    scallops.map(([x, y]) => shape(cut(ring(x - 16, y, 42, 31, 12), rnd, { slip: 1 }), night)).join("") +
    scallops.map(([x, y]) => dot(x - 14, y, 25, chalk)).join("");
  const right =
    slipped(lace, night, { dx: 0, dy: 10, paper: laterite }) +
    inside(lace, flowers.join("") + line("M1030 606L1220 580", chalk, 6)) +
    frill;
  const palmRight = cut(pts("1040 580 1, 980 570, 936 590, 922 660, 924 740, 950 786, 1040 790 1"), rnd, { slip: 2 });
  const reach =
    finger("980 600, 900 540, 812 540", 58) +
    finger("960 752, 874 790, 770 784", 56) +
    finger("966 764, 880 824, 784 844", 55) +
    finger("974 772, 900 850, 822 898", 53) +
    finger("988 776, 926 862, 872 934", 47);
  // the shadow is the baton's alone
  const ground =
    halftone([330, 1180, 930, 1260], (x, y) => 1.15 - Math.hypot((x - 630) / 300, (y - 1218) / 38) ** 2, night, {
      pitch: 12,
      turn: 18,
    }) +
    line(cut(pts("-20 1330, 400 1322, 800 1328, 1220 1318"), rnd, { closed: false, slip: 1 }), laterite, 12) +
    line("M640 1330L620 1420", laterite, 12) +
    letters("29/5", 664, 1398, { size: 54, fill: laterite });
  const body =
    flood(chalk) + ground + shape(palmRight, night) + shape(palmLeft, night) + stick + grip + reach + left + right;
  return sheet(
    {
      seed: 13,
      title: "Abdulsalami Abubakar: a relay baton at the moment of passing",
      label: ["Abdulsalami Abubakar, 1998–99", "LA.1998.13"],
    },
    body,
  );
}
