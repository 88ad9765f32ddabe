const side = 512;

/**
 * The middle square of a picture, small enough for a slow line, where this browser can read it; else the file as it is, about
 * which the server says what is wrong.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp|avif)$/.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    const square = Math.min(width, height);
    if (square <= side) return file;
    const canvas = new OffscreenCanvas(side, side);
    const [x, y] = [(width - square) / 2, (height - square) / 2];
    canvas.getContext("2d")?.drawImage(picture, x, y, square, square, 0, 0, side, side);
    picture.close();
    return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  } catch {
    return file;
  }
}
