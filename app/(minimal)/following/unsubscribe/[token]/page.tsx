import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

export const metadata: Metadata = { title: "Stop emails", robots: { index: false } };

export default async function UnsubscribeFollowPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={accountApiPaths.unsubscribeFollow}
      token={token}
      title="Stop these emails?"
      text="You no longer follow what the email was about, and get no more emails about it."
      button="Stop emails"
    />
  );
}
