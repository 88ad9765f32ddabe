import sharp from "sharp";

const svg = (body: string, w: number, h: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`,
  );

/** A drawing as the JPEG of a surface. */
export const baked = (body: string, w: number, h: number, { quality = 80, scale = 1 } = {}): Promise<Buffer> =>
  sharp(svg(body, w, h))
    .resize(Math.round(w * scale), Math.round(h * scale))
    .flatten({ background: "#000000" })
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** A drawing in greys, white raised and black sunk, as the normal map of a relief; `soft` rounds its edges, in pixels. */
export async function embossed(
  body: string,
  w: number,
  h: number,
  { scale = 1, soft = 1.6, strength = 3, quality = 82 } = {},
): Promise<Buffer> {
  const [wide, high] = [Math.round(w * scale), Math.round(h * scale)];
  const { data } = await sharp(svg(body, w, h))
    .resize(wide, high)
    .flatten({ background: "#000000" })
    .greyscale()
    .blur(soft)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const height = (x: number, y: number) =>
    (data[Math.min(high - 1, Math.max(0, y)) * wide + Math.min(wide - 1, Math.max(0, x))] ?? 0) / 255;
  const out = Buffer.alloc(wide * high * 3);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      // glTF's green points up the picture, its rows run down.
      const dx = (height(x - 1, y) - height(x + 1, y)) * strength;
      const dy = (height(x, y + 1) - height(x, y - 1)) * strength;
      const length = Math.hypot(dx, dy, 1);
      out.set(
        [dx, dy, 1].map((part) => Math.round((part / length) * 127.5 + 127.5)),
        (y * wide + x) * 3,
      );
    }
  }
  return sharp(out, { raw: { width: wide, height: high, channels: 3 } })
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
