/** The press of the works, at the size of the tiles: SVG's own turbulence takes minutes where this takes seconds. */

export interface Sheet {
  data: Uint8Array;
  width: number;
  height: number;
}

type Noise = (x: number, y: number) => number;
const PAPER = [0xf3, 0xed, 0xe1] as const;

/** Gradient noise between -1 and 1, of several octaves. */
function noise(seed: number, frequency: number, octaves: number): Noise {
  const order = Array.from({ length: 256 }, (_, i) => i);
  let state = seed * 2654435761;
  for (let i = 255; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  const table = Uint8Array.from({ length: 512 }, (_, i) => order[i & 255] ?? 0);
  const slopes = Float64Array.from({ length: 512 }, (_, i) => Math.sin(i * 12.9898 + (i & 1) * 78.233));
  const corner = (cx: number, cy: number, dx: number, dy: number) => {
    const at = table[(table[cx & 255] ?? 0) + (cy & 255)] ?? 0;
    return (slopes[at] ?? 0) * dx + (slopes[at + 256] ?? 0) * dy;
  };
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const one = (x: number, y: number) => {
    const [cx, cy] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - cx, y - cy];
    const [sx, sy] = [smooth(dx), smooth(dy)];
    const top = corner(cx, cy, dx, dy) * (1 - sx) + corner(cx + 1, cy, dx - 1, dy) * sx;
    const foot = corner(cx, cy + 1, dx, dy - 1) * (1 - sx) + corner(cx + 1, cy + 1, dx - 1, dy - 1) * sx;
    return top * (1 - sy) + foot * sy;
  };
  return (x, y) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave++)
      sum += one(x * frequency * 2 ** octave, y * frequency * 2 ** octave) / 2 ** octave;
    return sum;
  };
}

/**
 * Prints a clean drawing: edges swim by a unit or two and specks of the stencil stay open. `scale` is pixels to a unit of the
 * drawing, so that the grain is the same at every size.
 */
export function pressed({ data, width, height }: Sheet, seed: number, scale: number): Sheet {
  const [swimX, swimY, specks] = [noise(seed, 0.03, 2), noise(seed + 31, 0.03, 2), noise(seed + 7, 0.32, 3)];
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [ux, uy] = [x / scale, y / scale];
      const fromX = Math.min(width - 1, Math.max(0, Math.round(x + swimX(ux, uy) * 2.2 * scale)));
      const fromY = Math.min(height - 1, Math.max(0, Math.round(y + swimY(ux, uy) * 2.2 * scale)));
      const open = Math.min(1, Math.max(0, 4.5 * specks(ux, uy) - 2.3));
      const [to, from] = [(y * width + x) * 3, (fromY * width + fromX) * 3];
      for (let c = 0; c < 3; c++) out[to + c] = (data[from + c] ?? 0) * (1 - open) + (PAPER[c] ?? 0) * open;
    }
  }
  return { data: out, width, height };
}
