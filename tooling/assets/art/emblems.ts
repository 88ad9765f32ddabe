import {
  dot,
  group,
  INK,
  inside,
  letters,
  line,
  oval,
  type Point,
  placed,
  polar,
  poly,
  rect,
  ring,
  shape,
} from "./kit";

/** The inks of one emblem, so that the same object can be struck in bronze, woven or printed. */
export type Inks = { main: string; dark: string; light: string; accent: string };
export type Emblem = (inks: Inks) => string;

export const printed: Inks = { main: INK.brass, dark: INK.night, light: INK.chalk, accent: INK.laterite };
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** A yam with its rootlets, cut across below, and two heart-shaped leaves, laid over a hoe whose blade stands at right angles to its handle. */
export const yam: Emblem = ({ main, dark, light, accent }) => {
  const hoe =
    shape("M-112 -7C-60 -10 10 -9 62 -10V9C10 7 -60 8 -112 7Z", light) +
    // The blade: a socket that takes the handle, and iron that widens to its edge.
    shape("M42 -17C56 -22 72 -22 84 -15L82 4C84 12 98 34 112 62C94 76 34 80 12 66C28 38 40 16 42 6Z", light) +
    line("M46 6C58 10 70 10 80 5M20 62C44 72 84 70 104 58", dark, 3.6, round);
  // Narrow where the vine leaves it and thick below, the other way round than a carrot; cut across, it shows white flesh.
  const body =
    "M-14 -66C-28 -60 -33 -44 -37 -28C-42 -8 -54 8 -53 30C-52 50 -58 62 -50 84L46 96C54 78 50 62 54 42C58 18 44 2 38 -18C33 -36 33 -54 18 -64C8 -71 -6 -71 -14 -66Z";
  const rootlets = [
    "M-36 -34C-45 -38 -48 -31 -55 -35",
    "M-50 14C-60 12 -62 20 -70 17M-60 14l-4 -7",
    "M-53 58C-62 58 -64 66 -72 64",
    "M34 -38C43 -43 47 -36 54 -41M44 -39l5 5",
    "M51 12C60 8 64 15 71 11",
    "M52 60C61 58 64 66 72 62",
  ];
  const skin = [
    [-12, -44, 60],
    [10, -36, 110],
    [-22, -16, 80],
    [4, -8, 100],
    [28, -6, 60],
    [-34, 18, 110],
    [-8, 20, 70],
    [18, 24, 105],
    [40, 30, 75],
    [-40, 48, 65],
    [-20, 50, 100],
    [8, 52, 80],
    [32, 56, 110],
  ];
  const cut = (x: number, y: number, rx: number, ry: number, turn: number) =>
    group(
      oval(0, 0, rx, ry, light, `stroke="${dark}" stroke-width="3.6"`) +
        line([-14, 2, 12, -6, 20].map((u, i) => `M${u} ${[-6, -2, 4, 8, -3][i]}l4 1`).join(""), dark, 2, round),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  /** A leaf as yams have them: a heart on its stalk, its point outwards. */
  const leaf = (x: number, y: number, turn: number, size: number) =>
    group(
      shape("M0 0C-8 -14 -30 -12 -30 10C-30 30 -10 44 0 58C10 44 30 30 30 10C30 -12 8 -14 0 0Z", accent) +
        line("M0 4V44M0 14C-8 14 -14 18 -17 24M0 14C8 14 14 18 17 24", dark, 3, round),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    );
  return (
    group(hoe, 'transform="translate(-6 14) rotate(-37)"') +
    group(
      rootlets.map((way) => line(way, main, 3.4, round)).join("") +
        shape(body, main) +
        skin
          .map(([x = 0, y = 0, turn = 0]) => {
            const [u, v] = polar(x, y, 9, turn);
            return (
              line(
                [
                  [x, y],
                  [u, v],
                ],
                dark,
                3,
                round,
              ) + dot(u + 7, v - 12, 1.8, dark)
            );
          })
          .join("") +
        cut(-2, 90, 50, 21, 7),
      'transform="translate(-10 -2) rotate(-26) scale(.72 .98)"',
    ) +
    line("M-34 -50C-40 -66 -34 -80 -20 -90M-38 -62C-46 -68 -54 -68 -60 -64", accent, 6, round) +
    leaf(-20, -88, 240, 0.78) +
    leaf(-56, -64, 80, 0.78)
  );
};

/** A football at the end of its dribble, and the four buttons that it has passed, one for each date. */
export const football: Emblem = ({ main, dark, light, accent }) => {
  const ball = poly(ring(30, 24, 62));
  const seams = [0, 72, 144, 216, 288].map((turn) => {
    const [x, y] = polar(30, 24, 64, turn - 90);
    return (
      shape(poly(ring(x, y, 25, 25, 6)), accent) +
      line([polar(30, 24, 22, turn - 90), polar(30, 24, 43, turn - 90)], dark, 5)
    );
  });
  const passed = [
    [-8, -88, 15],
    [-58, -60, 16],
    [-54, -8, 16],
    [-74, 44, 17],
  ];
  return (
    line("M12 -104C-20 -66 -36 -82 -60 -34S-40 20 -66 70S-20 96 -4 76", light, 4, 'stroke-dasharray="9 8"') +
    passed
      .map(
        ([x = 0, y = 0, r = 0]) =>
          dot(x, y, r, main) +
          oval(x, y, r * 0.7, r * 0.7, "none", `stroke="${accent}" stroke-width="3"`) +
          [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ]
            .map(([u = 0, v = 0]) => dot(x + u * 4.2, y + v * 4.2, 2.4, dark))
            .join(""),
      )
      .join("") +
    shape(ball, main) +
    inside(
      ball,
      shape(poly(ring(30, 24, 27, 27, 5)), accent) +
        seams.join("") +
        line("M-22 0A60 60 0 0 1 14 -30", light, 7, round) +
        line("M84 52A62 62 0 0 1 46 82", dark, 7, round),
    )
  );
};

/** A rubber stamp, lifted, and the crooked round mark it has just left. */
export const rubberStamp: Emblem = ({ main, dark, light, accent }) =>
  group(
    oval(0, 0, 92, 54, "none", `stroke="${light}" stroke-width="7"`) +
      oval(0, 0, 80, 43, "none", `stroke="${accent}" stroke-width="3"`) +
      letters("With", 0, -15, { size: 25, anchor: 0.5, track: 2, fill: light }) +
      letters("Immediate", 0, 10, { size: 25, anchor: 0.5, track: 1, fill: light }) +
      letters("Effect", 0, 35, { size: 25, anchor: 0.5, track: 2, fill: light }),
    'transform="translate(2 50) rotate(-8)"',
  ) +
  group(
    shape(
      "M-24 -112H24C38 -112 42 -90 26 -80C16 -72 15 -58 18 -40H-18C-15 -58 -16 -72 -26 -80C-42 -90 -38 -112 -24 -112Z",
      main,
    ) +
      rect(-66, -42, 132, 22, accent) +
      rect(-70, -20, 140, 10, main) +
      line("M-62 -15H62", dark, 3) +
      line("M-18 -104C-28 -98 -26 -90 -16 -84", light, 6, round),
    'transform="rotate(7) translate(0 8)"',
  );

/** Eight in a line along a ruler, and a ninth who is not. */
export const queue: Emblem = ({ main, dark, light, accent }) => {
  // Arms at the sides, feet together: the lines between them are cut into the metal.
  const person = (x: number, y: number, ink: string) =>
    group(
      shape("M-8.5 14L-9 -14Q-9 -27 0 -27T9 -14L8.5 14Z", ink) +
        dot(0, -36, 8, ink) +
        line("M0 -4V14M-4.8 -17L-5.2 -3M4.8 -17L5.2 -3", dark, 1.8) +
        line("M-6.8 -14L-6.8 8M-4 -40Q-6 -36 -4 -33", light, 1.8, round),
      `transform="translate(${x} ${y})"`,
    );
  const line9 = Array.from({ length: 9 }, (_, i) =>
    i === 5 ? person(-80 + i * 20 + 6, -52, accent) : person(-80 + i * 20, 20, main),
  );
  const ticks = Array.from({ length: 21 }, (_, i) => line(`M${-94 + i * 9.4} 42v${i % 5 ? 10 : 18}`, dark, 3));
  return group(
    `${line9.join("")}${rect(-104, 40, 208, 36, light)}${ticks.join("")}`,
    'transform="rotate(-14) translate(0 6)"',
  );
};

/** A soft cap seen from the front, its crown falling over to one side, its figure eight open at one end. */
export const openEight: Emblem = ({ main, dark, light, accent }) => {
  const eight = "M-12 8C-40 8 -42 -36 -12 -36S16 8 -12 8C-42 8 -42 52 -12 52C-4 52 2 50 7 45M-12 8C4 8 14 18 15 29";
  return (
    shape("M-86 62C-90 20 -88 -30 -76 -54C-50 -84 0 -96 44 -86C70 -80 84 -50 82 62C40 78 -44 78 -86 62Z", main) +
    // The top of the crown, which has fallen over the ear.
    shape(
      "M-76 -54C-56 -86 -8 -102 38 -96C82 -90 112 -62 116 -22C118 4 106 16 92 8C84 -22 58 -44 14 -50C-26 -55 -56 -46 -76 -54Z",
      accent,
    ) +
    shape("M-76 -54C-56 -86 -8 -102 38 -96C64 -92 86 -82 99 -66C70 -80 20 -84 -20 -72C-46 -64 -62 -54 -76 -54Z", main) +
    line("M-74 -53C-40 -46 0 -58 36 -46C66 -36 84 -16 92 6", dark, 5, round) +
    line("M78 -40C88 -30 96 -16 100 -4M50 -60C66 -54 80 -46 90 -34", dark, 3.5, round) +
    line("M-58 -66C-30 -86 6 -92 36 -88", light, 4, round) +
    // The opening for the head.
    oval(-2, 63, 84, 17, dark) +
    oval(-2, 66, 70, 9, accent) +
    line("M-84 52C-40 70 40 70 81 52", light, 4, round) +
    // Two loops of one size; the lower one does not close.
    line(eight, dark, 18, round) +
    line(eight, light, 12, round)
  );
};

/** A ship low in the water under bags of rice, with a tall cap for a funnel on its deck. */
export const riceShip: Emblem = ({ main, dark, light, accent }) =>
  [
    [-56, -4],
    [-20, -6],
    [16, -4],
    [-38, -34],
    [-2, -36],
    [-20, -64],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shape(
          `M${x - 20} ${y + 16}C${x - 26} ${y - 12} ${x - 13} ${y - 18} ${x} ${y - 16}C${x + 13} ${y - 18} ${x + 26} ${y - 12} ${x + 20} ${y + 16}Z`,
          light,
        ) + line(`M${x - 20} ${y + 16}q20 5 40 0M${x - 7} ${y - 5}h14`, "#12100E", 3.5),
    )
    .join("") +
  // The cap: straight sides, a flat top, its band above the deck.
  shape("M40 16L44 -84C54 -92 76 -92 86 -84L88 16Z", accent) +
  oval(65, -84, 21, 7, "#7E2913") +
  shape("M41 -2Q64 8 88 -2V14Q64 22 40 14Z", light) +
  // Stern with its house, sheer, and a raked bow; the waterline is white.
  shape("M-112 -16H-86V12L100 14L124 -10L96 62H-92Z", dark, `stroke="${light}" stroke-width="4"`) +
  dot(96, 18, 4, light) +
  line("M-98 34H106", main, 6) +
  line("M-122 72C-100 56 -76 88 -52 72S-4 56 20 72S68 88 92 72S116 62 128 68", main, 9, round);

/** A fedora, and a long way under it two bare soles. */
export const soles: Emblem = ({ main, dark, accent }) => {
  const sole = (x: number, flip: 1 | -1) =>
    group(
      shape("M-24 2C-26 -26 22 -30 24 0C26 22 14 30 16 54C18 78 -16 80 -16 54C-16 32 -22 20 -24 2Z", main) +
        [
          [-19, -24, 9],
          [-5, -33, 8],
          [8, -35, 7],
          [19, -31, 6],
          [27, -23, 5],
        ]
          .map(([tx = 0, ty = 0, r = 0]) => dot(tx, ty, r, main))
          .join(""),
      `transform="translate(${x} 36) scale(${flip * 0.74} .74) rotate(-6)"`,
    );
  return (
    placed(
      shape("M-130 -20C-130 -150 -90 -185 -40 -178C-20 -160 20 -160 40 -178C90 -185 130 -150 130 -20Z", dark) +
        rect(-131, -66, 262, 40, accent) +
        shape("M-235 -16C-160 -52 160 -52 235 -16C170 30 -170 30 -235 -16Z", dark),
      0,
      -34,
      0.38,
    ) +
    sole(-34, 1) +
    sole(34, -1)
  );
};

/** Dark glasses; one lens holds the door of a vault. */
export const glasses: Emblem = ({ main, dark, light, accent }) => {
  const spokes = [0, 45, 90, 135].map((a) => line([polar(46, 0, 17, a), polar(46, 0, 17, a + 180)], light, 4)).join("");
  return (
    line("M-100 -18L-112 -30M100 -18L112 -30", main, 10, round) +
    line("M-10 -18C-4 -26 4 -26 10 -18", main, 11) +
    shape("M-104 -30H-6C-2 10 -24 42 -54 42C-86 42 -106 12 -104 -30Z", dark) +
    shape("M104 -30H6C2 10 24 42 54 42C86 42 106 12 104 -30Z", dark) +
    line("M-104 -30H-6M6 -30H104", main, 9, round) +
    shape("M-90 -18H-62L-84 12C-88 2 -90 -8 -90 -18Z", light, 'opacity=".8"') +
    oval(46, 0, 26, 26, accent) +
    oval(46, 0, 20, 20, dark) +
    spokes +
    dot(46, 0, 7, main)
  );
};

/** A baton between two hands, not yet let go: on each a thumb and four fingers, the lines between them left in the ground. */
export const baton: Emblem = ({ main, dark, light, accent }) => {
  const pale = `stroke="${INK.chalk}" stroke-width="3.4"`;
  const rear = (cuff: string) =>
    shape("M-128 -36L-104 -40L-100 42L-124 38Z", cuff) +
    shape("M-106 -42L-95 -42L-91 44L-102 44Z", main) +
    // The back of the hand.
    shape("M-94 -30C-82 -44 -66 -46 -54 -40L-30 -30L-32 30C-56 46 -82 42 -92 34Z", dark);
  const fingers =
    [0, 1, 2, 3].map((i) => shape(rounded(-82 + i * 15, -18 + i * 2, 14, 56 - i * 6), dark, pale)).join("") +
    // The thumb lies along the baton and points at the other hand.
    shape(
      "M-78 -24C-72 -42 -50 -48 -30 -42C-18 -38 -10 -32 -12 -24C-14 -17 -26 -18 -36 -20C-50 -20 -62 -16 -70 -10Z",
      dark,
      pale,
    ) +
    line("M-22 -34q6 1 7 7", INK.chalk, 2.6, round);
  const other = (body: string) => group(body, 'transform="scale(-1 -1)"');
  return group(
    rear(accent) +
      other(rear(light)) +
      rect(-88, -13, 176, 26, dark, 12) +
      rect(-88, -9, 176, 18, main, 9) +
      line("M-9 -9V9M9 -9V9", dark, 5) +
      fingers +
      other(fingers),
    'transform="rotate(-7)"',
  );
};
/** A rounded bar as an outline. */
const rounded = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h - w / 2}a${w / 2} ${w / 2} 0 0 1 ${-w} 0Z`;

/** Twelve pieces of cloth, no two cut alike, and the running thread that holds them. */
export const patches: Emblem = ({ main, dark, light, accent }) => {
  // Four columns of three; every corner that four pieces share has slid its own way.
  const corners: readonly (readonly Point[])[] = [
    [
      [-108, -86],
      [-46, -104],
      [4, -92],
      [62, -100],
      [106, -80],
    ],
    [
      [-98, -22],
      [-58, -44],
      [18, -18],
      [44, -48],
      [112, -24],
    ],
    [
      [-112, 26],
      [-34, 24],
      [-8, 42],
      [66, 12],
      [98, 40],
    ],
    [
      [-96, 92],
      [-52, 78],
      [10, 98],
      [56, 84],
      [110, 94],
    ],
  ];
  const at = (i: number, j: number): Point => corners[j]?.[i] ?? [0, 0];
  const running = 'stroke-dasharray="11 8" stroke-linecap="round"';
  const fills = [main, light, accent, main, accent, main, "#2F5D3A", light, light, accent, main, "#2F5D3A"];
  return fills
    .map((fill, k) => {
      const [i, j] = [k % 4, Math.floor(k / 4)];
      const piece = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const [cx, cy] = [0, 1].map((n) => piece.reduce((sum, p) => sum + (p[n as 0 | 1] ?? 0), 0) / 4) as [
        number,
        number,
      ];
      const seam = [...piece, piece[0] ?? [0, 0]].map(([x, y]): Point => {
        const pull = 1 - 8 / Math.hypot(x - cx, y - cy);
        return [cx + (x - cx) * pull, cy + (y - cy) * pull];
      });
      return (
        shape(poly(piece), fill, `stroke="${dark}" stroke-width="3"`) +
        line(seam, dark, 7, `${running} opacity=".5"`) +
        line(seam, "#FFFFFF", 4.5, running)
      );
    })
    .join("");
};
