"use client";

import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { EmailText } from "@/components/admin/ui/email-text";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { WaitingGuest } from "@/lib/events/ticket-contracts";

type WaitlistTableProps = {
  eventId: string;
  waiting: readonly WaitingGuest[];
  /** The seats of the event, all of which are taken. */
  capacity: number | null;
  isPaid: boolean;
  /** False once the event is over or cancelled. */
  canChange: boolean;
};

/** Who is offered a seat, is paying for one or has not confirmed it, then the waiting list in its order. Somebody gets a seat, or is removed, after a dialog that says what that means. */
export function WaitlistTable({ eventId, waiting, capacity, isPaid, canChange }: WaitlistTableProps) {
  return (
    <DataTable
      caption="Waiting list"
      hideCaption
      columns={["Place", "Name", "Email", "Since", ...(canChange ? ["Actions"] : [])]}
      rows={waiting.map(({ _id, place, name, email, joinedAt, state, hasAccount, expiresAt }) => ({
        key: _id,
        cells: [
          state === "waiting" ? (
            <span key="place" className="tabular-nums">
              {place}
            </span>
          ) : (
            <StatusBadge key="place" shape="half" tone={state === "offered" ? "accent" : "warn"}>
              {`${state === "offered" ? "Offered" : hasAccount ? "Paying" : "Not confirmed, kept"} until ${formatLagosShortDate(expiresAt ?? joinedAt)}, ${formatLagosTime(expiresAt ?? joinedAt)}`}
            </StatusBadge>
          ),
          <span key="name" className="font-semibold">
            {name}
          </span>,
          <EmailText key="email">{email}</EmailText>,
          <time key="since" dateTime={joinedAt}>
            {formatLagosShortDate(joinedAt)}, {formatLagosTime(joinedAt)}
          </time>,
          ...(canChange
            ? [
                <span key="actions" className="flex flex-wrap gap-2">
                  {state === "waiting" && (
                    <ConfirmAction
                      request={{ method: "post", path: adminApiPaths.waitlist(eventId, _id), body: {} }}
                      label="Give a seat"
                      loadingText="Giving…"
                      subject={`to ${name}`}
                      danger={false}
                      confirm={{
                        question:
                          place === 1
                            ? `${name} is the first on the list.`
                            : `${name} gets a seat before those in front.`,
                        consequence: `${capacity === null ? "" : `All seats are taken: the event gets one more, ${capacity + 1} instead of ${capacity}. `}${name} gets an email with the ticket${isPaid ? " and does not pay" : ""}.`,
                      }}
                      successText={`${name} has a seat`}
                      failureText="The seat could not be given"
                    />
                  )}
                  {(state !== "held" || !hasAccount) && (
                    <ConfirmAction
                      request={{ method: "delete", path: adminApiPaths.waitlist(eventId, _id) }}
                      label="Remove"
                      loadingText="Removing…"
                      subject={state === "held" ? `the unconfirmed seat of ${name}` : `${name} from the waiting list`}
                      confirm={{
                        question:
                          state === "waiting"
                            ? `Those behind ${name} move up by one place.`
                            : "The seat is offered to the next person.",
                        consequence:
                          state === "held"
                            ? `The link that confirms the seat stops working. ${name} gets no email.`
                            : `${name} gets an email.`,
                      }}
                      successText={`${name} is removed`}
                      failureText="Failed to remove"
                    />
                  )}
                </span>,
              ]
            : []),
        ],
      }))}
    />
  );
}
