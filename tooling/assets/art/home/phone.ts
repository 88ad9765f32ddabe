/** Scan, tap, reveal: the medal is dark iron to the eye; in the telephone it shines, with what it is called. A cut-out. */
import { disc, type Medal } from "../disc";
import { yam } from "../emblems";
import {
  cut,
  flat,
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  poly,
  rect,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { band, bleed, open, pts, slope } from "../works/press";

const { laterite, night, brass, chalk, palm, oxblood } = INK;
const [WIDE, HIGH] = [960, 1400];
const C: readonly [number, number] = [500, 590];
const R = 330;

const medal: Medal = {
  seed: 7,
  metal: "bronze",
  emblem: yam,
  rim: "Operation Feed",
  foot: "LA.1976.07",
  edge: "scallop",
  field: palm,
  rays: true,
  ribbon: [palm, chalk],
  lining: oxblood,
  accession: "LA.1976.07",
  number: "12/60",
};

export function draw() {
  const rnd = seeded(76);
  const strap = (ink: string, stripe: string) =>
    slipped(poly(pts("390 -20, 530 -20, 580 290, 460 300")), ink, { dx: -7, dy: 4 }) +
    shape(pts("444 -20, 476 -20, 536 292, 506 296"), stripe);
  const struck = disc(medal, C, R, "face");
  const unseen = flat(struck, "#2B2622");
  // The telephone leans over the lower right of the medal; its screen is the only place where the metal is bright.
  const lean = 'transform="rotate(9 560 700)"';
  const back = "rotate(-9 560 700)";
  const phone = cut(
    pts("318 330 1, 344 304 1, 796 304 1, 822 330 1, 822 1190 1, 796 1216 1, 344 1216 1, 318 1190 1"),
    rnd,
    { slip: 1 },
  );
  const screen = poly(pts("352 372, 788 372, 788 1130, 352 1130"));
  const corner = (x: number, y: number, u: 1 | -1, v: 1 | -1) =>
    line(`M${x + u * 62} ${y}H${x}V${y + v * 62}`, chalk, 11);
  const words =
    rect(352, 946, 436, 184, chalk) +
    rect(378, 972, 60, 60, laterite) +
    letters("Hoe and yam", 456, 1014, { size: 46, fill: night }) +
    [1062, 1088].map((y) => line(`M380 ${y}H${y === 1062 ? 750 : 640}`, night, 9)).join("");
  const shown =
    shape(screen, oxblood) +
    inside(
      screen,
      halftone([340, 360, 800, 1140], slope([480, 500], [820, 1000], 1.3), laterite, { pitch: 16, turn: 24 }) +
        group(strap(palm, chalk) + struck, `transform="${back}"`) +
        words,
    ) +
    corner(380, 402, 1, 1) +
    corner(760, 402, -1, 1) +
    corner(380, 916, 1, -1) +
    corner(760, 916, -1, -1);
  // the hand: a thumb over the edge of the glass, four fingers behind, and the cuff
  const finger = (way: string, root: number, tip: number) => {
    const path = open(way);
    const [x, y] = path.at(-1) ?? [0, 0];
    const at = (more: number, ink: string) =>
      shape(poly(band(path, (t) => root + (tip - root) * t + more)), ink) + shape(ring(x, y, (tip + more) / 2), ink);
    return at(14, chalk) + at(0, night);
  };
  const behind = [
    "760 1010, 640 960, 560 930",
    "770 1090, 640 1060, 540 1034",
    "770 1160, 640 1150, 536 1136",
    "760 1230, 650 1236, 560 1232",
  ];
  const fingers = behind.map((way, i) => {
    const dx = -270 + i * 6;
    return group(finger(way, 90, 74), `transform="translate(${dx} 6)"`);
  });
  const palmOf = cut(pts("836 1150, 900 1110, 950 1180, 940 1420 1, 420 1420 1, 470 1300, 560 1240, 760 1230"), rnd, {
    slip: 2,
  });
  const thumb = finger("886 1230, 884 1060, 840 940, 744 866", 118, 76);
  const cuff = cut(pts("372 1330 1, 960 1290 1, 980 1420 1, 360 1420 1"), rnd, { slip: 2 });
  const body =
    strap("#24302A", "#4A453D") +
    group(flat(struck, chalk), 'transform="translate(-8 7)"') +
    unseen +
    halftone(
      [90, 210, 800, 920],
      (x, y) => (Math.hypot(x - C[0], y - C[1]) > R * 0.98 ? 0 : 0.8 * slope([300, 320], [560, 800], 1.2)(x, y)),
      night,
      { pitch: 12, turn: 27 },
    ) +
    line(ring(C[0], C[1], R * 0.8), "#4A433B", 8) +
    group(fingers.join(""), "") +
    group(slipped(phone, night, { dx: -10, dy: 7 }) + shown + rect(540, 330, 70, 12, "#3A332C"), lean) +
    thumb +
    slipped(palmOf, night, { dx: -9, dy: 6 }) +
    slipped(cuff, brass, { dx: -6, dy: -7 }) +
    inside(
      cuff,
      halftone([360, 1280, 980, 1420], slope([640, 1330], [980, 1420], 1.1), laterite, { pitch: 13, turn: 24 }),
    );
  return bleed({ seed: 35, wide: WIDE, high: HIGH, paper: false }, body);
}
