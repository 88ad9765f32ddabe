"use client";

import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { subscriberStatuses } from "./subscriber-statuses";

type Subscriber = {
  _id: string;
  email: string;
  status: (typeof subscriberStatuses)[number]["key"];
  reason: string | null;
  source: string;
  since: string;
};

const statusBadges = {
  confirmed: { shape: "dot", tone: "success" },
  pending: { shape: "ring", tone: "accent" },
  unsubscribed: { shape: "square", tone: "muted" },
  bounced: { shape: "square", tone: "danger" },
} as const;
const sourceLabels: Record<string, string> = {
  footer: "Footer",
  home: "Home page",
  archive: "Newsletter page",
  issue: "Member",
};

const columns: readonly AdminColumn<Subscriber>[] = [
  { id: "email", label: "Email", cell: ({ email }) => email },
  {
    id: "status",
    label: "Status",
    cell: ({ status, reason }) => (
      <span className="grid justify-items-start gap-1">
        <StatusBadge {...statusBadges[status]}>
          {subscriberStatuses.find(({ key }) => key === status)?.name ?? status}
        </StatusBadge>
        {reason && <span className="text-muted text-tiny">{reason}</span>}
      </span>
    ),
  },
  { id: "since", label: "Since", cell: ({ since }) => <time dateTime={since}>{formatLagosShortDate(since)}</time> },
  { id: "source", label: "Source", cell: ({ source }) => sourceLabels[source] ?? "—" },
];

/** Subscribers, newest first. */
export function SubscribersTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  return (
    <AdminTable
      caption="Subscribers"
      hideCaption
      columns={columns}
      rows={subscribers}
      rowKey={({ _id }) => _id}
      empty={
        <EmptyList title="No subscribers">
          People who confirm the form in the footer of the site are listed here.
        </EmptyList>
      }
    />
  );
}
