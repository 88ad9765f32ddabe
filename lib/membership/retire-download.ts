import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { fileNotRetired } from "@/lib/membership/download-desk-contracts";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** Takes a file away from members: from then on there is no such file, and its bytes are kept so that it can come back. */
export async function retireDownload({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [retired] = await tx.$queryRaw<{ filename: string }[]>`
      UPDATE downloads SET deleted_at = now(), version = version + 1
      WHERE id = ${id} AND deleted_at IS NULL RETURNING filename`;
    if (!retired) return refuse("not_found", fileNotRetired);
    await recordAudit(tx, { actorId: actor._id, action: "download.retire", subject: id, detail: retired });
  });
}
