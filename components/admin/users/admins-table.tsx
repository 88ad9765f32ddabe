import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { EmailText } from "@/components/admin/ui/email-text";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminPerson } from "@/lib/auth/invites/contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** The admins with their roles; each name leads to the page with the sessions and the role. */
export function AdminsTable({ admins }: { admins: readonly AdminPerson[] }) {
  return (
    <DataTable
      caption="Admins"
      hideCaption
      columns={["Name", "Role", "Two-factor", "Sessions"]}
      rows={admins.map(({ _id, name, email, staffRole, isDisabled, hasMfa, sessions, lastUsedAt }) => ({
        key: _id,
        cells: [
          <span key="name" className="grid justify-items-start">
            <Link href={adminPaths.user(_id)} prefetch={false} className="link font-semibold">
              {name}
            </Link>
            <span className="text-muted text-tiny">
              <EmailText>{email}</EmailText>
            </span>
          </span>,
          isDisabled ? (
            <StatusBadge key="role" tone="danger">
              Disabled
            </StatusBadge>
          ) : (
            (staffRole ?? "None yet: may do nothing")
          ),
          hasMfa ? "On" : "Off",
          sessions === 0 ? (
            "Not logged in"
          ) : (
            <Link key="sessions" href={`${adminPaths.user(_id)}#sessions`} prefetch={false} className="link">
              {sessions === 1 ? "1 session" : `${sessions} sessions`}
              {lastUsedAt && `, last used ${formatLagosShortDate(lastUsedAt)}`}
            </Link>
          ),
        ],
      }))}
    />
  );
}
