import sharp from "sharp";

/** A contact sheet of many pictures, for review before a commit. */
export async function contactSheet(pictures: readonly { name: string; svg: string }[], file: string, columns = 6) {
  const [w, h] = [320, 400];
  const tiles = await Promise.all(
    pictures.map(async ({ svg }, i) => ({
      input: await sharp(Buffer.from(svg))
        .resize(w - 8, h - 8)
        .png()
        .toBuffer(),
      left: (i % columns) * w,
      top: Math.floor(i / columns) * h,
    })),
  );
  await sharp({
    create: { width: w * columns, height: h * Math.ceil(pictures.length / columns), channels: 3, background: "#222" },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
