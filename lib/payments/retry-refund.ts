import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { paymentJobs } from "@/lib/payments/jobs";

/** Sends a failed refund to Paystack again, with the same amount. */
export async function retryRefund({ actor, refundId }: { actor: Actor; refundId: string }): Promise<void> {
  await transaction(async (tx) => {
    const [refund] = await tx.$queryRaw<{ key: string }[]>`
      UPDATE refunds SET status = 'pending', sent_at = NULL, provider_id = NULL
      WHERE id = ${refundId} AND status = 'failed' RETURNING key`;
    if (!refund) {
      const known = await tx.refund.findUnique({ where: { id: refundId } });
      if (!known) return throwAppError("not_found", "There is no such refund.");
      return throwAppError("conflict", "This refund is on its way already.");
    }
    await enqueue(tx, paymentJobs.refund.job(`${refund.key}/${newId("out")}`, { key: refund.key }));
    await recordAudit(tx, { actorId: actor._id, action: "refund.retry", subject: refundId });
  });
}
