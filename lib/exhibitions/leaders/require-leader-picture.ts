import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

const uploaded = /^\/api\/pictures\/(img-[0-9a-z]{20})-960\.jpg$/;

/** Throws unless the work of a leader has an uploaded picture with every crop that the pages of a leader show, and its description. */
export async function requireLeaderPicture(tx: Tx, workId: string | null): Promise<void> {
  const work = workId && (await tx.artwork.findUnique({ where: { id: workId } }));
  const id = work ? uploaded.exec(work.imageUrl ?? "")?.[1] : undefined;
  const file =
    id &&
    (await tx.publicFile.findFirst({
      where: { id, suffixes: { hasEvery: ["-960.jpg", "-wide-1600.jpg", "-share-1200.jpg"] } },
      select: { id: true },
    }));
  if (!work || !file || work.imageAlt.trim() === "")
    throwAppError("invalid_input", "The work of a published leader needs its picture.", {
      fields: { image: "Upload a picture for this work, and describe it" },
    });
}
