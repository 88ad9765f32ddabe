"use client";

import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { EmailText } from "@/components/admin/ui/email-text";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { WaitingGuest } from "@/lib/events/contracts";

type WaitlistTableProps = {
  eventId: string;
  waiting: readonly WaitingGuest[];
  /** The seats of the event, all of which are taken. */
  capacity: number | null;
  /** False once the event is over or cancelled. */
  canChange: boolean;
};

/** The waiting list in its order. Somebody gets a seat, or is removed, after a dialog that says what that means. */
export function WaitlistTable({ eventId, waiting, capacity, canChange }: WaitlistTableProps) {
  return (
    <DataTable
      caption="Waiting list"
      hideCaption
      columns={["Place", "Name", "Email", "Since", ...(canChange ? ["Actions"] : [])]}
      rows={waiting.map(({ _id, place, name, email, joinedAt }) => ({
        key: _id,
        cells: [
          <span key="place" className="tabular-nums">
            {place}
          </span>,
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
                      consequence: `${capacity === null ? "" : `All seats are taken: the event gets one more, ${capacity + 1} instead of ${capacity}. `}${name} gets an email with the ticket.`,
                    }}
                    successText={`${name} has a seat`}
                    failureText="The seat could not be given"
                  />
                  <ConfirmAction
                    request={{ method: "delete", path: adminApiPaths.waitlist(eventId, _id) }}
                    label="Remove"
                    loadingText="Removing…"
                    subject={`${name} from the waiting list`}
                    confirm={{
                      question: `Those behind ${name} move up by one place.`,
                      consequence: `${name} gets an email.`,
                    }}
                    successText={`${name} is removed from the waiting list`}
                    failureText="Failed to remove"
                  />
                </span>,
              ]
            : []),
        ],
      }))}
    />
  );
}
