import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { requestContext } from "@/lib/core/request-context";
import { db, type Tx, transaction } from "@/lib/db/client";
import { finishIssue, NO_REPLY } from "@/lib/newsletter/delivery-state";
import { getIssueRow } from "@/lib/newsletter/issue-queries";
import { newsletterJobs } from "@/lib/newsletter/jobs";

const TOPIC = newsletterJobs.issue.name;

/**
 * Scheduled job: ends the deliveries whose job has failed for good, so that their issue is not "sending" for ever. The lock on the job
 * makes a retry of it take turns with this.
 */
export async function endFailedDeliveries(): Promise<void> {
  const ended = await db.$queryRaw<{ id: string; issue_id: string }[]>`
    WITH failed AS (
      SELECT d.id, o.last_error FROM outbox_messages o JOIN newsletter_deliveries d ON d.id = split_part(o.key, '/', 3)
      WHERE o.status = 'failed' AND o.topic = ${TOPIC} AND d.status = 'pending' FOR UPDATE OF o)
    UPDATE newsletter_deliveries d SET status = 'failed',
      error = CASE WHEN d.claimed_at IS NULL THEN left(coalesce(failed.last_error, d.error), 300) ELSE ${NO_REPLY} END
    FROM failed WHERE d.id = failed.id AND d.status = 'pending' RETURNING d.id, d.issue_id`;
  const lastOf = new Map(ended.map(({ id, issue_id }) => [issue_id, id]));
  for (const id of lastOf.values()) await finishIssue(id);
}

/**
 * Makes failed deliveries pending again whose jobs the caller has made pending. Their issue is "sending" until the last has left.
 * Throws `conflict` for a stopped issue.
 */
export async function reopenDeliveries(tx: Tx, deliveryIds: readonly string[]): Promise<void> {
  // The issue before its deliveries, as `finishIssue` and `stopIssue` lock them.
  const issues = await tx.$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status::text FROM newsletter_issues
    WHERE id IN (SELECT issue_id FROM newsletter_deliveries WHERE id = ANY(${[...deliveryIds]}::text[])) FOR UPDATE`;
  if (issues.some(({ status }) => status === "stopped"))
    throwAppError("conflict", "This newsletter was stopped, so nothing more of it is sent.");
  const ids = issues.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE newsletter_issues SET status = 'sending', finished_at = NULL WHERE id = ANY(${ids}::text[]) AND status = 'sent'`;
  // A claim without a reply stays: the email may have been accepted.
  await tx.$executeRaw`
    UPDATE newsletter_deliveries SET status = 'pending', error = NULL
    WHERE id = ANY(${[...deliveryIds]}::text[]) AND status = 'failed'`;
}

/**
 * Sends again what has failed for good, with the same idempotency keys. An email that the provider has accepted and could not deliver
 * is left. Repeating it changes nothing. Throws `conflict` for an issue that was stopped or is not sent yet.
 */
export async function retryIssue({ actor, id }: { actor: Actor; id: string }): Promise<{ retried: number }> {
  const retried = await transaction(async (tx) => {
    const { subject, status } = await getIssueRow(id, tx);
    if (status === "draft" || status === "scheduled")
      return throwAppError("conflict", "This newsletter has not been sent yet.");
    // The payload of an old failed job is cleared, but it holds the delivery only.
    const jobs = await tx.$queryRaw<{ id: string }[]>`
      UPDATE outbox_messages o SET status = 'pending', attempts = 0, next_attempt_at = now(), locked_until = NULL,
        payload = jsonb_build_object('deliveryId', d.id)
      FROM newsletter_deliveries d WHERE d.issue_id = ${id} AND d.status IN ('pending', 'failed')
        AND o.key = 'newsletter/' || d.issue_id || '/' || d.id AND o.status = 'failed' RETURNING d.id`;
    if (jobs.length === 0) return 0;
    await reopenDeliveries(
      tx,
      jobs.map((job) => job.id),
    );
    await recordAudit(tx, {
      actorId: actor._id,
      action: "newsletter.retry",
      subject: id,
      detail: { subject, retried: jobs.length },
    });
    return jobs.length;
  });
  const context = requestContext();
  if (context && retried > 0) context.enqueued = true;
  return { retried };
}
