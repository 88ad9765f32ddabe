/** Goodluck Jonathan, 2010-15: a fedora at the top, two bare soles at the foot, and between them only the creek. */
import { cut, group, halftone, INK, inside, line, type Point, ring, seeded, shape, slipped } from "../kit";
import { bleed, flood, glow, open, pts, sheet, slope, turned } from "./press";

const { palm, night, brass, chalk } = INK;

/** A sole, heel down, its great toe at the right; the toes are cut apart from it. */
function sole(x: number, y: number, side: 1 | -1, turn: number, seed: number) {
  const rnd = seeded(seed);
  const at = (text: string) => pts(text).map(([u, v, k]): Point => [x + side * u, y + v, k]);
  const foot = cut(
    at("-62 320, -78 180, -104 40, -112 -40, -70 -92, 10 -104, 86 -86, 112 -20, 100 60, 62 150, 58 240, 66 330, 0 380"),
    rnd,
    { slip: 2 },
  );
  const toes = [
    [70, -142, 42, 48],
    [4, -152, 27, 34],
    [-44, -138, 24, 30],
    [-82, -112, 22, 27],
    [-112, -76, 19, 23],
  ].map(([u = 0, v = 0, a = 0, b = 0]) =>
    slipped(cut(ring(x + side * u, y + v, a, b, 12), rnd, { slip: 1.5, fine: 4 }), brass, {
      dx: -5,
      dy: 6,
      paper: night,
    }),
  );
  const ball = (u: number, v: number) =>
    Math.hypot((u - x - side * 10) / 120, (v - y - 20) / 100) < 0.5
      ? 0
      : slope([x - side * 10, y + 20], [x + side * 130, y + 250], 1)(u, v);
  return turned(
    turn,
    x,
    y,
    slipped(foot, brass, { dx: -6, dy: 6, paper: night }) +
      inside(foot, halftone([x - 150, y - 120, x + 150, y + 400], ball, night, { pitch: 13, turn: 24 })) +
      toes.join(""),
  );
}

/** The hat; 1000 wide, its brim about 600, 250. */
function fedora() {
  const rnd = seeded(2015);
  const crown = cut(pts("330 190 1, 336 60, 372 -70, 470 -120, 600 -60, 730 -120, 830 -70, 868 60, 880 190 1"), rnd, {
    slip: 2,
  });
  const ribbon = cut(pts("324 132 1, 600 168, 884 132 1, 890 214 1, 600 250, 318 214 1"), rnd, { slip: 1.5 });
  const brim = cut(
    pts(
      "120 210, 230 176, 330 206 1, 600 246, 884 206 1, 990 168, 1092 190, 1110 226, 980 296, 720 338, 460 336, 210 292, 116 250",
    ),
    rnd,
    { slip: 2 },
  );
  const bow = slipped(
    cut(pts("812 122 1, 892 96 1, 884 170, 902 246 1, 816 232 1, 826 176"), rnd, { slip: 1 }),
    brass,
    { dx: -5, dy: 3, paper: night },
  );
  return turned(
    -5,
    600,
    200,
    slipped(crown, night, { dx: -7, dy: 6 }) +
      slipped(ribbon, brass, { dx: -5, dy: -5, paper: night }) +
      slipped(brim, night, { dx: -7, dy: 8 }) +
      line(open("250 262, 430 300, 640 310"), chalk, 6, 'stroke-linecap="round"') +
      bow,
  );
}

export function draw() {
  // one ripple, the faintest mark on the sheet: a broken ring and its echo
  const ripple =
    line(ring(742, 884, 150, 34, 44), chalk, 4, 'stroke-dasharray="130 26 210 40" opacity=".8"') +
    line(pts("640 930, 700 942, 780 942, 836 932"), chalk, 3, 'stroke-linecap="round" opacity=".8"');
  const water =
    halftone([44, 44, 1156, 1414], (x, y) => 0.78 * slope([560, 760], [640, 1480], 1.2)(x, y), night, {
      pitch: 20,
      turn: 0,
    }) + halftone([44, 44, 1156, 760], (x, y) => 0.56 * glow(300, 420, 560, 1.1)(x, y), brass, { pitch: 21, turn: 14 });
  const body = flood(palm) + water + ripple + fedora() + sole(386, 1250, 1, -12, 16) + sole(764, 1296, -1, 9, 17);
  return sheet(
    {
      seed: 16,
      title: "Goodluck Jonathan: a fedora over a pair of bare feet",
      label: ["Goodluck Jonathan, 2010–15", "LA.2010.16"],
    },
    body,
  );
}

/** The same for a broad screen: the hat at one side, the soles at the other, and the creek between them. */
export function drawWide() {
  const ripple =
    line(ring(820, 470, 130, 27, 44), chalk, 4, 'stroke-dasharray="130 26 210 40" opacity=".8"') +
    line(pts("730 512, 790 524, 860 524, 910 514"), chalk, 3, 'stroke-linecap="round" opacity=".8"');
  const water =
    halftone([0, 0, 1600, 800], (x, y) => 0.78 * slope([560, 330], [680, 860], 1.2)(x, y), night, {
      pitch: 20,
      turn: 0,
    }) + halftone([0, 0, 1600, 640], (x, y) => 0.56 * glow(900, 160, 620, 1.1)(x, y), brass, { pitch: 28, turn: 14 });
  return bleed(
    { seed: 16, wide: 1600, high: 800 },
    shape("M0 0H1600V800H0Z", palm) +
      water +
      ripple +
      group(fedora(), 'transform="translate(-150 -20) scale(.94)"') +
      sole(1150, 560, 1, -12, 16) +
      sole(1440, 590, -1, 9, 17),
  );
}
