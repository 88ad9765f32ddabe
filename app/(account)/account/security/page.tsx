import type { Metadata } from "next";
import { ChangeEmailForm } from "@/components/auth/change-email-form";
import { ChangePasswordForm } from "@/components/auth/change-password-form";
import { MfaPanel } from "@/components/auth/mfa-panel";
import { PasskeyPanel } from "@/components/auth/passkey-panel";
import { SessionList } from "@/components/auth/session-list";
import { SignOut } from "@/components/auth/sign-out";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { sessionEnded } from "@/lib/auth/form-messages";
import { listPasskeys } from "@/lib/auth/passkeys/queries";
import { mfaSetupRequired } from "@/lib/auth/permissions";
import { getMfaStatus, listActiveSessions } from "@/lib/auth/queries";
import { env } from "@/lib/core/env";
import { isCursor } from "@/lib/core/pagination";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata: Metadata = { title: "Login and security", robots: { index: false } };

/** The results of ending sessions, which are forms without JavaScript. */
const sessionNotices: Record<string, string> = {
  session: "The session has ended.",
  sessions: "The other sessions have ended.",
};

/** The errors of the form of the email address alone. */
const isEmailError = (code: string) => ["same_email", "email_missing", "email_invalid"].includes(code);

const passkeyLoginRequired =
  "Please log out, and log in with your passkey. Two-factor authentication is required for admins.";

/** Password, two-factor authentication, passkeys and sessions. */
export default async function SecurityPage({ searchParams }: PageProps<"/account/security">) {
  const viewer = await requireCurrentUser(paths.security());
  const { redirectTo, notice, error, cursor: given } = await searchParams;
  const cursor = typeof given === "string" && isCursor(given) ? given : undefined;
  const [factor, passkeys, { sessions, nextCursor }] = await readForPage(
    Promise.all([getMfaStatus(viewer._id), listPasskeys(viewer._id), listActiveSessions(viewer._id, cursor)]),
  );
  const isAdmin = viewer.role === "Admin" || viewer.mfaRequired;
  const continueTo = typeof redirectTo === "string" ? safeRedirectPath(redirectTo, paths.admin) : paths.admin;
  const code = typeof error === "string" ? error : "";
  const sessionNotice = textOfCode(sessionNotices, notice);
  return (
    <Page className="grid gap-8 pb-wall">
      <Breadcrumb items={[{ name: "Account", href: paths.account }]} current="Login and security" />
      <h1 className="pb-2 text-title md:pb-6">Login and security</h1>
      {viewer.mfaRequired && (
        <Alert tone="warning">{passkeys.length > 0 ? passkeyLoginRequired : mfaSetupRequired}</Alert>
      )}
      <div className="g12 items-start gap-y-12">
        <div className="col-span-full grid gap-12 lg:col-end-7">
          <section className="grid gap-5">
            <h2 className="text-heading">Two-factor authentication</h2>
            <MfaPanel
              email={viewer.email}
              enabledSince={factor.since}
              codesLeft={factor.codesLeft}
              isAdmin={isAdmin}
              isRequired={isAdmin && env().ADMIN_TOTP_REQUIRED}
              continueTo={continueTo}
            />
          </section>
          <section className="grid gap-5">
            <h2 className="text-heading">Passkeys</h2>
            <PasskeyPanel email={viewer.email} passkeys={passkeys} />
          </section>
          <section className="grid gap-5">
            <h2 className="text-heading">Email address</h2>
            <ChangeEmailForm
              email={viewer.email}
              result={notice === "email" ? "sent" : isEmailError(code) ? code : null}
            />
          </section>
          <section className="grid gap-5">
            <h2 className="text-heading">Change password</h2>
            <ChangePasswordForm
              email={viewer.email}
              result={notice === "password" ? "changed" : code === "session_ended" || isEmailError(code) ? null : code}
            />
          </section>
        </div>
        <section className="col-span-full grid gap-5 lg:col-start-8">
          <h2 className="text-heading">Where you logged in</h2>
          {sessionNotice && <Alert tone="success">{sessionNotice}</Alert>}
          {code === "session_ended" && <Alert tone="error">{sessionEnded}</Alert>}
          <SessionList
            sessions={sessions}
            currentId={viewer.sessionId}
            olderHref={nextCursor && paths.security({ cursor: nextCursor })}
          />
          <SignOut />
        </section>
      </div>
    </Page>
  );
}
