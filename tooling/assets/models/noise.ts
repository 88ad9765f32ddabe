/** A repeatable value from 0 to 1 for a point of a whole-numbered grid. */
function hash(x: number, y: number, seed: number): number {
  let a = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  a = Math.imul(a ^ (a >>> 15), 0x85ebca6b);
  a = Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return ((a ^ (a >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const wrap = (value: number, size: number) => ((value % size) + size) % size;

/** Value noise over u and v from 0 to 1, with so many cells across and down; its edges meet, so that it can repeat. */
export function noise(u: number, v: number, across: number, down: number, seed: number): number {
  const [x, y] = [u * across, v * down];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [ease(x - x0), ease(y - y0)];
  const at = (i: number, j: number) => hash(wrap(x0 + i, across), wrap(y0 + j, down), seed);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * s;
  const foot = at(0, 1) + (at(1, 1) - at(0, 1)) * s;
  return top + (foot - top) * t;
}

/** Several sizes of noise, each half as strong as the one before. */
export function clouds(u: number, v: number, across: number, down: number, seed: number, octaves = 4): number {
  let [sum, share, all] = [0, 1, 0];
  for (let i = 0; i < octaves; i++) {
    sum += share * noise(u, v, across * 2 ** i, down * 2 ** i, seed + i);
    all += share;
    share /= 2;
  }
  return sum / all;
}
