import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import type { EventQuestion, Guest } from "@/lib/events/ticket-contracts";

type AttendeesTableProps = { attendees: readonly Guest[]; questions: readonly EventQuestion[]; isPaid: boolean };

/** The attendees in the order of their RSVPs, with what they paid and their responses. */
export function AttendeesTable({ attendees, questions, isPaid }: AttendeesTableProps) {
  if (attendees.length === 0) return <p className="font-normal font-read text-muted text-read">No RSVPs yet.</p>;
  return (
    <DataTable
      caption="Attendees"
      hideCaption
      columns={["Name", "Email", "RSVP", "Status", ...(isPaid ? ["Paid"] : []), ...questions.map(({ label }) => label)]}
      rows={attendees.map(
        ({ _id, name, guestOf, email, joinedAt, checkedInAt, paid, responses, transferTo, isPassedOn }) => ({
          key: _id,
          cells: [
            <span key="name" className="grid">
              <span className="font-semibold">{name}</span>
              {guestOf && <span className="text-muted text-tiny">Companion of {guestOf}</span>}
              {isPassedOn && <span className="text-muted text-tiny">Ticket from somebody else</span>}
              {transferTo && <span className="wrap-anywhere text-muted text-tiny">Passing it on to {transferTo}</span>}
            </span>,
            email || "No address",
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
            ...(isPaid ? [paid > 0 ? formatNaira(toKobo(paid)) : "Free"] : []),
            ...responses,
          ],
        }),
      )}
    />
  );
}
