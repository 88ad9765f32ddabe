import type { UserDetail } from "@/lib/auth/admin-contracts";
import { db } from "@/lib/db/client";

type Row = { reference: string; kobo: bigint; paidAt: Date; isRefunded: boolean };

/** The newest payments of a user for plans, in kobo with what a gift voucher paid of them. */
export async function listPlanPayments(userId: string): Promise<UserDetail["planPayments"]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT c.reference, c.amount_kobo + COALESCE(i.voucher_kobo, 0) AS kobo, COALESCE(c.paid_at, c.created_at) AS "paidAt",
      c.refunded_kobo > 0 OR EXISTS (SELECT 1 FROM refunds r WHERE r.charge_id = c.id AND r.voucher_kobo > 0) AS "isRefunded"
    FROM charges c LEFT JOIN subscription_intents i ON i.id = c.subject_id
    WHERE c.user_id = ${userId} AND c.purpose = 'membership' AND c.status = 'success' AND c.settled_at IS NOT NULL
    ORDER BY c.created_at DESC, c.id LIMIT 12`;
  return rows.map(({ kobo, paidAt, ...row }) => ({ ...row, kobo: Number(kobo), paidAt: paidAt.toISOString() }));
}
