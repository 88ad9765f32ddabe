/** Muhammadu Buhari, civilian, 2015-23: a tortoise with a generator leaves by the right edge; its plug is in nothing. */
import { hats } from "../hats";
import { cut, dot, halftone, INK, inside, line, placed, poly, ring, seeded, shape, slipped } from "../kit";
import { flood, open, pts, sheet, slope, stroke, turned } from "./press";

const { laterite, night, brass, chalk } = INK;

export function draw() {
  const rnd = seeded(2023);
  const shell = cut(
    pts("470 980 1, 486 860, 566 720, 700 610, 880 552, 1080 560, 1300 640, 1300 1010 1, 900 1030"),
    rnd,
    { slip: 2 },
  );
  const rim = cut(pts("430 1004 1, 470 958, 700 984, 960 990, 1300 970 1, 1300 1060 1, 900 1076, 560 1060"), rnd, {
    slip: 2,
  });
  const scutes = [
    "560 946 1, 590 830, 672 760 1, 760 812, 764 950 1",
    "704 728 1, 800 652, 900 622 1, 980 690, 930 778, 800 788 1",
    "806 818 1, 930 806, 990 842 1, 1000 958 1, 802 956 1",
    "1006 676 1, 1090 610, 1240 620 1, 1240 800 1, 1030 830, 966 786",
  ].map((way, i) => {
    const plate = cut(pts(way), rnd, { slip: 2 });
    const [x, y] = [
      [670, 860],
      [850, 710],
      [900, 890],
      [1120, 720],
    ][i] ?? [0, 0];
    return (
      shape(plate, brass) +
      inside(
        plate,
        halftone(
          [500, 560, 1260, 980],
          slope([(x ?? 0) - 40, (y ?? 0) - 90], [(x ?? 0) + 60, (y ?? 0) + 110], 1.1),
          night,
          { pitch: 13, turn: 24 },
        ) +
          line(
            ring(x ?? 0, (y ?? 0) + 6, 44, 34, 7).map(([u, v]) => [u, v] as const),
            night,
            6,
          ),
      )
    );
  });
  // broken once, and stuck together
  const crack =
    stroke(pts("640 712, 672 764, 650 820, 700 880, 676 950"), chalk, 9) +
    ["632 772, 700 752", "628 850, 700 838", "650 922, 722 914"].map((w) => stroke(pts(w), chalk, 8)).join("");
  const leg = (way: string) => slipped(cut(pts(way), rnd, { slip: 2 }), night, { dx: -7, dy: 5 });
  const claws = (x: number, y: number) =>
    [0, 1, 2]
      .map((i) => shape(pts(`${x + i * 34} ${y}, ${x + 26 + i * 34} ${y}, ${x + 10 + i * 34} ${y + 24}`), chalk))
      .join("");
  const tortoise =
    leg("520 1030 1, 640 1050 1, 652 1140, 690 1204 1, 524 1208 1, 508 1120") +
    leg("1030 1040 1, 1180 1040 1, 1200 1120, 1260 1200 1, 1054 1206 1, 1046 1120") +
    claws(556, 1196) +
    claws(1084, 1194) +
    leg("452 1000 1, 380 1014, 330 1052 1, 400 1054, 500 1040 1") +
    slipped(shell, night, { dx: -9, dy: 4 }) +
    inside(shell, scutes.join("") + placed(crack, 86, -6)) +
    slipped(rim, night, { dx: -6, dy: -6 }) +
    line(open("470 1022, 720 1040, 960 1046, 1240 1030"), brass, 8, 'stroke-dasharray="46 22"');
  // the generator: a frame of tube, a tank, an engine with fins, a pull cord
  const generator = turned(
    -7,
    880,
    440,
    slipped(poly(pts("716 346, 1080 346, 1080 548, 716 548")), laterite, { dx: -8, dy: 6 }) +
      slipped(cut(pts("730 262 1, 770 236, 1010 236, 1052 262 1, 1052 350 1, 730 350 1"), rnd, { slip: 1.5 }), brass, {
        dx: -6,
        dy: 4,
        paper: night,
      }) +
      slipped(poly(pts("850 204, 920 204, 920 240, 850 240")), night, { dx: -4, dy: 2 }) +
      Array.from({ length: 6 }, (_, i) => line(`M${920 + i * 24} 380V520`, night, 11)).join("") +
      slipped(cut(ring(806, 446, 72, 72, 16), rnd, { slip: 1.5 }), night, { dx: -5, dy: 4 }) +
      [0, 45, 90, 135].map((a) => turned(a, 806, 446, line("M756 446H856", brass, 8))).join("") +
      dot(806, 446, 16, laterite) +
      line("M692 210H1110V566H692Z", night, 22, 'stroke-linejoin="round"') +
      line("M686 216V566H1110", chalk, 5),
  );
  const rope = [["760 570, 690 700, 640 990"], ["1010 548, 1090 700, 1120 990"]].map(
    ([way = ""]) =>
      stroke(open(way), night, 26) +
      line(open(way), chalk, 15) +
      line(open(way), laterite, 15, 'stroke-dasharray="8 14"'),
  );
  const cordBack = open("724 520, 560 470, 470 560, 500 760, 420 900, 300 1010");
  const cordOut = open("150 1150, 90 1220, 170 1300, 330 1262, 420 1300, 500 1330");
  const cord = (way: ReturnType<typeof open>) => stroke(way, chalk, 25) + stroke(way, night, 17);
  const plug = turned(
    12,
    540,
    1340,
    slipped(cut(pts("494 1302 1, 560 1290, 596 1306 1, 600 1374 1, 560 1390, 494 1378 1"), rnd, { slip: 1.5 }), night, {
      dx: -5,
      dy: 5,
    }) +
      [1312, 1340, 1366]
        .map((y, i) =>
          shape(
            pts(`598 ${y - 7}, ${i === 1 ? 656 : 640} ${y - 7}, ${i === 1 ? 656 : 640} ${y + 7}, 598 ${y + 7}`),
            brass,
            'stroke="#12100E" stroke-width="4"',
          ),
        )
        .join(""),
  );
  const cap = placed(hats.hula(chalk, laterite), 212, 1150, 1.02, -12);
  const road = cut(pts("-40 1204 1, 300 1186, 800 1200, 1260 1178 1, 1260 1500 1, -40 1500 1"), rnd, { slip: 2 });
  const fumes = halftone(
    [44, 100, 700, 460],
    (x, y) =>
      0.9 - Math.abs(y - 262 - (660 - x) * -0.14 - 40 * Math.sin(x / 90)) / (30 + (680 - x) * 0.2) - (680 - x) / 900,
    night,
    { pitch: 20, turn: 16 },
  );
  const body =
    flood(laterite) +
    halftone([44, 44, 1156, 1200], slope([1100, 300], [80, 1180], 1.5), brass, { pitch: 21, turn: 18 }) +
    fumes +
    slipped(road, brass, { dx: 0, dy: -9, paper: night }) +
    inside(
      road,
      halftone([44, 1180, 1156, 1414], slope([300, 1230], [700, 1500], 1.2), laterite, { pitch: 18, turn: 24 }),
    ) +
    halftone([420, 1190, 1156, 1240], (x, y) => 1.1 - Math.hypot((x - 860) / 420, (y - 1212) / 24) ** 2, night, {
      pitch: 10,
      turn: 30,
    }) +
    generator +
    tortoise +
    rope.join("") +
    cord(cordBack) +
    cord(cordOut) +
    cap +
    plug;
  return sheet(
    {
      seed: 17,
      title: "Muhammadu Buhari: a tortoise carrying a generator",
      label: ["Muhammadu Buhari, 2015–23", "LA.2015.17"],
    },
    body,
  );
}
