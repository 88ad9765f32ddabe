/** Abubakar Tafawa Balewa, 1960-66: a golden microphone as a minaret, from below; four wires leave it, and one has come down. */
import { cut, dot, group, halftone, INK, inside, line, type Point, poly, seeded, shape, slipped } from "../kit";
import { band, flood, glow, open, pts, sheet, slope, stroke } from "./press";

const { brass, night, chalk } = INK;

export function draw() {
  const rnd = seeded(1957);
  // Seen from below, everything round is an arch.
  const arch = (cx: number, y: number, half: number, rise: number, thick: number): Point[] => [
    ...open(`${cx - half} ${y}, ${cx} ${y - rise}, ${cx + half} ${y}`),
    ...open(`${cx + half} ${y + thick}, ${cx} ${y - rise + thick}, ${cx - half} ${y + thick}`),
  ];
  const ring = (y: number, half: number, rise: number, thick: number, ink: string = brass) =>
    slipped(poly(arch(418 + (y - 700) * 0.03, y, half, rise, thick)), ink, { dx: -6, dy: 6 });
  const shaft = cut(pts("352 700 1, 470 700 1, 560 1180 1, 590 1500 1, 270 1500 1, 300 1180 1"), rnd, { slip: 2 });
  const head = cut(pts("278 560 1, 288 380, 322 250, 392 186, 452 186, 520 252, 556 380, 566 560 1, 420 524"), rnd, {
    slip: 1.5,
  });
  const dark = (x: number, y: number) => 0.95 * slope([410, y], [590, y], 1.1)(x, y);
  const slots = [0, 1, 2, 3, 4].map((i) => {
    const y = 300 + i * 52;
    const half = [72, 98, 114, 124, 128][i] ?? 100;
    return shape(poly(arch(420, y, half, 16 + i * 6, 17)), night);
  });
  const gallery = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const x = 420 + i * 46;
    const y = 640 + i * i * 3.4;
    return shape(`M${x - 14} ${y + 34}V${y}Q${x} ${y - 26} ${x + 14} ${y}V${y + 34}Z`, night);
  });
  const tower =
    slipped(shaft, brass, { dx: -8, dy: 4 }) +
    inside(
      shaft,
      halftone([260, 690, 620, 1440], dark, night, { pitch: 13, turn: 30 }) +
        stroke(open("384 720, 340 1180, 322 1440"), chalk, 14),
    ) +
    // The grille goes on down the shaft, in threes between the rings.
    [758, 788, 902, 934, 966, 1076, 1112, 1148, 1276, 1318]
      .map((y) => {
        const half = 40 + (y - 700) * 0.085;
        return shape(poly(arch(418 + (y - 700) * 0.03, y, half, 16 + (y - 700) * 0.014, 12)), night);
      })
      .join("") +
    [840, 1000, 1180].map((y, i) => ring(y, 84 + i * 30, 26 + i * 6, 24 + i * 6)).join("") +
    slipped(cut(pts("232 586 1, 420 532, 610 586 1, 590 690 1, 420 640, 252 690 1"), rnd, { slip: 1.5 }), brass, {
      dx: -8,
      dy: 8,
    }) +
    gallery.join("") +
    ring(690, 172, 48, 26) +
    ring(566, 196, 52, 22) +
    slipped(head, brass, { dx: -8, dy: 4 }) +
    inside(
      head,
      halftone([270, 180, 580, 570], dark, night, { pitch: 13, turn: 30 }) +
        stroke(open("326 470, 338 350, 372 262"), chalk, 16),
    ) +
    slots.join("") +
    shape(poly(band(pts("421 190, 421 150, 421 128"), (t) => 26 - 16 * t)), brass);
  // Rings of sound from the grille: they go down over the gown, and left, and are cut by those two edges.
  const rings = [330, 470, 620, 780, 950, 1130].map((r, i) => {
    const arc: Point[] = Array.from({ length: 60 }, (_, k) => {
      const a = ((62 + (k * 176) / 59) * Math.PI) / 180;
      return [420 + r * Math.cos(a), 400 + r * Math.sin(a)];
    });
    return line(cut(arc, rnd, { closed: false, fine: 2, slip: 1 }), brass, 20 - i * 2.4);
  });
  const gown = cut(
    pts("-60 1560 1, -60 1210 1, 110 1090, 270 1040 1, 420 1170, 590 1064 1, 860 1130, 1260 1330 1, 1260 1560 1"),
    rnd,
  );
  const yoke = [0, 1, 2].map((i) =>
    stroke(
      open(
        `${262 - i * 40} ${1060 + i * 30}, ${300 - i * 20} ${1250 + i * 46}, ${440 + i * 8} ${1330 + i * 60}, ${580 + i * 30} ${1250 + i * 56}, ${612 + i * 52} ${1078 + i * 36}`,
      ),
      i === 1 ? brass : night,
      i === 1 ? 20 : 6,
    ),
  );
  // Four wires, to four regions.
  const wires = [
    ["590 590, 860 640, 1180 560", 1],
    ["592 604, 880 740, 1180 712", 1],
    ["590 618, 860 850, 1180 880", 1],
    ["588 634, 680 900, 716 1060, 700 1180, 770 1236, 872 1206, 900 1260", 0],
  ] as const;
  const hung =
    wires
      .map(([way, up]) => stroke(open(way), chalk, 6) + (up ? "" : inside(gown, stroke(open(way), night, 8))))
      .join("") +
    group(
      shape("M-13 -22H13V12H-13Z", night) + line("M-6 12v20M6 12v20", night, 6),
      'transform="translate(904 1274) rotate(-14) scale(1.7)"',
    );
  const cap =
    slipped(
      cut(pts("-118 70 1, -112 -50, -84 -96, 0 -112, 84 -98, 112 -52, 118 66 1, 0 36"), rnd, { slip: 1 }),
      chalk,
      { dx: -6, dy: 5, paper: brass },
    ) +
    [-78, -26, 26, 78]
      .map(
        (x) =>
          shape(`M${x} ${-62 + Math.abs(x) * 0.1}l20 30l-20 30l-20 -30z`, night) +
          dot(x, -32 + Math.abs(x) * 0.1, 6, brass),
      )
      .join("") +
    stroke(open("-114 26, 0 -4, 114 24"), night, 6) +
    stroke(open("-116 48, 0 18, 116 46"), brass, 8);
  const body =
    flood(night) +
    halftone([40, 40, 1160, 1420], (x, y) => 0.8 * glow(420, 420, 820, 1.5)(x, y), brass, {
      pitch: 22,
      turn: 20,
      max: 0.42,
    }) +
    slipped(gown, chalk, { dx: 4, dy: -10, paper: brass }) +
    inside(
      gown,
      halftone([0, 1000, 1200, 1440], (x, y) => 0.75 * slope([560, 1100], [1150, 1400])(x, y), night, {
        pitch: 15,
        turn: 33,
      }) + yoke.join(""),
    ) +
    rings.join("") +
    inside(gown, group(rings.join("").replaceAll(brass, night), 'opacity=".85"')) +
    tower +
    hung +
    group(cap, 'transform="translate(846 208) rotate(9) scale(1 1.25)"');
  return sheet(
    {
      seed: 3,
      title: "Abubakar Tafawa Balewa: a golden microphone",
      label: ["Abubakar Tafawa Balewa, 1960–66", "LA.1960.03"],
    },
    body,
  );
}
