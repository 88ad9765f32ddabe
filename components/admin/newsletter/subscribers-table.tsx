import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";

export const subscriberStatuses = [
  { key: "confirmed", name: "Subscribed" },
  { key: "pending", name: "Not confirmed" },
  { key: "unsubscribed", name: "Unsubscribed" },
  { key: "bounced", name: "Bounced" },
] as const;

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
const sourceLabels: Record<string, string> = { footer: "Footer", home: "Home page", issue: "Member" };

/** Subscribers, newest first. */
export function SubscribersTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  if (subscribers.length === 0) return <p className="font-normal font-read text-muted text-read">No subscribers.</p>;
  return (
    <DataTable
      caption="Subscribers"
      hideCaption
      columns={["Email", "Status", "Since", "Source"]}
      rows={subscribers.map(({ _id, email, status, reason, source, since }) => ({
        key: _id,
        cells: [
          email,
          <span key="status" className="grid justify-items-start gap-1">
            <StatusBadge {...statusBadges[status]}>
              {subscriberStatuses.find(({ key }) => key === status)?.name ?? status}
            </StatusBadge>
            {reason && <span className="text-muted text-tiny">{reason}</span>}
          </span>,
          <time key="since" dateTime={since}>
            {formatLagosShortDate(since)}
          </time>,
          sourceLabels[source] ?? "—",
        ],
      }))}
    />
  );
}
