import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { parseAuthQuery } from "@/components/auth/auth-query";
import { MfaCodeForm } from "@/components/auth/mfa-code-form";
import { Page } from "@/components/ui/page";
import { mfaChallengeCookieName } from "@/lib/auth/mfa/mfa-challenge-token";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { getCurrentUser } from "@/lib/http/current-user";

export const metadata: Metadata = { title: "Your code", robots: { index: false } };

/** The second step of the login. Redirects to the first step if that is missing. */
export default async function MfaPage({ searchParams }: PageProps<"/login/code">) {
  const query = parseAuthQuery(await searchParams);
  const { code: _, message: __, ...hiddenFields } = query;
  if (await getCurrentUser()) redirect(safeRedirectPath(query.redirectTo, paths.account));
  if (!(await cookies()).has(mfaChallengeCookieName())) redirect(paths.login(hiddenFields));
  return (
    <Page className="grid max-w-form gap-8 pt-[clamp(1.5rem,4vw,4rem)] pb-wall">
      <h1 className="text-title">One more step</h1>
      <p className="font-normal font-read text-muted text-read">
        Enter the six-digit code from your authenticator app, or a recovery code.
      </p>
      <MfaCodeForm query={query} />
    </Page>
  );
}
