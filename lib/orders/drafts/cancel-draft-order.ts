import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction, withRetry } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";

/** Cancels an unpaid order that an admin made: its link can no longer be paid, and its items are on sale again. Not the hold of a draw's winner. */
export async function cancelDraftOrder({ actor, idOrNumber }: { actor: Actor; idOrNumber: string }): Promise<void> {
  const cancel = () =>
    transaction(async (tx) => {
      const order = await tx.order.findFirst({
        where: { OR: [{ id: idOrNumber }, { number: idOrNumber }], draftedById: { not: null } },
        select: { id: true, drawEntry: { select: { id: true } } },
      });
      if (!order) return throwAppError("not_found", "Order not found");
      // Or an admin could pass winners over until the one they like, and the report would say that those had declined.
      if (order.drawEntry)
        throwAppError(
          "conflict",
          "A draw gave this unit to its winner. Only the winner can give it back before the link ends.",
        );
      const [row] = await tx.$queryRaw<
        [{ slugs: string[] }]
      >`SELECT shop_release_order(${order.id}, 'cancelled') AS slugs`;
      if (row.slugs.length === 0)
        throwAppError("conflict", "This order has been paid, or its payment link has already ended.");
      await recordAudit(tx, { actorId: actor._id, action: "order.cancel-draft", subject: order.id });
      return row.slugs;
    });
  const slugs = await withRetry(cancel);
  await revalidatePagesSoon(slugs.flatMap(pagesShowing.stock));
}
