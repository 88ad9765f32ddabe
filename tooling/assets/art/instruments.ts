import { cut, dot, halftone, INK, inside, letters, line, oval, rect, ring, seeded, shape, slipped } from "./kit";
import { shade } from "./stage";

const { night, brass, laterite, chalk, oxblood } = INK;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** A microphone, larger than a real one. */
export const microphone = (() => {
  const rnd = seeded(1959);
  const head =
    "M-104 -520C-104 -600 -58 -640 0 -640S104 -600 104 -520V-400C104 -330 58 -300 0 -300S-104 -330 -104 -400Z";
  const bars = Array.from({ length: 10 }, (_, i) => rect(-110, -608 + i * 30, 220, 11, night));
  return (
    slipped("M-24 -300H24L17 -40H-17Z", brass, { paper: chalk, dx: -4, dy: 0 }) +
    rect(-30, -300, 60, 26, "#8F7118") +
    shape(cut(ring(0, -22, 140, 26, 22), rnd, { slip: 1 }), "#8F7118") +
    shape(cut(ring(0, -32, 140, 24, 22), rnd, { slip: 1 }), brass) +
    oval(-30, -36, 74, 8, "#F0DC94") +
    slipped(head, brass, { dx: -6, dy: 4 }) +
    inside(
      head,
      bars.join("") +
        rect(-110, -490, 220, 50, oxblood) +
        shade([-20, -640, 110, -300], [10, -560], [150, -420]) +
        halftone([-104, -640, -30, -300], (x) => Math.max(0, 0.8 - Math.abs(x + 74) / 20), chalk, { pitch: 9 }),
    ) +
    letters("1960", 0, -454, { size: 34, anchor: 0.5, track: 4, fill: chalk })
  );
})();

/** An hourglass with eighty-three grains and a bow tie. */
export const hourglass = (() => {
  const rnd = seeded(1993);
  const glass =
    "M-140 -500H140C140 -390 40 -326 22 -284C40 -242 140 -178 140 -68H-140C-140 -178 -40 -242 -22 -284C-40 -326 -140 -390 -140 -500Z";
  // Eighty-three, one for each night in office: twenty-six still above the waist, the rest below it.
  const grains: string[] = [];
  const heap = (count: number, y0: number, width: (row: number) => number, step: number) => {
    for (let row = 0, left = count; left > 0; row++) {
      const n = Math.min(left, width(row));
      for (let i = 0; i < n; i++)
        grains.push(
          dot((i - (n - 1) / 2) * 21 + rnd.between(-2, 2), y0 + row * step + rnd.between(-2, 2), 8.4, laterite),
        );
      left -= n;
    }
  };
  heap(26, -398, (row) => [9, 7, 5, 3, 2][row] ?? 1, 21);
  heap(54, -80, (row) => [12, 11, 10, 8, 6, 4, 3][row] ?? 2, -20);
  for (const y of [-268, -240, -214]) grains.push(dot(rnd.between(-2, 2), y, 8.4, laterite));
  return (
    rect(-182, -546, 364, 46, night) +
    rect(-182, -68, 364, 68, night) +
    slipped(glass, chalk, { paper: "#8F7118", dx: -6, dy: 4 }) +
    inside(
      glass,
      grains.join("") +
        shade([10, -500, 150, -68], [30, -400], [240, -260], "#B08C1C") +
        line("M-112 -480C-112 -400 -40 -350 -34 -290", "#FFFFFF", 12, round),
    ) +
    rect(-172, -500, 20, 432, night) +
    rect(152, -500, 20, 432, night) +
    [-162, 162].map((x) => dot(x, -470, 15, night) + dot(x, -284, 13, night) + dot(x, -98, 15, night)).join("") +
    shape("M-62 -306L0 -284L-62 -262ZM62 -306L0 -284L62 -262Z", oxblood) +
    rect(-13, -297, 26, 26, laterite, 4) +
    rect(-70, -50, 140, 34, brass) +
    letters("83", 0, -24, { size: 32, anchor: 0.5, track: 6 })
  );
})();

/** A chair with a jacket and nobody in it. */
export const chair = (() => {
  const rnd = seeded(2010);
  const jacket = cut(
    [
      [-152, -470, 1],
      [-92, -520],
      [-30, -540, 1],
      [0, -500, 1],
      [30, -540, 1],
      [92, -520],
      [152, -470, 1],
      [174, -350],
      [150, -240, 1],
      [122, -250, 1],
      [124, -182, 1],
      [0, -170],
      [-124, -182, 1],
      [-122, -250, 1],
      [-150, -240, 1],
      [-174, -350],
    ],
    rnd,
    { slip: 1.2 },
  );
  return (
    slipped("M-160 -566H-132V0H-160Z", "#7A4A22", { paper: night, dx: -4, dy: 0 }) +
    shape("M132 -566H160V0H132Z", "#5C3517") +
    shape("M-172 -590H172V-548H-172Z", "#7A4A22") +
    dot(-146, -602, 20, "#7A4A22") +
    dot(146, -602, 20, "#5C3517") +
    [-70, 0, 70].map((x) => rect(x - 9, -560, 18, 360, "#5C3517")).join("") +
    shape("M-196 -210H196L214 -160H-214Z", oxblood) +
    shape("M-214 -160H214V-132H-214Z", "#7A4A22") +
    shape("M-206 -132H-176V0H-206Z", "#7A4A22") +
    shape("M176 -132H206V0H176Z", "#5C3517") +
    rect(-190, -84, 380, 16, "#5C3517") +
    slipped(jacket, night, { paper: chalk, dx: -5, dy: 4 }) +
    inside(
      jacket,
      shade([-180, -540, 180, -170], [40, -400], [330, -260], "#3A332C") +
        line("M0 -500V-172", "#4A4138", 5) +
        line("M-110 -440C-116 -380 -116 -320 -122 -250M110 -440C116 -380 116 -320 122 -250", "#4A4138", 6, round),
    ) +
    shape("M-30 -540L0 -500L-26 -396L-72 -458L-52 -486Z", "#2E2822") +
    shape("M30 -540L0 -500L26 -396L72 -458L52 -486Z", "#2E2822") +
    shape("M-20 -512L0 -500L20 -512L8 -440H-8Z", chalk) +
    dot(0, -330, 8, brass) +
    dot(0, -270, 8, brass) +
    shape("M50 -420L84 -430L88 -398L54 -392Z", chalk)
  );
})();

/** A press whose front page falls like cloth. */
export const press = (() => {
  const rnd = seeded(1937);
  /** A roller between the posts, seen along its side: the lamp is above it. */
  const roller = (y: number, half: number, light: string) =>
    slipped(`M-176 ${y - half}H176V${y + half}H-176Z`, night, { dx: -4, dy: 5 }) +
    halftone(
      [-176, y - half, 176, y + half],
      (_, v) => 0.9 * (1 - Math.abs(v - y + half * 0.4) / (half * 0.5)),
      light,
      {
        pitch: 9,
        turn: 24,
      },
    );
  const web = (y: number, half: number) =>
    shape(`M-112 ${y - half - 4}H104V${y + half + 4}H-112Z`, chalk) +
    [0, 1, 2, 3]
      .map((i) => line(`M-94 ${y - half + 14 + i * 17}h84M14 ${y - half + 14 + i * 17}h74`, night, 6))
      .join("");
  const gown = cut(
    [
      [-112, -176, 1],
      [104, -176, 1],
      [120, -110],
      [196, -52],
      [262, 34, 1],
      [120, 62],
      [-60, 44],
      [-252, 66, 1],
      [-190, -40],
      [-124, -104],
    ],
    rnd,
    { slip: 1.6 },
  );
  const post = (x: number) =>
    slipped(`M${x - 26} -20V-590H${x + 26}V-20Z`, "#1B1714", { paper: laterite, dx: -5, dy: 0 });
  return (
    shape("M-236 -40H236V0H-236Z", night) +
    post(-196) +
    post(196) +
    roller(-500, 50, laterite) +
    web(-500, 50) +
    roller(-226, 54, laterite) +
    web(-226, 54) +
    roller(-364, 74, brass) +
    slipped("M-240 -606H240V-570H-240Z", night, { paper: laterite, dx: -5, dy: 4 }) +
    slipped(gown, chalk, { paper: laterite, dx: -7, dy: 5 }) +
    inside(
      gown,
      letters("Pilot", -4, -84, { size: 66, anchor: 0.5, fill: night }) +
        [0, 1, 2, 3]
          .map((i) =>
            line(
              `M${-92 - i * 22} ${-54 + i * 22}h${76 + i * 14}M${10 + i * 4} ${-54 + i * 22}h${80 + i * 20}`,
              night,
              6,
            ),
          )
          .join("") +
        line("M-60 -160C-80 -80 -140 -20 -170 70M60 -160C70 -90 120 -40 140 70", night, 4) +
        shade([20, -180, 280, 80], [0, -60], [250, 10]),
    ) +
    line("M-222 -364H-286M-286 -364V-280", night, 16, round) +
    dot(-286, -270, 20, laterite)
  );
})();
