import type { Emblem, Inks } from "./emblems";
import { INK, placed, rect, shape } from "./kit";

/** A half-drop repeat of one emblem. */
export const halfDrop =
  (emblem: Emblem, inks: readonly Inks[], step: readonly [number, number], scale: number) =>
  ([x0, y0, x1, y1]: readonly [number, number, number, number]) => {
    const [w, h] = step;
    let body = "";
    for (let col = 0, x = Math.floor(x0 / w) * w; x < x1 + w; x += w, col++) {
      for (let row = 0, y = Math.floor(y0 / h) * h + (col % 2 ? h / 2 : 0); y < y1 + h; y += h, row++) {
        const ink = inks[(col + row * 2) % inks.length];
        if (ink) body += placed(emblem(ink), x, y, scale, ((col * 3 + row * 5) % 3) * 4 - 4);
      }
    }
    return body;
  };

/** One block of the low-cost estates: a shallow roof, two floors, a stair tower. */
export const house: Emblem = ({ main, light, accent }) =>
  shape("M-100 -34L-30 -78L60 -60L100 -34Z", main) +
  rect(-88, -30, 176, 100, main) +
  [-70, -36, 34, 62].map((x) => rect(x, -14, 20, 24, light) + rect(x, 32, 20, 24, light)).join("") +
  rect(-8, -20, 28, 90, light) +
  rect(34, -14, 20, 24, accent) +
  rect(-104, 74, 208, 7, main);

/** Inks in the order in which a repeat names them. */
export const inksOf = (main: string, light: string, accent: string, dark: string = INK.night): Inks => ({
  main,
  light,
  accent,
  dark,
});
