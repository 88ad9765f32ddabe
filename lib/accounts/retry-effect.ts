import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { requestContext } from "@/lib/platform/request-context";

/**
 * Has something that was given up tried again from the start, right after this call. What was sent stays sent: its row is not
 * touched. What was rendered is kept, so that the provider knows the same key with the same bytes.
 */
export async function retryEffect({ actor, effectId }: { actor: Actor; effectId: string }): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ topic: string }[]>`
      UPDATE outbox_messages SET status = 'pending', attempts = 0, next_attempt_at = now(), locked_until = NULL
      WHERE id = ${effectId} AND status = 'failed' RETURNING topic`;
    if (!row) return refuse("conflict", "This has been sent, or is being tried already.");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "outbox.retry",
      subject: effectId,
      detail: { topic: row.topic },
    });
  });
  const context = requestContext();
  if (context) context.enqueued = true;
}
