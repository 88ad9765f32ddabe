/**
 * Renders the film from the artworks: public/video/default.{mp4,webm,jpg,vtt}.
 *   npx tsx tooling/assets/film/make.ts
 * It needs ffmpeg with libx264 and libvpx-vp9, the works of public/images/leaders and a loop of public/audio.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { leaders } from "../../../lib/exhibitions/collection/leaders";
import { requireFfmpeg } from "../audio/ffmpeg";
import { closingCard, FRAME, labelCard, openingCard } from "./cards";

const run = promisify(execFile);
const root = path.join(import.meta.dirname, "../../..");
const folder = path.join(root, "public/video");
const heaviest = 2_000_000;

const scene = 3.5;
const overlap = 0.5;
const rate = 25;
/** Which works, and how the eye goes over each: from and to, in shares of what does not fit into the frame. */
const shots = [
  { slug: "abubakar-tafawa-balewa", from: [0, 1], to: [0.5, 0.2] },
  { slug: "johnson-aguiyi-ironsi", from: [0.2, 0.5], to: [0.9, 0.5] },
  { slug: "olusegun-obasanjo-1976", from: [0.9, 0.6], to: [0.2, 0.3] },
  { slug: "shehu-shagari", from: [0, 0.5], to: [1, 0.5] },
  { slug: "ibrahim-babangida", from: [1, 0.2], to: [0.1, 0.6] },
  { slug: "sani-abacha", from: [0, 0.4], to: [1, 0.4] },
  { slug: "goodluck-jonathan", from: [0.5, 0], to: [0.5, 1] },
  { slug: "bola-tinubu", from: [1, 0.5], to: [0.2, 0.5] },
] as const;
const count = shots.length + 2;
const seconds = count * scene - (count - 1) * overlap;

type Shot = (typeof shots)[number];
const leaderOf = ({ slug }: Shot) => {
  const found = leaders.find((leader) => leader.slug === slug);
  if (!found) throw new Error(`there is no leader ${slug}`);
  return found;
};

/** The pictures of the cut, in a folder of their own. */
async function drawCards(at: string): Promise<void> {
  await writeFile(path.join(at, "opening.png"), await openingCard());
  await writeFile(path.join(at, "closing.png"), await closingCard());
  for (const shot of shots) await writeFile(path.join(at, `${shot.slug}.png`), await labelCard(leaderOf(shot)));
}

/** One slow look over a work with its label, in full; twice the size of the frame, so that it moves by half points. */
function look({ from, to }: Shot, picture: number, label: number, name: string): string {
  const [w, h] = [FRAME.wide * 2, FRAME.high * 2];
  const way = (axis: 0 | 1, room: string) =>
    `(${room})*(${from[axis]}+(${to[axis]}-${from[axis]})*(0.5-0.5*cos(PI*min(1,t/${scene}))))`;
  return (
    `[${picture}:v]scale=3040:-1,crop=${w}:${h}:x='${way(0, "iw-ow")}':y='${way(1, "ih-oh")}',scale=${FRAME.wide}:${FRAME.high}:flags=area,setsar=1[p${picture}];` +
    `[p${picture}][${label}:v]overlay=enable='between(t,0.7,${scene})',format=yuv420p,fps=${rate}[${name}]`
  );
}

function filters(): string {
  const works = shots.map((shot, i) => look(shot, 2 + i * 2, 3 + i * 2, `s${i + 1}`));
  const card = (input: number, name: string) => `[${input}:v]format=yuv420p,setsar=1,fps=${rate}[${name}]`;
  const names = Array.from({ length: count }, (_, i) => `s${i}`);
  const fades = names.slice(1).map((name, i) => {
    const before = i === 0 ? "s0" : `x${i}`;
    return `[${before}][${name}]xfade=transition=${i % 3 === 1 ? "wipeleft" : "fade"}:duration=${overlap}:offset=${(i + 1) * (scene - overlap)}[x${i + 1}]`;
  });
  const sound = `[${2 + shots.length * 2}:a]atrim=0:${seconds},afade=t=in:d=1,afade=t=out:st=${seconds - 2.5}:d=2.5[sound]`;
  return [card(0, "s0"), card(1, `s${count - 1}`), ...works, ...fades, sound].join(";");
}

async function cut(at: string): Promise<string> {
  const still = (file: string) => ["-loop", "1", "-framerate", String(rate), "-t", String(scene), "-i", file];
  const inputs = [
    still(path.join(at, "opening.png")),
    still(path.join(at, "closing.png")),
    ...shots.flatMap(({ slug }) => [
      still(path.join(root, `public/images/leaders/${slug}-wide-1600.webp`)),
      still(path.join(at, `${slug}.png`)),
    ]),
    ["-stream_loop", "-1", "-i", path.join(root, "public/audio/ibrahim-babangida.webm")],
  ].flat();
  const master = path.join(at, "master.mkv");
  const last = `[x${count - 1}]`;
  const lossless = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "10", "-c:a", "pcm_s16le"];
  await run(
    "ffmpeg",
    [
      "-y",
      "-loglevel",
      "error",
      ...inputs,
      "-filter_complex",
      filters(),
      "-map",
      last,
      "-map",
      "[sound]",
      "-t",
      String(seconds),
      ...lossless,
      master,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return master;
}

/** In two passes, so that the weight is known before and the busy works get what the still ones do not need. */
async function press(master: string, at: string): Promise<void> {
  const log = path.join(at, "pass");
  const twice = async (video: readonly string[], audio: readonly string[], out: string) => {
    const base = ["-y", "-loglevel", "error", "-i", master, "-map_metadata", "-1", ...video, "-passlogfile", log];
    await run("ffmpeg", [...base, "-pass", "1", "-an", "-f", "null", os.devNull]);
    await run("ffmpeg", [...base, "-pass", "2", ...audio, out]);
  };
  const h264 = [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-tune",
    "animation",
    "-b:v",
    "430k",
    "-maxrate",
    "900k",
    "-bufsize",
    "1800k",
    "-pix_fmt",
    "yuv420p",
    "-profile:v",
    "high",
  ];
  const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "330k", "-row-mt", "1", "-cpu-used", "3", "-pix_fmt", "yuv420p"];
  await twice(h264, ["-c:a", "aac", "-b:a", "56k", "-movflags", "+faststart"], path.join(folder, "default.mp4"));
  await twice(vp9, ["-c:a", "libopus", "-b:a", "40k"], path.join(folder, "default.webm"));
}

const stamp = (at: number) => `00:00:${at.toFixed(3).padStart(6, "0")}`;

/** Nobody speaks in it: the captions say what is heard, and what stands on the cards. */
function captions(): string {
  const lines = [
    "[Talking drum, two iron bells and a clay pot]\nPower Wears Many Strange Hats",
    ...shots.map((shot) => {
      const { label, name, term } = leaderOf(shot);
      return `${label.title}\n${name}, ${term}`;
    }),
    "[The drum ends]\nThe Living Archive. Satire on one wall, the record on the other.",
  ];
  const cues = lines.map((text, i) => {
    const from = i * (scene - overlap) + (i ? overlap : 0);
    return `${stamp(from)} --> ${stamp(i === count - 1 ? seconds : (i + 1) * (scene - overlap))}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

async function main(): Promise<void> {
  await requireFfmpeg();
  await mkdir(folder, { recursive: true });
  const at = await mkdtemp(path.join(os.tmpdir(), "film-"));
  try {
    await drawCards(at);
    await press(await cut(at), at);
    await writeFile(path.join(folder, "default.vtt"), captions());
    await sharp(path.join(at, "opening.png"))
      .jpeg({ quality: 70, mozjpeg: true })
      .toFile(path.join(folder, "default.jpg"));
  } finally {
    await rm(at, { recursive: true });
  }
  for (const kind of ["mp4", "webm"]) {
    const { size } = await stat(path.join(folder, `default.${kind}`));
    if (size > heaviest) throw new Error(`default.${kind} weighs ${size} bytes, and ${heaviest} is the most`);
    console.log(`default.${kind}: ${seconds} s, ${Math.round(size / 1000)} kB`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
