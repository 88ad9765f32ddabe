import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** Invites an address to become an admin, with a role. */
export function InviteAdmin() {
  return (
    <ConfirmWithReason
      path={adminApiPaths.invites}
      fields={["invitee", "staffRole"]}
      label="Invite an admin"
      subject=""
      title="Invite an admin"
      confirmLabel="Send the invitation"
      question="They get an email with a link that works for seven days. Without an account they open one with it."
      variant="primary"
      loadingText="Sending…"
      failureText="The invitation could not be sent."
    />
  );
}
