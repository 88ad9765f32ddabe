// Johnson Aguiyi-Ironsi, 1966: the swagger stick with the stuffed crocodile. It is losing its straw.
import { cut, dot, group, halftone, INK, inside, line, type Point, polar, poly, seeded, shape, slipped } from "../kit";
import { epaulette, peakedCap } from "./dress";
import { along, band, flood, open, pts, rays, sheet, slope, stroke, turned } from "./press";

const { brass, palm, night, chalk, laterite } = INK;

const hide = pts(
  "84 640 1, 104 596, 150 600, 240 626, 306 604, 340 556, 392 552, 420 592, 500 606, 610 566, 740 552, 860 572, 950 602, 1050 596, 1110 540, 1120 440, 1078 340 1, 1186 430, 1200 560, 1140 690, 1030 738, 930 760, 800 790, 640 784, 530 756, 450 724, 390 716, 320 756, 220 800, 120 822, 84 806, 96 784, 210 748, 320 696, 404 646 1, 310 668, 200 676, 100 668",
);

export function draw() {
  const rnd = seeded(1966);
  const skin = cut(hide, rnd);
  const spine = open("430 596, 520 604, 620 566, 740 552, 860 572, 950 602, 1050 596, 1110 540, 1120 450");
  const ridge = along(spine, 44)
    .map(([x, y, a], i) =>
      turned(
        Math.round(a),
        x,
        y,
        shape(`M${x - 22} ${y + 8}L${x - 4} ${y - 34 - (i % 2) * 8}L${x + 22} ${y + 8}Z`, palm),
      ),
    )
    .join("");
  let teeth = "";
  for (let i = 0; i < 8; i++)
    teeth +=
      shape(`M${124 + i * 32} ${668 - i * 0.5}L${140 + i * 32} ${706 - i * 3}L${152 + i * 32} ${667 - i}Z`, chalk) +
      (i < 7
        ? shape(`M${118 + i * 32} ${776 - i * 9}L${136 + i * 32} ${734 - i * 8}L${150 + i * 32} ${766 - i * 9}Z`, chalk)
        : "");
  const leg = (x: number, y: number, s: number) =>
    cut(
      pts("-50 -60 1, 66 10, 84 70, 20 120 1, 34 136 1, -26 134 1, -74 140 1, -70 112 1, -14 74, -40 30").map(
        ([u, v, k], i): Point => [x + (i > 0 && i < 5 ? u * s : u), y + v, k],
      ),
      rnd,
      { slip: 1.5, fine: 4 },
    );
  let marks = "";
  for (let row = 0; row < 3; row++)
    along(
      spine.map(([x, y]): Point => [x - row * 6, y + 40 + row * 44]),
      52,
      14 + (row % 2) * 26,
    )
      .slice(0, 15 - row * 3)
      .forEach(([x, y, a]) => {
        marks += turned(
          Math.round(a),
          x,
          y,
          shape(`M${x - 17} ${y}L${x} ${y - 13}L${x + 17} ${y}L${x} ${y + 13}Z`, row === 1 ? brass : night),
        );
      });
  const seam = open("540 752, 640 772, 760 774, 860 756");
  const stitches = along(seam, 26)
    .map(([x, y, a]) =>
      turned(
        Math.round(a),
        x,
        y,
        stroke(
          [
            [x - 7, y - 15],
            [x + 7, y + 15],
          ],
          chalk,
          6,
        ),
      ),
    )
    .join("");
  let straw = "";
  for (let i = 0; i < 44; i++) {
    const y = 770 + rnd() ** 1.1 * 440,
      x = 790 + rnd.between(-22, 30) * (1 + (y - 770) / 260),
      a = rnd.between(-40, 40) * (0.3 + (y - 770) / 260);
    const from: Point = [x + (y - 780) * 0.05, y];
    straw += stroke(
      [from, polar(from[0], from[1], rnd.between(48, 96), 90 + a)],
      [laterite, night, laterite, brass][i % 4] ?? night,
      8,
    );
  }
  const stick = band(pts("660 700, 560 1120, 470 1500"), () => 46);
  const tunic = cut(
    pts("-60 1560 1, -60 1330 1, 160 1230, 380 1190 1, 520 1400 1, 760 1160 1, 1010 1200, 1270 1300 1, 1270 1560 1"),
    rnd,
  );
  const eye =
    dot(366, 588, 25, chalk) +
    pts("-8 -8, 8 -8, -8 8, 8 8")
      .map(([x, y]) => dot(366 + x, 588 + y, 4, night))
      .join("") +
    line("M358 580l16 16M374 580l-16 16", laterite, 3);
  const body =
    flood(brass) +
    rays(300, 712, 1700, 13, chalk, rnd) +
    slipped(tunic, night, { dx: -6, dy: -9 }) +
    turned(
      -14,
      960,
      1290,
      group(epaulette(rnd, { long: 380, wide: 150, cloth: palm, fringe: 70 }), 'transform="translate(800 1290)"'),
    ) +
    slipped(poly(stick), night, { dx: -8, dy: 0 }) +
    shape(
      band(pts("576 1050, 560 1120, 548 1172"), () => 60),
      laterite,
    ) +
    line(pts("545 1060, 606 1075"), chalk, 6) +
    slipped(leg(930, 760, -1), night) +
    slipped(leg(560, 760, -1), night) +
    ridge +
    slipped(skin, palm, { dx: -9, dy: 9 }) +
    slipped(leg(500, 770, 1), palm) +
    slipped(leg(880, 780, 1), palm) +
    inside(
      skin,
      marks + halftone([80, 540, 1200, 830], (x, y) => slope([600, 650], [620, 800], 1.4)(x, y), night, { pitch: 14 }),
    ) +
    teeth +
    eye +
    line(seam, chalk, 4) +
    stitches +
    straw +
    group(
      peakedCap(rnd, { top: night, visor: night, bandInk: laterite, lean: 20, paper: chalk }),
      'transform="translate(690 500) rotate(7) scale(.86)"',
    );
  return sheet(
    {
      seed: 4,
      title: "Johnson Aguiyi-Ironsi: the swagger stick with the stuffed crocodile",
      label: ["Johnson Aguiyi-Ironsi, 1966", "LA.1966.04"],
    },
    body,
  );
}
