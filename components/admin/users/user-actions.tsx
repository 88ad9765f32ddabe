import type { ReactNode } from "react";
import { Card } from "@/components/admin/ui/card";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { cardClass } from "@/components/admin/ui/form-section";
import { ButtonLink } from "@/components/ui/button";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";

type UserActionsProps = {
  user: {
    _id: string;
    name: string;
    email: string;
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
  const { _id, name, account } = user;
  const wording = wordingFor(name);
  return (
    <Card title="Actions">
      <div className="grid gap-5 md:max-xl:grid-cols-3">
        <ActionGroup title="Plan">
          <ConfirmWithReason
            path={adminApiPaths.userAction(_id, "plan")}
            fields={["plan", "reason"]}
            {...wording(
              "Grant plan",
              "Free membership until the end of that day, at most five years. They get an email with the reason.",
            )}
          />
        </ActionGroup>
        <ActionGroup title="Access">
          {account === "unconfirmed" && (
            <ConfirmWithReason
              path={adminApiPaths.userAction(_id, "verification")}
              {...wording("Resend verification", "Sends a new confirmation link. Older links stop working.")}
            />
          )}
          {!isSelf && <RoleActions user={user} wording={wording} />}
          {!isSelf && account === "disabled" && (
            <ConfirmWithReason
              path={adminApiPaths.userAction(_id, "status")}
              body={{ status: "enabled" }}
              {...wording("Enable account", "They can log in again and get an email with the reason.")}
            />
          )}
        </ActionGroup>
        <ActionGroup title="Data">
          <DownloadLink href={adminApiPaths.userData(_id)}>Export data</DownloadLink>
          <ButtonLink href={adminPaths.mergeUser(_id)} variant="secondary" size="small">
            Merge accounts
          </ButtonLink>
        </ActionGroup>
      </div>
    </Card>
  );
}

/** The actions that take something away from a user, apart from the others. Admins can only end the plan of their own account. */
export function UserDangers({ user, isSelf }: UserActionsProps) {
  const { _id, name, email, role, account, plan, mfa } = user;
  const wording = wordingFor(name);
  if (isSelf && !plan?.isActive) return null;
  return (
    <section aria-labelledby="danger" className={cardClass}>
      <h2 id="danger" className="font-bold text-base">
        Danger
      </h2>
      <div className="flex flex-wrap gap-3">
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
        {!isSelf && role === "Admin" && (
          <ConfirmWithReason
            path={adminApiPaths.userAction(_id, "role")}
            body={{ role: "Member" }}
            {...wording("Remove admin role", "They lose access to the admin pages and are logged out.", "danger")}
          />
        )}
        {!isSelf && (mfa.since !== null || mfa.passkeys > 0) && (
          <ConfirmWithReason
            path={adminApiPaths.userAction(_id, "mfa")}
            {...wording(
              "Turn off two-factor authentication",
              "For a lost phone. Verify their identity first: their passkeys are removed too, and then the password alone is enough to log in.",
              "danger",
            )}
          />
        )}
        {!isSelf && account !== "disabled" && (
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
        {!isSelf && (
          <ConfirmWithReason
            path={adminApiPaths.userAction(_id, "erase")}
            fields={["email"]}
            emailHint={email}
            goTo={adminPaths.section("users", { who: "everybody" })}
            {...wording(
              "Erase account",
              "Everything personal is deleted for good. Orders, payments and bids are kept without the name. This cannot be undone.",
              "danger",
            )}
          />
        )}
      </div>
    </section>
  );
}

function ActionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-muted text-tiny">{title}</h3>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

type Wording = (
  label: string,
  consequence: string,
  variant?: "danger" | "secondary",
) => {
  label: string;
  subject: string;
  title: string;
  question: string;
  variant: "danger" | "secondary";
  failureText: string;
};

const wordingFor =
  (name: string): Wording =>
  (label, consequence, variant = "secondary") => ({
    label,
    subject: name,
    title: `${label}: ${name}`,
    question: consequence,
    variant,
    failureText: "That failed. Nothing was changed.",
  });

function RoleActions({ user: { _id, role, account }, wording }: { user: UserActionsProps["user"]; wording: Wording }) {
  if (role !== "Admin" && account !== "open") return null;
  return (
    <ConfirmWithReason
      path={adminApiPaths.userAction(_id, "role")}
      body={{ role: "Admin" }}
      fields={["staffRole", "reason"]}
      {...wording(
        role === "Admin" ? "Change role" : "Make admin",
        "They can see and change what belongs to the role. They have to log in again.",
      )}
    />
  );
}
