import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { exhibitionPages } from "@/lib/exhibitions/exhibition-columns";
import { transaction, wasTaken } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

const failed = "Failed to save exhibition";

type RestoreExhibition = { actor: Actor; id: string; version: number };

/** Brings a deleted exhibition back as it was, under its slug. Another one may have that slug by now; then it stays away. */
export async function restoreExhibition({ actor, id, version }: RestoreExhibition): Promise<void> {
  await transaction(async (tx) => {
    const [restored] = await tx.$queryRaw<{ slug: string }[]>`
      UPDATE exhibitions SET deleted_at = NULL, version = version + 1, slug = replace(slug, '.' || id, '')
      WHERE id = ${id} AND deleted_at IS NOT NULL AND version = ${version} RETURNING slug`;
    if (!restored) {
      const isThere = await tx.exhibition.findUnique({ where: { id }, select: { id: true } });
      return isThere
        ? refuse("stale", failed, {
            fields: { version: "Somebody else has changed this exhibition. Please look again." },
          })
        : refuse("not_found", failed);
    }
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.restore", subject: id, detail: restored });
  }).catch((error: unknown) => {
    if (wasTaken(error, "exhibitions_slug_key"))
      refuse("conflict", failed, { fields: { slug: "Another exhibition has this slug" } });
    throw error;
  });
  republish(exhibitionPages);
}
