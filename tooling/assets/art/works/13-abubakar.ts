/** Abdulsalami Abubakar, 1998-99: a baton between two cuffs, in the instant when it belongs to nobody. */
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  type Point,
  poly,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { band, flood, open, pts, sheet, slope, turned } from "./press";

const { brass, night, laterite, chalk } = INK;
/** The skin of both hands: a warm brown-black, the line that parts two fingers, its light, the palm and the nails. */
const [SKIN, LINE, LIGHT, PALM, NAIL] = ["#38221A", "#120A07", "#7A4D38", "#8E5C45", "#D9A98C"];

export function draw() {
  const rnd = seeded(1999);
  /** A finger, thick at its root and fine at its tip, with its two knuckles and, where it is seen, its nail. */
  const finger = (way: string, root = 70, tip = 44, nail = true) => {
    const path = open(way);
    const ends = [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]].map(([x, y], i) => [x, y, i ? tip : root] as const);
    const at = (more: number, ink: string) =>
      shape(poly(band(path, (t) => root + (tip - root) * t ** 0.8 + more)), ink) +
      ends.map(([x, y, wide]) => dot(x, y, (wide + more) / 2, ink)).join("");
    const steps = path.length - 1;
    const facing = (i: number) => {
      const [[ax, ay], [bx, by]] = [path[Math.max(0, i - 1)] ?? [0, 0], path[Math.min(steps, i + 1)] ?? [0, 0]];
      return Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
    };
    const creases = [0.36, 0.68].map((share) => {
      const i = Math.round(steps * share);
      const [x, y] = path[i] ?? [0, 0];
      const h = (root + (tip - root) * share) * 0.3;
      return turned(
        facing(i),
        x,
        y,
        line(
          `M${x - 5} ${y - h}q8 ${h} 0 ${h * 2}M${x + 6} ${y - h * 0.8}q7 ${h * 0.8} 0 ${h * 1.6}`,
          LIGHT,
          5,
          'stroke-linecap="round"',
        ),
      );
    });
    const [tx, ty] = path.at(-1) ?? [0, 0];
    const plate = turned(
      facing(steps),
      tx,
      ty,
      shape(
        `M${tx - tip * 0.26} ${ty - tip * 0.26}Q${tx + tip * 0.2} ${ty - tip * 0.34} ${tx + tip * 0.36} ${ty}Q${tx + tip * 0.2} ${ty + tip * 0.34} ${tx - tip * 0.26} ${ty + tip * 0.26}Q${tx - tip * 0.12} ${ty} ${tx - tip * 0.26} ${ty - tip * 0.26}Z`,
        NAIL,
      ),
    );
    const light = path
      .slice(Math.floor(steps * 0.06), Math.floor(steps * 0.3))
      .map(([x, y]): Point => [x - tip * 0.2, y - tip * 0.2]);
    return (
      at(9, LINE) +
      at(0, SKIN) +
      line(poly(light, false), LIGHT, 6, 'stroke-linecap="round"') +
      creases.join("") +
      (nail ? plate : "")
    );
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
  const thumb = finger("360 646, 408 584, 474 548, 548 542", 84, 54);
  const grip =
    finger("404 596, 390 650, 396 706, 424 750", 70, 46) +
    finger("456 588, 440 646, 448 712, 482 764", 72, 46) +
    finger("512 586, 496 646, 506 712, 542 762", 70, 46) +
    finger("564 598, 554 648, 570 700, 612 738", 64, 42);
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
  // the other hand lies open under the baton: a palm, four fingers that have not closed, and the thumb lifted out of the way
  const palmRight = cut(
    pts("1070 556 1, 1016 560, 980 596, 958 660, 944 720, 930 780, 942 838, 984 856, 1040 830 1"),
    rnd,
    { slip: 2 },
  );
  const hollow = cut(pts("1060 622, 1010 632, 978 676, 968 736, 990 792, 1060 800"), rnd, { slip: 2 });
  const reach =
    finger("1000 836, 936 882, 868 894, 806 874", 66, 42) +
    finger("988 804, 906 850, 822 856, 744 826", 72, 44) +
    finger("980 772, 892 812, 806 814, 726 780", 74, 44) +
    finger("978 738, 898 774, 824 774, 752 744", 72, 42);
  const thumbRight = finger("1012 622, 964 570, 910 540, 856 542", 80, 48);
  const openPalm =
    reach +
    shape(palmRight, LINE, 'transform="translate(-5 4)"') +
    shape(palmRight, SKIN) +
    shape(hollow, PALM) +
    inside(
      hollow,
      line(open("1056 660, 1010 690, 990 780"), LINE, 5) + line(open("1056 720, 1016 740, 1000 790"), LINE, 4),
    ) +
    thumbRight;
  // the shadow is the baton's alone, on the red ground of the track
  const track = cut(pts("-20 1150 1, 400 1144, 800 1152, 1220 1142 1, 1220 1520 1, -20 1520 1"), rnd, { slip: 1.5 });
  const ground =
    slipped(track, laterite, { dx: 0, dy: -8, paper: night }) +
    inside(
      track,
      line("M-20 1196H1220", chalk, 7) +
        shape("M-20 1318L1220 1298V1312L-20 1334Z", chalk) +
        shape("M604 1196H616L560 1440H536Z", chalk),
    ) +
    halftone([300, 1210, 980, 1300], (x, y) => 1.15 - Math.hypot((x - 640) / 340, (y - 1254) / 36) ** 2, night, {
      pitch: 11,
      turn: 18,
    }) +
    letters("29/5", 628, 1392, { size: 64, fill: chalk });
  const hands =
    openPalm +
    shape(palmLeft, LINE, 'transform="translate(-4 5)"') +
    shape(palmLeft, SKIN) +
    stick +
    thumb +
    grip +
    left +
    right;
  const body = flood(chalk) + ground + group(hands, 'transform="translate(624 640) scale(1.13) translate(-648 -690)"');
  return sheet(
    {
      seed: 13,
      title: "Abdulsalami Abubakar: a relay baton at the moment of passing",
      label: ["Abdulsalami Abubakar, 1998–99", "LA.1998.13"],
    },
    body,
  );
}
