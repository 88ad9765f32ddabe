import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { transferJobs } from "@/lib/transfers/jobs";

/**
 * Enqueues an email about a dispute to everybody whom it concerns, once each: who opened it, the owner, and the sender and the
 * recipient of the transfer that it is about.
 */
export async function enqueueDisputeEmails(tx: Tx, id: string, event: "opened" | "decided"): Promise<void> {
  const people = await tx.$queryRaw<{ key: string; to: string }[]>`
    SELECT DISTINCT ON (x.email) x.key, x.email AS "to" FROM (
      SELECT u.id AS key, u.email FROM edition_disputes d
        LEFT JOIN edition_transfers t ON t.id = d.transfer_id
        JOIN edition_ownerships w ON w.edition_id = d.edition_id AND (w.ended_at IS NULL OR w.id = d.ownership_id)
        JOIN users u ON u.id IN (d.opened_by_id, w.user_id, t.sender_id, t.recipient_id) AND u.deleted_at IS NULL AND NOT u.is_guest
        WHERE d.id = ${id}
      UNION ALL
      -- Somebody who has not accepted yet has no account that we know of.
      SELECT 'recipient', t.recipient_email FROM edition_disputes d JOIN edition_transfers t ON t.id = d.transfer_id
        WHERE d.id = ${id} AND t.recipient_id IS NULL AND t.recipient_email <> ''
    ) x ORDER BY x.email, x.key DESC`;
  const { job } = event === "opened" ? transferJobs.disputeOpened : transferJobs.disputeDecided;
  const jobs = people.map(({ key, to }) => job(`transfer-dispute-${event}/${id}/${key}`, { disputeId: id, to }));
  if (jobs.length > 0) await enqueue(tx, ...jobs);
}
