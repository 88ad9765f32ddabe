import { type Mail, sendMail } from "@/lib/email/mailer";
import type { JobHandler } from "@/lib/jobs/outbox";

type EmailContent = Omit<Mail, "idempotencyKey">;

/**
 * A job handler that sends one email. `write` renders it at the first attempt, or returns null when it is obsolete; the job's key
 * is the provider's idempotency key.
 */
export function emailJob(
  write: (...args: Parameters<NonNullable<JobHandler["render"]>>) => Promise<EmailContent | null>,
  { sensitive = false }: Pick<JobHandler, "sensitive"> = {},
): JobHandler {
  return {
    sensitive,
    render: write,
    send: async (rendered, key) => {
      await sendMail({ ...(rendered as EmailContent), idempotencyKey: key });
    },
  };
}
