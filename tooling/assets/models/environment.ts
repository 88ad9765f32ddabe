/** The light of the photographer's studio that the models stand in: a Radiance HDR panorama, drawn here. */

const [WIDE, HIGH] = [256, 128];
type Lamp = {
  /** Degrees: 0 is in front of the object, 90 at its right; height above the horizon. */
  at: readonly [round: number, up: number];
  /** Half its size in degrees. */
  size: readonly [wide: number, high: number];
  /** Its light in red, green and blue; 1 is white paper. */
  light: readonly [number, number, number];
  /** The part of its size over which its edge fades. */
  soft?: number;
};

/** A large box of cloth at the left, a strip at the right, two strips behind that draw the outline, and a pale ceiling. */
const lamps: readonly Lamp[] = [
  { at: [-52, 34], size: [27, 27], light: [10.5, 9.8, 8.8] },
  { at: [62, 22], size: [8, 46], light: [6.2, 6.4, 6.8] },
  { at: [8, 62], size: [44, 15], light: [5.2, 5, 4.7], soft: 0.6 },
  { at: [132, 30], size: [24, 26], light: [7.4, 7, 6.5] },
  { at: [-124, 20], size: [8, 44], light: [5.4, 5.6, 6] },
  { at: [0, 4], size: [40, 26], light: [0.85, 0.82, 0.77], soft: 1 },
  { at: [180, 4], size: [40, 26], light: [0.75, 0.72, 0.68], soft: 1 },
  { at: [0, -62], size: [180, 20], light: [0.22, 0.19, 0.15], soft: 1 },
];

const smooth = (t: number) => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** How much of a lamp is seen in a direction, from 0 to 1. */
function seen({ at: [round, up], size: [wide, high], soft = 0.22 }: Lamp, azimuth: number, height: number): number {
  const turn = Math.abs(((azimuth - round + 540) % 360) - 180) * Math.cos((height * Math.PI) / 180);
  const away = Math.max(turn / wide, Math.abs(height - up) / high);
  return 1 - smooth((away - 1 + soft) / soft);
}

/** The light that comes from a direction. */
function lightFrom(azimuth: number, height: number): [number, number, number] {
  const sky = smooth((height + 70) / 160);
  const room: [number, number, number] = [0.2 + 0.42 * sky, 0.185 + 0.41 * sky, 0.165 + 0.4 * sky];
  for (const lamp of lamps) {
    const share = seen(lamp, azimuth, height);
    for (const channel of [0, 1, 2] as const) room[channel] += share * lamp.light[channel];
  }
  return room;
}

/** Red, green and blue with a common exponent. */
function rgbe(colour: readonly number[]): [number, number, number, number] {
  const most = Math.max(...colour);
  const exponent = Math.ceil(Math.log2(most + 1e-9));
  const [r = 0, g = 0, b = 0] = colour.map((value) => Math.min(255, Math.floor((value / 2 ** exponent) * 256)));
  return [r, g, b, exponent + 128];
}

/** One channel of a row: runs of one value are written as a count and the value. */
function packed(values: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < values.length; ) {
    let run = 1;
    while (i + run < values.length && run < 127 && values[i + run] === values[i]) run++;
    if (run > 2) {
      out.push(128 + run, values[i] ?? 0);
      i += run;
      continue;
    }
    const from = i;
    while (i < values.length && i - from < 128 && (values[i] !== values[i + 1] || values[i] !== values[i + 2])) i++;
    out.push(i - from, ...values.slice(from, i));
  }
  return out;
}

/** The panorama as the bytes of an .hdr file. */
export function studioEnvironment(): Buffer {
  const rows = Array.from({ length: HIGH }, (_, y) => {
    const height = 90 - ((y + 0.5) / HIGH) * 180;
    // The middle of the panorama lies along the x axis, and the viewer stands on the z axis.
    const pixels = Array.from({ length: WIDE }, (_, x) => rgbe(lightFrom(270 - ((x + 0.5) / WIDE) * 360, height)));
    return [
      2,
      2,
      WIDE >> 8,
      WIDE & 255,
      ...[0, 1, 2, 3].flatMap((channel) => packed(pixels.map((p) => p[channel] ?? 0))),
    ];
  });
  const head = `#?RADIANCE\n# The Living Archive\nFORMAT=32-bit_rle_rgbe\n\n-Y ${HIGH} +X ${WIDE}\n`;
  return Buffer.concat([Buffer.from(head, "ascii"), Buffer.from(rows.flat())]);
}
