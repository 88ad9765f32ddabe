import { imageVariants } from "./image-sources";

type ImageLoaderProps = { src: string; width: number };

/**
 * Next's image loader. Nothing is resized at request time: stored images exist in fixed widths, and the smallest
 * sufficient one is picked. Other files are served as they are.
 */
export default function imageLoader({ src, width }: ImageLoaderProps): string {
  const family = imageVariants(src);
  if (!family) return src;
  const { stem, widths } = family;
  return `${stem}-${widths.find((each) => each >= width) ?? widths.at(-1)}.webp`;
}
