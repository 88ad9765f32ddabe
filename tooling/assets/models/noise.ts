/** A repeatable value from 0 to 1 for a point of a whole-numbered grid. */
function hash(x: number, y: number, seed: number): number {
  let a = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  a = Math.imul(a ^ (a >>> 15), 0x85ebca6b);
  a = Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return ((a ^ (a >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const wrap = (value: number, size: number) => ((value % size) + size) % size;

/** The value of a corner of the repeating grid. Not inside `noise`, which runs millions of times: a function made there costs more than it does. */
const corner = (i: number, j: number, across: number, down: number, seed: number) =>
  hash(wrap(i, across), wrap(j, down), seed);

/** Value noise over u and v from 0 to 1, with so many cells across and down; its edges meet, so that it can repeat. */
export function noise(u: number, v: number, across: number, down: number, seed: number): number {
  const x = u * across;
  const y = v * down;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const s = ease(x - i);
  const t = ease(y - j);
  const topLeft = corner(i, j, across, down, seed);
  const footLeft = corner(i, j + 1, across, down, seed);
  const top = topLeft + (corner(i + 1, j, across, down, seed) - topLeft) * s;
  const foot = footLeft + (corner(i + 1, j + 1, across, down, seed) - footLeft) * s;
  return top + (foot - top) * t;
}

/** Several sizes of noise, each half as strong as the one before. */
export function clouds(u: number, v: number, across: number, down: number, seed: number, octaves = 4): number {
  let sum = 0;
  let share = 1;
  let all = 0;
  for (let i = 0; i < octaves; i++) {
    sum += share * noise(u, v, across * 2 ** i, down * 2 ** i, seed + i);
    all += share;
    share /= 2;
  }
  return sum / all;
}
