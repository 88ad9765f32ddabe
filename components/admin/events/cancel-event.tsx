"use client";

import { ConfirmDialog, ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const attendeeCount = (count: number) => (count === 1 ? "1 person" : `${count} people`);

type CancelEventProps = { id: string; title: string; attendees: number; isPaid?: boolean };

const cancelAction = ({ id, title, attendees, isPaid = false }: CancelEventProps) => {
  const emailNotice =
    attendees > 0 ? `An email goes to ${attendeeCount(attendees)}.` : "Nobody has a seat, so no emails are sent.";
  return {
    path: adminApiPaths.cancelEvent(id),
    label: "Cancel event",
    subject: title,
    title: `Cancel event ${title}?`,
    dismissLabel: "Back",
    loadingText: "Cancelling…",
    question: `${emailNotice} ${isPaid ? "Every paid ticket is refunded in full. " : ""}It is shown as cancelled on the public pages. This cannot be undone.`,
    reasonLabel: "Reason, shown publicly",
    variant: "danger" as const,
    successText: ({ emailsSent }: { emailsSent: number }) => `${title} is cancelled. Emails sent: ${emailsSent}`,
    failureText: "Failed to cancel",
  };
};

/** Cancels an event for good, with a reason that its attendees get by email. */
export function CancelEvent(event: CancelEventProps) {
  return <ConfirmWithReason {...cancelAction(event)} />;
}

/** The dialog alone, for the menu of a row. */
export function CancelEventDialog({
  open,
  onClose,
  ...event
}: CancelEventProps & { open: boolean; onClose: () => void }) {
  const action = cancelAction(event);
  return <ConfirmDialog action={action} title={action.title} open={open} onClose={onClose} />;
}
