type Asked = { src: string; width: number };

/** The widths in which a picture is made once, when it is built or uploaded. */
const WIDTHS = [400, 800, 1200, 1600];

/**
 * Next's image loader. Nothing is scaled when a page is asked for: a picture named `….{width}.webp` exists in fixed widths,
 * and the smallest that fills the place is picked. Any other file is served as it is.
 */
export default function imageLoader({ src, width }: Asked): string {
  const made = /^(.*)\.\d+\.(avif|webp|jpg)$/.exec(src);
  if (!made) return src;
  const fitting = WIDTHS.find((each) => each >= width) ?? WIDTHS.at(-1);
  return `${made[1]}.${fitting}.${made[2]}`;
}
