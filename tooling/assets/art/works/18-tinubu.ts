/** Bola Tinubu, 2023-: a cap from above; its broken shackle is an eight that does not close, and the link lies in the margin. */
import { cut, group, halftone, INK, inside, line, type Point, polar, poly, ring, seeded, shape, slipped } from "../kit";
import { band, flood, open, sheet, slope, turned } from "./press";

const { indigo, brass, laterite, chalk, night } = INK;

export function draw() {
  const rnd = seeded(2028);
  const [cx, cy] = [560, 760];
  const rim = cut(ring(cx, cy, 700, 770, 44), rnd, { slip: 3 });
  const crown = cut(ring(cx + 14, cy - 20, 560, 640, 40), rnd, { slip: 2.5 });
  // the side of the cap, foreshortened: bars of weave from the crown to the rim
  const side = Array.from({ length: 72 }, (_, i) => {
    const a = i * 5 + rnd.between(-0.6, 0.6);
    const [c, s] = polar(0, 0, 1, a);
    return `M${cx + 14 + c * 580} ${cy - 20 + s * 662}L${cx + c * 690} ${cy + s * 758}`;
  }).join("");
  const stitches = [0.92, 0.84].map((k) =>
    line(
      poly(ring(cx + 14, cy - 20, 560 * k, 640 * k, 60)),
      k > 0.9 ? laterite : brass,
      9,
      'stroke-dasharray="26 17" stroke-linecap="round"',
    ),
  );
  const spread = (way: string, fine: number) => open(way, fine).map(([x, y]): Point => [560 + (x - 560) * 1.24, y]);
  // one stroke for the eight: it begins broken at the upper right, crosses itself once, and never comes home
  const eight = spread(
    "892 420, 840 560, 700 690, 560 780, 360 900, 190 1040, 176 1210, 360 1330, 620 1340, 900 1250, 1010 1090, 900 940, 700 830, 480 720, 250 590, 130 430, 190 260, 420 160, 640 150, 780 208",
    14,
  );
  const wide = () => 128;
  const iron = cut(band(eight, wide), rnd, { slip: 1, fine: 1 });
  const gloss = halftone([44, 44, 1156, 1414], slope([500, 200], [1000, 1900], 1.2), night, { pitch: 14, turn: 24 });
  const over = spread("480 720, 620 790, 700 830, 800 880", 10);
  const crossing =
    shape(poly(band(over, () => 160)), indigo) +
    shape(poly(band(over, () => 128)), brass) +
    inside(poly(band(over, () => 128)), gloss);
  const jag = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      shape(
        [
          [x - 90, y - 30],
          [x - 52, y + 16],
          [x - 20, y - 20],
          [x + 16, y + 24],
          [x + 44, y - 14],
          [x + 90, y + 20],
          [x + 90, y - 70],
          [x - 90, y - 70],
        ] satisfies Point[],
        indigo,
      ),
    );
  const body =
    flood(laterite) +
    halftone([44, 44, 1156, 1414], slope([700, 900], [1200, 1450], 1), night, { pitch: 18, turn: 20 }) +
    slipped(rim, indigo, { dx: -9, dy: 8 }) +
    inside(rim, line(side, brass, 7, 'stroke-dasharray="34 12 50 30"')) +
    slipped(crown, indigo, { dx: -7, dy: 7 }) +
    inside(
      crown,
      stitches.join("") +
        halftone([0, 0, 1200, 1500], slope([420, 620], [1150, 1350], 1.3), night, { pitch: 19, turn: 14 }),
    ) +
    group(shape(iron, chalk), 'transform="translate(-9 9)"') +
    shape(iron, brass) +
    inside(iron, gloss) +
    crossing +
    jag(966, 440, 24) +
    jag(836, 214, 112);
  // the link that is missing, on the bare paper
  const link = band(open("872 1448, 890 1424, 940 1420, 966 1440, 950 1466, 904 1472, 884 1466", 8), () => 19);
  const beyond = shape(poly(link), night, 'transform="translate(-4 5)"') + shape(poly(link), brass);
  return sheet(
    {
      seed: 18,
      title: "Bola Tinubu: a cap whose broken shackle makes a figure eight",
      label: ["Bola Tinubu, 2023–", "LA.2023.18"],
      beyond,
    },
    body,
  );
}
