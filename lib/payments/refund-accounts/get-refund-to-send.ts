import { db } from "@/lib/db/client";
import type { RefundToSend } from "@/lib/payments/contracts";
import { readRefundToken } from "@/lib/payments/refund-accounts/refund-link";
import type { RefundStatus } from "@/prisma/generated/client";

const stateOf = {
  pending: "sent",
  requested: "sent",
  needs_attention: "needed",
  processed: "returned",
  failed: "failed",
} as const satisfies Record<RefundStatus, RefundToSend["state"]>;

/** What the page of a refund shows, by the token of its email; null for an unknown one. */
export async function getRefundToSend(token: string): Promise<RefundToSend | null> {
  const id = readRefundToken(token);
  const refund = id && (await db.refund.findUnique({ where: { id }, include: { charge: true } }));
  if (!refund) return null;
  return {
    reference: refund.charge.reference,
    amountKobo: Number(refund.amountKobo),
    state: stateOf[refund.status],
  };
}
