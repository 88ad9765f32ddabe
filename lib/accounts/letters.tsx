import type { ReactElement } from "react";
import { absolute, Letter, renderLetter, Words } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import type { Effect, TopicHandler } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";

type To = { to: string };
type Changed = To & { change: "added" | "removed" | "taken off" };
type Used = To & { left: number };
type Standing = To & { standing: "disabled" | "enabled"; reason: string };

const effect =
  <P extends To>(topic: string) =>
  (payload: P, id: string): Effect => ({ topic: `account.${topic}`, key: `${topic}/${id}`, payload });

/** The mails about how one signs in and whether one may, as effects. */
export const securityMails = {
  factorChanged: effect<Changed>("factor-changed"),
  recoveryCodeUsed: effect<Used>("recovery-code-used"),
  standing: effect<Standing>("standing"),
};

type Written = { subject: string; letter: ReactElement };

const mail = <P extends To>(write: (payload: P) => Written): TopicHandler =>
  mailTopic(async (payload) => {
    const given = payload as unknown as P;
    const { subject, letter } = write(given);
    return { to: given.to, subject, ...(await renderLetter(letter)) };
  });

const inCase = () => (
  <Words quiet>
    If it was not you, choose a new password at once ({absolute(paths.forgotPassword)}) and write to us.
  </Words>
);

const factorChanged = ({ change }: Changed): Written => ({
  subject: change === "added" ? "Your second factor is set up" : "Your second factor was removed",
  letter: (
    <Letter
      preview={change === "added" ? "Signing in now takes a code." : "Signing in takes only the password now."}
      title={change === "added" ? "Your second factor is set up" : "Your second factor was removed"}
      action={{ href: absolute(paths.security()), label: "Sign-in and security" }}
    >
      {change === "added" && (
        <Words>
          From now on your account at The Living Archive opens with your password and a code of your authenticator.
          Every other device has been signed out.
        </Words>
      )}
      {change === "removed" && <Words>Your account at The Living Archive opens with the password alone again.</Words>}
      {change === "taken off" && (
        <Words>
          An admin of The Living Archive took the second factor off your account, and every device has been signed out.
          You can set up a new one once you are in.
        </Words>
      )}
      {inCase()}
    </Letter>
  ),
});

const recoveryCodeUsed = ({ left }: Used): Written => ({
  subject: "A recovery code was used",
  letter: (
    <Letter
      preview={`${left} are left.`}
      title="A recovery code was used"
      action={{ href: absolute(paths.security()), label: "Make new ones" }}
    >
      <Words>
        A recovery code of your account at The Living Archive was used just now. It opens nothing any more;{" "}
        {left === 1 ? "one is" : `${left} are`} left.
      </Words>
      {inCase()}
    </Letter>
  ),
});

const standing = ({ standing: now, reason }: Standing): Written => ({
  subject: now === "disabled" ? "Your account was disabled" : "Your account is open again",
  letter: (
    <Letter
      preview={now === "disabled" ? "Every device has been signed out." : "You can sign in again."}
      title={now === "disabled" ? "Your account was disabled" : "Your account is open again"}
      action={
        now === "disabled"
          ? { href: absolute(paths.contact), label: "Write to us" }
          : { href: absolute(paths.login()), label: "Sign in" }
      }
    >
      {now === "disabled" ? (
        <Words>
          The museum has disabled your account at The Living Archive, and every device has been signed out. What you
          have paid for is still sent, and what is owed to you is still returned.
        </Words>
      ) : (
        <Words>You can sign in to The Living Archive again, as before.</Words>
      )}
      <Words>The reason given: {reason}</Words>
    </Letter>
  ),
});

/** Who carries them out. */
export const securityTopics: Record<string, TopicHandler> = {
  "account.factor-changed": mail(factorChanged),
  "account.recovery-code-used": mail(recoveryCodeUsed),
  "account.standing": mail(standing),
};
