import type { Emblem, Inks } from "./emblems";
import {
  cut,
  dot,
  flat,
  group,
  halftone,
  INK,
  inside,
  letters,
  lettersRound,
  line,
  type Point,
  placed,
  polar,
  ring,
  seeded,
  shape,
  star,
  sunburst,
} from "./kit";

/** How a metal takes light: its own ink, the struck shadow, the chip of light, a second tone for what stands on it. */
export const METALS = {
  bronze: { face: "#C9A227", deep: "#5A430C", chip: "#F0DC94", second: "#A67F17" },
  copper: { face: "#C0602F", deep: "#4C1A0B", chip: "#F0B48A", second: "#99441D" },
  silver: { face: "#DCE0E0", deep: "#34393C", chip: "#FFFFFF", second: "#78838A" },
  iron: { face: "#3B3733", deep: "#050505", chip: "#EFE8DC", second: "#8B8378" },
} as const;

/** What makes one medallion differ from another. */
export type Medal = {
  seed: number;
  metal: keyof typeof METALS;
  emblem: Emblem;
  rim: string;
  foot: string;
  edge: "scallop" | "plain" | "eight";
  field: string;
  rays?: boolean;
  ribbon: readonly [string, string];
  /** The ribbon has one stripe down its middle instead of two. */
  single?: boolean;
  /** The cloth of its box. */
  lining: string;
  accession: string;
  number: string;
};

const inksOf = (metal: Medal["metal"]): Inks => {
  const { face, deep, chip, second } = METALS[metal];
  // Blackened iron shows only where it stands up and is worn.
  return metal === "iron"
    ? { main: second, dark: deep, light: chip, accent: "#B9B0A3" }
    : { main: face, dark: deep, light: chip, accent: second };
};

/** The edge of the blank. */
export function outline(spec: Medal, [cx, cy]: Point, r: number, rnd = seeded(spec.seed)) {
  if (spec.edge === "scallop") return star(cx, cy, r * 1.05, 40, 0.93);
  if (spec.edge === "eight") return star(cx, cy, r * 1.07, 8, 0.92);
  return cut(ring(cx, cy, r, r, 28), rnd, { slip: 1, fine: 4 });
}

/** Struck metal: dark below, a chip of light above, then the form itself. */
const raised = (body: string, { deep, chip }: { deep: string; chip: string }, high: number) =>
  group(flat(body, deep), `transform="translate(${high} ${high * 1.2})"`) +
  group(flat(body, chip), `transform="translate(${-high * 0.6} ${-high * 0.6})"`) +
  body;

/** One side of a medallion, about `c`, of radius `r`. */
export function disc(spec: Medal, c: Point, r: number, side: "face" | "back") {
  const rnd = seeded(spec.seed);
  const metal = METALS[spec.metal];
  const [cx, cy] = c;
  const edge = outline(spec, c, r);
  const bowl = cut(ring(cx, cy, r * 0.7, r * 0.7, 30), rnd, { slip: 1, fine: 3 });
  const beads = ring(cx, cy, r * 0.93, r * 0.93, 60).map(
    ([x, y]) => dot(x + 2, y + 3, 5, metal.deep) + dot(x, y, 5, metal.face) + dot(x - 1.6, y - 1.8, 2, metal.chip),
  );
  const rimOnly = (x: number, y: number) => Math.hypot(x - cx, y - cy) > r * 0.72;
  const tone = (low: Point, high: Point, ink: string) =>
    halftone(
      [cx - r, cy - r, cx + r, cy + r],
      (x, y) => {
        const t =
          ((x - low[0]) * (high[0] - low[0]) + (y - low[1]) * (high[1] - low[1])) /
          ((high[0] - low[0]) ** 2 + (high[1] - low[1]) ** 2);
        if (!rimOnly(x, y)) return 0;
        // Where the words stand, the shade stays light enough to read them.
        const words = Math.hypot(x - cx, y - cy) < r * 0.89;
        return Math.max(0, Math.min(words ? (spec.metal === "iron" ? 0 : 0.22) : 0.8, t));
      },
      ink,
      { pitch: 10, turn: 20 },
    );
  const rim =
    tone([cx + r * 0.2, cy + r * 0.2], [cx + r * 0.8, cy + r * 0.85], metal.deep) +
    tone([cx - r * 0.35, cy - r * 0.4], [cx - r * 0.85, cy - r * 0.85], metal.chip) +
    beads.join("");
  // Struck into the rim and filled with black; on iron, which is dark, left bright. The far edge of each letter catches the light.
  const [ink, lip] = spec.metal === "iron" ? [metal.chip, metal.deep] : [INK.night, metal.chip];
  const written =
    side === "face"
      ? lettersRound(spec.rim, c, r * 0.765, -90, { size: r * 0.145, track: 2, fill: ink }) +
        lettersRound(spec.foot, c, r * 0.868, 90, { size: r * 0.145, track: 6, fill: ink, inward: true })
      : lettersRound("The Living Archive", c, r * 0.765, -90, { size: r * 0.145, track: 3, fill: ink }) +
        lettersRound(spec.accession, c, r * 0.868, 90, { size: r * 0.13, track: 4, fill: ink, inward: true });
  const words = group(flat(written, lip), `transform="translate(${r * 0.008} ${r * 0.01})"`) + written;
  const art =
    side === "face"
      ? (spec.rays ? sunburst(cx, cy + r * 0.72, 0, r * 1.7, 26, "#14331F", rnd) : "") +
        halftone(
          [cx - r, cy - r, cx + r, cy + r],
          // Over rays the shade stays at the edge, so that they can be counted.
          (x, y) => Math.max(0, (x - cx + y - cy) / r - (spec.rays ? 0.45 : 0.1)) * 0.8,
          INK.night,
          { pitch: 11 },
        ) +
        raised(placed(spec.emblem(inksOf(spec.metal)), cx, cy, (r * 0.72) / 124), metal, 5)
      : [0.6, 0.5, 0.4]
          .map((k) => line(`${cut(ring(cx, cy, r * k, r * k, 20), rnd, { slip: 1.4, fine: 3 })}`, metal.second, 5))
          .join("") +
        raised(
          group(
            letters("No.", cx, cy - r * 0.04, { size: r * 0.2, anchor: 0.5, fill: metal.face }) +
              letters(spec.number, cx, cy + r * 0.3, { size: r * 0.42, anchor: 0.5, track: 6, fill: metal.face }),
            "",
          ),
          metal,
          3,
        );
  // Where an edge faces the lamp there is a hard line of light: outside at the upper left, and opposite it inside the bowl.
  const arc = (radius: number, from: number, to: number, width: number) => {
    const points = Array.from({ length: 40 }, (_, i) => {
      const t = i / 39;
      return [polar(cx, cy, radius, from + (to - from) * t), Math.sin(Math.PI * t) * width] as const;
    });
    const side = (sign: 1 | -1) =>
      points.map(
        ([[x, y], w]): Point => [
          cx + (x - cx) * (1 + (sign * w) / 2 / radius),
          cy + (y - cy) * (1 + (sign * w) / 2 / radius),
        ],
      );
    return shape([...side(1), ...side(-1).reverse()], metal.chip);
  };
  return (
    group(shape(edge, metal.deep), 'transform="translate(9 10)"') +
    shape(edge, metal.face) +
    inside(edge, rim) +
    (spec.edge === "plain" ? arc(r * 0.985, 158, 292, r * 0.022) : "") +
    words +
    shape(bowl, metal.deep, 'transform="translate(-4 -4)"') +
    shape(bowl, spec.field) +
    inside(bowl, art) +
    arc(r * 0.705, -18, 112, r * 0.03)
  );
}
