import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { Guest } from "@/lib/events/contracts";

/** The attendees in the order of their RSVPs. */
export function AttendeesTable({ attendees }: { attendees: readonly Guest[] }) {
  if (attendees.length === 0) return <p className="font-normal font-read text-muted text-read">No RSVPs yet.</p>;
  return (
    <DataTable
      caption="Attendees"
      hideCaption
      columns={["Name", "Email", "RSVP", "Status"]}
      rows={attendees.map(({ _id, name, email, joinedAt, checkedInAt }) => ({
        key: _id,
        cells: [
          <span key="name" className="font-semibold">
            {name}
          </span>,
          email,
          <time key="rsvp" dateTime={joinedAt}>
            {formatLagosShortDate(joinedAt)}, {formatLagosTime(joinedAt)}
          </time>,
          checkedInAt ? (
            <StatusBadge
              key="status"
              shape="dot"
              tone="success"
            >{`Checked in at ${formatLagosTime(checkedInAt)}`}</StatusBadge>
          ) : (
            <StatusBadge key="status" shape="ring" tone="accent">
              Seat
            </StatusBadge>
          ),
        ],
      }))}
    />
  );
}
