import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { transferJobs } from "@/lib/transfers/jobs";
import { REMINDER_DAYS } from "@/lib/transfers/rules";

type DueReminder = { id: string; sender: string | null; recipient: string };

/** Scheduled job: reminds both sides of a transfer, once, some days before it expires. */
export async function remindRecipients(): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<DueReminder[]>`
      UPDATE edition_transfers t SET reminded_at = clock_timestamp() FROM editions e
      WHERE e.id = t.edition_id AND e.mark IS NULL AND t.status = 'pending' AND t.reminded_at IS NULL AND t.expires_at > clock_timestamp()
        AND t.expires_at <= clock_timestamp() + make_interval(days => ${REMINDER_DAYS}::int)
      RETURNING t.id, t.recipient_email AS recipient,
        (SELECT u.email FROM users u WHERE u.id = t.sender_id AND u.deleted_at IS NULL) AS sender`;
    const jobs = due.flatMap(({ id, sender, recipient }) =>
      [{ side: "recipient" as const, to: recipient }, ...(sender ? [{ side: "sender" as const, to: sender }] : [])].map(
        (mail) => transferJobs.reminder.job(`transfer-reminder/${id}/${mail.side}`, { transferId: id, ...mail }),
      ),
    );
    if (jobs.length > 0) await enqueue(tx, ...jobs);
    return due.length;
  });
}
