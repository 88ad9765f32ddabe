/** The faces of the gallery that the pages before it need not have. */
const faces = ["700 1em Ojuju", "1em Brygada", "italic 1em Brygada"];

/** How long the gallery waits for them, in milliseconds. */
const fontTimeout = 1500;

/**
 * Loads the faces of the gallery. Texts that are rendered with a fallback face change their height when the face arrives, which would
 * move the section that a link opens.
 */
export async function loadGalleryFonts(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, fontTimeout));
  await Promise.race([Promise.allSettled(faces.map((face) => document.fonts.load(face))), timeout]);
}
