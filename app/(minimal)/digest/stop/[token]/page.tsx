import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

export const metadata: Metadata = { title: "Stop the monthly email", robots: { index: false } };

export default async function StopDigestPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={accountApiPaths.stopDigest}
      token={token}
      title="Stop the monthly email?"
      text="You do not get the monthly email to members any more. Your membership and your other emails stay as they are."
      button="Stop the email"
    />
  );
}
