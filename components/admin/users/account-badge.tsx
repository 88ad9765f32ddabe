import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminUser } from "@/lib/auth/admin-contracts";

/** The status of an account, and whether it is an admin. */
export function AccountBadge({ user: { account, role } }: { user: Pick<AdminUser, "account" | "role"> }) {
  if (account === "disabled") return <StatusBadge tone="danger">Disabled</StatusBadge>;
  if (account === "unconfirmed")
    return (
      <StatusBadge shape="ring" tone="warn">
        Not verified
      </StatusBadge>
    );
  return role === "Admin" ? (
    <StatusBadge tone="accent">Admin</StatusBadge>
  ) : (
    <StatusBadge shape="dot" tone="muted">
      Enabled
    </StatusBadge>
  );
}
