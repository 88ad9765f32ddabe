import type { ReactElement } from "react";
import { accountJobs } from "@/lib/auth/jobs";
import { issueResetToken } from "@/lib/auth/passwords/issue-reset-token";
import { reissueVerificationToken } from "@/lib/auth/reissue-verification-token";
import { paths } from "@/lib/core/urls/paths";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailLayout, EmailText, renderEmail } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

type Recipient = { to: string };

type RenderedEmail = { subject: string; email: ReactElement };

const accountEmail = <Payload extends Recipient>(build: (payload: Payload) => RenderedEmail, sensitive = false) =>
  emailJob(
    async (payload: Payload) => {
      const { subject, email } = build(payload);
      return { to: payload.to, subject, ...(await renderEmail(email)) };
    },
    { sensitive },
  );

/** An email with a link for the user with the address, if there is one. Its payload is cleared, since the address may be a stranger's. */
const linkEmail = (issue: (email: string) => Promise<string | null>, build: (token: string) => RenderedEmail) =>
  emailJob(
    async ({ to }: Recipient) => {
      const token = await issue(to);
      if (!token) return null;
      const { subject, email } = build(token);
      return { to, subject, ...(await renderEmail(email)) };
    },
    { sensitive: true },
  );

/*
 * These emails never contain the user's name, because a stranger who registers somebody else's address chooses it and could send a
 * message that way.
 */
const verifyEmail = (token: string): RenderedEmail => ({
  subject: "Confirm your email address",
  email: (
    <EmailLayout
      preview="One click, and you are in."
      title="Confirm your email address"
      action={{ href: absoluteUrl(paths.verify(token)), label: "Verify email" }}
    >
      <EmailText>Someone, most likely you, opened an account at The Living Archive with this address.</EmailText>
      <EmailText>The link below confirms it and signs you in. It works once, for 24 hours.</EmailText>
      <EmailText muted>If it was not you, do nothing: without the link the account stays inactive.</EmailText>
    </EmailLayout>
  ),
});

const alreadyRegistered = (_: Recipient): RenderedEmail => ({
  subject: "You already have an account",
  email: (
    <EmailLayout
      preview="There is nothing to register: sign in."
      title="You already have an account"
      action={{ href: absoluteUrl(paths.login()), label: "Sign in" }}
    >
      <EmailText>
        Someone, most likely you, tried to register at The Living Archive with this address. It has an account already.
      </EmailText>
      <EmailText>If the password is lost, ask for a new one here: {absoluteUrl(paths.forgotPassword)}</EmailText>
      <EmailText muted>If it was not you, do nothing. Nothing has been changed.</EmailText>
    </EmailLayout>
  ),
});

const resetPassword = (token: string): RenderedEmail => ({
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

const passwordChanged = ({ stays }: Recipient & { stays: boolean }): RenderedEmail => ({
  subject: "Your password was changed",
  email: (
    <EmailLayout
      preview={stays ? "Every other device has been signed out." : "Every device has been signed out."}
      title="Your password was changed"
      action={{ href: absoluteUrl(paths.login()), label: "Sign in" }}
    >
      <EmailText>
        The password of your account at The Living Archive was changed just now, and every {stays && "other "}device has
        been signed out.
      </EmailText>
      <EmailText muted>
        If it was not you, ask for a new password at once ({absoluteUrl(paths.forgotPassword)}) and write to us.
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
  passwordChanged: accountEmail(passwordChanged),
});
