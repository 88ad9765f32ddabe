/** Afro Alchemy: scrap goes into the crucible and a bell comes out of the clay. */
import { cut, dot, halftone, INK, inside, line, poly, ring, seeded, shape, slipped } from "../kit";
import { band, bleed, glow, open, pts, slope, stroke, turned } from "../works/press";

const { night, brass, laterite, chalk, palm } = INK;
const [WIDE, HIGH] = [1600, 1000];

export function draw() {
  const rnd = seeded(1897);
  // the crucible, tipped, and the tongs that hold it
  const pot = cut(
    pts("1010 120 1, 1330 196 1, 1320 330, 1240 430, 1110 440, 1020 380, 984 270, 992 210 1, 940 206 1, 960 150"),
    rnd,
    { slip: 2 },
  );
  const mouth = cut(pts("958 152, 1010 122, 1140 138, 1330 198, 1210 210, 1060 214, 946 206"), rnd, { slip: 2 });
  const tongs = [
    poly(band(open("1130 330, 1330 330, 1480 280, 1680 180"), () => 34)),
    poly(band(open("1150 420, 1340 410, 1500 330, 1680 230"), () => 34)),
  ];
  // the stream: thick where it leaves, thin where it lands
  const stream = poly(band(open("956 182, 902 300, 886 460, 890 660"), (t) => 74 - 40 * t));
  // the mould, cut open, with a bell of two mouths half full in it
  const mould = cut(
    pts(
      "590 590 1, 826 556 1, 850 610 1, 932 610 1, 956 556 1, 1196 590 1, 1236 760, 1230 1060 1, 552 1060 1, 556 760",
    ),
    rnd,
    { slip: 2.5 },
  );
  const hollow = cut(
    pts(
      "864 640 1, 918 640 1, 962 676, 992 770, 1014 868, 1086 948 1, 1070 968 1, 712 968 1, 696 948 1, 768 868, 790 770, 820 676",
    ),
    rnd,
    { slip: 2 },
  );
  // what goes in: a padlock, a tap, a key, two coins
  const padlock = turned(
    -18,
    1090,
    36,
    stroke(open("1050 30, 1050 -40, 1090 -66, 1130 -40, 1130 30"), chalk, 30) +
      stroke(open("1050 30, 1050 -40, 1090 -66, 1130 -40, 1130 30"), laterite, 20) +
      slipped(poly(pts("1026 14, 1156 14, 1150 110, 1032 110")), laterite) +
      dot(1091, 52, 15, night) +
      shape("M1084 56H1098L1102 90H1080Z", night),
  );
  const coin = (x: number, y: number, rx: number, ry: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      slipped(cut(ring(x, y, rx, ry, 18), rnd, { slip: 1.2 }), laterite) +
        line(ring(x, y, rx * 0.7, ry * 0.7, 24), night, 5),
    );
  const key = turned(
    30,
    1250,
    70,
    slipped(cut(ring(1250, 20, 44, 44, 16), rnd, { slip: 1 }), laterite) +
      dot(1250, 20, 20, night) +
      slipped(poly(pts("1238 58, 1264 58, 1262 170, 1300 170, 1300 194, 1274 194, 1274 206, 1238 206")), laterite),
  );
  const sparks = Array.from({ length: 22 }, () => {
    const [x, y] = [rnd.between(700, 1090), rnd.between(430, 640)];
    return dot(x, y, rnd.between(3, 9), brass);
  }).join("");
  const body =
    shape(`M0 0H${WIDE}V${HIGH}H0Z`, night) +
    halftone(
      [0, 0, WIDE, HIGH],
      (x, y) => Math.max(0.95 * glow(890, 620, 420, 1)(x, y), 0.6 * glow(1130, 150, 420, 1.2)(x, y)),
      laterite,
      {
        pitch: 20,
        turn: 18,
      },
    ) +
    tongs.map((each) => slipped(each, palm, { dx: -5, dy: 6 })).join("") +
    shape(stream, chalk, 'transform="translate(-9 4)"') +
    shape(stream, brass) +
    slipped(pot, palm, { dx: -8, dy: 6 }) +
    inside(pot, halftone([930, 110, 1340, 450], slope([1060, 220], [1300, 440], 1.1), night, { pitch: 13, turn: 26 })) +
    slipped(mouth, brass, { dx: -5, dy: -4 }) +
    padlock +
    key +
    coin(1190, 96, 44, 30, 24) +
    coin(1010, 64, 34, 22, -30) +
    slipped(mould, laterite, { dx: -10, dy: -6 }) +
    inside(
      mould,
      halftone([550, 590, 1240, 1000], slope([760, 640], [1240, 960], 1.2), night, { pitch: 15, turn: 30 }) +
        slipped(hollow, night, { dx: -7, dy: 4 }) +
        shape(poly(band(open("892 600, 892 800"), () => 36)), brass) +
        inside(
          hollow,
          shape("M700 826C800 806 850 842 900 826S1010 812 1060 830V1080H700Z", brass) +
            halftone([720, 800, 1060, 1000], slope([860, 850], [1040, 960]), laterite, { pitch: 12, turn: 20 }) +
            line("M680 797C760 777 830 815 900 797S1040 781 1100 797", chalk, 7),
        ),
    ) +
    sparks;
  return bleed({ seed: 32, wide: WIDE, high: HIGH }, body);
}
