import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { can } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { kindPermissions } from "@/lib/versions/contracts";
import { requireVersion } from "@/lib/versions/queries";
import { requireSaved, throwIfTaken, versionedKinds } from "@/lib/workflows/versioned-kinds";

/**
 * Saves the fields of an older version again, as a new version. Throws `stale` when somebody saved since the list of versions was
 * shown. Whether an exhibition is public and a product for sale stays as it is.
 */
export async function restoreVersion({
  actor,
  id,
  version,
}: {
  actor: Actor;
  id: string;
  version: number;
}): Promise<void> {
  const old = await requireVersion(id);
  if (!can(actor, kindPermissions[old.kind])) throwAppError("not_found", "There is no such version.");
  const pages = await transaction(async (tx) => {
    const now = await requireSaved(tx, old.kind, old.subjectId);
    const { isDraft, inStock } = now.fields;
    const changed = await versionedKinds[old.kind].save(tx, {
      actor,
      id: old.subjectId,
      version,
      fields: { ...now.fields, ...old.fields, isDraft, inStock },
      note: `Restored version ${old.version}`,
    });
    const detail = { restored: old.version };
    await recordAudit(tx, { actorId: actor._id, action: "content.restore-version", subject: old.subjectId, detail });
    return changed;
  }).catch(throwIfTaken);
  await revalidatePages(new Set(pages));
}
