import { newId } from "@/lib/core/ids";
import { count } from "@/lib/core/telemetry";
import { transaction } from "@/lib/db/client";
import { orderSettlement } from "@/lib/orders/fulfil-order";
import { lockAccount } from "@/lib/payments/lock-account";
import type { Charge } from "@/prisma/generated/client";

type PaidOrder = { orderId: string; number: string; email: string };

/**
 * Fulfils an order that its gift voucher pays completely. It gets a charge of nothing, so that invoices, refunds and credit notes are
 * those of every order. Repeating it changes nothing.
 */
export async function payWithVoucher(userId: string, { orderId, number, email }: PaidOrder): Promise<void> {
  const afterCommit = await transaction(async (tx) => {
    // A deletion of the account that came first has erased the email address; the order is released and cannot be fulfilled.
    if (await lockAccount(tx, userId)) return undefined;
    const [charge] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO charges (id, reference, purpose, subject_id, user_id, email, amount_kobo, fees_kobo, status, channel, paid_at, settled_at)
      SELECT ${newId("chg")}, ${number}, 'order'::"ChargePurpose", o.id, o.user_id, ${email}, 0, 0, 'success'::"ChargeStatus", 'voucher', clock_timestamp(), clock_timestamp()
      FROM orders o WHERE o.id = ${orderId} AND o.user_id = ${userId} AND o.voucher_taken_kobo = o.total_kobo AND o.payment_status = 'unpaid'
      ON CONFLICT (reference) DO NOTHING RETURNING id`;
    if (!charge) return undefined;
    count("museum.payments", { purpose: "order", outcome: "paid" });
    const settled: Charge = await tx.charge.findUniqueOrThrow({ where: { id: charge.id } });
    return orderSettlement.paid(tx, settled);
  });
  await afterCommit?.();
}
