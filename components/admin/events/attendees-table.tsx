import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { EventQuestion, Guest } from "@/lib/events/ticket-contracts";

type AttendeesTableProps = {
  eventId: string;
  attendees: readonly Guest[];
  questions: readonly EventQuestion[];
  isPaid: boolean;
  /** The seats of the event; null for no limit. */
  capacity: number | null;
  hasWaiting: boolean;
  /** False once the event is over or cancelled. */
  canChange: boolean;
};

/** The attendees in the order of their RSVPs, with what they paid and their responses. The seat of a walk-in can be taken back. */
export function AttendeesTable({ attendees, questions, isPaid, canChange, ...event }: AttendeesTableProps) {
  if (attendees.length === 0) return <p className="font-normal font-read text-muted text-read">No RSVPs yet.</p>;
  const hasActions = canChange && attendees.some(({ isWalkIn }) => isWalkIn);
  return (
    <DataTable
      caption="Attendees"
      hideCaption
      columns={[
        ...["Name", "Email", "RSVP", "Status", ...(isPaid ? ["Paid"] : [])],
        ...questions.map(({ label }) => label),
        ...(hasActions ? ["Actions"] : []),
      ]}
      rows={attendees.map((guest) => {
        const { _id, name, guestOf, email, joinedAt, checkedInAt, paid, responses, transferTo, isPassedOn } = guest;
        return {
          key: _id,
          cells: [
            <span key="name" className="grid">
              <span className="font-semibold">{name}</span>
              {guest.isWalkIn && <span className="text-muted text-tiny">Walk-in</span>}
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
            ...(hasActions ? [<RemoveWalkIn key="actions" guest={guest} {...event} />] : []),
          ],
        };
      })}
    />
  );
}

type RemoveWalkInProps = Pick<AttendeesTableProps, "eventId" | "capacity" | "hasWaiting"> & { guest: Guest };

/** Takes back the seat of somebody whom an admin has added. Two people of the same name differ by the time. */
function RemoveWalkIn({ eventId, capacity, hasWaiting, guest }: RemoveWalkInProps) {
  const { _id, name, email, joinedAt, checkedInAt, isWalkIn } = guest;
  if (!isWalkIn) return null;
  if (checkedInAt) return <span className="text-muted text-tiny">Undo the check-in to remove this walk-in.</span>;
  const seat = hasWaiting ? "offered to the first on the waiting list" : "free again";
  return (
    <ConfirmAction
      request={{ method: "delete", path: adminApiPaths.attendee(eventId, _id) }}
      label="Remove this walk-in"
      loadingText="Removing…"
      subject={`(${name})`}
      confirm={{
        question: `${name}, added on ${formatLagosShortDate(joinedAt)}, ${formatLagosTime(joinedAt)}, loses the seat. It is ${seat}.`,
        consequence: [
          email ? `The ticket stops working, and ${email} gets an email.` : "There is no address for an email.",
          ...(capacity === null ? [] : [`The event keeps its ${capacity} ${capacity === 1 ? "seat" : "seats"}.`]),
        ].join(" "),
        label: `Remove ${name}`,
      }}
      successText={`${name} is removed`}
      failureText="Failed to remove"
    />
  );
}
