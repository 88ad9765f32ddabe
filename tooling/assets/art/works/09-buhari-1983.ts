/**
 * Muhammadu Buhari, military, 1983-85: a queue along a ruler, corner to corner. Forty strokes are drawn, one has stepped
 * out, and there is room for three that are not drawn.
 */
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
  poly,
  seeded,
  shape,
  slipped,
} from "../kit";
import { epaulette, peakedCap } from "./dress";
import { bleed, glow, pts, sheet, slope, stroke } from "./press";

const { brass, night, laterite, chalk } = INK;

const STROKES = 40;
/** Places in the queue, counted from the near end, where nobody is drawn. */
const MISSING = [24, 25, 26];
const STEPPED_OUT = 11;

interface Format {
  /** From the near corner to the far one. */
  line: readonly [number, number, number, number];
  wide: number;
  high: number;
  /** How large people and ruler are. */
  size: number;
  tunic: string;
  lapel: string;
  /** The strap of the shoulder, and the cap at the head of the queue. */
  strap: string;
  cap: string;
  more: string;
}

function queueAlong({ line: [ax, ay, bx, by], wide, high, size, tunic: cloth, lapel: fold, strap, cap, more }: Format) {
  const rnd = seeded(1984);
  // From the near corner to the far one; t runs evenly along the queue, and the ruler goes away from us.
  const near = (t: number) => size * (1 - 0.72 * t);
  const far = (t: number) => (t * (1 - 0.36 * t)) / 0.64;
  const along = [bx - ax, by - ay].map((v) => v / Math.hypot(bx - ax, by - ay)) as [number, number];
  const up: Point = [along[1], -along[0]];
  const at = (t: number, out = 0, on = 0): Point => {
    const s = far(t);
    return [
      ax + (bx - ax) * s + up[0] * out * near(t) + along[0] * on * near(t),
      ay + (by - ay) * s + up[1] * out * near(t) + along[1] * on * near(t),
    ];
  };
  const places = Array.from({ length: STROKES + MISSING.length }, (_, i) => i).filter((i) => !MISSING.includes(i));
  const t = (i: number) => 0.138 + (0.826 * i) / (STROKES + MISSING.length - 1);
  const person = (i: number, out: number, ink: string) => {
    const tall = 176 + rnd.between(-15, 12);
    const lean = rnd.between(-3, 3);
    const body = cut(
      [
        ...[
          at(t(i), out, -13),
          at(t(i), out + tall, -11 + lean),
          at(t(i), out + tall - 4, 12 + lean),
          at(t(i), out, 12),
        ].map(([x, y]): Point => [x, y, 1]),
      ],
      rnd,
      { slip: 1 },
    );
    return slipped(body, ink, { dx: -4, dy: 3 });
  };
  const queue = places
    .map((i) => person(i, i === STEPPED_OUT ? 104 : 8, i === STEPPED_OUT ? laterite : night))
    .join("");
  // Each throws a shadow on the wood; the three who are missing throw none.
  const shadows = places.map((i) => line([at(t(i), -2), at(t(i), -74, -34)], brass, 15 * near(t(i)))).join("");
  const edge = (out: number) => [at(-0.06, out), at(0.3, out), at(0.6, out), at(1.12, out)];
  const ruler = poly([...edge(0), ...[...edge(-196)].reverse()]);
  const ticks = Array.from({ length: 70 }, (_, i) => {
    const s = -0.03 + i / 62;
    return line([at(s, -196), at(s, i % 5 ? -164 : -136)], night, Math.max(2, 7 * near(s)));
  }).join("");
  const numbers = [0.05, 0.21, 0.371, 0.532, Math.LN2, 0.854].map((s, i) => {
    const [x, y] = at(s, -128);
    return group(
      letters(String(i + 1), 0, 0, { size: 62 * near(s), anchor: 0.5 }),
      `transform="translate(${x} ${y}) rotate(${((Math.atan2(by - ay, bx - ax) * 180) / Math.PI).toFixed(0)})"`,
    );
  });
  // Below the edge, the tunic; the ruler lies across it like a strap.
  const tunic = cut(pts(cloth), rnd);
  const lapel = cut(pts(fold), rnd);
  return (
    shape(`M0 0H${wide}V${high}H0Z`, brass) +
    halftone([0, 0, wide, high], (x, y) => 0.95 * glow(60, 120, 1150, 1.2)(x, y), chalk, { pitch: 22, turn: 20 }) +
    slipped(tunic, night, { dx: -6, dy: -9 }) +
    inside(
      tunic,
      halftone(
        [wide * 0.25, high * 0.37, wide, high * 0.96],
        (x, y) => 0.4 * slope([wide * 0.42, high * 0.96], [wide, high * 0.47], 1.3)(x, y),
        laterite,
        { pitch: 16, turn: 24 },
      ),
    ) +
    slipped(lapel, night, { dx: -7, dy: 4, paper: brass }) +
    more +
    group(epaulette(rnd, { long: 250, wide: 104, cloth: laterite, pips: 2 }), strap) +
    shape(ruler, night, 'transform="translate(16 22)"') +
    shape(ruler, chalk) +
    inside(ruler, shadows + ticks + numbers.join("") + stroke(edge(-4), night, 5)) +
    queue +
    group(peakedCap(rnd, { bandInk: laterite, lean: -24 }), cap)
  );
}

export function draw() {
  const rnd = seeded(1985);
  const flap = slipped(
    cut(pts("1000 1230 1, 1250 1150 1, 1260 1260 1, 1130 1330, 1016 1310 1"), rnd, { slip: 1.5 }),
    night,
    { dx: -6, dy: 6, paper: brass },
  );
  const body = queueAlong({
    line: [-40, 1266, 1010, 250],
    wide: 1200,
    high: 1500,
    size: 1,
    tunic: "-60 1560 1, -60 1400 1, 250 1180, 560 880, 830 700, 1000 640 1, 1290 560 1, 1290 1560 1",
    lapel: "560 1560 1, 700 1210 1, 900 930, 1010 800 1, 1100 1010 1, 960 1130 1, 1010 1190 1, 830 1560 1",
    strap: 'transform="translate(930 770) rotate(-16)"',
    cap: 'transform="translate(1034 198) rotate(-16) scale(.27)"',
    more: flap + dot(1120, 1290, 16, brass) + dot(690, 1390, 30, brass),
  });
  return sheet(
    {
      seed: 9,
      title: "Muhammadu Buhari: a queue drawn with a ruler",
      label: ["Muhammadu Buhari, 1983–85", "LA.1983.09"],
    },
    body,
  );
}

/** The same for a broad screen: the queue goes the whole way across. */
export function drawWide() {
  return bleed(
    { seed: 9, wide: 1600, high: 800 },
    queueAlong({
      line: [-60, 640, 1440, 178],
      wide: 1600,
      high: 800,
      size: 1.12,
      tunic: "300 860 1, 520 760, 900 560, 1200 430, 1400 380 1, 1680 330 1, 1680 860 1",
      lapel: "1040 860 1, 1130 690 1, 1250 560, 1330 490 1, 1420 640 1, 1310 700 1, 1350 740 1, 1280 860 1",
      strap: 'transform="translate(1330 470) rotate(-10)"',
      cap: 'transform="translate(1472 128) rotate(-12) scale(.3)"',
      more: dot(1210, 770, 24, brass),
    }),
  );
}
