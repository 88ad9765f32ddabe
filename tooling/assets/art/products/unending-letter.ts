import {
  cut,
  dot,
  group,
  halftone,
  INK,
  inside,
  line,
  type Point,
  poly,
  type Random,
  rect,
  ring,
  seeded,
  shape,
  slipped,
} from "../kit";
import { hardShadow, plate, shadow } from "../scenes/plate";
import { pencil } from "../scenes/rooms";
import { adireTop, glowing, WOOD, windowLight } from "../scenes/settings";
import { glow, small } from "../works/press";
import { factsOf, type Views } from "./facts";

// The letter: one sheet of 240 cm, folded into eighteen panels that stand on a table, in centimetres and in perspective.

const { night, brass, laterite, chalk, oxblood, indigo } = INK;
const [grey, faint] = ["#DACDB2", "#5A5148"];
const [WIDE, HIGH, PANELS] = [240 / 18, 21, 18];

/** x to the right, y away, z up. */
type Place = readonly [x: number, y: number, z: number];
interface Eye {
  from: Place;
  to: Place;
  /** Units of the sheet for a centimetre at a distance of one centimetre. */
  focus: number;
  middle?: readonly [number, number];
}
const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const across = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Place): Place => {
  const long = Math.hypot(...a);
  return [a[0] / long, a[1] / long, a[2] / long];
};

/** How a place looks from an eye: where it is on the sheet, and how large a centimetre is there. */
function looking({ from, to, focus, middle = [400, 480] }: Eye) {
  const ahead = unit(minus(to, from));
  const right = unit(across(ahead, [0, 0, 1]));
  const up = across(right, ahead);
  return (place: Place) => {
    const seen = minus(place, from);
    const size = focus / Math.max(4, times(seen, ahead));
    const at: Point = [middle[0] + times(seen, right) * size, middle[1] - times(seen, up) * size];
    return { at, size };
  };
}
type Look = ReturnType<typeof looking>;

/** Where the folds stand on the table: a zigzag that bends as it goes away. */
function folds(): [number, number][] {
  const out: [number, number][] = [[-21, -15]];
  for (let i = 0; i < PANELS; i++) {
    const heading = Math.min(84, 14 + i * 6.4);
    const turn = ((heading + (i % 2 ? 50 : -50)) * Math.PI) / 180;
    const [x, y] = out[i] ?? [0, 0];
    out.push([x + WIDE * Math.cos(turn), y + WIDE * Math.sin(turn)]);
  }
  return out;
}

/** Printed words: short strokes of uneven length, one row after another, from left to right. */
function words(
  rnd: Random,
  wide: number,
  rows: number,
  gap: number,
  put: (x0: number, x1: number, row: number) => void,
) {
  for (let row = 0; row < rows; row++) {
    const last = rnd() < 0.16 ? wide * rnd.between(0.3, 0.7) : wide;
    for (let x = rnd() < 0.12 ? gap * 3 : 0; x < last - gap; ) {
      const end = Math.min(last, x + gap * rnd.between(1.6, 6.2));
      put(x, end, row);
      x = end + gap;
    }
  }
}

/** One panel from fold to fold, seen from its printed side or from its back. */
function panel(look: Look, a: readonly [number, number], b: readonly [number, number], page: number, rnd: Random) {
  const on = (u: number, v: number) => look([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, HIGH * v]);
  const corners = [on(0, 0), on(1, 0), on(1, 1), on(0, 1)].map(({ at }): Point => [at[0], at[1], 1]);
  const outline = cut(corners, rnd, { slip: 0.7, fine: 4 });
  const lit = page % 2 === 0;
  const [x0, x1] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [y0, y1] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const { size } = on(0.5, 0.5);
  const type: string[] = [];
  const [rows, edge] = [23, 0.11];
  words(rnd, 1 - 2 * edge, rows, 0.028, (from, to, row) => {
    const v = 0.91 - (row * 0.78) / rows;
    const [p, q] = [on(edge + from, v).at, on(edge + to, v).at];
    type.push(`M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`);
  });
  // The fold that stands back is in the shade of the one that stands forward.
  const [hollow, ridge] = lit ? [on(0, 0.5).at, on(1, 0.5).at] : [on(1, 0.5).at, on(0, 0.5).at];
  const run = ridge[0] - hollow[0] || 1;
  const shade = halftone(
    [x0, y0, x1, y1],
    (x, y) => {
      const t = Math.max(0, Math.min(1, (x - hollow[0]) / run));
      const low = Math.max(0, (y - y0) / (y1 - y0) - 0.55) * 0.5;
      return lit ? 0.34 * (1 - t) ** 2 + low * 0.3 : 0.3 + 0.4 * (1 - t) ** 1.4 + low * 0.3;
    },
    lit ? "#A89A80" : "#8F8269",
    { pitch: Math.max(5, Math.min(9, size * 0.55)), turn: 24 },
  );
  // The number of the page, on the plane of its panel.
  const [o, u, v] = [on(0.5, 0.045).at, on(0.6, 0.045).at, on(0.5, 0.145).at];
  const number =
    size > 7 && page < PANELS
      ? group(
          small(`${page}`, 0, 0, { size: 62, anchor: 0.5, weight: 80, fill: faint }),
          `transform="matrix(${[(u[0] - o[0]) / 100, (u[1] - o[1]) / 100, (o[0] - v[0]) / 158, (o[1] - v[1]) / 158, o[0], o[1]].map((n) => n.toFixed(4)).join(" ")})"`,
        )
      : "";
  const top = [on(0, 1).at, on(1, 1).at];
  return (
    slipped(outline, lit ? "#F8F3E8" : grey, { dx: 1.5, dy: 3, paper: "#6B5F52" }) +
    inside(outline, shade + line(type.join(""), lit ? night : "#2F2820", Math.max(1.6, size * 0.27)) + number) +
    line(top, "#FFFFFF", Math.max(1.4, size * 0.16))
  );
}

/** The wax at the end of the letter, about 0,0 with a radius of 100. */
function wax() {
  const rnd = seeded(18);
  const blob = cut(
    ring(0, 0, 104, 100, 15).map(([x, y]): Point => [x * rnd.between(0.92, 1.09), y * rnd.between(0.92, 1.09)]),
    rnd,
    { slip: 1.5, fine: 5 },
  );
  return (
    shape(blob, night, 'transform="translate(9 13)" opacity=".6"') +
    shape(blob, "#8E2C18") +
    inside(
      blob,
      halftone([-120, -120, 120, 120], (x, y) => Math.max(0, (-x - y) / 170), "#D9674A", { pitch: 12, turn: 20 }) +
        halftone([-120, -120, 120, 120], (x, y) => Math.max(0, (x + y) / 190), "#3E0F0A", { pitch: 12, turn: 30 }),
    ) +
    dot(3, 5, 72, "#5B1A10") +
    dot(0, 0, 70, laterite) +
    halftone([-70, -70, 70, 70], (x, y) => (Math.hypot(x, y) < 66 ? Math.max(0, (x + y - 10) / 120) : 0), "#5B1A10", {
      pitch: 10,
      turn: 30,
    }) +
    small("18", 3, 31, { size: 84, anchor: 0.5, weight: 110, fill: "#5B1A10" }) +
    small("18", 0, 28, { size: 84, anchor: 0.5, weight: 100, fill: "#F0C9B0" }) +
    line("M-78 -38Q-60 -74 -22 -86", "#F6D9C8", 8, 'stroke-linecap="round"')
  );
}

/** The boards of the table, in the same perspective. */
function table(look: Look, rnd: Random) {
  const row = (y: number) => [look([-130, y, 0]).at, look([190, y, 0]).at];
  const grain = Array.from({ length: 170 }, () => {
    const [x, y, long] = [rnd.between(-60, 120), rnd.between(-30, 130), rnd.between(14, 46)];
    const { size } = look([x, y, 0]);
    return line(
      [look([x, y, 0]).at, look([x + long / 2, y + rnd.between(-0.5, 0.5), 0]).at, look([x + long, y, 0]).at],
      "#7E2913",
      Math.max(1.2, size * rnd.between(0.08, 0.2)),
      'opacity=".55" stroke-linecap="round"',
    );
  });
  return (
    rect(0, 0, 800, 1000, "#B4472A") +
    // Every other board is a little darker.
    Array.from({ length: 8 }, (_, i) => {
      const [near, far] = [row(-34 + i * 30), row(-19 + i * 30)];
      return shape(poly([...near, ...far.reverse()]), "#A23C20");
    }).join("") +
    halftone([0, 0, 800, 950], (x, y) => 0.7 * glow(140, 250, 560, 1.3)(x, y), "#D9704A", { pitch: 13, turn: 22 }) +
    grain.join("") +
    Array.from({ length: 12 }, (_, i) => {
      const y = -34 + i * 15;
      return line(row(y), "#5E1C0C", Math.max(2, look([0, y, 0]).size * 0.3));
    }).join("")
  );
}

/** The letter standing open on the table, its last page and the seal in front. */
function standing(eye: Eye, more: (look: Look) => string = () => "") {
  const rnd = seeded(2013);
  const look = looking(eye);
  const at = folds();
  const pairs = at.slice(1).map((b, i) => [at[i] ?? b, b] as const);
  // The lamp is high at the left; what stands 21 cm high leaves its shadow so far to the right.
  const [sx, sy] = [17, 4.5];
  const dark = pairs.map(([a, b]) =>
    shape(
      poly([
        look([a[0], a[1], 0]).at,
        look([b[0], b[1], 0]).at,
        look([b[0] + sx, b[1] + sy, 0]).at,
        look([a[0] + sx, a[1] + sy, 0]).at,
      ]),
      night,
    ),
  );
  const panels = pairs.map(([a, b], i) => panel(look, a, b, PANELS - i, rnd));
  const [a, b] = pairs[0] ?? [
    [0, 0],
    [0, 0],
  ];
  const on = (u: number, v: number) => look([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, HIGH * v]).at;
  const [o, u, v] = [on(0.68, 0.2), on(0.96, 0.2), on(0.68, 0.2 + 0.24 * (WIDE / HIGH))];
  const seal = group(
    wax(),
    `transform="matrix(${[u[0] - o[0], u[1] - o[1], o[0] - v[0], o[1] - v[1]].map((n) => (n / 100).toFixed(4)).join(" ")} ${o[0].toFixed(1)} ${o[1].toFixed(1)})"`,
  );
  return table(look, seeded(3)) + group(dark.join(""), 'opacity=".86"') + more(look) + panels.reverse().join("") + seal;
}

export const written = (x: number, y: number, w: number, rows: number, ink: string = night) => {
  const type: string[] = [];
  words(seeded(rows + w), w, rows, 8, (from, to, row) => type.push(`M${x + from} ${y + row * 17}H${x + to}`));
  return line(type.join(""), ink, 6);
};

/** The pile, tied and sealed. */
function tied() {
  const leaves = [5, 4, 3, 2, 1, 0]
    .map((i) =>
      slipped(
        poly([
          [-210 + i * 3, -300 + i * 13],
          [214 + i * 3, -304 + i * 13],
          [218 + i * 3, 300 + i * 13],
          [-214 + i * 3, 304 + i * 13],
        ]),
        i % 2 ? "#D3C6AC" : chalk,
        { dx: 4, dy: 6, paper: night },
      ),
    )
    .join("");
  return (
    leaves +
    written(-170, -250, 330, 30) +
    slipped("M-218 -30H222V34H-218Z", oxblood, { dx: 3, dy: 6, paper: night }) +
    slipped("M-34 -304H30V304H-34Z", oxblood, { dx: 5, dy: 3, paper: night }) +
    halftone([-218, -30, 222, 34], (_, y) => 0.5 * ((y + 10) / 44), night, { pitch: 8, turn: 30 }) +
    group(wax(), 'transform="translate(-2 2) scale(1.02)"')
  );
}

/** Down a flight of stairs seen from its foot, to scale: 240 cm of paper over treads of 26 and risers of 17. */
function downstairs(cm: number) {
  const [k, mid, foot, steps] = [5, 400, 900, 6];
  const [riser, tread, seen] = [17, 26, 9.5];
  const rnd = seeded(2014);
  const narrow = (y: number) => 1 - (foot - y) * 0.00034;
  const reach = (y: number, half: number): [number, number] => [mid - half * k * narrow(y), mid + half * k * narrow(y)];
  /** A band across the stair between two heights, `half` centimetres to each side. */
  const strip = (low: number, high: number, half: number): Point[] => {
    const [[a, b], [c, d]] = [reach(low, half), reach(high, half)] as const;
    return [
      [a, low],
      [b, low],
      [d, high],
      [c, high],
    ];
  };
  const edges = Array.from({ length: steps }, (_, i) => foot - i * (riser + seen) * k);
  const stair = edges
    .map((y) => {
      const top = y - riser * k;
      return (
        shape(strip(y, top, 50), "#A63A1E") +
        inside(
          poly(strip(y, top, 50)),
          halftone([0, top, 800, y], (x) => 0.55 * Math.max(0, (x - 450) / 330), night, { pitch: 11, turn: 30 }) +
            // Under each nosing there is shade.
            halftone([0, top, 800, top + 34], (_, v) => 0.8 * (1 - (v - top) / 34), "#4C1A0B", { pitch: 8, turn: 24 }),
        ) +
        shape(strip(top, top - seen * k, 50), "#E39A5A") +
        shape(strip(top + 9, top, 52), WOOD.dark)
      );
    })
    .join("");
  // From the top tread down, until the sheet is used up.
  let left = cm;
  const panels = [...edges].reverse().flatMap((y) => {
    const top = y - riser * k;
    return [
      { from: top - seen * k, to: top, real: tread, ink: "#F8F3E8", rows: 8 },
      { from: top, to: y, real: riser, ink: grey, rows: 9 },
    ];
  });
  const sheetOf = panels
    .map(({ from, to, real, ink, rows }) => {
      const part = Math.min(1, left / real);
      left -= real * part;
      if (part <= 0) return "";
      const end = from + (to - from) * part;
      const type: string[] = [];
      const count = Math.floor(rows * part);
      words(rnd, 1, count, 0.05, (x0, x1, row) => {
        const y = from + ((row + 0.7) * (to - from)) / rows;
        const [a, b] = reach(y, 8.6);
        type.push(`M${(a + (b - a) * x0).toFixed(1)} ${y.toFixed(1)}H${(a + (b - a) * x1).toFixed(1)}`);
      });
      const outline = poly(strip(end, from, 10.5));
      return (
        slipped(outline, ink, { dx: 9, dy: 3, paper: night }) +
        inside(
          outline,
          ink === grey
            ? halftone([300, from, 500, to], (_, v) => 0.75 * (1 - (v - from) / (to - from)), "#8F8269", { pitch: 6 })
            : "",
        ) +
        line(type.join(""), night, ink === grey ? 3.6 : 2.6)
      );
    })
    .join("");
  const side = (sign: 1 | -1) => {
    const x = (y: number) => mid + sign * 55 * k * narrow(y);
    const topY = edges.at(-1) ?? 0;
    const bars = edges.map((y) => line(`M${x(y)} ${y - 10}V${y - 84 * k}`, night, 6)).join("");
    return (
      bars +
      line(`M${x(foot)} ${foot - 88 * k}L${x(topY)} ${topY - 88 * k}`, WOOD.dark, 20) +
      slipped(`M${x(foot) - 15} ${foot + 20}V${foot - 94 * k}h30V${foot + 20}Z`, WOOD.dark, {
        dx: -4,
        dy: 0,
        paper: brass,
      }) +
      dot(x(foot), foot - 96 * k, 21, brass)
    );
  };
  return (
    glowing("#D3AF3A", "#F0DC94", [200, 240, 700]) +
    windowLight("#FBF3D5", { x: 30, y: 40, wide: 150, high: 230, skew: 14, opacity: 0.9 }) +
    rect(0, foot, 800, 80, WOOD.mid) +
    stair +
    sheetOf +
    side(1) +
    side(-1)
  );
}

/** A pencil on the table. */
function fallenPencil(look: Look) {
  const [a, b] = [look([4, -18, 0.4]), look([20, -21.5, 0.4])];
  const turn = (Math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]) * 180) / Math.PI;
  const body = group(
    pencil(brass),
    `transform="translate(${a.at[0].toFixed(1)} ${a.at[1].toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${a.size.toFixed(2)} ${(a.size * 1.1).toFixed(2)})"`,
  );
  return hardShadow(body, 12, 8, night, 0.8) + body;
}

const slug = "the-unending-letter";
const { label, height } = factsOf(slug);
const page = (n: number, body: string) => plate({ seed: 2013 + n * 3, label }, body);

export const letterViews: Views = [
  () => page(0, standing({ from: [5, -76, 60], to: [3, 12, 4], focus: 1090 }, fallenPencil)),
  () => page(1, standing({ from: [-7, -63, 27], to: [-12.5, -14, 9.5], focus: 1640 })),
  () => page(2, downstairs(height)),
  () => {
    const pile = group(tied(), 'transform="translate(396 480) rotate(9) scale(1.08)"');
    return page(
      3,
      adireTop(indigo, "#C9CFE2", 14, seeded(4), 180) +
        shadow(pile, { dx: 34, dy: 40, pitch: 10, field: () => 0.92 }) +
        pile,
    );
  },
];
