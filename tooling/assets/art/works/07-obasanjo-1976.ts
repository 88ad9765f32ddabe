/** Olusegun Obasanjo, military, 1976-79: a hoe over a yam. The sprout has come up under the beret and taken hold of the handle. */
import { cut, dot, group, halftone, INK, inside, type Point, polar, poly, seeded, shape, slipped } from "../kit";
import { along, band, flood, open, pts, sheet, slope, stroke } from "./press";

const { laterite, night, palm, chalk } = INK;

export function draw() {
  const rnd = seeded(1976);
  const ground = cut(
    pts(
      "-60 1560 1, -60 372 1, 90 352, 250 312, 420 250, 560 236, 700 270, 840 336, 1000 350, 1260 330 1, 1260 1560 1",
    ),
    rnd,
    { slip: 3 },
  );
  const yam = cut(
    pts(
      "392 700, 300 760, 232 880, 214 1020, 262 1170, 330 1290, 452 1366, 560 1350, 622 1262, 610 1140, 650 1010, 640 860, 566 742, 480 690",
    ),
    rnd,
    { slip: 3.4 },
  );
  const beds = [
    "-20 520, 260 450, 560 400, 860 470, 1220 480",
    "-20 690, 200 640, 320 620",
    "-20 1130, 90 1120, 160 1150",
    "730 1180, 960 1120, 1220 1160",
  ].map((bed) => shape(poly(band(open(bed), (t) => 6 + 20 * Math.sin(Math.PI * t))), night));
  const stones = [
    [130, 560, 26],
    [770, 560, 20],
    [96, 900, 34],
    [820, 930, 24],
    [120, 1290, 22],
    [900, 1330, 40],
    [1070, 860, 18],
    [720, 1370, 18],
  ].map(([x = 0, y = 0, r = 0]) =>
    slipped(
      cut(
        [
          [x - r, y + r * 0.4],
          [x - r * 0.4, y - r * 0.6],
          [x + r, y - r * 0.3],
          [x + r * 0.8, y + r * 0.6],
          [x - r * 0.2, y + r * 0.7],
        ],
        rnd,
        { slip: 2, fine: 3 },
      ),
      night,
      { dx: -5, dy: 5 },
    ),
  );
  // The yam's skin: bark in short cuts, and the small roots that hold it.
  const bark = Array.from({ length: 46 }, () => {
    const [x, y] = [rnd.between(240, 630), rnd.between(740, 1350)];
    return stroke(
      [
        [x, y],
        [x + rnd.between(14, 44), y + rnd.between(-10, 8)],
      ],
      chalk,
      5,
    );
  }).join("");
  const skin = halftone([200, 680, 660, 1380], (x, y) => 0.95 * slope([560, 1180], [250, 800], 1.2)(x, y), chalk, {
    pitch: 15,
    turn: 28,
  });
  const roots = along(
    [
      ...open("392 700, 232 880, 214 1020, 262 1170, 330 1290, 452 1366"),
      ...open("560 1350, 622 1262, 610 1140, 650 1010, 640 860"),
    ],
    66,
    20,
  )
    .map(([x, y]) => {
      const [u, v] = [x - 430, y - 1030];
      const l = Math.hypot(u, v);
      const [dx, dy] = [u / l, v / l];
      const long = rnd.between(34, 84);
      return stroke(
        [
          [x, y],
          [x + dx * long * 0.5 + rnd.between(-9, 9), y + dy * long * 0.5],
          [x + dx * long, y + dy * long + rnd.between(4, 22)],
        ],
        chalk,
        5,
      );
    })
    .join("");
  // The sprout goes up through the heap, over to the handle, and twice round it.
  const vine = open(
    "470 706, 430 600, 500 500, 560 400, 540 290, 590 196, 690 170, 800 214, 900 176, 980 206, 1010 250",
  );
  const leaf = (x: number, y: number, s: number, turn: number) =>
    group(
      slipped(
        cut(
          pts("0 0 1, -40 -20, -58 -64, -30 -92, 0 -74 1, 30 -92, 58 -64, 40 -20").map(
            ([a, b, k]): Point => [a, 8 - b, k],
          ),
          rnd,
          { slip: 1.5, fine: 5 },
        ),
        palm,
        { dx: -4, dy: 4 },
      ) + stroke(pts("0 6, 0 70"), chalk, 4),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
    );
  const stem = stroke(vine, chalk, 30) + stroke(vine, palm, 19);
  const sprout = slipped(cut(pts("424 730 1, 440 660, 470 640, 506 664, 520 726 1, 470 744"), rnd), palm);
  const handle = band(pts("888 96, 960 300, 1050 530, 1110 640"), (t) => 50 + 14 * t);
  // An iron forged wide at its edge and narrow where it enters the handle's head.
  const blade = cut(
    pts("1096 596 1, 1166 640 1, 1130 760, 1060 880, 968 1004 1, 830 960, 730 880, 668 792 1, 800 716, 940 660"),
    rnd,
    { slip: 2 },
  );
  const edge = cut(pts("668 792 1, 730 880, 830 960, 968 1004 1, 990 974 1, 850 926, 758 850, 704 772 1"), rnd, {
    slip: 1.5,
  });
  const head = cut(pts("1050 560 1, 1150 540, 1206 600, 1196 690, 1120 712, 1064 650 1"), rnd, { slip: 2 });
  const beret =
    slipped(
      cut(
        pts("-216 46, -262 -20, -226 -92, -110 -142, 20 -140, 130 -104, 190 -40, 188 8 1, 40 44, -84 42 1, -150 62"),
        rnd,
      ),
      palm,
      { dx: -8, dy: 7, paper: night },
    ) +
    slipped(cut(pts("-86 36 1, 40 38, 190 2 1, 194 46 1, 46 84, -84 78 1"), rnd, { slip: 1 }), night, {
      dx: -4,
      dy: 5,
    }) +
    shape(poly(Array.from({ length: 16 }, (_, i) => polar(44, -54, i % 2 ? 19 : 38, i * 22.5))), chalk) +
    dot(44, -54, 9, palm);
  const body =
    flood(chalk) +
    halftone([40, 40, 1160, 420], (x, y) => 0.24 + 0.5 * slope([300, 380], [1150, 40], 1.2)(x, y), laterite, {
      pitch: 20,
      turn: 16,
    }) +
    slipped(ground, laterite, { dx: 4, dy: -14, paper: night }) +
    inside(
      ground,
      halftone([40, 300, 1160, 1420], (x, y) => 0.72 * slope([500, 560], [900, 1600], 1.4)(x, y), night, {
        pitch: 20,
        turn: 34,
      }) + beds.join(""),
    ) +
    stones.join("") +
    roots +
    slipped(yam, night, { dx: -10, dy: 9 }) +
    inside(yam, skin + bark) +
    slipped(blade, night, { dx: -9, dy: 9 }) +
    inside(
      blade,
      halftone([650, 590, 1180, 1020], (x, y) => 0.8 * slope([1010, 700], [800, 930], 1.6)(x, y), chalk, {
        pitch: 14,
        turn: 24,
      }),
    ) +
    shape(edge, chalk) +
    stroke(open("1080 680, 1000 770, 930 850"), chalk, 6) +
    slipped(poly(handle), night, { dx: -8, dy: 3 }) +
    slipped(head, night, { dx: -8, dy: 6 }) +
    stroke(open("916 190, 980 370, 1056 590"), laterite, 7) +
    stem +
    sprout +
    leaf(556, 384, 0.9, 74) +
    leaf(590, 200, 1.0, 150) +
    leaf(700, 172, 0.8, 204) +
    stroke(open("930 262, 1000 246, 1030 286, 960 336, 986 372, 1060 352, 1084 384"), chalk, 26) +
    stroke(open("930 262, 1000 246, 1030 286, 960 336, 986 372, 1060 352, 1084 384"), palm, 16) +
    leaf(1084, 384, 0.7, -30) +
    group(beret, 'transform="translate(862 196) rotate(9)"');
  return sheet(
    {
      seed: 7,
      title: "Olusegun Obasanjo: a hoe over a sprouting yam",
      label: ["Olusegun Obasanjo, 1976–79", "LA.1976.07"],
    },
    body,
  );
}
