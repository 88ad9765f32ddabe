/** Love's Labours: the tape leaves the cassette and becomes the handwriting of the answer. */
import { cut, dot, group, halftone, INK, inside, line, poly, rect, ring, seeded, shape, slipped, star } from "../kit";
import { band, bleed, open, pts, slope, stroke } from "../works/press";

const { night, brass, laterite, chalk, oxblood, indigo } = INK;
const [WIDE, HIGH] = [1600, 1000];

export function draw() {
  const rnd = seeded(1974);
  // the envelope, its border of the air mail
  const envelope = poly(pts("0 0, 760 -8, 766 440, -6 446"));
  const border = Array.from({ length: 15 }, (_, i) => {
    const x = -20 + i * 56;
    const ink = i % 2 ? indigo : laterite;
    return shape(`M${x} -10h34l-20 40h-34Z`, ink) + shape(`M${x} 412h34l-20 40h-34Z`, ink);
  }).join("");
  const stamp =
    slipped(poly(pts("596 62, 708 58, 712 196, 600 200")), laterite, { dx: -5, dy: 4, paper: night }) +
    shape(star(655, 126, 44, 8, 0.55), brass) +
    dot(655, 126, 14, laterite);
  const postmark =
    [44, 58].map((r) => line(cut(ring(560, 176, r, r, 20), rnd, { slip: 1 }), night, 5)).join("") +
    [150, 176, 202].map((y) => stroke(open(`420 ${y}, 450 ${y - 10}, 480 ${y + 8}, 512 ${y}`), night, 5)).join("");
  const letter = group(
    slipped(envelope, chalk, { dx: -10, dy: 9, paper: night }) +
      inside(
        envelope,
        border +
          halftone([300, 100, 780, 450], (x, y) => 0.4 * slope([520, 200], [780, 460], 1.4)(x, y), brass, {
            pitch: 15,
            turn: 24,
          }),
      ) +
      stamp +
      postmark,
    'transform="translate(640 590) rotate(-9)"',
  );
  // the cassette, cropped by the upper corner, so that one reel is seen
  const shell = poly(pts("0 0, 640 0, 640 400, 0 400"));
  const reel =
    slipped(cut(ring(196, 196, 76, 76, 20), rnd, { slip: 1.4 }), chalk, { dx: -6, dy: 5, paper: brass }) +
    dot(196, 196, 42, night) +
    [0, 60, 120, 180, 240, 300]
      .map((a) => group(rect(-8, -42, 16, 20, chalk), `transform="translate(196 196) rotate(${a})"`))
      .join("");
  const cassette = group(
    slipped(cut(pts("0 14 1, 14 0 1, 626 0 1, 640 14 1, 640 400 1, 0 400 1"), rnd, { slip: 1.5 }), night, {
      dx: -9,
      dy: 8,
    }) +
      inside(
        shell,
        shape("M44 46H596V290H44Z", brass) +
          halftone([44, 46, 596, 290], slope([160, 60], [560, 330], 1.2), laterite, { pitch: 14, turn: 26 }) +
          shape("M44 46H596V104H44Z", chalk) +
          [66, 84].map((y) => line(`M64 ${y}H${y === 66 ? 480 : 360}`, indigo, 5)).join("") +
          shape("M112 136H520V256H112Z", night) +
          shape("M128 400L160 318H480L512 400Z", laterite) +
          dot(210, 366, 13, night),
      ) +
      reel,
    'transform="translate(1080 -70) rotate(24)"',
  );
  // the tape: one line out of the cassette, over the dark, and into words
  const tape = open(
    "1070 322, 1000 450, 820 440, 690 300, 800 180, 930 270, 880 450, 690 560, 460 540, 380 690, 500 830, 650 860, 720 830",
  );
  const words = [
    "720 830, 750 780, 770 840, 800 784, 822 836, 850 780, 868 826, 910 792, 930 824, 990 798",
    "750 896, 776 850, 798 900, 822 850, 846 894, 880 846, 900 886, 946 856, 964 884, 1040 860, 1060 874",
    "770 958, 796 916, 820 962, 840 914, 876 952, 900 910, 930 944",
  ];
  const body =
    shape(`M0 0H${WIDE}V${HIGH}H0Z`, oxblood) +
    halftone([0, 0, WIDE, HIGH], slope([700, 200], [1600, 1000], 1.4), laterite, { pitch: 20, turn: 18 }) +
    letter +
    cassette +
    shape(poly(band(tape, (t) => 26 - 12 * t)), chalk, 'transform="translate(-6 6)"') +
    shape(poly(band(tape, (t) => 26 - 12 * t)), night) +
    words.map((way) => stroke(open(way), night, 10)).join("");
  return bleed({ seed: 33, wide: WIDE, high: HIGH }, body);
}
