import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

const uploaded = /^\/api\/pictures\/(img-[0-9a-z]{20})-960\.jpg$/;

/** Throws unless the picture of an event is in the media library in the sizes that its page and its share card show. */
export async function requireEventPicture(tx: Tx, imageUrl: string | null): Promise<void> {
  if (imageUrl === null) return;
  const id = uploaded.exec(imageUrl)?.[1];
  const known =
    id && (await tx.publicFile.count({ where: { id, suffixes: { hasEvery: ["-960.jpg", "-share-1200.jpg"] } } }));
  if (!known) {
    const message = "Choose a picture of the library that was uploaded for an artwork";
    throwAppError("invalid_input", message, { fields: { "image.url": message } });
  }
}
