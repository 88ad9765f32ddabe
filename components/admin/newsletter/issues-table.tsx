"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import type { MenuItem } from "@/components/admin/table/row-menu";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import type { IssueRow } from "@/lib/newsletter/issue-contracts";
import { segmentOf, share } from "./issue-labels";
import { IssueStatusBadge } from "./issue-status";

type IssuesTableProps = { issues: readonly IssueRow[]; filtered: boolean; recordsOpens: boolean };

const isBegun = ({ status }: IssueRow) => status === "sending" || status === "sent" || status === "stopped";
const sentOf = ({ counts: { sent, bounced } }: IssueRow) => sent + bounced;
const moment = (at: string) => `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;

function When({ issue }: { issue: IssueRow }) {
  const { scheduledAt, startedAt, updatedAt } = issue;
  const at = scheduledAt ?? startedAt ?? updatedAt;
  return (
    <span className="grid gap-0.5">
      <IssueStatusBadge status={issue.status} />
      <time dateTime={at} className="text-muted text-tiny">
        {issue.status === "draft" ? `Saved ${moment(at)}` : moment(at)}
      </time>
    </span>
  );
}

function SentCount({ issue }: { issue: IssueRow }) {
  const { recipients, failed } = issue.counts;
  return (
    <span className="grid gap-0.5">
      {sentOf(issue).toLocaleString("en-NG")} of {recipients.toLocaleString("en-NG")}
      {failed > 0 && <span className="text-danger text-tiny">{failed.toLocaleString("en-NG")} failed</span>}
    </span>
  );
}

const columnsFor = (recordsOpens: boolean): readonly AdminColumn<IssueRow>[] => [
  {
    id: "subject",
    label: "Subject",
    cell: (issue) => (
      <span className="grid gap-0.5">
        <Link href={adminPaths.newsletter(issue._id)} prefetch={false} className="link font-semibold">
          {issue.subject || "Without a subject"}
        </Link>
        <span className="text-muted text-tiny">{segmentOf(issue)}</span>
      </span>
    ),
  },
  { id: "status", label: "Status", cell: (issue) => <When issue={issue} /> },
  {
    id: "sent",
    label: "Sent",
    numeric: true,
    cell: (issue) => (isBegun(issue) ? <SentCount issue={issue} /> : "—"),
  },
  {
    id: "delivered",
    label: "Delivered",
    numeric: true,
    cell: (issue) => share(issue.counts.delivered, sentOf(issue)),
  },
  ...(recordsOpens
    ? [
        {
          id: "opened",
          label: "Opened",
          numeric: true,
          cell: (issue: IssueRow) => share(issue.counts.opened, sentOf(issue)),
        },
      ]
    : []),
  { id: "clicked", label: "Clicked", numeric: true, cell: (issue) => share(issue.counts.clicked, sentOf(issue)) },
];

/** Drafts and issues, the newest first. */
export function IssuesTable({ issues, filtered, recordsOpens }: IssuesTableProps) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const [deleting, setDeleting] = useState<IssueRow | null>(null);

  const copy = (issue: IssueRow) =>
    void submit(() => api.post(adminApiPaths.newsletters, { copyOf: issue._id }), {
      errors: { offline: "Network error", otherwise: "The copy was not made." },
      goTo: ({ _id }) => adminPaths.newsletter(_id),
    });
  const remove = (issue: IssueRow) =>
    void submit(() => api.delete(adminApiPaths.newsletterDraft(issue._id)), {
      errors: { offline: "Network error", otherwise: "The draft was not deleted." },
      toast: "The draft is deleted",
      refresh: true,
      onDone: () => setDeleting(null),
    });
  const items = (issue: IssueRow): MenuItem[] => [
    { label: "Duplicate", onSelect: () => copy(issue) },
    ...(issue.isPublic && issue.slug && isBegun(issue)
      ? [{ label: "View on site", onSelect: () => router.push(paths.newsletter(issue.slug ?? "")) }]
      : []),
    ...(issue.status === "draft" ? [{ label: "Delete", danger: true, onSelect: () => setDeleting(issue) }] : []),
  ];

  return (
    <>
      {!deleting && <FormMessage message={message} />}
      <AdminTable
        caption="Newsletters"
        hideCaption
        columns={columnsFor(recordsOpens)}
        rows={issues}
        rowKey={({ _id }) => _id}
        menu={{ label: ({ subject }) => `More for ${subject || "the draft"}`, items }}
        empty={
          filtered ? (
            <EmptyList title="No newsletters with this status">The others are under All.</EmptyList>
          ) : (
            <EmptyList title="No newsletters yet">
              Drafts and sent issues are listed here. Start one with New newsletter.
            </EmptyList>
          )
        }
      />
      <AdminDialog open={deleting !== null} onClose={() => setDeleting(null)} title="Delete this draft?">
        <p>“{deleting?.subject || "Without a subject"}” is deleted for good.</p>
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={busy && "Deleting…"} onClick={() => deleting && remove(deleting)}>
            Delete draft
          </Button>
          <Button variant="quiet" onClick={() => setDeleting(null)}>
            Cancel
          </Button>
        </div>
      </AdminDialog>
    </>
  );
}
