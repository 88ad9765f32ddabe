import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** Lets a file stand before the one above it. All of them are counted anew, because places can be equal. */
export async function moveDownload({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    // One move at a time: two that read the same order would each undo the other.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('downloads/order', 0))::text`;
    const shown = await tx.download.findMany({
      where: { deletedAt: null },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const ids = shown.map((row) => row.id);
    const at = ids.indexOf(id);
    if (at < 0) return refuse("not_found", "Failed to save the order");
    if (at === 0) return;
    const order = ids.toSpliced(at - 1, 2, id, ids[at - 1] as string);
    await tx.$executeRaw`
      UPDATE downloads SET position = place.at::int FROM unnest(${order}::text[]) WITH ORDINALITY AS place(id, at)
      WHERE downloads.id = place.id`;
    await recordAudit(tx, { actorId: actor._id, action: "download.order", subject: id, detail: { place: at } });
  });
}
