import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { ScheduledJobStatus, WebhookStatus } from "@/lib/workflows/contracts";
import { jobWords } from "./job-words";

const jobBadges = {
  works: { label: "Works", tone: "success", shape: "dot" },
  fails: { label: "Fails", tone: "danger", shape: "ring" },
  late: { label: "Late", tone: "warn", shape: "half" },
} as const;

const formatDuration = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`);

/** The scheduled jobs with their last run. */
export function JobTable({ jobs }: { jobs: readonly ScheduledJobStatus[] }) {
  return (
    <DataTable
      caption="Scheduled jobs"
      columns={["Job", "Status", "Last run", "Duration", "Last success"]}
      numericColumns={["Duration"]}
      rows={jobs.map((job) => ({
        key: job.name,
        cells: [
          <span key="job" className="grid">
            <b className="font-semibold">{jobWords[job.name]}</b>
            {job.lastError && (
              <span className="text-danger text-tiny">
                {`${job.lastError} (${job.failures === 1 ? "once" : `${job.failures} times in a row`})`}
              </span>
            )}
          </span>,
          <StatusBadge key="state" shape={jobBadges[job.state].shape} tone={jobBadges[job.state].tone}>
            {jobBadges[job.state].label}
          </StatusBadge>,
          <Moment key="last" at={job.lastRunAt} />,
          job.lastRunAt ? formatDuration(job.durationMs) : "",
          <Moment key="done" at={job.lastDoneAt} />,
        ],
      }))}
    />
  );
}

/** The webhooks of Paystack by kind of event. */
export function WebhookTable({ webhooks }: { webhooks: readonly WebhookStatus[] }) {
  return (
    <DataTable
      caption="Webhooks of the last 30 days"
      columns={["Event", "Received", "Waiting", "Failed", "Last received"]}
      numericColumns={["Received", "Waiting", "Failed"]}
      rows={webhooks.map(({ event, received, waiting, failed, lastReceivedAt }) => ({
        key: event,
        cells: [
          <code key="event" className="font-mono text-small">
            {event}
          </code>,
          received.toLocaleString("en-NG"),
          waiting,
          failed > 0 ? (
            <Link key="failed" href={adminPaths.section("payments")} prefetch={false} className="link text-danger">
              {failed}
            </Link>
          ) : (
            0
          ),
          <Moment key="last" at={lastReceivedAt} />,
        ],
      }))}
    />
  );
}

function Moment({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">Never</span>;
  return (
    <time dateTime={at} className="grid">
      {formatLagosShortDate(at)}
      <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
    </time>
  );
}
