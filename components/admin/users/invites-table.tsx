import { Card } from "@/components/admin/ui/card";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { EmailText } from "@/components/admin/ui/email-text";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { PendingInvite } from "@/lib/auth/invites/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** The invitations that wait for a reply; an expired one can be sent again. */
export function InvitesTable({ invites }: { invites: readonly PendingInvite[] }) {
  if (invites.length === 0)
    return (
      <Card title="Pending invitations" className="max-w-3xl">
        <p className="text-muted text-small">No invitations are pending.</p>
      </Card>
    );
  return (
    <DataTable
      caption="Pending invitations"
      columns={["Email", "Role", "Sent", "Link", "Actions"]}
      rows={invites.map(({ _id, email, staffRole, invitedBy, sentAt, expiresAt, isExpired }) => ({
        key: _id,
        cells: [
          <EmailText key="email">{email}</EmailText>,
          staffRole,
          <span key="sent" className="grid">
            {formatLagosShortDate(sentAt)}
            <span className="text-muted text-tiny">by {invitedBy}</span>
          </span>,
          isExpired ? (
            <StatusBadge key="link" shape="ring" tone="warn">
              Expired
            </StatusBadge>
          ) : (
            `Until ${formatLagosShortDate(expiresAt)}`
          ),
          <span key="actions" className="flex flex-wrap gap-2">
            <ConfirmAction
              request={{ method: "post", path: adminApiPaths.inviteAction(_id, "resend"), body: {} }}
              label="Send again"
              loadingText="Sending…"
              subject={`the invitation of ${email}`}
              successText="The invitation was sent again. The earlier link stopped working."
              failureText="The invitation could not be sent."
            />
            <ConfirmAction
              request={{ method: "post", path: adminApiPaths.inviteAction(_id, "revoke"), body: {} }}
              label="Revoke"
              loadingText="Revoking…"
              subject={`the invitation of ${email}`}
              confirm={{ question: "The link of the email stops working at once." }}
              successText="The invitation is revoked."
              failureText="The invitation could not be revoked."
            />
          </span>,
        ],
      }))}
    />
  );
}
