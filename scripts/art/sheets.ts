import { patches, postage, printed } from "./emblems";
import { type Hat, hats } from "./hats";
import { cut, dot, flat, group, halftone, INK, line, placed, rect, seeded, shape, slipped, sunburst } from "./kit";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

// What is printed: each is drawn on a sheet 480 wide and 600 high, its corner at 0,0.

/** The crocodile between the cap and the tunic. */
export const stick = (() => {
  const rnd = seeded(4);
  const beast = cut(
    [
      [40, 250, 1],
      [140, 210],
      [240, 186],
      [330, 204],
      [430, 176, 1],
      [402, 254],
      [300, 280],
      [160, 282],
      [46, 290, 1],
      [28, 268],
    ],
    rnd,
  );
  const teeth = Array.from({ length: 8 }, (_, i) => shape(`M${52 + i * 17} 262l8 20 9-22Z`, chalk)).join("");
  return (
    rect(0, 0, 480, 600, brass) +
    sunburst(60, 268, 30, 700, 26, "#DDBB4C", rnd) +
    group(hats.peaked(night, oxblood), 'transform="translate(250 176) scale(.86) rotate(3)"') +
    slipped("M262 250L282 252L250 560H222Z", chalk, { paper: night, dx: -4, dy: 0 }) +
    shape("M-10 600C40 470 150 430 214 424L300 426C400 436 480 480 520 600Z", palm) +
    shape("M214 424L250 520L300 426Z", night) +
    slipped("M262 250L282 252L256 470H238Z", laterite, { paper: chalk, dx: -3, dy: 0 }) +
    slipped(beast, night, { paper: chalk, dx: -4, dy: 4 }) +
    teeth +
    dot(128, 228, 11, brass) +
    dot(126, 228, 4, night) +
    line("M150 262L380 228", chalk, 4, 'stroke-dasharray="12 8"') +
    [200, 214, 230].map((x) => line(`M${x} 282l${x - 216} 40`, brass, 4)).join("")
  );
})();

/** A stamp in place of the portrait. */
export const stamp = (() =>
  rect(0, 0, 480, 600, laterite) +
  halftone([0, 0, 480, 600], (x, y) => Math.max(0, (x + y - 300) / 900), oxblood, { pitch: 14 }) +
  shape("M-10 610L60 452L170 420L240 500L310 420L420 452L490 610Z", indigo) +
  shape("M170 420L240 500L310 420L280 400H200Z", chalk) +
  group(flat(postage(printed), night), 'transform="translate(254 232) scale(1.8)" opacity=".5"') +
  placed(postage({ main: brass, dark: palm, light: chalk, accent: indigo }), 240, 220, 1.8) +
  [0, 1, 2].map((i) => line(`M306 ${330 + i * 22}c40 -16 60 16 100 0s50 8 70 0`, night, 6)).join(""))();

/** Twelve pieces under one cap, and the needle. */
export const sewn = (() =>
  rect(0, 0, 480, 600, chalk) +
  halftone([0, 0, 480, 600], (x, y) => Math.max(0, 0.7 - Math.hypot(x - 120, y - 110) / 420), brass, { pitch: 15 }) +
  placed(hats.peaked(palm, night), 236, 128, 0.62, -4) +
  shape("M0 600L30 470L150 430L236 470L330 428L450 470L480 600Z", palm) +
  group(flat(patches(printed), night), 'transform="translate(248 300) scale(1.34)" opacity=".35"') +
  placed(patches({ main: laterite, accent: palm, light: brass, dark: night }), 238, 290, 1.34) +
  line("M340 420C400 470 440 440 430 380S470 260 420 220", night, 5) +
  line("M412 250L430 160", "#8F867A", 8, 'stroke-linecap="round"'))();

/** All eighteen hats, in the order of their offices. */
export const poster = (() => {
  const order: readonly (readonly [Hat, string, string])[] = [
    ["crown", brass, laterite],
    ["redcap", laterite, oxblood],
    ["hula", chalk, laterite],
    ["peaked", night, oxblood],
    ["peaked", palm, night],
    ["beret", indigo, night],
    ["peaked", indigo, laterite],
    ["hula", oxblood, brass],
    ["peaked", oxblood, night],
    ["beret", oxblood, night],
    ["fedora", night, brass],
    ["peaked", night, palm],
    ["peaked", palm, oxblood],
    ["fila", laterite, chalk],
    ["hula", chalk, palm],
    ["fedora", night, laterite],
    ["hula", brass, night],
    ["eight", laterite, chalk],
  ];
  const grounds = [indigo, chalk, palm, brass, oxblood, laterite];
  return (
    order
      .map(([hat, main, trim], i) => {
        const [col, row] = [i % 3, Math.floor(i / 3)];
        const [x, y] = [26 + col * 143, 26 + row * 86];
        const ground = grounds.filter((g) => g !== main)[(i * 3 + row) % 5] ?? chalk;
        return (
          rect(x, y, 143, 86, ground) + placed(hats[hat](main, trim), x + 70, y + 70, hat === "redcap" ? 0.22 : 0.34)
        );
      })
      .join("") +
    line("M169 26V542M312 26V542", chalk, 4) +
    [1, 2, 3, 4, 5].map((r) => line(`M26 ${26 + r * 86}H455`, chalk, 4)).join("")
  );
})();
