/** Nnamdi Azikiwe, 1960-66: a press whose front page runs out as an agbada. The place for the portrait is left blank. */
import {
  cut,
  group,
  halftone,
  INK,
  inside,
  letters,
  line,
  oval,
  type Point,
  rect,
  seeded,
  shape,
  slipped,
} from "../kit";
import { flood, open, pts, sheet, slope, stroke } from "./press";

const { laterite, night, chalk } = INK;

/** One roller, from the left edge to its bare end; the lamp is above it. */
function roller(y: number, half: number, end: number, ink: string, light: string) {
  const box = [0, y - half, end, y + half] as const;
  return (
    rect(-20, y - half + 7, end + 12, half * 2, chalk) +
    rect(-20, y - half, end + 20, half * 2, ink) +
    halftone(box, (_, v) => 0.9 * (1 - Math.abs(v - (y - half * 0.45)) / (half * 0.5)), light, {
      pitch: 14,
      turn: 24,
    }) +
    oval(end, y, half * 0.42, half + 1, light) +
    oval(end + 2, y, half * 0.34, half - 9, ink) +
    rect(end + 2, y - 15, 190, 30, night) +
    rect(end + 2, y - 8, 190, 6, chalk)
  );
}

export function draw() {
  const rnd = seeded(1937);
  const robe = cut(
    pts(
      "262 790 1, 252 860, 200 930, 96 1010, 10 1130, -60 1300 1, -60 1560 1, 1130 1560 1, 1150 1380, 1112 1200, 1020 1060, 890 960, 816 870, 800 790 1",
    ),
    rnd,
    { slip: 2 },
  );
  // Columns of type: they run out of the rollers straight, and swing with the folds.
  const column = (x0: number, x1: number, from: number, to: number) => {
    let body = "";
    for (let y = from; y < to; y += 17) {
      const t = Math.max(0, (y - 800) / 640);
      const at = (x: number): Point => [530 + (x - 530) * (1 + t * 1.05) - 60 * t * t, y + 50 * t * Math.sin(x / 74)];
      const stop = x1 - (y % 5 === 0 ? rnd.between(20, 60) : rnd.between(0, 9));
      body += line(
        Array.from({ length: 6 }, (_, i) => at(x0 + ((stop - x0) * i) / 5)),
        night,
        6,
      );
    }
    return body;
  };
  const fold = (text: string) => stroke(open(text), night, 5);
  const page =
    column(290, 372, 824, 1120) +
    column(684, 776, 824, 1120) +
    column(404, 652, 1076, 1130) +
    halftone([0, 800, 1200, 1440], (x, y) => 0.8 * slope([620, 900], [1130, 1180], 1.5)(x, y), laterite, {
      pitch: 15,
    }) +
    fold("230 920, 190 1080, 120 1250, 96 1440") +
    fold("806 890, 850 1080, 960 1220, 990 1440") +
    fold("300 1170, 250 1290, 240 1440");
  // The portrait of the front page, which is a frame with nothing in it.
  const frame =
    slipped("M398 846L664 838L676 1036L392 1044Z", night, { dx: -6, dy: 6 }) +
    shape("M416 862L648 856L658 1020L410 1026Z", chalk);
  const headline = group(
    letters("West African", 0, 0, { size: 128, track: 3 }) +
      letters("Pilot", 190, 196, { size: 236, track: 10, fill: laterite }),
    'transform="translate(96 1232) rotate(-3)"',
  );
  const web = (y: number, half: number) => {
    let body = rect(262, y - half - 1, 538, half * 2 + 2, chalk);
    for (let v = y - half + 16; v < y + half - 6; v += 17)
      body +=
        line(
          [
            [290, v],
            [500 - (v % 4) * 16, v],
          ],
          night,
          6,
        ) +
        line(
          [
            [548, v],
            [776 - (v % 3) * 18, v],
          ],
          night,
          6,
        );
    return (
      body +
      halftone([262, y - half, 800, y + half], (_, v) => 0.75 * ((v - y + half * 0.1) / half), laterite, { pitch: 14 })
    );
  };
  const cap =
    slipped(
      cut(pts("-236 60 1, -250 -60, -222 -168, -120 -218, 40 -226, 176 -196, 240 -110, 246 56 1, 0 84"), rnd),
      night,
    ) +
    line(open("-240 12, 0 40, 245 8"), laterite, 14) +
    Array.from({ length: 15 }, (_, i) =>
      line(
        open(
          `${-214 + i * 31} ${38 - Math.abs(i - 7) * 2}, ${-190 + i * 27} -70, ${-128 + i * 19} ${-200 - 3 * (7 - Math.abs(i - 7))}`,
        ),
        laterite,
        4,
      ),
    ).join("");
  const body =
    flood(chalk) +
    halftone([40, 40, 1160, 1420], (x, y) => 0.06 + 0.94 * slope([-60, 700], [1130, 420], 1.2)(x, y), laterite, {
      pitch: 21,
      turn: 32,
    }) +
    shape("M0 700H1200V1500H0Z", laterite) +
    slipped(robe, chalk, { dx: 16, dy: -8, paper: night }) +
    inside(robe, page + frame + headline) +
    roller(430, 74, 890, night, chalk) +
    web(430, 74) +
    roller(742, 82, 950, night, chalk) +
    web(742, 82) +
    roller(586, 88, 1010, night, laterite) +
    group(cap, 'transform="translate(560 258) rotate(7) scale(.92)"');
  return sheet(
    { seed: 2, title: "Nnamdi Azikiwe: a newspaper press", label: ["Nnamdi Azikiwe, 1960–66", "LA.1960.02"] },
    body,
  );
}
