import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { UserAction } from "./user-action";

type UserActionsProps = {
  user: {
    _id: string;
    name: string;
    role: "Member" | "Admin";
    account: "open" | "disabled" | "unconfirmed";
    plan: { isActive: boolean; renews: boolean } | null;
    mfa: { since: string | null };
  };
  /** Whether admins look at their own account, which they cannot disable or demote. */
  isSelf: boolean;
};

/** The admin actions on a user. The user gets an email with the reason when an action changes their access. */
export function UserActions({ user, isSelf }: UserActionsProps) {
  const { _id, name, role, account, plan, mfa } = user;
  return (
    <div className="flex flex-wrap gap-3">
      <UserAction
        path={adminApiPaths.userAction(_id, "plan")}
        label="Grant plan"
        name={name}
        consequence="Free membership until the end of that day, at most five years. They get an email with the reason."
      >
        <Select label="Plan" name="plan" defaultValue="yearly">
          <option value="monthly">Monthly</option>
          <option value="yearly">Annual</option>
          <option value="collector">Collector</option>
          <option value="patron">Patron</option>
        </Select>
        <TextField label="End date" name="until" type="date" required />
      </UserAction>
      {plan?.isActive && (
        <UserAction
          path={adminApiPaths.userAction(_id, "plan/end")}
          label="End plan"
          name={name}
          danger
          consequence="It ends at once, the card is not charged again, and they get an email with the reason. There is no automatic refund."
        />
      )}
      <UserAction
        path={adminApiPaths.userAction(_id, "sign-out")}
        label="Sign out everywhere"
        name={name}
        consequence="Signs out every device."
      />
      {account === "unconfirmed" && (
        <UserAction
          path={adminApiPaths.userAction(_id, "verification")}
          label="Resend verification"
          name={name}
          consequence="Sends a new confirmation link. Older links stop working."
        />
      )}
      {!isSelf && (
        <>
          {account === "disabled" ? (
            <UserAction
              path={adminApiPaths.userAction(_id, "status")}
              body={{ status: "enabled" }}
              label="Enable account"
              name={name}
              consequence="They can sign in again and get an email with the reason."
            />
          ) : (
            <UserAction
              path={adminApiPaths.userAction(_id, "status")}
              body={{ status: "disabled" }}
              label="Disable account"
              name={name}
              danger
              consequence={`They are signed out, cannot sign in, and get an email with the reason. Paid orders are still shipped.${plan?.renews ? " The plan keeps renewing: end the plan too if that is not intended." : ""}`}
            />
          )}
          {role === "Admin" ? (
            <UserAction
              path={adminApiPaths.userAction(_id, "role")}
              body={{ role: "Member" }}
              label="Remove admin role"
              name={name}
              danger
              consequence="They lose access to the admin pages and are signed out."
            />
          ) : (
            account === "open" && (
              <UserAction
                path={adminApiPaths.userAction(_id, "role")}
                body={{ role: "Admin" }}
                label="Make admin"
                name={name}
                danger
                consequence="They can see all addresses, make refunds and change everything here. They have to sign in again."
              />
            )
          )}
          {mfa.since && (
            <UserAction
              path={adminApiPaths.userAction(_id, "mfa")}
              label="Turn off two-factor authentication"
              name={name}
              danger
              consequence="For a lost phone. Verify their identity first: then the password alone is enough to sign in."
            />
          )}
        </>
      )}
    </div>
  );
}
