import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { closeFirstEntries } from "@/lib/draws/close-entries";
import { cancelRefusal } from "@/lib/draws/rules";

type CancelDraw = { actor: Actor; id: string; reason: string };

/**
 * Cancels a draw before its winners are known, and emails everybody who entered. Throws `conflict` afterwards: from the round of a published
 * list on, or an admin could look who wins first. One that has not been made a day later is stuck, and can be cancelled again.
 */
export async function cancelDraw({ actor, id, reason }: CancelDraw) {
  const { slug, productSlug } = await transaction(async (tx) => {
    const [cancelled] = await tx.$queryRaw<{ slug: string; productSlug: string }[]>`
      UPDATE draws d SET state = 'cancelled', cancel_reason = ${reason}, finished_at = clock_timestamp() FROM products p
      WHERE d.id = ${id} AND p.id = d.product_id AND (d.state = 'accepting'
          OR (d.state = 'closed' AND clock_timestamp() NOT BETWEEN d.round_at AND d.round_at + interval '1 day'))
      RETURNING d.slug, p.slug AS "productSlug"`;
    if (!cancelled) {
      const draw = await tx.draw.findUnique({ where: { id }, select: { state: true, roundAt: true } });
      if (!draw) return throwAppError("not_found", "There is no such draw.");
      const refusal = cancelRefusal(draw, await databaseNow(tx));
      return throwAppError("conflict", refusal ?? "The draw has changed. Please try again.");
    }
    await recordAudit(tx, { actorId: actor._id, action: "draw.cancel", subject: id, detail: { reason } });
    return cancelled;
  });
  await revalidatePages([...pagesShowing.stock(productSlug), ...pagesShowing.draw(slug)]);
  announceNumbers([productSlug]);
  await closeFirstEntries(id);
  return { _id: id };
}
