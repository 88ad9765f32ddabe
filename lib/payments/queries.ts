import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import type { ParkedEvent } from "@/lib/payments/contracts";
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
