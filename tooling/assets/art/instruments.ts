import { cut, dot, halftone, INK, inside, letters, line, oval, rect, ring, seeded, shape, slipped } from "./kit";
import { shade } from "./stage";
import { band, open, pts } from "./works/press";

const { night, brass, laterite, chalk, oxblood } = INK;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** A microphone, larger than a real one. */
export const microphone = (() => {
  const rnd = seeded(1959);
  const head =
    "M-104 -520C-104 -600 -58 -640 0 -640S104 -600 104 -520V-400C104 -330 58 -300 0 -300S-104 -330 -104 -400Z";
  const stem = "M-24 -300H24L19 -40H-19Z";
  const bars = Array.from({ length: 10 }, (_, i) => rect(-110, -608 + i * 30, 220, 11, night));
  return (
    slipped(stem, brass, { paper: chalk, dx: -4, dy: 0 }) +
    inside(
      stem,
      rect(-15, -300, 7, 270, "#F0DC94") +
        halftone([-4, -300, 26, -36], (x) => 0.15 + 0.8 * ((x + 4) / 30), night, { pitch: 6, turn: 30 }) +
        rect(-30, -276, 60, 20, "#5A430C", 0),
    ) +
    [-206, -122].map((y) => rect(-27, y, 54, 13, "#8F7118", 3) + rect(-24, y + 2, 18, 4, "#F0DC94")).join("") +
    rect(-32, -300, 64, 26, "#8F7118") +
    rect(-28, -296, 20, 6, "#F0DC94") +
    shape(cut(ring(0, -22, 140, 26, 22), rnd, { slip: 1 }), "#8F7118") +
    shape(cut(ring(0, -32, 140, 24, 22), rnd, { slip: 1 }), brass) +
    oval(-30, -36, 74, 8, "#F0DC94") +
    slipped(head, brass, { dx: -6, dy: 4 }) +
    inside(
      head,
      bars.join("") +
        rect(-110, -490, 220, 50, oxblood) +
        shade([-20, -640, 110, -300], [10, -560], [150, -420]) +
        halftone([-104, -640, -30, -300], (x) => Math.max(0, 0.8 - Math.abs(x + 74) / 20), chalk, { pitch: 9 }),
    ) +
    letters("1960", 0, -454, { size: 34, anchor: 0.5, track: 4, fill: chalk })
  );
})();

/** An hourglass with eighty-three grains and a bow tie. */
export const hourglass = (() => {
  const rnd = seeded(1993);
  const glass =
    "M-140 -500H140C140 -390 40 -326 22 -284C40 -242 140 -178 140 -68H-140C-140 -178 -40 -242 -22 -284C-40 -326 -140 -390 -140 -500Z";
  // Eighty-three, one for each night in office: twenty-six still above the waist, the rest below it.
  const grain = (x: number, y: number) =>
    dot(x + 1.5, y + 2.5, 10, "#5B1A10") +
    dot(x, y, 9.4, rnd() < 0.3 ? "#B84A2A" : laterite) +
    dot(x - 2.8, y - 3, 2.6, "#F0B898");
  const grains: string[] = [];
  const heap = (count: number, y0: number, width: (row: number) => number, step: number) => {
    for (let row = 0, left = count; left > 0; row++) {
      const n = Math.min(left, width(row));
      for (let i = 0; i < n; i++)
        // Each lies in the hollow between two of the row below, and no row is quite level.
        grains.push(
          grain(
            (i - (n - 1) / 2) * 20.6 + rnd.between(-2.2, 2.2),
            y0 + row * step + rnd.between(-3, 3) + Math.sin(i * 1.7 + row * 2.3) * 2,
          ),
        );
      left -= n;
    }
  };
  heap(26, -388, (row) => [9, 7, 5, 3, 2][row] ?? 1, 19);
  heap(54, -80, (row) => [13, 12, 11, 8, 5, 3, 2][row] ?? 1, -18);
  for (const y of [-268, -240, -214]) grains.push(grain(rnd.between(-2, 2), y));
  // What the glass holds, on the colour of its own wall: the grains are drawn over every shade, so that they can be counted.
  const post = (x: number) =>
    rect(x - 9, -500, 18, 432, night) +
    [-470, -284, -98].map((y) => dot(x, y, 14, night)).join("") +
    line(`M${x - 4} -458V-300M${x - 4} -268V-112`, "#5A5148", 4, round);
  return (
    post(-162) +
    post(162) +
    rect(-182, -546, 364, 46, night) +
    rect(-182, -68, 364, 68, night) +
    line("M-174 -536H174M-174 -58H174", "#5A5148", 4) +
    shape(glass, chalk, 'opacity=".5"') +
    inside(
      glass,
      halftone(
        [-150, -500, 150, -68],
        (x, y) => {
          const half = 30 + 110 * Math.min(1, Math.abs(y + 284) / 170) ** 1.3;
          return Math.max(0, 0.8 - Math.abs(Math.abs(x) - half) / 22) * (x > 0 ? 1 : 0.3);
        },
        "#FFFFFF",
        { pitch: 8, turn: 20 },
      ) +
        line("M-116 -484C-114 -404 -50 -352 -38 -300M-40 -250C-60 -214 -112 -180 -118 -96", "#FFFFFF", 9, round) +
        line("M112 -470C108 -430 96 -404 80 -384", "#FFFFFF", 6, round),
    ) +
    line(glass, chalk, 7, round) +
    line(glass, night, 2.5, round) +
    grains.join("") +
    shape("M-62 -306L0 -284L-62 -262ZM62 -306L0 -284L62 -262Z", oxblood) +
    rect(-13, -297, 26, 26, laterite, 4) +
    rect(-70, -50, 140, 34, brass) +
    letters("83", 0, -24, { size: 32, anchor: 0.5, track: 6 })
  );
})();

/** A press whose front page falls like cloth, and over the edge of whatever the press stands on. */
export const press = (() => {
  const rnd = seeded(1937);
  const [steel, edge, iron, copper] = ["#1B1714", "#6B6056", "#3A332C", "#B4623A"];
  /** A roller between the cheeks, with its round end and its axle; the lamp is above it and a little to the left. */
  const roller = (y: number, half: number, [ink, light]: readonly [string, string]) => {
    const [left, right] = [-206, 176];
    const bar = `M${left} ${y - half}H${right}V${y + half}H${left}Q${left - half * 0.4} ${y} ${left} ${y - half}Z`;
    return (
      rect(-248, y - 11, 60, 22, edge) +
      rect(-248, y - 8, 60, 5, chalk) +
      slipped(bar, ink, { paper: edge, dx: -3, dy: 4 }) +
      inside(
        bar,
        // Dark below, a broad light above, and a hard line of light in it.
        halftone([left - 30, y - half, right, y + half], (_, v) => 0.95 * ((v - y + half * 0.1) / half), night, {
          pitch: 8,
          turn: 24,
        }) +
          halftone(
            [left - 30, y - half, right, y + half],
            (x, v) => (1 - Math.abs(v - y + half * 0.5) / (half * 0.42)) * (1 - Math.max(0, x + 40) / 520),
            light,
            { pitch: 7, turn: 24 },
          ) +
          rect(left - 20, y - half * 0.6, right - left - 60, 3.4, "#FFF8E4"),
      ) +
      oval(right, y, half * 0.34, half + 1, light) +
      oval(right + 3, y, half * 0.3, half - 5, iron) +
      oval(right + 3, y, half * 0.19, half * 0.5, "none", `stroke="${light}" stroke-width="3.5"`) +
      rect(right + 3, y - 11, 40, 22, edge) +
      rect(right + 3, y - 8, 40, 5, chalk)
    );
  };
  const web = (y: number, half: number) => {
    const [left, right] = [-112, 104];
    const rows = Math.floor((half * 2 - 10) / 15);
    const type = [left + 16, left + 118].flatMap((x) =>
      Array.from({ length: rows }, (_, i) => `M${x} ${y - half + 12 + i * 15}h${82 - ((i * 7 + x) % 15)}`),
    );
    return (
      shape(`M${left} ${y - half - 5}H${right}V${y + half + 5}H${left}Z`, chalk) +
      line(type.join(""), night, 5) +
      halftone([left, y - half, right, y + half + 6], (_, v) => 0.95 * ((v - y + half * 0.1) / half), "#6B5F52", {
        pitch: 7,
        turn: 24,
      }) +
      rect(left - 3, y - half - 5, 4, half * 2 + 10, copper) +
      rect(right - 1, y - half - 5, 4, half * 2 + 10, "#5A2A14")
    );
  };
  /** A cheek of the frame, cast: it narrows at its waist and spreads into two feet. */
  const cheek = (x: number) => {
    const outline = cut(
      pts(
        `${x - 34} -576 1, ${x + 34} -576 1, ${x + 36} -520, ${x + 22} -470, ${x + 24} -300, ${x + 28} -150, ${x + 42} -70, ${x + 66} -30, ${x + 70} 0 1, ${x + 22} 0 1, ${x + 16} -26, ${x} -40, ${x - 16} -26, ${x - 22} 0 1, ${x - 70} 0 1, ${x - 66} -30, ${x - 42} -70, ${x - 28} -150, ${x - 24} -300, ${x - 22} -470, ${x - 36} -520`,
      ),
      rnd,
      { slip: 0.8 },
    );
    return (
      slipped(outline, steel, { paper: edge, dx: -5, dy: -1 }) +
      inside(
        outline,
        halftone([x - 74, -580, x + 74, 0], (u) => Math.max(0, 0.7 - Math.abs(u - x + 22) / 22), "#8F8375", {
          pitch: 7,
          turn: 30,
        }),
      ) +
      [-54, 54].map((u) => dot(x + u, -14, 7, "#5A430C") + dot(x + u - 1, -15, 5, brass)).join("")
    );
  };
  /** The screw that sets the upper roller, with its two wings. */
  const screw = (x: number) =>
    rect(x - 7, -604, 14, 36, "#8F7118") +
    rect(x - 5, -604, 4, 36, "#F0DC94") +
    shape(`M${x - 34} -606Q${x - 30} -596 ${x - 8} -594H${x + 8}Q${x + 30} -596 ${x + 34} -606Z`, brass) +
    line(`M${x - 28} -603Q${x - 18} -599 ${x - 6} -598`, "#F0DC94", 2.5);
  const bar = (y: number, high: number) =>
    slipped(`M-240 ${y}H214V${y + high}H-240Z`, steel, { paper: edge, dx: -3, dy: -4 }) +
    line(`M-228 ${y + 7}H120`, "#8F8375", 3);
  const gown = cut(
    pts("-112 -184 1, 104 -184 1, 110 -128, 128 -80, 150 -34, 160 0 1, -168 0 1, -158 -32, -136 -80, -118 -126"),
    rnd,
    { slip: 1.2 },
  );
  // What hangs over the edge, in its own light.
  const lap = cut(
    pts("-168 -2 1, 160 -2 1, 166 28, 158 56 1, 106 44, 54 62, 2 46, -54 64, -110 48, -164 54 1, -172 26"),
    rnd,
    { slip: 1.2 },
  );
  /** The folds of the gown, from the roller to the edge of the bench. */
  const pleats = [-0.86, -0.5, -0.16, 0.2, 0.55, 0.88];
  const wheel = (() => {
    const [x, y, r] = [222, -370, 96];
    const rim = (radius: number, ink: string, wide: number) =>
      oval(x, y, radius * 0.9, radius, "none", `stroke="${ink}" stroke-width="${wide}"`);
    const spokes = Array.from({ length: 6 }, (_, i) => {
      const a = ((i * 60 + 14) * Math.PI) / 180;
      const [u, v] = [Math.cos(a) * 0.9, Math.sin(a)];
      return (
        line(`M${x + u * 16} ${y + v * 16}L${x + u * r} ${y + v * r}`, night, 15) +
        line(`M${x + u * 16 - 3} ${y + v * 16 - 2}L${x + u * r - 3} ${y + v * r - 2}`, "#6B6056", 4)
      );
    });
    return (
      spokes.join("") +
      oval(x + 5, y + 5, r * 0.9, r, "none", `stroke="#000000" stroke-width="22"`) +
      rim(r, steel, 22) +
      rim(r + 8, "#6B6056", 4) +
      line(`M${x - r * 0.86} ${y - 26}A${r * 0.9} ${r} 0 0 1 ${x - 6} ${y - r}`, chalk, 4, round) +
      dot(x, y, 26, night) +
      dot(x, y, 19, brass) +
      dot(x - 5, y - 6, 6, "#F0DC94") +
      dot(x, y, 7, night) +
      // The handle, on the rim.
      line(`M${x + 62} ${y - 68}L${x + 90} ${y - 84}`, edge, 13, round) +
      slipped(`M${x + 64} ${y - 100}H${x + 98}Q${x + 104} ${y - 88} ${x + 98} ${y - 76}H${x + 64}Z`, laterite, {
        paper: night,
        dx: -3,
        dy: 4,
      }) +
      rect(x + 68, y - 96, 26, 5, "#E39A7A")
    );
  })();
  return (
    screw(-190) +
    screw(164) +
    cheek(-190) +
    cheek(164) +
    bar(-576, 40) +
    bar(-78, 30) +
    [-190, 164].map((x) => dot(x, -556, 10, "#5A430C") + dot(x - 1, -557, 8, brass)).join("") +
    slipped("M-72 -572H48V-540H-72Z", brass, { paper: "#5A430C", dx: 2, dy: 3 }) +
    letters("1937", -12, -547, { size: 27, anchor: 0.5, fill: night }) +
    roller(-488, 44, ["#7E2913", "#E39A6A"]) +
    web(-488, 44) +
    roller(-238, 50, ["#7E2913", "#E39A6A"]) +
    web(-238, 50) +
    roller(-364, 70, ["#8F7118", "#F0DC94"]) +
    wheel +
    slipped(lap, "#D9CBAF", { paper: night, dx: -4, dy: 5 }) +
    inside(
      lap,
      halftone([-240, -4, 240, 44], (_, y) => 0.9 - y / 40, "#6B5F52", { pitch: 7, turn: 24 }) +
        pleats.map((t) => line(`M${t * 164 - 4} 2v${58}`, "#6B5F52", 5)).join(""),
    ) +
    line("M-164 52Q-136 48 -110 48T-54 62T2 46T54 60T106 44T158 55", copper, 4) +
    slipped(gown, chalk, { paper: copper, dx: -4, dy: 2 }) +
    inside(
      gown,
      letters("Pilot", -4, -104, { size: 64, anchor: 0.5, fill: night }) +
        rect(-86, -94, 166, 4, laterite) +
        [0, 1, 2, 3, 4]
          .map((i) => {
            const [y, l, r] = [-76 + i * 17, -98 - i * 12, 92 + i * 12];
            return line(`M${l} ${y}H-14M8 ${y}H${i === 4 ? 60 : r}`, night, 5);
          })
          .join("") +
        pleats
          .map((t) => {
            const way = open(`${t * 96 - 4} -178, ${t * 112 - 4} -110, ${t * 140 - 4} -40, ${t * 164 - 4} 4`);
            return (
              shape(
                band(way, (k) => 3 + 20 * k),
                "#CDBE9F",
                'style="mix-blend-mode:multiply" opacity=".75"',
              ) + line(way, "#8F8269", 2.4)
            );
          })
          .join("") +
        halftone([20, -190, 190, 4], (x, y) => Math.max(0, (x - 30 - (y + 90) * 0.3) / 150), "#4A4036", {
          pitch: 8,
          turn: 33,
        }),
    ) +
    line("M-168 0H160", "#FFFFFF", 5)
  );
})();
