/** Olusegun Obasanjo, civilian, 1999-2007: a letter that comes out of the cap, goes under the border and takes the label's place. */
import { cut, group, halftone, INK, inside, letters, line, type Point, poly, seeded, shape, slipped } from "../kit";
import { band, flood, open, pts, sheet, slope, small } from "./press";

const { brass, night, laterite, chalk } = INK;

/** The folds of the letter, from the cap to the margin: left, right and height. */
const folds = [
  [560, 850, 300],
  [470, 880, 500],
  [566, 1040, 690],
  [330, 880, 930],
  [420, 1060, 1170],
  [52, 760, 1424],
] as const;

export function draw() {
  const rnd = seeded(2007);
  let panels = "";
  let shadow = "";
  let count = 0;
  for (let i = 0; i < folds.length - 1; i++) {
    const [l0, r0, y0] = folds[i] ?? [0, 0, 0];
    const [l1, r1, y1] = folds[i + 1] ?? [0, 0, 0];
    const tilt = i % 2 ? 26 : -18;
    const sheetOf = poly(pts(`${l0} ${y0 - tilt}, ${r0} ${y0 + tilt}, ${r1} ${y1 - tilt}, ${l1} ${y1 + tilt}`));
    shadow += shape(sheetOf, night, 'transform="translate(-22 20)"');
    let text = "";
    const rows = Math.floor((y1 - y0) / 40);
    for (let row = i ? 1 : 3; row < rows; row++) {
      const t = row / rows;
      const at = (u: number): Point => {
        const [l, r] = [l0 + (l1 - l0) * t, r0 + (r1 - r0) * t];
        const lean = i % 2 ? 26 - 52 * t : -18 + 36 * t;
        return [l + (r - l) * u, y0 + (y1 - y0) * t + lean * (2 * u - 1)];
      };
      const stop = row === rows - 1 ? 0.6 : rnd.between(0.86, 0.93);
      const numbered = i ? row % 3 === 1 : row === 3;
      const wave: Point[] = [];
      for (let u = numbered ? 0.2 : 0.1; u < stop; u += 0.016) {
        const [x, y] = at(u);
        const tall = rnd() < 0.16 ? 16 : 6;
        wave.push([x, y + (wave.length % 2 ? -rnd.between(2, tall) : rnd.between(1, 5))]);
      }
      const word = wave.flatMap((p, k) => (k % 9 === 8 ? [] : [p]));
      const cuts: Point[][] = [];
      for (let k = 0; k < word.length; k += 8) cuts.push(word.slice(k, k + 8));
      text += cuts
        .map((w) => line(open(w.map(([x, y]) => `${x} ${y}`).join(","), 4), night, 5, 'stroke-linecap="round"'))
        .join("");
      if (numbered) {
        count += 1;
        const [x, y] = at(0.07);
        text += letters(`${count}.`, x, y + 9, { size: 40, fill: laterite });
      }
    }
    const dark =
      i % 2
        ? halftone([l1 - 60, y0 - 30, r0 + 220, y1 + 30], slope([l0 + 300, y0], [r0 + 120, y1 - 80], 1.3), brass, {
            pitch: 14,
            turn: 24,
          })
        : "";
    panels +=
      shape(sheetOf, chalk) +
      inside(sheetOf, dark + text) +
      line(pts(`${l1} ${y1 + tilt}, ${r1} ${y1 - tilt}`), night, 4);
  }
  // the cap: its crown folded over to one side
  const crown = cut(
    pts("402 330 1, 396 150, 470 40, 640 -30, 900 -20, 1010 60, 1030 190 1, 1024 330 1, 720 372"),
    rnd,
    { slip: 2 },
  );
  const fold = cut(pts("470 60 1, 640 -10, 900 10, 1080 90, 1130 230, 1070 300 1, 900 200, 700 120"), rnd, { slip: 2 });
  const rows = [0, 1, 2].map((k) =>
    line(
      open(`404 ${262 + k * 32}, 714 ${302 + k * 32}, 1026 ${262 + k * 32}`),
      k === 1 ? brass : chalk,
      8,
      'stroke-dasharray="22 14"',
    ),
  );
  const cap =
    slipped(crown, laterite, { dx: -7, dy: 6 }) +
    inside(crown, rows.join("")) +
    slipped(fold, night, { dx: -7, dy: 8 }) +
    inside(fold, halftone([440, -20, 1160, 310], slope([1120, 240], [520, 40], 1), laterite, { pitch: 16, turn: 22 }));
  // the border, printed to hold it
  const rule = shape("M0 1388H1200V1404H0Z", night);
  const robe = cut(
    pts("-40 1500 1, -40 1010 1, 180 830, 420 690, 560 640 1, 700 760, 880 620 1, 1060 700, 1260 900 1, 1260 1500 1"),
    rnd,
    { slip: 2 },
  );
  const seams = ["470 700, 330 1000, 300 1500", "980 690, 1090 1000, 1100 1500"].map((way) =>
    shape(
      cut(
        band(open(way), () => 20),
        rnd,
        { slip: 1 },
      ),
      brass,
    ),
  );
  const body =
    flood(brass) +
    halftone([44, 44, 1156, 1000], slope([1000, 900], [60, 120], 1.3), laterite, { pitch: 21, turn: 14 }) +
    slipped(robe, laterite, { dx: -7, dy: -9 }) +
    inside(robe, seams.join("")) +
    shadow +
    panels +
    cap +
    rule;
  const strip = poly(pts("52 1420, 762 1417, 806 1484, 60 1488"));
  const beyond =
    group(shape(strip, night), 'transform="translate(-8 8)"') +
    shape(strip, chalk) +
    line("M60 1488L806 1484L762 1417", night, 3) +
    small("Olusegun Obasanjo, 1999–2007, and, furthermore,", 76, 1464);
  return sheet(
    { seed: 14, title: "Olusegun Obasanjo: an open letter that does not end", label: ["", "LA.1999.14"], beyond },
    body,
  );
}
