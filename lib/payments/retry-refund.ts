import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";

/** Asks Paystack once more for a refund that it could not carry out. The sum is what was decided then; nothing more goes back. */
export async function retryRefund({ actor, refundId }: { actor: Actor; refundId: string }): Promise<void> {
  await transaction(async (tx) => {
    const [refund] = await tx.$queryRaw<{ key: string }[]>`
      UPDATE refunds SET status = 'pending', sent_at = NULL, provider_id = NULL
      WHERE id = ${refundId} AND status = 'failed' RETURNING key`;
    if (!refund) {
      const known = await tx.refund.findUnique({ where: { id: refundId } });
      if (!known) return refuse("not_found", "There is no such refund.");
      return refuse("conflict", "This refund is on its way already.");
    }
    const again = { topic: "payments.refund", key: `${refund.key}/${newId("out")}`, payload: { key: refund.key } };
    await enqueue(tx, again);
    await recordAudit(tx, { actorId: actor._id, action: "refund.retry", subject: refundId });
  });
}
