import * as z from "zod/mini";
import { type Mail, sendMail } from "@/lib/email/mailer";
import { type JobHandler, parseJobData } from "@/lib/jobs/define-job";

type EmailContent = Omit<Mail, "idempotencyKey">;

/** An email as the outbox stores it. */
export const emailContent = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  tags: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
});

/**
 * A job handler that sends one email. `write` renders it at the first attempt, or returns null when it is obsolete; the job's key
 * is the provider's idempotency key.
 */
export function emailJob<Payload>(
  write: (payload: Payload) => Promise<EmailContent | null>,
  { sensitive = false }: { sensitive?: boolean } = {},
): JobHandler<Payload> {
  return {
    sensitive,
    render: write,
    send: async (message, key) => {
      await sendMail({ ...parseJobData(emailContent, message, "stored email"), idempotencyKey: key });
    },
  };
}
