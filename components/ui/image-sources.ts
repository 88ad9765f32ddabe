/** The widths of every image, made once when it is created or uploaded. */
export const imageWidths = [160, 480, 960] as const;
/** The widths of an image that fills a desktop screen. */
export const wideImageWidths = [640, 960, 1600] as const;
/** The JPEG fallback for emails, share cards and old browsers, and the URL that is stored and sent by the API. */
export const storedImageWidth = 960;
export type ImageSources = { type: "image/avif" | "image/webp"; srcSet: string }[];

/** The widths of a stored image, by the width in its file name; none for other files. */
const widthsByLargest: Record<string, readonly number[] | undefined> = { 960: imageWidths, 1600: wideImageWidths };

/** The URL of a stored image without width and format, and its widths. */
export function imageVariants(url: string): { stem: string; widths: readonly number[] } | undefined {
  const [, stem, stored] = /^(.+)-(960|1600)\.(?:jpg|webp)$/.exec(url) ?? [];
  const widths = stored && widthsByLargest[stored];
  return stem && widths ? { stem, widths } : undefined;
}

/**
 * The sources of a stored image `…-960.jpg` or `…-1600.webp`, best format first. Other files (an external URL, the
 * placeholder) have none and are shown as they are.
 */
export function imageSources(url: string): ImageSources {
  const family = imageVariants(url);
  if (!family) return [];
  const { stem, widths } = family;
  const set = (kind: "avif" | "webp") => widths.map((width) => `${stem}-${width}.${kind} ${width}w`).join(", ");
  return [
    { type: "image/avif", srcSet: set("avif") },
    { type: "image/webp", srcSet: set("webp") },
  ];
}
