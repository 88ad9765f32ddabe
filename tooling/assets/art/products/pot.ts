/** A pot as it is thrown: its outline, what is painted on it, and its foot. */
import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  lettersRound,
  line,
  mirrored,
  oval,
  type Point,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { hardShadow, shadow, stood, type Thing } from "../scenes/plate";
import { contact } from "../scenes/settings";
import { CX, type Wheel, wheel } from "../wheel";
import { band, open, slope, small } from "../works/press";

const { night, brass, chalk } = INK;

export type Pot = {
  seed: number;
  half: readonly Point[];
  clay: string;
  edge: string;
  mouth: string;
  /** The decoration, with the pot turned by so many degrees. */
  bands: (at: Wheel, turn: number) => string;
  lid?: string;
  /** What is brass on it is brass lustre: metal fired on the glaze. */
  lustre?: true;
  /** Two handles, from the neck to the shoulder. */
  handles?: boolean;
};

/** A pot, turned by so many degrees, in a light from its left, or (-1) from its right. */
export function pot(spec: Pot, turn: number, lit: 1 | -1 = 1): Thing {
  const rnd = seeded(spec.seed);
  const at = wheel(spec.half);
  const foot = spec.half.at(-1)?.[1] ?? 800;
  const lip = spec.half[0] ?? [80, 180];
  const widest = Math.max(...spec.half.map(([x]) => x));
  const body = cut(mirrored(spec.half, CX), rnd, { slip: 1.2 });
  const light = halftone(
    [100, lip[1], 700, foot],
    (x, y) => Math.max(0, 1 - Math.abs((lit * (x - CX)) / at.radius(y) + 0.64) / 0.15) * 0.8,
    chalk,
    { pitch: 8, turn: 20 },
  );
  const dark = halftone(
    [80, lip[1], 720, foot + 10],
    (x, y) => Math.max(0, Math.min(0.9, ((lit * (x - CX)) / at.radius(y) - 0.34) / 0.66)),
    night,
    { pitch: 9, turn: 35 },
  );
  // What the table throws back into the shade, along the far edge.
  const back = halftone(
    [80, lip[1], 720, foot + 10],
    (x, y) =>
      Math.max(0, 1 - Math.abs((lit * (x - CX)) / at.radius(y) - 0.955) / 0.05) *
      0.5 *
      slope([CX, 360], [CX, foot])(x, y),
    "#C9A57A",
    { pitch: 7, turn: 20 },
  );
  const mouth = spec.lid
    ? slipped(
        `M${CX - lip[0] - 14} ${lip[1] + 8}C${CX - lip[0]} ${lip[1] - 70} ${CX + lip[0]} ${lip[1] - 70} ${CX + lip[0] + 14} ${lip[1] + 8}C${CX + 60} ${lip[1] + 32} ${CX - 60} ${lip[1] + 32} ${CX - lip[0] - 14} ${lip[1] + 8}Z`,
        spec.lid,
        { paper: chalk, dx: -5, dy: -2 },
      ) +
      halftone(
        [CX - 140, lip[1] - 70, CX + 140, lip[1] + 24],
        (x, y) => (y > lip[1] - 46 + Math.abs(x - CX) * 0.2 ? Math.max(0, (lit * (x - CX) + 20) / 170) : 0),
        night,
        { pitch: 8, turn: 30 },
      ) +
      // Lustre: one window of light down the dome, and the thickness of its rim.
      halftone(
        [CX - 140, lip[1] - 50, CX + 140, lip[1] + 22],
        (x, y) =>
          y > lip[1] - 44 + Math.abs(x - CX) * 0.26
            ? Math.max(0, 1 - Math.abs(lit * (x - CX) + 64 + (y - lip[1]) * 0.3 * -lit) / 20)
            : 0,
        "#FBF0C0",
        { pitch: 7, turn: 20 },
      ) +
      [
        [8, "#5A430C", 4],
        [-2, "#F0DC94", 3],
      ]
        .map(([dy = 0, ink = "", wide = 0]) =>
          line(
            `M${CX - lip[0] - 12} ${lip[1] + Number(dy)}C${CX - 60} ${lip[1] + 24 + Number(dy)} ${CX + 60} ${lip[1] + 24 + Number(dy)} ${CX + lip[0] + 12} ${lip[1] + Number(dy)}`,
            String(ink),
            Number(wide),
          ),
        )
        .join("") +
      dot(CX, lip[1] - 72, 26, night) +
      dot(CX, lip[1] - 76, 24, spec.lid) +
      dot(CX - 8 * lit, lip[1] - 84, 6, chalk)
    : oval(CX, lip[1] + 2, lip[0] + 4, 17, spec.edge) + oval(CX + 2, lip[1] + 3, lip[0] - 9, 11, spec.mouth);
  // The foot is round as the mouth is: what stands on a table shows a curve there, not an edge.
  const [base] = spec.half.at(-1) ?? [90];
  const round = `M${CX - base} ${foot - 3}Q${CX} ${foot + base * 0.2} ${CX + base} ${foot - 3}Z`;
  const handle = (side: 1 | -1) => {
    const way = open("58 214, 92 186, 134 196, 158 240, 160 290, 140 350").map(([x, y]): Point => [CX + side * x, y]);
    const outline = cut(
      band(way, (t) => 22 + 12 * Math.abs(t - 0.4)),
      rnd,
      { slip: 0.8, fine: 1 },
    );
    return (
      slipped(outline, spec.clay, { paper: spec.edge, dx: -5, dy: 3 }) +
      line(way, brass, 4) +
      inside(
        outline,
        side === lit
          ? halftone([80, 150, 720, 380], (x) => Math.max(0, (Math.abs(x - CX) - 110) / 60), "#000000", { pitch: 7 })
          : halftone([80, 150, 720, 380], (x) => Math.max(0, 0.9 - Math.abs(Math.abs(x - CX) - 150) / 16), chalk, {
              pitch: 7,
              turn: 20,
            }),
      )
    );
  };
  return {
    box: [CX - widest, lip[1] - (spec.lid ? 100 : 15), CX + widest, foot],
    body:
      (spec.handles ? handle(-1) + handle(1) : "") +
      shape(round, spec.clay) +
      slipped(body, spec.clay, { paper: spec.edge, dx: -7, dy: 4 }) +
      inside(`${body}${round}`, spec.bands(at, turn) + light + dark + back) +
      mouth,
  };
}

/** The foot, seen from below: the throwing rings, the unglazed clay and what the potter wrote in it. */
export function underside(spec: Pot, clay: string, accession: string, number: string) {
  const ink = clay.startsWith("#2") || clay.startsWith("#3") ? chalk : night;
  const rnd = seeded(spec.seed + 9);
  const c: Point = [0, 0];
  const round = (r: number, ink: string, more = "") =>
    shape(cut(ring(0, 0, r, r, 36), rnd, { slip: 1, fine: 3 }), ink, more);
  return (
    round(372, spec.edge, 'transform="translate(-7 6)"') +
    round(370, spec.clay) +
    [344, 328, 286]
      .map((r, i) =>
        line(
          cut(ring(0, 0, r, r, 30), rnd, { slip: 1.2, fine: 3 }),
          [brass, chalk, spec.edge][i] ?? chalk,
          [5, 12, 4][i] ?? 5,
        ),
      )
      .join("") +
    Array.from({ length: 36 }, (_, i) =>
      group(shape("M-8 -20H8L5 20H-5Z", i % 3 ? spec.edge : chalk), `transform="rotate(${i * 10}) translate(0 -306)"`),
    ).join("") +
    halftone([-380, -380, 380, 380], (x, y) => (Math.hypot(x, y) < 366 ? Math.max(0, (x + y) / 620 - 0.1) : 0), night, {
      pitch: 11,
      turn: 33,
    }) +
    round(252, night, 'transform="translate(9 10)"') +
    round(250, clay) +
    round(206, "#12100E", 'opacity=".18"') +
    [196, 168, 128, 92, 58]
      .map((r) => line(cut(ring(r * 0.05, 4, r, r * 0.98, 24), rnd, { slip: 2, fine: 3 }), night, 2.6, 'opacity=".28"'))
      .join("") +
    halftone(
      [-250, -250, 250, 250],
      // Pale words on dark clay keep out of the light.
      (x, y) =>
        Math.hypot(x, y) < (ink === chalk ? 194 : 246) ? Math.max(0, 0.7 - Math.hypot(x + 130, y + 140) / 300) : 0,
      chalk,
      { pitch: 10, turn: 12 },
    ) +
    lettersRound("The Living Archive", c, 214, -90, { size: 40, track: 4, fill: ink }) +
    lettersRound("Abeokuta", c, 240, 90, { size: 36, track: 6, fill: ink, inward: true }) +
    small(number, 0, 24, { size: 92, anchor: 0.5, fill: ink, weight: 96, track: 2 }) +
    small(accession, 0, 92, { size: 46, anchor: 0.5, fill: ink, weight: 70, track: 3 }) +
    line("M-96 -78C-60 -130 -20 -64 8 -104C40 -140 66 -70 104 -100", ink, 8, 'stroke-linecap="round"')
  );
}

/** On something, with the shadow that belongs to the light. */
export const on = (
  thing: Thing,
  x: number,
  y: number,
  scale: number,
  more: { dx?: number; dy?: number; ink?: string; pitch?: number; hard?: boolean } = {},
) => {
  const placed = stood(thing, { x, y, scale });
  const { dx = 110, dy = 6, ink = night, pitch = 12, hard = false } = more;
  return (
    (hard
      ? hardShadow(placed, dx, dy, ink)
      : shadow(placed, { dx, dy, ink, pitch, field: (u, v) => (v < y ? 0.92 - (u - x) / 900 : 0) })) +
    contact(x, y + 2, (thing.box[2] - thing.box[0]) * scale * 0.27, night, 2.2, dx < 0 ? -1 : 1) +
    placed
  );
};
