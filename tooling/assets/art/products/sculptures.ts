import { crocodile, tortoise } from "../beasts";
import { chair, hourglass, microphone, press } from "../instruments";
import { flat, group, INK, placed } from "../kit";
import { contact, picture, plinth, room, WALLS, type Wall } from "../stage";

const { laterite, chalk, palm } = INK;

/** A thing in the round: drawn on 0,0 as its foot, up to about 620 high and 560 wide. */
type Sculpture = {
  wall: Wall;
  backWall: Wall;
  body: string;
  top?: number;
  base?: string;
  /** Half the width of the foot. */
  foot: number;
  near: readonly [number, number, number, number];
};

const shadowOf = (body: string, wall: Wall) =>
  group(flat(body, WALLS[wall].floor), 'transform="translate(34 14)" opacity=".8"');

/** On its plinth, in the light. */
function whole({ wall, body, top = 800, base = chalk, foot }: Sculpture) {
  const at = (what: string) => placed(what, 396, top);
  return picture(
    room(wall) +
      at(shadowOf(body, wall)) +
      plinth(base, { left: 396 - foot - 60, right: 396 + foot + 60, top }) +
      contact(396, top, foot) +
      at(body),
  );
}

/** Against another wall and nearer, where the hand can be seen. */
function near({ backWall, body, top = 800, base = chalk, foot, near: box }: Sculpture) {
  const at = (what: string) => placed(what, 396, top);
  return picture(
    room(backWall, { lean: 60 }) +
      at(shadowOf(body, backWall)) +
      plinth(base, { left: 396 - foot - 60, right: 396 + foot + 60, top }) +
      contact(396, top, foot) +
      at(body),
    box,
  );
}
const views = (s: Sculpture) => [() => whole(s), () => near(s)] as const;

export const sculptures = {
  "seated-crocodile": views({
    wall: "laterite",
    backWall: "night",
    body: crocodile,
    foot: 106,
    near: [86, 236, 424, 530],
  }),
  "tortoise-with-generator": views({
    wall: "chalk",
    backWall: "oxblood",
    body: tortoise,
    top: 780,
    base: palm,
    foot: 226,
    near: [250, 290, 440, 550],
  }),
  "golden-voice": views({
    wall: "night",
    backWall: "laterite",
    body: microphone,
    base: laterite,
    foot: 118,
    near: [196, 136, 400, 500],
  }),
  "interim-hourglass": views({
    wall: "brass",
    backWall: "indigo",
    body: hourglass,
    foot: 150,
    near: [204, 350, 384, 480],
  }),
  "the-empty-chair": views({
    wall: "indigo",
    backWall: "chalk",
    body: chair,
    top: 806,
    foot: 190,
    near: [200, 180, 400, 500],
  }),
  "the-west-african-press": views({
    wall: "palm",
    backWall: "brass",
    body: press,
    top: 806,
    foot: 210,
    near: [126, 200, 440, 550],
  }),
} as const;
