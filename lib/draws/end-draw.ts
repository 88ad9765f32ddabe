import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { closeFirstEntries } from "@/lib/draws/close-entries";
import { Prisma } from "@/prisma/generated/client";

type EndDraw = { actor: Actor; id: string; reason: string };

/** Whether draw `d` can give nothing more: no hold waits for its payment, and no unit of its size is for sale. */
const hasNothingToGive = Prisma.sql`
  NOT EXISTS (SELECT 1 FROM draw_entries h WHERE h.draw_id = d.id AND h.state = 'held')
  AND NOT EXISTS (SELECT 1 FROM product_variants v JOIN products o ON o.id = v.product_id
    WHERE v.id = d.variant_id AND v.stock > 0 AND v.retired_at IS NULL AND o.in_stock AND o.deleted_at IS NULL)`;

/** Whether an admin may end the draw. */
export async function canEndDraw(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM draws d WHERE d.id = ${id} AND d.state = 'drawn' AND ${hasNothingToGive}`;
  return rows.length > 0;
}

/**
 * Ends a drawn draw that can give nothing more, for example because the last unit broke. Whose turn has not come has lost, and gets an email
 * with the reason. Throws `conflict` while a unit or a hold is left.
 */
export async function endDraw({ actor, id, reason }: EndDraw) {
  const { slug, productSlug } = await transaction(async (tx) => {
    // As placing a hold does, so that only one of the two happens.
    const [draw] = await tx.$queryRaw<{ slug: string; productSlug: string }[]>`
      SELECT d.slug, p.slug AS "productSlug" FROM draws d JOIN products p ON p.id = d.product_id WHERE d.id = ${id} FOR UPDATE OF d`;
    if (!draw) return throwAppError("not_found", "There is no such draw.");
    const ended = await tx.$executeRaw`
      UPDATE draws d SET state = 'finished', cancel_reason = ${reason}, finished_at = clock_timestamp()
      WHERE d.id = ${id} AND d.state = 'drawn' AND ${hasNothingToGive}`;
    if (ended === 0)
      return throwAppError(
        "conflict",
        "The draw can be ended only after it was drawn, when no unit and no hold is left.",
      );
    await recordAudit(tx, { actorId: actor._id, action: "draw.end", subject: id, detail: { reason } });
    return draw;
  });
  await revalidatePages([...pagesShowing.stock(productSlug), ...pagesShowing.draw(slug)]);
  announceNumbers([productSlug]);
  await closeFirstEntries(id);
  return { _id: id };
}
