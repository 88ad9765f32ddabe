import sharp from "sharp";
import type { LeaderText } from "../../../lib/exhibitions/collection/leader-text";
import { INK, letters, shape } from "../art/kit";
import { small } from "../art/works/press";

export const FRAME = { wide: 1280, high: 720 } as const;

const png = (body: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.wide} ${FRAME.high}" width="${FRAME.wide}" height="${FRAME.high}">${body}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const ground = shape(`M0 0H${FRAME.wide}V${FRAME.high}H0Z`, INK.night);
const stripe = (y: number) => shape(`M80 ${y}H1200V${y + 12}H80ZM80 ${y + 17}H1200V${y + 19}H80Z`, INK.chalk);

/** The headline, as it hangs over the door. */
export const openingCard = () =>
  png(
    ground +
      stripe(72) +
      letters("Power Wears", 640, 290, { size: 144, anchor: 0.5, track: 2, fill: INK.chalk }) +
      letters("Many Strange", 640, 430, { size: 144, anchor: 0.5, track: 2, fill: INK.brass }) +
      letters("Hats", 640, 570, { size: 144, anchor: 0.5, track: 2, fill: INK.chalk }),
  );

export const closingCard = () =>
  png(
    ground +
      letters("The Living", 640, 280, { size: 150, anchor: 0.5, track: 2, fill: INK.chalk }) +
      letters("Archive", 640, 420, { size: 150, anchor: 0.5, track: 2, fill: INK.brass }) +
      small("Satire on one wall, the record on the other.", 640, 530, { size: 36, anchor: 0.5, fill: INK.chalk }) +
      stripe(610),
  );

/** The wall label of a work, in the corner of its picture. */
export function labelCard({ label, name, term }: LeaderText): Promise<Buffer> {
  const width = Math.max(330, 40 + Math.max(label.title.length * 18, `${name}, ${term}`.length * 12.6));
  const [x, y, high] = [56, 548, 116];
  return png(
    shape(`M${x + 6} ${y + 8}h${width}v${high}h-${width}Z`, INK.night, 'opacity=".45"') +
      shape(`M${x} ${y}h${width}v${high}h-${width}Z`, INK.chalk) +
      small(label.title, x + 22, y + 50, { size: 33, weight: 46 }) +
      small(`${name}, ${term}`, x + 22, y + 90, { size: 23 }),
  );
}
