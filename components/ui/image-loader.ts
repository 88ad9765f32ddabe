import { pictureFamily } from "./picture-sources";

type Asked = { src: string; width: number };

/**
 * Next's image loader. Nothing is scaled when a page is asked for: a stored picture exists in fixed widths, and the smallest
 * that fills the place is picked. Any other file is served as it is.
 */
export default function imageLoader({ src, width }: Asked): string {
  const family = pictureFamily(src);
  if (!family) return src;
  const { stem, widths } = family;
  return `${stem}-${widths.find((each) => each >= width) ?? widths.at(-1)}.webp`;
}
