const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;

const constants = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const initial = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by));
const words = new Int32Array(64);

function addBlock(state: Int32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)) | 0;
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] ?? 0) + value) | 0;
}

/**
 * The first 32 bits of the SHA-256 of an ASCII text. Many short texts are hashed one after the other, for which the browser's own hash,
 * a promise each time, is ten times slower.
 */
export function sha256Start(text: string): number {
  const size = Math.ceil((text.length + 9) / 64) * 64;
  const bytes = new Uint8Array(size);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  bytes[text.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 4, text.length * 8);
  const state = initial.slice();
  for (let offset = 0; offset < size; offset += 64) addBlock(state, view, offset);
  return (state[0] ?? 0) >>> 0;
}
