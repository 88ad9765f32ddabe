import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

// The URL contains the token, so it must not be sent as a referrer or indexed.
export const metadata: Metadata = {
  title: "Your new email address",
  referrer: "same-origin",
  robots: { index: false },
};

export default async function ConfirmNewEmailPage({ params }: PageProps<"/new-email/confirm/[token]">) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={accountApiPaths.confirmNewEmail}
      token={decodeURIComponent(token)}
      title="Use this email address?"
      text="You log in with it from then on, and emails about your account go to it. Your orders, your membership and your password stay."
      button="Use this address"
    />
  );
}
