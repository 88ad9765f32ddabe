/**
 * Renders the audio loops to public/audio, one per leader, as Opus and MP3.
 *   npx tsx tooling/assets/audio/make.ts [part of a slug]
 * It needs ffmpeg with libopus and libmp3lame. Their sizes go to lib/exhibitions/collection/sounds.json.
 */
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { leaders } from "../../../lib/exhibitions/collection/leaders";
import { decoded, encode, loudness, requireFfmpeg } from "./ffmpeg";
import { type Loop, RATE } from "./instruments";
import { play } from "./themes";

const root = path.join(import.meta.dirname, "../../..");
const folder = path.join(root, "public/audio");
const table = path.join(root, "lib/exhibitions/collection/sounds.json");
/** EBU R128, the loudness of broadcasts: no loop is louder than the next. */
const TARGET_LUFS = -23;
/** The most of the same standard for the loudest moment. */
const MAX_PEAK_DB = -1;
const heaviest = 250_000;

/** The loop, this many decibels louder. */
function louder({ left, right }: Loop, decibels: number): Loop {
  const by = (value: number) => value * 10 ** (decibels / 20);
  return { left: left.map(by), right: right.map(by) };
}

/** Brings the loudest moment to four decibels below full, so that nothing is cut off when the loudness is measured. */
function levelled(loop: Loop): Loop {
  const loudest = Math.max(
    ...[loop.left, loop.right].map((side) => side.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  );
  return louder(loop, -4 - 20 * Math.log10(loudest));
}

/**
 * The same loop from its quietest moment on, drawn down to nothing for five thousandths of a second at both ends: an encoder
 * is least exact there, and what is not there cannot click.
 */
function fromCalm({ left, right }: Loop): Loop {
  const hop = RATE / 50;
  let calm = { at: 0, loud: Number.POSITIVE_INFINITY };
  for (let at = 0; at + 2 * hop < left.length; at += hop) {
    let loud = 0;
    for (let i = at; i < at + 2 * hop; i++) loud += left[i]! ** 2 + right[i]! ** 2;
    if (loud < calm.loud) calm = { at: at + hop, loud };
  }
  const ramp = RATE / 200;
  const turned = (side: Float32Array) =>
    Float32Array.from({ length: side.length }, (_, i) => {
      const edge = Math.min(1, i / ramp, (side.length - 1 - i) / ramp);
      return side[(i + calm.at) % side.length]! * edge;
    });
  return { left: turned(left), right: turned(right) };
}

/**
 * The step from the last moment to the first is no larger than the steps beside it, or than `unheard`: under the air of the
 * room, almost forty decibels down there is no click.
 */
function requireSeamless(name: string, sides: readonly ArrayLike<number>[], unheard = 0): void {
  for (const side of sides) {
    const at = (i: number) => side[(i + side.length) % side.length] ?? 0;
    const step = (i: number) => Math.abs(at(i) - at(i - 1));
    let usual = unheard;
    for (let i = 1; i < 4_800; i++) usual = Math.max(usual, step(i), step(-i));
    if (step(0) > usual) throw new Error(`${name} clicks where it begins again`);
  }
}

/** 16-bit stereo in a WAV file. */
function wave({ left, right }: Loop): Buffer {
  const data = Buffer.alloc(44 + left.length * 4);
  data.write("RIFF", 0);
  data.writeUInt32LE(36 + left.length * 4, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(2, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 4, 28);
  data.writeUInt16LE(4, 32);
  data.writeUInt16LE(16, 34);
  data.write("data", 36);
  data.writeUInt32LE(left.length * 4, 40);
  left.forEach((value, i) => {
    data.writeInt16LE(Math.round(value * 32_767), 44 + i * 4);
    data.writeInt16LE(Math.round((right[i] ?? 0) * 32_767), 46 + i * 4);
  });
  return data;
}

async function main(only = "") {
  await requireFfmpeg();
  await mkdir(folder, { recursive: true });
  const sounds: Record<string, { seconds: number; opus: number; mp3: number }> = JSON.parse(
    await readFile(table, "utf8").catch(() => "{}"),
  );
  for (const { slug, theme, order } of leaders.filter((leader) => leader.slug.includes(only))) {
    const source = path.join(folder, `${slug}.wav`);
    const played = fromCalm(levelled(play(theme, order)));
    await writeFile(source, wave(played));
    const loop = louder(played, TARGET_LUFS - (await loudness(source)));
    requireSeamless(slug, [loop.left, loop.right]);
    await writeFile(source, wave(loop));
    const [opus, mp3] = [path.join(folder, `${slug}.webm`), path.join(folder, `${slug}.mp3`)];
    await encode(source, ["-c:a", "libopus", "-b:a", "40k", "-vbr", "on", opus]);
    await encode(source, ["-c:a", "libmp3lame", "-b:a", "48k", "-ar", "32000", mp3]);
    await rm(source);
    for (const file of [opus, mp3]) {
      const { size } = await stat(file);
      const samples = await decoded(file);
      const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 32_768;
      requireSeamless(
        file,
        [0, 1].map((side) => samples.filter((_, i) => i % 2 === side)),
        400,
      );
      if (size > heaviest) throw new Error(`${file} weighs ${size} bytes, and ${heaviest} is the most`);
      const off = Math.abs((await loudness(file)) - TARGET_LUFS);
      if (off > 1) throw new Error(`${file} is ${off.toFixed(1)} LU away from ${TARGET_LUFS} LUFS`);
      if (loudest > 10 ** (MAX_PEAK_DB / 20))
        throw new Error(`${file} is too loud: ${(20 * Math.log10(loudest)).toFixed(1)} dBFS`);
    }
    sounds[slug] = {
      seconds: Number((loop.left.length / RATE).toFixed(3)),
      opus: (await stat(opus)).size,
      mp3: (await stat(mp3)).size,
    };
    console.log(`${slug}, ${theme}: ${JSON.stringify(sounds[slug])}`);
  }
  await writeFile(table, `${JSON.stringify(sounds, null, 2)}\n`);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
