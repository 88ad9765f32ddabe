/** Muhammadu Buhari, civilian, 2015-23: a tortoise with a generator leaves by the right edge; its plug is in nothing. */
import { hats } from "../hats";
import { cut, group, halftone, INK, inside, line, placed, seeded, shape, slipped } from "../kit";
import { generator } from "./generator";
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
  // Thick legs, scaled like a pine cone, and blunt claws.
  const leg = (way: string, [x, y]: readonly [number, number]) => {
    const outline = cut(pts(way), rnd, { slip: 2 });
    const scales = Array.from({ length: 12 }, (_, i) => {
      const [u, v] = [x + (i % 3) * 46 + (Math.floor(i / 3) % 2) * 22, y + Math.floor(i / 3) * 42];
      return line(`M${u - 22} ${v}q22 34 44 0`, brass, 7, 'stroke-linecap="round"');
    }).join("");
    return slipped(outline, night, { dx: -7, dy: 5 }) + inside(outline, scales);
  };
  const claws = (x: number, y: number) =>
    [0, 1, 2, 3]
      .map((i) =>
        slipped(
          cut(
            pts(
              `${x + i * 38} ${y - 22} 1, ${x + 30 + i * 38} ${y - 22} 1, ${x + 24 + i * 38} ${y + 22}, ${x + 8 + i * 38} ${y + 24}`,
            ),
            rnd,
            { slip: 1 },
          ),
          chalk,
          { dx: -3, dy: 3, paper: night },
        ),
      )
      .join("");
  // The plates of the rim, each a little turned from the one before.
  const marginals = Array.from({ length: 8 }, (_, i) => {
    const x = 462 + i * 104;
    const y = [986, 984, 988, 992, 994, 992, 988, 984][i] ?? 988;
    const plateAt = cut(
      pts(`${x} ${y - 14} 1, ${x + 90} ${y - 18} 1, ${x + 98} ${y + 62} 1, ${x - 6} ${y + 66 - (i === 0 ? 26 : 0)} 1`),
      rnd,
      { slip: 2 },
    );
    return (
      shape(plateAt, brass) +
      inside(
        plateAt,
        halftone([x - 10, y - 20, x + 100, y + 70], slope([x, y - 10], [x + 60, y + 90], 1.1), night, {
          pitch: 12,
          turn: 24,
        }) + line(`M${x + 14} ${y + 50}L${x + 46} ${y + 2}L${x + 82} ${y + 44}`, night, 5),
      )
    );
  }).join("");
  const tail = slipped(
    cut(pts("492 1030 1, 400 1044, 316 1100 1, 330 1122, 430 1092, 510 1076 1"), rnd, { slip: 2 }),
    night,
    { dx: -7, dy: 5 },
  );
  const tortoise =
    tail +
    leg("500 1040 1, 668 1050 1, 672 1120, 724 1206 1, 508 1210 1, 470 1130", [516, 1084]) +
    leg("1010 1040 1, 1190 1040 1, 1204 1120, 1260 1200 1, 1034 1208 1, 1014 1120", [1050, 1084]) +
    claws(528, 1204) +
    claws(1058, 1202) +
    slipped(shell, night, { dx: -9, dy: 4 }) +
    inside(shell, scutes + placed(crack, 46, -2)) +
    slipped(rim, night, { dx: -6, dy: -6 }) +
    marginals;
  const machine = group(generator(rnd), 'transform="rotate(-7 880 440) translate(-192 -128) scale(1.21)"');
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
