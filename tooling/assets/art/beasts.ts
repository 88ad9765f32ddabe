import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  type Point,
  placed,
  poly,
  rect,
  seeded,
  shape,
  slipped,
} from "./kit";
import { shade } from "./stage";
import { generator } from "./works/generator";
import { along, band, open, pts, turned } from "./works/press";

const { night, brass, laterite, chalk, oxblood, palm, indigo } = INK;
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

/** A tortoise under a generator that is strapped to its shell and plugged into nothing. */
export const tortoise = (() => {
  const rnd = seeded(2015);
  const [skin, dark, plateInk, rubbed] = ["#7C8A44", "#173420", "#37704A", "#C2A04A"];
  const shell = cut(pts("-252 -84 1, -244 -170, -176 -250, -70 -290, 70 -290, 176 -250, 244 -170, 252 -84 1"), rnd);
  /** One plate with the rings of its years. */
  const plate = (way: string) => {
    const outline = pts(way);
    const [cx, cy] = [0, 1].map((n) => outline.reduce((sum, p) => sum + (p[n as 0 | 1] ?? 0), 0) / outline.length) as [
      number,
      number,
    ];
    const ringAt = (scale: number) => outline.map(([x, y]): Point => [cx + (x - cx) * scale, cy + (y - cy) * scale, 1]);
    return (
      shape(poly(ringAt(0.96)), plateInk) +
      // The green has gone from the edges that hands reach: there the bronze is bright.
      inside(
        poly(ringAt(0.96)),
        group(line(poly(ringAt(0.93)), rubbed, 7), 'transform="translate(3 4)"') +
          group(line(poly(ringAt(0.95)), dark, 6), 'transform="translate(-3 -4)"'),
      ) +
      line(cut(ringAt(0.68), rnd, { slip: 1, fine: 3 }), dark, 4.5) +
      shape(cut(ringAt(0.4), rnd, { slip: 1, fine: 3 }), "#5B9464") +
      line(cut(ringAt(0.4), rnd, { slip: 1, fine: 3 }), dark, 4)
    );
  };
  const both = (way: string) =>
    plate(way) +
    plate(
      pts(way)
        .map(([x, y]) => `${-x} ${y}`)
        .join(", "),
    );
  const plates =
    both("-262 -112, -240 -178, -188 -216, -122 -178, -124 -112") +
    both("-124 -112, -122 -178, -60 -208, 0 -178, 0 -112") +
    both("-188 -216, -122 -178, -60 -208, -62 -300, -150 -300, -212 -262") +
    plate("-60 -208, 0 -178, 60 -208, 62 -300, -62 -300");
  const marginals = Array.from({ length: 11 }, (_, i) => {
    const x = -262 + i * 47.6;
    return shape(
      cut(
        [
          [x + 1, -108, 1],
          [x + 45, -108, 1],
          [x + 48, -76, 1],
          [x + 2, -74, 1],
        ],
        rnd,
        { slip: 1 },
      ),
      i % 2 ? plateInk : palm,
      `stroke="${dark}" stroke-width="4"`,
    );
  }).join("");
  const leg = (x: number, far: boolean) => {
    const outline = cut(
      pts(`${x - 52} -92 1, ${x + 52} -92 1, ${x + 48} -50, ${x + 62} -6 1, ${x - 54} -4 1, ${x - 50} -46`),
      rnd,
      { slip: 1.2 },
    );
    return (
      slipped(outline, far ? "#4C5828" : skin, { paper: night, dx: -4, dy: 0 }) +
      inside(
        outline,
        Array.from({ length: 9 }, (_, i) =>
          line(
            `M${x - 48 + (i % 3) * 34 + (Math.floor(i / 3) % 2) * 16} ${-66 + Math.floor(i / 3) * 20}q13 14 26 0`,
            far ? dark : "#4C5828",
            4.5,
            round,
          ),
        ).join(""),
      ) +
      [-42, -14, 14, 42]
        .map((u) =>
          shape(
            `M${x + u - 9} -14Q${x + u} -24 ${x + u + 10} -14L${x + u + 6} 4Q${x + u} 8 ${x + u - 6} 4Z`,
            chalk,
            `stroke="${night}" stroke-width="3"`,
          ),
        )
        .join("")
    );
  };
  // The neck comes out a long way; the head is blunt, with a beak and a heavy lid.
  const neck = cut(pts("206 -122 1, 262 -140, 300 -176, 352 -160, 336 -112, 290 -84, 212 -74 1"), rnd, { slip: 1.2 });
  const head = cut(
    pts("286 -166, 300 -204, 342 -222, 388 -210, 412 -178, 414 -154 1, 400 -150, 384 -138, 330 -130, 298 -138"),
    rnd,
    { slip: 1.2 },
  );
  const machine = placed(generator(seeded(15), { tank: laterite, casing: "#D0673F", tone: oxblood }), -534, -632, 0.58);
  const strap = (way: string) =>
    line(open(way), night, 20, round) +
    line(open(way), chalk, 13) +
    line(open(way), indigo, 13, 'stroke-dasharray="7 10"') +
    group(line(open(way), night, 4), 'transform="translate(5 0)" opacity=".55"');
  const cord = open("-124 -330, -196 -356, -286 -300, -314 -190, -322 -80, -300 -10, -250 -2");
  return (
    leg(-128, true) +
    leg(196, true) +
    slipped(cut(pts("-236 -96 1, -292 -74, -322 -40 1, -280 -46, -230 -68 1"), rnd, { slip: 1 }), skin, {
      paper: night,
      dx: -3,
      dy: 3,
    }) +
    slipped(neck, skin, { paper: night, dx: -4, dy: 4 }) +
    inside(
      neck,
      ["M250 -136q14 26 8 56", "M276 -150q16 30 12 60", "M302 -164q14 26 10 50"]
        .map((d) => line(d, "#4C5828", 5, round))
        .join(""),
    ) +
    slipped(head, skin, { paper: night, dx: -5, dy: 4 }) +
    inside(
      head,
      shade([280, -230, 420, -120], [350, -170], [400, -90], "#3A4520") +
        line("M306 -206q30 -16 60 -6M300 -192q20 -10 36 -6", "#4C5828", 4, round),
    ) +
    line("M414 -160Q380 -150 340 -156", night, 6, round) +
    dot(362, -186, 14, night) +
    dot(361, -187, 10, brass) +
    dot(365, -186, 5, night) +
    shape("M345 -192Q360 -208 379 -192L378 -188Q361 -196 346 -187Z", "#4C5828") +
    dot(404, -184, 3.5, night) +
    leg(-176, false) +
    leg(148, false) +
    slipped(shell, dark, { dx: -6, dy: 4 }) +
    inside(
      shell,
      plates +
        halftone(
          [-260, -300, 260, -90],
          (x, y) => Math.max(0, 0.85 - Math.hypot((x + 120) / 1.5, y + 236) / 92),
          "#B9D8A8",
          { pitch: 9, turn: 20 },
        ) +
        shade([-140, -300, 260, -90], [20, -240], [250, -60]) +
        // The board keeps the light from the top of the shell.
        halftone([-170, -300, 170, -240], (_, y) => 0.9 - (y + 296) / 46, night, { pitch: 8, turn: 24 }),
    ) +
    shape("M-256 -112L256 -112L262 -74H-262Z", dark) +
    marginals +
    halftone([-40, -110, 264, -74], (x) => (x + 20) / 300, night, { pitch: 8, turn: 33 }) +
    line("M-254 -105H40", "#9CC490", 3.5, round) +
    // A board, wedged level, for it to stand on.
    shape("M-150 -300H150L128 -262Q70 -286 0 -288T-128 -262Z", "#2A2019") +
    slipped("M-158 -308H158V-292H-158Z", "#8A5A2B", { paper: night, dx: -3, dy: 4 }) +
    machine +
    strap("-116 -526, -120 -420, -118 -310, -138 -236, -140 -150, -136 -76") +
    strap("114 -526, 116 -420, 116 -310, 138 -236, 142 -150, 138 -76") +
    line(cord, chalk, 13, round) +
    line(cord, night, 9, round) +
    slipped("M-256 -18H-222Q-206 -16 -206 -2T-222 14H-256Z", night, { paper: chalk, dx: -2, dy: -2 }) +
    line("M-204 -8h24M-204 4h24", brass, 6)
  );
})();
