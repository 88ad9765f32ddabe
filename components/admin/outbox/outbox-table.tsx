"use client";

import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminJob } from "@/lib/jobs/contracts";
import { RetryJob } from "./retry-job";

const statusBadges = {
  sent: ["dot", "success", "Sent"],
  pending: [undefined, "muted", "Pending"],
  failed: [undefined, "danger", "Failed"],
} as const;

/** A job's name in words: "auction.bid-placed" is "Auction: bid placed". */
function describeTopic(topic: string): string {
  const [area = "", ...rest] = topic
    .replace(/\.email$/, "")
    .replaceAll("-", " ")
    .split(".");
  return [area.charAt(0).toUpperCase() + area.slice(1), rest.join(", ")].filter(Boolean).join(": ");
}

/** The jobs of the outbox with their status, and the email where there is one. */
export function OutboxTable({ jobs, filtered }: { jobs: readonly AdminJob[]; filtered: boolean }) {
  return (
    <AdminTable
      caption="Outbox"
      hideCaption
      rows={jobs}
      rowKey={(effect) => effect._id}
      columns={[
        {
          id: "job",
          label: "Job",
          cell: (effect) => <JobSummary job={effect} />,
        },
        {
          id: "time",
          label: "Time",
          cell: (effect) => (
            <time dateTime={effect.at} className="grid">
              {formatLagosShortDate(effect.at)}
              <span className="text-muted text-tiny">{formatLagosTime(effect.at)}</span>
            </time>
          ),
        },
        {
          id: "recipient",
          label: "Recipient",
          cell: (effect) => effect.to || <span className="text-muted">No email</span>,
        },
        {
          id: "status",
          label: "Status",
          cell: (effect) => <JobStatus job={effect} />,
        },
      ]}
      empty={
        filtered ? (
          <EmptyList title="No jobs found">Change or clear the filters.</EmptyList>
        ) : (
          <EmptyList title="No jobs yet">Emails, refunds and live messages are listed here as they are sent.</EmptyList>
        )
      }
    />
  );
}

function JobSummary({ job: { subject, topic, text } }: { job: AdminJob }) {
  const name = (
    <span className="inline-grid max-w-full align-top">
      <b className="font-semibold">{subject || describeTopic(topic)}</b>
      <span className="text-muted text-tiny">{topic}</span>
    </span>
  );
  if (!text) return name;
  return (
    <details>
      <summary className="flex min-h-tap cursor-pointer list-none items-start gap-2 before:content-['▸'] [&::-webkit-details-marker]:hidden [details[open]>&]:before:content-['▾']">
        {name}
      </summary>
      <pre className="max-w-read whitespace-pre-wrap py-3 font-read text-small">{text}</pre>
    </details>
  );
}

function JobStatus({ job: { _id, to, status, attempts, lastError } }: { job: AdminJob }) {
  const [shape, tone, name] = statusBadges[status];
  const label = status === "sent" && !to ? "Done" : name;
  return (
    <span className="grid justify-items-start gap-2">
      <StatusBadge shape={shape} tone={tone}>
        {label}
      </StatusBadge>
      {status !== "sent" && attempts > 0 && (
        <span className="text-muted text-tiny">
          {attempts === 1 ? "1 attempt" : `${attempts} attempts`}
          {lastError && `: ${lastError}`}
        </span>
      )}
      {status === "failed" && <RetryJob id={_id} />}
    </span>
  );
}
