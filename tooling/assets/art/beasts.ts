import {
  cut,
  dot,
  halftone,
  INK,
  inside,
  letters,
  line,
  placed,
  poly,
  rect,
  ring,
  seeded,
  shape,
  slipped,
} from "./kit";
import { shade } from "./stage";
import { generator } from "./works/generator";
import { along, band, open, pts, turned } from "./works/press";

const { night, brass, laterite, chalk, oxblood, palm } = INK;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** A crocodile, sewn up and losing its straw, that sits on the collar of a swagger stick as a dog sits. */
export const crocodile = (() => {
  const rnd = seeded(1966);
  const dark = "#1E4128";
  const tailWay = open("96 -388, 176 -372, 254 -330, 292 -252, 270 -176, 206 -154, 164 -192, 184 -240, 220 -230");
  const tailWidth = (t: number) => 88 * (1 - t) ** 0.8 + 8;
  const tail = cut(band(tailWay, tailWidth), rnd, { slip: 1, fine: 1 });
  const trunk = cut(
    pts(
      "-64 -600 1, -44 -634, -12 -656, 30 -650, 64 -622, 112 -578, 146 -508, 156 -432, 140 -366, 70 -346 1, -24 -352 1, -52 -420, -60 -490, -34 -540 1",
    ),
    rnd,
    { slip: 1.4 },
  );
  const upper = cut(
    pts(
      "-292 -582 1, -300 -604, -276 -624, -246 -620, -180 -606, -104 -612, -62 -646, -24 -660, 20 -640, 30 -590, -10 -556 1, -60 -562, -150 -566, -250 -570",
    ),
    rnd,
    { slip: 1.2 },
  );
  const lower = cut(
    pts("-272 -534 1, -268 -516, -200 -504, -110 -504, -40 -516, 10 -544 1, -20 -566 1, -110 -546, -190 -534"),
    rnd,
    { slip: 1.2 },
  );
  const teeth =
    Array.from({ length: 10 }, (_, i) =>
      shape(
        `M${-278 + i * 23} ${-572 + i * 0.9}L${-267 + i * 23} ${-546 - i * 0.4}L${-256 + i * 23} ${-571 + i * 0.9}Z`,
        chalk,
      ),
    ).join("") +
    Array.from({ length: 7 }, (_, i) =>
      shape(`M${-258 + i * 26} ${-532 - i * 2}L${-247 + i * 26} ${-556 - i}L${-236 + i * 26} ${-534 - i * 2}Z`, chalk),
    ).join("");
  const scute = (x: number, y: number, turn: number, size: number) =>
    turned(
      Math.round(turn),
      x,
      y,
      slipped(`M${x - size * 0.7} ${y + 7}L${x - size * 0.1} ${y - size}L${x + size * 0.7} ${y + 7}Z`, palm, {
        dx: 3,
        dy: -2,
        paper: dark,
      }),
    );
  const nape = along(open("-6 -654, 34 -648, 68 -620, 114 -578, 147 -508, 158 -440"), 34, 12).map(([x, y, a], i) =>
    scute(x, y, a, 30 + (i % 2) * 6),
  );
  const tailSteps = along(tailWay, 31, 40);
  const tailScutes = tailSteps.map(([x, y, a], i) => {
    const half = tailWidth(i / tailSteps.length) / 2 - 1;
    const turn = (a * Math.PI) / 180;
    return scute(x + half * Math.sin(turn), y - half * Math.cos(turn), a, 27 * (1 - i / tailSteps.length) + 8);
  });
  // Low plates on the brow and the snout, and the nostril.
  const brow =
    [-92, -122, -152, -182, -212].map((x, i) => scute(x, -608 + (i > 2 ? -4 : 0), -4, 13)).join("") +
    shape("M-282 -622C-278 -634 -258 -634 -254 -622Z", palm) +
    dot(-276, -608, 5, night);
  const rows: string[] = [];
  for (let row = 0; row < 4; row++)
    along(
      open(`${30 - row * 24} -616, ${96 - row * 28} -560, ${124 - row * 29} -480, ${128 - row * 29} -408`),
      34,
      8 + (row % 2) * 17,
    ).forEach(([x, y, a]) => {
      rows.push(
        turned(a, x, y, shape(`M${x - 11} ${y}L${x} ${y - 8}L${x + 11} ${y}L${x} ${y + 8}Z`, row === 1 ? brass : dark)),
      );
    });
  const bands = along(tailWay, 28, 50)
    .map(([x, y, a], i) =>
      turned(a, x, y, line(`M${x} ${y - 34 + i * 2}q8 ${34 - i * 2} 0 ${64 - i * 4}`, dark, 5, round)),
    )
    .slice(0, 13);
  const claws = (x: number, y: number) =>
    [0, 1, 2]
      .map((i) => shape(`M${x + i * 17} ${y - 8}h14l-11 27Z`, chalk, `stroke="${night}" stroke-width="2.5"`))
      .join("");
  const arm = (x: number, fill: string) =>
    slipped(
      cut(
        pts(
          `${x + 40} -512, ${x + 58} -470, ${x + 34} -410, ${x + 26} -374, ${x + 34} -346 1, ${x - 34} -346 1, ${x - 32} -364, ${x - 14} -384, ${x - 10} -430, ${x - 6} -488`,
        ),
        rnd,
        { slip: 1.2 },
      ),
      fill,
      { paper: night, dx: -4, dy: 3 },
    ) + claws(x - 34, -346);
  const haunch = cut(
    pts("152 -420, 128 -458, 84 -460, 52 -428, 54 -390, 44 -372, 34 -346 1, 132 -346 1, 154 -374"),
    rnd,
    { slip: 1.3 },
  );
  const seam = open("72 -606, 96 -562, 100 -512, 84 -464");
  const stitches = along(seam, 17, 6)
    .map(([x, y, a]) => turned(a, x, y, line(`M${x - 5} ${y - 11}L${x + 5} ${y + 11}`, chalk, 5, round)))
    .join("");
  // The straw leaves by the foot of the seam and by the seat; some has reached the base.
  const strand = (x: number, y: number, long: number, lean: number, ink: string) =>
    line(`M${x} ${y}q${lean * 0.2} ${long * 0.5} ${lean} ${long}`, ink, 5, round);
  const wisps = Array.from({ length: 15 }, (_, i) =>
    strand(
      70 + i * 2.4,
      -474 + (i % 3) * 5,
      rnd.between(34, 92),
      rnd.between(-34, 30),
      [brass, chalk, brass, "#D9BE82"][i % 4] ?? brass,
    ),
  ).join("");
  const falling = Array.from({ length: 22 }, (_, i) =>
    strand(
      24 + i * 4,
      -330,
      rnd.between(50, 150),
      rnd.between(-36, 40),
      [laterite, brass, night, "#8A6A2B"][i % 4] ?? brass,
    ),
  ).join("");
  const fallen = Array.from({ length: 14 }, (_, i) =>
    line(
      `M${-70 + i * 15} ${-62 - (i % 3) * 3}l${rnd.between(-26, 30)} ${rnd.between(-14, 6)}`,
      i % 3 ? brass : "#D9BE82",
      4.5,
      round,
    ),
  ).join("");
  const skin = (outline: string, body: string) =>
    slipped(outline, palm, { paper: chalk, dx: -5, dy: 4 }) + inside(outline, body);
  return (
    tailScutes.join("") +
    skin(tail, bands.join("") + shade([90, -410, 320, -140], [150, -330], [340, -150])) +
    falling +
    slipped("M-14 -330H14V-96H-14Z", brass, { paper: night, dx: -5, dy: 0 }) +
    rect(2, -330, 12, 234, "#8F7118") +
    rect(-18, -250, 36, 12, chalk) +
    rect(-18, -146, 36, 20, night) +
    shape("M-64 -330H64L30 -296H-30Z", "#8F7118") +
    slipped("M-116 -350H122V-322H-116Z", brass, { paper: night, dx: -5, dy: 4 }) +
    halftone([0, -348, 122, -322], (x) => x / 150, night, { pitch: 8, turn: 30 }) +
    line("M-108 -343H60", "#F0DC94", 5, round) +
    shape("M-62 -100H62V-58H-62Z", night) +
    shape("M-98 -58H98V0H-98Z", night) +
    rect(-46, -44, 92, 30, brass) +
    letters("1966", 0, -21, { size: 24, anchor: 0.5, fill: night }) +
    fallen +
    nape.join("") +
    arm(-74, dark) +
    shape("M-270 -570L-20 -562L-30 -530L-262 -534Z", oxblood) +
    skin(trunk, rows.join("") + shade([-60, -660, 170, -340], [40, -560], [200, -330])) +
    skin(lower, shade([-280, -560, 20, -500], [-140, -530], [-100, -450])) +
    teeth +
    brow +
    skin(
      upper,
      line("M-300 -578Q-160 -590 -40 -574", dark, 5, round) +
        [-210, -170, -130].map((x) => dot(x, -592, 4, dark)).join(""),
    ) +
    shape("M-76 -628C-70 -662 -14 -672 -4 -634C-24 -622 -56 -620 -76 -628Z", palm) +
    dot(-44, -636, 19, night) +
    dot(-45, -637, 15, brass) +
    dot(-49, -637, 6, night) +
    line(seam, chalk, 3.5) +
    stitches +
    slipped(haunch, palm, { paper: night, dx: -6, dy: -4 }) +
    inside(
      haunch,
      shade([-10, -470, 160, -340], [60, -420], [190, -330]) +
        [
          [78, -432],
          [106, -426],
          [72, -404],
          [100, -398],
          [126, -404],
          [66, -374],
          [94, -368],
        ]
          .map(([x = 0, y = 0]) => line(`M${x - 10} ${y}q10 13 20 0`, dark, 4.5, round))
          .join(""),
    ) +
    claws(38, -346) +
    wisps +
    arm(-8, palm)
  );
})();

/** A tortoise under a generator that is plugged into nothing. */
export const tortoise = (() => {
  const rnd = seeded(2015);
  const shell = cut(
    [
      [-236, -70, 1],
      [-226, -160],
      [-150, -246],
      [0, -276],
      [150, -246],
      [226, -160],
      [236, -70, 1],
    ],
    rnd,
  );
  const plates = [
    [-130, -128],
    [0, -150],
    [130, -128],
    [-66, -216],
    [66, -216],
    [-196, -92],
    [196, -92],
    [-66, -88],
    [66, -88],
  ].map(
    ([x = 0, y = 0]) =>
      shape(poly(ring(x, y, 50, 46, 6)), "#3F7A4D") + line(`${poly(ring(x, y, 34, 31, 6))}`, "#234A2D", 4),
  );
  return (
    slipped("M-196 -84H-104V0H-196Z", "#6B7A3A", { dx: -4, dy: 0 }) +
    shape("M104 -84H196V0H104Z", "#6B7A3A") +
    [-180, -156, -132, 120, 146, 172].map((x) => dot(x, -4, 8, "#4C5828")).join("") +
    shape("M224 -120C262 -168 330 -164 338 -118C342 -82 300 -66 226 -72Z", "#6B7A3A") +
    dot(306, -128, 8, night) +
    line("M290 -96L334 -98", night, 5, round) +
    shape("M-230 -82L-290 -52L-226 -56Z", "#6B7A3A") +
    placed(generator(seeded(15)), -500, -566, 0.54) +
    line("M-116 -270C-230 -276 -300 -200 -296 -110C-292 -40 -262 0 -330 -6", night, 8, round) +
    rect(-364, -20, 34, 26, night, 4) +
    line("M-364 -14h-14M-364 -2h-14", brass, 5) +
    slipped(shell, palm, { dx: -6, dy: 4 }) +
    inside(shell, plates.join("") + shade([-60, -280, 240, -60], [20, -220], [230, -30])) +
    shape("M-246 -78H246V-56H-246Z", "#234A2D")
  );
})();
