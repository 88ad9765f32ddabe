import type { Metadata } from "next";
import { LoginHistory } from "@/components/auth/login-history";
import { MfaPanel } from "@/components/auth/mfa-panel";
import { SignOut } from "@/components/auth/sign-out";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { mfaSetupRequired } from "@/lib/auth/permissions";
import { getMfaStatus, listLoginHistory } from "@/lib/auth/queries";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { requireCurrentUser } from "@/lib/http/current-user";

export const metadata: Metadata = { title: "Sign-in and security", robots: { index: false } };

/** Sessions and, for admins, two-factor authentication. */
export default async function SecurityPage({ searchParams }: PageProps<"/account/security">) {
  const viewer = await requireCurrentUser(paths.security());
  const [factor, signIns, { redirectTo }] = await Promise.all([
    getMfaStatus(viewer._id),
    listLoginHistory(viewer._id),
    searchParams,
  ]);
  const works = viewer.role === "Admin" || viewer.mfaRequired;
  const continueTo = typeof redirectTo === "string" ? safeRedirectPath(redirectTo, paths.admin) : paths.admin;
  return (
    <Page className="grid gap-8 pb-wall">
      <Breadcrumb items={[{ name: "Account", href: paths.account }]} current="Sign-in and security" />
      <h1 className="text-title">Sign-in and security</h1>
      {viewer.mfaRequired && <Alert>{`⚠️ ${mfaSetupRequired}`}</Alert>}
      <div className="g12 items-start gap-y-12">
        {works && (
          <section className="col-span-full grid gap-5 lg:col-end-7">
            <h2 className="text-heading">Two-factor authentication</h2>
            <MfaPanel
              email={viewer.email}
              enabledSince={factor.since}
              codesLeft={factor.codesLeft}
              isRequired={env().ADMIN_TOTP_REQUIRED}
              continueTo={continueTo}
            />
          </section>
        )}
        <section className={`col-span-full grid gap-5 ${works ? "lg:col-start-8" : "lg:col-end-8"}`}>
          <h2 className="text-heading">Where you signed in</h2>
          <LoginHistory entries={signIns} emptyText="No sign-ins yet." />
          <SignOut />
          <ButtonLink href={paths.forgotPassword} variant="quiet" size="small" className="justify-self-start">
            Choose a new password
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}
