import type { ReactElement } from "react";
import { paths } from "@/lib/core/urls/paths";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailLayout, EmailText, renderEmail } from "@/lib/email/email-layout";
import type { Job, JobHandler } from "@/lib/jobs/outbox";
import { storage } from "@/lib/storage/storage";

type Recipient = { to: string };
type RecipientWithToken = Recipient & { token: string };

/** The email jobs of accounts; the id in the key sends each of them once. */
export const accountEmailJobs = {
  verifyEmail: (payload: RecipientWithToken, id: string): Job => ({
    topic: "auth.verification.email",
    key: `verify-email/${id}`,
    payload,
  }),
  alreadyRegistered: (payload: Recipient, id: string): Job => ({
    topic: "auth.already-registered.email",
    key: `already-registered/${id}`,
    payload,
  }),
  resetPassword: (payload: RecipientWithToken, id: string): Job => ({
    topic: "auth.reset-password.email",
    key: `reset-password/${id}`,
    payload,
  }),
  passwordChanged: (payload: Recipient, id: string): Job => ({
    topic: "auth.password-changed.email",
    key: `password-changed/${id}`,
    payload,
  }),
};

type RenderedEmail = { subject: string; email: ReactElement };

function accountEmail<P extends Recipient>(build: (payload: P) => RenderedEmail, sensitive = false): JobHandler {
  return emailJob(
    async (payload) => {
      const recipient = payload as unknown as P;
      const { subject, email } = build(recipient);
      return { to: recipient.to, subject, ...(await renderEmail(email)) };
    },
    { sensitive },
  );
}

/*
 * These emails never contain the user's name, because a stranger who registers somebody else's address chooses it and could send a
 * message that way.
 */
const verifyEmail = ({ token }: RecipientWithToken): RenderedEmail => ({
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

const resetPassword = ({ token }: RecipientWithToken): RenderedEmail => ({
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

const passwordChanged = (_: Recipient): RenderedEmail => ({
  subject: "Your password was changed",
  email: (
    <EmailLayout
      preview="Every device has been signed out."
      title="Your password was changed"
      action={{ href: absoluteUrl(paths.login()), label: "Sign in" }}
    >
      <EmailText>
        The password of your account at The Living Archive was changed just now, and every device has been signed out.
      </EmailText>
      <EmailText muted>
        If it was not you, ask for a new password at once ({absoluteUrl(paths.forgotPassword)}) and write to us.
      </EmailText>
    </EmailLayout>
  ),
});

/** Payloads with a link are cleared after sending. */
export const accountJobHandlers: Record<string, JobHandler> = {
  "auth.verification.email": accountEmail(verifyEmail, true),
  "auth.already-registered.email": accountEmail(alreadyRegistered),
  "auth.reset-password.email": accountEmail(resetPassword, true),
  "auth.password-changed.email": accountEmail(passwordChanged),
  "storage.delete-file": { send: async ({ key }) => storage().remove(String(key)) },
};
