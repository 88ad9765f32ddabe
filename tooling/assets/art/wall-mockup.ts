/** A finished sheet on a wall: the card that a shared address shows. */
import sharp from "sharp";
import { halftone, INK, letters, rect, shape } from "./kit";
import { WALLS, type Wall } from "./stage";
import { small } from "./works/press";

interface WallScene {
  wall: Wall;
  wide: number;
  high: number;
  /** Where the lamp's cone falls, and how wide it is at the foot. */
  lamp: readonly [number, number];
}

/** A wall with one lamp above it; the light ends in dots. */
function litWall({ wall, wide, high, lamp: [x, reach] }: WallScene) {
  const tone = WALLS[wall];
  const half = (y: number) => reach * (0.3 + (0.7 * y) / high);
  return (
    rect(0, 0, wide, high, tone.wall) +
    halftone([0, 0, wide, high], (u, v) => Math.max(0, 0.7 - Math.max(0, Math.abs(u - x) - half(v)) / 190), tone.lit, {
      pitch: 15,
      turn: 22,
    }) +
    shape(`M${x - half(0)} 0H${x + half(0)}L${x + reach} ${high}H${x - reach}Z`, tone.lit)
  );
}

const svg = (wide: number, high: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${body}</svg>`);

/** The sheet's own outline, thrown on the wall to the lower right in its darker ink. */
const castShadow = (x: number, y: number, w: number, h: number, wall: Wall) =>
  shape(`M${x} ${y}h${w}v${h}h${-w}Z`, WALLS[wall].floor, 'transform="translate(16 18)"');

const onDark = (wall: Wall) => wall !== "brass" && wall !== "chalk";

/** Words in as few lines as fit the width. */
function lines(text: string, most: number) {
  return text.split(" ").reduce<string[]>((rows, word) => {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < most) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
    return rows;
  }, []);
}

interface Caption {
  above: string;
  title: string;
  below: string;
}

/** What a card says, to the right of its picture, and whose it is. */
function captionSvg({ above, title, below }: Caption, x: number, dark: boolean) {
  const ink = dark ? INK.chalk : INK.night;
  const rows = lines(title, 13);
  const size = rows.length > 3 ? 62 : 72;
  const top = 300 - ((rows.length - 1) * size * 1.08) / 2;
  return (
    small(above, x + 2, top - size - 6, { size: 32, fill: ink, weight: 46 }) +
    rows.map((row, i) => small(row, x, top + i * size * 1.08, { size, fill: ink, track: 1, weight: 78 })).join("") +
    small(below, x + 2, top + rows.length * size * 1.08 - 8, { size: 32, fill: ink, weight: 46 }) +
    rect(x + 2, 528, 72, 6, dark ? INK.brass : INK.laterite) +
    letters("The Living Archive", x + 2, 588, { size: 38, track: 1, fill: ink })
  );
}

/** 1200 by 630: the sheet on its wall at the left, what it is called, and whose it is. */
export async function shareCard(work: Buffer, wall: Wall, words: Caption): Promise<Buffer> {
  const [w, h, x, y] = [456, 570, 64, 30];
  const ground = litWall({ wall, wide: 1200, high: 630, lamp: [x + w / 2, 470] });
  return sharp(svg(1200, 630, ground + castShadow(x, y, w, h, wall) + captionSvg(words, 584, onDark(wall))))
    .composite([{ input: await sharp(work).resize(w, h).toBuffer(), left: x, top: y }])
    .png()
    .toBuffer();
}

/** 1200 by 630: an object in its own light, which fills the left of the card. */
export async function objectCard(object: Buffer, words: Caption): Promise<Buffer> {
  return sharp(svg(1200, 630, rect(0, 0, 1200, 630, INK.night) + captionSvg(words, 560, true)))
    .composite([{ input: await sharp(object).resize(504, 630).toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
}
