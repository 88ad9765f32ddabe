import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";

type NoteOrder = { actor: Actor; idOrNumber: string; text: string };

/** Leaves a note on an order for whoever of the team opens it next. A note stays: what was said is not changed afterwards. */
export async function noteOrder({ actor, idOrNumber, text }: NoteOrder): Promise<void> {
  await transaction(async (tx) => {
    const order = await tx.order.findFirst({
      where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
      select: { id: true },
    });
    if (!order) return refuse("not_found", "Order not found");
    await tx.orderNote.create({ data: { id: newId("nte"), orderId: order.id, authorId: actor._id, text } });
    await recordAudit(tx, { actorId: actor._id, action: "order.note", subject: order.id });
  });
}
