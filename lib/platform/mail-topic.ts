import { type Mail, sendMail } from "@/lib/platform/mailer";
import type { TopicHandler } from "@/lib/platform/outbox";

type WrittenMail = Omit<Mail, "idempotencyKey">;

/** A topic of the outbox that is one mail: `write` says it once, or null where nothing is left to say; the row's key sends it once. */
export function mailTopic(
  write: (...given: Parameters<NonNullable<TopicHandler["render"]>>) => Promise<WrittenMail | null>,
  { sensitive = false }: Pick<TopicHandler, "sensitive"> = {},
): TopicHandler {
  return {
    sensitive,
    render: write,
    send: async (rendered, key) => {
      await sendMail({ ...(rendered as WrittenMail), idempotencyKey: key });
    },
  };
}
