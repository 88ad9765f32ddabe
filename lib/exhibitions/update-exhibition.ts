import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { DeskExhibition, ExhibitionChange } from "@/lib/exhibitions/desk-contracts";
import { requireDeskExhibition } from "@/lib/exhibitions/desk-queries";
import { exhibitionColumns, exhibitionPages } from "@/lib/exhibitions/exhibition-columns";
import { isTaken, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

const failed = "Failed to save exhibition";
const changedSince = { version: "Somebody else has changed this exhibition. Please look again." };

type UpdateExhibition = { actor: Actor; id: string; body: ExhibitionChange };

/** Changes an exhibition, if it still is as the editor saw it. An address that was public is kept: others have written it down. */
export async function updateExhibition({ actor, id, body }: UpdateExhibition): Promise<DeskExhibition> {
  const { slug, isDraft, version } = body;
  await transaction(async (tx) => {
    const before = await tx.exhibition.findFirst({
      where: { id, deletedAt: null },
      include: { _count: { select: { leaders: true } } },
    });
    if (!before) return refuse("not_found", failed);
    if (before.version !== version) return refuse("stale", failed, { fields: changedSince });
    if (slug && slug !== before.slug && !before.isDraft)
      return refuse("invalid_input", failed, { fields: { slug: "An exhibition that is public keeps its address" } });
    if (isDraft && before._count.leaders > 0)
      return refuse("invalid_input", failed, { fields: { isDraft: "The heads of state hang here; it stays public" } });
    const { count } = await tx.exhibition.updateMany({
      where: { id, deletedAt: null, version },
      data: { ...exhibitionColumns(body), slug, isDraft, version: { increment: 1 } },
    });
    if (count === 0) return refuse("stale", failed, { fields: changedSince });
    const action =
      before.isDraft === isDraft ? "exhibition.update" : isDraft ? "exhibition.unpublish" : "exhibition.publish";
    await recordAudit(tx, { actorId: actor._id, action, subject: id, detail: { slug: slug ?? before.slug } });
  }).catch((error: unknown) => {
    if (isTaken(error)) refuse("conflict", failed, { fields: { slug: "Another exhibition has this slug" } });
    throw error;
  });
  republish(exhibitionPages);
  return requireDeskExhibition(id);
}
