import { INK, line, type Random } from "../kit";

/** Straw: stalks of four tones, the later ones over the earlier. `keep` says where one may begin. */
export function straw(
  count: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  rnd: Random,
  keep: (x: number, y: number) => boolean = () => true,
) {
  const inks = ["#7A5A1C", "#B48A34", "#D9B858", "#F0DC94"];
  return Array.from({ length: count }, (_, i) => {
    const [x, y, turn, long] = [rnd.between(x0, x1), rnd.between(y0, y1), rnd.between(-75, 75), rnd.between(60, 150)];
    const a = (turn * Math.PI) / 180;
    const [u, v] = [x + Math.cos(a) * long, y + Math.sin(a) * long];
    const ink = inks[Math.floor(rnd() * 3 + (i > count * 0.6 ? 1 : 0))] ?? INK.brass;
    const path = `M${x.toFixed(0)} ${y.toFixed(0)}Q${((x + u) / 2 + rnd.between(-14, 14)).toFixed(0)} ${((y + v) / 2 + rnd.between(-14, 14)).toFixed(0)} ${u.toFixed(0)} ${v.toFixed(0)}`;
    return keep(x, y) && keep(u, v) ? line(path, ink, rnd.between(3, 6.5), 'stroke-linecap="round"') : "";
  }).join("");
}
