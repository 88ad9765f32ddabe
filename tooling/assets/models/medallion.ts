import { METALS, type Medal } from "../art/disc";
import type { Inks } from "../art/emblems";
import {
  flat,
  group,
  inside,
  letters,
  lettersRound,
  line,
  placed,
  poly,
  ring,
  seeded,
  shape,
  sunburst,
} from "../art/kit";
import type { Part } from "./glb";
import { box, joined, laid, lathe, type Mesh, moved, pictured, shaded, type Turn, torus } from "./mesh";
import { baked, embossed } from "./picture";

// Each side is drawn on a square of 800; the two squares lie beside each other on one picture.
const SIDE = 800;
const MID = SIDE / 2;
/** The medal's radius on its square, which leaves room for the points of a scalloped edge. */
const R = 366;
const disc = (r: number) => poly(ring(MID, MID, R * r, R * r, 90));
const bowl = disc(0.7);

const emblemOf = (spec: Medal, inks: Inks) => placed(spec.emblem(inks), MID, MID, (R * 0.72) / 124);
const words = (spec: Medal, fill: string) =>
  lettersRound(spec.rim, [MID, MID], R * 0.775, -90, { size: R * 0.125, track: 2, fill }) +
  lettersRound(spec.foot, [MID, MID], R * 0.865, 90, { size: R * 0.125, track: 6, fill, inward: true });
const backWords = (spec: Medal, fill: string) =>
  lettersRound("The Living Archive", [MID, MID], R * 0.775, -90, { size: R * 0.125, track: 3, fill }) +
  lettersRound(spec.accession, [MID, MID], R * 0.865, 90, { size: R * 0.11, track: 4, fill, inward: true }) +
  letters("Lagos", MID, MID + R * 0.06, { size: R * 0.24, anchor: 0.5, track: 6, fill }) +
  letters("2026", MID, MID + R * 0.28, { size: R * 0.17, anchor: 0.5, track: 6, fill });
const beads = (fill: string) =>
  ring(MID, MID, R * 0.925, R * 0.925, 60)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${fill}"/>`)
    .join("");
const circles = (ink: string, width: number) =>
  [0.62, 0.54].map((r) => line(poly(ring(MID, MID, R * r, R * r, 90)), ink, width)).join("");
const rays = (spec: Medal, ink: string) =>
  spec.rays ? sunburst(MID, MID + R * 0.72, 0, R * 1.7, 30, ink, seeded(spec.seed)) : "";

const both = (face: string, back: string) => face + group(back, `transform="translate(${SIDE} 0)"`);
const ground = (ink: string) => shape(`M0 0H${SIDE}V${SIDE}H0Z`, ink);

/** Iron that is drawn nearly black would be a hole in the light of a room. */
const metals = { ...METALS, iron: { face: "#8C857B", deep: "#211D1A", chip: "#C4BCB0", second: "#A0988C" } };

/** What it looks like: metal, the enamel of its field, and the dark that stays in the letters. */
function colours(spec: Medal) {
  const { face, deep, chip, second } = metals[spec.metal];
  return both(
    ground(face) +
      shape(bowl, spec.field) +
      inside(bowl, rays(spec, deep) + emblemOf(spec, { main: face, dark: deep, light: chip, accent: second })) +
      words(spec, deep) +
      line(disc(0.7), deep, 5),
    ground(face) + circles(deep, 4) + backWords(spec, deep),
  );
}

/** How high it is struck. */
function heights(spec: Medal) {
  const emblem = emblemOf(spec, { main: "#A8A8A8", dark: "#707070", light: "#D8D8D8", accent: "#909090" });
  return both(
    ground("#606060") +
      inside(
        bowl,
        rays(spec, "#707070") + flat(emblemOf(spec, { main: "", dark: "", light: "", accent: "" }), "#909090") + emblem,
      ) +
      words(spec, "#303030") +
      beads("#C8C8C8"),
    ground("#606060") + circles("#909090", 10) + backWords(spec, "#303030") + beads("#C8C8C8"),
  );
}

/** Green is roughness and blue metal: polished metal, glassy enamel, and letters that are never polished. */
function finishes(spec: Medal) {
  const [metal, enamel, worn] = ["#004CFF", "#002800", "#0090FF"];
  const inks = { main: metal, dark: worn, light: metal, accent: metal };
  return both(
    ground(metal) +
      shape(bowl, enamel) +
      inside(bowl, rays(spec, "#0060FF") + emblemOf(spec, inks)) +
      words(spec, worn),
    ground(metal) + backWords(spec, worn),
  );
}

/** The edge of the blank round its side: how far out it reaches. */
const edges: Record<Medal["edge"], (angle: number) => number> = {
  plain: () => 1,
  scallop: (angle) => 1.05 - 0.075 * tooth(angle, 40),
  eight: (angle) => 1.07 - 0.085 * tooth(angle, 8),
};
const tooth = (angle: number, count: number) => {
  const t = ((angle / (2 * Math.PI)) * count) % 1;
  return 1 - Math.abs(2 * t - 1);
};

function blank(spec: Medal, r: number): Mesh {
  const thick = 0.062;
  const side: Turn[] = [
    [0, thick - 0.03],
    [0.4, thick - 0.03],
    [0.688, thick - 0.03],
    [0.704, thick],
    [0.95, thick],
    [0.976, thick - 0.008],
    [1, thick - 0.03],
    [1, -thick + 0.03],
    [0.976, -thick + 0.008],
    [0.95, -thick],
    [0.4, -thick],
    [0, -thick],
  ].map(([at = 0, y = 0]) => ({ r: at * r, y: y * r, sharp: true }));
  const grip = (turn: Turn) => Math.max(0, Math.min(1, (turn.r / r - 0.9) / 0.076));
  const wave = (angle: number, turn: Turn) => 1 + (edges[spec.edge](angle) - 1) * grip(turn);
  const mesh = shaded(laid(lathe(side, { around: 160, wave })));
  const px = (value: number) => MID + (value / r) * R;
  return pictured(mesh, (x, y, z) =>
    z > 0 || Math.hypot(x, y) < r * 0.705 * Number(z > -thick * r * 0.9)
      ? [px(x) / (SIDE * 2), px(-y) / SIDE]
      : [(SIDE + px(-x)) / (SIDE * 2), px(-y) / SIDE],
  );
}

/** A medallion of so many metres across, hung on its ribbon from a bar. */
export async function medallion(spec: Medal, across: number): Promise<Part[]> {
  const r = across / 2;
  const { face, second } = metals[spec.metal];
  const metal = { metal: 1, rough: 0.3 };
  const [w, h] = [SIDE * 2, SIDE];
  const up = r * 1.08;
  const [broad, thin] = spec.ribbon;
  const [bandFrom, bandHigh, bandWide] = [r * 1.26, r * 1.15, r * 0.86];
  const lift = (mesh: Mesh) => moved(mesh, [0, up, 0]);
  return [
    {
      name: "medal",
      mesh: lift(blank(spec, r)),
      picture: await baked(colours(spec), w, h, { scale: 0.96, quality: 76 }),
      relief: await embossed(heights(spec), w, h, { scale: 0.8, soft: 1.5, strength: 4.2, quality: 72 }),
      finish: await baked(finishes(spec), w, h, { scale: 0.4, quality: 70 }),
    },
    {
      name: "rings",
      mesh: lift(
        joined([
          moved(torus(r * 0.12, r * 0.03), [0, r * 1.1, 0]),
          moved(torus(r * 0.17, r * 0.024), [0, r * 1.24, 0]),
        ]),
      ),
      colour: second,
      ...metal,
    },
    { name: "ribbon", mesh: lift(box([bandWide, bandHigh, r * 0.03], [0, bandFrom, 0])), colour: broad, rough: 0.85 },
    {
      name: "stripes",
      mesh: lift(
        joined([-0.3, 0.3].map((x) => box([bandWide * 0.12, bandHigh, r * 0.036], [bandWide * x, bandFrom, 0]))),
      ),
      colour: thin,
      rough: 0.85,
    },
    {
      name: "bar",
      mesh: lift(
        joined([
          box([bandWide * 1.14, r * 0.13, r * 0.09], [0, bandFrom + bandHigh, 0]),
          box([bandWide * 1.06, r * 0.05, r * 0.07], [0, bandFrom - r * 0.02, 0]),
        ]),
      ),
      colour: face,
      ...metal,
    },
  ];
}
