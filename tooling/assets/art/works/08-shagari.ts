/** Shehu Shagari, 1979-83: a ship too full of rice. Its funnel is the cap; the sacks go over the side and become embroidery. */
import { cut, group, halftone, INK, inside, letters, line, type Point, poly, seeded, shape, slipped } from "../kit";
import { along, band, flood, open, pts, sheet, slope, stroke, turned } from "./press";

const { brass, palm, night, chalk } = INK;

export function draw() {
  const rnd = seeded(1979);
  const sack = (x: number, y: number, s: number, turn: number, mark = false) => {
    const outline = cut(
      pts("-78 -36 1, -50 -46, 0 -52, 52 -46, 80 -38 1, 72 0, 82 40 1, 40 52, -40 52, -82 42 1, -72 4"),
      rnd,
      { slip: 1.6, fine: 5 },
    );
    return group(
      slipped(outline, chalk, { dx: -7, dy: 9, paper: night }) +
        shape(outline, chalk, `stroke="${night}" stroke-width="${(6 / s).toFixed(1)}" stroke-linejoin="round"`) +
        inside(
          outline,
          halftone([-84, -54, 84, 54], (u, v) => 0.8 * slope([-10, -20], [90, 60], 1.3)(u, v), brass, {
            pitch: 13,
            turn: 30,
          }),
        ) +
        line("M-66 -38L-58 40M66 -38L58 42", brass, 6, 'stroke-dasharray="9 7"') +
        (mark ? letters("Rice", 0, 18, { size: 48, anchor: 0.5 }) : ""),
      `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${s})"`,
    );
  };
  // The cap: tall, a little wider at the top, sewn all round; a wisp of smoke from a cap is only a wisp.
  const crown = cut(
    pts("-150 0 1, -168 -240, -166 -330, -90 -352, 0 -358, 96 -350, 166 -326, 166 -230, 150 0 1, 0 26"),
    rnd,
  );
  const cap =
    slipped(crown, brass, { dx: -9, dy: 5 }) +
    inside(
      crown,
      [-120, -40, 40, 120]
        .map((x) => shape(`M${x} -270l34 56l-34 56l-34 -56z`, night) + shape(`M${x} -244l16 30l-16 30l-16 -30z`, chalk))
        .join("") +
        stroke(open("-170 -300, 0 -314, 170 -298"), night, 9) +
        stroke(open("-170 -118, 0 -100, 170 -116"), night, 9) +
        stroke(open("-166 -84, 0 -64, 166 -82"), palm, 16) +
        stroke(open("-160 -40, 0 -18, 160 -38"), night, 9) +
        halftone([-170, -360, 170, 20], (x) => (x < 40 ? 0 : (x - 40) / 150), night, { pitch: 14, turn: 26 }),
    );
  const hull = cut(
    pts("-60 424 1, 300 440, 700 432, 960 388, 1096 330 1, 1060 430, 990 540, 930 610 1, 500 640, -60 632 1"),
    rnd,
  );
  const heap = [
    [120, 410, 1, -4],
    [270, 418, 1, 5],
    [640, 410, 1, -3],
    [790, 394, 1, 6],
    [910, 372, 0.92, -14],
    [190, 326, 0.96, 8],
    [60, 330, 0.96, -6],
    [690, 320, 0.98, 4],
    [830, 308, 0.9, -9],
    [740, 232, 0.9, -5],
  ] as const;
  const load = heap.map(([x, y, s, turn], i) => sack(x, y, s, turn, i === 3 || i === 7)).join("");
  // Over the side: each sack smaller than the one before, until it is a stitch.
  const fall = open(
    "640 470, 700 600, 760 740, 700 880, 540 950, 420 1040, 420 1170, 540 1250, 720 1260, 850 1200, 880 1090, 800 1010, 690 1020, 640 1110, 690 1170",
  );
  const sizes = [0.96, 0.9, 0.82, 0.74, 0.64, 0.54, 0.45, 0.37, 0.31, 0.26, 0.22];
  const gaps = [0, 122, 240, 348, 444, 530, 604, 668, 722, 770, 812];
  const spill = sizes
    .map((s, i) => {
      const [x, y, turn] = along(fall, 9999, gaps[i])[0] ?? [0, 0, 0];
      return sack(x, y, s, turn + (i < 3 ? 24 - i * 30 : 0) - (i > 2 ? 0 : 40), i === 1);
    })
    .join("");
  const rest = along(fall, 4, 850);
  const thread: Point[] = rest.map(([x, y]) => [x, y]);
  const stitches = along(thread, 34, 0)
    .map(([x, y, turn]) =>
      turned(
        turn,
        Math.round(x),
        Math.round(y),
        shape(`M${Math.round(x) - 12} ${Math.round(y) - 11}h25v22h-25z`, brass),
      ),
    )
    .join("");
  const embroidery =
    stroke(thread, palm, 44) +
    stroke(thread, chalk, 34) +
    stitches +
    stroke(open("300 1000, 330 1200, 420 1340, 600 1400, 800 1370, 960 1260, 1000 1100"), palm, 8) +
    stroke(open("262 1010, 290 1220, 390 1374, 600 1440, 830 1408, 1010 1280, 1046 1090"), palm, 16);
  // An agbada, empty: the neck is open under the hull, and the cloth falls from both shoulders over the arms.
  const robe = cut(
    pts(
      "-60 1560 1, -60 1060 1, 60 960, 200 852, 380 760, 486 700 1, 640 742, 794 700 1, 920 748, 1060 830, 1180 920, 1270 1010 1, 1270 1560 1",
    ),
    rnd,
  );
  const neck = cut(pts("486 702 1, 540 660, 640 646, 740 660, 794 702 1, 740 742, 640 756, 540 742"), rnd, {
    slip: 1.4,
  });
  const hem = (dy: number, ink: string, wide: number) =>
    stroke(open(`470 ${704 + dy}, 548 ${752 + dy}, 640 ${768 + dy}, 732 ${752 + dy}, 810 ${704 + dy}`), ink, wide);
  const folds = [
    "330 800, 250 960, 196 1180, 190 1440",
    "240 850, 130 1020, 84 1220, 70 1440",
    "420 760, 352 900, 322 1060, 330 1240",
    "960 790, 1040 960, 1080 1180, 1092 1440",
    "1060 850, 1150 1020, 1176 1220, 1180 1440",
    "876 750, 944 880, 990 1010",
  ].map((way) => {
    const path = open(way);
    return shape(poly(band(path, (t) => 22 * Math.sin(Math.PI * Math.min(1, 0.1 + t)))), palm);
  });
  // The pocket of an agbada is one broad square of embroidery below the neck.
  const yoke =
    stroke(pts("640 770, 640 936"), night, 9) +
    stroke(pts("612 776, 612 944, 668 944, 668 776"), palm, 8) +
    [800, 846, 892].map((y) => shape(`M640 ${y - 20}l18 20l-18 20l-18 -20z`, brass)).join("");
  const waves = [
    [520, 0],
    [590, 60],
    [680, -30],
    [800, 90],
    [920, 20],
  ].map(([y = 0, dx = 0], i) =>
    stroke(
      Array.from({ length: 26 }, (_, k): Point => [dx - 80 + k * 56, y + (k % 2 ? 11 : -11)]),
      i ? chalk : night,
      i ? 5 : 8,
    ),
  );
  const sea = cut(
    Array.from({ length: 30 }, (_, k): Point => [-40 + k * 44, 500 + (k % 2 ? 12 : -8)]).concat([
      [1290, 1560, 1],
      [-60, 1560, 1],
    ]),
    rnd,
    { slip: 1 },
  );
  const body =
    flood(chalk) +
    halftone([40, 40, 1160, 520], (x, y) => 0.85 * slope([200, 420], [1150, 60], 1.2)(x, y), brass, {
      pitch: 21,
      turn: 18,
    }) +
    group(cap, 'transform="translate(462 424) rotate(-5)"') +
    load +
    slipped(hull, night, { dx: -8, dy: -8 }) +
    stroke(open("-20 478, 300 492, 700 484, 1010 424"), brass, 9) +
    slipped(sea, palm, { dx: 0, dy: -9 }) +
    inside(sea, shape(hull, night, 'opacity=".55"') + waves.join("")) +
    slipped(robe, chalk, { dx: -9, dy: -7, paper: night }) +
    inside(
      robe,
      halftone([0, 620, 1200, 1440], (x, y) => 0.14 + 0.7 * slope([420, 900], [1160, 1400], 1.3)(x, y), palm, {
        pitch: 20,
        turn: 32,
      }) +
        folds.join("") +
        yoke +
        embroidery,
    ) +
    shape(neck, night) +
    hem(0, palm, 34) +
    hem(2, chalk, 20) +
    line(open("470 706, 548 754, 640 770, 732 754, 810 706"), brass, 11, 'stroke-dasharray="16 12"') +
    spill;
  return sheet(
    {
      seed: 8,
      title: "Shehu Shagari: a ship heaped with bags of rice",
      label: ["Shehu Shagari, 1979–83", "LA.1979.08"],
    },
    body,
  );
}
