import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import type { AdminOrder } from "@/lib/shop/contracts";
import { getAdminOrder } from "@/lib/shop/order-queries";

const failed = "Failed to update order";

/** The courier says that a shipped order has arrived, and the desk writes it down; its buyer may have said so before. */
export async function deliverOrder({ actor, idOrNumber }: { actor: Actor; idOrNumber: string }): Promise<AdminOrder> {
  const orderId = await transaction(async (tx) => {
    const [arrived] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE orders SET status = 'delivered', delivered_at = clock_timestamp()
      WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND status = 'shipped' RETURNING id`;
    if (arrived) {
      await recordAudit(tx, { actorId: actor._id, action: "order.deliver", subject: arrived.id });
      return arrived.id;
    }
    const order = await tx.order.findFirst({ where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] } });
    if (!order) return refuse("not_found", failed);
    const why = order.status === "delivered" ? "It is marked as delivered already." : "It has not been shipped yet.";
    return refuse("conflict", failed, { fields: { order: why } });
  });
  return (await getAdminOrder(orderId)) ?? refuse("not_found", failed);
}
