import { securityJobs } from "@/lib/auth/jobs";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { tryConsumeLimit } from "@/lib/db/rate-limit";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

type Recipient = { to: string };
type MfaChange = Recipient & { change: "added" | "removed" | "taken off" };
type RecoveryCodeUse = Recipient & { left: number };
type PasskeyChange = Recipient & { change: "added" | "removed"; name: string };
type PasskeyCopy = Recipient & { name: string };
type AccountStatusChange = Recipient & { status: "disabled" | "enabled"; reason: string };

const securityEmail = <Payload extends Recipient>(build: (payload: Payload) => EmailDraft) =>
  emailJob(async (payload: Payload) => {
    return { to: payload.to, ...(await renderDraft(build(payload))) };
  });

const NotYouNotice = () => (
  <EmailText muted>
    If it was not you, <EmailLink href={absoluteUrl(paths.forgotPassword)}>choose a new password</EmailLink> at once and
    write to us.
  </EmailText>
);

export const mfaChanged = ({ change }: MfaChange): EmailDraft => ({
  subject: change === "added" ? "Two-factor authentication is on" : "Two-factor authentication is off",
  email: (
    <EmailLayout
      preview={change === "added" ? "Logging in now takes a code." : "Logging in takes only the password now."}
      title={change === "added" ? "Two-factor authentication is on" : "Two-factor authentication is off"}
      action={{ href: absoluteUrl(paths.security()), label: "Login and security" }}
    >
      {change === "added" && (
        <EmailText>
          From now on, logging in to The Living Archive takes your password and a code from your authenticator app.
          Every other device has been logged out.
        </EmailText>
      )}
      {change === "removed" && <EmailText>You now log in to The Living Archive with your password only.</EmailText>}
      {change === "taken off" && (
        <EmailText>
          An admin of The Living Archive turned off your two-factor authentication and removed your passkeys, and every
          device has been logged out. You can set it up again after logging in.
        </EmailText>
      )}
      {NotYouNotice()}
    </EmailLayout>
  ),
});

export const passkeyChanged = ({ change, name }: PasskeyChange): EmailDraft => ({
  subject: change === "added" ? "A passkey was added" : "A passkey was removed",
  email: (
    <EmailLayout
      preview={change === "added" ? "It logs you in without your password." : "It no longer logs you in."}
      title={change === "added" ? "A passkey was added" : "A passkey was removed"}
      action={{ href: absoluteUrl(paths.security()), label: "Login and security" }}
    >
      {change === "added" ? (
        <EmailText>
          The passkey “{name}” now logs you in to The Living Archive without the password. If it was not you, remove it
          there; a new password does not remove it.
        </EmailText>
      ) : (
        <EmailText>
          The passkey “{name}” no longer logs you in to The Living Archive, and every other device has been logged out.
          Your password works as before.
        </EmailText>
      )}
      {NotYouNotice()}
    </EmailLayout>
  ),
});

export const passkeyCopied = ({ name }: PasskeyCopy): EmailDraft => ({
  subject: "A passkey was rejected",
  email: (
    <EmailLayout
      preview="It may have been copied."
      title="A passkey was rejected"
      action={{ href: absoluteUrl(paths.security()), label: "Login and security" }}
    >
      <EmailText>
        Someone tried to log in to your account at The Living Archive with the passkey “{name}”, and was refused. The
        device counted fewer uses than it should have, which happens when a passkey was copied. Please remove it and add
        a new one.
      </EmailText>
    </EmailLayout>
  ),
});

export const emailChanged = (): EmailDraft => ({
  subject: "Your email address was changed",
  email: (
    <EmailLayout
      preview="This address no longer logs you in."
      title="Your email address was changed"
      action={{ href: absoluteUrl(paths.contact), label: "Write to us" }}
    >
      <EmailText>
        Your account at The Living Archive has another email address now, confirmed with its password and a link. Emails
        about it no longer come here.
      </EmailText>
      <EmailText muted>If it was not you, write to us immediately.</EmailText>
    </EmailLayout>
  ),
});

export const recoveryCodeUsed = ({ left }: RecoveryCodeUse): EmailDraft => ({
  subject: "A recovery code was used",
  email: (
    <EmailLayout
      preview={`${left} are left.`}
      title="A recovery code was used"
      action={{ href: absoluteUrl(paths.security()), label: "Make new ones" }}
    >
      <EmailText>
        A recovery code of your account at The Living Archive was used just now. It does not work again;{" "}
        {left === 1 ? "one is" : `${left} are`} left.
      </EmailText>
      {NotYouNotice()}
    </EmailLayout>
  ),
});

export const accountStatusChanged = ({ status: now, reason }: AccountStatusChange): EmailDraft => ({
  subject: now === "disabled" ? "Your account was disabled" : "Your account is enabled again",
  email: (
    <EmailLayout
      preview={now === "disabled" ? "Every device has been logged out." : "You can log in again."}
      title={now === "disabled" ? "Your account was disabled" : "Your account is enabled again"}
      action={
        now === "disabled"
          ? { href: absoluteUrl(paths.contact), label: "Write to us" }
          : { href: absoluteUrl(paths.login()), label: "Log in" }
      }
    >
      {now === "disabled" ? (
        <EmailText>
          The museum has disabled your account at The Living Archive, and every device has been logged out. What you
          have paid for is still sent, and what is owed to you is still returned.
        </EmailText>
      ) : (
        <EmailText>You can log in to The Living Archive again, as before.</EmailText>
      )}
      <EmailText>The reason given: {reason}</EmailText>
    </EmailLayout>
  ),
});

export const failedSignIns = (): EmailDraft => ({
  subject: "Wrong passwords for your account",
  email: (
    <EmailLayout
      preview="None of them was right."
      title="Wrong passwords for your account"
      action={{ href: absoluteUrl(paths.security()), label: "Login and security" }}
    >
      <EmailText>
        Someone has entered wrong passwords for your account at The Living Archive again and again. None of them was
        right, and further tries are being slowed down. A device that you have logged in with before still works as
        usual.
      </EmailText>
      <EmailText>
        If it was you and you have forgotten it,{" "}
        <EmailLink href={absoluteUrl(paths.forgotPassword)}>choose a new password</EmailLink>.
      </EmailText>
      <EmailText muted>
        If it was not you, there is nothing to do while your password is hard to guess and used nowhere else.
      </EmailText>
    </EmailLayout>
  ),
});

export const accountsMerged = ({ stays }: Recipient & { stays: boolean }): EmailDraft => ({
  subject: "Your accounts were merged",
  email: (
    <EmailLayout
      preview={stays ? "This address stays." : "This address no longer has a password."}
      title="Your accounts were merged"
      action={{ href: absoluteUrl(paths.login()), label: "Log in" }}
    >
      <EmailText>
        An admin of The Living Archive merged your two accounts. Orders, plan, comments and everything else are together
        now.
      </EmailText>
      <EmailText>
        {stays
          ? "Log in with this address as before: its password and passkeys stay."
          : "Log in with your other address. With this one you can log in by a link that we email to it; its password and passkeys no longer work."}
      </EmailText>
      <EmailText muted>If you did not expect this, write to us immediately.</EmailText>
    </EmailLayout>
  ),
});

export const securityJobHandlers = handleJobs(securityJobs, {
  mfaChanged: securityEmail(mfaChanged),
  passkeyChanged: securityEmail(passkeyChanged),
  emailChanged: securityEmail(emailChanged),
  passkeyCopied: securityEmail(passkeyCopied),
  recoveryCodeUsed: securityEmail(recoveryCodeUsed),
  failedSignIns: emailJob(
    async ({ to }) => {
      const user = await db.user.findFirst({
        where: { email: to, emailVerifiedAt: { not: null }, disabledAt: null, deletedAt: null },
      });
      if (!user || !(await tryConsumeLimit("login-alert", user.id))) return null;
      return { to, ...(await renderDraft(failedSignIns())) };
    },
    { sensitive: true },
  ),
  accountStatus: securityEmail(accountStatusChanged),
  accountsMerged: securityEmail(accountsMerged),
});
