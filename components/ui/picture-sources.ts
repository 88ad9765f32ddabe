/** The widths in which every picture is made once, when it is drawn or uploaded. */
export const pictureWidths = [160, 480, 960] as const;
/** The widths of a picture that fills a desktop screen. */
export const wideWidths = [640, 960, 1600] as const;
/** The one JPEG: what mails, share cards and old browsers load, and the address that is stored and sent by the API. */
export const storedWidth = 960;
export type PictureSources = { type: "image/avif" | "image/webp"; srcSet: string }[];

/** The widths that exist beside a stored picture, by the width in its name; none for a picture that was not made in sizes. */
const widthsBeside: Record<string, readonly number[] | undefined> = { 960: pictureWidths, 1600: wideWidths };

/** What a stored picture is called without its width and kind, and the widths it was made in. */
export function pictureFamily(url: string): { stem: string; widths: readonly number[] } | undefined {
  const [, stem, stored] = /^(.+)-(960|1600)\.jpg$/.exec(url) ?? [];
  const widths = stored && widthsBeside[stored];
  return stem && widths ? { stem, widths } : undefined;
}

/**
 * The other sizes and kinds of a stored picture `…-960.jpg` or `…-1600.jpg`, best first. A picture that was not made in
 * sizes (an address elsewhere, the placeholder) has none, and is shown as it is.
 */
export function pictureSources(url: string): PictureSources {
  const family = pictureFamily(url);
  if (!family) return [];
  const { stem, widths } = family;
  const set = (kind: "avif" | "webp") => widths.map((width) => `${stem}-${width}.${kind} ${width}w`).join(", ");
  return [
    { type: "image/avif", srcSet: set("avif") },
    { type: "image/webp", srcSet: set("webp") },
  ];
}
