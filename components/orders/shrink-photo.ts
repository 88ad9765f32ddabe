const MAX_SIDE = 2_000;

/** Shrinks a large photo if the browser can decode it. Otherwise returns the file, and the server reports the error. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp|avif)$/.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file);
    const scale = MAX_SIDE / Math.max(image.width, image.height);
    if (scale >= 1) return file;
    const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    image.close();
    return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
  } catch {
    return file;
  }
}
