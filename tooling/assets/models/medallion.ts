import type { METALS, Medal } from "../art/disc";
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
import { joined, laid, lathe, type Mesh, moved, pictured, shaded, sheet, sideways, type Turn, torus } from "./mesh";
import { clouds, noise } from "./noise";
import { clamp, type Maps, mapped, mixed, type Raster, rasters, rgb, tinted, turned, woven } from "./surface";

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

/** What light a metal throws back, which is paler than the ink it is printed in, and what settles in its hollows. */
const metals = {
  bronze: { face: "#D9AE6C", deep: "#3A2A10", chip: "#F4DDA8", second: "#C08A4A" },
  copper: { face: "#DE9876", deep: "#3B160B", chip: "#F6CDB2", second: "#B86A48" },
  silver: { face: "#E9E5DC", deep: "#2B2A27", chip: "#FFFFFF", second: "#C4BDB0" },
  iron: { face: "#A7A097", deep: "#191614", chip: "#D8D2C8", second: "#857D73" },
} satisfies Record<Medal["metal"], Record<keyof (typeof METALS)["iron"], string>>;

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
  const [metal, enamel, worn] = ["#003AFF", "#001800", "#0098FF"];
  const inks = { main: metal, dark: worn, light: metal, accent: metal };
  return both(
    ground(metal) +
      shape(bowl, enamel) +
      inside(bowl, rays(spec, "#0060FF") + emblemOf(spec, inks)) +
      words(spec, worn),
    ground(metal) + backWords(spec, worn),
  );
}

/** The maps of both sides: struck metal worn bright where it is high, dark where nobody can polish it. */
async function struck(spec: Medal): Promise<Maps> {
  const [w, h] = [SIDE * 2, SIDE];
  const scale = 0.86;
  const [[colour], [, sharp, height, broad], [finish]] = (await Promise.all([
    rasters(colours(spec), w, h, scale, []),
    rasters(heights(spec), w, h, scale, [1, 2.6, 8]),
    rasters(finishes(spec), w, h, scale, []),
  ])) as [[Raster], [Raster, Raster, Raster, Raster], [Raster]];
  const { wide, high } = colour;
  const deep = rgb(metals[spec.metal].deep);
  return mapped(
    wide,
    high,
    (x, y) => {
      const [u, v] = [x / wide, y / high];
      const up = (sharp.at(x, y)[0] * 0.45 + height.at(x, y)[0] * 0.55) / 255;
      const around = broad.at(x, y)[0] / 255;
      const hollow = clamp((around - up) * 4);
      const worn = clamp((up - around) * 4);
      const [, rough, metal] = finish.at(x, y);
      const shine = metal / 255;
      const tarnish = clouds(u, v, 10, 5, spec.seed);
      const hammered = noise(u, v, 90, 45, spec.seed + 7) * 0.6 + noise(u, v, 220, 110, spec.seed + 8) * 0.4;
      const aged = mixed(colour.at(x, y), deep, shine * clamp(hollow * 0.75 + (tarnish - 0.55) * 0.5));
      return {
        colour: tinted(aged, 1 + 0.14 * worn * shine - 0.1 * (1 - shine) * (tarnish - 0.5)),
        height: up + hammered * 0.012 * shine + tarnish * 0.02 * (1 - shine),
        rough: rough / 255 + 0.34 * hollow + 0.22 * shine * clamp((tarnish - 0.42) * 2.4) - 0.06 * worn,
        metal: shine * (1 - 0.35 * hollow),
        open: 1 - 0.6 * hollow,
      };
    },
    { strength: 7, quality: { picture: 74, relief: 72, finish: 56 }, scale: { finish: 0.6 } },
  );
}

/** How often the weave repeats along the ribbon. */
const REPEATS = 4;

/** A neck ribbon, worn: from the bar up both sides of a chest and round the back of a neck. */
function necklace(wide: number, r: number, from: number): Mesh {
  const [out, high, deep, thick] = [r * 0.9, r * 2.1, r * 1.25, r * 0.02];
  const gap = 0.1;
  const way = (v: number): Vector => {
    const turn = gap + (2 * Math.PI - 2 * gap) * v;
    const back = Math.sin(turn / 2);
    // Its two ends lie on each other behind the bar.
    const over = r * 0.07 * (v - 0.5) * (1 - back);
    return [out * Math.sin(turn), from - r * 0.06 + high * back ** 1.15, over - deep * back ** 2.4];
  };
  const mesh = sheet(
    (u, v) => {
      const turn = gap + (2 * Math.PI - 2 * gap) * v;
      const [a, b, c] = [way(Math.max(0, v - 0.002)), way(Math.min(1, v + 0.002)), way(v)];
      const along = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
      const across = unit(cross([Math.sin(turn), 0, Math.cos(turn)], along));
      const face = cross(along, across);
      const front = u < 0.5;
      const place = front ? u * 4 - 1 : 3 - u * 4;
      const bowed = thick * (1 - 0.9 * place ** 8) * (front ? 1 : -1) + wide * 0.03 * Math.cos(place * 2 + v * 9);
      return c.map((value, k) => value + (across[k] ?? 0) * place * (wide / 2) + (face[k] ?? 0) * bowed) as never;
    },
    { across: 24, down: 72, closed: true },
  );
  return { ...mesh, uvs: mesh.uvs.map((value, i) => (i % 2 ? value * REPEATS : value)) };
}

type Vector = readonly [number, number, number];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A rod about the x axis with a knob at either end. */
const rod = (wide: number, r: number, knob: number): Mesh => {
  const half: Turn[] = [
    [0, 0.5 * wide + knob * 1.55],
    [knob * 0.55, 0.5 * wide + knob * 1.4],
    [knob * 0.95, 0.5 * wide + knob * 0.95],
    [knob, 0.5 * wide + knob * 0.6],
    [knob * 0.8, 0.5 * wide + knob * 0.2],
    [r * 1.15, 0.5 * wide + knob * 0.02, 1],
    [r * 1.35, 0.5 * wide - knob * 0.1],
    [r * 1.35, 0.5 * wide - knob * 0.35, 1],
    [r, 0.5 * wide - knob * 0.4, 1],
  ].map(([turn = 0, y = 0, sharp]) => ({ r: turn, y, v: y / wide, sharp: sharp === 1 }));
  return sideways(
    lathe([...half, ...half.map((turn) => ({ ...turn, y: -turn.y, v: -(turn.v ?? 0) })).reverse()], { around: 18 }),
  );
};

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
  const mesh = shaded(laid(lathe(side, { around: spec.edge === "scallop" ? 160 : 112, wave })));
  const px = (value: number) => MID + (value / r) * R;
  return pictured(mesh, (x, y, z) =>
    z > 0 || Math.hypot(x, y) < r * 0.705 * Number(z > -thick * r * 0.9)
      ? [px(x) / (SIDE * 2), px(-y) / SIDE]
      : [(SIDE + px(-x)) / (SIDE * 2), px(-y) / SIDE],
  );
}

/** A medallion of so many metres across, on its neck ribbon. */
export async function medallion(spec: Medal, across: number): Promise<Part[]> {
  const r = across / 2;
  const { face } = metals[spec.metal];
  const up = r * 1.08;
  const [broad, thin] = spec.ribbon;
  const [bandFrom, bandWide] = [r * 1.3, r * 0.46];
  const lift = (mesh: Mesh) => moved(mesh, [0, up, 0]);
  // Striped outside, lined inside.
  const stripe = (u: number) => {
    if (u >= 0.5) return spec.lining;
    const off = Math.abs(u * 2 - 0.5);
    return (off > 0.24 && off < 0.36) || off > 0.475 ? thin : broad;
  };
  return [
    { name: "medal", mesh: lift(blank(spec, r)), maps: await struck(spec) },
    {
      name: "fittings",
      mesh: lift(
        joined([
          moved(torus(r * 0.12, r * 0.03), [0, r * 1.1, 0]),
          moved(torus(r * 0.15, r * 0.022), [0, bandFrom - r * 0.07, 0]),
          moved(rod(r * 0.62, r * 0.06, r * 0.085), [0, bandFrom, r * 0.02]),
        ]),
      ),
      maps: await turned(face, spec.seed, [128, 128]),
    },
    {
      name: "ribbon",
      mesh: lift(necklace(bandWide, r, bandFrom)),
      maps: await woven(stripe, { seed: spec.seed, wide: 320 }),
    },
  ];
}
