/** Muhammadu Buhari, civilian, 2015-23: a tortoise with a generator leaves by the right edge; its plug is in nothing. */
import { hats } from "../hats";
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  placed,
  poly,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { flood, move, open, pts, sheet, slope, stroke, turned } from "./press";

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
  /** One plate of the shell with the rings of its years; the lamp is at the upper left. */
  const plate = (way: string, [x, y]: readonly [number, number]) => {
    const outline = cut(pts(way), rnd, { slip: 2 });
    const years = [0.68, 0.4].map((scale) => {
      const inner = move(pts(way), { scale, about: [x, y] });
      return line(cut(inner, rnd, { slip: 1.5, fine: 4 }), night, 7);
    });
    return (
      shape(outline, brass) +
      inside(
        outline,
        halftone([480, 540, 1260, 990], slope([x - 60, y - 110], [x + 80, y + 130], 1.1), night, {
          pitch: 13,
          turn: 24,
        }) + years.join(""),
      )
    );
  };
  const scutes =
    plate("540 952 1, 560 846 1, 640 754 1, 742 800 1, 762 952 1", [656, 872]) +
    plate("672 722 1, 780 650 1, 900 614 1, 990 690 1, 936 790 1, 776 778 1", [838, 708]) +
    plate("790 814 1, 934 822 1, 1010 960 1, 800 958 1", [884, 894]) +
    plate("1026 688 1, 940 606 1, 1080 590 1, 1260 640 1, 1260 820 1, 1000 806 1", [1110, 704]) +
    plate("976 826 1, 1260 846 1, 1260 960 1, 1048 958 1", [1130, 894]);
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
    inside(shell, scutes + placed(crack, 46, -2)) +
    slipped(rim, night, { dx: -6, dy: -6 }) +
    line(open("470 1022, 720 1040, 960 1046, 1240 1030"), brass, 8, 'stroke-dasharray="46 22"');
  // the generator: tank above, engine and starter below, in a cage of tube; its switch says what the sheet does not
  const tube = (way: string, wide = 20) =>
    line(way, chalk, wide + 9, 'stroke-linejoin="round" stroke-linecap="round"') +
    line(way, night, wide, 'stroke-linejoin="round" stroke-linecap="round"');
  const fins = Array.from({ length: 6 }, (_, i) => {
    const out = [8, 0, -6, -6, 0, 8][i] ?? 0;
    return slipped(
      poly(
        pts(
          `${908 + out} ${372 + i * 20}, ${1010 - out} ${372 + i * 20}, ${1010 - out} ${384 + i * 20}, ${908 + out} ${384 + i * 20}`,
        ),
      ),
      night,
      { dx: -4, dy: 3 },
    );
  }).join("");
  const starter =
    slipped(cut(ring(800, 430, 76, 76, 18), rnd, { slip: 1.5 }), brass, { dx: -7, dy: 5, paper: night }) +
    line(cut(ring(800, 430, 58, 58, 18), rnd, { slip: 1 }), night, 5) +
    [0, 120, 240]
      .map((a) => turned(a, 800, 430, shape("M770 392Q800 376 830 392L820 406Q800 396 780 406Z", night)))
      .join("") +
    dot(800, 430, 15, night);
  // the cord that nobody pulls any more, and its handle
  const pull =
    stroke(open("772 420, 720 424, 676 452, 652 500"), chalk, 14) +
    stroke(open("772 420, 720 424, 676 452, 652 500"), night, 7) +
    turned(
      24,
      650,
      512,
      slipped(poly(pts("612 498, 688 498, 692 524, 608 524")), brass, { dx: -5, dy: 5, paper: night }),
    );
  const machine = group(
    tube("M742 180H1140Q1150 180 1150 192V500", 13) +
      tube("M692 206L742 180M1110 206L1150 184", 11) +
      slipped(poly(pts("716 352, 1088 352, 1088 512, 716 512")), night, { dx: 0, dy: 0 }) +
      shape(pts("724 360, 1080 360, 1080 506, 724 506"), chalk) +
      halftone([724, 360, 1080, 506], slope([700, 330], [1050, 560], 1.2), laterite, { pitch: 13, turn: 24 }) +
      fins +
      slipped(cut(pts("1024 372 1, 1096 366 1, 1100 486 1, 1024 492 1"), rnd, { slip: 1.5 }), night, {
        dx: -5,
        dy: 4,
      }) +
      [392, 418, 444, 470].map((y) => line(`M1038 ${y}H1084`, brass, 8)).join("") +
      starter +
      // the tank, welded round its middle, with its filler cap
      slipped(
        cut(pts("716 300, 722 250, 760 228 1, 1044 228 1, 1084 250, 1090 300, 1080 340 1, 726 340 1"), rnd, {
          slip: 1.5,
        }),
        brass,
        { dx: -6, dy: 4, paper: night },
      ) +
      halftone([712, 226, 1092, 342], slope([900, 240], [1010, 380], 1.2), night, { pitch: 11, turn: 30 }) +
      line("M712 300H1092", night, 8) +
      slipped(poly(pts("800 200, 872 200, 866 232, 806 232")), night, { dx: -4, dy: 2 }) +
      slipped(poly(pts("790 184, 882 184, 882 206, 790 206")), night, { dx: -4, dy: 2 }) +
      shape("M950 246H1030V274H950Z", chalk) +
      line("M958 270L974 254", laterite, 6) +
      // the panel: one socket, one switch
      shape("M716 512H1088V566H716Z", night) +
      shape("M744 522H802V556H744Z", chalk) +
      line("M773 526V535M760 541H767M779 541H786", night, 7) +
      shape("M850 520H960V558H850Z", chalk) +
      letters("Off", 868, 553, { size: 40, track: 3, fill: laterite }) +
      tube("M692 206Q692 196 704 196H1098Q1110 196 1110 208V572H692Z", 22) +
      line("M686 220V556", chalk, 4) +
      pull,
    'transform="rotate(-7 880 440) translate(-192 -128) scale(1.21)"',
  );
  const rope = [["700 590, 652 720, 612 990"], ["1106 540, 1136 700, 1130 990"]].map(
    ([way = ""]) =>
      stroke(open(way), night, 26) +
      line(open(way), chalk, 15) +
      line(open(way), laterite, 15, 'stroke-dasharray="8 14"'),
  );
  const cordBack = open("724 560, 640 606, 530 560, 452 640, 440 780, 390 910, 300 1010");
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
  const body =
    flood(laterite) +
    halftone([44, 44, 1156, 1200], slope([1100, 300], [80, 1180], 1.5), brass, { pitch: 21, turn: 18 }) +
    slipped(road, brass, { dx: 0, dy: -9, paper: night }) +
    inside(
      road,
      halftone([44, 1180, 1156, 1414], slope([300, 1230], [700, 1500], 1.2), laterite, { pitch: 18, turn: 24 }),
    ) +
    halftone([420, 1190, 1156, 1240], (x, y) => 1.1 - Math.hypot((x - 860) / 420, (y - 1212) / 24) ** 2, night, {
      pitch: 10,
      turn: 30,
    }) +
    machine +
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
