import { type Hat, hats } from "./hats";
import { cut, group, halftone, INK, inside, line, type Point, placed, poly, rect, ring, seeded, slipped } from "./kit";
import { peakedCap } from "./works/dress";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;

// What is printed: each is drawn on a sheet 480 wide and 600 high, its corner at 0,0.

/** Four cloths, by turns: what the pieces were cut from. */
function cloth(k: number, [x, y]: Point, ink: string) {
  const box = 96;
  if (k === 0)
    return Array.from({ length: 9 }, (_, i) => line(`M${x - box + i * 24} ${y - box}v${2 * box}`, ink, 8)).join("");
  if (k === 1) return halftone([x - box, y - box, x + box, y + box], () => 0.55, ink, { pitch: 22, turn: 45 });
  if (k === 2) return [14, 34, 54, 74].map((r) => line(ring(x + 8, y - 6, r, r, 22), ink, 7)).join("");
  return Array.from({ length: 7 }, (_, i) =>
    line(`M${x - box} ${y - box + i * 32}l48 18l48 -18l48 18l48 -18`, ink, 7),
  ).join("");
}

/** Twelve pieces under one cap, laced with one cord, and the needle still in the air. */
export const sewn = (() => {
  const rnd = seeded(1967);
  const across = [84, 168, 248, 330, 404];
  const down = [212, 310, 402, 492];
  const nodes = down.map((y, j) =>
    across.map(
      (x, i): Point => [
        x + rnd.between(-15, 15) + (i === 0 ? rnd.between(-6, 40) : 0) - (i === 4 ? rnd.between(-6, 40) : 0),
        y + rnd.between(-13, 13) + (j === 0 ? rnd.between(-8, 22) : 0) - (j === 3 ? rnd.between(-6, 26) : 0),
      ],
    ),
  );
  const node = (i: number, j: number): Point => nodes[j]?.[i] ?? [0, 0];
  const inks = [
    [laterite, chalk],
    [chalk, night],
    [night, brass],
    [chalk, laterite],
  ] as const;
  const pieces = Array.from({ length: 12 }, (_, k) => {
    const [i, j] = [k % 4, Math.floor(k / 4)];
    const corners = [node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)];
    const [mx, my] = [0, 1].map((axis) => corners.reduce((sum, each) => sum + (each[axis] as number), 0) / 4) as [
      number,
      number,
    ];
    const inset = corners.map(([x, y]): Point => [x + (mx - x) * 0.07, y + (my - y) * 0.07, 1]);
    const outline = cut(inset, rnd, { slip: 1.6 });
    const [ground, mark] = inks[(i + j * 3) % 4] ?? inks[0];
    return (
      slipped(outline, ground, { paper: night, dx: -5, dy: 6 }) +
      inside(outline, cloth((i * 3 + j) % 4, [mx, my], mark))
    );
  });
  const lace = [1, 2].flatMap((j) =>
    Array.from({ length: 25 }, (_, step): Point => {
      const t = (j === 1 ? step : 24 - step) / 6;
      const [[ax, ay], [bx, by]] = [node(Math.min(3, Math.floor(t)), j), node(Math.min(4, Math.floor(t) + 1), j)];
      const k = t - Math.min(3, Math.floor(t));
      return [ax + (bx - ax) * k, ay + (by - ay) * k + (step % 2 ? 13 : -13)];
    }),
  );
  const [lx, ly] = lace.at(-1) ?? [0, 0];
  const way = `${poly(lace, false)}C${lx - 80} ${ly + 60} ${lx - 10} ${ly + 150} 150 520S330 560 372 470`;
  const cord = (ink: string, wide: number, more = "") =>
    line(way, ink, wide, `stroke-linejoin="round" stroke-linecap="round" ${more}`);
  return (
    rect(0, 0, 480, 600, brass) +
    halftone([0, 0, 480, 600], (x, y) => Math.max(0, 0.8 - Math.hypot(x - 110, y - 150) / 420), "#E2C560", {
      pitch: 15,
    }) +
    group(peakedCap(rnd, { top: palm, bandInk: oxblood }), 'transform="translate(246 186) scale(.4) rotate(-4)"') +
    slipped("M-10 610L40 512L170 476L240 560L318 474L440 508L490 610Z", palm, { dx: 0, dy: -7 }) +
    pieces.join("") +
    cord(night, 12) +
    cord(chalk, 7) +
    cord(laterite, 7, 'stroke-dasharray="5 9"') +
    slipped("M362 480L376 462L462 262L376 478Z", night, { dx: -4, dy: 3 })
  );
})();

/** The hats in the order of their offices, with their two inks. */
export const hatOrder: readonly (readonly [Hat, string, string])[] = [
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

/** All eighteen hats, in rows of such a height. */
export const poster = (high = 86) => {
  const grounds = [indigo, chalk, palm, brass, oxblood, laterite];
  return (
    hatOrder
      .map(([hat, main, trim], i) => {
        const [col, row] = [i % 3, Math.floor(i / 3)];
        const [x, y] = [26 + col * 143, 26 + row * high];
        const ground = grounds.filter((g) => g !== main)[(i * 3 + row) % 5] ?? chalk;
        return (
          rect(x, y, 143, high, ground) +
          placed(hats[hat](main, trim), x + 70, y + high / 2 + 27, hat === "redcap" ? 0.22 : 0.34)
        );
      })
      .join("") +
    line(`M169 26V${26 + high * 6}M312 26V${26 + high * 6}`, chalk, 4) +
    [1, 2, 3, 4, 5].map((r) => line(`M26 ${26 + r * high}H455`, chalk, 4)).join("")
  );
};
