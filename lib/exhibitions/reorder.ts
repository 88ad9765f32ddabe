import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { Prisma } from "@/prisma/generated/client";

const REORDER_FAILED = "Failed to save the order";
const staleOrderError = { ids: "The list has changed. Reload the page and try again." };

/** `exhibitionId` reorders the artworks of that exhibition; without it, the exhibitions themselves are reordered. */
type Reorder = { actor: Actor; ids: readonly string[]; exhibitionId?: string };

/** Saves the order of all exhibitions, or of all artworks of one. Throws `stale` unless `ids` holds each existing id once. */
export async function reorder({ actor, ids, exhibitionId }: Reorder): Promise<void> {
  await transaction(async (tx) => {
    const existing = await lockAll(tx, exhibitionId);
    const requested = new Set(ids);
    if (
      requested.size !== ids.length ||
      existing.length !== ids.length ||
      existing.some(({ id }) => !requested.has(id))
    )
      return throwAppError("stale", REORDER_FAILED, { fields: staleOrderError });
    const table = Prisma.raw(exhibitionId ? "artworks" : "exhibitions");
    await tx.$executeRaw`
      UPDATE ${table} SET position = item.at::int FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS item(id, at)
      WHERE ${table}.id = item.id`;
    const subject = exhibitionId ?? "exhibitions";
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.reorder", subject, detail: { ids: [...ids] } });
  });
  await revalidatePages(pagesShowing.exhibitions);
}

const lockAll = (tx: Tx, exhibitionId: string | undefined) =>
  exhibitionId
    ? tx.$queryRaw<
        { id: string }[]
      >`SELECT id FROM artworks WHERE exhibition_id = ${exhibitionId} ORDER BY id FOR UPDATE`
    : tx.$queryRaw<{ id: string }[]>`SELECT id FROM exhibitions WHERE deleted_at IS NULL ORDER BY id FOR UPDATE`;
