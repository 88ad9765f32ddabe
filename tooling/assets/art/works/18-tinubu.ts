/** Bola Tinubu, 2023-: a cap from above; its broken shackle is an eight that does not close, and the link lies in the margin. */
import { cut, group, halftone, INK, inside, line, type Point, polar, poly, ring, seeded, shape, slipped } from "../kit";
import { along, band, flood, open, pts, sheet, slope, turned } from "./press";

const { indigo, brass, laterite, chalk, night } = INK;

export function draw() {
  const rnd = seeded(2028);
  const [cx, cy] = [590, 700];
  // Seen from above and a little from the front: the crown, and under it the knitted side as far as the hem.
  const side = cut(
    pts(
      "96 690 1, 120 900, 190 1120, 330 1290, 480 1350, 600 1362, 720 1350, 880 1286, 1020 1110, 1076 900, 1094 690 1, 1000 300, 600 180, 190 300",
    ),
    rnd,
    { slip: 2.5 },
  );
  const crown = cut(ring(cx, cy - 30, 486, 500, 44), rnd, { slip: 2.5 });
  const fold = open("150 610, 300 760, 520 840, 760 816, 960 716, 1052 570", 12);
  const ribs = Array.from({ length: 46 }, (_, i) => {
    const a = 2 + i * 3.8 + rnd.between(-0.4, 0.4);
    const [c, s] = polar(0, 0, 1, a);
    return `M${cx + c * 490} ${cy - 20 + s * 506}L${cx + c * 512} ${cy + 10 + s * 660}`;
  }).join("");
  // The hem is worked with lozenges, one for each hand's breadth.
  const hem = Array.from({ length: 13 }, (_, i) => {
    const [x, y] = [
      cx + 500 * Math.cos(((14 + i * 12.7) * Math.PI) / 180),
      cy + 30 + 590 * Math.sin(((14 + i * 12.7) * Math.PI) / 180),
    ];
    return turned(
      i * 12.7 - 76,
      Math.round(x),
      Math.round(y),
      shape(`M${Math.round(x)} ${Math.round(y) - 40}l26 40l-26 40l-26 -40z`, i % 2 ? laterite : chalk),
    );
  }).join("");
  const seams = [0.93, 0.86].map((k) =>
    line(
      poly(ring(cx, cy - 30, 486 * k, 500 * k, 60)),
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
  const threads = line(
    along(eight, 15)
      .map(([x, y, turn]) => {
        const [u, v] = polar(0, 0, 62, turn + 74);
        return `M${(x - u).toFixed(1)} ${(y - v).toFixed(1)}L${(x + u).toFixed(1)} ${(y + v).toFixed(1)}`;
      })
      .join(""),
    "#8F7118",
    4,
  );
  const gloss = halftone([44, 44, 1156, 1414], slope([500, 200], [1000, 1900], 1.2), night, { pitch: 14, turn: 24 });
  const over = spread("480 720, 620 790, 700 830, 800 880", 10);
  const crossing =
    shape(poly(band(over, () => 160)), indigo) +
    shape(poly(band(over, () => 128)), brass) +
    inside(poly(band(over, () => 128)), threads + gloss);
  const jag = (x: number, y: number, turn: number, ink: string) =>
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
        ink,
      ),
    );
  // The ends are torn: what is under them shows through.
  const torn = (ink: string) => jag(966, 440, 24, ink) + jag(836, 214, 112, ink);
  const body =
    flood(laterite) +
    halftone([44, 44, 1156, 1414], slope([700, 900], [1200, 1450], 1), night, { pitch: 18, turn: 20 }) +
    halftone([44, 44, 1156, 1414], (x, y) => 1.15 - Math.hypot((x - 690) / 560, (y - 860) / 620) ** 6, night, {
      pitch: 16,
      turn: 20,
    }) +
    slipped(side, "#141C3A", { dx: -9, dy: 8 }) +
    inside(side, line(ribs, "#3A4A80", 9) + hem) +
    slipped(crown, indigo, { dx: -7, dy: 7, paper: brass }) +
    inside(
      crown,
      seams.join("") +
        shape(poly(band(fold, (t) => 54 * Math.sin(Math.PI * t))), "#141C3A") +
        halftone([0, 0, 1200, 1500], slope([420, 520], [1100, 1200], 1.3), night, { pitch: 19, turn: 14 }),
    ) +
    group(shape(iron, chalk), 'transform="translate(-9 9)"') +
    shape(iron, brass) +
    inside(iron, threads + gloss) +
    crossing +
    torn(laterite) +
    inside(side, torn("#141C3A")) +
    inside(crown, torn(indigo));
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
