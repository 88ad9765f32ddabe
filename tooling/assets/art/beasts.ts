import {
  bend,
  cut,
  dot,
  group,
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

const { night, brass, chalk, palm } = INK;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** A crocodile, sewn up and losing its straw, on a swagger stick. */
export const crocodile = (() => {
  const rnd = seeded(1966);
  const beast = cut(
    [
      [-272, -402, 1],
      [-90, -470],
      [20, -506],
      [150, -494],
      [232, -452],
      [318, -500, 1],
      [286, -388],
      [190, -352],
      [40, -330],
      [-60, -344],
      [-262, -350, 1],
      [-288, -380],
    ],
    rnd,
    { slip: 1.6 },
  );
  const plates = [-30, 14, 60, 106, 152, 196].map((x, i) =>
    shape(
      `M${x - 22} ${-486 + Math.abs(i - 2.5) * 8}L${x} ${-534 + Math.abs(i - 2.5) * 10}L${x + 26} ${-482 + Math.abs(i - 2.5) * 9}Z`,
      palm,
    ),
  );
  const teeth = Array.from({ length: 9 }, (_, i) =>
    shape(`M${-254 + i * 22} -392L${-243 + i * 22} -362L${-232 + i * 22} -396Z`, chalk),
  );
  const seam = line(
    bend(
      [
        [-40, -400],
        [60, -410],
        [160, -416],
        [240, -424],
      ],
      { closed: false },
    ),
    chalk,
    6,
    'stroke-dasharray="18 12"',
  );
  const straw = [-8, 12, 30, 46]
    .map((x, i) => line(`M${x + 40} -340L${x + 26 + i * 9} ${-292 + (i % 2) * 18}`, brass, 6, round))
    .join("");
  return (
    slipped("M-13 -480H13V-96H-13Z", brass, { paper: night, dx: -5, dy: 0 }) +
    rect(-20, -486, 40, 60, night, 6) +
    rect(-17, -250, 34, 12, chalk) +
    rect(-17, -140, 34, 20, chalk) +
    shape("M-62 -100H62V-58H-62Z", night) +
    shape("M-98 -58H98V0H-98Z", night) +
    rect(-46, -44, 92, 30, brass) +
    letters("1966", 0, -21, { size: 24, anchor: 0.5, fill: night }) +
    group(
      straw +
        plates.join("") +
        slipped(beast, palm, { paper: chalk, dx: -5, dy: 4 }) +
        inside(
          beast,
          shade([-290, -510, 330, -320], [0, -440], [40, -300]) +
            [-60, 0, 60, 120, 180].map((x) => line(`M${x} -470c14 16 14 34 2 52`, "#234A2D", 7, round)).join(""),
        ) +
        seam +
        line("M-276 -392L-60 -404", night, 8, round) +
        teeth.join("") +
        dot(-88, -452, 22, palm) +
        dot(-90, -454, 15, brass) +
        dot(-92, -454, 6, night),
      'transform="translate(0 -140)"',
    )
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
