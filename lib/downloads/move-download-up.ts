import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** Moves a file up by one. Renumbers all files, because positions can be equal. */
export async function moveDownloadUp({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    // One move at a time: concurrent moves that read the same order would overwrite each other.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('downloads/order', 0))::text`;
    const files = await tx.download.findMany({
      where: { deletedAt: null },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const ids = files.map((row) => row.id);
    const index = ids.indexOf(id);
    if (index < 0) return throwAppError("not_found", "Failed to save the order");
    if (index === 0) return;
    const order = ids.toSpliced(index, 1).toSpliced(index - 1, 0, id);
    await tx.$executeRaw`
      UPDATE downloads SET position = place.at::int FROM unnest(${order}::text[]) WITH ORDINALITY AS place(id, at)
      WHERE downloads.id = place.id`;
    await recordAudit(tx, { actorId: actor._id, action: "download.reorder", subject: id, detail: { place: index } });
  });
  await revalidatePages(pagesShowing.downloads);
}
