import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

type AddOrderNote = { actor: Actor; idOrNumber: string; text: string };

/** Adds an internal note to an order. Notes cannot be changed. */
export async function addOrderNote({ actor, idOrNumber, text }: AddOrderNote): Promise<void> {
  await transaction(async (tx) => {
    const order = await tx.order.findFirst({
      where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
      select: { id: true },
    });
    if (!order) return throwAppError("not_found", "Order not found");
    await tx.orderNote.create({ data: { id: newId("nte"), orderId: order.id, authorId: actor._id, text } });
    await recordAudit(tx, { actorId: actor._id, action: "order.add-note", subject: order.id });
  });
}
