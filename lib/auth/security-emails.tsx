import type { ReactElement } from "react";
import { securityJobs } from "@/lib/auth/jobs";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { tryConsumeLimit } from "@/lib/db/rate-limit";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailLayout, EmailText, renderEmail } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

type Recipient = { to: string };
type MfaChange = Recipient & { change: "added" | "removed" | "taken off" };
type RecoveryCodeUse = Recipient & { left: number };
type PasskeyChange = Recipient & { change: "added" | "removed"; name: string };
type PasskeyCopy = Recipient & { name: string };
type AccountStatusChange = Recipient & { status: "disabled" | "enabled"; reason: string };

type RenderedEmail = { subject: string; email: ReactElement };

const securityEmail = <Payload extends Recipient>(build: (payload: Payload) => RenderedEmail) =>
  emailJob(async (payload: Payload) => {
    const { subject, email } = build(payload);
    return { to: payload.to, subject, ...(await renderEmail(email)) };
  });

const NotYouNotice = () => (
  <EmailText muted>
    If it was not you, choose a new password at once ({absoluteUrl(paths.forgotPassword)}) and write to us.
  </EmailText>
);

const mfaChanged = ({ change }: MfaChange): RenderedEmail => ({
  subject: change === "added" ? "Two-factor authentication is on" : "Two-factor authentication is off",
  email: (
    <EmailLayout
      preview={change === "added" ? "Signing in now takes a code." : "Signing in takes only the password now."}
      title={change === "added" ? "Two-factor authentication is on" : "Two-factor authentication is off"}
      action={{ href: absoluteUrl(paths.security()), label: "Sign-in and security" }}
    >
      {change === "added" && (
        <EmailText>
          From now on your account at The Living Archive opens with your password and a code of your authenticator.
          Every other device has been signed out.
        </EmailText>
      )}
      {change === "removed" && (
        <EmailText>Your account at The Living Archive opens with the password alone again.</EmailText>
      )}
      {change === "taken off" && (
        <EmailText>
          An admin of The Living Archive turned off your two-factor authentication and removed your passkeys, and every
          device has been signed out. You can set it up again after signing in.
        </EmailText>
      )}
      {NotYouNotice()}
    </EmailLayout>
  ),
});

const passkeyChanged = ({ change, name }: PasskeyChange): RenderedEmail => ({
  subject: change === "added" ? "A passkey was added" : "A passkey was removed",
  email: (
    <EmailLayout
      preview={change === "added" ? "It signs in without your password." : "It no longer signs in."}
      title={change === "added" ? "A passkey was added" : "A passkey was removed"}
      action={{ href: absoluteUrl(paths.security()), label: "Sign-in and security" }}
    >
      {change === "added" ? (
        <EmailText>
          The passkey “{name}” now opens your account at The Living Archive without the password. If it was not you,
          remove it there; a new password does not remove it.
        </EmailText>
      ) : (
        <EmailText>
          The passkey “{name}” no longer opens your account at The Living Archive, and every other device has been
          signed out. Your password works as before.
        </EmailText>
      )}
      {NotYouNotice()}
    </EmailLayout>
  ),
});

const passkeyCopied = ({ name }: PasskeyCopy): RenderedEmail => ({
  subject: "A passkey was rejected",
  email: (
    <EmailLayout
      preview="It may have been copied."
      title="A passkey was rejected"
      action={{ href: absoluteUrl(paths.security()), label: "Sign-in and security" }}
    >
      <EmailText>
        Someone tried to open your account at The Living Archive with the passkey “{name}”, and nobody got in. The
        device counted fewer uses than it should have, which happens when a passkey was copied. Please remove it and add
        a new one.
      </EmailText>
    </EmailLayout>
  ),
});

const recoveryCodeUsed = ({ left }: RecoveryCodeUse): RenderedEmail => ({
  subject: "A recovery code was used",
  email: (
    <EmailLayout
      preview={`${left} are left.`}
      title="A recovery code was used"
      action={{ href: absoluteUrl(paths.security()), label: "Make new ones" }}
    >
      <EmailText>
        A recovery code of your account at The Living Archive was used just now. It opens nothing any more;{" "}
        {left === 1 ? "one is" : `${left} are`} left.
      </EmailText>
      {NotYouNotice()}
    </EmailLayout>
  ),
});

const accountStatusChanged = ({ status: now, reason }: AccountStatusChange): RenderedEmail => ({
  subject: now === "disabled" ? "Your account was disabled" : "Your account is open again",
  email: (
    <EmailLayout
      preview={now === "disabled" ? "Every device has been signed out." : "You can sign in again."}
      title={now === "disabled" ? "Your account was disabled" : "Your account is open again"}
      action={
        now === "disabled"
          ? { href: absoluteUrl(paths.contact), label: "Write to us" }
          : { href: absoluteUrl(paths.login()), label: "Sign in" }
      }
    >
      {now === "disabled" ? (
        <EmailText>
          The museum has disabled your account at The Living Archive, and every device has been signed out. What you
          have paid for is still sent, and what is owed to you is still returned.
        </EmailText>
      ) : (
        <EmailText>You can sign in to The Living Archive again, as before.</EmailText>
      )}
      <EmailText>The reason given: {reason}</EmailText>
    </EmailLayout>
  ),
});

const failedSignIns = (): RenderedEmail => ({
  subject: "Wrong passwords for your account",
  email: (
    <EmailLayout
      preview="Nobody got in with them."
      title="Wrong passwords for your account"
      action={{ href: absoluteUrl(paths.security()), label: "Sign-in and security" }}
    >
      <EmailText>
        Someone has entered wrong passwords for your account at The Living Archive again and again. None of them was
        right, and further tries are being slowed down. A device that you have signed in with before still works as
        usual.
      </EmailText>
      <EmailText>If it was you, choose a new password here: {absoluteUrl(paths.forgotPassword)}</EmailText>
      <EmailText muted>
        If it was not you, there is nothing to do while your password is hard to guess and used nowhere else.
      </EmailText>
    </EmailLayout>
  ),
});

export const securityJobHandlers = handleJobs(securityJobs, {
  mfaChanged: securityEmail(mfaChanged),
  passkeyChanged: securityEmail(passkeyChanged),
  passkeyCopied: securityEmail(passkeyCopied),
  recoveryCodeUsed: securityEmail(recoveryCodeUsed),
  failedSignIns: emailJob(
    async ({ to }) => {
      const user = await db.user.findFirst({
        where: { email: to, emailVerifiedAt: { not: null }, disabledAt: null, deletedAt: null },
      });
      if (!user || !(await tryConsumeLimit("login-alert", user.id))) return null;
      const { subject, email } = failedSignIns();
      return { to, subject, ...(await renderEmail(email)) };
    },
    { sensitive: true },
  ),
  accountStatus: securityEmail(accountStatusChanged),
});
