import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { fileNotSaved } from "@/lib/membership/download-desk-contracts";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** Gives a retired file back to members, under the name and in the place that it had. */
export async function restoreDownload({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [restored] = await tx.$queryRaw<{ filename: string }[]>`
      UPDATE downloads SET deleted_at = NULL, version = version + 1
      WHERE id = ${id} AND deleted_at IS NOT NULL RETURNING filename`;
    if (!restored) return refuse("not_found", fileNotSaved);
    await recordAudit(tx, { actorId: actor._id, action: "download.restore", subject: id, detail: restored });
  });
}
