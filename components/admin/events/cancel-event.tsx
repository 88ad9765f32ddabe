"use client";

import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const attendeeCount = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** Cancels an event for good, with a reason that its attendees get by email. */
export function CancelEvent({ id, title, attendees }: { id: string; title: string; attendees: number }) {
  const emailNotice =
    attendees > 0 ? `An email goes to ${attendeeCount(attendees)}.` : "Nobody has a seat, so no emails are sent.";
  return (
    <ConfirmWithReason
      path={adminApiPaths.cancelEvent(id)}
      label="Cancel"
      subject={title}
      confirmLabel="Cancel event"
      dismissLabel="Back"
      loadingText="Cancelling…"
      question={`${emailNotice} It is shown as cancelled on the public pages. This cannot be undone.`}
      reasonLabel="Reason, shown publicly"
      variant="danger"
      successText={(reply) => `${title} is cancelled. Emails sent: ${reply.emailsSent}`}
      failureText="Failed to cancel"
    />
  );
}
