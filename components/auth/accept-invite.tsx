import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import type { InviteOffer } from "@/lib/auth/invites/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";

type AcceptInviteProps = {
  offer: InviteOffer;
  token: string;
  /** The email of the user who is signed in. */
  viewerEmail: string | null;
  message: string | null;
};

/** The invitation of an admin: to log in with its address, to open an account, or to accept it. */
export function AcceptInvite({
  offer: { email, staffRole, invitedBy, hasAccount },
  token,
  viewerEmail,
  message,
}: AcceptInviteProps) {
  const here = paths.adminInvite(token);
  const isOther = viewerEmail !== null && viewerEmail !== email;
  const mustLogIn = isOther || (hasAccount && viewerEmail === null);
  return (
    <>
      <h1 className="text-title">You are invited</h1>
      <p className="reading">
        {invitedBy} invites {email} to help run The Living Archive as an admin with the role {staffRole}.
      </p>
      {message && <Alert tone="error">{message}</Alert>}
      {isOther && (
        <p className="reading">
          You are logged in as {viewerEmail}. Log out, then open the link of the email again and continue as {email}.
        </p>
      )}
      {mustLogIn ? (
        !isOther && <ButtonLink href={paths.login({ redirectTo: here })}>Log in to accept</ButtonLink>
      ) : (
        <form method="post" action={accountApiPaths.acceptInvite} className="grid w-full gap-6">
          <input type="hidden" name="token" value={token} />
          {!hasAccount && (
            <>
              <p className="reading">This opens an account. Next you choose its password.</p>
              <TextField label="First name" name="firstName" autoComplete="given-name" required maxLength={60} />
              <TextField label="Last name" name="lastName" autoComplete="family-name" required maxLength={60} />
            </>
          )}
          <Button type="submit">Accept</Button>
          {hasAccount && (
            <p className="text-muted text-small">You are logged out once, and log in again as an admin.</p>
          )}
        </form>
      )}
    </>
  );
}
