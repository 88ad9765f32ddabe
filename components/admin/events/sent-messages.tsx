import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";

type SentMessage = { _id: string; subject: string; recipients: number; sentAt: string; sentBy: string | null };

/** The emails that guests of an event have got, newest first. */
export function SentMessages({ messages }: { messages: readonly SentMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className="grid gap-2 text-small" aria-label="Emails sent to guests">
      {messages.map(({ _id, subject, recipients, sentAt, sentBy }) => (
        <li key={_id} className="grid border-line border-b pb-2">
          <span className="wrap-anywhere font-semibold">{subject}</span>
          <span className="text-muted text-tiny">
            {formatLagosShortDate(sentAt)}, {formatLagosTime(sentAt)}, to {recipients}
            {sentBy && `, by ${sentBy}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
