import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

// The URL contains the token, so it must not be sent as a referrer or indexed.
export const metadata: Metadata = { title: "Log in", referrer: "same-origin", robots: { index: false } };

// The nonce of its scripts is that of one request.
export const dynamic = "force-dynamic";

export default async function SignInLinkPage({ params }: PageProps<"/login/link/[token]">) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={accountApiPaths.useSignInLink}
      token={decodeURIComponent(token)}
      title="Log in"
      text="Press the button to log in. The link works once."
      button="Log in"
    />
  );
}
