import { bend, cut, dot, INK, line, type Point, polar, poly, type Random, ring, seeded, shape } from "./kit";

type Mark = (x: number, y: number, s: number, ink: string, rnd: Random) => string;

/** Adire: marks that the hand keeps from the dye. */
const marks: readonly Mark[] = [
  (x, y, s, ink, rnd) =>
    [0.44, 0.3, 0.16]
      .map((r) => line(cut(ring(x, y, r * s, r * s, 12), rnd, { slip: s * 0.01, fine: 4 }), ink, s * 0.055))
      .join("") + dot(x, y, s * 0.05, ink),
  (x, y, s, ink) =>
    line(
      Array.from({ length: 6 }, (_, i) => `M${x - s * 0.4 + i * s * 0.16} ${y - s * 0.42}V${y + s * 0.42}`).join(""),
      ink,
      s * 0.06,
    ),
  (x, y, s, ink) =>
    [45, 135, 225, 315]
      .map((a) => {
        const leaf: Point[] = [
          [...polarPair(x, y, s * 0.06, a), 1],
          polar(x, y, s * 0.32, a - 22),
          [...polarPair(x, y, s * 0.52, a), 1],
          polar(x, y, s * 0.32, a + 22),
        ];
        return shape(poly(bend(leaf, { fine: 6 })), ink);
      })
      .join(""),
  (x, y, s, ink, rnd) =>
    Array.from({ length: 16 }, (_, i) =>
      dot(x + ((i % 4) - 1.5) * s * 0.24, y + (Math.floor(i / 4) - 1.5) * s * 0.24, s * rnd.between(0.05, 0.075), ink),
    ).join(""),
  (x, y, s, ink) =>
    line(
      `M${x - s * 0.4} ${y - s * 0.4}L${x + s * 0.4} ${y + s * 0.4}M${x + s * 0.4} ${y - s * 0.4}L${x - s * 0.4} ${y + s * 0.4}`,
      ink,
      s * 0.07,
    ) + [0, 90, 180, 270].map((a) => dot(...polarPair(x, y, s * 0.3, a), s * 0.06, ink)).join(""),
];

const polarPair = (x: number, y: number, r: number, a: number): [number, number] => {
  const [u, v] = polar(x, y, r, a);
  return [u, v];
};

/** A cloth of squares, each with one mark, divided by undyed lines. */
export function adireTile(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  size: number,
  ink: string = INK.chalk,
  seed = 1,
) {
  const rnd = seeded(seed);
  let body = "";
  for (let y = y0, row = 0; y < y1; y += size, row++) {
    for (let x = x0, col = 0; x < x1; x += size, col++) {
      body += marks[(row * 2 + col) % marks.length]?.(x + size / 2, y + size / 2, size * 0.8, ink, rnd) ?? "";
      body += line(`M${x} ${y}h${size}v${size}`, ink, size * 0.035);
    }
  }
  return body;
}
