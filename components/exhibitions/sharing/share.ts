export type Shared = { url: string; title: string; picture: string };

/** Copies the link. Resolves with what to say. */
export async function copyLink({ url }: Pick<Shared, "url">): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return "The link is copied.";
  } catch {
    return `Please copy it yourself: ${url}`;
  }
}

async function readPicture(picture: string): Promise<File[]> {
  const response = await fetch(picture);
  if (!response.ok) return [];
  return [new File([await response.blob()], "the-living-archive.jpg", { type: "image/jpeg" })];
}

/** Opens the share sheet with the picture, where the device has one and takes files; otherwise copies the link. */
export async function sharePage({ url, title, picture }: Shared): Promise<string> {
  if (!navigator.share) return copyLink({ url });
  const files = await readPicture(picture).catch(() => []);
  const withPicture = { url, title, files };
  const data = files.length > 0 && navigator.canShare?.(withPicture) ? withPicture : { url, title };
  try {
    await navigator.share(data);
    return "";
  } catch (error) {
    // Closing the sheet is no error.
    if (error instanceof DOMException && error.name === "AbortError") return "";
    return copyLink({ url });
  }
}
