import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { refundPart } from "@/lib/payments/refund-part";
import { refusal, type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";
import { republish } from "@/lib/platform/republish";
import type { AdminOrder } from "@/lib/shop/contracts";
import type { RefundBody } from "@/lib/shop/order-desk-contracts";
import { getAdminOrder } from "@/lib/shop/order-queries";
import { productPaths } from "@/lib/shop/published-pages";

const failed = "Failed to refund order";
/** Which part of the form each refusal of the database is about. */
const fields: Record<string, "order" | "amount" | "pieces" | "restock"> = {
  LA021: "order",
  LA022: "amount",
  LA023: "pieces",
  LA024: "restock",
};

type RefundOrder = { actor: Actor; idOrNumber: string } & RefundBody;

/**
 * Gives back a part of what was paid for an order, or all that is left of it: the money through Paystack, the pieces' numbers for good,
 * the pieces to the shelf where that is asked for. Of two decisions on the same sight of the order the second is refused.
 */
export async function refundOrder({ actor, idOrNumber, ...refund }: RefundOrder): Promise<AdminOrder> {
  try {
    const { orderId, slugs } = await transaction((tx) => decide(tx, actor, idOrNumber, refund));
    republish(slugs.flatMap(productPaths));
    return (await getAdminOrder(orderId)) ?? refuse("not_found", failed);
  } catch (error) {
    const said = refusal(error);
    const field = said && fields[said.code];
    if (!field) throw error;
    return refuse(field === "order" ? "conflict" : "invalid_input", failed, { fields: { [field]: said.message } });
  }
}

async function decide(tx: Tx, actor: Actor, idOrNumber: string, refund: RefundBody) {
  const { amount, seen, reason, pieces, restock } = refund;
  const order = await tx.order.findFirst({
    where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
    select: { id: true, chargeId: true },
  });
  if (!order) return refuse("not_found", failed);
  const orderId = order.id;
  const [{ slugs }] = await tx.$queryRaw<[{ slugs: string[] }]>`
    SELECT shop_refund_order(${orderId}, ${amount}::bigint, ${seen}::bigint, ${JSON.stringify(pieces)}::jsonb, ${restock}) AS slugs`;
  const { chargeId } = order;
  const refundId = chargeId && (await refundPart(tx, { chargeId, amountKobo: BigInt(amount), reason }));
  if (!refundId)
    return refuse("conflict", failed, {
      fields: { order: "Its payment does not hold that much any more. Look at the money desk." },
    });
  await enqueue(tx, {
    topic: "shop.order-refunded",
    key: `order-refunded/${orderId}/${refundId}`,
    payload: { orderId, reason: "agreed", refundId },
  });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "order.refund",
    subject: orderId,
    detail: { kobo: amount, reason, restock, pieces },
  });
  return { orderId, slugs: [...new Set(slugs)] };
}
