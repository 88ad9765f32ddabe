import { patches, printed } from "./emblems";
import { type Hat, hats } from "./hats";
import { flat, group, halftone, INK, line, placed, rect, shape } from "./kit";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

// What is printed: each is drawn on a sheet 480 wide and 600 high, its corner at 0,0.

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
