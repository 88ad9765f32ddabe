/** The widths in which every picture is made once, when it is drawn or uploaded. */
export const pictureWidths = [160, 480, 960] as const;
/** The one JPEG: what mails, share cards and old browsers load, and the address that is stored and sent by the API. */
export const storedWidth = 960;
export type PictureSources = { type: "image/avif" | "image/webp"; srcSet: string }[];

/**
 * The other sizes and kinds of a stored picture `….-960.jpg`, best first. A picture that was not made in sizes (an address
 * elsewhere, the placeholder) has none, and is shown as it is.
 */
export function pictureSources(url: string): PictureSources {
  const stem = /^(.+)-960\.jpg$/.exec(url)?.[1];
  if (!stem) return [];
  const set = (kind: "avif" | "webp") => pictureWidths.map((width) => `${stem}-${width}.${kind} ${width}w`).join(", ");
  return [
    { type: "image/avif", srcSet: set("avif") },
    { type: "image/webp", srcSet: set("webp") },
  ];
}
