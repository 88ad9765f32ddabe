/** The share card of the site: eight of the works and the name. npx tsx tooling/assets/art/site-share-card.ts */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { writeShare } from "./encode";
import { INK, letters, rect } from "./kit";
import { small } from "./works/press";

const folder = path.join(import.meta.dirname, "../../../public/images");
const shown = [
  "elizabeth-ii",
  "johnson-aguiyi-ironsi",
  "yakubu-gowon",
  "murtala-mohammed",
  "ibrahim-babangida",
  "sani-abacha",
  "umaru-musa-yaradua",
  "goodluck-jonathan",
];
const [wide, high, gap] = [164, 205, 16];

async function main() {
  const words = ["Power", "wears", "many", "strange", "hats"];
  const ground =
    rect(0, 0, 1200, 630, INK.night) +
    words.map((word, i) => letters(word, 52, 136 + i * 78, { size: 84, track: 1, fill: INK.chalk })).join("") +
    rect(54, 486, 72, 6, INK.brass) +
    small("The Living Archive", 52, 546, { size: 38, fill: INK.chalk, weight: 78 });
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${ground}</svg>`);
  const pictures = await Promise.all(
    shown.map(async (slug, i) => ({
      input: await sharp(path.join(folder, `leaders/${slug}-portrait-960.jpg`))
        .resize(wide, high)
        .toBuffer(),
      left: 1200 - (4 - (i % 4)) * (wide + gap),
      top: 315 + (i < 4 ? -high - gap / 2 : gap / 2),
    })),
  );
  await mkdir(path.join(folder, "share"), { recursive: true });
  const card = await sharp(svg).composite(pictures).png().toBuffer();
  console.log(await writeShare(card, path.join(folder, "share/house.jpg")));
}

void main();
