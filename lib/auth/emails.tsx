import { issueSignInToken } from "@/lib/auth/issue-sign-in-token";
import { accountJobs } from "@/lib/auth/jobs";
import { issueResetToken } from "@/lib/auth/passwords/issue-reset-token";
import { reissueVerificationToken } from "@/lib/auth/reissue-verification-token";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

type Recipient = { to: string };

const accountEmail = <Payload extends Recipient>(build: (payload: Payload) => EmailDraft, sensitive = false) =>
  emailJob(
    async (payload: Payload) => {
      return { to: payload.to, ...(await renderDraft(build(payload))) };
    },
    { sensitive },
  );

/** An email with a link for the user with the address, if there is one. Its payload is cleared, since the address may be a stranger's. */
const linkEmail = <Payload extends Recipient>(
  issue: (to: string, payload: Payload) => Promise<string | null>,
  build: (token: string) => EmailDraft,
) =>
  emailJob(
    async (payload: Payload) => {
      const { to } = payload;
      const token = await issue(to, payload);
      if (!token) return null;
      return { to, ...(await renderDraft(build(token))) };
    },
    { sensitive: true },
  );

/*
 * These emails never contain the user's name, because a stranger who registers somebody else's address chooses it and could send a
 * message that way.
 */
export const verifyEmail = (token: string): EmailDraft => ({
  subject: "Confirm your email address",
  email: (
    <EmailLayout
      preview="The link works once, for 24 hours."
      title="Confirm your email address"
      action={{ href: absoluteUrl(paths.verify(token)), label: "Verify email" }}
    >
      <EmailText>Someone, most likely you, opened an account at The Living Archive with this address.</EmailText>
      <EmailText>The link below confirms it and logs you in. It works once, for 24 hours.</EmailText>
      <EmailText muted>If it was not you, do nothing: without the link the account stays inactive.</EmailText>
    </EmailLayout>
  ),
});

export const alreadyRegistered = (_: Recipient): EmailDraft => ({
  subject: "You already have an account",
  email: (
    <EmailLayout
      preview="Log in, or choose a new password."
      title="You already have an account"
      action={{ href: absoluteUrl(paths.login()), label: "Log in" }}
    >
      <EmailText>
        Someone, most likely you, tried to register at The Living Archive with this address. It has an account already.
      </EmailText>
      <EmailText>
        If you have forgotten the password,{" "}
        <EmailLink href={absoluteUrl(paths.forgotPassword)}>choose a new password</EmailLink>.
      </EmailText>
      <EmailText muted>If it was not you, do nothing. Nothing has been changed.</EmailText>
    </EmailLayout>
  ),
});

export const resetPassword = (token: string): EmailDraft => ({
  subject: "Choose a new password",
  email: (
    <EmailLayout
      preview="The link works once, for an hour."
      title="Choose a new password"
      action={{ href: absoluteUrl(paths.resetPassword(token)), label: "Reset Password" }}
    >
      <EmailText>Someone, most likely you, asked for a new password for your account at The Living Archive.</EmailText>
      <EmailText>The link below lets you choose one. It works once, for one hour.</EmailText>
      <EmailText muted>If it was not you, do nothing: the password stays as it is.</EmailText>
    </EmailLayout>
  ),
});

export const signInLink = (token: string): EmailDraft => ({
  subject: "Your login link",
  email: (
    <EmailLayout
      preview="The link works once, for 15 minutes."
      title="Log in"
      action={{ href: absoluteUrl(paths.signInLink(token)), label: "Log in" }}
    >
      <EmailText>Someone, most likely you, asked for a login link for The Living Archive.</EmailText>
      <EmailText>It works once, for 15 minutes.</EmailText>
      <EmailText muted>If it was not you, you can ignore this email. Nobody can log in without the link.</EmailText>
    </EmailLayout>
  ),
});

export const newEmail = (token: string): EmailDraft => ({
  subject: "Confirm your new email address",
  email: (
    <EmailLayout
      preview="The link works once, for an hour."
      title="Confirm your new email address"
      action={{ href: absoluteUrl(formRedirectPaths.confirmNewEmail(token)), label: "Use this address" }}
    >
      <EmailText>
        Someone, most likely you, wants to use this address for their account at The Living Archive, in place of another
        one.
      </EmailText>
      <EmailText>The link below does it. It works once, for one hour.</EmailText>
      <EmailText muted>If it was not you, do nothing: nothing changes without the link.</EmailText>
    </EmailLayout>
  ),
});

type AdminInvite = Recipient & { token: string; as: string; invitedBy: string };

export const adminInvite = ({ token, as, invitedBy }: AdminInvite): EmailDraft => ({
  subject: "You are invited to help run The Living Archive",
  email: (
    <EmailLayout
      preview={`With the role ${as}. The link works for seven days.`}
      title="You are invited"
      action={{ href: absoluteUrl(paths.adminInvite(token)), label: "See the invitation" }}
    >
      <EmailText>
        {invitedBy} invites you to help run The Living Archive as an admin with the role {as}.
      </EmailText>
      <EmailText>The link below works once, for seven days. Without an account you can open one there.</EmailText>
      <EmailText muted>If you did not expect this, do nothing: nothing happens without the link.</EmailText>
    </EmailLayout>
  ),
});

export const passwordChanged = ({ stays }: Recipient & { stays: boolean }): EmailDraft => ({
  subject: "Your password was changed",
  email: (
    <EmailLayout
      preview={stays ? "Every other device has been logged out." : "Every device has been logged out."}
      title="Your password was changed"
      action={{ href: absoluteUrl(paths.login()), label: "Log in" }}
    >
      <EmailText>
        The password of your account at The Living Archive was changed just now, and every {stays && "other "}device has
        been logged out.
      </EmailText>
      <EmailText muted>
        If it was not you, <EmailLink href={absoluteUrl(paths.forgotPassword)}>choose a new password</EmailLink> at once
        and write to us.
      </EmailText>
    </EmailLayout>
  ),
});

/** Payloads with a link are cleared after sending. */
export const accountJobHandlers = handleJobs(accountJobs, {
  verifyEmail: accountEmail(({ token }) => verifyEmail(token), true),
  alreadyRegistered: accountEmail(alreadyRegistered),
  resendVerification: linkEmail(reissueVerificationToken, verifyEmail),
  resetPassword: linkEmail(issueResetToken, resetPassword),
  signInLink: linkEmail(issueSignInToken, signInLink),
  newEmail: accountEmail(({ token }) => newEmail(token), true),
  adminInvite: accountEmail(adminInvite, true),
  passwordChanged: accountEmail(passwordChanged),
});
