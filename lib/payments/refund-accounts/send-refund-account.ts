import { AppError, throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { readRefundToken } from "@/lib/payments/refund-accounts/refund-link";
import { PaystackError, paystack } from "@/lib/paystack/paystack";

/** Longer than the timeout of Paystack's client, so that a claim that old is finished or its process crashed. */
const CLAIM_SECONDS = 15;

type RefundAccount = { token: string; bankId: string; accountNumber: string };

/**
 * Passes a buyer's bank account on to Paystack, for a refund that needs one. The account is in the memory of this call only: neither
 * stored nor logged. Of two calls at the same time one passes it on, and the other is refused.
 */
export async function sendRefundAccount({ token, bankId, accountNumber }: RefundAccount): Promise<void> {
  const id = readRefundToken(token);
  if (!id) throwAppError("not_found", "This link is not valid.");
  const [claimed] = await db.$queryRaw<{ providerId: string }[]>`
    UPDATE refunds SET details_sent_at = clock_timestamp()
    WHERE id = ${id} AND status = 'needs_attention' AND provider_id IS NOT NULL
      AND (details_sent_at IS NULL OR details_sent_at < clock_timestamp() - make_interval(secs => ${CLAIM_SECONDS}))
    RETURNING provider_id AS "providerId"`;
  if (!claimed) return refuse(id);
  try {
    await paystack.retryRefundWithAccount(claimed.providerId, { bankId, accountNumber });
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    if (error.kind !== "unreachable") await releaseClaim(id);
    throw toRefusal(error);
  }
  // Its next event may have arrived before this response.
  await db.$executeRaw`UPDATE refunds SET status = 'requested' WHERE id = ${id} AND status = 'needs_attention'`;
}

async function refuse(id: string): Promise<never> {
  const refund = await db.refund.findUnique({ where: { id }, select: { status: true } });
  if (refund?.status === "needs_attention")
    return throwAppError("in_progress", "The account is being sent already. Please reload in a moment.");
  return throwAppError("conflict", "This refund needs no account any more.");
}

const releaseClaim = (id: string) =>
  db.$executeRaw`UPDATE refunds SET details_sent_at = NULL WHERE id = ${id} AND status = 'needs_attention'`;

function toRefusal(error: PaystackError): AppError {
  const cause = { cause: error };
  return error.kind === "unreachable"
    ? new AppError("provider_failed", "Paystack did not respond. Please try again in a minute.", cause)
    : new AppError("conflict", "Paystack did not accept this account. Please check the bank and the number.", cause);
}
