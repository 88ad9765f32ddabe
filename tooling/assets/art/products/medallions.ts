import { disc, METALS, type Medal, outline } from "../disc";
import { football, openEight, queue, rubberStamp, yam } from "../emblems";
import { group, INK, inside, letters, line, oval, type Point, poly, shape, slipped } from "../kit";
import { cast, contact, picture, plinth, room, shade } from "../stage";

/** Hung in the light by its ribbon. */
function front(spec: Medal) {
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
function back(spec: Medal) {
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

/** What each is struck from; tooling/assets/models makes them in the round out of the same. */
export const medals = {
  "obj-pendant": {
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
  },
  "the-dribble-medal": {
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
  },
  "with-immediate-effect-seal": {
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
  },
  "the-queue-medal": {
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
  },
  "open-eight-pendant": {
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
  },
} as const satisfies Record<string, Medal>;

const medal = (spec: Medal) => [() => front(spec), () => back(spec)] as const;

export const medallions = Object.fromEntries(Object.entries(medals).map(([slug, spec]) => [slug, medal(spec)]));
