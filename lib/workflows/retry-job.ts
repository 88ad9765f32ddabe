import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { requestContext } from "@/lib/core/request-context";
import { transaction } from "@/lib/db/client";
import { newsletterJobs } from "@/lib/newsletter/jobs";
import { reopenDeliveries } from "@/lib/newsletter/retry-issue";

/**
 * Retries a failed job right after this request. The rendered message is not rebuilt, because the provider accepts an idempotency key
 * only with the same body. Throws `conflict` for a job that has not failed, and
 * for one whose content is cleared.
 */
export async function retryJob({ actor, jobId }: { actor: Actor; jobId: string }): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ topic: string; key: string }[]>`
      UPDATE outbox_messages SET status = 'pending', attempts = 0, next_attempt_at = now(), locked_until = NULL
      WHERE id = ${jobId} AND status = 'failed' AND (payload <> '{}' OR rendered IS NOT NULL) RETURNING topic, key`;
    if (!row) {
      const isCleared = (await tx.outboxMessage.count({ where: { id: jobId, status: "failed" } })) > 0;
      return throwAppError(
        "conflict",
        isCleared
          ? "The content of this job was deleted a week after it failed, so it cannot be retried."
          : "This job is already sent or pending.",
      );
    }
    // The job of a newsletter sends nothing while its delivery counts as failed.
    const deliveryId = row.topic === newsletterJobs.issue.name ? row.key.split("/")[2] : undefined;
    if (deliveryId) await reopenDeliveries(tx, [deliveryId]);
    await recordAudit(tx, {
      actorId: actor._id,
      action: "job.retry",
      subject: jobId,
      detail: { topic: row.topic },
    });
  });
  const context = requestContext();
  if (context) context.enqueued = true;
}
