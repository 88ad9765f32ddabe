import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { seatCount } from "@/lib/events/rules";
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

/**
 * The attendees in the order of their RSVPs, with what they paid and their responses. Few columns, because the table is beside the form of the
 * event. The seat of a walk-in can be taken back.
 */
export function AttendeesTable({ attendees, questions, isPaid, ...event }: AttendeesTableProps) {
  if (attendees.length === 0) return <p className="font-normal font-read text-muted text-read">No RSVPs yet.</p>;
  return (
    <DataTable
      caption="Attendees"
      hideCaption
      columns={["Guest", "RSVP", "Status"]}
      rows={attendees.map((guest) => {
        const { _id, joinedAt, checkedInAt, paid } = guest;
        return {
          key: _id,
          cells: [
            <GuestCell key="guest" guest={guest} questions={questions} {...event} />,
            <time key="rsvp" dateTime={joinedAt}>
              {formatLagosShortDate(joinedAt)}, {formatLagosTime(joinedAt)}
            </time>,
            <span key="status" className="grid justify-items-start gap-0.5">
              {checkedInAt ? (
                <StatusBadge shape="dot" tone="success">{`Checked in at ${formatLagosTime(checkedInAt)}`}</StatusBadge>
              ) : (
                <StatusBadge shape="ring" tone="accent">
                  Seat
                </StatusBadge>
              )}
              {isPaid && (
                <span className="text-muted text-tiny">{paid > 0 ? `${formatNaira(toKobo(paid))} paid` : "Free"}</span>
              )}
            </span>,
          ],
        };
      })}
    />
  );
}

type GuestCellProps = Omit<AttendeesTableProps, "attendees" | "isPaid"> & { guest: Guest };

/** Who a guest is, and what they answered. */
function GuestCell({ guest, questions, ...event }: GuestCellProps) {
  const { name, guestOf, email, isPassedOn, transferTo, responses, isWalkIn } = guest;
  return (
    <span className="grid font-normal text-muted text-tiny">
      <span className="font-semibold text-ink text-small max-md:text-base">{name}</span>
      <span className="wrap-anywhere">{email || "No address"}</span>
      {guestOf && <span>Companion of {guestOf}</span>}
      {isPassedOn && <span>Ticket from somebody else</span>}
      {transferTo && <span className="wrap-anywhere">Passing it on to {transferTo}</span>}
      {questions.map(({ id, label }, index) => {
        const response = responses[index];
        return response ? (
          <span key={id}>
            {label} <b className="font-semibold text-ink">{response}</b>
          </span>
        ) : null;
      })}
      {isWalkIn && <WalkIn guest={guest} {...event} />}
    </span>
  );
}

type WalkInProps = Pick<AttendeesTableProps, "eventId" | "capacity" | "hasWaiting" | "canChange"> & { guest: Guest };

/** Marks somebody whom an admin has added, and takes the seat back. Two people of the same name differ by the time. */
function WalkIn({ eventId, capacity, hasWaiting, canChange, guest }: WalkInProps) {
  const { _id, name, email, joinedAt, checkedInAt } = guest;
  if (!canChange || checkedInAt)
    return <span>{canChange ? "Walk-in. Undo the check-in to remove this person." : "Walk-in"}</span>;
  return (
    <span className="grid justify-items-start">
      Walk-in
      <ConfirmAction
        request={{ method: "delete", path: adminApiPaths.attendee(eventId, _id) }}
        label="Remove this walk-in"
        quiet
        loadingText="Removing…"
        subject={`(${name})`}
        confirm={{
          question: `${name} was added on ${formatLagosShortDate(joinedAt)}, ${formatLagosTime(joinedAt)}, and loses the seat.`,
          consequence: [
            hasWaiting ? "It is offered to the first on the waiting list." : "It is free again.",
            email
              ? `The ticket stops working, and ${email} gets an email.`
              : "There is no address, so no email is sent.",
            ...(capacity === null ? [] : [`The event keeps its ${seatCount(capacity)}.`]),
          ].join(" "),
        }}
        successText={`${name} is removed`}
        failureText="Failed to remove"
      />
    </span>
  );
}
