import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminUser } from "@/lib/auth/admin-contracts";

/** The status of an account, and whether it is an admin. */
export function AccountBadge({
  user: { account, role, staffRole },
}: {
  user: Pick<AdminUser, "account" | "role" | "staffRole">;
}) {
  if (account === "disabled") return <StatusBadge tone="danger">Disabled</StatusBadge>;
  if (account === "unconfirmed")
    return (
      <StatusBadge shape="ring" tone="warn">
        Not verified
      </StatusBadge>
    );
  return role === "Admin" ? (
    <StatusBadge tone="accent">{staffRole ? `Admin: ${staffRole}` : "Admin without a role"}</StatusBadge>
  ) : (
    <StatusBadge shape="dot" tone="muted">
      Enabled
    </StatusBadge>
  );
}
