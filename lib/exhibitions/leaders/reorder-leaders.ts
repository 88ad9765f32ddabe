import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

const REORDER_FAILED = "Failed to save the order";

type ReorderLeaders = { actor: Actor; exhibitionId: string; ids: readonly string[] };

/** Saves the order of an exhibition's leaders and of their works. Throws `stale` unless `ids` holds each existing id once. */
export async function reorderLeaders({ actor, exhibitionId, ids }: ReorderLeaders): Promise<void> {
  await transaction(async (tx) => {
    const existing = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM leaders WHERE exhibition_id = ${exhibitionId} ORDER BY id FOR UPDATE`;
    const requested = new Set(ids);
    if (
      requested.size !== ids.length ||
      existing.length !== ids.length ||
      existing.some(({ id }) => !requested.has(id))
    )
      return throwAppError("stale", REORDER_FAILED, {
        fields: { ids: "The list has changed. Reload the page and try again." },
      });
    await tx.$executeRaw`
      UPDATE leaders SET position = item.at::int FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS item(id, at)
      WHERE leaders.id = item.id`;
    await tx.$executeRaw`
      UPDATE artworks SET position = item.at::int FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS item(id, at)
      WHERE artworks.leader_id = item.id`;
    const detail = { ids: [...ids] };
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.reorder-leaders", subject: exhibitionId, detail });
  });
  await revalidatePages(pagesShowing.leaders);
}
