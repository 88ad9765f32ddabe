import { requestRefund } from "@/lib/payments/request-refund";
import type { Settler } from "@/lib/payments/settle-charge";
import type { Tx } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";
import { republish } from "@/lib/platform/republish";
import { productPaths } from "@/lib/shop/published-pages";
import { releaseOrder } from "@/lib/shop/release-order";
import type { Charge } from "@/prisma/generated/client";

type Outcome = "fulfilled" | "already" | "second-payment" | "sold-out" | "over-limit";

/**
 * What a paid order charge brings about: the pieces and their edition numbers, or, where there is nothing left to give,
 * the money back and a mail that says why. Runs in the transaction that settles the charge.
 */
async function fulfilOrder(tx: Tx, charge: Charge): Promise<() => void> {
  const [row] = await tx.$queryRaw<
    [{ outcome: Outcome; slugs: string[] | null }]
  >`SELECT * FROM shop_fulfil_order(${charge.subjectId})`;
  const orderId = charge.subjectId;
  if (row.outcome === "fulfilled") {
    await tx.$executeRaw`UPDATE orders SET charge_id = ${charge.id} WHERE id = ${orderId}`;
    await enqueue(tx, { topic: "shop.order-paid", key: `order-paid/${orderId}`, payload: { orderId } });
  }
  if (row.outcome !== "fulfilled" && row.outcome !== "already") {
    await requestRefund(tx, charge, row.outcome);
    await tx.$executeRaw`UPDATE orders SET charge_id = ${charge.id}, refunded_kobo = total_kobo WHERE id = ${orderId}`;
    await enqueue(tx, {
      topic: "shop.order-refunded",
      key: `order-refunded/${orderId}`,
      payload: { orderId, reason: row.outcome },
    });
  }
  return () => republish((row.slugs ?? []).flatMap(productPaths));
}

/** The shop's row in the table of what a charge settles. */
export const orderSettler: Settler = {
  paid: fulfilOrder,
  failed: (charge) => releaseOrder(charge.subjectId, "failed"),
};
