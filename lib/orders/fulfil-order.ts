import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import type { Tx } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";
import { releaseCheckout } from "@/lib/orders/release-order";
import { createRefund } from "@/lib/payments/create-refund";
import type { SettlementHandler } from "@/lib/payments/settle-charge";
import type { Charge } from "@/prisma/generated/client";

type FulfilOutcome =
  | "fulfilled"
  | "already"
  | "second-payment"
  | "sold-out"
  | "number-taken"
  | "over-limit"
  | "code-used"
  | "voucher-used"
  | "erased";

/**
 * Fulfils a paid order: sells its units and issues edition numbers, or refunds the payment if it cannot be fulfilled. Runs in
 * the transaction that settles the charge.
 */
async function fulfilOrder(tx: Tx, charge: Charge): Promise<() => Promise<void>> {
  const [row] = await tx.$queryRaw<
    [{ outcome: FulfilOutcome; slugs: string[] | null }]
  >`SELECT * FROM shop_fulfil_order(${charge.subjectId})`;
  const orderId = charge.subjectId;
  if (row.outcome === "fulfilled") {
    await tx.$executeRaw`UPDATE orders SET charge_id = ${charge.id} WHERE id = ${orderId}`;
    await enqueue(tx, orderJobs.paid.job(`order-paid/${orderId}`, { orderId }));
  }
  if (row.outcome !== "fulfilled" && row.outcome !== "already") {
    // What a voucher was to pay is back on it: the order holds nothing any more.
    if (charge.amountKobo > 0n) await createRefund(tx, { chargeId: charge.id, reason: row.outcome });
    await tx.$executeRaw`UPDATE orders SET charge_id = ${charge.id}, refunded_kobo = total_kobo WHERE id = ${orderId}`;
    // Nobody can be written to once the data was erased.
    if (row.outcome !== "erased")
      await enqueue(tx, orderJobs.refunded.job(`order-refunded/${orderId}`, { orderId, reason: row.outcome }));
  }
  return async () => {
    announceNumbers(row.slugs ?? []);
    await revalidatePagesSoon((row.slugs ?? []).flatMap(pagesShowing.stock));
  };
}

/** The account was deleted: what the order holds, if anything, goes back to stock, and the order counts as refunded. */
async function refundOrderOfDeletedAccount(tx: Tx, { id, subjectId }: Charge): Promise<void> {
  await tx.$executeRaw`SELECT shop_release_order(${subjectId}, 'account-deleted')`;
  await tx.$executeRaw`
    UPDATE orders SET payment_status = 'refunded', paid_at = clock_timestamp(), refunded_at = clock_timestamp(), refunded_kobo = total_kobo,
      charge_id = ${id}, cancelled_at = COALESCE(cancelled_at, clock_timestamp()), cancel_reason = 'account-deleted'
    WHERE id = ${subjectId} AND payment_status = 'unpaid'`;
}

/** Settles charges with the purpose `order`. */
export const orderSettlement: SettlementHandler = {
  paid: fulfilOrder,
  failed: ({ subjectId }) => releaseCheckout(subjectId, "failed"),
  deleted: refundOrderOfDeletedAccount,
};
