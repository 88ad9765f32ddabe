import type { Actor } from "@/lib/auth/contracts";
import { lagosDayOf } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { ParkedEvent, ReconciliationDifference } from "@/lib/payments/contracts";
import { type ChargePurpose, Prisma } from "@/prisma/generated/client";

export type { ChargePurpose };

/**
 * The purpose of a charge, for its payer. Also for a visitor, because the session may have ended during the payment; nothing else
 * is returned.
 */
export async function getChargeForPayer(
  reference: string,
  actor: Actor | null,
): Promise<{ purpose: ChargePurpose } | null> {
  return db.charge.findFirst({ where: { reference, ...(actor && { userId: actor._id }) }, select: { purpose: true } });
}

/** Whether all of a payment is refunded or being refunded. */
export async function isRefunded(reference: string): Promise<boolean> {
  const charge = await db.charge.findUnique({ where: { reference }, select: { amountKobo: true, refundedKobo: true } });
  return charge !== null && charge.refundedKobo >= charge.amountKobo;
}

/** Refunds take up to ten working days; after three weeks an admin has to follow up. */
const LATE_REFUND_DAYS = 21;

/** Of `refunds r`: it was given back to us, or is nowhere to be seen. */
export const lateRefundFilter = Prisma.sql`(r.status = 'failed' OR (r.status <> 'processed' AND r.created_at < now() - make_interval(days => ${LATE_REFUND_DAYS})))`;

/** The time by the database, and its day and month in Lagos. */
export async function getLagosToday(): Promise<{ now: Date; today: string; month: string }> {
  const now = await databaseNow();
  const today = lagosDayOf(now);
  return { now, today, month: today.slice(0, 7) };
}

/** The refunds that failed or are late, oldest first. */
export async function listLateRefunds(): Promise<ReconciliationDifference[]> {
  const late = await db.$queryRaw<
    { id: string; reference: string; email: string; amount_kobo: bigint; created_at: Date }[]
  >`
    SELECT r.id, c.reference, c.email, r.amount_kobo, r.created_at FROM refunds r JOIN charges c ON c.id = r.charge_id
    WHERE ${lateRefundFilter}
    ORDER BY r.created_at, r.id LIMIT 100`;
  return late.map(({ id, reference, email, amount_kobo, created_at }) => ({
    reference,
    reason: "refund-late",
    ours: Number(amount_kobo),
    theirs: null,
    email,
    at: created_at.toISOString(),
    subject: null,
    refundId: id,
  }));
}

/** The newest events of Paystack that are parked. */
export async function listParkedEvents(): Promise<ParkedEvent[]> {
  const rows = await db.providerEvent.findMany({
    where: { parkedAt: { not: null }, handledAt: null },
    orderBy: { createdAt: "desc" },
    take: 100,
  });
  return rows.map(({ id, event, reference, attempts, lastError, createdAt }) => ({
    _id: id,
    event,
    reference,
    attempts,
    lastError: lastError ?? "",
    at: createdAt.toISOString(),
  }));
}
