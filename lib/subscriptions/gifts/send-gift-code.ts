import { giftCode, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db, type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";

type Recipient = { recipientEmail: string };

/** Emails the code of a paid gift whose day has come, once: the conditional update decides which caller sends it. */
export async function sendGiftIfDue(tx: Tx, id: string): Promise<boolean> {
  const code = giftCode();
  const [gift] = await tx.$queryRaw<Recipient[]>`
    UPDATE gift_memberships SET code_hash = ${sha256(code)}, sent_at = clock_timestamp()
    WHERE id = ${id} AND seats = 1 AND paid_at IS NOT NULL AND refunded_at IS NULL AND sent_at IS NULL
      AND send_on <= (clock_timestamp() AT TIME ZONE 'Africa/Lagos')::date
    RETURNING recipient_email AS "recipientEmail"`;
  if (!gift) return false;
  await enqueue(tx, subscriptionJobs.giftCode.job(`gift-code/${id}`, { giftId: id, to: gift.recipientEmail, code }));
  return true;
}

/** Emails a new code for a gift that was sent but not redeemed; the code before it stops working. False for any other gift. */
export async function replaceGiftCode(tx: Tx, id: string): Promise<boolean> {
  const code = giftCode();
  const [gift] = await tx.$queryRaw<Recipient[]>`
    UPDATE gift_memberships SET code_hash = ${sha256(code)}, sent_at = clock_timestamp()
    WHERE id = ${id} AND seats = 1 AND sent_at IS NOT NULL AND redeemed_at IS NULL AND refunded_at IS NULL
    RETURNING recipient_email AS "recipientEmail"`;
  if (!gift) return false;
  await enqueue(
    tx,
    subscriptionJobs.giftCode.job(`gift-code/${id}/${newId("out")}`, { giftId: id, to: gift.recipientEmail, code }),
  );
  return true;
}

/** Scheduled job: emails the codes of the gifts whose day has come. */
export async function sendDueGifts(): Promise<number> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM gift_memberships
    WHERE seats = 1 AND sent_at IS NULL AND paid_at IS NOT NULL AND refunded_at IS NULL
      AND send_on <= (clock_timestamp() AT TIME ZONE 'Africa/Lagos')::date
    ORDER BY send_on, id LIMIT 100`;
  let count = 0;
  for (const { id } of due) if (await transaction((tx) => sendGiftIfDue(tx, id))) count += 1;
  return count;
}
