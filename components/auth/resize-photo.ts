const photoSize = 512;

/**
 * Crops and shrinks an image to a small square if the browser can decode it. Otherwise returns the file, and the
 * server reports the error.
 */
export async function resizePhoto(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp|avif)$/.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file);
    const { width, height } = image;
    const square = Math.min(width, height);
    if (square <= photoSize) return file;
    const canvas = new OffscreenCanvas(photoSize, photoSize);
    const [x, y] = [(width - square) / 2, (height - square) / 2];
    canvas.getContext("2d")?.drawImage(image, x, y, square, square, 0, 0, photoSize, photoSize);
    image.close();
    return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  } catch {
    return file;
  }
}
