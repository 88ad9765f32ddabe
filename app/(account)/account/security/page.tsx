import type { Metadata } from "next";
import { FactorPanel } from "@/components/accounts/factor-panel";
import { SignInList } from "@/components/accounts/sign-in-list";
import { SignOut } from "@/components/accounts/sign-out";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Page } from "@/components/ui/page";
import { getFactor, listSignIns } from "@/lib/accounts/factor-queries";
import { enrolFirst } from "@/lib/accounts/permissions";
import { requireViewer } from "@/lib/http/viewer";
import { env } from "@/lib/platform/env";
import { paths, safeReturnPath } from "@/lib/platform/paths";

export const metadata: Metadata = { title: "Sign-in and security", robots: { index: false } };

/** How one gets in: where one is signed in, and for those who work here the second factor. */
export default async function SecurityPage({ searchParams }: PageProps<"/account/security">) {
  const viewer = await requireViewer(paths.security());
  const [factor, signIns, { redirectTo }] = await Promise.all([
    getFactor(viewer._id),
    listSignIns(viewer._id),
    searchParams,
  ]);
  const works = viewer.role === "Admin" || viewer.mustEnrol;
  const goOn = typeof redirectTo === "string" ? safeReturnPath(redirectTo, paths.admin) : paths.admin;
  return (
    <Page className="grid gap-8 pb-wall">
      <Breadcrumb trail={[{ name: "Account", href: paths.account }]} here="Sign-in and security" />
      <h1 className="text-title">Sign-in and security</h1>
      {viewer.mustEnrol && <Message>{`⚠️ ${enrolFirst}`}</Message>}
      <div className="g12 items-start gap-y-12">
        {works && (
          <section className="col-span-full grid gap-5 lg:col-end-7">
            <h2 className="text-heading">Second factor</h2>
            <FactorPanel
              email={viewer.email}
              since={factor.since}
              codesLeft={factor.codesLeft}
              isRequired={env().ADMIN_TOTP_REQUIRED}
              goOn={goOn}
            />
          </section>
        )}
        <section className={`col-span-full grid gap-5 ${works ? "lg:col-start-8" : "lg:col-end-8"}`}>
          <h2 className="text-heading">Where you signed in</h2>
          <SignInList lines={signIns} none="Nothing is on record yet." />
          <SignOut />
          <ButtonLink href={paths.forgotPassword} look="quiet" size="small" className="justify-self-start">
            Choose a new password
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}
