import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

export const metadata: Metadata = { title: "Stop emails", robots: { index: false } };

export default async function StopCommentMailsPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={accountApiPaths.stopCommentMails}
      token={token}
      title="Stop these emails?"
      text="You get no more emails about these comments, or about any, as the link said."
      button="Stop emails"
    />
  );
}
