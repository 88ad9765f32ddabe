import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

type UserActionsProps = {
  user: {
    _id: string;
    name: string;
    role: "Member" | "Admin";
    staffRole: StaffRole | null;
    account: "open" | "disabled" | "unconfirmed";
    plan: { isActive: boolean; renews: boolean } | null;
    mfa: { since: string | null; passkeys: number };
  };
  /** Whether admins look at their own account, which they cannot disable or demote. */
  isSelf: boolean;
};

/** The admin actions on a user. The user gets an email with the reason when an action changes their access. */
export function UserActions({ user, isSelf }: UserActionsProps) {
  const { _id, name, role, account, plan, mfa } = user;
  const wording = (label: string, consequence: string, variant: "danger" | "secondary" = "secondary") => ({
    label,
    subject: name,
    title: `${label}: ${name}`,
    question: consequence,
    variant,
    failureText: "That failed. Nothing was changed.",
  });
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmWithReason
        path={adminApiPaths.userAction(_id, "plan")}
        fields={["plan", "reason"]}
        {...wording(
          "Grant plan",
          "Free membership until the end of that day, at most five years. They get an email with the reason.",
        )}
      />
      {plan?.isActive && (
        <ConfirmWithReason
          path={adminApiPaths.userAction(_id, "plan/end")}
          {...wording(
            "End plan",
            "It ends at once, the card is not charged again, and they get an email with the reason. There is no automatic refund.",
            "danger",
          )}
        />
      )}
      <ConfirmWithReason
        path={adminApiPaths.userAction(_id, "sign-out")}
        {...wording("Sign out everywhere", "Logs out every device.")}
      />
      {account === "unconfirmed" && (
        <ConfirmWithReason
          path={adminApiPaths.userAction(_id, "verification")}
          {...wording("Resend verification", "Sends a new confirmation link. Older links stop working.")}
        />
      )}
      {!isSelf && (
        <>
          {account === "disabled" ? (
            <ConfirmWithReason
              path={adminApiPaths.userAction(_id, "status")}
              body={{ status: "enabled" }}
              {...wording("Enable account", "They can log in again and get an email with the reason.")}
            />
          ) : (
            <ConfirmWithReason
              path={adminApiPaths.userAction(_id, "status")}
              body={{ status: "disabled" }}
              {...wording(
                "Disable account",
                `They are logged out, cannot log in, and get an email with the reason. Paid orders are still shipped.${plan?.renews ? " The plan keeps renewing: end the plan too if that is not intended." : ""}`,
                "danger",
              )}
            />
          )}
          {(role === "Admin" || account === "open") && (
            <ConfirmWithReason
              path={adminApiPaths.userAction(_id, "role")}
              body={{ role: "Admin" }}
              fields={["staffRole", "reason"]}
              {...wording(
                role === "Admin" ? "Change role" : "Make admin",
                "They can see and change what belongs to the role. They have to log in again.",
                "danger",
              )}
            />
          )}
          {role === "Admin" && (
            <ConfirmWithReason
              path={adminApiPaths.userAction(_id, "role")}
              body={{ role: "Member" }}
              {...wording("Remove admin role", "They lose access to the admin pages and are logged out.", "danger")}
            />
          )}
          {(mfa.since !== null || mfa.passkeys > 0) && (
            <ConfirmWithReason
              path={adminApiPaths.userAction(_id, "mfa")}
              {...wording(
                "Turn off two-factor authentication",
                "For a lost phone. Verify their identity first: their passkeys are removed too, and then the password alone is enough to log in.",
                "danger",
              )}
            />
          )}
        </>
      )}
    </div>
  );
}
