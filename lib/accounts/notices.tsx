import type { ReactElement } from "react";
import { absolute, Letter, renderLetter, Words } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import type { Effect, TopicHandler } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import { storage } from "@/lib/platform/storage";

type To = { to: string };
type Link = To & { token: string };

/** The mails of this domain as effects; the id of what they are about makes each of them go out once. */
export const accountMails = {
  verifyEmail: (payload: Link, id: string): Effect => ({
    topic: "account.verify-email",
    key: `verify-email/${id}`,
    payload,
  }),
  alreadyRegistered: (payload: To, id: string): Effect => ({
    topic: "account.already-registered",
    key: `already-registered/${id}`,
    payload,
  }),
  resetPassword: (payload: Link, id: string): Effect => ({
    topic: "account.reset-password",
    key: `reset-password/${id}`,
    payload,
  }),
  passwordChanged: (payload: To, id: string): Effect => ({
    topic: "account.password-changed",
    key: `password-changed/${id}`,
    payload,
  }),
};

type Written = { subject: string; letter: ReactElement };

function mail<P extends To>(write: (payload: P) => Written, sensitive = false): TopicHandler {
  return mailTopic(
    async (payload) => {
      const given = payload as unknown as P;
      const { subject, letter } = write(given);
      return { to: given.to, subject, ...(await renderLetter(letter)) };
    },
    { sensitive },
  );
}

/*
 * None of these greets by name: whoever registers with somebody else's address chooses the name, and a greeting of
 * their making would be a message of theirs in our mail.
 */
const verifyEmail = ({ token }: Link): Written => ({
  subject: "Confirm your email address",
  letter: (
    <Letter
      preview="One click, and you are in."
      title="Confirm your email address"
      action={{ href: absolute(paths.verify(token)), label: "Verify email" }}
    >
      <Words>Someone, most likely you, opened an account at The Living Archive with this address.</Words>
      <Words>The link below confirms it and signs you in. It works once, for 24 hours.</Words>
      <Words quiet>If it was not you, do nothing: without the link the account stays shut.</Words>
    </Letter>
  ),
});

const alreadyRegistered = (_: To): Written => ({
  subject: "You already have an account",
  letter: (
    <Letter
      preview="There is nothing to register: sign in."
      title="You already have an account"
      action={{ href: absolute(paths.login()), label: "Sign in" }}
    >
      <Words>
        Someone, most likely you, tried to register at The Living Archive with this address. It has an account already.
      </Words>
      <Words>If the password is lost, ask for a new one here: {absolute(paths.forgotPassword)}</Words>
      <Words quiet>If it was not you, do nothing. Nothing has been changed.</Words>
    </Letter>
  ),
});

const resetPassword = ({ token }: Link): Written => ({
  subject: "Choose a new password",
  letter: (
    <Letter
      preview="The link works once, for an hour."
      title="Choose a new password"
      action={{ href: absolute(paths.resetPassword(token)), label: "Reset Password" }}
    >
      <Words>Someone, most likely you, asked for a new password for your account at The Living Archive.</Words>
      <Words>The link below lets you choose one. It works once, for one hour.</Words>
      <Words quiet>If it was not you, do nothing: the password stays as it is.</Words>
    </Letter>
  ),
});

const passwordChanged = (_: To): Written => ({
  subject: "Your password was changed",
  letter: (
    <Letter
      preview="Every device has been signed out."
      title="Your password was changed"
      action={{ href: absolute(paths.login()), label: "Sign in" }}
    >
      <Words>
        The password of your account at The Living Archive was changed just now, and every device has been signed out.
      </Words>
      <Words quiet>
        If it was not you, ask for a new password at once ({absolute(paths.forgotPassword)}) and write to us.
      </Words>
    </Letter>
  ),
});

/** Who carries out the effects of this domain. Rows that hold a link are blanked when they have been sent. */
export const accountTopics: Record<string, TopicHandler> = {
  "account.verify-email": mail(verifyEmail, true),
  "account.already-registered": mail(alreadyRegistered),
  "account.reset-password": mail(resetPassword, true),
  "account.password-changed": mail(passwordChanged),
  "account.remove-file": { send: async ({ key }) => storage().remove(String(key)) },
};
