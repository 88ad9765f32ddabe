import { db, transaction } from "@/lib/db/client";

/** Why a delivery has failed that the provider may have accepted. */
export const NO_REPLY = "No reply from the email provider";

/** Completes an issue when none of its emails is left to send. */
export async function finishIssue(deliveryId: string): Promise<void> {
  const [issue] = await db.$queryRaw<{ id: string }[]>`
    SELECT i.id FROM newsletter_deliveries d JOIN newsletter_issues i ON i.id = d.issue_id AND i.status = 'sending'
    WHERE d.id = ${deliveryId}
      AND NOT EXISTS (SELECT 1 FROM newsletter_deliveries p WHERE p.issue_id = i.id AND p.status = 'pending')`;
  if (!issue) return;
  await transaction(async (tx) => {
    // After the lock the second statement sees what a retry has opened again meanwhile.
    await tx.$queryRaw`SELECT id FROM newsletter_issues WHERE id = ${issue.id} FOR UPDATE`;
    await tx.$executeRaw`
      UPDATE newsletter_issues i SET status = 'sent', finished_at = clock_timestamp() WHERE i.id = ${issue.id} AND i.status = 'sending'
        AND NOT EXISTS (SELECT 1 FROM newsletter_deliveries p WHERE p.issue_id = i.id AND p.status = 'pending')`;
  });
}

/**
 * Claims a delivery for one request to the provider. False when it must not be sent: the issue was stopped, the recipient has
 * unsubscribed, bounced or been erased meanwhile, or it is no longer pending; then the delivery says why. The row lock of this update and
 * that of `stopIssue` take turns: a delivery is either claimed and sent, or stopped and not sent.
 */
export async function claimDelivery(deliveryId: string): Promise<boolean> {
  const claimed = await db.$executeRaw`
    UPDATE newsletter_deliveries d SET claimed_at = clock_timestamp()
    FROM newsletter_issues i WHERE d.id = ${deliveryId} AND d.status = 'pending' AND i.id = d.issue_id AND i.status = 'sending'
      AND EXISTS (SELECT 1 FROM newsletter_subscribers n
                  WHERE n.email = d.email AND n.status <> 'unsubscribed' AND n.bounced_at IS NULL)`;
  if (claimed === 1) return true;
  // A claim that an earlier attempt has left may have been sent: the provider's next event would say so.
  await db.$executeRaw`
    UPDATE newsletter_deliveries d SET claimed_at = NULL,
      status = (CASE WHEN i.status = 'sending' THEN 'skipped' WHEN d.claimed_at IS NULL THEN 'stopped' ELSE 'failed' END)::"DeliveryStatus",
      error = CASE WHEN i.status = 'sending' THEN 'Unsubscribed or bounced' WHEN d.claimed_at IS NOT NULL THEN ${NO_REPLY} END
    FROM newsletter_issues i WHERE d.id = ${deliveryId} AND d.status = 'pending' AND i.id = d.issue_id`;
  await finishIssue(deliveryId);
  return false;
}

/** Records that the provider has accepted the email. */
export async function recordSent(deliveryId: string, providerId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE newsletter_deliveries SET status = 'sent', provider_id = ${providerId}, error = NULL, claimed_at = NULL,
      sent_at = clock_timestamp() WHERE id = ${deliveryId} AND status = 'pending'`;
  await finishIssue(deliveryId);
}

type Failure = { error: string; permanent: boolean; hasReply: boolean };

/**
 * Records that a request has failed. One that the provider has refused releases the claim, so that stopping the issue stops it; without
 * a reply the email may have been accepted, and the claim stays until the next attempt.
 */
export async function recordFailure(deliveryId: string, { error, permanent, hasReply }: Failure): Promise<void> {
  await db.$executeRaw`
    UPDATE newsletter_deliveries d SET error = ${error.slice(0, 300)},
      claimed_at = CASE WHEN ${hasReply} THEN NULL ELSE d.claimed_at END,
      status = (CASE WHEN ${permanent} THEN 'failed' WHEN ${hasReply} AND i.status = 'stopped' THEN 'stopped' ELSE 'pending' END)::"DeliveryStatus"
    FROM newsletter_issues i WHERE d.id = ${deliveryId} AND d.status = 'pending' AND i.id = d.issue_id`;
  await finishIssue(deliveryId);
}
