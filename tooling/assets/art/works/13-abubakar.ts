/** Abdulsalami Abubakar, 1998-99: a baton between two cuffs, in the instant when it belongs to nobody. */
import { cut, dot, halftone, INK, inside, letters, line, type Point, poly, ring, seeded, shape, slipped } from "../kit";
import { band, flood, open, pts, sheet, slope, turned } from "./press";

const { brass, night, laterite, chalk, oxblood } = INK;

export function draw() {
  const rnd = seeded(1999);
  /** A finger, thicker at its root and round at its tip; a thin line of the darker ink parts it from the next, never bare paper. */
  const finger = (way: string, root = 66, tip = 46, parting: string = oxblood) => {
    const path = open(way);
    const ends = [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]].map(([x, y], i) => [x, y, i ? tip : root] as const);
    const at = (more: number, ink: string) =>
      shape(poly(band(path, (t) => root + (tip - root) * t + more)), ink) +
      ends.map(([x, y, wide]) => dot(x, y, (wide + more) / 2, ink)).join("");
    const light = path.slice(Math.floor(path.length * 0.35), Math.floor(path.length * 0.92));
    const knuckle = light.map(([x, y]): Point => [x - tip * 0.16, y - tip * 0.2]);
    return at(8, parting) + at(0, night) + line(poly(knuckle, false), "#5A3A2A", tip * 0.16, 'stroke-linecap="round"');
  };
  const baton = poly(pts("404 640, 866 620, 870 698, 408 718"));
  const stick =
    slipped(baton, laterite, { dx: -5, dy: 7 }) +
    inside(baton, halftone([390, 600, 920, 730], slope([600, 650], [606, 722], 1.2), night, { pitch: 11, turn: 30 })) +
    slipped(cut(ring(868, 659, 15, 39, 16), rnd, { slip: 1 }), night, { dx: -3, dy: 2 }) +
    turned(-2.5, 700, 660, letters("We the People", 612, 668, { size: 27, track: 3, fill: chalk }));
  // the soldier's sleeve, the buttons and the strap
  const khaki = cut(pts("-60 470 1, 110 520, 262 556 1, 290 690, 272 824 1, 110 850, -60 930 1"), rnd, { slip: 2 });
  const khakiCuff = cut(pts("214 520 1, 330 548 1, 352 690, 334 836 1, 216 854 1, 238 690"), rnd, { slip: 2 });
  const left =
    slipped(khaki, brass, { dx: 0, dy: 10, paper: night }) +
    inside(khaki, halftone([40, 460, 300, 940], slope([120, 640], [150, 900], 1.2), night, { pitch: 13, turn: 20 })) +
    slipped(khakiCuff, brass, { dx: -9, dy: 4, paper: night }) +
    line(open("306 566, 326 690, 310 822"), night, 5, 'stroke-dasharray="15 9"') +
    [600, 690, 780].map((y) => dot(277, y + 3, 18, night) + dot(280, y, 15, laterite)).join("");
  // the fist: four fingers over the baton, the first of them and the thumb already lifting
  const palmLeft = cut(
    pts("326 580 1, 390 556, 450 550, 520 560, 570 590, 580 660, 548 740, 480 786, 400 798, 332 806 1"),
    rnd,
    { slip: 2 },
  );
  const thumb = finger("356 640, 420 566, 510 520, 596 508, 664 522", 90, 60);
  const grip =
    finger("404 590, 388 650, 396 712, 424 760", 70, 60) +
    finger("456 584, 440 646, 450 716, 482 770", 72, 62) +
    finger("512 584, 496 648, 508 718, 542 768", 72, 60) +
    finger("566 598, 556 650, 574 710, 616 750", 70, 54);
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
  // the edge of the cuff, in scallops with the holes that make it lace
  const scallops = Array.from({ length: 6 }, (_, i): Point => {
    const t = (i + 0.5) / 6;
    return [1034 - Math.sin(t * Math.PI) * 26, 470 + t * 366];
  });
  const eyelets = ([x, y]: Point) =>
    [130, 180, 230].map((a) => {
      const turn = (a * Math.PI) / 180;
      return dot(x + Math.cos(turn) * 29, y + Math.sin(turn) * 24, 7, night);
    });
  const frill =
    scallops.map(([x, y]) => slipped(cut(ring(x, y, 52, 40, 14), rnd, { slip: 1 }), chalk, { paper: night })).join("") +
    scallops.flatMap((each) => [dot(each[0], each[1], 12, night), ...eyelets(each)]).join("");
  const right =
    slipped(lace, night, { dx: 0, dy: 10, paper: laterite }) +
    inside(lace, flowers.join("") + line("M1030 606L1220 580", chalk, 6)) +
    frill;
  // the other hand: thumb above, fingers hooked below, about to close and not closed
  const palmRight = cut(
    pts("1060 556 1, 1000 552, 944 572, 902 610, 886 668, 896 740, 940 796, 1000 816, 1060 812 1"),
    rnd,
    { slip: 2 },
  );
  const reach =
    finger("1030 776, 1000 862, 940 914, 880 912", 78, 58) +
    finger("1010 766, 966 846, 906 884, 838 874", 80, 60) +
    finger("990 752, 936 816, 872 842, 802 820", 80, 60) +
    finger("966 736, 900 780, 836 792, 774 758", 80, 58);
  const thumbRight = finger("1004 622, 950 556, 884 524, 808 536", 90, 60);
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
    flood(chalk) +
    ground +
    reach +
    shape(palmRight, night) +
    thumbRight +
    shape(palmLeft, night) +
    stick +
    thumb +
    grip +
    left +
    right;
  return sheet(
    {
      seed: 13,
      title: "Abdulsalami Abubakar: a relay baton at the moment of passing",
      label: ["Abdulsalami Abubakar, 1998–99", "LA.1998.13"],
    },
    body,
  );
}
