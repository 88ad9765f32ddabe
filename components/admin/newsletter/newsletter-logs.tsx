import { AutoRefresh } from "@/components/admin/ui/auto-refresh";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { NewsletterLog } from "@/lib/newsletter/contracts";

const audienceLabels: Record<string, string> = {
  collectors: "Collectors",
  yearly: "Annual members",
  monthly: "Monthly members",
  patron: "Patrons",
  members: "The Circle",
  subscribers: "Subscribers",
};

/** The sent issues. Progress bars update while an issue is being sent. */
export function NewsletterLogs({ logs }: { logs: readonly NewsletterLog[] }) {
  if (logs.length === 0) return <p className="font-normal font-read text-muted text-read">No newsletters yet.</p>;
  return (
    <>
      {logs.some(({ status }) => status === "sending") && <AutoRefresh />}
      <ol className="border-ink border-t-2">
        {logs.map((log) => (
          <Issue key={log._id} log={log} />
        ))}
      </ol>
    </>
  );
}

function Issue({ log }: { log: NewsletterLog }) {
  const { subject, content, createdAt, sentBy, audience, results, recipients, status } = log;
  const all = results.sent + results.pending + results.failed + results.skipped + results.bounced;
  const done = all - results.pending;
  return (
    <li className="grid gap-2 border-line border-b py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="wrap-anywhere font-semibold">{subject}</h3>
        {status === "sent" ? (
          <StatusBadge shape="dot" tone="success">
            Sent
          </StatusBadge>
        ) : (
          <StatusBadge shape="half" tone="warn">
            Sending
          </StatusBadge>
        )}
      </div>
      <p className="text-muted text-small">
        {formatLagosShortDate(createdAt)}, {formatLagosTime(createdAt)}, by {sentBy.firstName} {sentBy.lastName}, to{" "}
        {audienceLabels[audience] ?? audience}
      </p>
      {status === "sending" && (
        <progress
          aria-label={`${subject}: emails sent`}
          max={all}
          value={done}
          className="w-full max-w-form accent-accent"
        />
      )}
      <p className="text-small">
        {results.sent + results.bounced} of {all} sent
        {results.failed > 0 && <span className="text-danger">, {results.failed} failed</span>}
        {results.bounced > 0 && <span className="text-danger">, {results.bounced} bounced</span>}
        {results.skipped > 0 && `, ${results.skipped} unsubscribed`}
        {results.pending > 0 && `, ${results.pending} pending`}
      </p>
      <details className="text-small">
        <summary className="inline-flex min-h-tap items-center font-medium underline decoration-accent decoration-2 underline-offset-4">
          Content and recipients
        </summary>
        <div className="grid gap-4 py-3 md:grid-cols-2">
          <pre className="whitespace-pre-wrap font-normal font-read text-base">{content}</pre>
          <ul className="grid max-h-72 content-start gap-1 overflow-y-auto">
            {recipients.map((email) => (
              <li key={email} className="wrap-anywhere">
                {email}
              </li>
            ))}
            {all > recipients.length && <li className="text-muted">+{all - recipients.length} more</li>}
          </ul>
        </div>
      </details>
    </li>
  );
}
