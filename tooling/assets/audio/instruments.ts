// Every instrument is a function of time that is written into a loop: what rings past the end rings on at the beginning, so
// that the loop has no seam.

export const RATE = 48_000;

export type Loop = { left: Float32Array; right: Float32Array };
export type Random = () => number;

export const emptyLoop = (seconds: number): Loop => ({
  left: new Float32Array(Math.round(seconds * RATE)),
  right: new Float32Array(Math.round(seconds * RATE)),
});

type Place = { at: number; loud: number; pan: number };

/** Writes so many seconds of a sound into the loop, round its end. `pan` is -1 left to 1 right. */
export function strike(loop: Loop, { at, loud, pan }: Place, seconds: number, sound: (t: number) => number): void {
  const length = loop.left.length;
  const from = Math.round(at * RATE);
  const [l, r] = [Math.cos(((pan + 1) * Math.PI) / 4) * loud, Math.sin(((pan + 1) * Math.PI) / 4) * loud];
  for (let i = 0; i < seconds * RATE; i++) {
    const value = sound(i / RATE);
    const place = (((from + i) % length) + length) % length;
    loop.left[place]! += value * l;
    loop.right[place]! += value * r;
  }
}

const turn = 2 * Math.PI;
const attack = (t: number, seconds: number) => Math.min(1, t / seconds);

/**
 * The talking drum: a skin whose strings are squeezed, so that its pitch speaks. `glide` is how far it bends, as a ratio,
 * over the life of the stroke.
 */
export function talkingDrum(loop: Loop, place: Place, { pitch, glide }: { pitch: number; glide: number }): void {
  let phase = 0;
  let second = 0;
  strike(loop, place, 1.4, (t) => {
    const bend = glide ** Math.min(1, t / 0.34);
    const skin = pitch * bend * (1 + 0.35 * Math.exp(-t * 60));
    phase += (turn * skin) / RATE;
    second += (turn * skin * 1.593) / RATE;
    const body = Math.sin(phase) * Math.exp(-t * 4.6) + 0.34 * Math.sin(second) * Math.exp(-t * 11);
    return attack(t, 0.002) * body;
  });
}

/** The agogo: two iron bells, whose partials are not those of a string. */
export function agogo(loop: Loop, place: Place, pitch: number): void {
  const partials = [
    [1, 1, 3.2],
    [1.505, 0.52, 4.4],
    [2.67, 0.4, 6],
    [3.98, 0.24, 9],
    [5.42, 0.12, 14],
  ] as const;
  strike(
    loop,
    place,
    2.2,
    (t) =>
      partials.reduce(
        (sum, [ratio, loud, fade]) => sum + loud * Math.sin(turn * pitch * ratio * t) * Math.exp(-t * fade),
        0,
      ) *
      attack(t, 0.001) *
      0.5,
  );
}

/** The udu: air in a clay pot, a low note that swallows itself, and the slap of a hand. */
export function udu(loop: Loop, place: Place, { pitch, rnd }: { pitch: number; rnd: Random }): void {
  let phase = 0;
  let slap = 0;
  strike(loop, place, 1.2, (t) => {
    const air = pitch * (0.82 + 0.5 * Math.exp(-t * 18) + 0.12 * Math.exp(-((t - 0.16) ** 2) / 0.004));
    phase += (turn * air) / RATE;
    slap += (rnd() * 2 - 1 - slap) * 0.3;
    return attack(t, 0.004) * Math.sin(phase) * Math.exp(-t * 5.2) + 0.22 * slap * Math.exp(-t * 70);
  });
}

/** A rattle of seeds. */
export function shaker(loop: Loop, place: Place, rnd: Random): void {
  let last = 0;
  strike(loop, place, 0.16, (t) => {
    const noise = rnd() * 2 - 1;
    const high = noise - last;
    last = noise;
    return high * attack(t, 0.02) * Math.exp(-t * 34) * 0.4;
  });
}

/**
 * The air of a room: noise through a slow filter. It goes round the loop twice and only the second round is kept, so that the
 * filter ends as it began.
 */
export function roomTone(
  loop: Loop,
  { loud, dark, swell, rnd }: { loud: number; dark: number; swell: number; rnd: Random },
): void {
  const length = loop.left.length;
  for (const side of [loop.left, loop.right]) {
    const noise = Float32Array.from({ length }, () => rnd() * 2 - 1);
    let low = 0;
    let lower = 0;
    for (let i = 0; i < length * 2; i++) {
      low += (noise[i % length]! - low) * dark;
      lower += (low - lower) * dark;
      if (i < length) continue;
      // A whole number of swells in the loop.
      const tide = 1 + 0.5 * Math.sin((turn * swell * (i - length)) / length);
      side[i - length]! += lower * loud * tide;
    }
  }
}

/** A low drone of whole periods in the loop. */
export function drone(loop: Loop, { pitch, loud, beat }: { pitch: number; loud: number; beat: number }): void {
  const length = loop.left.length;
  const cycles = Math.round((pitch * length) / RATE);
  for (let i = 0; i < length; i++) {
    const at = (turn * i) / length;
    const tide = 0.65 + 0.35 * Math.sin(at * beat);
    const voice = (shift: number) =>
      Math.sin(at * (cycles + shift)) + 0.4 * Math.sin(at * 2 * cycles) + 0.16 * Math.sin(at * (3 * cycles + shift));
    loop.left[i]! += voice(0) * loud * tide;
    loop.right[i]! += voice(beat) * loud * tide;
  }
}

/** A small room: the loop answers itself from four walls, round its end as well. */
export function echoed({ left, right }: Loop, amount: number): Loop {
  const length = left.length;
  const walls = [
    [0.031, 0.5],
    [0.047, 0.4],
    [0.083, 0.3],
    [0.131, 0.22],
    [0.211, 0.16],
    [0.347, 0.1],
  ] as const;
  const answer = (near: Float32Array, far: Float32Array) =>
    near.map((value, i) => {
      let sum = value;
      for (const [delay, share] of walls) {
        const from = (i - Math.round(delay * RATE) + length) % length;
        sum += amount * share * (0.6 * far[from]! + 0.4 * near[from]!);
      }
      return sum;
    });
  return { left: answer(left, right), right: answer(right, left) };
}
