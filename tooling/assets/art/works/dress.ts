/** Dress of the office, shared by several works. Each part is drawn about its own origin and placed by the work. */
import { cut, dot, group, INK, line, type Point, polar, type Random, shape, slipped, star } from "../kit";
import { open, pts, stroke } from "./press";

/** Two sprays of leaf about a star. */
export function wreath(x: number, y: number, metal: string, ground: string, rnd: Random) {
  let leaves = "";
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const a = 90 - side * (24 + i * 24);
      const [px, py] = polar(x, y, 66, a);
      const [lx, ly] = polar(0, 0, 1, a - side * 62);
      const leaf: Point[] = [
        [px - lx * 26, py - ly * 26, 1],
        [px - ly * 12, py + lx * 12],
        [px + lx * 26, py + ly * 26, 1],
        [px + ly * 12, py - lx * 12],
      ];
      leaves += shape(cut(leaf, rnd, { slip: 0.6, fine: 3 }), metal);
    }
  return leaves + shape(star(x, y, 46, 8, 0.5), metal) + dot(x, y, 11, ground);
}

/**
 * An officer's peaked cap, about 880 wide, the middle of the visor's edge at 0,0. Nothing is drawn under the visor.
 * `lean` moves the top sideways, so that no two caps sit alike.
 */
export function peakedCap(
  rnd: Random,
  {
    top = INK.night as string,
    bandInk = INK.oxblood as string,
    visor = INK.night as string,
    metal = INK.brass as string,
    paper = INK.chalk as string,
    lean = 0,
    badge = true,
  } = {},
) {
  const crown: Point[] = [
    ...pts("-452 -300, -330 -420, -20 -500, 300 -432, 446 -318").map(([x, y]): Point => [x + lean, y]),
    ...pts("352 -206, 300 -176 1, 0 -210, -300 -176 1, -366 -206"),
  ];
  const ribbon = pts("-306 -192 1, 0 -226, 306 -192 1, 312 -60 1, 0 -92, -312 -60 1");
  const peak = pts("-330 -74 1, -160 -100, 0 -108, 160 -100, 330 -74 1, 352 -8, 210 26, 0 38, -210 26, -352 -8");
  const cord = (y: number) =>
    line(
      cut(
        [
          [-316, -74 + y],
          [0, -110 + y],
          [316, -74 + y],
        ],
        rnd,
        { closed: false, slip: 1 },
      ),
      metal,
      9,
    );
  return group(
    slipped(cut(crown, rnd, { slip: 2 }), top, { paper }) +
      slipped(cut(ribbon, rnd, { slip: 1 }), bandInk, { paper }) +
      slipped(cut(peak, rnd, { slip: 2 }), visor, { paper }) +
      cord(-2) +
      cord(14) +
      dot(-312, -72, 15, metal) +
      dot(312, -72, 15, metal) +
      stroke(open("-236 6, 0 20, 236 6"), paper, 5) +
      (badge ? wreath(0, -246, metal, top, rnd) : ""),
    "",
  );
}

/** A shoulder board along +x from 0,0, with pips. */
export function epaulette(
  rnd: Random,
  { long = 330, wide = 120, cloth = INK.oxblood as string, metal = INK.brass as string, pips = 3, fringe = 0 } = {},
) {
  const h = wide / 2;
  let body = "";
  for (let i = 0; fringe && i < 17; i++) {
    const t = i / 16;
    const [x0, y0] = [long - 20 + Math.sin(t * Math.PI) * 40, -h * 1.1 + t * wide * 1.1];
    const thread: Point[] = [
      [x0, y0],
      [x0 + fringe * 0.5, y0 + 10 + rnd.between(-4, 4)],
      [x0 + fringe + rnd.between(-12, 12), y0 + 26 + rnd.between(-6, 6)],
    ];
    body += stroke(thread, metal, 9);
  }
  const board: Point[] = [
    [0, -h * 0.72, 1],
    [long - 60, -h, 1],
    [long + 24, -h * 0.6],
    [long + 36, 0],
    [long + 24, h * 0.6],
    [long - 60, h, 1],
    [0, h * 0.72, 1],
  ];
  body += slipped(cut(board, rnd, { slip: 1.5, fine: 4 }), cloth);
  for (let i = 0; i < pips; i++) {
    const pip = shape(star(0, 0, wide * 0.27, 4, 0.42), metal);
    body += group(pip, `transform="translate(${long - 56 - i * wide * 0.74} 0) rotate(45)"`);
  }
  return body + dot(26, 0, 15, metal);
}
