import { type Emblem, football, type Inks, openEight, queue, rubberStamp, yam } from "../emblems";
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
  oval,
  type Point,
  placed,
  poly,
  ring,
  seeded,
  shape,
  slipped,
  star,
  sunburst,
} from "../kit";
import { cast, contact, picture, plinth, room, shade, type Wall } from "../stage";

/** How a metal takes light: its own ink, the struck shadow, the chip of light, a second tone for what stands on it. */
const METALS = {
  bronze: { face: "#C9A227", deep: "#5A430C", chip: "#F0DC94", second: "#A67F17" },
  copper: { face: "#C0602F", deep: "#4C1A0B", chip: "#F0B48A", second: "#99441D" },
  silver: { face: "#CFC8BA", deep: "#3A3833", chip: "#FFFFFF", second: "#A49C8B" },
  iron: { face: "#4A443D", deep: "#0E0C0B", chip: "#A99F90", second: "#6B6258" },
} as const;

type Spec = {
  seed: number;
  wall: Wall;
  boxWall: Wall;
  metal: keyof typeof METALS;
  emblem: Emblem;
  rim: string;
  foot: string;
  edge: "scallop" | "plain" | "eight";
  field: string;
  rays?: boolean;
  ribbon: readonly [string, string];
  accession: string;
  number: string;
};

const inksOf = (metal: Spec["metal"]): Inks => {
  const { face, deep, chip, second } = METALS[metal];
  return { main: face, dark: deep, light: chip, accent: second };
};

function outline(spec: Spec, [cx, cy]: Point, r: number, rnd = seeded(spec.seed)) {
  if (spec.edge === "scallop") return star(cx, cy, r * 1.05, 40, 0.93);
  if (spec.edge === "eight") return star(cx, cy, r * 1.07, 8, 0.92);
  return cut(ring(cx, cy, r, r, 28), rnd, { slip: 1, fine: 4 });
}

/** Struck metal: dark below, a chip of light above, then the form itself. */
const raised = (body: string, { deep, chip }: { deep: string; chip: string }, high: number) =>
  group(flat(body, deep), `transform="translate(${high} ${high * 1.2})"`) +
  group(flat(body, chip), `transform="translate(${-high * 0.6} ${-high * 0.6})"`) +
  body;

function disc(spec: Spec, c: Point, r: number, side: "face" | "back") {
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
        return rimOnly(x, y) ? Math.max(0, Math.min(0.8, t)) : 0;
      },
      ink,
      { pitch: 10, turn: 20 },
    );
  const rim =
    tone([cx + r * 0.2, cy + r * 0.2], [cx + r * 0.8, cy + r * 0.85], metal.deep) +
    tone([cx - r * 0.35, cy - r * 0.4], [cx - r * 0.85, cy - r * 0.85], metal.chip) +
    beads.join("");
  const words =
    side === "face"
      ? lettersRound(spec.rim, c, r * 0.765, -90, { size: r * 0.135, track: 2, fill: metal.deep }) +
        lettersRound(spec.foot, c, r * 0.865, 90, { size: r * 0.135, track: 6, fill: metal.deep, inward: true })
      : lettersRound("The Living Archive", c, r * 0.765, -90, { size: r * 0.135, track: 3, fill: metal.deep }) +
        lettersRound(spec.accession, c, r * 0.865, 90, { size: r * 0.12, track: 4, fill: metal.deep, inward: true });
  const art =
    side === "face"
      ? (spec.rays ? sunburst(cx, cy + r * 0.72, 0, r * 1.7, 30, metal.deep, rnd) : "") +
        halftone(
          [cx - r, cy - r, cx + r, cy + r],
          (x, y) => Math.max(0, (x - cx + y - cy) / r - 0.1) * 0.8,
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
  return (
    group(shape(edge, metal.deep), 'transform="translate(9 10)"') +
    shape(edge, metal.face) +
    inside(edge, rim) +
    words +
    shape(bowl, metal.deep, 'transform="translate(-4 -4)"') +
    shape(bowl, spec.field) +
    inside(bowl, art)
  );
}

/** Hung in the light by its ribbon. */
function front(spec: Spec) {
  const c: Point = [396, 590];
  const r = 226;
  const [broad, thin] = spec.ribbon;
  const strap = (x0: number, x1: number) => {
    const way: Point[] = [
      [x0, -10],
      [x0 + 84, -10],
      [x1 + 34, 372],
      [x1 - 16, 372],
    ];
    const mid = (k: number): Point[] => [
      [x0 + 84 * k, -10],
      [x0 + 84 * k + 12, -10],
      [x1 - 16 + 50 * k + 8, 372],
      [x1 - 16 + 50 * k, 372],
    ];
    return (
      shape(way, broad) +
      shape(mid(0.42), thin) +
      inside(poly(way), shade([Math.min(x0, x1) - 40, 120, Math.max(x0, x1) + 90, 372], [0, 150], [0, 420]))
    );
  };
  const metal = METALS[spec.metal];
  const ringAt =
    oval(396, 366, 30, 30, "none", `stroke="${metal.deep}" stroke-width="16"`) +
    oval(394, 363, 30, 30, "none", `stroke="${metal.face}" stroke-width="11"`);
  return picture(
    room(spec.wall) +
      cast(outline(spec, c, r), spec.wall, 38, 34) +
      strap(548, 408) +
      strap(172, 374) +
      ringAt +
      disc(spec, c, r, "face"),
  );
}

/** The reverse, in its box on the plinth. */
function back(spec: Spec) {
  const lid = poly([
    [150, 214],
    [650, 214],
    [690, 470],
    [110, 470],
  ]);
  const well = poly([
    [110, 470],
    [690, 470],
    [724, 846],
    [76, 846],
  ]);
  const lining = poly([
    [146, 496],
    [654, 496],
    [680, 814],
    [120, 814],
  ]);
  const [broad, thin] = spec.ribbon;
  const inner = group(disc(spec, [0, 0], 205, "back"), 'transform="translate(400 652) scale(1 .74)"');
  return picture(
    room(spec.boxWall, { floor: 790 }) +
      plinth(INK.chalk, { left: 24, right: 742, top: 842 }) +
      contact(400, 846, 330) +
      slipped(lid, INK.night, { paper: METALS[spec.metal].second, dx: -5, dy: 0 }) +
      shape(
        [
          [172, 236],
          [628, 236],
          [660, 462],
          [140, 462],
        ],
        broad,
      ) +
      letters("The Living", 400, 340, { size: 50, anchor: 0.5, track: 2, fill: METALS[spec.metal].chip }) +
      letters("Archive", 400, 398, { size: 50, anchor: 0.5, track: 2, fill: METALS[spec.metal].chip }) +
      slipped(well, INK.night, { paper: METALS[spec.metal].second, dx: -5, dy: 3 }) +
      shape(lining, broad) +
      inside(
        lining,
        shade([120, 496, 680, 814], [300, 560], [740, 860]) + oval(412, 672, 232, 172, INK.night, 'opacity=".5"'),
      ) +
      line("M250 500C210 560 170 600 168 700C166 780 260 806 300 800", thin, 10, 'stroke-linecap="round"') +
      inner,
  );
}

const medal = (spec: Spec) => [() => front(spec), () => back(spec)] as const;

export const medallions = {
  "obj-pendant": medal({
    seed: 1976,
    wall: "oxblood",
    boxWall: "brass",
    metal: "bronze",
    emblem: yam,
    rim: "Operation Feed the Nation",
    foot: "1976",
    edge: "scallop",
    field: INK.palm,
    rays: true,
    ribbon: [INK.palm, INK.chalk],
    accession: "LA.2026.01",
    number: "31",
  }),
  "the-dribble-medal": medal({
    seed: 1993,
    wall: "palm",
    boxWall: "chalk",
    metal: "silver",
    emblem: football,
    rim: "Handed over next year",
    foot: "1990 - 1993",
    edge: "plain",
    field: "#234A2D",
    ribbon: [INK.night, INK.brass],
    accession: "LA.2026.02",
    number: "12",
  }),
  "with-immediate-effect-seal": medal({
    seed: 1975,
    wall: "chalk",
    boxWall: "laterite",
    metal: "iron",
    emblem: rubberStamp,
    rim: "With immediate effect",
    foot: "1975",
    edge: "plain",
    field: INK.night,
    ribbon: [INK.oxblood, INK.chalk],
    accession: "LA.2026.03",
    number: "07",
  }),
  "the-queue-medal": medal({
    seed: 1984,
    wall: "laterite",
    boxWall: "indigo",
    metal: "copper",
    emblem: queue,
    rim: "War Against Indiscipline",
    foot: "1984",
    edge: "eight",
    field: INK.night,
    ribbon: [INK.indigo, INK.chalk],
    accession: "LA.2026.04",
    number: "64",
  }),
  "open-eight-pendant": medal({
    seed: 2023,
    wall: "indigo",
    boxWall: "palm",
    metal: "bronze",
    emblem: openEight,
    rim: "An eight that does not close",
    foot: "2023",
    edge: "plain",
    field: INK.oxblood,
    ribbon: [INK.laterite, INK.night],
    accession: "LA.2026.05",
    number: "18",
  }),
} as const;
