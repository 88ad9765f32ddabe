import { INK, letters, seeded, shape } from "../art/kit";
import type { Part } from "./glb";
import { ball, box, joined, lathe, type Mesh, moved, type Turn } from "./mesh";
import { baked } from "./picture";

const brass = { colour: INK.brass, metal: 1, rough: 0.26 };
const dark = { colour: INK.night, rough: 0.42 };

/** A microphone larger than a real one, 64 cm high: ten bars of brass over a black grille, and a collar with the year. */
export async function goldenVoice(): Promise<Part[]> {
  const [low, high, r] = [0.3, 0.64, 0.104];
  const cap = 0.1;
  /** How far out the grille stands at that height. */
  const girth = (y: number) => {
    const end = y > high - cap ? (y - high + cap) / cap : y < low + cap ? (low + cap - y) / cap : 0;
    return r * Math.sqrt(Math.max(0, 1 - end ** 2));
  };
  const grille: Turn[] = Array.from({ length: 33 }, (_, i) => {
    const y = high - ((high - low) * i) / 32;
    return { r: Math.max(0, girth(y) - 0.004), y };
  });
  const collar = [0.448, 0.5] as const;
  /** A bar that follows the round of the head, from one slot to the next. */
  const hoop = ([from, to]: readonly [number, number]): Mesh => {
    const outer = [0, 0.25, 0.5, 0.75, 1].map((t) => to + (from - to) * t);
    return lathe(
      [
        { r: Math.max(0, girth(to) - 0.014), y: to },
        { r: Math.max(0, girth(to) - 0.001), y: to, sharp: true },
        ...outer.map((y, i) => ({ r: girth(y) + (i % 4 ? 0.001 : 0), y, sharp: i === 0 || i === 4 })),
        { r: Math.max(0, girth(from) - 0.014), y: from },
      ],
      { around: 56 },
    );
  };
  const slot = 0.007;
  const rows = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const step = (to - from) / count;
      return [from + i * step + slot / 2, from + (i + 1) * step - slot / 2] as const;
    });
  const bars = [...rows(low + 0.02, collar[0], 5), ...rows(collar[1], high - 0.02, 5)];
  const end = (top: boolean): Turn[] =>
    Array.from({ length: 9 }, (_, i) => {
      const y = top ? high - (0.018 * i) / 8 : low + 0.018 - (0.018 * i) / 8;
      return { r: girth(y) + 0.001, y };
    });
  const stand: Turn[] = [
    [0, 0.31],
    [0.03, 0.306],
    [0.03, 0.29, 1],
    [0.022, 0.284],
    [0.017, 0.16],
    [0.02, 0.06],
    [0.034, 0.042],
    [0.1, 0.034],
    [0.134, 0.026],
    [0.14, 0.016],
    [0.14, 0.004],
    [0.136, 0, 1],
    [0, 0],
  ].map(([turn = 0, y = 0, sharp]) => ({ r: turn, y, sharp: sharp === 1 }));
  const year =
    shape("M0 0H1024V128H0Z", INK.oxblood) +
    shape("M0 0H1024V8H0ZM0 120H1024V128H0Z", INK.brass) +
    [0, 512, 1024].map((x) => letters("1960", x, 98, { size: 96, anchor: 0.5, track: 12, fill: INK.chalk })).join("");
  const band = lathe(
    [
      { r: girth(0.47) + 0.006, y: collar[1], v: 0 },
      { r: girth(0.47) + 0.006, y: collar[0], v: 1 },
    ],
    { around: 72 },
  );
  return [
    { name: "grille", mesh: lathe(grille, { around: 48 }), colour: INK.night, metal: 0.4, rough: 0.6 },
    { name: "bars", mesh: joined(bars.map(hoop)), ...brass },
    { name: "ends", mesh: joined([lathe(end(true)), lathe(end(false))]), ...brass },
    { name: "collar", mesh: band, picture: await baked(year, 1024, 128, { quality: 84 }), rough: 0.22 },
    { name: "stand", mesh: lathe(stand, { around: 64 }), ...brass },
  ];
}

/** An hourglass 42 cm high: two bulbs in a frame of dark wood, a bow tie about the waist and eighty-three grains. */
export async function interimHourglass(): Promise<Part[]> {
  const [wide, deep] = [0.28, 0.14];
  const [foot, top] = [0.06, 0.382];
  const waist = (foot + top) / 2;
  const half = waist - foot;
  const girth = (y: number) => {
    const t = Math.min(1, Math.abs(y - waist) / half);
    return 0.007 + 0.055 * Math.sin((Math.min(1, t * 1.08) ** 1.15 * Math.PI) / 2) ** 1.35;
  };
  const glass: Turn[] = Array.from({ length: 37 }, (_, i) => {
    const y = top - ((top - foot) * i) / 36;
    return { r: girth(y), y };
  });
  const posts = [-1, 1].flatMap((x) => [-1, 1].map((z) => moved(post(foot, top), [x * 0.112, 0, z * 0.042])));
  const plate =
    shape("M0 0H256V128H0Z", INK.brass) +
    letters("83", 128, 102, { size: 104, anchor: 0.5, track: 14, fill: INK.night });
  return [
    {
      name: "frame",
      mesh: joined([
        box([wide, 0.05, deep], [0, 0, 0]),
        box([wide * 0.94, 0.012, deep * 0.9], [0, 0.05, 0]),
        box([wide * 0.94, 0.01, deep * 0.9], [0, 0.378, 0]),
        box([wide, 0.032, deep], [0, 0.388, 0]),
        ...posts,
      ]),
      ...dark,
    },
    { name: "grains", mesh: joined(grains(foot, waist, girth)), colour: INK.laterite, rough: 0.7 },
    {
      name: "tie",
      mesh: joined([bow(-1, waist), bow(1, waist), box([0.016, 0.02, 0.024], [0, waist - 0.01, 0])]),
      colour: INK.oxblood,
      rough: 0.75,
    },
    {
      name: "plate",
      mesh: box([0.1, 0.034, 0.004], [0, 0.008, deep / 2]),
      picture: await baked(plate, 256, 128),
      metal: 1,
      rough: 0.35,
    },
    {
      name: "glass",
      mesh: lathe(glass, { around: 56 }),
      colour: INK.chalk,
      opacity: 0.26,
      rough: 0.04,
      bothSides: true,
    },
  ];
}

const post = (from: number, to: number): Mesh => {
  const [mid, span] = [(from + to) / 2, to - from];
  const knob = (y: number, r: number): Turn[] =>
    [-1, -0.5, 0, 0.5, 1].map((t) => ({ r: 0.0062 + r * Math.cos((t * Math.PI) / 2), y: y - t * 0.012 }));
  return lathe(
    [
      { r: 0.0062, y: to },
      ...knob(to - span * 0.08, 0.006),
      ...knob(mid, 0.005),
      ...knob(from + span * 0.08, 0.006),
      { r: 0.0062, y: from },
    ],
    { around: 20 },
  );
};

/** Twenty-six above the waist, three falling, fifty-four below: one for each night. */
function grains(foot: number, waist: number, girth: (y: number) => number): Mesh[] {
  const rnd = seeded(1993);
  const size = 0.0078;
  const laid: [number, number, number][] = [-0.004, -0.03, -0.062].map((down) => [0, waist + 0.008 + down, 0]);
  const fill = (count: number, from: number, room: (y: number) => number) => {
    for (let y = from, left = count; left > 0; y += size * 1.7) {
      const reach = Math.max(0, room(y));
      const rows: [number, number, number][] = [[0, y, 0]];
      for (let r = size * 2.1; r <= reach; r += size * 2.1) {
        const round = Math.floor((2 * Math.PI * r) / (size * 2.15));
        for (let k = 0; k < round; k++) {
          const angle = (k / round) * 2 * Math.PI + rnd.between(0, 0.4);
          rows.push([r * Math.sin(angle), y + rnd.between(0, size * 0.4), r * Math.cos(angle)]);
        }
      }
      laid.push(...rows.slice(0, left));
      left -= Math.min(left, rows.length);
    }
  };
  fill(54, foot + 0.012 + size, (y) => Math.min(girth(y) - size * 1.4, 0.05 - (y - foot - 0.02) * 0.9));
  fill(26, waist + 0.022, (y) => girth(y) - size * 1.6);
  return laid.map((at) => moved(ball(size, 8), at));
}

/** One wing of the bow tie, a wedge that widens away from the knot. */
function bow(side: 1 | -1, y: number): Mesh {
  const wing = box([0.05, 1, 0.014], [0, -0.5, 0]);
  const positions = wing.positions.map((value, i) => {
    if (i % 3 !== 1) return value;
    const out = ((wing.positions[i - 1] ?? 0) * side + 0.025) / 0.05;
    return value * (0.014 + 0.034 * out);
  });
  return moved({ ...wing, positions }, [side * 0.03, y, 0]);
}
