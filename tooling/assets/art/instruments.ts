import { cut, dot, halftone, INK, inside, letters, line, oval, rect, ring, seeded, shape, slipped } from "./kit";
import { shade } from "./stage";
import { pts } from "./works/press";

const { night, brass, laterite, chalk, oxblood } = INK;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** A microphone, larger than a real one. */
export const microphone = (() => {
  const rnd = seeded(1959);
  const head =
    "M-104 -520C-104 -600 -58 -640 0 -640S104 -600 104 -520V-400C104 -330 58 -300 0 -300S-104 -330 -104 -400Z";
  const stem = "M-24 -300H24L19 -40H-19Z";
  const bars = Array.from({ length: 10 }, (_, i) => rect(-110, -608 + i * 30, 220, 11, night));
  return (
    slipped(stem, brass, { paper: chalk, dx: -4, dy: 0 }) +
    inside(
      stem,
      rect(-15, -300, 7, 270, "#F0DC94") +
        halftone([-4, -300, 26, -36], (x) => 0.15 + 0.8 * ((x + 4) / 30), night, { pitch: 6, turn: 30 }) +
        rect(-30, -276, 60, 20, "#5A430C", 0),
    ) +
    [-206, -122].map((y) => rect(-27, y, 54, 13, "#8F7118", 3) + rect(-24, y + 2, 18, 4, "#F0DC94")).join("") +
    rect(-32, -300, 64, 26, "#8F7118") +
    rect(-28, -296, 20, 6, "#F0DC94") +
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
  const grain = (x: number, y: number) =>
    dot(x, y, 10, chalk) + dot(x, y, 8.6, laterite) + dot(x - 2.6, y - 2.8, 2.2, "#E39A7A");
  const grains: string[] = [];
  const heap = (count: number, y0: number, width: (row: number) => number, step: number) => {
    for (let row = 0, left = count; left > 0; row++) {
      const n = Math.min(left, width(row));
      for (let i = 0; i < n; i++)
        grains.push(grain((i - (n - 1) / 2) * 20.5 + rnd.between(-1, 1), y0 + row * step + rnd.between(-1, 1)));
      left -= n;
    }
  };
  heap(26, -398, (row) => [9, 7, 5, 3, 2][row] ?? 1, 21);
  heap(54, -80, (row) => [12, 11, 10, 8, 6, 4, 3][row] ?? 2, -20);
  for (const y of [-268, -240, -214]) grains.push(grain(rnd.between(-2, 2), y));
  // What the glass holds, on the colour of its own wall: the grains are drawn over every shade, so that they can be counted.
  const post = (x: number) =>
    rect(x - 9, -500, 18, 432, night) +
    [-470, -284, -98].map((y) => dot(x, y, 14, night)).join("") +
    line(`M${x - 4} -458V-300M${x - 4} -268V-112`, "#5A5148", 4, round);
  return (
    post(-162) +
    post(162) +
    rect(-182, -546, 364, 46, night) +
    rect(-182, -68, 364, 68, night) +
    line("M-174 -536H174M-174 -58H174", "#5A5148", 4) +
    shape(glass, chalk, 'opacity=".5"') +
    inside(
      glass,
      halftone(
        [-150, -500, 150, -68],
        (x, y) => {
          const half = 30 + 110 * Math.min(1, Math.abs(y + 284) / 170) ** 1.3;
          return Math.max(0, 0.8 - Math.abs(Math.abs(x) - half) / 22) * (x > 0 ? 1 : 0.3);
        },
        "#FFFFFF",
        { pitch: 8, turn: 20 },
      ) +
        line("M-116 -484C-114 -404 -50 -352 -38 -300M-40 -250C-60 -214 -112 -180 -118 -96", "#FFFFFF", 9, round) +
        line("M112 -470C108 -430 96 -404 80 -384", "#FFFFFF", 6, round),
    ) +
    line(glass, chalk, 7, round) +
    line(glass, night, 2.5, round) +
    grains.join("") +
    shape("M-62 -306L0 -284L-62 -262ZM62 -306L0 -284L62 -262Z", oxblood) +
    rect(-13, -297, 26, 26, laterite, 4) +
    rect(-70, -50, 140, 34, brass) +
    letters("83", 0, -24, { size: 32, anchor: 0.5, track: 6 })
  );
})();

/** A press whose front page falls like cloth, and over the edge of whatever the press stands on. */
export const press = (() => {
  const rnd = seeded(1937);
  const steel = "#1B1714";
  /** A roller before the posts, with its round ends and its axle; the lamp is above it. */
  const roller = (y: number, half: number, light: string) => {
    const [left, right] = [-206, 188];
    const bar = `M${left} ${y - half}H${right}V${y + half}H${left}Q${left - half * 0.4} ${y} ${left} ${y - half}Z`;
    return (
      rect(-244, y - 11, 60, 22, "#5A5148") +
      rect(-244, y - 8, 60, 5, chalk) +
      rect(188, y - 11, 62, 22, "#5A5148") +
      slipped(bar, night, { paper: chalk, dx: -4, dy: 5 }) +
      inside(
        bar,
        halftone(
          [left - 30, y - half, right, y + half],
          (_, v) => 0.9 * (1 - Math.abs(v - y + half * 0.42) / (half * 0.5)),
          light,
          { pitch: 9, turn: 24 },
        ),
      ) +
      oval(right, y, half * 0.4, half + 1, light) +
      oval(right + 2, y, half * 0.32, half - 8, "#3A332C") +
      oval(right + 2, y, half * 0.2, half * 0.5, "none", `stroke="${light}" stroke-width="4"`) +
      rect(right + 2, y - 11, 54, 22, "#5A5148") +
      rect(right + 2, y - 8, 54, 5, chalk)
    );
  };
  const web = (y: number, half: number) =>
    shape(`M-112 ${y - half - 5}H104V${y + half + 5}H-112Z`, chalk) +
    Array.from({ length: Math.floor((half * 2 - 10) / 17) }, (_, i) =>
      line(
        `M-94 ${y - half + 12 + i * 17}h${84 - ((i * 7) % 12)}M14 ${y - half + 12 + i * 17}h${74 - ((i * 5) % 14)}`,
        night,
        6,
      ),
    ).join("") +
    halftone([-112, y, 104, y + half + 6], (_, v) => 0.7 * ((v - y) / half), "#8F867A", { pitch: 8, turn: 24 });
  const gown = cut(
    pts("-112 -184 1, 104 -184 1, 110 -128, 128 -80, 150 -34, 160 0 1, -168 0 1, -158 -32, -136 -80, -118 -126"),
    rnd,
    { slip: 1.2 },
  );
  // What hangs over the edge, in its own light.
  const lap = cut(
    pts("-168 -2 1, 160 -2 1, 166 28, 158 52 1, 104 42, 54 58, 0 44, -54 60, -110 46, -162 50 1, -172 26"),
    rnd,
    { slip: 1.2 },
  );
  const post = (x: number) =>
    slipped(`M${x - 24} -34V-572H${x + 24}V-34Z`, steel, { paper: laterite, dx: -5, dy: 0 }) +
    slipped(`M${x - 58} 0L${x - 40} -44H${x + 40}L${x + 58} 0Z`, steel, { paper: laterite, dx: -4, dy: -3 }) +
    [-34, 34].map((u) => dot(x + u, -14, 6, brass)).join("");
  return (
    post(-190) +
    post(164) +
    slipped("M-232 -72H206V-44H-232Z", steel, { paper: laterite, dx: -4, dy: 4 }) +
    slipped("M-238 -606H214V-566H-238Z", steel, { paper: laterite, dx: -5, dy: 4 }) +
    [-190, 164].map((x) => dot(x, -586, 9, brass)).join("") +
    rect(-66, -599, 108, 26, brass) +
    letters("1937", -12, -577, { size: 24, anchor: 0.5, fill: night }) +
    roller(-502, 46, laterite) +
    web(-502, 46) +
    roller(-238, 50, laterite) +
    web(-238, 50) +
    roller(-370, 70, brass) +
    // The crank, keyed to the axle of the middle roller.
    line("M246 -370L296 -290", "#5A5148", 20, round) +
    line("M244 -374L292 -298", chalk, 4, round) +
    dot(246, -370, 25, night) +
    dot(246, -370, 17, brass) +
    dot(246, -370, 7, night) +
    slipped("M276 -304H318V-280H276Z", laterite, { paper: night, dx: -3, dy: 4 }) +
    slipped(lap, "#E3D8C0", { paper: night, dx: -4, dy: 5 }) +
    inside(
      lap,
      halftone([-240, -4, 240, 34], (_, y) => 0.85 - y / 34, "#8F867A", { pitch: 8, turn: 24 }) +
        Array.from({ length: 7 }, (_, i) => line(`M${-150 + i * 49} 12v${26 + (i % 3) * 6}`, night, 4)).join(""),
    ) +
    slipped(gown, chalk, { paper: laterite, dx: -5, dy: 3 }) +
    inside(
      gown,
      letters("Pilot", -4, -98, { size: 66, anchor: 0.5, fill: night }) +
        [0, 1, 2, 3]
          .map((i) =>
            line(
              `M${-96 - i * 24} ${-70 + i * 20}h${78 + i * 16}M${10 + i * 4} ${-70 + i * 20}h${82 + i * 22}`,
              night,
              6,
            ),
          )
          .join("") +
        line("M-74 -170C-84 -110 -106 -60 -120 4M66 -170C74 -110 94 -60 108 4", night, 4) +
        shade([20, -190, 240, 4], [10, -80], [290, -30]),
    ) +
    line("M-168 0H160", "#FFFFFF", 5)
  );
})();
