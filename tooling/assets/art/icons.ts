/**
 * Renders the app icons from the logo, a frame with a cap.
 *   npx tsx tooling/assets/art/icons.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { INK } from "./kit";

const publicFolder = path.join(import.meta.dirname, "../../../public");
const folder = path.join(publicFolder, "icons");

/** The mark of small/logos.svg, in its box of 46 by 46. */
const mark = `<path d="M5 17h36v28H5zM11 23v16h24V23z" fill="${INK.chalk}" fill-rule="evenodd"/><path d="M8 17C6 7 9 3 16 2c9-2 19-4 25 1 2 3-1 6-5 7v7z" fill="${INK.laterite}"/><path d="M8 15h28" stroke="${INK.chalk}" stroke-width="1.6" stroke-dasharray="3 2"/>`;

/** On the night ground; `share` is how much of the side the mark takes, `round` the corner of the ground. */
const icon = (share: number, round = 0) => {
  const scale = (512 * share) / 46;
  const at = (512 - 46 * scale) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" rx="${round}" fill="${INK.night}"/><g transform="translate(${at} ${at - 4}) scale(${scale})">${mark}</g></svg>`,
  );
};

const png = (svg: Buffer, size: number) => sharp(svg).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();

/** An icon file of one picture: its head of six bytes, one entry of sixteen, and the PNG itself. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

async function main() {
  await mkdir(folder, { recursive: true });
  const keep = (name: string, data: Buffer) => writeFile(path.join(folder, name), data);
  await keep("icon-192.png", await png(icon(0.74, 96), 192));
  await keep("icon-512.png", await png(icon(0.74, 96), 512));
  // A maskable icon: the logo stays within the middle 80 per cent.
  await keep("maskable-512.png", await png(icon(0.54), 512));
  await keep("../../app/apple-icon.png", await png(icon(0.7), 180));
  await keep("favicon-32.png", await png(icon(0.86, 64), 32));
  await writeFile(
    path.join(publicFolder, "favicon.ico"),
    ico(await sharp(icon(0.86, 64)).resize(32, 32).png().toBuffer(), 32),
  );
  await writePassIcons();
}

/** The pictures of a wallet pass, as a module, because a module is found on every host. The logo lies on the ground of the pass. */
async function writePassIcons() {
  const logo = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 46" width="512" height="512">${mark}</svg>`,
  );
  const lines = ["// Written by tooling/assets/art/icons.ts.", "export const passIcons = {"];
  for (const [name, svg, size] of [
    ["icon", icon(0.7), 29],
    ["logo", logo, 50],
  ] as const)
    for (const scale of [1, 2, 3]) {
      const file = `${name}${scale === 1 ? "" : `@${scale}x`}.png`;
      lines.push(`  "${file}": "${(await png(svg, size * scale)).toString("base64")}",`);
    }
  const generated = path.join(publicFolder, "../lib/events/generated");
  await mkdir(generated, { recursive: true });
  await writeFile(path.join(generated, "pass-icons.ts"), `${lines.join("\n")}\n};\n`);
}

void main();
