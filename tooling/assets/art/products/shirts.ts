import { patches, riceShip, soles } from "../emblems";
import { cut, dot, group, INK, inside, letters, line, type Point, poly, rect, seeded, shape, slipped } from "../kit";
import { halfDrop, house, inksOf } from "../repeats";
import { card, cast, contact, picture, plinth, room, shade, type Wall } from "../stage";

type Spec = {
  seed: number;
  wall: Wall;
  foldWall: Wall;
  ground: string;
  trim: string;
  button: string;
  edge: string;
  /** The cloth's repeat, drawn over a box that is larger than the shirt. */
  repeat: (box: readonly [number, number, number, number]) => string;
  collar: "band" | "camp";
};

const outline: Point[] = [
  [300, 196, 1],
  [340, 232],
  [400, 244],
  [460, 232],
  [500, 196, 1],
  [604, 236, 1],
  [690, 330],
  [764, 438, 1],
  [668, 512, 1],
  [616, 452, 1],
  [618, 640],
  [612, 862, 1],
  [400, 872],
  [188, 862, 1],
  [182, 640],
  [184, 452, 1],
  [132, 512, 1],
  [36, 438, 1],
  [110, 330],
  [196, 236, 1],
];

const folds = [
  "M250 420C262 480 274 540 272 580S246 700 250 760",
  "M548 470C530 540 518 600 520 640S552 780 556 850",
  "M330 620C340 660 346 700 344 740S328 820 326 860",
];

/** On a hanger, in the light. */
function hung(spec: Spec) {
  const rnd = seeded(spec.seed);
  const body = cut(outline, rnd, { slip: 1.2, fine: 5 });
  const creases = folds.map((way) => line(way, INK.night, 7, 'opacity=".34" stroke-linecap="round"'));
  const hanger =
    line("M400 160C400 126 442 130 440 98C438 66 392 66 388 96", INK.brass, 11, 'stroke-linecap="round"') +
    line("M400 158L176 262M400 158L624 262", INK.brass, 12, 'stroke-linecap="round"');
  const collar =
    spec.collar === "band"
      ? line("M296 196C326 260 474 260 504 196", spec.trim, 32) + rect(384, 240, 32, 220, spec.trim)
      : slipped("M300 188L244 226L256 330L330 306L400 392L352 250Z", spec.trim, { dx: -4, dy: 4 }) +
        slipped("M500 188L556 226L544 330L470 306L400 392L448 250Z", spec.trim, { dx: -4, dy: 4 }) +
        line("M400 392V868", INK.night, 5);
  const buttons = (spec.collar === "band" ? [276, 328, 380, 432] : [430, 530, 630, 730, 830]).map(
    (y) => dot(402, y + 2, 10, INK.night) + dot(400, y, 9, spec.button) + dot(397, y - 3, 2.6, INK.chalk),
  );
  const cuffs =
    line("M36 438L132 512M668 512L764 438", spec.trim, 18) + line("M188 858L400 868L612 858", spec.trim, 12);
  return picture(
    room(spec.wall) +
      cast(body, spec.wall, 24, 24) +
      hanger +
      shape("M300 196C340 240 460 240 500 196C470 176 330 176 300 196Z", INK.night) +
      slipped(body, spec.ground, { paper: spec.edge, dx: -8, dy: 6 }) +
      inside(
        body,
        spec.repeat([20, 180, 780, 890]) +
          creases.join("") +
          line("M196 300C176 380 180 420 186 470M604 300C624 380 620 420 614 470", INK.night, 5, 'opacity=".5"') +
          cuffs +
          collar +
          shade([330, 190, 780, 880], [420, 460], [860, 960]),
      ) +
      buttons.join(""),
  );
}

/** Folded for the shelf, with its card. */
function folded(spec: Spec) {
  const rnd = seeded(spec.seed + 1);
  const top = cut(
    [
      [190, 300, 1],
      [300, 268, 1],
      [400, 288],
      [500, 268, 1],
      [612, 300, 1],
      [640, 700, 1],
      [160, 700, 1],
    ],
    rnd,
    { slip: 1, fine: 4 },
  );
  const layers = [0, 1, 2].map((i) => {
    const y = 700 + i * 34;
    const strip = poly([
      [160 - i * 5, y],
      [640 + i * 5, y],
      [644 + i * 5, y + 34],
      [156 - i * 5, y + 34],
    ]);
    return (
      shape(strip, spec.ground) +
      inside(strip, spec.repeat([150, y - 60, 660, y + 60]) + shape(strip, INK.night, `opacity="${0.22 + i * 0.14}"`)) +
      line(`M${160 - i * 5} ${y}H${640 + i * 5}`, INK.night, 5)
    );
  });
  const collar =
    spec.collar === "band"
      ? line("M300 276C336 352 464 352 500 276", spec.trim, 34) +
        rect(384, 330, 32, 374, spec.trim) +
        [372, 460, 548, 636].map((y) => dot(400, y, 11, spec.button)).join("")
      : slipped("M300 262L236 302L256 420L334 392L400 486L352 330Z", spec.trim, { dx: -4, dy: 4 }) +
        slipped("M500 262L564 302L544 420L466 392L400 486L448 330Z", spec.trim, { dx: -4, dy: 4 }) +
        line("M400 486V702", INK.night, 5) +
        [520, 610].map((y) => dot(400, y, 11, spec.button)).join("");
  return picture(
    room(spec.foldWall, { floor: 800 }) +
      plinth(INK.chalk, { left: 70, right: 694, top: 802 }) +
      cast(
        poly([
          [160, 300],
          [640, 300],
          [652, 800],
          [148, 800],
        ]),
        spec.foldWall,
        44,
        2,
      ) +
      contact(400, 802, 250) +
      layers.reverse().join("") +
      slipped(top, spec.ground, { paper: spec.edge, dx: -7, dy: 5 }) +
      inside(
        top,
        group(spec.repeat([60, 220, 760, 760]), 'transform="translate(-60 -90) scale(1.16)"') +
          shape("M300 268C340 330 460 330 500 268Z", INK.night) +
          line("M252 318L244 700M548 318L556 700", INK.night, 5, 'opacity=".4"') +
          collar +
          shade([300, 270, 660, 710], [430, 430], [800, 860]),
      ) +
      shape("M372 300H428V326H372Z", INK.chalk) +
      letters("LA", 400, 321, { size: 22, anchor: 0.5 }) +
      card(560, 848, 1),
  );
}

const shirt = (spec: Spec) => [() => hung(spec), () => folded(spec)] as const;

export const shirts = {
  "jakande-tribute-shirt": shirt({
    seed: 1979,
    wall: "palm",
    foldWall: "brass",
    ground: INK.chalk,
    trim: INK.indigo,
    button: INK.brass,
    edge: INK.laterite,
    collar: "band",
    repeat: halfDrop(
      house,
      [
        inksOf(INK.indigo, INK.chalk, INK.brass),
        inksOf(INK.laterite, INK.chalk, INK.brass),
        inksOf(INK.palm, INK.chalk, INK.chalk),
      ],
      [104, 104],
      0.4,
    ),
  }),
  "twelve-patches-shirt": shirt({
    seed: 1967,
    wall: "brass",
    foldWall: "oxblood",
    ground: INK.indigo,
    trim: INK.oxblood,
    button: INK.chalk,
    edge: INK.chalk,
    collar: "camp",
    repeat: halfDrop(
      patches,
      [inksOf(INK.laterite, INK.chalk, INK.brass, INK.indigo), inksOf(INK.palm, INK.brass, INK.chalk, INK.indigo)],
      [176, 184],
      0.72,
    ),
  }),
  "rice-ship-shirt": shirt({
    seed: 1981,
    wall: "oxblood",
    foldWall: "palm",
    ground: INK.indigo,
    trim: "#16203F",
    button: INK.brass,
    edge: INK.brass,
    collar: "camp",
    repeat: halfDrop(riceShip, [inksOf(INK.brass, INK.chalk, INK.laterite, "#0D1430")], [164, 168], 0.6),
  }),
  "no-shoes-shirt": shirt({
    seed: 2010,
    wall: "chalk",
    foldWall: "indigo",
    ground: INK.palm,
    trim: INK.night,
    button: INK.brass,
    edge: INK.laterite,
    collar: "band",
    repeat: halfDrop(
      soles,
      [inksOf(INK.chalk, INK.chalk, INK.laterite), inksOf(INK.brass, INK.chalk, INK.laterite)],
      [136, 158],
      0.6,
    ),
  }),
} as const;
