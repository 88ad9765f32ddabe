import { pictureWidths } from "./picture-sources";

type Asked = { src: string; width: number };

/**
 * Next's image loader. Nothing is scaled when a page is asked for: a picture named `…-{width}.webp` exists in fixed widths,
 * and the smallest that fills the place is picked. Any other file is served as it is.
 */
export default function imageLoader({ src, width }: Asked): string {
  const stem = /^(.+)-\d+\.(?:avif|webp|jpg)$/.exec(src)?.[1];
  if (!stem) return src;
  return `${stem}-${pictureWidths.find((each) => each >= width) ?? pictureWidths.at(-1)}.webp`;
}
